r"""The pictures `course-NAME`: one strip of floor below a wall with five windows, dull and dark in its joints on the left, a mirror on the right.

Each fifth of it is a step of the work, and the floor goes on from step to step: as found; its joints filled; ground; polished, the machine on the
edge of what it has done; finished. What the floor is at a place depends on `steps`, 0 at the left end of the picture and 5 at its right one.
The camera stands far off and level, so that the windows stand upright and each is mirrored in the middle of its fifth. Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import work_courses" -P render.py -- course-makrana --out FOLDER/makrana.png --force
  convert makrana.png -quality 92 -sampling-factor 4:4:4 -strip stages-makrana.jpg
"""
import math
import random

import bpy
from mathutils import Vector

import kit as k
import rooms as r
import stones
from close_ups import scratches
from kit import mat, plaster, teak
from pairs import age, etched, plain, polisher, taped
from rooms import box, mullions, slab
from shots import shot
from still_lifes import lemon, lota, meter, pair, straightedge, tumbler
from textures import lines
from work_stages import drops, knife, pads, roll

SIZE = (2800, 420)
# A fifth is `STEP` metres wide where things stand, at `Y`; the wall is at y = 0.
STEP, Y, FAR, TILT = 1.2, -.75, 12.0, 27
HEIGHT = FAR * math.tan(math.radians(TILT))
CAM = ((0, Y - FAR, HEIGHT), (0, 0, HEIGHT), 36 * FAR / (5 * STEP), None, None, -1.007)


# --- the floor
def steps(g):
    """Where along the work a place is, its edges ragged."""
    P = g.N.new('ShaderNodeNewGeometry').outputs['Position']
    ragged = g.math('ADD', g.math('MULTIPLY', g.noise(P, 1.6, 2, .5).outputs['Fac'], .40), g.math('MULTIPLY', g.noise(P, 9, 4, .6).outputs['Fac'], .10))
    return P, g.math('ADD', g.math('MULTIPLY_ADD', g.split(P)[0], 1 / STEP, 2.25), ragged)


def graph(g, u, *points):
    """The value at u, from point to point."""
    out = points[0][1]
    for (a, p), (b, q) in zip(points, points[1:]):
        out = g.math('ADD', g.step(u, a, b, (0, q - p)), out)
    return out


def surface(st, tile, part=0, seed=6, veil=.85, slurry=.8, worn=None, flaws=None, joint=None, grout=.0016, patch=None):
    """The stone as far as it is worked on at each place. `worn(m)` ages it where years left other marks than on a floor; `flaws(g, P)` says where it is open
    and with what it is filled; `patch`: where the film is rubbed off for a test. Of the three parts the first alone is old, the second alone ground: the others save the time."""
    avg = stones.average(stones.STONES[st])
    grey, is_dark = sum(avg) / 3, sum(avg) < .6
    kw = dict(tile=tile, grout=grout, joint=joint or tuple(.86 * c for c in avg)) if tile else dict(tile=None)
    m = plain(st, seed=seed, **kw)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P, u = steps(g)
    here = g.N.new('ShaderNodeTexCoord').outputs['Object']
    col, wet = b.inputs['Base Color'].links[0].from_socket, 0
    (dx, _), (dy, _) = lines(g, here, tile[0], 0, 0) if tile else ((1, 0), (1, 0))
    joints = g.math('MINIMUM', dx, dy)
    if tile and not joint and part < 2:      # filled: pale, until it is ground flush
        filler = tuple(.45 * c + .42 for c in avg) if is_dark else tuple(t * c for t, c in zip((.80, .74, .64), avg))
        col = g.mix(g.math('MULTIPLY', g.step(joints, .0026, .0040, (1, 0)), graph(g, u, (1.9, .85), (2.7, 0))), col, filler)
    if flaws:
        gone, fill = flaws(g, P)
        col = g.mix(g.math('MULTIPLY', gone, graph(g, u, (1.9, 1), (3.2, .55))), col, fill)
    # Matte stone is paler, its contrast less.
    col = g.mix(graph(g, u, (2.0, .26), (2.9, .16), (3.5, 0)), col, (1.04 * grey + .045,) * 3)
    if part == 1:
        col, wet = milk(g, P, u, ground(g, P, u, col, grey), grey, slurry)
    if part == 0:
        worn(m) if worn else age(m, st, tile, .3, .45 if is_dark else veil)
        old = b.inputs['Base Color'].links[0].from_socket
        if is_dark:      # dirt on it is pale
            old = g.mix(g.step(g.noise(here, 2.2, 6, .6).outputs['Fac'], .34, .66, (.10, .42)), old, (.27, .255, .22))
        if not worn:
            old = g.mix(scratches(g, here, .36), old, tuple(1.3 * c + .10 for c in avg) if grey < .4 else (.80, .79, .76))
        if flaws:
            old = g.mix(gone, old, (.035, .028, .022))
        dull = years = graph(g, u, (.85, 1), (1.10, 0))
        if patch:
            dull = g.math('MULTIPLY', dull, g.step(g.math('ADD', away(g, P, *patch), g.math('MULTIPLY', g.noise(P, 12, 4, .6).outputs['Fac'], .06)), .13, .20))
        col = g.mix(dull, col, old)
        if tile:
            col = g.mix(g.math('MULTIPLY', years, g.step(joints, .0045, .0065, (.9, 0))), col, (.024, .020, .015))
    rough = graph(g, u, (.9, .95), (1.2, .62), (2.0, .52), (2.9, .28), (3.42, .18), (3.58, .035), (4.1, .018), (4.5, .008))
    for name, value in (('Base Color', col), ('Roughness', g.mix(wet, rough, (.14,) * 3)), ('Clearcoat', graph(g, u, (3.42, 0), (3.60, .5), (4.3, .8))),
                        ('Specular', graph(g, u, (.9, .06), (1.2, .15), (2.2, .25), (3.0, .5), (3.6, 1)))):
        g.L.new(value, b.inputs[name])
    return m


