"""The pictures `work-NAME`: the large machine between what it has polished and what it has not; and the small things that work leaves on a floor.

Beside the scripts of the picture library, at 1600 pixels:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import work_stages" -P render.py -- work-kota --out FOLDER/kota.png --force
"""
import math
import random

from mathutils import Matrix

import kit as k
import rooms as r
from kit import mat, teak
from pairs import clear
from rooms import box
from shots import level, shot


def drops(cx, cy, size=1):
    rnd, m, laid = random.Random(5), clear('water', 1.33, 1, 0), []
    for i in range(900):
        a, q = rnd.uniform(0, 2 * math.pi), .36 * math.sqrt(rnd.random())
        x, y, rad = 1.25 * q * math.cos(a), q * math.sin(a), rnd.choice((.005, .007, .009, .013, .019, .026))
        if all(math.hypot(x - p, y - q) > rad + s + .003 for p, q, s in laid):
            laid.append((x, y, rad))
    for x, y, rad in laid[:130]:
        k.ball(cx + size * x, cy + size * y, 0, size * rad, m, .36)


def roll(x, y):
    with k.at(x, y, 0, 0, 1.5):
        k.lathe(0, 0, 0, [(.038, 0), (.050, 0), (.050, .024), (.038, .024), (.038, 0)], mat('tape', (.11, .30, .33), .62, spec=.2), 64, False)


def knife(x, y, turn=-34, size=1.5, wide=.075, metal=None):
    """For filling joints, laid down."""
    with k.at(x, y, 0, turn, size):
        box(0, .095, .0035, wide, .13, .0012, metal or k.steel(), .0003)
        k.lathe(0, 0, 0, [(.012, -.01), (.014, .0), (.016, .05), (.013, .11)], teak(), 24).matrix_world = k._stack[-1] @ Matrix.Translation((0, .03, .014)) @ Matrix.Rotation(math.pi / 2, 4, 'X')


def pads(x, y, size):
    for n, (dx, dy, turn) in enumerate(((-.34, -.16, 12), (-.09, 0, -20), (.14, -.14, 30))):
        r.pad(x + dx * size / .095, y + dy * size / .095, .002, size, r.PADS[n][1], r.PADS[n][0], turn)


def at_work(within, x, y, rot, **opt):
    within(**opt)
    k.grinder(x, y, rot)


for name, room, cam, machine, opt, alt in (
    ('kota', r.verandah, level(-.45, -3.3, 1.42, .35, 5, 25, -.10), (.18, .35, 12), dict(st='kota-blue', seat=None, plants=False, tile=(.6, .6), wall_tint='warm', sun_az=142, split=(.18, .03)),
     'A floor polishing machine on a verandah, the Kota stone on its left dull and scratched, on its right polished.'),
    ('granite', r.lobby, level(.1, -3.0, 1.42, .1, 6, 25, -.09), (.30, .6, -14), dict(st='tan-brown', seats=False, split=(.30, .03)),
     'A floor polishing machine in an empty lobby, the Tan Brown granite on its left dull and scratched, on its right polished.'),
    ('mosaic', r.corridor, level(-.25, -2.6, 1.38, .05, 10, 25, -.10), (.0, .35, 10), dict(st='terrazzo-green', tint='warm', split=(.0, .02)),
     'A floor polishing machine in a corridor, the green terrazzo on its left dull and scratched, on its right polished.'),
    ('katni', r.jaali_room, level(.6, -3.6, 1.40, .2, 5, 25, -.10), (.35, .2, 14), dict(st='katni-beige', split=(.35, .03)),
     'A floor polishing machine in a room with a stone screen, the Katni marble on its left dull and scratched, on its right polished.'),
    ('italian', r.foyer, level(-.5, -3.3, 1.42, .15, 4, 25, -.10), (.30, -.2, 12), dict(ev=.35, st='statuario', furnish=False, tile=(1.2, 1.2), split=(.30, .03)),
     'A floor polishing machine in an entrance hall, the white Statuario marble on its left dull and scratched, on its right polished.'),
    ('diamond', r.studio, level(.1, -3.0, 1.42, .1, 6, 25, -.10), (-.32, .3, 12), dict(ev=.2, st='udaipur-green', split=(-.32, .03)),
     'A floor polishing machine in a room with a tall window, the green Udaipur marble on its left dull and scratched, on its right polished.'),
    ('arcade', r.arcade, level(-.35, -5.9, 1.45, .25, 8, 25, -.10), (.02, -2.5, 12), dict(st='makrana', split=(.02, .03)),
     'A floor polishing machine in a long arcade, the white Makrana marble on its left dull and scratched, on its right polished.'),
):
    x, y, rot = machine
    shot(f'work-{name}', (1200, 900), alt, at_work, cam, spp=16, within=room, x=x, y=y, rot=rot, wear=1.0, **opt)
