r"""The pictures `use-NAME` beside the benefits: what people do on a floor once it is done, one thing on each stone, near to it and to its mirror; six of them as wide as a screen.

Beside the scripts of the picture library, each at its own width:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import in_use" -P render.py -- use-marble --out FOLDER/marble.png --force
`use-diamond` without its upper edge (`convert -crop 2400x864+0+136 +repage`), where the floor is seen flat.
"""
import math
import random

import kit as k
import rooms as r
import shots
import stones
from garden import hedge
from kit import at, ball, box, brass, cyl, lathe, mat, plaster, teak, teak_h, tube, walnut
from rooms import slab
from textures import mirroring
from things import bar, drum, elephant, gramophone, longcase, meal, nacre, pearls, peda, rolling_pin, roti, tricycle, turn, umbrella, worn

BESIDE, ACROSS = (1200, 900), (2400, 1000)


# ---------------------------------------------------------------- where it is
def corner(tint='warm', back=3.0, opening=('pointed', -1.15, 1.15, 2.5, .001), side='white', sun=(150, 30), windows=(-.4, 1.5), power=7.0, fill=70):
    """A room with a wall behind and windows on the left, its ceiling out of sight."""
    k.wall(0, back + .15, 12, 3.6, .3, plaster(tint), 'x', [opening] if opening else [], trim=plaster('white') if opening else None)
    enclosed(side, windows)
    for y in windows:
        r.window_light('L', -3.3, y, 1.6, 1.2, 2.5, 22)
    k.garden(-9, -4.4, -5, 8, 6, density=.8, height=.5)
    k.garden(-5, 6, back + 2.4, back + 7, 4, density=.9, height=.9)
    k.sky(light=1.0, seen=1.2)
    k.sun(*sun, power, .5)
    k.area((1.4, -2.6, 2.8), (0, .6, .2), 1.8, fill, (1, .93, .84))


def enclosed(side, windows=()):
    """The walls on both sides, the left one with windows, the wall at one's back, and the ceiling."""
    k.wall(-3.15, 0, 12, 3.6, .3, plaster(side), 'y', [('pointed', y, 1.2, 2.8, .2) for y in windows], trim=plaster('white'))
    k.wall(4.15, 0, 12, 3.6, .3, plaster(side), 'y')
    k.wall(0, -4, 12, 3.6, .3, plaster('warm'), 'x')
    box(.5, 0, 3.5, 9, 9, .2, plaster('white'))


# ---------------------------------------------------------------- marble: nothing catches a wheel
def toys():
    r.floor(mirroring(r.stone('makrana', tile=(1.2, 1.2), seed=5, rough=.015, spec=1.0), .34), -5, 6, -5, 7)
    corner('clay', 2.7, ('cusped', -.95, 1.2, 2.5, .001), sun=(170, 34), windows=(.55, 2.1))
    hedge(-5, 3, 5.4, 3.0, seed=4)
    k.area((-1.2, 3.5, 2.9), (-1.2, 5.6, 1.7), 1.2, 420, (1, .95, .84), spread=60)
    elephant(.34, .16, -24, 1.25)
    wooden_ball(-.22, -.04, .058)


def wooden_ball(x, y, q):
    """Turned, with two grooves painted about it."""
    def band(a, b, m, more=0):
        o = lathe(0, 0, 0, [((q + more) * math.sin(t), -q * math.cos(t)) for t in (math.pi * (a + (b - a) * i / 24) for i in range(25))], m, 64)
        turn(o, (x, y, q), (x + .5, y - .25, q + .62))
    red, ochre = worn('red', (.23, .030, .018)), worn('ochre', (.50, .27, .055))
    band(.004, .996, red)
    for h in (.40, .52):
        band(h, h + .05, ochre, .0006)


# ---------------------------------------------------------------- mosaic: smooth for wheels
def wheels():
    r.floor('cement-tile', -5, 6, -5, 7, tile=(.4, .4), seed=2, rough=.07, grout=.0015)
    corner('white', 2.5, ('pointed', .95, 1.35, 2.6, .001), side='ochre', sun=(170, 34), windows=(.6, 2.1))
    tricycle(.02, .22, -48, 1.12)
    k.potted_palm(-1.35, 1.95, 0, 1.35, 7, k.terracotta(), .24)


