r"""The pictures `work-refinishing` and `still-rinse`: a squeegee draws the slurry off a floor, and where it has passed the water stands as a mirror.

Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import rinse" -P render.py -- still-rinse --out rinse.png --force
"""
import math
import random

import kit as k
import rooms as r
from close_ups import marked, polished
from kit import plaster
from shots import level, shot

# Where the blade stands across the floor, in metres, and how wide it is.
BLADE, WIDE = .12, 1.0
PATH = -.42


def drawn_off(st):
    """Grey milk with foam on it as far as the blade has not come, and a film of clear water behind it."""
    def paint(g, P, c):
        x, y, _ = g.split(P)
        wavy = g.math('ADD', y, g.math('MULTIPLY', g.noise(P, 5, 3, .6).outputs['Fac'], .10))
        passed = g.math('MULTIPLY', g.math('LESS_THAN', x, BLADE), g.math('MULTIPLY', g.step(wavy, PATH - .01, PATH + .01), g.step(wavy, PATH + WIDE + .03, PATH + WIDE + .05, (1, 0))))
        foam = g.math('MULTIPLY', g.step(g.voronoi(P, 46, 'F1').outputs['Distance'], .20, .34, (1, 0)), g.step(g.noise(P, 2.4, 4, .6).outputs['Fac'], .50, .62))
        milk = g.mix(g.step(g.noise(g.mapping(P, (0, 0, .5), (1, 3.4, 1)), 2.2, 5, .62).outputs['Fac'], .32, .68), (.20, .185, .16), (.33, .31, .275))
        milk = g.mix(g.math('MULTIPLY', foam, .7), milk, (.62, .60, .56))
        wet = g.mix(passed, c, (.70, .66, .60), 'MULTIPLY')
        return g.mix(passed, milk, wet), g.mix(passed, (.62,) * 3, (.004,) * 3)
    return marked(polished(st, .06, tile=(.6, .6), seed=8, grout=.002), paint)


def squeegee():
    """Of steel, its rubber on the floor, its handle of ash leaning out of the picture."""
    steel, middle = k.steel(), PATH + WIDE / 2
    with k.at(BLADE, middle, 0):
        k.box(.012, 0, .018, .010, WIDE, .060, k.rubber(), .002, tilt=('Y', 14))
        k.box(0, 0, .062, .020, WIDE, .034, steel, .004, tilt=('Y', 14))
        k.tube([(0, 0, .085), (-.05, 0, .15)], .020, steel)
        k.tube([(-.05, 0, .15), (-1.25, -.21, 1.72)], .0155, k.noisy('ash', (.46, .30, .16), (.60, .42, .25), scale=(30, 30, 3), detail=4, rough=.5))
        k.tube([(-.045, 0, .143), (-.13, -.014, .254)], .022, steel)


def wave():
    """What the blade pushes before it."""
    rnd, v, n, m = random.Random(4), [], 90, 10
    for i in range(n + 1):
        y = PATH + WIDE * i / n
        reach = .16 + .05 * math.sin(i * .23) + .02 * rnd.random()
        for j in range(m + 1):
            t = j / m
            v.append((BLADE + .018 + reach * t, y, .024 * (1 - t) ** 1.6 * (.8 + .2 * math.sin(i * .31)) + .0006))
    f = [(i * (m + 1) + j, (i + 1) * (m + 1) + j, (i + 1) * (m + 1) + j + 1, i * (m + 1) + j + 1) for i in range(n) for j in range(m)]
    k.mesh('wave', v, f, k.noisy('slurry', (.20, .185, .16), (.31, .29, .255), scale=(9, 9, 9), detail=5, rough=.20, spec=.6, bump=.12, bump_scale=60), True)


def floor_being_rinsed(st='makrana'):
    arches = [('pointed', x, 1.15, 2.35, .12) for x in (-2.7, -1.05, .6, 2.25)]
    r.shell(-4.4, 4.4, -3.4, 2.9, 3.3, {'L': plaster('warm'), 'R': plaster('warm'), 'B': plaster('clay'), 'F': plaster('warm')}, B=arches, L=[('pointed', y, 1.3, 2.5, .3) for y in (-1.4, .6)], trim=plaster('white'))
    for _, x, wide, high, sill in arches:
        r.mullions('B', x, 3.05, wide, high, sill, 2, 4, k.teak(), .03)
    r.floor(drawn_off(st), -4.4, 4.4, -3.4, 2.9)
    squeegee()
    wave()
    k.garden(-9, 9, 5.2, 10, 6, density=.9)
    k.garden(-10, -5.4, -4, 8, 6, density=.8)
    k.sky(light=1.0, seen=1.15)
    k.sun(152, 30, 7.5, .5)
    k.area((0, -2.4, 3.2), (.3, .4, 0), 3, 260, (1, .95, .87))


shot('work-refinishing', (1600, 1200), 'A squeegee draws grey slurry off a marble floor; behind it the arched windows stand in the wet stone.',
     floor_being_rinsed, level(.58, -1.62, .70, -.24, .6, 27, -.165), ev=.45, warm=.2, spp=10)
shot('still-rinse', (2000, 1000), 'A squeegee draws grey slurry off polished blue-grey Kota stone, in which the windows stand.',
     floor_being_rinsed, ((-1.05, -1.35, .42), (.30, .62, .02), 34), ev=.45, warm=.2, spp=10, st='kota-blue')
