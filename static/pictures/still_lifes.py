"""Still lifes: what people leave on, and bring to, a floor. Rooms of the picture library with things of our own in them.
The shadows of `still-steps` are lightened afterwards (`convert -gamma 1.2`), and all of `still-samples` (`-gamma 1.09`).

Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import still_lifes" -P render.py -- still-doorstep --out still.png --force
"""
import math
import random

import bpy
from mathutils import Matrix

import kit as k
import rooms as r
from kit import at, ball, box, brass, cyl, lathe, mat, mesh, plaster, steel, teak, teak_h, tube
from rooms import slab
from shots import shot

SIZE = (1600, 960)


def light(az, el=30):
    """Another sun than the room's own."""
    bpy.data.objects.remove(next(o for o in bpy.data.objects if o.name.startswith('sun')))
    k.sun(az, el, 7.5, .5)


# ---------------------------------------------------------------- small things
def pencil(x, y, z, rot):
    """On its side: paint, wood, lead."""
    for r0, r1, start, length, m, segs in ((.0038, .0038, 0, .135, mat('pencil', (.42, .05, .03), .35), 6), (.0038, .0012, .135, .016, mat('pencil wood', (.62, .42, .22), .7), 24),
                                           (.0012, .0001, .151, .005, mat('lead', (.02, .02, .021), .5), 16)):
        o = lathe(0, 0, 0, [(r0, start), (r1, start + length)], m, segs, segs > 8)
        o.matrix_world = k._stack[-1] @ Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(rot), 4, 'Z') @ Matrix.Rotation(math.pi / 2, 4, 'Y')


def tumbler(x, y, z, m=None):
    """Of steel or `m`, in its bowl, with coffee."""
    m = m or mat('tumbler', (.78, .77, .75), .30, .85)
    with at(x, y, z, 0, 1.12):
        lathe(0, 0, 0, [(.048, 0), (.050, .003), (.056, .034), (.061, .036), (.061, .038), (.054, .035), (.047, .006)], m, 64)
        lathe(0, 0, .004, [(.024, 0), (.026, .004), (.034, .096), (.038, .099), (.033, .097), (.0325, .086)], m, 64)
        cyl(0, 0, .0895, .0318, .002, mat('coffee', (.20, .085, .032), .25), 48)


def smooth(points, n=6):
    """A closed line through the points (Catmull-Rom)."""
    out = []
    for i in range(len(points)):
        a, b, c, d = (points[(i + j - 1) % len(points)] for j in range(4))
        for t in (s / n for s in range(n)):
            out.append(tuple(.5 * (2 * q + (s - p) * t + (2 * p - 5 * q + 4 * s - u) * t * t + (3 * q - p - 3 * s + u) * t ** 3)
                             for p, q, s, u in zip(a, b, c, d)))
    return out


def strip(points, across, m, thick=.002):
    """A band along the points; `across` is half its width, a vector for each."""
    v = [tuple(p + s * q for p, q in zip(pt, a)) for pt, a in zip(points, across) for s in (-1, 1)]
    o = mesh('strip', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)], m, True)
    o.modifiers.new('thick', 'SOLIDIFY').thickness = thick


SOLE = ((0, 0), (.031, .018), (.036, .06), (.034, .11), (.045, .17), (.042, .215), (.022, .25), (-.012, .262), (-.038, .24), (-.044, .19), (-.034, .14), (-.029, .10), (-.033, .05), (-.027, .015))


