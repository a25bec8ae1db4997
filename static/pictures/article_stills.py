r"""The still lifes that articles begin with: what a floor is measured and reckoned with, and what it is washed with.

`still-reckoning` is a little lighter than its render (`convert -gamma 1.07`). Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import article_stills" -P render.py -- still-reckoning --out reckoning.png --force
"""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

import kit as k
import rooms as r
import stones
from close_ups import STROKES, marked, polished, sky
from kit import at, ball, box, brass, cyl, lathe, mat, mesh, steel, tube
from pairs import clear
from shots import shot
from still_lifes import light, smooth
from textures import mirroring

SIZE = (1600, 1066)


# ---------------------------------------------------------------- what it is reckoned with
def steel_tape(x, y, rot, length=.92):
    """Its case stands on edge at the origin; the blade runs out to the left, figures from its hook on, in centimetres."""
    blade, ink, red = mat('blade', (.86, .64, .12), .32, spec=.6), mat('ink', (.012, .012, .012), .5), mat('ink red', (.50, .02, .012), .5)
    half, chrome, dark = .0125, mat('chrome', (.74, .74, .74), .16, 1.0), mat('case', (.016, .070, .048), .35)

    def top(v):
        return .0032 + .0030 * (v / half) ** 2

    with at(x, y, 0, rot):
        n, across = 60, 8
        pts = [(-length + length * i / n, half * (2 * j / across - 1)) for i in range(n + 1) for j in range(across + 1)]
        mesh('blade', [(u, v, top(v)) for u, v in pts], [(i * (across + 1) + j, (i + 1) * (across + 1) + j, (i + 1) * (across + 1) + j + 1, i * (across + 1) + j + 1) for i in range(n) for j in range(across)], blade, True)

        def mark(u, v0, v1, wide, m):
            steps = [v0 + (v1 - v0) * i / 4 for i in range(5)]
            mesh('mark', [(u + s * wide / 2, v, top(v) + .00015) for v in steps for s in (-1, 1)], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(4)], m)

        for c in range(1, int(length * 100) - 3):
            u = -length + .01 * c
            mark(u, -half, -half * .10 if c % 10 else half, .0008, red if c % 10 == 0 else ink)
            mark(u - .005, -half, -half * .52, .0006, ink)
            o = k.text(str(c), 0, 0, 0, .0078 if c % 10 else .0094, red if c % 10 == 0 else ink)
            o.data.extrude = 0
            o.matrix_world = k._stack[-1] @ Matrix.Translation((u - .0046, .0052, top(.0052) + .0004)) @ Matrix.Rotation(.20, 4, 'X')
        box(-length, 0, .0, .0016, .026, .014, chrome, .0004)
        box(-length + .011, 0, .0044, .022, .016, .0010, chrome, .0003)
        for q in (.006, .015):
            cyl(-length + q, 0, .0050, .0022, .0012, steel(), 20)
        # the case: flat where it stands, round above
        line = smooth([(-.034, .004), (-.036, .020), (-.033, .046), (-.020, .064), (.004, .070), (.026, .062), (.037, .042), (.039, .018), (.036, .004), (.020, .0015), (-.020, .0015)], 6)
        for thick, grow, m in ((.040, 1, dark), (.030, 1.045, chrome)):
            ring = [(p * grow, .035 + (q - .035) * grow) for p, q in line]
            o = k.sheet([ring], thick - .008, m, k._wall_matrix(0, 0, 0, 'x'))
            o.data.bevel_depth, o.data.bevel_resolution, o.data.offset = .004, 3, -.004
        for s in (-1, 1):
            o = lathe(0, 0, 0, [(.001, 0), (.021, 0), (.021, .0010), (.019, .0018), (.001, .0018)], chrome, 64)
            o.matrix_world = k._stack[-1] @ Matrix.Translation((.001, s * .0200, .036)) @ Matrix.Rotation(-s * math.pi / 2, 4, 'X')
        box(-.012, 0, .068, .018, .016, .007, chrome, .002)


