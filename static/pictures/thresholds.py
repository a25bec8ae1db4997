r"""The pictures `threshold-NAME` that services begin with: the page's own wall, an opening in it of the brand's arch, and the stone that runs out of it from edge to edge.

The camera stands straight before the opening, so the wall's outline is the same in all of them; the build cuts it out (`src/build/pictures/wall-mask.ts`
holds the same measures). Beside the scripts of the picture library, 2000 pixels wide:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import thresholds" -P render.py -- threshold-marble --out FOLDER/marble.png --force
"""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

import kit as k
import rooms as r
import shots
import stones
from garden import hedge, shrubs
from kit import plaster, teak
from rooms import box, floor, slab
from still_lifes import lemon, lota, pair
from things import marigold

SIZE = (2000, 720)
# Of the picture: where the opening stands and how wide it is, and where the floor begins.
MIDDLE, WIDE, BASE = .72, .258, .745
W, H = 1.72, 1.72                   # the opening, in metres
ACROSS = W / WIDE                   # what the picture shows of the wall
FAR, EYE = 5.0, .82                 # from the camera to the wall, and above the floor


def ogee(w, h):
    """The line of the brand's arch, from the left foot over the point to the right one."""
    def curve(a, b, c, d, n=16):
        return [tuple(a[i] * (1 - t) ** 3 + 3 * b[i] * t * (1 - t) ** 2 + 3 * c[i] * t * t * (1 - t) + d[i] * t ** 3 for i in (0, 1)) for t in (j / n for j in range(n))]
    half = [(0, 500)] + curve((0, 218), (0, 112), (92, 96), (150, 52)) + curve((150, 52), (174, 34), (191, 17), (200, 0)) + [(200, 0)]
    line = half + [(400 - x, y) for x, y in reversed(half[:-1])]
    return [((x - 200) / 400 * w, (500 - y) / 500 * h if y < 500 else -.1) for x, y in line]


def opening(m, skirt, deep=.34):
    """A wall as thick as `deep` with the arch in it, its edge of brass, and a skirting."""
    rect = [(-8, -.2), (8, -.2), (8, 4.4), (-8, 4.4)]
    k.sheet([rect, ogee(W, H)], deep, m, k._wall_matrix(0, deep / 2, 0, 'x'))
    rim(W, H, 0, 0, .015)
    for s in (-1, 1):
        box(s * (W / 2 + 4), -.007, 0, 8 - .03, .014, .075, slab(skirt, seed=3, rough=.1))


def rim(w, h, x, y, thick):
    k.tube([(x + p, y, q) for p, q in ogee(w, h)], thick, k.mat('rim', (.74, .47, .16), .5, .35))


def court(deep=3.2, seed=5, palms=True, height=.62):
    """Open to the sky: what is beyond the wall is bright, and so is its mirror."""
    k.garden(-9, 9, deep + 3, deep + 10, seed, density=.9, height=height)
    for s in (-1, 1) if palms else ():
        k.potted_palm(s * 1.05, deep + .2, 0, 1.5, 4 + s, k.brass(), .26)


def matched(wall='statuario', power=60, seed=1, urn=True):
    """A wall of slabs opened like a book, in its own light, and an urn before it."""
    box(0, 3.6, 0, 4.8, .1, 3.6, r.stone(wall, tile=(1.2, 3.6), grout=.0015, plane='xz', book=True, rough=.03, seed=seed, scale=.85))
    for s in (-1, 1):
        box(s * 4.4, 3.65, 0, 4, .2, 3.6, plaster('clay'))
        k.lantern(s * .62, 2.7, 3.4, 1.5, .8, 9, 40)
    box(0, 1.9, 3.6, 10, 4.0, .1, plaster('white'))
    if urn:
        k.urn(0, 3.0, 0, 1.55)
    k.area((0, 1.2, 3.4), (0, 3.6, 1.2), 2.4, power, (1, .93, .84))
    court(6.2)


def pillars(swing=False, closed=0):
    """Of a verandah; `closed` is the height of a hedge that nothing shows through."""
    for x in (-1.05, 1.05):
        r.pillar(x, 2.7, 3.0, teak())
    box(0, 2.7, 2.95, 12, .22, .22, teak())
    if swing:
        k.swing(0, 2.3, 3.0, 8, 1.3)
    if closed:
        hedge(-6, 6, 6.2, closed, seed=7, palms=3)
        k.area((0, 1.6, 4.4), (0, 6.2, 1.1), 2.2, 300, (1, .97, .88))
        for s in (-1, 1):
            k.potted_palm(s * 1.12, 4.0, 0, 1.15, 4 + s, k.brass(), .26)
    else:
        court(3.8)


