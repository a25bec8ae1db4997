r"""joints.py SHOT MASK.png: where a camera of `pairs.py` sees the joints of its floor, each pixel as white as the part of it that they fill.

Polishing leaves the joints, refilled in the colour of the stone; rendered so they are gone at a phone's width, and strangers read one poured sheet. So a
darker tone is laid over them in the picture, on the grid of the worn floor, half as much where the floor mirrors a window or lies in the sun. Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import pairs" -P FOLDER/joints.py -- after-1 mask.png
  convert rendered.jpg \( mask.png -flop -gamma 1.6 \( rendered.jpg -colorspace Gray -negate +level 45,100% \) -compose Multiply -composite -negate +level 46,100% \) -compose Multiply -composite -quality 92 -sampling-factor 4:4:4 -strip after-1.jpg
The sixth is not mirrored (no `-flop`) and has dark joints already (`+level 64,100%`); the second, whose chips hide a line, has `+level 40,100%`.
"""
import sys

import bpy

import kit
import rooms
import shots
import stones
from textures import lines

WIDE = .003
name, out = sys.argv[-2:]


def shown(colour):
    m = bpy.data.materials.new('shown')
    m.use_nodes = True
    g = stones.Graph(m.node_tree)
    light = g.N.new('ShaderNodeEmission')
    g.put(colour(g) if callable(colour) else colour, light.inputs['Color'])
    g.L.new(light.outputs[0], g.N['Material Output'].inputs['Surface'])
    return m


def jointed(stone, tile=(.9, .9), plane='xy', **kw):
    def grid(g):
        at = g.N.new('ShaderNodeTexCoord').outputs['Object']
        return g.math('LESS_THAN', g.math('MINIMUM', *(lines(g, at, pitch, 0, 0)[axis][0] for axis, pitch in enumerate(tile))), WIDE / 2)

    return shown(grid if tile and plane == 'xy' else (0, 0, 0))


rooms.stone = jointed
kit.reset()
shots.SHOTS[name]['build']()
scene, black = bpy.context.scene, shown((0, 0, 0))
for o in scene.objects:
    for slot in o.material_slots:
        if slot.material and not slot.material.name.startswith('shown'):
            slot.material = black
scene.world = None
scene.render.engine, scene.cycles.samples, scene.cycles.use_denoising, scene.cycles.max_bounces = 'CYCLES', 32, False, 0
scene.render.resolution_x, scene.render.resolution_y = shots.SHOTS[name]['size']
scene.view_settings.view_transform, scene.render.filepath = 'Raw', out
scene.render.image_settings.file_format, scene.render.image_settings.color_mode, scene.render.image_settings.color_depth = 'PNG', 'BW', '16'
bpy.ops.render.render(write_still=True)
