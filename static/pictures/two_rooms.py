r"""Two rooms that the scripts of the picture library do not have: a bath for Italian marble, and a bedroom for a floor that is refinished.

The hall stood on both their pages as well as on home and on the marble page. `room_stones.py` lays them in ten stones each.
"""
from mathutils import Matrix

import kit as k
from garden import hedge
from more_rooms import paint, unmirrored
from rooms import box, brass, floor, mullions, shell, teak, teak_h, window_light


def tub(x, y, m):
    """Oval, free of all walls, 1.8 m long."""
    profile = [(.001, 0), (.29, 0), (.315, .02), (.345, .16), (.375, .34), (.41, .52), (.445, .60), (.455, .615), (.445, .625), (.425, .61), (.39, .52), (.35, .34), (.31, .17), (.24, .11), (.001, .10)]
    o = k.lathe(0, 0, 0, profile, m, 96)
    o.matrix_world = Matrix.Translation((x, y, 0)) @ Matrix.Diagonal((2.0, 1.0, 1.0, 1.0))


def bath(st, tile=(1.2, 1.2), seed=5, **kw):
    """A tub before a tall arch onto a hedge, the sun of two windows on the left."""
    wall, frame = paint('clay rose', (.56, .40, .30)), paint('white', (.78, .75, .69))
    floor(st, -3.4, 3.4, -5, 5.6, tile=tile, seed=seed, rough=.02, **kw)
    sides = [('pointed', y, 1.15, 2.75, .25) for y in (-1.5, .7, 2.9)]
    shell(-2.9, 2.9, -4.6, 4.9, 3.5, {'L': wall, 'R': wall, 'B': wall, 'F': wall}, L=sides, B=[('pointed', .1, 2.1, 3.0, .001)], ceil=frame, t=.35, trim=frame)
    for _, y, w, h, sill in sides:
        mullions('L', -3.08, y, w, h, sill, 2, 3, teak(), .04)
        window_light('L', -3.2, y, 1.6, 1.1, 2.4, 20)
    mullions('B', .1, 5.08, 2.1, 3.0, .001, 3, 3, teak(), .04)
    window_light('B', .1, 5.4, 1.6, 1.9, 2.8, 40)
    tub(.05, 3.2, k.ceramic())
    # its tap stands beside it
    k.tube([(1.14, 3.42, 0), (1.14, 3.42, .92), (1.10, 3.40, 1.0), (1.02, 3.37, 1.03), (.86, 3.32, 1.0), (.82, 3.31, .92)], .017, brass(), True)
    k.tube([(1.14, 3.42, .80), (1.06, 3.28, .80)], .012, brass())
    k.tube([(1.06, 3.28, .80), (1.06, 3.28, .98)], .018, brass())
    k.lathe(1.14, 3.42, 0, [(.06, 0), (.06, .012), (.02, .014)], brass(), 32)
    # a stool with towels and a brass pail
    with k.at(-1.35, 2.75, 0, 14):
        box(0, 0, .42, .44, .32, .04, teak_h(), .01)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.tube([(sx * .17, sy * .11, .42), (sx * .20, sy * .13, 0)], .018, teak())
        for i, c in enumerate(((.66, .60, .50), (.40, .17, .09), (.68, .63, .54))):
            box(0, 0, .46 + .06 * i, .34, .24, .058, k.mat('towel %d' % i, c, .95), .025)
    k.lathe(-1.05, 2.28, 0, [(.001, 0), (.10, 0), (.115, .02), (.135, .22), (.142, .225), (.136, .23), (.11, .03), (.001, .02)], brass(), 48)
    k.potted_palm(2.0, 4.45, 0, 1.45, 3, k.terracotta(), .26)
    # a basin on a console at the right wall, a mirror above it
    with k.at(2.66, 2.9, 0, 0):
        box(0, 0, .80, .48, 1.5, .045, k.walnut(), .006)
        for y in (-.66, .66):
            box(0, y, 0, .40, .06, .80, k.walnut(), .006)
    k.lathe(2.62, 2.9, .845, [(.12, 0), (.16, .01), (.20, .10), (.205, .13), (.192, .13), (.17, .05), (.10, .018), (.001, .015)], k.ceramic(), 64)
    k.vase(2.64, 2.38, .845, .26, k.mat('celadon', (.28, .38, .32), .15))
    o = k.lathe(0, 0, 0, [(.001, 0), (.44, 0), (.44, .012), (.001, .012)], k.mirror(), 72)
    o.matrix_world = Matrix.Translation((2.885, 2.9, 1.62)) @ Matrix.Rotation(-1.5708, 4, 'Y')
    o = k.lathe(0, 0, 0, [(.44, -.01), (.47, -.01), (.47, .02), (.44, .02)], brass(), 72)
    o.matrix_world = Matrix.Translation((2.885, 2.9, 1.62)) @ Matrix.Rotation(-1.5708, 4, 'Y')
    k.lantern(0, 1.4, 3.5, .62, .8, 5, 8)
    hedge(-5, 5, 7.6, 1.5, seed=4, palms=4)
    k.area((.1, 5.9, 4.4), (.1, 7.8, .5), 6, 420, (1, .96, .86), 1.0)
    k.garden(-9, -4.6, -3, 7, 6, density=.9)
    k.sky(light=.8, seen=1.2)
    k.sun(152, 36, 7.0, .5)
    k.area((.2, -3.6, 3.2), (.1, 3, .7), 2.6, 34, (1, .94, .86), 1.2)
    unmirrored()