def slipper(x, y, z, rot, sole, bed, strap, kind, left, s=1.0):
    with at(x, y, z, rot, s):
        side = -1 if left else 1
        line = smooth([(side * p, q) for p, q in SOLE])
        k.sheet([line], .012, sole, Matrix.Translation((0, 0, .006))).data.bevel_depth = .002
        k.sheet([[(p * .93, .009 + q * .93) for p, q in line]], .004, bed, Matrix.Translation((0, 0, .015)))
        if kind == 'band':
            for y0, w, h in ((.175, .026, .052), (.118, .016, .060)):
                arc = [(-.047 * math.cos(a) + .002, y0 - .012 * math.sin(a), .010 + h * math.sin(a)) for a in (math.pi * j / 20 for j in range(21))]
                strip(arc, [(0, w, .10 * w)] * 21, strap)
        else:
            for e in (-.040, .042):
                leg = [(-side * .012 * (1 - t) + e * t * (1 + .15 * math.sin(math.pi * t)), .212 - .105 * t, .016 + .040 * math.sin(math.pi * (t * .86 + .10)) - .012 * t) for t in (j / 16 for j in range(17))]
                strip(leg, [((.004 + .004 * math.sin(math.pi * t / 16)), .006 + .002 * t / 16, 0) for t in range(17)], strap, .003)
            tube([(-side * .012, .212, .012), (-side * .012, .212, .032)], .0035, strap)
            ball(-side * .012, .208, .030, .006, brass())


def pair(x, y, z, rot, kind, colours, s=1.0, gap=.05, toe=7, slip=(0, 0)):
    """Two of them as they were stepped out of."""
    sole, bed, strap = (mat('slipper %s' % str(c), c, .6, spec=.3) for c in colours)
    with at(x, y, z, rot):
        slipper(-gap * s, 0, 0, toe, sole, bed, strap, kind, True, s)
        slipper(gap * s + slip[0], slip[1], 0, -toe * 1.4, sole, bed, strap, kind, False, s)


def lota(x, y, z, s=1.0):
    lathe(x, y, z, [(a * s, b * s) for a, b in ((.040, 0), (.046, .004), (.050, .010), (.046, .014), (.066, .034), (.078, .060), (.076, .084), (.058, .108), (.044, .118), (.043, .126), (.058, .142), (.060, .144), (.056, .143), (.041, .127), (.040, .116), (.05, .10))], brass(), 64)


def petals(cx, cy, z, R, m):
    """Rangoli: rings of loops and dots in white powder."""
    for n, inner, outer, w in ((8, .10, .55, .006), (16, .60, .82, .005)):
        for i in range(n):
            a = 2 * math.pi * i / n
            pts = []
            for j in range(25):
                t = 2 * math.pi * j / 24
                q = (inner + outer) / 2 - (outer - inner) / 2 * math.cos(t)
                pts.append((cx + R * (q * math.cos(a) - math.sin(a) * math.sin(t) * outer * 1.55 / n), cy + R * (q * math.sin(a) + math.cos(a) * math.sin(t) * outer * 1.55 / n), z))
            tube(pts, w / 2, m, res=1)
            cyl(cx + R * .96 * math.cos(a + math.pi / n), cy + R * .96 * math.sin(a + math.pi / n), z, .006, .002, m, 12)


# ---------------------------------------------------------------- the doorstep
def doorstep(st='kota-blue', step='makrana'):
    r.floor(st, -4, 4, -4, .5, tile=(.6, .6), seed=4, rough=.05, tone=(.86, 1.08))
    stone = slab(step, seed=4, rough=.03)
    box(0, .17, .0, 1.9, .42, .135, plaster('white'))
    box(0, .27, .135, 2.0, .74, .032, stone, .008)
    k.wall(0, .55, 9, 3.2, .4, plaster('ochre'), 'x', [('rect', 0, 1.46, 2.5, 0)])
    with at(0, .5, .167):
        k.door(0, 0, 1.46, 2.3)
        for s in (-1, 1):
            box(s * .70, -.06, 0, .10, .16, 2.4, teak(), .008)
    white = mat('rice flour', (.86, .84, .80), .95, spec=.1)
    petals(.56, -.40, .0006, .17, white)
    pair(-.40, -.34, 0, 8, 'band', ((.05, .028, .018), (.20, .10, .05), (.10, .045, .020)), 1.06)
    pair(-.04, -.40, 0, -6, 'thong', ((.30, .16, .07), (.42, .25, .12), (.45, .05, .035)), .92, slip=(.015, -.03))
    pair(.25, -.32, 0, 14, 'thong', ((.03, .05, .11), (.62, .56, .40), (.75, .30, .03)), .60, slip=(.03, .05))
    lota(.60, .06, .167, 1.15)
    k.potted_leaf(-.98, -.02, 0, .75, 6, k.terracotta(), .17, .24)
    k.garden(-6, 6, -12, -6, 4, density=.6, height=1.6)
    k.potted_palm(-2.75, -1.60, 0, 2.3, 5, k.terracotta(), .28)
    k.sky((1, .88, .72), (.52, .62, .78), .95, 1.1)
    k.sun(214, 36, 7.0, .5)


