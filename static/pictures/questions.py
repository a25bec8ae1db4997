r"""The picture `still-questions`: a loupe on the chips of a terrazzo, and pieces of other stones to ask it about.

Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import questions" -P render.py -- still-questions --out questions.png --force
"""
import math

import bpy

import kit as k
import rooms as r
from close_ups import polished
from shots import shot
from still_lifes import light, pencil


def loupe(st, x, y, rot, rad):
    """A ring of brass on a handle of teak. What it shows is the same stone laid larger: light that is bent has too much noise."""
    with k.at(x, y, 0, rot):
        k.cyl(0, 0, .0002, rad, .004, polished(st, .02, tile=None, seed=11, scale=.55), 96)
        k.tube([(rad * 1.05 * math.cos(a), rad * 1.05 * math.sin(a), .007) for a in (2 * math.pi * j / 96 for j in range(96))], .0064, k.brass(), cyclic=True, res=6)
        k.tube([(rad * 1.10, 0, .009), (rad * 1.10 + .022, 0, .010)], .0048, k.brass(), res=5)
        k.tube([(rad * 1.10 + .020, 0, .0105), (rad * 1.10 + .13, 0, .0115)], .0095, k.teak_h(), res=6)


def offcut(name, x, y, rot, wide, deep, high, seed):
    with k.at(x, y, 0, rot):
        k.box(0, 0, 0, wide, deep, high, polished(name, .03, tile=None, seed=seed, scale=.5), .0012)


def asked(st='terrazzo-white'):
    r.studio('botticino', tint='clay')
    bpy.data.objects.remove(next(o for o in bpy.data.objects if o.name.startswith('plane')))
    k.mesh('floor', [(-4.2, -3.2, 0), (4.2, -3.2, 0), (4.2, 6.2, 0), (-4.2, 6.2, 0)], [(0, 1, 2, 3)], polished(st, .02, tile=None, seed=3))
    light(64, 24)
    loupe(st, -.02, .0, -52, .085)
    for n, (name, x, y, rot, wide, deep) in enumerate((('udaipur-green', -.19, .15, 14, .13, .13), ('tan-brown', -.015, .235, -7, .12, .15), ('kota-blue', .165, .17, 22, .13, .12), ('portoro', -.25, -.06, -20, .10, .13), ('jaisalmer-yellow', .235, -.01, 8, .10, .14))):
        offcut(name, x, y, rot, wide, deep, .018, n)
    pencil(-.17, -.165, .0045, -10)


shot('still-questions', (1400, 1400), 'A loupe enlarges the chips of a white terrazzo, around it polished pieces of five other stones and a pencil.',
     asked, ((.0, -.56, .56), (.0, .03, .01), 42), ev=.35, warm=.25, spp=12)