def pierced():
    """A passage with windows of pierced stone, at its end and on its left."""
    wall, screen = plaster('clay'), plaster('white')
    k.wall(0, 4.3, 9, 3.4, .3, wall, 'x', [('cusped', 0, 1.7, 2.5, .10)], trim=plaster('white'))
    k.jaali(0, 4.42, .05, 1.9, 2.75, 8, screen, 'x', .05)
    for side, openings in ((-1, [('pointed', 0, 1.5, 2.3, .30)]), (1, [])):
        k.wall(side * 1.7, 2.4, 3.6, 3.4, .24, wall, 'y', openings)
    k.jaali(-1.74, 2.4, .25, 1.7, 2.4, 8, screen, 'y', .05)
    box(0, 2.5, 3.1, 3.8, 3.8, .1, plaster('white'))
    k.lantern(0, 2.2, 3.1, 1.05, .62, 5, 30)


def lattice():
    pierced()
    k.area((0, .6, 2.9), (0, 4.2, 1.0), 1.6, 190, (1, .93, .82))
    court(5.4, palms=False, height=1.3)


def arches():
    """A row of them, as in the hall that is ground, before a garden."""
    k.wall(0, 3.2, 16, 3.6, .4, plaster('clay'), 'x', [('pointed', x, 1.15, 2.3, .001) for x in (-3.2, -1.6, 0, 1.6, 3.2)], trim=plaster('white'))
    court(4.4, 8, palms=False, height=1.35)


def boulders(deep=4.0):
    """Of granite, one on another, as they stand about Hyderabad: blocks that weather has rounded along their joints."""
    for n, (x, y, z, size, turned, tilt) in enumerate((
            (-.92, 1.5, .22, (.86, .70, .62), 12, -4), (.74, 1.3, .20, (.78, .66, .56), -18, 5), (-.10, 2.1, .40, (.80, .60, .90), 30, 3),
            (-.50, 1.35, 1.12, (.60, .56, .44), -24, 9), (.52, 1.35, .98, (.50, .46, .36), 35, -12), (.30, 1.6, 1.62, (.74, .58, .30), 8, -9),
            (1.75, 2.2, .1, (.62, .6, .5), 50, 0), (-2.05, 2.3, .1, (.72, .6, .6), -40, 4), (1.15, .72, .06, (.24, .22, .17), 20, 6), (-.16, .70, .05, (.18, .2, .13), -30, 0))):
        boulder(x, deep + y, z, size, turned, tilt, n)
    hedge(-9, 9, deep + 3.6, 1.5, seed=11, palms=7)
    bank(deep + .1)


def bank(y):
    """Dark earth at their feet, low growth on it: where the polished floor ends."""
    rnd, v, f, n, m = noise_at(9), [], [], 120, 12
    for j in range(m + 1):
        for i in range(n + 1):
            px, py = -6 + 12 * i / n, 2.4 * j / m
            v.append((px, y + py, -.02 + .20 * min(1, py / .5) ** .5 * (1 + .35 * rnd(Vector((px * 1.3, py * 1.3, 0)))) + .02 * rnd(Vector((px * 9, py * 9, 1)))))
    f = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i) for j in range(m) for i in range(n)]
    k.mesh('bank', v, f, k.noisy('dark earth', (.016, .013, .009), (.040, .032, .020), scale=(9, 9, 9), detail=6, rough=.98, spec=.05, bump=.6, bump_scale=60), True)
    seeded, kinds = random.Random(4), shrubs(21)
    for i in range(64):
        s, px = seeded.uniform(.05, .15), -2.6 + 5.2 * (i + seeded.random()) / 64
        k.link(bpy.data.objects.new('growth', kinds[seeded.randrange(2)]), Matrix.Translation((px, y + seeded.uniform(.14, .7), .10)) @ Matrix.Rotation(seeded.uniform(0, 6.28), 4, 'Z') @ Matrix.Diagonal((s, s, s, 1)))