def away(g, P, cx, cy, flat=1.0):
    x, y, _ = g.split(P)
    dx, dy = g.math('SUBTRACT', x, cx), g.math('MULTIPLY', g.math('SUBTRACT', y, cy), flat)
    return g.math('SQRT', g.math('MULTIPLY_ADD', dx, dx, g.math('MULTIPLY', dy, dy)))


def ground(g, P, u, col, grey):
    """Fine circles where the discs went."""
    for n, (cx, cy) in enumerate(((-.38, -.38), (.30, -.52), (-.05, -1.10), (.62, -1.18), (-.70, -.95), (.95, -.40))):
        d = away(g, P, cx, cy)
        rings = g.noise(g.xyz(g.math('MULTIPLY', d, 150), g.math('MULTIPLY', g.split(P)[0], 2), float(n)), 1.0, 2, .5).outputs['Fac']
        col = g.mix(g.math('MULTIPLY', g.step(d, .26, .46, (1, 0)), g.step(rings, .60, .70, (0, .24))), col, (min(1, 1.35 * grey + .05),) * 3)
    return col


def milk(g, P, u, col, grey, much):
    """What grinding leaves in the third step, wiped once; and where it lies."""
    d = g.math('ADD', away(g, P, -.02, Y - .06, 1.5), g.math('MULTIPLY', g.noise(P, 4, 4, .55).outputs['Fac'], .9))
    film = g.step(d, .70, .84, (1, 0))
    tone = g.mix(g.step(g.noise(g.mapping(P, (0, 0, .35), (3, 18, 1)), 1, 5, .6).outputs['Fac'], .36, .64), (.42 * grey + .13,) * 3, (.36 * grey + .30,) * 3)
    return g.mix(g.math('MULTIPLY', film, much), col, tone), film


# --- what is open in it, and its filling
def pinholes(g, P):
    v = g.voronoi(P, 42)
    seen = g.math('MULTIPLY', g.math('LESS_THAN', v.outputs['Distance'], .19), g.math('GREATER_THAN', g.channel(v.outputs['Color']), .64))
    vein = g.step(g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(g.vec('ADD', P, (3, 1, 0)), 1.5, 5, .55).outputs['Fac'], .5)), 0, .014, (1, 0))
    return g.math('MAXIMUM', seen, g.math('MULTIPLY', vein, g.step(g.noise(P, 60, 3, .6).outputs['Fac'], .48, .55))), (.78, .68, .50)


def missing(g, P):
    """Chips that have come out."""
    v = g.voronoi(g.vec('ADD', P, g.vec('SCALE', g.noise(P, 30, 3, .6).outputs['Color'], scale=.03)), 8)
    return g.math('MULTIPLY', g.step(v.outputs['Distance'], .20, .23, (1, 0)), g.math('GREATER_THAN', g.channel(v.outputs['Color']), .55)), (.62, .60, .50)