shot('still-doorstep', SIZE, 'Three pairs of chappals, one of them small, on polished Kota stone before a marble step and a teak door.',
     doorstep, ((.14, -1.62, .78), (.14, .02, .155), 34), ev=-.1, spp=32)


# ---------------------------------------------------------------- the three tests
def lemon(x, y, z, rot=0, up=48):
    skin = k.noisy('lemon skin', (.70, .46, .015), (.78, .56, .03), (60, 60, 60), 3, .38, .35, 260, .5)
    pith = mat('pith', (.84, .80, .62), .6)
    flesh = k.noisy('flesh', (.76, .60, .12), (.84, .74, .30), (160, 160, 160), 3, .12, .4, 300, .7)
    with at(x, y, z, rot):
        R, M = .030, Matrix.Translation((0, 0, .030)) @ Matrix.Rotation(math.radians(up), 4, 'X')
        prof = [(max(R * math.sin(a), 1e-4), -R * 1.18 * math.cos(a) - (.006 if j == 0 else 0)) for j, a in enumerate(math.pi / 2 * i / 16 for i in range(17))]
        parts = [lathe(0, 0, 0, prof, skin, 64), lathe(0, 0, 0, [(R * .995, 0), (R * .99, .0006), (.001, .0006)], pith, 64)]
        n = 10
        for i in range(n):
            a0, a1 = 2 * math.pi * (i + .05) / n, 2 * math.pi * (i + .95) / n
            mid = (a0 + a1) / 2
            pts = [(.0030 * math.cos(mid), .0030 * math.sin(mid))] + [(R * q * math.cos(a0 + (a1 - a0) * t), R * q * math.sin(a0 + (a1 - a0) * t)) for q, t in ((.80, .04), (.87, .18), (.885, .5), (.87, .82), (.80, .96))]
            v = [(*p, .0004) for p in pts] + [(*p, .0016) for p in pts]
            m = len(pts)
            parts.append(mesh('segment', v, [tuple(range(m, 2 * m))] + [(j, (j + 1) % m, m + (j + 1) % m, m + j) for j in range(m)], flesh))
        for o in parts:
            o.matrix_world = k._stack[-1] @ M


def straightedge(x, y, rot, length=1.9):
    alu = mat('aluminium', (.74, .74, .72), .36, .6)
    with at(x, y, 0, rot):
        box(0, 0, .0008, length, .026, .062, alu, .0015)
        for h in (.016, .046):
            box(0, -.0132, h, length, .0008, .0016, mat('groove', (.25, .25, .25), .5, 1.0))
        box(.18, -.0135, .022, .13, .0012, .018, mat('label', (.72, .09, .04), .5))


def meter(x, y, rot):
    """It reads how damp the stone is."""
    shell, dark = mat('meter', (.82, .36, .03), .42), mat('meter dark', (.03, .032, .034), .45)
    with at(x, y, 0, rot):
        box(0, 0, 0, .072, .150, .030, dark, .009)
        box(0, -.004, .004, .064, .136, .030, shell, .008)
        box(0, .030, .0335, .046, .034, .0012, dark, .0005)
        box(0, .030, .0344, .042, .030, .0006, mat('screen', (.34, .40, .30), .2))
        o = k.text('3.1%', 0, .030, .0352, .015, dark)
        o.data.extrude = 0
        for q in (-.014, .014):
            cyl(q, -.022, .0335, .008, .003, dark, 24)
        for q in (-.012, .012):
            tube([(q, .074, .016), (q, .094, .016)], .0016, steel())