def bedroom(st, tile=(.9, .9), seed=6, **kw):
    """A teak bed with four posts beside tall windows, the floor before it bare."""
    wall, frame = paint('sage dust', (.36, .40, .33)), paint('white', (.78, .75, .69))
    floor(st, -4, 4, -5, 6.2, tile=tile, seed=seed, rough=.025, **kw)
    tall = [('pointed', y, 1.3, 2.95, .12) for y in (-1.3, 1.1, 3.5)]
    shell(-3.3, 3.3, -4.6, 5.6, 3.7, {'L': frame, 'R': wall, 'B': wall, 'F': frame}, L=tall, B=[('pointed', -1.7, 1.4, 2.95, .12)], ceil=frame, t=.35, trim=frame)
    for _, y, w, h, sill in tall:
        mullions('L', -3.5, y, w, h, sill, 2, 3, teak(), .04)
        window_light('L', -3.6, y, 1.6, 1.2, 2.6, 22)
    mullions('B', -1.7, 5.8, 1.4, 2.95, .12, 2, 3, teak(), .04)
    window_light('B', -1.7, 6.0, 1.6, 1.3, 2.6, 24)
    linen, cover = k.linen(), k.mat('cover', (.40, .13, .07), .95)
    with k.at(1.15, 4.2, 0, 0):
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.lathe(sx * .95, sy * 1.05, 0, [(.05, 0), (.055, .10), (.04, .18), (.05, .36), (.035, .44), (.045, .9), (.028, 1.1), (.034, 1.8), (.05, 1.86), (.02, 1.95), (.001, 2.0)], teak(), 24)
            k.tube([(sx * .95, -1.05, 1.82), (sx * .95, 1.05, 1.82)], .018, teak())
        for sy in (-1, 1):
            k.tube([(-.95, sy * 1.05, 1.82), (.95, sy * 1.05, 1.82)], .018, teak())
        box(0, 0, .26, 1.9, 2.1, .10, teak_h(), .01)
        box(0, 1.04, .30, 1.86, .05, .80, teak_h(), .01)
        box(0, -.02, .36, 1.80, 2.0, .20, linen, .07)
        box(0, -.42, .40, 1.86, 1.14, .19, cover, .06)
        for s in (-1, 1):
            box(s * .44, .74, .58, .70, .40, .15, k.mat('pillow', (.74, .70, .62), .95), .07, tilt=('X', -24))
    k.curtain(-2.62, -2.30, 5.40, .02, 3.25, k.linen(), folds=4)
    k.curtain(-1.10, -.78, 5.40, .02, 3.25, k.linen(), folds=4)
    k.lounge_chair(-1.25, 2.6, 46)
    k.round_table(-2.15, 3.3, .28, .50, k.walnut())
    k.books(-2.18, 3.28, .50, 3)
    k.table(2.72, 4.9, .44, .44, .52, teak_h(), teak(), .03)
    k.table_lamp(2.72, 4.9, .54, .95, 5, 9)
    k.frame(1.15, 5.6, 1.75, 1.5, .9, 'x', (.50, .30, .16), (.72, .62, .46), 3)
    k.potted_palm(-2.75, 4.75, 0, 1.3, 5, brass(), .22)
    k.beams(6.8, -4.6, 5.6, 3.7, 8, teak_h())
    hedge(-6, 4, 8.2, 1.4, seed=8, palms=4)
    k.area((-1.7, 6.6, 4.4), (-1.7, 8.4, .5), 6, 420, (1, .96, .86), 1.0)
    k.garden(-9.4, -5, -3, 8, 6, density=.9)
    k.sky(light=.8, seen=1.2)
    k.sun(150, 34, 7.0, .5)
    k.area((.4, -3.8, 3.4), (.2, 3, .7), 2.8, 40, (1, .94, .86), 1.2)
    unmirrored()