def boulder(x, y, z, size, turned, tilt, seed):
    """A block with its edges worn round, its faces chipped and streaked by rain; `size` is half of it in each direction."""
    rnd, v, n = noise_at(seed), [], 72
    place = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turned), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'Y')
    for i in range(n + 1):
        for j in range(2 * n):
            a, b = math.pi * i / n, math.pi * j / n
            d = Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
            worn = sum(abs(c) ** 2.9 for c in d) ** (-1 / 2.9)
            # Where a slab has split off, the face steps back.
            split = .05 * max(0, min(1, (rnd(d * 1.9 + Vector((5, 1, 3))) - .06) * 12))
            s = worn * (1 + .10 * rnd(d * 1.2) + .035 * rnd(d * 2.9) + .008 * rnd(d * 8) + .003 * rnd(d * 21) - split)
            v.append(place @ Vector([d[q] * s * size[q] for q in range(3)]))
    f = [(i * 2 * n + j, i * 2 * n + (j + 1) % (2 * n), (i + 1) * 2 * n + (j + 1) % (2 * n), (i + 1) * 2 * n + j) for i in range(n) for j in range(2 * n)]
    k.mesh('boulder', v, f, weathered(), True)


def weathered():
    """Pinkish grey granite, dark below where rain has run, its crystals seen."""
    m = k.noisy('weathered granite', (.070, .054, .045), (.31, .235, .175), scale=(3.2, 3.2, .7), detail=9, rough=.92, bump=.35, bump_scale=26, lo=.36, hi=.60)
    if any(n.name == 'crystals' for n in m.node_tree.nodes):
        return m
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    crystals, mix = g.N.new('ShaderNodeTexNoise'), g.N.new('ShaderNodeMixRGB')
    crystals.name, mix.blend_type = 'crystals', 'MULTIPLY'
    crystals.inputs['Scale'].default_value, crystals.inputs['Detail'].default_value = 110, 3
    grain = g.N.new('ShaderNodeValToRGB')
    grain.color_ramp.elements[0].position, grain.color_ramp.elements[0].color = .40, (.30, .28, .28, 1)
    grain.color_ramp.elements[1].position, grain.color_ramp.elements[1].color = .56, (1.0, 1.0, 1.0, 1)
    g.L.new(g.N.new('ShaderNodeTexCoord').outputs['Object'], crystals.inputs['Vector'])
    g.L.new(crystals.outputs['Fac'], grain.inputs[0])
    mix.inputs[0].default_value = .45
    g.L.new(b.inputs['Base Color'].links[0].from_socket, mix.inputs[1])
    g.L.new(grain.outputs[0], mix.inputs[2])
    g.L.new(mix.outputs[0], b.inputs['Base Color'])
    return m


def noise_at(seed):
    return lambda p: noise.noise(p + Vector((seed * 7.3, seed * 3.1, 0)))


def chhatri(x=0, y=5.2, s=1.0):
    """A domed pavilion of white marble, on its plinth."""
    m = slab('makrana', rough=.3)
    with k.at(x, y, 0, 0, s):
        box(0, 0, 0, 2.3, 2.3, .16, m)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.lathe(sx * .72, sy * .72, .16, [(.13, 0), (.13, .10), (.075, .14), (.068, .95), (.10, 1.02), (.12, 1.08)], m, 24)
        for axis, (dx, dy) in (('x', (0, .72)), ('x', (0, -.72)), ('y', (.72, 0)), ('y', (-.72, 0))):
            k.wall(dx, dy, 1.64, .62, .10, m, axis, [('pointed', 0, 1.16, .46, .001)], z=1.02)
        box(0, 0, 1.62, 2.14, 2.14, .06, m)
        k.lathe(0, 0, 1.68, [(.80, 0), (.80, .10), (.84, .14), (.88, .30), (.84, .52), (.68, .76), (.42, .95), (.16, 1.08), (.06, 1.16), (.05, 1.22), (.09, 1.27), (.02, 1.34), (.004, 1.52)], m, 48)


def colonnade(lit, each=0):
    """A hall of columns, open to the garden on both sides, and seven lamps along it, one for each grit; its floor is laid with lozenges of brass."""
    lozenges()
    stone = plaster('warm')
    for s in (-1, 1):
        for n in range(4):
            r.pillar(s * .98, 1.2 + 2.3 * n, 2.5, stone)
        box(s * .98, 5.0, 2.5, .26, 8.8, .22, stone)
        k.garden(s * 5.5 - 2.6, s * 5.5 + 2.6, 1.5, 12, 4 + s, density=.9, height=.7)
    box(0, 5.0, 2.72, 2.6, 8.8, .1, plaster('white'))
    k.wall(0, 9.6, 9, 3.2, .3, plaster('ochre'), 'x', [('pointed', 0, 1.15, 2.0, .001)], trim=plaster('white'))
    for n in range(7):
        k.lantern(-.36 if n % 2 else .36, 1.5 + 1.1 * n, 2.7, .66, .5, lit, each)
    k.garden(-9, 9, 13, 20, 23, density=1.1, height=.8)


