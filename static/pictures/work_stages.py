r"""The pictures `stages-NAME`: one piece of a floor below a window, seen five times from one camera while it is worked on, side by side in one file.

As found, under a straight edge; masked, its joints filled; ground, the slurry still on it; polished behind the machine; sealed, water standing on it.
All five share one exposure (`gain`); the darker stones are lightened afterwards (`convert -gamma`: 1.3 Tan Brown and Udaipur Green, 1.18 Kota and
green terrazzo), or phones show them black. Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import work_stages" -P render.py -- stages-makrana-1 ... stages-makrana-5 --out FOLDER/N.png --force
  convert 1.png 2.png 3.png 4.png 5.png +append -quality 92 -sampling-factor 4:4:4 stages-makrana.jpg
"""
import math
import random

import bpy
from mathutils import Matrix

import kit as k
import rooms as r
import stones
from pairs import age, clear, plain, polisher, taped, worktop
from kit import mat, plaster, teak
from rooms import box, floor, mullions, shell, slab, window_light
from shots import SERV, level, shot
from still_lifes import lemon, meter, smooth, straightedge

SIZE = (560, 420)
# Where the work is, and where the machine has come.
X, Y = .12, 4.86


def worn(st, **kw):
    is_dark = sum(stones.average(stones.STONES[st])) < .4
    m = age(plain(st, **kw), st, kw['tile'][0], X + .05, .45 if is_dark else .6)
    if is_dark:      # dirt on it is pale
        g = stones.Graph(m.node_tree)
        b = g.N['Principled BSDF']
        dust = g.step(g.noise(g.N.new('ShaderNodeTexCoord').outputs['Object'], 2.2, 6, .6).outputs['Fac'], .34, .66, (.12, .45))
        g.L.new(g.mix(dust, b.inputs['Base Color'].links[0].from_socket, (.27, .255, .22)), b.inputs['Base Color'])
    return m


def ground(st, rough, muddy=False, **kw):
    """Even and without a mirror: fine circles where the discs went, and `muddy`, the slurry that they leave."""
    m = plain(st, rough=rough, spec=.30, **kw)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    col = b.inputs['Base Color'].links[0].from_socket
    x, y, _ = g.split(P)
    grey = sum(stones.average(stones.STONES[st])) / 3
    for n, (cx, cy) in enumerate(((-.32, 4.2), (.45, 4.5), (.05, 5.4), (-.7, 5.1), (.9, 5.3))):
        dx, dy = g.math('SUBTRACT', x, cx), g.math('SUBTRACT', y, cy)
        d = g.math('SQRT', g.math('MULTIPLY_ADD', dx, dx, g.math('MULTIPLY', dy, dy)))
        lines = g.noise(g.xyz(g.math('MULTIPLY', d, 150), g.math('MULTIPLY', x, 2), float(n)), 1.0, 2, .5).outputs['Fac']
        near = g.step(d, .30, .52, (1, 0))
        col = g.mix(g.math('MULTIPLY', near, g.step(lines, .60, .70, (0, .22))), col, (min(1, 1.35 * grey + .05),) * 3)
    col = g.mix(.20, col, (grey * 1.05 + .03,) * 3)
    if muddy:
        away = g.math('ABSOLUTE', g.math('SUBTRACT', y, Y - .12))
        shape = g.math('ADD', g.math('MULTIPLY', away, 1.9), g.noise(P, 3.2, 6, .62).outputs['Fac'])
        film = g.step(shape, .70, .78, (1, 0))
        milk = g.mix(g.step(g.noise(g.mapping(P, (0, 0, .4), (3, 14, 1)), 1, 4, .6).outputs['Fac'], .36, .64, (0, 1)), (.42 * grey + .13,) * 3, (.36 * grey + .30,) * 3)
        col = g.mix(g.math('MULTIPLY', film, .86), col, milk)
        g.L.new(g.mix(film, (rough,) * 3, (.13,) * 3), b.inputs['Roughness'])
    g.L.new(col, b.inputs['Base Color'])
    return m


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