# ---------------------------------------------------------------- refinishing: what is old and kept
def clock():
    r.floor(mirroring(r.stone('makrana', tile=(.9, .9), seed=8, rough=.02, origin=(.45, 0), spec=1.0), .5), -5, 6, -5, 7)
    corner('sage', 1.75, None, sun=(205, 17), windows=(-.6, 1.0), fill=50)
    box(0, 1.73, 0, 12, .04, .16, teak_h(), .006)
    longcase(.28, 1.56)
    k.potted_palm(-.95, 1.25, 0, 1.45, 9, brass(), .23)
    k.area((1.0, -1.0, 2.2), (.28, 1.5, 1.2), .9, 40, (1, .92, .80), glossy=True)


# ---------------------------------------------------------------- Italian: the way to the lift
def dial(x, y, z, radius):
    """Half a clock over the doors, its hand at the storey."""
    plate = [(x + radius * math.cos(math.pi * i / 40), radius * math.sin(math.pi * i / 40)) for i in range(41)]
    k.sheet([plate], .03, slab('portoro', plane='xz', rough=.05), k._wall_matrix(0, y, z, 'x'))
    tube([(px, y - .02, z + pz) for px, pz in plate], .012, brass())
    bar((x - radius, y - .02, z), (x + radius, y - .02, z), .012, brass())
    for i in range(1, 8):
        a = math.pi * i / 8
        bar((x + radius * .74 * math.cos(a), y - .02, z + radius * .74 * math.sin(a)), (x + radius * .90 * math.cos(a), y - .02, z + radius * .90 * math.sin(a)), .006, brass())
    bar((x, y - .03, z + .01), (x + radius * .62 * math.cos(.70 * math.pi), y - .03, z + radius * .62 * math.sin(.70 * math.pi)), .007, brass())
    ball(x, y - .03, z - .005, .022, brass())


def lift():
    r.floor('calacatta', -5, 6, -5, 7, tile=(1.4, 1.4), seed=3, rough=.018, spec=1.0, coat=.6, book=True, origin=(0, .2))
    k.wall(0, 2.75, 12, 4.2, .3, r.stone('armani-grey', tile=(1.2, 1.4), plane='xz', seed=4, rough=.06), 'x', [('rect', 0, 1.5, 2.3, .001)])
    box(0, 2.95, 0, 1.8, .04, 2.4, k.black())
    leaf = mat('lift brass', (.62, .40, .14), .20, 1.0)
    for s in (-1, 1):
        for i in range(9):
            cyl(s * (.045 + .080 * i), 2.78, .012, .041, 2.28, leaf, 32)
        box(s * .82, 2.56, 0, .14, .08, 2.42, slab('portoro', plane='xz', seed=6), .006)
        box(s * .75, 2.57, 0, .03, .09, 2.32, brass(), .003)
    box(0, 2.56, 2.30, 1.78, .08, .14, slab('portoro', plane='xz', seed=7), .006)
    dial(0, 2.55, 2.52, .34)
    box(1.02, 2.58, 1.02, .11, .03, .26, brass(), .004)
    for z in (1.10, 1.19):
        o = lathe(0, 0, 0, [(.001, 0), (.020, 0), (.020, .006), (.016, .010), (.001, .010)], k.glow('call', (1, .72, .36), 3) if z > 1.15 else mat('call', (.85, .84, .80), .3), 32)
        turn(o, (1.02, 2.565, z), (1.02, 0, z))
    k.wall(-4.4, 0, 12, 4.2, .3, plaster('warm'), 'y', [('pointed', y, 1.2, 3.0, .1) for y in (-.6, 1.3)], trim=plaster('white'))
    k.wall(4.4, 0, 12, 4.2, .3, plaster('warm'), 'y')
    k.wall(0, -4, 12, 4.2, .3, plaster('warm'), 'x')
    box(0, 0, 3.5, 9.4, 9, .2, plaster('white'))
    for x in (-2.75, 2.75):
        box(x, 2.58, 0, .46, .05, 3.5, slab('portoro', plane='xz', seed=8), .004)
    for x in (-1.62, 1.62):
        k.urn(x, 2.2, 0, 1.0)
        k.palm(x, 2.2, .62, 1.0, 10, 6, spread=.75)
    for x in (-1.22, 1.22):
        k.lantern(x, 1.6, 3.5, .95, .75, 7, 22)
    k.garden(-9, -5.6, -5, 8, 6, density=.8)
    k.sky(light=1.0, seen=1.2)
    k.sun(158, 30, 7.0, .5)
    for y in (-.6, 1.3):
        r.window_light('L', -4.5, y, 1.7, 1.2, 2.6, 34)
    k.area((0, -2.8, 2.9), (0, 2, .8), 2.0, 90, (1, .92, .80))