def lozenges():
    """Strips of brass in the floor."""
    m = k.mat('inlay', (.80, .50, .13), .5, .6)
    for n in range(-14, 15):
        for turn in (-45, 45):
            with k.at(.9 * n, 0, 0, turn):
                box(0, 0, 0, .034, 30, .0006, m)


def pavilion():
    chhatri(0, 9.5, .82)
    k.garden(-9, 9, 12, 20, 5, density=1.2, height=1.7)


def ground(st, mirror=None, **kw):
    m = r.stone(st, **{'tile': (1.1, 1.1), 'origin': (.55, 0), 'rough': .02, 'spec': .9, **kw})
    if mirror:
        damp(m, *mirror)
    floor(m, -9, 9, -7, 9)


def damp(m, near, far, y0=-3.0, y1=0):
    """What share of its mirror a stone keeps: `near` at y0, `far` at y1; the rest is its own colour."""
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    y = g.split(g.N.new('ShaderNodeTexCoord').outputs['Object'])[1]
    plain, mix = g.N.new('ShaderNodeBsdfDiffuse'), g.N.new('ShaderNodeMixShader')
    g.L.new(b.inputs['Base Color'].links[0].from_socket, plain.inputs['Color'])
    onward = [link.to_socket for link in b.outputs[0].links]
    g.L.new(g.step(y, y0, y1, (near, far)), mix.inputs[0])
    g.L.new(plain.outputs[0], mix.inputs[1])
    g.L.new(b.outputs[0], mix.inputs[2])
    for socket in onward:
        g.L.new(mix.outputs[0], socket)


def inside(front, lamp, low_sun=0):
    """The room one stands in, and its light; `low_sun`, in watts, comes through an arch in its left wall and lies across the floor."""
    box(0, -4.2, 3.9, 18, 8.2, .1, plaster('white'))
    k.wall(0, -8.2, 18, 4, .2, plaster('warm'), 'x')
    k.wall(8.8, -4, 8.4, 4, .2, plaster('warm'), 'y')
    k.wall(-8.8, -4, 8.4, 4, .2, plaster('warm'), 'y', [('pointed', 2.45, 1.15, 2.3, .3)] if low_sun else [])
    k.area((-1.2, -4.6, 3.7), (-1.2, -.6, 0), 5, front, lamp)
    if low_sun:
        r.mullions('L', -1.55, -8.8, 1.15, 2.3, .3, 2, 4, teak(), .05)
        beam = bpy.data.lights.new('low sun', 'SPOT')
        beam.energy, beam.color, beam.spot_size, beam.spot_blend, beam.shadow_soft_size = low_sun, (1, .86, .66), math.radians(14), 0, .03
        o = bpy.data.objects.new('low sun', beam)
        o.location = (-24, -3.0, 7.4)
        o.rotation_euler = (Vector((-3.2, -1.0, 0)) - o.location).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.collection.objects.link(o)


def look():
    """Level, straight before the opening, which stands on the right of the picture."""
    low = (.5 - BASE) * SIZE[1] / SIZE[0] * ACROSS
    k.camera((0, -FAR, EYE), (0, 0, EYE), 36 * FAR / ACROSS, None, None, (-low - EYE) / ACROSS)
    bpy.context.scene.camera.data.shift_x = .5 - MIDDLE


def threshold(st, beyond, on=None, skirt=None, sun=(72, 34), power=7.0, front=420, lamp=(1, .94, .86), low_sun=170000, seen=1.0, **kw):
    ground(st, **kw)
    opening(plaster('white'), skirt or st)
    beyond()
    if on:
        on()
    k.sky((.82, .88, .92), (.42, .62, .82), .9, seen)
    k.sun(*sun, power, .6)
    inside(front, lamp, low_sun)
    look()


# The nine services, each a slab in the outline of the arch: stone, x, y, width, height. The nearer ones stand before the others.
NINE = (('armani-grey', -1.12, -.06, .62, 1.30), ('statuario', -.56, -.06, .62, 1.52), ('portoro', .0, -.06, .66, 1.72), ('katni-brown', .56, -.06, .62, 1.52), ('kota-blue', 1.12, -.06, .62, 1.30),
        ('makrana', -.84, -.42, .52, .86), ('tan-brown', -.28, -.42, .52, 1.02), ('botticino', .28, -.42, .52, 1.02), ('terrazzo-green', .84, -.42, .52, .86))