def ruled():
    """Paper with a grid of five millimetres."""
    m = mat('ruled', (.83, .79, .69), .9, spec=.1)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    u, v, _ = g.split(g.N.new('ShaderNodeTexCoord').outputs['Object'])
    near = [g.math('ABSOLUTE', g.math('SUBTRACT', g.math('FRACT', g.math('ADD', g.math('DIVIDE', q, .005), 100.5)), .5)) for q in (u, v)]
    on = g.math('LESS_THAN', g.math('MINIMUM', *near), .055)
    g.L.new(g.mix(g.math('MULTIPLY', on, .55), (.83, .79, .69), (.30, .40, .46)), b.inputs['Base Color'])
    return m


HAND = {**STROKES, '0': (((.0, 1.0), (-.22, .72), (-.22, .26), (.0, .0), (.22, .26), (.22, .74), (.02, 1.0)),), '8': (((.16, .86), (.0, 1.0), (-.17, .80), (.0, .54), (.20, .26), (.0, .0), (-.20, .24), (.0, .52), (.17, .80), (.12, .92)),),
        '9': (((.20, .82), (.0, 1.0), (-.20, .76), (-.04, .52), (.18, .72), (.20, .90), (.16, .40), (.06, .0)),), '×': (((-.16, .18), (.16, .62)), ((-.16, .62), (.16, .18)))}


def written(words, x, y, z, size, rnd, m, thick=.00042):
    for n, sign in enumerate(words):
        if sign == ' ':
            continue
        big, lean = size * rnd.uniform(.94, 1.06), rnd.uniform(.04, .14)
        left, low = x + .62 * size * n, y + size * rnd.uniform(-.05, .05)
        for stroke in HAND[sign]:
            pts = [(left + big * (a + lean * b), low + big * b) for a, b in stroke]
            tube([(a, b, z) for a, b in smooth([pts[0], *pts, pts[-1]], 8)[8:-16]], thick, m, res=1)


def notebook(x, y, rot, s=1.0):
    """Open at a plan of three rooms and what they come to."""
    rnd, lead = random.Random(5), mat('pencilled', (.045, .045, .050), .55, spec=.4)
    wide, deep = .150, .205

    def top(u):
        t = min(1, abs(u) / .030)
        return .0036 + .0075 * (t * (2 - t)) - .0022 * max(0, abs(u) - .030) / .12

    with at(x, y, 0, rot, s):
        box(0, 0, 0, 2 * wide + .010, deep + .010, .0026, mat('boards', (.018, .085, .058), .6, spec=.3), .0012)
        for side in (-1, 1):
            for layer in range(4):
                n = 24
                us = [side * (wide - .0012 * layer) * i / n for i in range(n + 1)]
                low = [(u, q * (deep / 2 - .0006 * layer), .0028 + (top(u) - .0028) * (1 - layer / 4)) for u in us for q in (-1, 1)]
                sheet = mesh('page', low, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2)[::-side] for i in range(n)], ruled() if layer == 0 else mat('leaf edge', (.74, .69, .58), .9), True)
                sheet.modifiers.new('t', 'SOLIDIFY').thickness = .0011

        def line(points, wide=.00050):
            fine = [(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8) for a, b in zip(points, points[1:]) for t in range(9)]
            tube([(p, q, top(p) + .0003) for p, q in fine], wide, lead, res=1)

        # the plan, four millimetres to a foot
        f = .0042
        px, py = -.120, -.062
        P = lambda a, b: (px + f * a, py + f * b)
        for pts in ((P(4, 0), P(0, 0), P(0, 20), P(14, 20), P(14, 14)), (P(7, 0), P(12, 0), P(12, 9)), (P(12, 12), P(12, 14), P(3, 14)), (P(12, 4), P(15, 4)), (P(18, 4), P(21, 4), P(21, 14), P(12, 14))):
            line(pts, .00062)
        for a, b, q, w in ((4, 0, 3, 0), (15, 4, 3, 0)):
            line([(P(a, b)[0] + f * q * math.cos(t), P(a, b)[1] + f * q * math.sin(t)) for t in (math.pi / 2 * i / 10 for i in range(11))], .00034)
        for words, a, b in (('12', 5.2, -3.2), ('14', -4.0, 6.2), ('9', 17.4, 14.9), ('10', 22.0, 8.2), ('6', 14.7, 16.2)):
            at_x, at_y = P(a, b)
            written(words, at_x, at_y, top(at_x) + .0003, .0088, rnd, lead)
        # the sum
        for n, (left, total) in enumerate((('12×14', '168'), (' 9×10', ' 90'), (' 6×14', ' 84'))):
            row = .058 - .020 * n
            written(left, .026, row, top(.05) + .0003, .0105, rnd, lead)
            written(total, .096, row, top(.10) + .0003, .0105, rnd, lead)
        line([(.088, .010), (.122, .0105)], .00055)
        written('342', .096, -.006, top(.10) + .0003, .0105, rnd, lead, .00055)
        for q in (-.0125, -.0155):
            line([(.090, q), (.121, q + .0006)], .00045)
        tube([(.0, deep / 2 - .004, .006), (.002, .03, .0125), (-.002, -.06, .0115), (.004, -deep / 2 - .012, .004), (.012, -deep / 2 - .045, .0012)], .0016, mat('ribbon', (.42, .06, .035), .7), True)
        return s * top(.07)


