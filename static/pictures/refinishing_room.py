r"""The card of refinishing: a room whose floor is a mirror on one side of a strip of tape, and on the other as it was found.

Two windows stand behind it, so that the worn half has one as well and does not show it. The worn stone is that of `pairs.py`. Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import refinishing_room" -P render.py -- service-refinishing --out refinishing.png --force
"""
import math

import kit as k
import rooms as r
from close_ups import marked, scratches
from garden import hedge
from more_rooms import paint, unmirrored
from pairs import age, plain
from rooms import box, mullions, shell, slab, teak, window_light
from shots import level, shot

BACK, START, SLANT = 3.4, -.02, .035       # the wall with the windows; where the line lies at y = 0, and how far it goes aside for each metre


def across(y):
    return START + SLANT * y


def halves(st, tile, seed):
    """Both of one stone, laid in one piece: what a joint or a vein begins on the left it goes on with on the right."""
    worn = soiled(age(plain(st, tile=tile, seed=seed), st, tile, lane=-2.1, uneven=.5))
    mirror = plain(st, tile=tile, seed=seed, rough=.010, spec=1.0, coat=1.0, grout=.0022, tone=(.95, 1.03))
    near, far = -6, BACK + 1
    for side, m in ((-5, worn), (5, mirror)):
        k.mesh('half', [(side, near, 0), (across(near), near, 0), (across(far), far, 0), (side, far, 0)], [(0, 1, 2, 3) if side < 0 else (3, 2, 1, 0)], m)


def soiled(m):
    """Darker by years of mopping, tea and water in it, and scratched white."""
    def paint(g, P, c):
        c = g.mix(1.0, c, (.70, .655, .56), 'MULTIPLY')
        blot = g.noise(g.vec('ADD', P, (4.1, 2.3, 0)), 1.15, 4, .55).outputs['Fac']
        c = g.mix(g.step(blot, .53, .60, (0, .60)), c, (.235, .180, .105))
        c = g.mix(g.step(g.math('ABSOLUTE', g.math('SUBTRACT', blot, .535)), 0, .010, (.55, 0)), c, (.16, .115, .060))
        return g.mix(scratches(g, g.vec('SCALE', P, scale=.42), .55), c, (.66, .63, .56)), None
    return marked(m, paint)


def tape(m):
    """Pressed down by hand: not quite straight, in three lengths that overlap."""
    ends = ((-2.06, -.02), (-.06, 1.62), (1.55, BACK - .03))
    for n, (a, b) in enumerate(ends):
        points = [(across(y) + .003 * math.sin(2.3 * y + n), y) for y in (a + (b - a) * i / 24 for i in range(25))]
        k.mesh('tape', [(x + s * .026, y, .0007 + .0004 * n) for x, y in points for s in (-1, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(24)], m)


def divided(st, tile=(.75, .75), seed=5):
    wall, frame = paint('olive', (.27, .265, .175)), paint('white', (.78, .75, .69))
    halves(st, tile, seed)
    tape(k.mat('tape', (.11, .30, .33), .62, spec=.2))
    tall = [('pointed', x, 1.45, 2.85, .10) for x in (-1.38, 1.38)]
    side = [('pointed', y, 1.3, 2.85, .10) for y in (-2.2, .2)]
    shell(-3.3, 3.3, -4.6, BACK, 3.5, {'L': wall, 'R': wall, 'B': wall, 'F': frame}, B=tall, L=side, t=.35, trim=frame, skirt=slab(st, seed=seed))
    for _, x, w, h, sill in tall:
        mullions('B', x, BACK + .18, w, h, sill, 2, 4, teak(), .042)
        window_light('B', x, BACK + .34, 1.5, 1.35, 2.5, 46, (.97, .98, 1))
    for _, y, w, h, sill in side:
        mullions('L', -3.48, y, w, h, sill, 2, 4, teak(), .042)
        window_light('L', -3.6, y, 1.5, 1.2, 2.5, 30)
    hedge(-7, 7, BACK + 3.2, 1.15, seed=6)
    k.area((0, BACK + 1.6, 4.4), (0, BACK + 3.4, .5), 6, 420, (1, .96, .86), 1.0)
    k.garden(-9.6, -5.4, -5, 6, 6, density=.8)
    k.sky(horizon=(.98, .93, .85), zenith=(.74, .80, .86), light=1.0, seen=1.7)
    k.sun(168, 44, 6.5, .5)
    k.area((.6, -4.2, 3.2), (0, 1, .4), 3.0, 60, (1, .95, .88), 1.6)
    unmirrored()


shot('service-refinishing', (1600, 1066), 'A room with two tall windows and a cream marble floor, dull and stained on the left of a strip of tape, on its right a mirror with one of the windows in it.',
     divided, level(.16, -3.15, .92, .10, 6, 25, -.15), ev=.42, warm=.15, spp=12, st='ambaji')
