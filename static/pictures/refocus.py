r"""A camera's depth of field for a master that was rendered sharp from front to back: what stands farther than DISTANCE metres goes soft.

Leaves are flat blades, and behind an opening their edges were as hard as cut paper. Cycles' own lens would need ten times the samples to be clean; here
one sample a pixel says how far away it is, and the far part of MASTER is blurred by a disc that leaves out all that is near. RADIUS is in pixels of MASTER; a sixth argument says over how many metres it sets in.
Beside the scripts of the picture library, in a Blender whose Python has numpy and OpenCV (Debian's has):
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import thresholds" -P FOLDER/refocus.py -- threshold-marble 16 7 MASTER.jpg OUT.png
The masters now have, DISTANCE and RADIUS: threshold-marble 16 7, threshold-kitchen, threshold-refinishing, threshold-kota and threshold-katni 8 5.
"""
import os
import sys
import tempfile

import bpy
import cv2
import numpy as np

import denoise
import kit
import shots


def depth(name, w, h):
    """Metres from the camera to what each pixel shows."""
    kit.reset()
    shots.SHOTS[name]['build']()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.max_bounces = 1, False, 0
    scene.cycles.filter_width = .01
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = w, h, 100
    scene.view_layers[0].use_pass_z = True
    form = scene.render.image_settings
    form.file_format, form.exr_codec, form.color_depth = 'OPEN_EXR_MULTILAYER', 'NONE', '32'
    with tempfile.TemporaryDirectory() as folder:
        scene.render.filepath = os.path.join(folder, 'depth.exr')
        bpy.ops.render.render(write_still=True)
        return next(iter(denoise.read_exr(bpy.context.scene.render.filepath)['Depth'].values()))


def soften(image, metres, distance, radius, over=None):
    """The blur sets in over so many metres, by default a sixth of `distance`, and nothing near bleeds into it."""
    light = (image.astype(np.float32) / 255) ** 2.2
    far = np.clip((metres - distance) / (over or distance / 6), 0, 1)
    n = int(np.ceil(radius))
    y, x = np.mgrid[-n:n + 1, -n:n + 1]
    disc = np.clip(radius + .5 - np.hypot(x, y), 0, 1).astype(np.float32)
    disc /= disc.sum()
    weight = cv2.filter2D(far, -1, disc)
    blurred = cv2.filter2D(light * far[..., None], -1, disc) / np.maximum(weight, 1e-4)[..., None]
    share = cv2.GaussianBlur(far, (0, 0), .7)[..., None]
    out = light + (blurred - light) * np.where(weight[..., None] > .01, share, 0)
    return np.clip(out ** (1 / 2.2) * 255 + .5, 0, 255).astype(np.uint8)


name, distance, radius, source, out, *over = sys.argv[sys.argv.index('--') + 1:]
master = cv2.imread(source)
metres = depth(name, master.shape[1], master.shape[0])
cv2.imwrite(out, soften(master, np.where(metres > 0, metres, 1e6).astype(np.float32), float(distance), float(radius), *map(float, over)))