def carpenters_pencil(x, y, z, rot, s=1.0):
    """Flat, eight-sided, cut with a knife."""
    paint, wood, lead = mat('pencil red', (.44, .022, .014), .30, spec=.6), k.noisy('cut wood', (.56, .36, .18), (.70, .48, .27), (40, 220, 220), 3, .75), mat('lead', (.025, .025, .027), .42)
    def ring(u, a, b, c):
        return [(u, p, q) for p, q in ((-a, -b + c), (-a + c, -b), (a - c, -b), (a, -b + c), (a, b - c), (a - c, b), (-a + c, b), (-a, b - c))]
    rings = ((0, .0075, .0036, .0017), (.140, .0075, .0036, .0017), (.166, .0034, .0017, .0008), (.176, .0021, .0006, .0003))
    with at(x, y, z, rot, s):
        for (a, b, m) in ((rings[0], rings[1], paint), (rings[1], rings[2], wood), (rings[2], rings[3], lead)):
            v = ring(*a) + ring(*b)
            mesh('pencil', v, [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)] + [tuple(range(7, -1, -1)), tuple(range(8, 16))], m)
        mesh('band', ring(.128, .00760, .00370, .0017) + ring(.132, .00760, .00370, .0017), [(i, (i + 1) % 8, 8 + (i + 1) % 8, 8 + i) for i in range(8)], brass())


def weight(x, y, z, s=1.0):
    """Of brass, from a pair of scales: a body, a neck, a knob."""
    lathe(x, y, z, [(a * s, b * s) for a, b in ((.001, 0), (.0225, 0), (.0240, .0015), (.0240, .0280), (.0225, .0305), (.0150, .0325), (.0085, .0345), (.0070, .0385), (.0085, .0425), (.0125, .0455), (.0140, .0505), (.0120, .0560), (.0070, .0590), (.001, .0596))], mat('old brass', (.72, .46, .16), .20, 1.0), 96)
    for h in (.0055, .0245):
        lathe(x, y, z + h * s, [(.0241 * s, 0), (.0246 * s, .0006 * s), (.0241 * s, .0012 * s)], brass(), 96)


