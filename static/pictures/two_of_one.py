"""two_of_one.py A.exr B.exr SMALL.png LARGE.png [--gain 1.07 and other options of denoise.py]: both pictures that enlarge.py wants, of one large render.

SMALL is 1200 pixels wide. Its passes are those of the render made as small, so that each of its pixels has the samples of almost three, and its light
is smoothed over a wider piece of wall. Beside the scripts of the picture library, whose render.py leaves the passes in ART_CACHE.
"""
import sys

import cv2

import denoise

WIDTH = 1200
read = denoise.read_exr


def reduced(channel):
    return cv2.resize(channel, (WIDTH, round(channel.shape[0] * WIDTH / channel.shape[1])), interpolation=cv2.INTER_AREA)


def read_small(path):
    return {layer: {name: reduced(channel) for name, channel in channels.items()} for layer, channels in read(path).items()}


first, second, *out = sys.argv[1:5]
options = {key.lstrip('-'): float(value) for key, value in zip(sys.argv[5::2], sys.argv[6::2])}
for name, reader in zip(out, (read_small, read)):
    denoise.read_exr = reader
    denoise.save(denoise.process(first, second, **options), name)