# ---------------------------------------------------------------- Katni: a day of music
def music():
    r.floor(mirroring(r.stone('katni-beige', tile=(.9, .6), seed=4, rough=.015, tone=(.9, 1.06), spec=1.0), .34), -5, 6, -5, 7)
    corner('sage', 2.6, ('cusped', 1.05, 1.2, 2.4, .001), sun=(168, 27), windows=(-.3, 1.5), power=9)
    drum(.26, .10, [(.060, 0), (.085, .010), (.100, .05), (.104, .12), (.092, .22), (.080, .262), (.078, .270)], walnut(), 14, -20, k.rust(), True)
    drum(-.16, .20, [(.040, 0), (.085, .018), (.122, .075), (.132, .135), (.124, .195), (.112, .235), (.110, .250)], mat('drum brass', (.74, .47, .17), .20, 1.0), 16, 20, k.indigo(), False)
    with at(-.03, -.20, 0, 12):
        bar((0, 0, .012), (.17, 0, .012), .008, walnut())
        bar((.185, -.032, .018), (.185, .032, .018), .018, brass())
    box(-.2, 1.55, 0, 2.0, .85, .09, mat('sheet', (.80, .77, .70), .95, spec=.1), .03)
    for x, c in ((-.72, k.rust()), (.28, k.olive())):
        bar((x - .33, 1.72, .225), (x + .33, 1.72, .225), .135, c, 48)


# ---------------------------------------------------------------- kitchen: dough lets go
def dough():
    top = slab('udaipur-green', seed=11, rough=.03, scale=.8, spec=.85)
    box(0, .15, -.04, 3.6, 2.0, .04, top, .004)
    k.wall(0, 1.25, 6, 2.4, .2, plaster('white'), 'x', [('rect', -.10, 1.10, 1.7, .34)], z=-.1)
    r.mullions('B', -.10, 1.27, 1.10, 1.6, .24, 2, 2, teak(), .035)
    roti(-.10, .01, .0008, .118, 1)
    rolling_pin((-.16, .245, .0206), (.135, .170, .0206), k.noisy('sheesham', (.30, .165, .075), (.43, .26, .13), scale=(80, 80, 5), detail=5, rough=.5, spec=.3))
    for n, (x, y, q) in enumerate(((.155, -.035, .031), (.228, .010, .030), (.175, .060, .0295))):
        peda(x, y, .0, q, n + 2)
    lathe(-.285, .225, 0, [(.034, 0), (.040, .002), (.054, .022), (.060, .042), (.0615, .044), (.060, .045), (.053, .024), (.040, .008), (.001, .006)], k.steel(), 96)
    heap = meal(.95)
    o = lathe(-.285, .225, .024, [(.0545, .004), (.050, .010), (.036, .019), (.018, .026), (.001, .028)], heap, 64)
    o.scale = (1, 1, 1)
    hedge(-5, 5, 4.6, 1.5, seed=4)
    k.sky((.96, .94, .90), (.70, .78, .86), 1.0, 1.5)
    k.sun(107, 36, 5.0, 1.2)
    k.area((-.9, -1.0, 1.5), (0, .1, 0), 1.2, 26, (1, .94, .86))
    box(0, -.6, 2.2, 6, 4, .1, plaster('white'))
    k.wall(-1.9, 0, 4, 2.6, .1, plaster('warm'), 'y', z=-.1)
    k.wall(1.9, 0, 4, 2.6, .1, plaster('warm'), 'y', z=-.1)