def reckoning(st='morwad'):
    r.studio(st, tile=(.6, .6), rough=.035, tint='clay', seed=4, origin=(.17, -.16), tone=(.93, 1.04))
    light(166, 27)
    sky()
    steel_tape(.262, -.128, 8)
    z = notebook(.015, .055, -10, 1.1)
    carpenters_pencil(.005, -.030, z + .0042, -4)
    weight(-.205, .085, 0, 1.25)


shot('still-reckoning', SIZE, 'A steel tape drawn out across pale marble before an open notebook with the plan of three rooms, a carpenter’s pencil on it and a brass weight beside it.',
     reckoning, ((.025, -.56, .50), (.018, -.010, .010), 38), ev=.5, warm=.2, spp=10)


# ---------------------------------------------------------------- what it is washed with
def wet(st, **kw):
    """A film of water: darker and a mirror where it lies, a little rougher where it has dried."""
    def paint(g, P, c):
        n = g.noise(g.vec('ADD', P, (1.7, .4, 0)), 1.5, 3, .5).outputs['Fac']
        lies = g.step(n, .40, .43)
        return g.mix(g.math('MULTIPLY', lies, .55), c, (.40, .37, .32), 'MULTIPLY'), g.mix(lies, (.10,) * 3, (.006,) * 3)
    return marked(polished(st, .03, **kw), paint)


def bucket(x, y, rot, s=1.0):
    """Of brass, beaten by hand, its handle let down."""
    m = mat('beaten brass', (.76, .50, .19), .17, 1.0)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    if not b.inputs['Normal'].links:
        P = g.N.new('ShaderNodeTexCoord').outputs['Object']
        bump = g.N.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .20, .004
        g.L.new(g.voronoi(P, 62, 'SMOOTH_F1').outputs['Distance'], bump.inputs['Height'])
        g.L.new(bump.outputs[0], b.inputs['Normal'])
        g.L.new(g.mix(g.step(g.noise(P, 9, 5, .6).outputs['Fac'], .40, .70, (0, .6)), (.76, .50, .19), (.46, .27, .085)), b.inputs['Base Color'])
    smoothed = mat('rim brass', (.80, .54, .21), .16, 1.0)
    with at(x, y, 0, rot, s):
        lathe(0, 0, 0, [(.001, .012), (.088, .012), (.092, 0), (.096, 0), (.099, .004), (.108, .030), (.126, .100), (.140, .180), (.1475, .232), (.1500, .240), (.1560, .243), (.1580, .248), (.1560, .253),
                        (.1500, .254), (.1455, .250), (.1440, .240), (.137, .180), (.123, .100), (.105, .030), (.092, .018), (.001, .018)], m, 128)
        for h, q in ((.030, .1085), (.196, .1430)):
            lathe(0, 0, h, [(q, -.004), (q + .0025, -.002), (q + .0025, .002), (q, .004)], smoothed, 128)
        cyl(0, 0, .226, .1430, .002, mat('suds', (.62, .64, .62), .03, spec=.8), 96)
        for e in (-1, 1):
            box(e * .150, 0, .205, .010, .030, .052, smoothed, .003)
            ball(e * .158, 0, .232, .009, smoothed)
        drop = math.radians(62)
        arc = [(.160 * math.cos(a), -.168 * math.sin(a) * math.sin(drop), .238 + .168 * math.sin(a) * math.cos(drop)) for a in (math.pi * i / 32 for i in range(33))]
        tube(arc, .0055, smoothed, res=5)


