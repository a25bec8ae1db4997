"""Rooms that the scripts of the picture library do not have: the living room and the showroom of the gallery, and the verandah and the stair hall of `pairs.py`.

Most of their light comes straight from wide lamps that nothing shows, little of it from floor to wall: of what bounces few samples leave clouds on walls.
Those of the gallery beside the scripts of the library at 2000 pixels, `gallery-01` with 8 samples and `denoise.py`, then darkened (`convert -gamma .88 -modulate 100,88`), `gallery-12` with 9:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import more_rooms" -P render.py -- gallery-01 --width 2000 --out large.png --force
"""
import bpy

import kit as k
import rooms as r
from garden import hedge
from rooms import black, box, brass, floor, mullions, shell, slab, teak, teak_h, window_light
from shots import GAL, level, shot

LAMP = (1, .72, .44)


def paint(name, colour):
    """Smooth, hardly uneven."""
    return k.noisy('paint ' + name, tuple(.985 * c for c in colour), tuple(1.015 * c for c in colour), scale=(.7, .7, .7), detail=2, rough=.9, spec=.1)


def dusk(light, seen):
    """From the last of the sun behind the garden up to the night."""
    k.sky((1.0, .47, .20), (.36, .28, .44), light, seen)
    ramp = next(n for n in bpy.context.scene.world.node_tree.nodes if n.type == 'VALTORGB').color_ramp
    ramp.elements[1].position = .25
    ramp.elements.new(.08).color = (.86, .46, .30, 1)
    ramp.elements.new(.16).color = (.40, .34, .46, 1)


def unmirrored():
    """Lamps out of sight leave no spot on the floor."""
    for o in bpy.context.scene.objects:
        if any(m and m.name.startswith('glow') for m in getattr(o.data, 'materials', ())):
            o.visible_glossy = False


def living(st, seed=7):
    """At dusk: three arches onto a garden, a lamp between two of them, all of it upside down in the floor."""
    wall, frame = paint('sand', (.60, .47, .34)), paint('cream', (.70, .60, .47))
    floor(st, -8, 8, -5, 8.5, z=.002, tile=(1.2, 1.2), seed=seed, rough=.010, coat=.5)
    shell(-3.8, 3.8, -4.6, 5.6, 3.7, wall, B=[('pointed', x, 1.75, 2.95, .001) for x in (-2.5, 0, 2.5)], ceil=k.walnut(), t=.45, trim=frame)
    k.beams(7.6, -4.6, 5.6, 3.7, 8, teak_h())
    hedge(-8, 8, 8.4, 1.25, seed=5, palms=6)
    dusk(.18, .32)
    k.area((0, 7.0, 3.4), (0, 8.8, .5), 9, 190, (.92, .90, .95), .8, spread=100)
    bottle = k.noisy('bottle cloth', (.030, .085, .062), (.044, .112, .084), (90, 90, 90), 3, .95, spec=.1)
    k.sofa(-2.75, 3.0, 72, 2.1, bottle)
    k.round_table(-1.45, 2.4, .46, .36, k.walnut())
    k.bowl(-1.55, 2.45, .36, .15)
    k.books(-1.28, 2.26, .36, 2)
    k.lounge_chair(2.8, 1.9, -62)
    k.floor_lamp(-1.25, 4.9, 1.6, 4, 24)
    k.potted_palm(3.3, 4.95, 0, 1.35, 3, brass(), .25)
    for x in (-1.25, 1.25):
        k.area((x, 4.75, 3.45), (x, 5.6, .4), .14, 10, LAMP, spread=90)
    k.area((0, -4.0, 3.3), (0, 3.2, .5), 3.4, 130, (1, .80, .60), 1.2)


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


def stairs(st, tile=(.9, .9), seed=4, **kw):
    """A hall with a stair of its own stone on the left and two tall windows on the right."""
    wall, frame = paint('sand light', (.66, .55, .42)), paint('white', (.78, .75, .69))
    floor(st, -5, 5, -5, 6.4, tile=tile, seed=seed, **kw)
    tall = [('pointed', x, 1.3, 3.25, .22) for x in (1.05, 3.0)]
    shell(-4.6, 4.2, -4.6, 5.6, 4.8, wall, B=tall, R=[('pointed', y, 1.3, 3.25, .22) for y in (-.6, 2.2)], t=.35, trim=frame)
    for _, x, w, h, sill in tall:
        mullions('B', x, 5.82, w, h, sill, 2, 3, teak(), .04)
        window_light('B', x, 6.0, 1.7, 1.2, 2.9, 40, (.97, .98, 1))
    for y in (-.6, 2.2):
        mullions('R', 4.42, y, 1.3, 3.25, .22, 2, 3, teak(), .04)
        window_light('R', 4.5, y, 1.7, 1.2, 2.9, 55, (.97, .98, 1))
    tread = slab(st, seed=seed, rough=.03)
    going, rise, x0, y0, y1 = .30, .165, -.35, 4.1, 5.6
    for i in range(14):
        x = x0 - going * (i + .5)
        box(x, (y0 + y1) / 2, 0, going + .002, y1 - y0, rise * (i + 1) - .03, frame)
        box(x + .014, (y0 + y1) / 2 - .012, rise * (i + 1) - .03, going + .03, y1 - y0 + .03, .03, tread, .005)
        for q in (-.07, .08):
            k.tube([(x + q, y0 + .08, rise * (i + 1)), (x + q, y0 + .08, rise * (i + 1.5) + .86 - q * rise / going)], .008, black())
    k.tube([(x0 - going * (i + .5), y0 + .08, rise * (i + 1.5) + .86) for i in range(-1, 14)], .024, brass())
    box(x0 + .10, y0 + .08, 0, .09, .09, .98, teak(), .01)
    k.ball(x0 + .10, y0 + .08, .97, .055, brass())
    k.potted_palm(2.02, 5.2, 0, 1.25, 5, brass(), .22)
    k.table(-2.2, 3.86, 1.4, .36, .80, teak_h(), teak(), .04)
    k.vase(-2.55, 3.86, .80, .30, k.mat('celadon', (.28, .38, .32), .15))
    k.bowl(-1.85, 3.86, .80, .15)
    hedge(-4, 9, 8.8, 1.35, seed=9, palms=5)
    k.area((2.4, 6.5, 5.4), (2.4, 9.0, .5), 8, 620, (1, .96, .86), 1.0)
    k.sky(light=.3, seen=1.2)
    k.area((-.5, -4.0, 4.4), (0, 3, .6), 3.2, 150, (1, .93, .84), 1.6)


shot('gallery-01', GAL, 'Living room with a polished Black Galaxy granite floor.', living, level(.12, -3.3, 1.12, 0, 6, 26, -.10), gain=5.4, spp=10, st='black-galaxy')
shot('gallery-12', GAL, 'Stone showroom with a polished P White granite floor and slabs on display.', showroom, level(.1, -2.7, 1.0, .06, 6, 28, -.09), ev=.12, gain=1.07, spp=8, st='p-white')