# ---------------------------------------------------------------- Kota: grip where it rains
def rained():
    """Kota of a satin finish: dry stone, drops, wet stone towards the rain, and wet below the umbrella; no water stands on it."""
    m = r.stone('kota-blue', tile=(.6, .6), grout=.007, joint=(.040, .045, .046), seed=4, rough=.22, tone=(.82, 1.1), spec=.6)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    x, y, _ = g.split(P)
    edge = g.math('MULTIPLY_ADD', g.noise(P, 1.3, 6, .62).outputs['Fac'], 1.5, y)
    wet = g.step(edge, 1.50, 1.66)
    dx, dy = g.math('ADD', x, .02), g.math('MULTIPLY', g.math('SUBTRACT', y, .74), 1.15)
    below = g.math('MULTIPLY_ADD', g.noise(P, 3.1, 5, .6).outputs['Fac'], .40, g.math('SQRT', g.math('MULTIPLY_ADD', dx, dx, g.math('MULTIPLY', dy, dy))))
    wet = g.math('MAXIMUM', wet, g.step(below, .60, .68, (1, 0)))
    drops = g.voronoi(P, 34)
    drop = g.math('MULTIPLY', g.step(drops.outputs['Distance'], .26, .34, (1, 0)), g.math('GREATER_THAN', g.channel(drops.outputs['Color']), g.step(edge, .75, 1.62, (1.0, .30))))
    wet = g.math('MAXIMUM', wet, drop)
    col, rough = b.inputs['Base Color'].links[0].from_socket, b.inputs['Roughness'].links[0].from_socket
    g.L.new(g.mix(wet, col, g.mix(1.0, col, (.50, .53, .55), 'MULTIPLY')), b.inputs['Base Color'])
    g.L.new(g.math('MULTIPLY', rough, g.math('MULTIPLY_ADD', wet, -.52, 1)), b.inputs['Roughness'])
    return m


def rain():
    r.floor(rained(), -6, 6, -5, 2.6)
    for x in (-1.62, 1.48):
        r.pillar(x, 2.2, 3.2, teak())
    box(0, 2.3, -.16, 12, .7, .155, slab('kota-blue', seed=5))
    box(0, 2.2, 3.1, 12, .25, .25, teak())
    box(0, -1.2, 3.35, 14, 7.6, .1, plaster('white'))
    umbrella(-.06, .70, 62, 1.08)
    hedge(-8, 8, 4.7, 2.3, seed=12)
    k.wall(0, 7.8, 18, 4.4, .3, plaster('grey'), 'x')
    k.sky((.74, .80, .82), (.62, .70, .76), 1.5, .75)
    k.sun(70, 50, 1.4, 20, (1, 1, 1))
    k.area((-2.6, -1.2, 2.2), (0, .6, .4), 1.2, 40, (1, .92, .82))
    k.wall(0, -4.6, 14, 4, .2, plaster('warm'), 'x')
    drop = mat('rain', (.80, .86, .88), .1, spec=.8)
    rnd = random.Random(3)
    for _ in range(220):
        x, y, z = rnd.uniform(-3.2, 3.2), rnd.uniform(2.7, 4.2), rnd.uniform(.0, 3.0)
        tube([(x, y, z), (x + .008, y, z + rnd.uniform(.05, .13))], .0011, drop, res=1)


# ---------------------------------------------------------------- granite: years, not months
def record():
    r.floor('black-galaxy', -5, 6, -5, 7, tile=(1.2, 1.2), seed=6, rough=.012)
    corner('clay', 2.7, ('pointed', -1.05, 1.2, 2.5, .001), sun=(154, 27), windows=(-.5, 1.4), fill=60)
    k.area((-1.5, -1.4, 1.9), (.0, .3, .8), .9, 34, (1, .90, .76), glossy=True)
    box(.0, .40, .27, .62, .56, .045, teak_h(), .008)
    for px in (-.26, .26):
        for py in (.17, .63):
            lathe(px, py, 0, [(.016, 0), (.026, .02), (.018, .05), (.024, .16), (.030, .20), (.026, .27)], teak(), 32)
    gramophone(.0, .40, .315, -24, 1.16)
    k.lounge_chair(1.35, 1.75, -38)
    k.potted_palm(.35, 2.35, 0, 1.6, 4, brass(), .25)


