r"""The frames `grit-N`: one marble floor from one camera, as found and after each of the seven grits, and the window that comes into it.

All but the last are rendered below the wall alone and laid under it (`floor_alone`), their joint blended over rows 322 to 334. Beside the scripts of the picture library, each at 1200 pixels:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import grits_room" -P render.py -- grit-0 grit-3000 --out FOLDER --force
"""
import bpy

import kit as k
import stones
from close_ups import marked, scratches
from garden import hedge
from more_rooms import paint, unmirrored
from pairs import age, plain
from rooms import floor, mullions, shell, slab, teak, window_light
from shots import level, shot

BACK, TILE, SEED = 2.7, (1.0, 1.0), 4
GAIN = 2.3146

# How rough each grit leaves the stone, how much of its colour stays under a chalky skin (1: none), and its scratches: how wide and how pale.
GROUND = {
    50: (.62, .66, .85, .60),
    100: (.52, .56, 1.3, .42),
    200: (.42, .44, 2.0, .26),
    400: (.29, .20, 3.2, .10),
    800: (.165, .07, 0, 0),
    1500: (.075, .02, 0, 0),
    3000: (.010, 0, 0, 0),
}


def ground(st, grit):
    rough, chalk, fine, pale = GROUND[grit]
    m = plain(st, tile=TILE, seed=SEED, rough=rough, spec=1.0 if grit >= 800 else .6, coat=1.0 if grit == 3000 else 0, grout=.002, tone=(.95, 1.03))
    grey = sum(stones.average(stones.STONES[st])) / 3
    skin = tuple(.55 * c + .45 * grey + .13 for c in stones.average(stones.STONES[st]))

    def over(g, P, c):
        c = g.mix(chalk, c, skin)
        if pale:
            c = g.mix(scratches(g, g.vec('SCALE', P, scale=fine), pale), c, tuple(min(1, s + .26) for s in skin))
        return c, g.step(g.noise(P, 5, 4, .6).outputs['Fac'], .3, .7, (.88 * rough, 1.12 * rough))
    return marked(m, over)


def room(st, grit):
    wall, frame = paint('wall', (.52, .42, .31)), paint('cream', (.76, .70, .60))
    if grit:
        floor(ground(st, grit), -4, 4, -5, 4)
    else:
        floor(age(plain(st, tile=TILE, seed=SEED), st, TILE, lane=-.5, uneven=.5, haze=.55), -4, 4, -5, 4)
    back = [('pointed', x, w, 2.52, .08) for x, w in ((0, 2.2),)]
    side = [('pointed', y, 1.15, 2.52, .08) for y in (-1.9, .1, 2.1)]
    shell(-3.1, 3.1, -4.8, BACK, 3.3, {'L': wall, 'R': wall, 'B': wall, 'F': frame}, B=back, L=side, t=.35, trim=frame, skirt=slab(st, seed=SEED))
    for _, x, w, h, sill in back:
        mullions('B', x, BACK + .18, w, h, sill, 4, 5, teak(), .036)
        window_light('B', x, BACK + .34, 1.4, 1.8, 2.3, 52, (.97, .98, 1))
    for _, y, w, h, sill in side:
        mullions('L', -3.28, y, w, h, sill, 2, 5, teak(), .036)
        window_light('L', -3.4, y, 1.4, 1.0, 2.3, 24)
    for s in (-1, 1):
        k.urn(s * 1.85, BACK - .42, 0, 1.1)
    hedge(-7, 7, BACK + 3.2, 1.0, seed=6, palms=3)
    k.area((0, BACK + 1.6, 4.4), (0, BACK + 3.4, .5), 6, 420, (1, .96, .86), 1.0)
    k.garden(-9.6, -5.2, -5, 6, 6, density=.8)
    k.sky(horizon=(.90, .90, .88), zenith=(.46, .64, .86), light=1.0, seen=1.25)
    k.sun(172, 40, 6.5, .5)
    k.area((.6, -4.2, 3.0), (0, 1, .4), 3.0, 60, (1, .95, .88), 1.6)
    unmirrored()


def floor_alone():
    """All frames share one wall: that of the last."""
    render = bpy.context.scene.render
    render.use_border, render.border_max_y = True, .66


def frame(grit):
    room('katni-brown', grit)
    if grit != 3000:
        floor_alone()


for grit in (0, *GROUND):
    shot(f'grit-{grit}', (1200, 900), '', frame, level(0, -3.2, .95, 0, 6, 24, -.2), ev=.1, warm=.1, spp=8, gain=GAIN, grit=grit)
