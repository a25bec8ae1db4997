"""Rooms that the scripts of the picture library do not have: the showroom of the gallery, and the verandah of `pairs.py`.

Most of their light comes straight from wide lamps that nothing shows, little of it from floor to wall: of what bounces few samples leave clouds on walls.
Those of the gallery beside the scripts of the library at 2000 pixels, with 8 samples (`gallery-01`: 10), then two_of_one.py and enlarge.py:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import more_rooms" -P render.py -- gallery-12 --width 2000 --out large.png --force
"""
import bpy

import kit as k
import rooms as r
from garden import hedge
from rooms import black, box, brass, floor, mullions, shell, teak_h, window_light
from shots import GAL, level, shot


def paint(name, colour):
    """Smooth, hardly uneven."""
    return k.noisy('paint ' + name, tuple(.985 * c for c in colour), tuple(1.015 * c for c in colour), scale=(.7, .7, .7), detail=2, rough=.9, spec=.1)


def unmirrored():
    """Lamps out of sight leave no spot on the floor."""
    for o in bpy.context.scene.objects:
        if any(m and m.name.startswith('glow') for m in getattr(o.data, 'materials', ())):
            o.visible_glossy = False


def showroom(st, seed=3):
    """By day: four slabs before a pale wall, the floor free for what it mirrors, the sun of windows on its left."""
    white, back = paint('white', (.76, .73, .67)), paint('cream', (.76, .69, .58))
    floor(st, -5.2, 5.2, -5, 8, tile=(1.2, 1.2), seed=seed, rough=.008, coat=1.0)
    sides = [('rect', y, 1.9, 3.5, .3) for y in (-2.4, .3, 3.0)]
    shell(-4.6, 4.6, -4.6, 7, 4.3, {'L': white, 'R': white, 'B': back, 'F': white}, L=sides, ceil=paint('ceiling', (.70, .68, .63)), t=.35)
    for _, y, w, h, sill in sides:
        mullions('L', -4.78, y, w, h, sill, 2, 3, black(), .035)
        window_light('L', -4.9, y, 1.95, w, h - sill, 34, (.95, .97, 1))
    for i, name in enumerate(('tan-brown', 'paradiso', 'black-galaxy', 'hassan-green')):
        x = -3.0 + 1.92 * i
        box(x, 6.52, .13, 1.74, .03, 2.8, r.stone(name, tile=None, plane='xz', seed=i + 2, rough=.02), .003, tilt=('X', -6))
        box(x, 6.58, 0, 1.68, .36, .13, teak_h(), .004)
    k.area((0, 5.7, 4.1), (0, 6.75, 1.0), 7.2, 420, (1, .86, .68), .15, spread=120)
    k.potted_palm(4.05, 5.9, 0, 1.5, 5, k.terracotta(), .28)
    hedge(-9.4, -8.4, 3, 2.2)
    k.sky(light=.25, seen=1.3)
    k.sun(166, 40, 5.5, .5)
    k.area((.8, -4.2, 4.0), (.5, 4, .8), 3.6, 40, (1, .95, .88), 1.4)


def verandah(**opt):
    """The library's when the sun is low: it comes over the garden wall, lies on the house and leaves the floor in the shade."""
    for name, c in (('warm', (.72, .62, .49)), ('white', (.77, .73, .67))):
        k._mats['plaster ' + name] = paint(name, c)
    r.verandah(plants=False, seat=None, **opt)
    bpy.data.objects.remove(bpy.data.objects['sun'])
    unmirrored()
    k.sun(205, 15, 4.2, .5, (1, .72, .46))
    k.area((.2, 2.4, 3.2), (.2, 5.2, 0), 3.0, 100, (1, .96, .90), 3.0)
    k.potted_palm(2.3, 7.2, 0, 1.3, 5, brass(), .24)


shot('gallery-12', GAL, 'Stone showroom with a polished P White granite floor and slabs on display.', showroom, level(.1, -2.7, 1.0, .06, 6, 28, -.09), ev=.12, gain=1.07, spp=8, st='p-white')