def tests(st='botticino'):
    r.studio(st, tile=(.6, .6), rough=.05, tint='clay', seed=4, origin=(-.05, .03), tone=(.90, 1.05))
    light(165)
    straightedge(-.45, .15, 7)
    lemon(-.63, -.09, 0, -52)
    juice = mat('juice', (.46, .38, .22), .015, spec=1.0)
    for x, y, rad in ((-.555, -.175, .013), (-.52, -.145, .008), (-.58, -.205, .006), (-.53, -.21, .004)):
        ball(x, y, .0003, rad, juice, .20)
    meter(-.425, -.10, 24)


shot('still-lemon', (1400, 840), 'Half a lemon and drops of its juice on beige marble, a straight edge laid across the tiles, and a moisture meter.',
     tests, ((-.50, -.70, .40), (-.51, .00, .026), 35), ev=-.25, spp=32)


# ---------------------------------------------------------------- the mop
def mop(st='crema-marfil'):
    r.studio(st, tile=(.9, .9), rough=.16, tint='warm', seed=4, tone=(.92, 1.04))
    light(139, 29)
    wet = r.stone(st, tile=(.9, .9), rough=.008, seed=4, tone=(.74, .84))
    edge = smooth([(-.75, -.34), (-.25, -.30), (.30, -.28), (.80, -.16), (1.25, .25), (1.45, 1.1), (1.25, 2.0), (.55, 2.1), (-.10, 1.45), (-.70, 1.35), (-1.2, .95), (-1.35, .2)], 10)
    mesh('wet', [(p, q, .0006) for p, q in edge], [tuple(range(len(edge)))], wet)
    tin = mat('bucket', (.66, .66, .65), .24, 1.0)
    with at(-.16, .40, 0):
        lathe(0, 0, 0, [(.105, .012), (.108, 0), (.112, 0), (.114, .012), (.150, .255), (.153, .262), (.157, .266), (.157, .272), (.152, .274), (.148, .262), (.147, .250)], tin, 96)
        for h in (.060, .200):
            q = .114 + .036 * (h - .012) / .243
            lathe(0, 0, h, [(q, 0), (q + .004, .004), (q + .005, .008), (q + .0022, .015)], tin, 96)
        tube([(-.155 * math.cos(a), -.13 * math.sin(a), .262 - .06 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))], .004, tin)
        cloth = k.noisy('red cloth', (.40, .10, .05), (.47, .14, .07), (60, 60, 60), 3, .95, .2, 300, .1)
        # over the rim: across, and out of the bucket, up, and down its side
        pts, cols, v = [(-.11, .21), (-.128, .250), (-.145, .278), (-.160, .280), (-.170, .262), (-.164, .21), (-.160, .16), (-.157, .10)], 40, []
        for i in range(cols + 1):
            a = math.radians(-62 - 62 * i / cols)
            for q, h in pts:
                fold = .007 * (1 + math.sin(i * .62 + h * 9)) * min(1, max(0, .30 - h) * 9)
                v.append(((-q + fold) * math.cos(a), (-q + fold) * math.sin(a), h + (.010 * math.sin(i * .16) if h < .13 else 0)))
        m = len(pts)
        o = mesh('cloth', v, [(i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1) for i in range(cols) for j in range(m - 1)], cloth, True)
        o.modifiers.new('t', 'SOLIDIFY').thickness = .004
        o.modifiers.new('s', 'SUBSURF').render_levels = 2
    # the mop: a clamp, strands of cotton, a stick that leaves the picture
    cotton = k.noisy('cotton', (.78, .74, .65), (.85, .82, .74), (120, 120, 120), 3, .95, .3, 300, .1)
    rnd = random.Random(8)
    with at(-.66, .10, 0, 52):
        tube([(0, 0, .11), (.62, 1.05, 1.55)], .0125, teak_h())
        ball(0, 0, .075, .034, mat('clamp', (.05, .20, .16), .4))
        for i in range(150):
            a = rnd.uniform(0, 2 * math.pi)
            far = rnd.uniform(.10, .30) * (1.15 if math.sin(a) < 0 else .8)
            b = a + rnd.uniform(-.35, .35)
            top = .105 - .03 * rnd.random()
            pts = [(.014 * math.cos(a), .014 * math.sin(a), top), (.05 * math.cos(a), .05 * math.sin(a), top * .75 + .01),
                   (.55 * far * math.cos(a), .55 * far * math.sin(a), .012 + .028 * rnd.random()), (.8 * far * math.cos((a + b) / 2), .8 * far * math.sin((a + b) / 2), .006 + .012 * rnd.random()), (far * math.cos(b), far * math.sin(b), .005)]
            tube(pts, .0042, cotton, True, res=2)