def seams(g, P):
    """Lines of clay along the floor."""
    x, y, _ = g.split(P)
    out = 0
    for off, amount in ((-.30, .07), (-.62, -.10), (-1.02, .08)):
        wave = g.math('MULTIPLY', g.math('SINE', g.math('MULTIPLY_ADD', x, 2.1, 3 * off)), amount)
        d = g.math('ABSOLUTE', g.math('SUBTRACT', g.math('ADD', y, g.math('MULTIPLY', g.noise(P, 3.5, 6, .6).outputs['Fac'], .22)), g.math('ADD', wave, off + .11)))
        out = g.math('MAXIMUM', g.step(d, .006, .011, (1, 0)), out)
    return out, (.30, .135, .06)


# --- the wall
def sky(strength):
    """What the windows show: a hazy day, brighter than the room, above a line of trees."""
    m, tree, _ = k._nt('day')
    g = stones.Graph(tree)
    e = g.N.new('ShaderNodeEmission')
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    up = g.split(P)[2]
    trees = g.step(g.math('MULTIPLY_ADD', g.noise(P, 3.2, 6, .62).outputs['Fac'], .42, up), 1.60, 1.64, (.55, 0))
    g.L.new(g.mix(trees, g.mix(g.step(up, 1.0, 1.75), (1, .96, .88), (.66, .82, 1.0)), (.30, .40, .24)), e.inputs['Color'])
    e.inputs['Strength'].default_value = strength
    g.L.new(e.outputs[0], g.N['Material Output'].inputs['Surface'])
    o = k.mesh('day', [(-7, 2.4, -1), (7, 2.4, -1), (7, 2.4, 5), (-7, 2.4, 5)], [(0, 1, 2, 3)], m)
    o.visible_diffuse = o.visible_shadow = False
    k.sky(horizon=(.98, .93, .85), zenith=(.80, .80, .78), light=.45, seen=.5)


def course(st, things, tile=(.6, .6), turn=0, at=(.1, -.2), kind='pointed', wide=.64, top=.70, bars=(4, 2), tint='clay', wall=None, day=6.0, fill=45, seed=6, **kw):
    with k.at(*at, 0, turn):
        back = k._stack[-1].inverted()
        for part, (x0, x1) in enumerate(((-9, -1.3), (-1.3, 1.5), (1.5, 9))):
            k.mesh('floor', [tuple(back @ Vector((x, y, 0))) for x, y in ((x0, -9), (x1, -9), (x1, 3), (x0, 3))], [(0, 1, 2, 3)], surface(st, tile, part, seed=seed, **kw))
    windows = [STEP * n * (FAR - Y) / FAR for n in range(-2, 3)]
    for x in windows:
        mullions('B', x, .09, wide, top, .09, *bars, teak(), .020)
        box(x, -.004, .072, wide + .10, .05, .018, plaster('white'), .004)
    k.wall(0, .09, 14, 3, .18, wall() if wall else plaster(tint), 'x', [(kind, x, wide, top, .09) for x in windows])
    box(0, -.008, 0, 14, .016, .055, slab(st, seed=seed))
    k.plane(0, 3.3, .03, 16, 6.2, k.noisy('yard', (.50, .42, .30), (.60, .52, .40), (3, 3, 3), 4, .95))
    sky(day)
    k.area((-2.5, -3.4, 2.6), (-.6, Y, 0), 3.0, fill, (1, .92, .80), 1.4)
    k.sun(128, 34, 9.0, .5)
    # Unseen: no sun falls through the last windows on what they are mirrored in.
    awning = k.plane(2.6, 1.0, 1.0, 3.6, 1.6, plaster('white'))
    awning.visible_camera = awning.visible_glossy = awning.visible_diffuse = False
    for n, thing in enumerate(things, 1):
        with k.at(STEP * (n - 3), Y):
            thing()


# --- what stands on it; each in the middle of its fifth
def put(thing, x, y, size, *turn):
    with k.at(x, y, 0, 0, size):
        thing(0, 0, *turn)


def acetone():
    """The test for a dyed stone: a bottle, and what it has wiped."""
    with k.at(-.22, .04, 0, 0, 1.6):
        k.lathe(0, 0, 0, [(.030, 0), (.036, .003), (.036, .115), (.030, .132), (.013, .142), (.013, .152)], mat('bottle', (.22, .085, .02), .12, spec=.8), 64)
        k.lathe(0, 0, .152, [(.016, 0), (.016, .024), (.014, .026)], mat('cap', (.85, .84, .80), .4), 48)
        k.lathe(0, 0, .030, [(.0365, 0), (.0366, .06)], mat('label', (.82, .78, .66), .7), 64)
    cloth(.36, -.20, 24, .62)


