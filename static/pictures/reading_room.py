"""The reading room of `service-katni`, the one room that the scripts of the picture library do not have.

Beside those scripts, once with 26 samples at 1200 pixels and once with 8 at 2000, for enlarge.py:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import reading_room" -P render.py -- service-katni --spp 26 --out small.png --force
"""
import random

import kit as k
import shots
from rooms import black, box, brass, floor, plaster, shell, slab, mullions, teak, teak_h, window_light


def reading(st, tile=(.9, .6), seed=11, **kw):
    """Reading room: three round arches onto the garden at the back, tall windows on the right, shelves on the left."""
    floor(st, -4.2, 4.2, -5, 6.6, tile=tile, seed=seed, rough=.035, **kw)
    P = {'L': plaster('sage'), 'R': plaster('white'), 'B': plaster('white'), 'F': plaster('warm')}
    shell(-3.6, 3.6, -4.6, 5.8, 3.6, P, R=[('round', y, 1.3, 2.9, .35) for y in (-1.4, .9, 3.2)],
          B=[('round', x, 1.7, 2.85, 0) for x in (-2.15, 0, 2.15)], t=.35, trim=plaster('warm'))
    for y in (-1.4, .9, 3.2):
        mullions('R', 3.78, y, 1.3, 2.9, .35, 2, 4, teak(), .035)
        window_light('R', 3.9, y, 1.7, 1.2, 2.4, 24)
    for x in (-2.15, 0, 2.15):
        window_light('B', x, 6.2, 1.5, 1.5, 2.6, 22, (1, .95, .86))
    # shelves of teak against the left wall
    for z in (.10, .62, 1.10, 1.58, 2.06, 2.54):
        box(-3.40, 2.4, z, .36, 3.6, .04, teak_h(), .004)
    for y in (.62, 1.80, 3.00, 4.18):
        box(-3.40, y, 0, .36, .05, 2.58, teak(), .004)
    inks = [k.mat('book %d' % i, c, .7) for i, c in enumerate(((.36, .10, .05), (.10, .17, .16), (.55, .42, .22), (.16, .09, .05), (.60, .55, .45), (.08, .11, .20)))]
    rnd = random.Random(4)
    for z in (.14, .66, 1.14, 1.62, 2.10):
        y = .72
        while y < 4.05:
            if min(abs(y - p) for p in (1.80, 3.00)) < .06 or rnd.random() < .10:
                y += .12
                continue
            w = rnd.uniform(.025, .055)
            box(-3.38, y, z, rnd.uniform(.17, .22), w, rnd.uniform(.24, .36), inks[rnd.randrange(6)], .003)
            y += w + .004
    k.vase(-3.40, 4.0, 2.58, .26)
    k.urn(-3.40, 1.2, 2.58, .5)
    k.sofa(.2, 4.75, 0, 2.1, k.rust())
    k.lounge_chair(-2.1, 3.2, 62)
    k.round_table(-.1, 3.2, .46, .36, slab('abu-black'), brass())
    k.bowl(.05, 3.25, .36, .15)
    k.books(-.3, 3.1, .36, 3)
    k.floor_lamp(-2.75, 4.75, 1.55, 1.4, 7)
    k.potted_palm(3.0, 5.2, 0, 1.7, 7, k.terracotta(), .26)
    k.potted_leaf(-3.0, 5.35, 0, .9, 6, brass(), .19, .26)
    k.table(3.28, -.2, .42, 1.5, .74, teak_h(), teak(), .04)
    k.lantern(0, 2.4, 3.6, .9, 1.15, 6, 14)
    k.beams(7.4, -4.6, 5.8, 3.6, 8, teak_h())
    k.garden(-7, 7, 8.6, 14, 8, density=.9, height=1.0)
    k.garden(5.4, 11, -5, 9, 6, density=.7)
    k.sky(light=1.0, seen=1.2)
    k.sun(28, 34, 7.5, .5)


shots.shot('service-katni', shots.SERV, 'A reading room with a polished beige-brown Katni marble floor.', reading,
           shots.level(.75, -3.1, 1.35, -.15, 5, 24, -.085), ev=.12, st='katni-beige', tone=(.88, 1.08))
