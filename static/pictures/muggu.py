"""A muggu, a kolam in rice flour, before an open door, beside the ways to reach us.

Beside the scripts of the picture library and `denoise.py`:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import muggu" -P render.py -- muggu --width 1200 --spp 16 --out muggu.png --force
"""
import math

import kit as k
import rooms as r
import shots
from in_use import garlanded_door
from kit import ball, box, cyl, mat, plaster, teak, tube
from pooja_lamps import lamp

DOTS = 4, 5          # no divisor in common: one line goes around all of them


def line(step, x0, y0):
    """One closed line around a grid of dots: a ball on a table, its turns rounded, as a muggu is drawn."""
    flour = mat('rice flour', (.86, .85, .80), .95)
    p, q = DOTS

    def wave(t):
        return math.asin(.965 * math.sin(t)) / math.asin(.965)

    n = 1400
    points = []
    for i in range(n + 1):
        t = 2 * math.pi * i / n
        points.append((x0 + step * p * wave(q * t + math.pi / (2 * p) - math.pi / 2), y0 + step * q * wave(p * t - math.pi / 2), .004))
    strewn = tube(points, .010, flour, res=2)
    strewn.scale.z = .12
    for i in range(p):
        for j in range(q):
            cyl(x0 + step * (2 * i - p + 1), y0 + step * (2 * j - q + 1), 0, .017, .002, flour)


def blossom(x, y, q, colour):
    """A marigold, laid on its back."""
    for ring, (n, away, up) in enumerate(((11, .9, .25), (8, .6, .5), (5, .3, .7))):
        for i in range(n):
            a = 2 * math.pi * (i + .5 * ring) / n
            ball(x + q * away * math.cos(a), y + q * away * math.sin(a), q * up, q * .34, colour)


def threshold():
    r.floor('absolute-black', -6, 6, -6, 1.35, tile=(1.2, .8), seed=4, rough=.05, origin=(.6, .35))
    r.floor('makrana', -5, 5, 1.35, 8, tile=(.9, .9), seed=8, rough=.025, origin=(.45, 0))
    k.wall(0, 1.35, 12, 4, .3, plaster('ochre'), 'x', [('rect', 0, 1.9, 2.5, .001)])
    garlanded_door(1.42, 74)
    box(0, 1.28, 0, 1.9, .20, .035, r.slab('makrana', seed=5, rough=.06), .006)
    # The hall: an urn on a chest below a picture, and light from its ceiling.
    k.wall(0, 6.2, 12, 4, .3, plaster('white'), 'x')
    k.wall(-2.9, 4.4, 6, 4, .3, plaster('white'), 'y')
    k.wall(2.9, 4.4, 6, 4, .3, plaster('white'), 'y')
    box(0, 4, 3.6, 8, 6, .2, plaster('white'))
    box(0, 5.75, 0, 1.5, .4, .74, teak(), .01)
    k.urn(0, 5.75, .74, .6)
    k.frame(0, 6.02, 1.75, 1.1, .8, 'x', (.30, .16, .08), (.60, .42, .20), 3)
    k.area((0, 3.6, 3.3), (0, 4.6, 0), 1.8, 150, (1, .86, .66))
    k.potted_palm(-1.72, .80, 0, 1.35, 9, k.terracotta(), .26)
    k.potted_palm(1.78, .84, 0, 1.25, 4, k.terracotta(), .26)
    line(.112, 0, -.22)
    for s in (-1, 1):
        lamp(s * .66, .92, glow=14, power=.4)
        for j, y in enumerate((-.62, .28)):
            blossom(s * .62, y, .05, mat('marigold', (.75, .26, .015), .8) if (j + s) % 2 else mat('marigold2', (.80, .42, .02), .8))
    k.sky(light=1.0, seen=1.2)
    k.sun(236, 26, 6.0, .6)
    k.area((-2.2, -3.4, 2.6), (0, 0, .2), 2.0, 60, (1, .93, .84))


shots.shot('muggu', (1200, 900), '', threshold, ((.0, -2.85, 1.55), (.0, .62, .70), 24), ev=-.4, spp=14)
