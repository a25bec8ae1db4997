"""Views of the library's rooms that differ from its own: another camera where the page lays the room already, the stair of an article, the kitchen with painted doors, a dining room
without the mirrored bulbs of its lamps, two white dots on a dark floor. And two of the gallery: the green verandah, its tiles to be seen (without joints strangers took it for
flooded), and the pooja room, its niche dimmed until the screen is seen.

Beside the scripts of the picture library, once with 26 samples at 1200 pixels and once with 8 at 2000, for enlarge.py:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import service_views" -P render.py -- service-marble --spp 26 --out small.png --force
"""
import math

import bpy

import kit as k
import rooms as r
from more_rooms import paint
from shots import GAL, SERV, level, shot


def dining(**opt):
    r.dining(**opt)
    for o in bpy.context.scene.objects:
        if any(m and m.name.startswith('glow bulb') for m in getattr(o.data, 'materials', ())):
            o.visible_glossy = False


def panelled(x0, x1, y, h, m, d=.58, n=4):
    """The library's cupboards, their doors framed."""
    flat(x0, x1, y, h, m, d, n)
    w = (x1 - x0) / n
    front, low, high, rail = y - d / 2 - .025, .11, h - .135, .062
    for i in range(n):
        x = x0 + w * (i + .5)
        for s in (-1, 1):
            r.box(x + s * (w - .012 - rail) / 2, front, low, rail, .010, high, m, .002)
            r.box(x, front, low + (high - rail if s > 0 else 0), w - .012 - 2 * rail, .010, rail, m, .002)


def kitchen(**opt):
    k._mats['plaster warm'] = paint('warm', (.70, .61, .49))
    r.cabinets = panelled
    try:
        r.kitchen(paint_cab=k.mat('cupboard', (.040, .112, .080), .36), **opt)
    finally:
        r.cabinets = flat
    k.area((-1.6, .2, 2.5), (.3, 3, .5), 1.6, 34, (1, .95, .88))
    k.lathe(-1.62, 3.33, .90, [(.001, 0), (.105, 0), (.118, .012), (.128, .10), (.122, .165), (.130, .172), (.126, .176), (.112, .165), (.001, .16)], k.mat('copper', (.72, .30, .14), .18, 1.0), 64)


def pooja(**opt):
    """The library's, its screen as wide as the niche, its bells hung inside that, its marigolds one string."""
    ball, tube, lathe, jaali = k.ball, k.tube, k.lathe, r.jaali
    k.ball = lambda x, y, *rest: None if y == 3.56 else ball(x, y, *rest)
    k.tube = lambda path, *rest, **more: tube([(x, 3.72, z + .3 * (n == 0)) for n, (x, _, z) in enumerate(path)], *rest, **more)
    k.lathe = lambda x, y, *rest: lathe(x, 3.72 if y == 3.42 else y, *rest)
    r.jaali = lambda x, y, z, w, h, cells, *rest: jaali(x, y, *((.45, 2.1, 2.5, 12) if y == 4.02 else (z, w, h, cells)), *rest)
    try:
        r.pooja(**opt)
    finally:
        k.ball, k.tube, k.lathe, r.jaali = ball, tube, lathe, jaali
    for o in bpy.context.scene.objects:
        if o.type == 'LIGHT' and o.location.y > 3.7 and abs(o.location.x) < .1:
            o.data.energy *= .4
    r.box(0, 3.82, .425, 2.0, .56, .03, r.slab(opt['st'], seed=2, rough=.025))
    string = [(-.98, .62 + .042 * n) for n in range(40)]
    string += [(-.98 * math.cos(a), 2.30 + .72 * math.sin(a)) for a in (math.pi * n / 66 for n in range(67))]
    string += [(.98, z) for _, z in reversed(string[:40])]
    flowers = [k.mat('marigold', (.75, .26, .015), .8), k.mat('marigold2', (.80, .42, .02), .8)]
    for n, (x, z) in enumerate(string):
        k.ball(x + .012 * math.sin(2.3 * n), 3.55, z, .036, flowers[n // 4 % 2])


def jaali_room(**opt):
    """The library's behind a finer screen."""
    jaali = r.jaali
    r.jaali = lambda x, y, z, w, h, cells, *rest: jaali(x, y, z, w, h, 22, *rest)
    try:
        r.jaali_room(**opt)
    finally:
        r.jaali = jaali


flat = r.cabinets
shot('service-kitchen', SERV, 'A kitchen with a polished marble counter and backsplash, green cupboards, a brass tap and a window onto a garden.',
     kitchen, level(.42, .85, 1.60, -.30, 3.6, 26, -.155), ev=.45, st='calacatta', seed=5, island=False)
shot('kota-stair', SERV, 'A stair of polished blue-grey Kota stone with a brass rail and a teak newel post, sun on the floor below it.',
     r.stairs, level(-2.4, -.4, 1.5, -.2, 3.9, 26, -.03), st='kota-blue')
shot('service-marble', SERV, 'A room floored in polished white Makrana marble, sun through a stone screen laid across it in stars.',
     jaali_room, level(-.9, -3.6, 1.35, -.1, 4.5, 26, -.085), ev=.2, st='makrana')
shot('service-granite', SERV, 'A dining room with a polished Steel Grey granite floor and light from arched windows.',
     dining, level(-.6, -2.7, 1.30, .25, 4, 26, -.085), st='steel-grey')
shot('gallery-08', GAL, 'Verandah with a polished Hassan Green granite floor, teak pillars and potted plants.',
     r.verandah, level(.5, -4.2, 1.35, -.15, 5, 24, -.07), ev=.12, st='hassan-green', tile=(.6, .6), tone=(.75, 1.3), grout=.004, joint=(.30, .31, .28), rough=.08, spec=.4, wall_tint='warm', seat='chairs', sun_az=148)
shot('gallery-06', GAL, 'Pooja room with Imperial Red granite steps, brass lamps and marigold garlands.', pooja, level(.0, -2.3, 1.30, 0, 3, 31, -.05), ev=-.3, key=.15, spp=24, st='imperial-red')
