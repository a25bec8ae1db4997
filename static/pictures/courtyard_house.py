"""The picture `service-kota`: a house of the Deccan about its open court, floored in Kota stone.

Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import courtyard_house" -P render.py -- service-kota --out kota.png --force
"""
import kit as k
import rooms as r
from kit import plaster, teak, teak_h, walnut
from more_rooms import paint
from rooms import box, floor, pillar, slab, wall
from shots import level, shot
from stones import stone

HALF, FRONT, BACK, HIGH = 1.75, 1.9, 5.3, 3.05
OUT, NEAR, FAR = 4.4, -4.6, 7.9


def galleries(m, z=0.0):
    """The floor around the court."""
    floor(m, -OUT, OUT, NEAR, FRONT, z)
    floor(m, -OUT, OUT, BACK, FAR, z)
    for s in (-1, 1):
        floor(m, min(s * HALF, s * OUT), max(s * HALF, s * OUT), FRONT, BACK, z)


def tulsi(x, y, z):
    """On its pedestal in the middle of the court."""
    white = paint('lime', (.72, .66, .55))
    for side, low, high in ((.86, 0, .10), (.70, .10, .10), (.52, .20, .56), (.62, .76, .07)):
        box(x, y, z + low, side, side, high, white, .006)
    k.sheet([k.outline('pointed', 0, .20, .30, .001)], .02, paint('lamp niche', (.30, .12, .06)), k._wall_matrix(x, y - .262, z + .34, 'x'))
    for n in range(3):
        k.broadleaf(x + .07 * (n - 1), y + .05 * (n % 2), z + .80, .55 + .06 * n, 70, 4 + n, k.leaf('mid'), .11)


def court():
    edge, mid = slab('kota-blue', seed=3, rough=.12), (FRONT + BACK) / 2
    floor(stone('kota-blue', tile=(.45, .45), grout=.006, rough=.42, seed=9, tone=(.80, 1.05)), -HALF, HALF, FRONT, BACK, -.17)
    for s in (-1, 1):
        box(s * HALF, mid, -.20, .30, BACK - FRONT + .30, .215, edge, .008)
        box(0, mid + s * (BACK - FRONT) / 2, -.20, 2 * HALF + .30, .30, .2155, edge, .008)
    tulsi(0, mid, -.17)


def house(st='kota-blue', tile=(.6, .6), seed=4):
    galleries(stone(st, tile=tile, grout=.0035, rough=.035, seed=seed, tone=(.78, 1.14)))
    court()
    mid = (FRONT + BACK) / 2
    for s in (-1, 1):
        for y in (FRONT - .12, mid, BACK + .12):
            pillar(s * (HALF + .12), y, HIGH)
        box(s * (HALF + .12), mid, HIGH, .26, BACK - FRONT + .7, .26, teak(), .01)
        box(0, mid + s * ((BACK - FRONT) / 2 + .12), HIGH, 2 * HALF + .5, .26, .26, teak_h(), .01)
        box(s * (HALF + OUT) / 2 + s * .06, mid, HIGH + .30, OUT - HALF - .1, FAR - NEAR, .12, walnut())
    for y0, y1 in ((NEAR, FRONT - .1), (BACK + .1, FAR)):
        box(0, (y0 + y1) / 2, HIGH + .30, 2 * HALF + .2, y1 - y0, .12, walnut())
        for i in range(round((y1 - y0) / .62)):
            box(0, y0 + .3 + .62 * i, HIGH + .16, 2 * OUT, .09, .14, teak_h())
    lime, ochre = plaster('warm'), plaster('ochre')
    for s in (-1, 1):
        wall(s * (OUT + .15), (NEAR + FAR) / 2, FAR - NEAR, HIGH + .4, .3, lime, 'y', [('pointed', y, 1.0, 2.2, .62) for y in (-1.2, 2.0, 4.4)], trim=plaster('white'))
        box(s * (OUT - .008), (NEAR + FAR) / 2, 0, .016, FAR - NEAR, .11, slab(st))
        # above the eaves, where the sun lies on the upper storey
        box(s * (HALF + .05), mid, HIGH + .42, .2, BACK - FRONT + .4, 2.3, ochre)
    for s in (-1, 1):
        wall(0, mid + s * ((BACK - FRONT) / 2 + .12), 2 * HALF + .3, 2.3, .2, ochre, 'x', [('pointed', x, .8, 1.7, .45) for x in (-.95, .95)], HIGH + .42, plaster('white'))
    wall(0, FAR + .15, 2 * OUT + .6, HIGH + .4, .3, lime, 'x', [('pointed', 0, 1.42, 2.6, 0), *(('pointed', x, 1.05, 2.3, .62) for x in (-2.9, 2.9))], trim=plaster('white'))
    wall(0, NEAR - .15, 2 * OUT + .6, HIGH + .4, .3, lime, 'x')
    k.door(0, FAR + .16, 1.42, 2.6, 'x')
    for x in (-2.9, 2.9):
        k.jaali(x, FAR + .16, .60, 1.15, 1.75, 6, plaster('white'), 'x', .05)
        box(x, FAR + .62, .4, 1.6, .1, 2.3, plaster('clay'))
    k.swing(-3.05, 3.1, HIGH + .16, 80, 1.4)
    k.lounge_chair(3.15, 6.2, -150)
    k.urn(2.85, 1.5, 0, .9)
    k.potted_palm(-2.55, 6.8, 0, 1.35, 5, k.terracotta(), .25)
    k.potted_palm(3.75, 2.9, 0, 1.25, 7, k.terracotta(), .24)
    k.lantern(0, .2, HIGH + .16, .55, .8, 6, 6)
    k.area((0, -4.2, 2.6), (0, 2, .4), 3.0, 46, (1, .93, .82), 1.4)
    k.area((0, 6.6, 2.9), (0, 7.9, 1.2), 3.0, 30, (1, .92, .80), 1.0)
    for s in (-1, 1):
        k.garden(*sorted((s * 5.4, s * 9)), -4, 8, 6, ground=False, density=.8)
    k.sky(horizon=(.98, .92, .82), zenith=(.55, .68, .86), light=1.25, seen=1.1)
    k.sun(128, 57, 8.5, .5)


shot('service-kota', (2000, 1333), 'A house about an open court, its galleries floored in polished blue-grey Kota stone, teak pillars around a tulsi plant on its pedestal, sun across the floor.',
     house, level(-.55, -3.5, 1.38, .15, 5, 25, -.10), ev=.12, spp=10)