def cloth(x, y, turn, size=1.0, tone=(.30, .42, .44)):
    m = k.noisy(f'cloth {tone}', tuple(.85 * c for c in tone), tone, (160, 160, 160), 3, .95, .3, 300, .1)
    with k.at(x, y, 0, turn, size):
        for n, (w, d) in enumerate(((.30, .24), (.295, .235), (.29, .23))):
            box(.004 * n, .003 * n, .001 + .012 * n, w, d, .012, m, .0055, rot=2 * n)


def masonry():
    """A trowel and the mortar on it."""
    metal = mat('trowel', (.40, .40, .39), .42, .8)
    with k.at(.05, -.02, 0, 62, 1.7):
        k.mesh('blade', [(0, .16, .004), (-.055, .01, .004), (-.035, -.02, .004), (.035, -.02, .004), (.055, .01, .004), (0, .05, .009)], [(0, 1, 5), (1, 2, 5), (2, 3, 5), (3, 4, 5), (4, 0, 5)], metal)
        k.tube([(0, -.01, .008), (0, -.05, .030), (0, -.07, .030)], .005, metal, True)
        k.tube([(0, -.07, .030), (0, -.17, .024)], .013, teak())
    k.lathe(-.30, .02, 0, [(.085, 0), (.10, .08), (.104, .085), (.098, .085), (.092, .07), (.001, .07)], mat('tub', (.05, .05, .052), .6), 64)
    k.ball(-.30, .02, .05, .088, k.noisy('mortar', (.40, .40, .36), (.50, .50, .46), (60, 60, 60), 4, .95, .6, 60), .45)


def resin(tone=(.62, .50, .30)):
    blade(-.06, -.12, 28, 1.6)
    with k.at(.24, .04, 0, 0, 1.7):
        k.lathe(0, 0, 0, [(.048, 0), (.050, .002), (.050, .058), (.052, .060), (.048, .060), (.046, .046), (.001, .046)], mat('tin', (.70, .69, .66), .30, 1.0), 64)
        k.lathe(0, 0, .046, [(.046, 0), (.046, .003), (.001, .003)], mat('resin', tone, .04, spec=.9), 64)


def chips():
    """Marble chips beside the knife, for where some are gone."""
    filling()
    rnd = random.Random(7)
    for i in range(90):
        a, q, tone = rnd.uniform(0, 6.28), .11 * rnd.random(), rnd.choice(((.76, .75, .69), (.06, .135, .085), (.30, .40, .29)))
        box(.02 + 1.5 * q * math.cos(a), -.30 + q * math.sin(a), .012 * max(0, 1 - 9 * q), rnd.uniform(.012, .026), rnd.uniform(.010, .020), .012, mat('chip %g' % tone[0], tone, .5), .002, rnd.uniform(0, 90))


def some(first, *places):
    for n, (x, y) in enumerate(places, first):
        r.pad(x, y, .002, .098, r.PADS[n][1], r.PADS[n][0], 23 * n)


def machine(turn=196):
    """Its cable and its hose leave towards us, within the step."""
    x, y, a = .06, -.06, math.radians(turn)
    with k.at(x, y, 0, turn, 1.4):
        old = set(bpy.data.objects)
        polisher(0, 0, 0, 0)
        for o in [o for o in bpy.data.objects if o not in old and o.type == 'CURVE'][-2:]:
            bpy.data.objects.remove(o)
    k.tube([(x - .04, y - .05, .098), (x - .09, y - .14, .09), (x - .15, y - .30, .02), (x - .20, y - .54, .01), (x - .14, y - 1, .01)], .0095, mat('hose', (.05, .12, .30), .4), True)
    p, q = x + .44 * math.cos(a), y + .44 * math.sin(a)
    k.tube([(p, q, .077), (p - .05, q - .03, .05), (p - .09, q - .13, .01), (p - .01, q - .40, .008), (p - .05, q - .9, .008)], .007, k.black(), True)


def beside(thing, *rest):
    drops(-.20, -.10, .72)
    with k.at(.33, .02):
        thing(0, *rest)