def folded(x, y, rot, s=1.0):
    """A checked cotton cloth, folded in four."""
    m = mat('checked', (.80, .77, .70), .95, spec=.05)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    u, v, _ = g.split(P)
    def band(q, pitch, wide, off):
        return g.math('LESS_THAN', g.math('FRACT', g.math('ADD', g.math('DIVIDE', q, pitch), 50 + off)), wide)
    over = g.math('MULTIPLY', g.math('ADD', band(u, .034, .42, .1), band(v, .034, .42, .3)), .5)
    fine = g.math('MULTIPLY', g.math('MAXIMUM', band(u, .034, .05, .42), band(v, .034, .05, .62)), .75)
    c = g.mix(over, (.80, .77, .70), (.050, .085, .175))
    c = g.mix(fine, c, (.55, .08, .045))
    weave = g.noise(P, 900, 2, .5).outputs['Fac']
    g.L.new(g.mix(g.step(weave, .3, .7, (0, .18)), c, (.30, .28, .25)), b.inputs['Base Color'])
    bump = g.N.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .35, .0012
    g.L.new(g.noise(P, 420, 2, .6).outputs['Fac'], bump.inputs['Height'])
    g.L.new(bump.outputs[0], b.inputs['Normal'])
    wide, deep, pitch, layers = .25, .17, .0125, 4
    # a path that turns back at each fold, seen from the side
    path = []
    for i in range(layers):
        z, a, e = .006 + pitch * i, -deep / 2, deep / 2
        run = [(a + (e - a) * t / 14, z) for t in range(15)] if i % 2 == 0 else [(e + (a - e) * t / 14, z) for t in range(15)]
        path += run
        if i < layers - 1:
            cx, way = (e, 1) if i % 2 == 0 else (a, -1)
            path += [(cx + way * pitch * .62 * math.sin(math.pi * t / 8), z + pitch / 2 - pitch / 2 * math.cos(math.pi * t / 8)) for t in range(1, 8)]
    at_ = lambda p, q, w: noise.noise(Vector((p * 9 + w, q * 9, w)))
    cols, verts = 44, []
    for i in range(cols + 1):
        for j, (q, z) in enumerate(path):
            p = wide * (i / cols - .5) * (1 + .018 * math.sin(j * .21))
            end = max(0, abs(i / cols - .5) - .36) / .14
            lift = .0032 * at_(p, q, 3) + .0045 * end * at_(p * .6, j * .02, 7)
            verts.append((p + .004 * at_(q, z * 40, 1), q + .004 * at_(p, z * 40, 5), max(.0025, z * (1 - .10 * end) + lift * min(1, z / .012))))
    n = len(path)
    with at(x, y, 0, rot, s):
        o = mesh('cloth', verts, [(i * n + j, (i + 1) * n + j, (i + 1) * n + j + 1, i * n + j + 1) for i in range(cols) for j in range(n - 1)], m, True)
        o.modifiers.new('t', 'SOLIDIFY').thickness = .0030
        o.modifiers.new('s', 'SUBSURF').render_levels = 1


def drops(n=26):
    """Of water, where the bucket was set down."""
    rnd, m = random.Random(9), clear('water', 1.33, 1, 0)
    for _ in range(n):
        a, q = rnd.uniform(0, 2 * math.pi), rnd.uniform(.19, .52)
        ball(.06 + 1.2 * q * math.cos(a), .10 + q * math.sin(a), .0002, rnd.choice((.004, .005, .006, .008, .012)), m, .35)


def washing(st='makrana'):
    r.studio('botticino', tint='clay')
    bpy.data.objects.remove(next(o for o in bpy.data.objects if o.name.startswith('plane')))
    k.mesh('floor', [(-4.2, -3.2, 0), (4.2, -3.2, 0), (4.2, 6.2, 0), (-4.2, 6.2, 0)], [(0, 1, 2, 3)], mirroring(wet(st, tile=(.6, .6), seed=8, grout=.002), .22))
    light(72, 17)
    bucket(.21, .13, 18, 1.0)
    folded(-.07, -.135, 16, 1.12)
    drops()


shot('still-bucket', SIZE, 'A beaten brass bucket and a folded checked cloth on a marble floor, wet and bright in low sun.',
     washing, ((-.02, -.98, .47), (.0, .03, .095), 36), ev=.35, warm=.35, spp=8)