def nine():
    ground('udaipur-green', spec=.5, mirror=(.25, .62, -1.6, -.45))
    k.wall(0, .17, 16, 4.4, .34, plaster('white'), 'x')
    box(0, -.007, 0, 16, .014, .075, slab('udaipur-green', seed=3, rough=.1))
    for n, (st, x, y, w, h) in enumerate(NINE):
        k.sheet([ogee(w, h)], .03, slab(st, plane='xz', seed=n + 2, rough=.16), k._wall_matrix(x, y, 0, 'x'))
        rim(w, h, x, y - .015, .008)
        box(x, y - .002, 0, w + .02, .042, .007, k.black())
    k.sky((.95, .93, .88), (.62, .72, .82), 1.0, 1.0)
    inside(190, (1, .95, .88))
    k.area((-3.6, -3.4, 2.6), (0, 0, .7), 1.2, 160, (1, .90, .76))
    look()


def marigolds():
    """A wide bowl of brass on the floor, marigolds in its water, and some that fell."""
    x, y, r = -.40, -.42, .27
    k.bowl(x, y, 0, r)
    k.cyl(x, y, .085, .215, .004, k.mat('water', (.05, .07, .06), .03))
    for n in range(17):
        a, d = n * 2.4, .048 * math.sqrt(n)
        k.ball(x + d * math.cos(a), y + d * math.sin(a), .098, .034, marigold(n), .6)
    for n, (fx, fy) in enumerate(((-.02, -.60), (.06, -.50), (-.76, -.62))):
        k.ball(fx, fy, .018, .032, marigold(n + 3), .6)


def scullery():
    """The kitchen behind the worktop: its wall and the slab along it, a window of teak onto the garden, brass and a pot of herbs below."""
    k.wall(0, 1.55, 16, 3.6, .3, plaster('sage'), 'x', [('rect', 0, 1.26, 1.70, .56)])
    for x in (-4.32, 4.32):
        box(x, 1.385, 0, 7.36, .03, .50, slab('calacatta', plane='xz', seed=6, rough=.04), .004)
    box(0, 1.385, 0, 1.28, .03, .50, slab('calacatta', plane='xz', seed=6, rough=.04), .004)
    box(0, 1.36, .50, 16, .10, .03, slab('calacatta', seed=7, rough=.04), .004)
    r.mullions('B', 0, 1.46, 1.26, 1.70, .56, 3, 2, teak(), .045)
    lota(-.84, 1.10, 0, 2.2)
    k.pot(.84, 1.12, 0, .13, .24)
    k.link(bpy.data.objects.new('herbs', shrubs(3)[1]), Matrix.Translation((.84, 1.12, .22)) @ Matrix.Diagonal((.24, .24, .24, 1)))
    court(3.4, 3, palms=False, height=.8)


def counter():
    """The same twice as small: a worktop below a window."""
    for x, y in ((.42, -.44), (.60, -.37), (.50, -.24)):
        k.ball(x, y, 0, .085, k.mat('lemon', (.70, .46, .015), .45), .86)
    with k.at(.28, -.62, 0, 0, 2.8):
        lemon(0, 0, 0, -30)
    with k.at(-.48, -.28, 0, 90, 2.1):
        r.tap(0, 0, 0)
    k.lathe(-.04, -.28, 0, [(.001, 0), (.12, 0), (.16, .012), (.232, .09), (.258, .165), (.266, .172), (.258, .177), (.236, .158), (.196, .08), (.12, .022), (.001, .020)], k.mat('copper', (.72, .30, .14), .18, 1.0), 96)


def water():
    """Nothing but a lake, to the hills on its other shore."""
    box(0, .78, 0, 20, .16, .03, slab('makrana', seed=2, rough=.1), .006)
    k.plane(0, 60, .006, 160, 118, k.noisy('lake', (.10, .17, .20), (.13, .21, .24), scale=(1, .2, 1), rough=.07, spec=.8, bump=.08, bump_scale=5))
    for x, w, h, y, haze in ((-26, 30, 2.6, 116, .0), (-4, 22, 3.6, 118, .04), (17, 26, 2.9, 117, .02), (34, 24, 4.2, 118, .05), (4, 40, 1.3, 112, -.03)):
        k.ball(x, y, -h, w / 2, k.mat('hill %d' % x, (.36 + haze, .44 + haze, .47 + haze), 1), 2 * h / w)