def uneven():
    """Tiles of the first step that stand out, in chalk by how much."""
    with k.at(0, 0, .010):
        long(.12)
    m, chalk = surface('armani-grey', (.6, .6)), mat('white chalk', (.86, .85, .80), .95, spec=.05)
    with k.at(-.12):
        for x, y, up, words in ((-.6, -.6, .004, '+4'), (0, -.6, .010, '+9'), (-.6, 0, .008, '+7'), (0, 0, .003, '+2')):
            k.mesh('tile', [(p, q, h) for h in (0, up) for p, q in ((x + .003, y + .003), (x + .597, y + .003), (x + .597, y + .597), (x + .003, y + .597))], k._CUBE_F, m)
            k.text(words, x + .36, y + (.24 if y else .43), up + .0004, .15, chalk, 4).data.extrude = .0002


def fruit(x, y):
    k.bowl(x, y, 0, .16)
    for n in range(9):
        a, q = 2.4 * n, .030 * math.sqrt(n) * 1.15
        k.ball(x + q * math.cos(a), y + q * math.sin(a), .042 + .006 * (n < 3), .036, mat('fruit %d' % (n % 2), ((.75, .26, .015), (.80, .42, .02))[n % 2], .8), .8)


damp = lambda x, y: put(meter, x, y, 1.35, 24)
long = lambda y: straightedge(0, y, -7, .98)
measured = lambda: (long(.12), damp(.12, -.22))
cup = lambda: (put(tumbler, -.16, .02, 1.7, 0), damp(.20, -.16))
sour = lambda: (put(lemon, .20, -.16, 1.9, 0, -40), damp(-.16, -.18))
blade = lambda *where: knife(*where, metal=mat('blade', (.17, .17, .165), .50, .5))
filling = lambda: (roll(.26, .04), blade(-.16, -.06))
round_the_tap = lambda: (put(r.tap, -.10, .36, 1.15, 0), taped(-.10, .36, .44, .20, .001, mat('tape', (.11, .30, .33), .62, spec=.2)), roll(.28, -.10))
three = lambda: pads(.02, 0, .095)
water = lambda: drops(-.08, -.08, .85)
FLOORS = {
    'makrana': (1.75, dict(day=8.5, things=(measured, filling, three, machine, lambda: beside(lota, .04, 0, 1.5)))),
    'kota-blue': (2.4, dict(day=3.6, kind='rect', wide=.74, top=.62, bars=(6, 1), tint='ochre', things=(measured, masonry, three, lambda: machine(204),
        lambda: pair(.36, -.16, 0, 20, 'band', ((.05, .028, .018), (.20, .10, .05), (.10, .045, .020)), 1.25, gap=.07)))),
    'tan-brown': (3.0, dict(day=2.6, kind='rect', wide=.60, top=.66, bars=(3, 2), tint='grey', patch=(-2.22, -.98), things=(acetone, filling, three, lambda: machine(214), water))),
    'terrazzo-green': (1.9, dict(day=5.0, kind='round', tint='sage', flaws=missing, joint=(.62, .40, .12), grout=.007, things=(measured, chips, three, lambda: machine(186), lambda: beside(cloth, .02, 14, .9)))),
    'botticino': (1.55, dict(day=8.0, turn=45, flaws=pinholes, tint='white', things=(lambda: (long(.16), sour()), resin, three, lambda: machine(208), lambda: beside(fruit, .02)))),
    'katni-beige': (1.7, dict(day=7.0, wide=.72, tile=(.9, .9), flaws=seams, things=(measured, lambda: resin((.24, .10, .045)), three, lambda: machine(218), water))),
    'udaipur-green': (2.8, dict(day=2.6, tint='warm', slurry=.5, things=(
        cup, filling, lambda: some(0, (-.33, -.10), (-.02, -.02), (.29, -.10)), lambda: some(3, (-.42, -.02), (-.14, -.10), (.14, -.02), (.42, -.10)), water))),
    'armani-grey': (2.2, dict(day=4.0, kind='round', tint='warm', at=(-.12, Y), things=(uneven, filling, three, lambda: machine(190), lambda: beside(cloth, .02, 14, .9, (.60, .26, .08))))),
    'crema-marfil': (1.7, dict(day=9.5, tile=None, at=(-1.85, -1.87), kind='rect', wide=.74, top=.62, bars=(2, 1), worn=lambda m: etched(m, 'crema-marfil'), wall=lambda: plain('kota-green', tile=(.16, .08), grout=.005, bond=.5, joint=(.62, .59, .53), tone=(.7, 1.35)), things=(sour, round_the_tap, three, lambda: machine(210), lambda: beside(lota, .04, 0, 1.5)))),
}
for name, (gain, opt) in FLOORS.items():
    shot(f'course-{name}', SIZE, '', course, CAM, gain=gain, spp=16, st=name, **opt)