def piece(st, stage, tile=(.6, .6), seed=6):
    kw = dict(tile=tile, seed=seed, origin=(.22, .42))
    joint = tuple(.86 * c for c in stones.average(stones.STONES[st]))
    filled = dict(kw, grout=.0016, joint=joint)
    mirror = lambda: plain(st, rough=.014, spec=1.0, coat=.5, **filled)
    top = (worn(st, **kw), ground(st, .5, grout=.005, joint=tuple(.5 * c + .42 for c in joint), **kw), ground(st, .34, muddy=True, **filled), mirror(), mirror())[stage - 1]
    floor(top, -3.6, 3.6, -5, 6.6)
    P = plaster('warm')
    side = [('pointed', y, 1.25, 3.2, .35) for y in (-1.6, .9)]
    shell(-3.4, 3.4, -4.6, 6.0, 4.3, dict.fromkeys('LRBF', P), L=side, B=[('pointed', .05, 1.15, 2.75, .24)], skirt=slab(st), trim=plaster('white'), t=.35)
    mullions('B', .05, 6.25, 1.15, 2.75, .24, 2, 4, teak(), .04)
    window_light('B', .05, 6.4, 1.5, 1.1, 2.4, 26)
    for _, y, w, h, sill in side:
        window_light('L', -3.7, y, 1.8, 1.2, 2.7, 16)
    k.point(-.9, 3.3, 2.4, 26, (1, .86, .68), .4)
    if stage == 1:
        straightedge(X - .35, Y + .02, -9, 2.4)
        meter(X + .06, Y - .20, 24)
    if stage == 2:
        box(0, 5.965, .0005, 6.6, .05, .0008, mat('tape', (.11, .30, .33), .62, spec=.2))
        roll(X + .20, Y - .02)
        knife(X - .12, Y - .10)
    if stage == 3:
        pads(X + .12, Y + .06, .095)
    if stage == 4:
        # What is not polished yet, and the machine on its edge.
        rest = smooth([(X + .10, 3.6), (X + .12, 4.4), (X + .06, 4.6), (X + .09, 4.8), (X + .03, 5.0), (X + .08, 5.2), (X + .04, 5.5), (X + .06, 6.0), (3.4, 6.0), (3.4, 3.6)], 8)
        k.mesh('rest', [(x, y, .0005) for x, y in rest], [tuple(range(len(rest)))], ground(st, .34, **filled))
        with k.at(X + .05, Y - .12, 0, 14, 1.45):
            polisher(0, 0, 0, -14)
    if stage == 5:
        drops(X - .02, Y - .06)
    k.garden(-10, -5, -5, 9, 6, density=.8)
    k.garden(-7, 7, 8.6, 13, 4, density=.8, height=.9)
    k.sky(light=1.0, seen=1.25)
    k.sun(150, 36, 7.5, .5)


def counter(st, stage):
    """The same of a worktop: a lemon for the test, tape round the tap, pads, the hand polisher, water."""
    z, x, y = .90, -.34, 1.02
    top = None if stage in (1, 4, 5) else ground(st, (.5, .34)[stage - 2], tile=None, seed=6)
    worktop(st, worn=stage == 1, in_use=False, top=top)
    with k.at(0, 0, z):
        if stage == 1:
            with k.at(x + .12, y - .06, 0, 0, 1.3):
                lemon(0, 0, 0, -40)
            with k.at(x - .24, y, 0, 0, 1.3):
                meter(0, 0, 24)
        if stage == 2:
            taped(-.30, 1.71, .74, .34, .001, mat('tape', (.11, .30, .33), .62, spec=.2))
            roll(x + .04, y + .04)
        if stage == 3:
            pads(x, y, .07)
        if stage == 4:
            with k.at(x - .04, y - .05, 0, 10, 1.2):
                polisher(0, 0, 0, -14)
        if stage == 5:
            drops(x, y + .06, .72)


for stage in range(1, 6):
    shot(f'stages-carrara-{stage}', SIZE, '', counter, ((-.37, .16, 1.36), (-.33, 1.12, .92), 36), gain=2.2, spp=16, st='carrara', stage=stage)
for name in ('makrana', 'kota-blue', 'tan-brown', 'terrazzo-green', 'botticino', 'katni-beige', 'udaipur-green', 'armani-grey'):
    for stage in range(1, 6):
        shot(f'stages-{name}-{stage}', SIZE, '', piece, ((.10, 3.80, .60), (.10, 5.0, .0), 38), gain=2.4, spp=16, st=name, stage=stage)


# `work-NAME`: the large machine between what it has polished and what it has not. The shadows of `work-arcade` (1600 pixels) are lightened afterwards
# (`convert -gamma 1.3`).
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
    ('hall', r.hall, level(.7, -3.2, 1.40, .0, 6, 25, -.09), (-.25, .3, -12), dict(st='udaipur-green', tile=(.9, .9), split=(-.25, .03)),
     'A floor polishing machine in a hall with columns, the green Udaipur marble on its left dull and scratched, on its right polished.'),
    ('italian', r.foyer, level(-.5, -3.3, 1.42, .15, 4, 25, -.10), (.30, -.2, 12), dict(ev=.35, st='statuario', furnish=False, tile=(1.2, 1.2), split=(.30, .03)),
     'A floor polishing machine in an entrance hall, the white Statuario marble on its left dull and scratched, on its right polished.'),
    ('arcade', r.arcade, level(-.35, -5.9, 1.45, .25, 8, 25, -.10), (.02, -2.5, 12), dict(st='makrana', split=(.02, .03)),
     'A floor polishing machine in a long arcade, the white Makrana marble on its left dull and scratched, on its right polished.'),
):
    x, y, rot = machine
    shot(f'work-{name}', (1200, 900), alt, at_work, cam, spp=16, within=room, x=x, y=y, rot=rot, wear=1.0, **opt)

# The head of the refinishing page, 2000 pixels wide: as service_views.py says.
shot('view-refinishing', SERV, 'A floor polishing machine in a hall of columns, three arched windows mirrored in the white marble that it has polished.',
     at_work, level(.2, -2.9, 1.35, .0, 9, 30, -.14), ev=.1, spp=16, within=r.hall, x=-.1, y=1.9, rot=-40, wear=1.0, st='makrana', tile=(.9, .9), split=(.1, .02))