def cairn():
    """What stands behind the opening once more, of three pebbles."""
    for n, (x, z, size, turned, tilt) in enumerate(((.34, .075, (.17, .14, .078), 20, 2), (.32, .205, (.115, .10, .058), -35, -5), (.345, .305, (.075, .062, .045), 60, 6))):
        boulder(x, -.42, z, size, turned, tilt, n + 20)


def discs():
    for i, (grit, colour) in enumerate(r.PADS):
        r.pad(-.87 + .29 * i, -1.12 + .07 * abs(i - 3), .0, .138, colour, grit, 14 * i)


W9 = dict(tile=(.9, .9), origin=(.45, 0))
for name, alt, opt in (
    ('marble', 'Through a pointed arch, a domed pavilion of white marble in a garden, the Makrana of its court running out of the arch, a brass pot on the threshold.',
     dict(st='makrana', beyond=pavilion, on=lambda: lota(.30, -.30, 0, 2.0))),
    ('mosaic', 'Through a pointed arch, a swing between teak pillars, and the patterned tiles that run out to the front.',
     dict(st='cement-tile', skirt='terrazzo-white', beyond=lambda: pillars(True, 2.6), low_sun=0, tile=(.4, .4), origin=(.2, 0), grout=.0015)),
    ('refinishing', 'A floor polishing machine before a pointed arch, the grey marble dull where it has not been and a mirror behind it.',
     dict(st='armani-grey', beyond=arches, on=lambda: k.grinder(-.30, -.42, -16, s=.62), low_sun=0, wear=1.0, split=(-.45, .18), **W9)),
    ('italian', 'Through a pointed arch, a wall of veined Statuario opened like a book, a brass urn before it, mirrored in the black Portoro that runs out of the arch.',
     dict(st='portoro', beyond=lambda: matched(power=110), rough=.05, spec=.3, front=240, ev=-.35)),
    ('katni', 'Through a pointed arch, a clay-red passage whose end is a window of pierced stone, mirrored in brown-veined Katni marble; a brass bowl of marigolds on the threshold.',
     dict(st='katni-beige', beyond=lattice, on=marigolds, sun=(172, 36), power=11.0, tile=(.9, .6), origin=(.45, 0))),
    ('diamond', 'Seven diamond pads on green marble with brass lozenges, before a pointed arch and its hall of columns, lit by lanterns.',
     dict(st='udaipur-green', beyond=lambda: colonnade(3), on=discs, low_sun=0, seed=3, spec=.55, front=330, ev=.05, spp=32)),
    ('kitchen', 'Through a pointed arch, a kitchen: a brass tap over a copper basin and lemons on a marble worktop that mirrors its window.',
     dict(st='calacatta', beyond=scullery, on=counter, low_sun=0, tile=None, seed=3)),
    ('kota', 'A pair of chappals on the threshold of a pointed arch, a hedge behind teak pillars mirrored softly in blue-grey Kota stone.',
     dict(st='kota-blue', beyond=lambda: pillars(closed=2.6), mirror=(.40, .75), rough=.12, spec=.6, grout=.007, joint=(.040, .045, .046), on=lambda: pair(-.30, -.50, 0, 12, 'band', ((.05, .028, .018), (.20, .10, .05), (.10, .045, .020)), 1.7), front=260, lamp=(.96, .98, 1), ev=.1, **W9)),
    ('granite', 'Three pebbles one on another before a pointed arch, and behind it the boulders of the Deccan, mirrored in Black Galaxy granite with joints of brass.',
     dict(st='black-galaxy', beyond=boulders, on=cairn, power=4.5, front=130, ev=-.45, rough=.045, spec=.6, mirror=(.20, .55), seen=.72, grout=.006, joint=(.30, .21, .10), **W9)),
    ('nowhere', 'Through a pointed arch there is no room: the white marble of the floor ends at a still lake, hills on its other shore.',
     dict(st='makrana', beyond=water, low_sun=0, ev=.1, **W9)),
):
    shots.SHOTS[f'threshold-{name}'] = dict(size=SIZE, alt=alt, build=lambda opt=opt: threshold(**opt), ev=opt.pop('ev', .25), key=.30, warm=0, spp=opt.pop('spp', 26 if opt.get('low_sun', True) else 10), gain=None)
shots.SHOTS['threshold-nine'] = dict(size=SIZE, alt='Nine slabs in the outline of a pointed arch, each of another stone, mirrored in a polished floor.', build=nine, ev=.1, key=.30, warm=0, spp=10, gain=None)