shot('still-mop', SIZE, 'A cotton mop and a steel bucket with a cloth over its rim on a marble floor, wet where the mop has passed.',
     mop, ((-.26, -1.12, .70), (-.30, .40, .10), 33), ev=.1, warm=.4, spp=32)


# ---------------------------------------------------------------- samples
def davara(x, y, z, s=1.0):
    """A tumbler of brass in its bowl, full of coffee with froth on it."""
    m = mat('polished brass', (.78, .54, .22), .26, 1.0)
    with at(x, y, z, 0, s):
        lathe(0, 0, 0, [(.001, 0), (.046, 0), (.048, .002), (.050, .005), (.064, .022), (.076, .0255), (.077, .0268), (.074, .0275), (.063, .0245), (.048, .0075), (.001, .0065)], m, 96)
        lathe(0, 0, .0066, [(.001, 0), (.0255, 0), (.0265, .002), (.0330, .0860), (.0385, .0920), (.0395, .0935), (.0385, .0945), (.0340, .0915), (.0318, .0840), (.001, .0835)], m, 96)
        lathe(0, 0, .0886, [(.0345, .003), (.0352, .006), (.0325, .0105), (.022, .0135), (.001, .0145)], k.noisy('froth', (.36, .20, .095), (.58, .40, .235), (300, 300, 300), 4, .75, .5, 420, .2), 64)


def lit_window(y=-4.2):
    """Behind the camera, for what shines to mirror: three tall panes, each as wide as three samples are seen in, and dark wood, which steel is seen by."""
    for x, wide, deep in ((0, 9, .02), (-3.2, .02, 4), (3.2, .02, 4)):
        box(x, y + .06 + deep / 2 if deep > 1 else y - .05, -.6, wide, deep, 2.4 if deep > 1 else 4.4, k.walnut())
    pane = k.glow('pane', (1, .965, .90), 1.9)
    for i in range(3):
        box(-2.55 + 2.35 * i, y, 1.02, 1.90, .02, 1.9, pane)


def samples():
    import textures  # noqa: F401, here alone: its drawings are those of the swatches
    k.wall(0, .34, 9, 4, .3, plaster('warm'), 'x', z=-1)
    ledge = r.stone('botticino', tile=None, seed=4, rough=.02, coat=1.0, spec=1.0)
    box(0, -.30, -.04, 6, 1.0, .04, ledge, .003)
    x = -.665
    for i, (name, w, h, seed, scale) in enumerate((
            ('makrana', .170, .235, 2, 1.5), ('kota-blue', .150, .200, 3, 1.4), ('katni-brown', .165, .255, 4, 1.4), ('portoro-fine', .170, .225, 23, 1.7),
            ('terrazzo-white', .150, .250, 6, 1.4), ('udaipur-green', .170, .210, 7, 1.2), ('botticino', .160, .240, 8, 1.4), ('tan-brown', .165, .205, 9, .9))):
        s = r.stone(name, tile=None, plane='xz', seed=seed, rough=.014, scale=scale, spec=1.0, coat=.6)
        box(x + w / 2, .075 + .004 * (i % 3), 0, w, .018, h, s, .0016, (2.0, -1.5, 1, -2.2)[i % 4], ('X', -12))
        x += w + .010
    davara(.430, -.150, 0, 1.22)
    pencil(-.06, -.13, .0045, 14)
    lit_window()
    k.sky(horizon=(.98, .93, .85), zenith=(.72, .76, .80), light=.42, seen=1.0)
    k.sun(228, 38, 6.6, 1.2)


shot('still-samples', SIZE, 'Eight polished stone samples side by side against a sunlit wall, mirrored in a marble ledge, before them a pencil and a brass tumbler of coffee in its bowl.',
     samples, ((.0, -1.42, .36), (.0, .03, .205), 36), ev=.55, spp=8)