# ---------------------------------------------------------------- diamond: straight reflections
def jewels():
    r.floor('portoro', -5, 6, -5, 7, tile=(1.2, 1.2), seed=3, rough=.008, spec=1.0, origin=(.5, .45))
    k.wall(0, 2.15, 12, 3.6, .3, plaster('white'), 'x', [('rect', -.1, 2.1, 1.62, .46)])
    r.mullions('B', -.1, 2.12, 2.1, 1.62, .46, 6, 2, teak(), .04)
    enclosed('white')
    lathe(.105, .165, 0, [(.022, 0), (.024, .003), (.040, .010), (.054, .024), (.060, .040), (.0615, .0415), (.059, .041), (.052, .024), (.038, .012), (.001, .009)], brass(), 96)
    rnd = random.Random(4)
    for layer, (z, reach) in enumerate(((.016, .040), (.0245, .044), (.033, .042), (.040, .024))):
        for i in range(-5, 6):
            for j in range(-5, 6):
                x, y = .0104 * (i + .5 * (j % 2) + .33 * layer), .0090 * (j + .3 * layer)
                if math.hypot(x, y) < reach:
                    ball(.105 + x, .165 + y, z + rnd.uniform(-.001, .001), .0051, nacre(rnd.randrange(3)))
    pearls(((.10, .20, .03), (.10, .160, .042), (.075, .115, .040), (.052, .088, .020), (.035, .070, 0), (-.02, .045, 0), (-.11, .085, 0), (-.19, .045, 0), (-.17, -.030, 0), (-.06, -.045, 0), (.04, -.070, 0), (.15, -.040, 0), (.245, .03, 0), (.25, .12, 0), (.24, .2, 0)), .0060, 2)
    for x, y in ((-.255, .10), (.30, -.03), (.01, -.005)):
        ball(x, y, 0, .0052, nacre(1))
    hedge(-7, 7, 6.4, 1.25, seed=8)
    k.sky((.96, .90, .80), (.80, .82, .82), 1.0, .95)
    k.sun(64, 33, 7.0, .5)
    k.area((.8, -1.2, 1.3), (0, .1, 0), 1.0, 30, (1, .92, .82))
    k.area((.45, -.55, .50), (.1, .16, .02), .3, 3.5, (1, .93, .84))
    k.area((-1.2, -.9, 1.0), (0, .1, 0), .6, 12, (1, .90, .76))


for name, size, alt, build, cam, ev in (
    ('marble', ACROSS, 'An old wooden elephant on wheels, its ochre and red lacquer worn, and a ball, mirrored in a polished floor of white Makrana marble.',
     toys, ((.06, -1.70, .29), (.06, .18, .29), 26, None, None, -.10), -.10),
    ('mosaic', ACROSS, 'A child’s red tricycle mirrored in a polished floor of patterned cement tiles.',
     wheels, ((.10, -1.75, .74), (.0, .20, .315), 25), -.05),
    ('refinishing', BESIDE, 'A tall clock of teak with a brass pendulum, beside it a palm, mirrored in a polished floor of old Makrana marble.',
     clock, ((-.06, -1.78, .40), (-.06, 1.5, .78), 29), .0),
    ('italian', ACROSS, 'The brass doors of a lift under a dial, between urns and black Portoro, on book-matched Calacatta marble.',
     lift, ((.0, -2.95, .86), (.0, 2.5, .98), 20.5), -.05),
    ('katni', BESIDE, 'A pair of tabla drums on rings of cloth, mirrored in a polished floor of brown-veined Katni marble.',
     music, ((.12, -1.10, .30), (.07, .20, .11), 32), .05),
    ('diamond', ACROSS, 'A string of pearls runs out of a brass bowl over black Portoro marble, mirrored in it with the straight bars of a window.',
     jewels, ((.0, -.50, .235), (.0, .075, .012), 33), -.1),
    ('kitchen', BESIDE, 'A chapati rolled out on a counter of Udaipur Green marble, a rolling pin, pressed balls of dough and a bowl of flour beside it.',
     dough, ((-.025, -.60, .50), (-.025, .092, .0), 45), .1),
    ('kota', ACROSS, 'A red umbrella drying on a verandah of Kota stone, wet towards the rain and dry towards the house.',
     rain, ((.0, -2.15, 1.02), (.0, .60, .36), 24), -.95),
    ('granite', ACROSS, 'A gramophone with a brass horn on a teak stool, mirrored in a polished floor of Black Galaxy granite.',
     record, ((-.05, -2.2, .88), (.06, .34, .56), 22), -.25),
):
    shots.shot(f'use-{name}', size, alt, build, cam, ev=ev, spp=16)
