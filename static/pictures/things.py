"""Things that people use on a floor: toys, drums, bells, what is carried in from the rain. Each stands at the origin of where it is put, in metres."""
import math
import random

from mathutils import Matrix, Vector, noise

import kit as k
import stones
from kit import at, ball, box, brass, cyl, lathe, mat, mesh, steel, teak, teak_h, tube, walnut
from still_lifes import smooth


def bar(a, b, radius, m, segs=24):
    """A round rod from one point to another."""
    o = lathe(0, 0, 0, [(radius, 0), (radius, math.dist(a, b))], m, segs)
    turn(o, a, b)


def turn(o, a, b):
    """Stands what was turned about the z axis on `a`, pointing to `b`."""
    d = Vector(b) - Vector(a)
    o.matrix_world = k._stack[-1] @ Matrix.Translation(a) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()


def move(parts, matrix):
    """Moves what was made at the origin as one."""
    for o in parts:
        o.matrix_world = k._stack[-1] @ matrix @ k._stack[-1].inverted() @ o.matrix_world


def hoop(x, y, z, radius, thick, m, axis='x'):
    """A tyre or a ring about the x, y or z axis."""
    def point(a):
        c, s = radius * math.cos(a), radius * math.sin(a)
        return {'x': (x, y + c, z + s), 'y': (x + c, y, z + s), 'z': (x + c, y + s, z)}[axis]
    tube([point(2 * math.pi * i / 64) for i in range(64)], thick, m, False, True, 6)


def lacquer(name, colour):
    return mat('lacquer ' + name, colour, .22, spec=.6)


def worn(name, colour, radius=.007):
    """Old lacquer over wood: dull, its colour uneven, rubbed off along the edges."""
    m = mat('worn ' + name, colour, .42, spec=.35)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    if b.inputs['Base Color'].links:
        return m
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    grain = g.noise(g.mapping(P, (0, 0, 0), (26, 120, 120)), 1, 4, .6).outputs['Fac']
    wood = g.mix(grain, (.17, .085, .038), (.34, .19, .095))
    paint = g.mix(g.step(g.noise(P, 16, 6, .65).outputs['Fac'], .35, .65), tuple(.66 * x for x in colour), tuple(1.08 * x for x in colour))
    bevel = g.N.new('ShaderNodeBevel')
    bevel.samples = 6
    bevel.inputs['Radius'].default_value = radius
    flat = g.N.new('ShaderNodeNewGeometry').outputs['Normal']
    dot = g.N.new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    g.L.new(bevel.outputs[0], dot.inputs[0])
    g.L.new(flat, dot.inputs[1])
    edge = g.step(dot.outputs['Value'], .93, .985, (1, 0))
    patchy = g.step(g.noise(P, 30, 5, .7).outputs['Fac'], .42, .56)
    chips = g.step(g.noise(g.vec('ADD', P, (3.1, 1.7, 0)), 44, 4, .6).outputs['Fac'], .665, .69)
    bare = g.math('MAXIMUM', g.math('MULTIPLY', edge, patchy), chips)
    g.L.new(g.mix(bare, paint, wood), b.inputs['Base Color'])
    g.L.new(g.math('MULTIPLY_ADD', bare, .25, .42), b.inputs['Roughness'])
    return m


ELEPHANT = [(-.150, 0), (-.154, .05), (-.164, .12), (-.170, .19), (-.150, .248), (-.090, .280), (-.01, .286), (.052, .280), (.088, .300), (.128, .318), (.174, .308), (.206, .272), (.224, .222), (.238, .166), (.254, .120),
            (.282, .100), (.306, .110), (.318, .098), (.300, .066), (.262, .058), (.222, .084), (.202, .136), (.184, .180), (.154, .172), (.124, .150), (.112, .10), (.108, .05), (.106, 0),
            (.048, 0), (.045, .06), (.036, .105), (-.015, .120), (-.062, .108), (-.074, .06), (-.078, 0)]


def elephant(x, y, rot, s=1.0):
    """On wheels, sawn from a board and lacquered long ago, its cord before it."""
    ochre, red, wood = worn('ochre', (.50, .27, .055)), worn('red', (.23, .030, .018)), teak_h()
    ink, cream = mat('ink', (.03, .025, .022), .5), mat('bone', (.62, .54, .40), .5)

    def board(line, thick, at_y, z, m, soft):
        o = k.sheet([line], thick - 2 * soft, m, k._wall_matrix(0, at_y, z, 'x'))
        o.data.bevel_depth, o.data.bevel_resolution, o.data.offset = soft, 4, -soft
        return o

    with at(x, y, 0, rot, s):
        box(.0, 0, .050, .38, .155, .022, wood, .004)
        for px in (-.135, .135):
            bar((px, -.094, .042), (px, .094, .042), .007, wood)
            for py in (-.090, .090):
                o = lathe(0, 0, 0, [(.001, -.013), (.036, -.013), (.042, -.008), (.042, .008), (.036, .013), (.001, .013)], red, 64)
                turn(o, (px, py, .042), (px, py + 1, .042))
                o = lathe(0, 0, 0, [(.001, -.018), (.013, -.018), (.016, -.013), (.016, .013), (.013, .018), (.001, .018)], ochre, 40)
                turn(o, (px, py, .042), (px, py + 1, .042))
        body = smooth(ELEPHANT, 6)
        board([(p, max(q, 0)) for p, q in body], .088, 0, .071, ochre, .011)
        saddle = smooth([(-.105, .274), (-.03, .2865), (.042, .281), (.040, .20), (.030, .150), (-.035, .142), (-.095, .150), (-.108, .20)], 6)
        board(saddle, .094, 0, .073, red, .003)
        hem = smooth([(-.098, .176), (-.035, .166), (.034, .174), (.032, .160), (-.035, .152), (-.094, .161)], 6)
        board(hem, .0965, 0, .073, ochre, .002)
        for py in (-1, 1):
            ear = smooth([(.062, .282), (.100, .292), (.126, .262), (.118, .205), (.088, .168), (.066, .190), (.052, .235)], 8)
            board(ear, .014, py * .050, .071, red, .005)
            o = lathe(0, 0, 0, [(.001, 0), (.0065, 0), (.006, .003), (.001, .004)], ink, 24)
            turn(o, (.166, py * .0435, .334), (.166, py, .334))
            tusk = lathe(0, 0, 0, [(.010, 0), (.009, .025), (.006, .050), (.001, .066)], cream, 24)
            turn(tusk, (.196, py * .040, .272), (.262, py * .062, .236))
        tube([(-.160, 0, .27), (-.182, 0, .24), (-.186, 0, .19)], .005, mat('tail', (.20, .13, .07), .9), True)
        tube([(.185, 0, .058), (.235, 0, .020), (.30, .015, .004), (.37, -.03, .003), (.42, .015, .003), (.46, -.02, .003), (.45, -.06, .003)], .0030, mat('cord', (.46, .37, .24), .9), True)


def tricycle(x, y, rot, s=1.0):
    red, chrome, grip, tyre = mat('enamel', (.50, .025, .015), .20, spec=.7), mat('chrome', (.74, .74, .74), .14, 1.0), mat('grip', (.80, .74, .60), .5), k.rubber()

    def wheel(x, y, radius, wide):
        with at(x, y, 0):
            hoop(0, 0, radius, radius - wide, wide, tyre)
            hoop(0, 0, radius, radius - 2.2 * wide, wide * .45, chrome)
            for i in range(12):
                a = math.pi * i / 6
                bar((0, 0, radius), (0, (radius - 2.2 * wide) * math.cos(a), radius + (radius - 2.2 * wide) * math.sin(a)), .0022, chrome, 8)
            bar((-.028, 0, radius), (.028, 0, radius), .018, chrome)

    with at(x, y, 0, rot, s):
        wheel(0, -.30, .150, .017)
        for px in (-.20, .20):
            wheel(px, .24, .095, .015)
        bar((-.20, .24, .095), (.20, .24, .095), .009, chrome)
        for px in (-.042, .042):
            tube([(px, -.30, .150), (px, -.285, .25), (px * .75, -.262, .335), (0, -.255, .36)], .0095, red, True)
        bar((0, -.262, .33), (0, -.225, .49), .013, chrome)
        tube([(-.19, -.10, .505), (-.15, -.165, .512), (-.06, -.215, .50), (0, -.222, .49), (.06, -.215, .50), (.15, -.165, .512), (.19, -.10, .505)], .0095, chrome, True)
        for px in (-1, 1):
            bar((px * .165, -.145, .510), (px * .205, -.065, .503), .015, grip)
        tube([(0, -.245, .40), (0, -.13, .34), (0, .02, .255), (0, .14, .205), (0, .24, .115)], .0165, red, True)
        for px in (-1, 1):
            tube([(0, .10, .215), (px * .09, .17, .17), (px * .17, .235, .115)], .010, red, True)
        box(0, .255, .135, .33, .13, .012, red, .004)
        bar((0, .07, .22), (0, .085, .315), .011, chrome)
        seat = smooth([(0, -.075), (.035, -.055), (.055, .02), (.085, .10), (.06, .145), (0, .155), (-.06, .145), (-.085, .10), (-.055, .02), (-.035, -.055)], 8)
        k.sheet([seat], .032, mat('saddle', (.045, .025, .016), .5), Matrix.Translation((0, .06, .335))).data.bevel_depth = .012
        for px in (-1, 1):
            bar((px * .03, -.30, .150), (px * .075, -.30, .150), .006, chrome)
            box(px * .095, -.30 + .055 * px, .138, .062, .036, .022, k.rubber(), .005)
            bar((px * .055, -.30, .150), (px * .075, -.30 + .055 * px, .150), .007, chrome)
        lathe(.085, -.20, .515, [(.001, 0), (.022, .002), (.026, .012), (.020, .024), (.006, .030), (.001, .031)], chrome, 40)
        for px in (-1, 1):
            for i in range(6):
                tube([(px * .207, -.06, .503), (px * (.215 + .008 * i), -.01, .49), (px * (.205 + .014 * i), .02, .42 - .006 * i)], .0016, lacquer('ribbon %d' % (i % 3), ((.78, .42, .02), (.52, .03, .015), (.02, .17, .075))[i % 3]), True)


def drum(x, y, profile, shell, tilt, turned, ring, straps):
    """One of a pair: its shell, its skin with the black spot, its straps, on a ring of cloth."""
    with at(x, y, 0, turned):
        hoop(0, 0, .042, .112, .040, ring, 'z')
        parts = []
        h, rad = profile[-1][1], profile[-1][0]
        parts.append(lathe(0, 0, 0, profile, shell, 64))
        skin, spot = mat('skin', (.72, .62, .45), .6), mat('spot', (.018, .017, .016), .35)
        parts.append(lathe(0, 0, 0, [(rad, h - .002), (rad + .004, h + .003), (rad * .96, h + .007), (.001, h + .007)], skin, 64))
        parts.append(lathe(0, 0, 0, [(rad * .46, h + .0072), (rad * .45, h + .010), (.001, h + .0105)], spot, 64))
        braid = [((rad + .004) * math.cos(a), (rad + .004) * math.sin(a), h - .004 + .003 * math.sin(24 * a)) for a in (2 * math.pi * i / 192 for i in range(192))]
        parts.append(tube(braid, .0085, mat('braid', (.42, .27, .14), .7), False, True))
        if straps:
            band = mat('strap', (.55, .42, .26), .7)
            for i in range(16):
                a, b = 2 * math.pi * i / 16, 2 * math.pi * (i + .5) / 16
                line = lambda a, b: [((q + .005) * math.cos(a + (b - a) * t), (q + .005) * math.sin(a + (b - a) * t), z) for t, (q, z) in zip((0, .33, .66, 1), ((rad, h - .01), (profile[-3][0], profile[-3][1]), (profile[2][0], profile[2][1] + .01), (profile[1][0], profile[1][1] + .008)))]
                parts.append(tube(line(a, b), .0042, band))
                parts.append(tube(line(b + math.pi / 16 * 1.0, b), .0042, band))
            for i in range(8):
                a = 2 * math.pi * (i + .25) / 8
                q = profile[-3][0] + .017
                parts.append(cyl(q * math.cos(a), q * math.sin(a), h * .52, .015, .055, walnut(), 24))
        move(parts, Matrix.Translation((0, 0, .022)) @ Matrix.Rotation(math.radians(tilt), 4, 'X'))


def meal(dusty=.35):
    """Dough of whole wheat: beige, with flecks of bran, and flour on it here and there."""
    m = mat('meal %s' % dusty, (.60, .45, .28), .9, spec=.12)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    if b.inputs['Base Color'].links:
        return m
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    col = g.mix(g.step(g.noise(P, 20, 5, .6).outputs['Fac'], .30, .70), (.62, .48, .32), (.72, .58, .41))
    for scale, part in ((420, .66), (800, .68)):
        col = g.mix(g.step(g.noise(P, scale, 1, .5).outputs['Fac'], part, part + .05, (0, .42)), col, (.30, .17, .08))
    col = g.mix(g.math('MULTIPLY', g.step(g.noise(g.vec('ADD', P, (1.3, 2.1, 0)), 22, 6, .7).outputs['Fac'], .44, .66), dusty), col, (.80, .77, .70))
    g.L.new(col, b.inputs['Base Color'])
    n = g.N.new('ShaderNodeBump')
    n.inputs['Strength'].default_value, n.inputs['Distance'].default_value = .35, .002
    g.L.new(g.noise(P, 150, 4, .6).outputs['Fac'], n.inputs['Height'])
    g.L.new(n.outputs[0], b.inputs['Normal'])
    return m


def roti(x, y, z, radius, seed, thick=.0046):
    """Rolled out by hand: hardly round, thicker along its edge, which is cracked a little."""
    at_ = lambda p, q, s: noise.noise(Vector((p * s + seed * 3.1, q * s + 1.7 * seed, seed)))
    turns, rings, v, f = 240, 40, [], []
    for i in range(rings + 1):
        t = i / rings
        for j in range(turns):
            a = 2 * math.pi * j / turns
            c, s = math.cos(a), math.sin(a)
            edge = 1 + .050 * at_(c, s, 1.1) + .022 * at_(c, s, 3.5) + .010 * at_(c, s, 13) * t
            q = radius * edge * (t ** .8 if t < 1 else 1)
            px, py = q * c, q * s
            lip = thick * (.72 + .42 * max(0, t - .6) / .4 + .26 * at_(px, py, 26) + .12 * at_(px, py, 70))
            v.append((x + px, y + py, z + (lip * min(1, (1 - t) * 16 + .18) if t < 1 else 0)))
    for i in range(rings):
        f += [(i * turns + j, i * turns + (j + 1) % turns, (i + 1) * turns + (j + 1) % turns, (i + 1) * turns + j) for j in range(turns)]
    f.append(tuple(range(turns)))
    mesh('roti', v, [tuple(reversed(q)) for q in f], meal(), True)


def peda(x, y, z, radius, seed, flat=.62):
    """A ball of dough pressed between the palms: domed, creased at its edge."""
    at_ = lambda p, s: noise.noise(p * s + Vector((seed * 5.3, seed * 2.1, seed)))
    n, v, f = 40, [], []
    for i in range(n + 1):
        for j in range(2 * n):
            a, b = math.pi * i / n, math.pi * j / n
            d = Vector((math.sin(a) * math.cos(b), math.sin(a) * math.sin(b), math.cos(a)))
            s = 1 + .10 * at_(d, 1.0) + .05 * at_(d, 2.4) + .02 * at_(d, 7)
            h = d.z * s
            h = h if h < .55 else .55 + (h - .55) * .45             # a palm has been on it
            v.append((x + radius * d.x * s * 1.08, y + radius * d.y * s * 1.08, z + max(0, radius * flat * (h + .86))))
    f = [(i * 2 * n + j, (i + 1) * 2 * n + j, (i + 1) * 2 * n + (j + 1) % (2 * n), i * 2 * n + (j + 1) % (2 * n)) for i in range(n) for j in range(2 * n)]
    mesh('peda', v, f, meal(.22), True)


def rolling_pin(a, b, m):
    """Between two points, turned from one piece: thickest in the middle, a handle at each end."""
    half = [(.001, 0), (.006, .001), (.0088, .006), (.0092, .014), (.0078, .026), (.0068, .038), (.0072, .046), (.0105, .050), (.0150, .053), (.0172, .060), (.0186, .080), (.0197, .110), (.0203, .150)]
    long = math.dist(a, b)
    s = long / .300
    o = lathe(0, 0, 0, [(q, h * s) for q, h in half] + [(q, (.300 - h) * s) for q, h in reversed(half[:-1])], m, 64)
    turn(o, a, b)


def umbrella(x, y, rot, s=1.0):
    """Open, and put down to dry: it stands on the tips of two ribs and the crook of its stick."""
    cloth = mat('umbrella', (.24, .018, .014), .62, spec=.25)
    n, radius = 8, .50
    with at(x, y, 0, rot, s):
        v, f, rings = [], [], 12
        for i in range(rings + 1):
            t = i / rings
            for j in range(n * 8):
                a = 2 * math.pi * j / (n * 8)
                dip = abs(math.sin(n * a / 2))
                q = radius * math.sin(t * 1.12) / math.sin(1.12) * (1 - .10 * t * t * dip)
                v.append((q * math.cos(a), q * math.sin(a), .30 * (math.cos(t * 1.12) - math.cos(1.12)) / (1 - math.cos(1.12)) - .05 * t * (1 - t * t) * dip))
        m = n * 8
        for i in range(rings):
            for j in range(m):
                f.append((i * m + j, i * m + (j + 1) % m, (i + 1) * m + (j + 1) % m, (i + 1) * m + j))
        parts = [mesh('canopy', v, f, cloth, True)]
        parts[0].modifiers.new('t', 'SOLIDIFY').thickness = .0015
        for j in range(n):
            a = 2 * math.pi * j / n
            parts.append(tube([(radius * math.sin(t * 1.12) / math.sin(1.12) * math.cos(a), radius * math.sin(t * 1.12) / math.sin(1.12) * math.sin(a), .30 * (math.cos(t * 1.12) - math.cos(1.12)) / (1 - math.cos(1.12)) - .004) for t in (i / 12 for i in range(13))], .0022, steel()))
        wood = teak()
        parts.append(tube([(0, 0, .37), (0, 0, -.46)], .008, wood))
        parts.append(tube([(-.7 * q, -.7 * q, h) for q, h in ((0, -.44), (0, -.50), (.012, -.545), (.045, -.565), (.078, -.545), (.088, -.50))], .0125, wood, True))
        parts.append(lathe(0, 0, .30, [(.012, 0), (.010, .02), (.005, .05), (.004, .085), (.001, .088)], brass(), 24))
        move(parts, Matrix.Translation((0, 0, .356)) @ Matrix.Rotation(math.radians(-50.2), 4, 'X') @ Matrix.Rotation(math.radians(22.5), 4, 'Z'))


def gramophone(x, y, z, rot, s=1.0):
    gold = mat('horn', (.78, .52, .18), .16, 1.0)
    with at(x, y, z, rot, s):
        box(0, 0, 0, .40, .40, .035, walnut(), .010)
        box(0, 0, .035, .36, .36, .15, walnut(), .006)
        box(0, 0, .185, .40, .40, .022, walnut(), .009)
        for a in range(4):
            with at(0, 0, 0, 90 * a):
                box(0, -.1815, .065, .25, .006, .09, teak_h(), .004)
        lathe(0, -.02, .207, [(.010, 0), (.150, 0), (.152, .006), (.150, .010), (.001, .010)], mat('felt', (.03, .12, .07), .95), 64)
        lathe(0, -.02, .217, [(.146, 0), (.147, .0012), (.001, .0014)], mat('record', (.010, .010, .010), .14), 96)
        lathe(0, -.02, .2185, [(.048, 0), (.048, .0006), (.001, .0007)], mat('label', (.42, .05, .03), .6), 48)
        for q in (.062, .075, .088, .101, .114, .127, .140):
            hoop(0, -.02, .2186, q, .0006, mat('groove', (.03, .03, .03), .3), 'z')
        cyl(0, -.02, .217, .004, .016, steel(), 16)
        # crank
        bar((.19, .03, .10), (.25, .03, .10), .007, gold)
        bar((.25, .03, .10), (.25, -.03, .035), .007, gold)
        bar((.25, -.03, .035), (.29, -.03, .035), .011, teak_h())
        # elbow, horn and arm
        lathe(-.02, .165, .205, [(.030, 0), (.026, .010), (.017, .018), (.016, .075)], gold, 40)
        tube([(-.02, .165, .27), (-.02, .168, .315), (-.018, .150, .352), (-.012, .112, .378)], .0175, gold, True)
        tube([(-.02, .165, .252), (.03, .13, .262), (.075, .07, .258), (.085, .015, .250), (.080, -.03, .236)], .010, gold, True)
        o = lathe(0, 0, 0, [(.001, 0), (.030, 0), (.030, .016), (.001, .016)], gold, 40)
        turn(o, (.072, -.040, .236), (1, -.20, .42))
        v, f, n, rings = [], [], 96, 28
        for i in range(rings + 1):
            t = i / rings
            rad = .018 + .052 * t + .205 * t ** 3.6
            for j in range(n):
                a = 2 * math.pi * j / n
                lobe = 1 - .075 * t ** 3 * abs(math.sin(4.5 * a))
                v.append((rad * lobe * math.cos(a), rad * lobe * math.sin(a), .46 * t - .035 * t ** 8 * (1 - abs(math.sin(4.5 * a)))))
        for i in range(rings):
            for j in range(n):
                f.append((i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j))
        horn = mesh('horn', v, f, gold, True)
        horn.modifiers.new('t', 'SOLIDIFY').thickness = .0022
        turn(horn, (-.016, .128, .366), (.05, -.55, .74))


def pearls(points, q=.0052, seed=1, spare=.0003):
    """A string of pearls along a curve on what lies at `z` = 0, the largest in its middle; the first and the last point only lead in and out. `q`: the largest radius, in metres."""
    rnd, kinds = random.Random(seed), [nacre(i) for i in range(3)]
    way = smooth(points, 24)[24:-48]
    whole = sum(math.dist(a, b) for a, b in zip(way, way[1:]))
    done = due = 0
    for a, b in zip(way, way[1:]):
        step = math.dist(a, b)
        while step and done + step >= due:
            f = (due - done) / step
            p = tuple(u + (v - u) * f for u, v in zip(a, b))
            size = q * (.66 + .34 * math.sin(math.pi * min(1, due / whole)) ** .8)
            ball(p[0], p[1], p[2] + size, size, kinds[rnd.randrange(3)])
            due += 2 * size + spare
        done += step


def nacre(n):
    """What a pearl is of, in one of three casts: white, rose, cream."""
    m = mat(f'pearl {n}', ((.74, .69, .63), (.74, .655, .605), (.72, .66, .56))[n], .16, spec=.8)
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Clearcoat'].default_value, b.inputs['Clearcoat Roughness'].default_value = .8, .04
    return m


def longcase(x, y, s=1.0):
    """A clock as tall as a man, of teak, its brass pendulum and two weights in an open waist, seen from -y."""
    wood, dark, gold = teak(), mat('within', (.020, .012, .008), .7), brass()
    card, ink = mat('clock card', (.80, .74, .60), .55), mat('clock ink', (.02, .016, .014), .5)
    with at(x, y, 0, 0, s):
        box(0, 0, 0, .50, .30, .07, wood, .008)
        box(0, 0, .07, .45, .27, .30, wood, .006)
        box(0, -.137, .12, .31, .012, .20, teak_h(), .005)
        for z, w in ((.37, .48), (1.44, .48)):
            box(0, 0, z, w, .29, .035, teak_h(), .012)
        for sx in (-1, 1):
            box(sx * .155, 0, .40, .05, .23, 1.05, wood, .006)
        box(0, .09, .40, .30, .03, 1.05, dark)
        for z in (.405, 1.395):
            box(0, -.085, z, .27, .05, .045, wood, .004)
        bar((0, -.02, .62), (0, -.02, 1.44), .0045, gold)
        disc = lathe(0, 0, 0, [(.001, -.012), (.050, -.010), (.068, 0), (.050, .010), (.001, .012)], gold, 64)
        turn(disc, (0, -.03, .62), (0, -1, .62))
        for sx, z in ((-.075, .80), (.075, 1.00)):
            lathe(sx, .03, z, [(.001, 0), (.024, .002), (.026, .01), (.026, .17), (.022, .18), (.006, .19), (.001, .2)], gold, 40)
            bar((sx, .03, z + .19), (sx, .03, 1.44), .0016, gold)
        box(0, 0, 1.475, .47, .27, .46, wood, .006)
        box(0, -.12, 1.915, .53, .32, .035, teak_h(), .012)
        turn(cyl(0, 0, 0, .168, .004, card, 96), (0, -.136, 1.70), (0, -1, 1.70))
        with at(0, -.143, 1.70):
            k._stack.append(k._stack[-1] @ Matrix.Rotation(math.radians(90), 4, 'X'))
            hoop(0, 0, 0, .172, .011, gold, 'z')
            hoop(0, 0, 0, .118, .0012, ink, 'z')
            for i in range(60):
                a = math.radians(6 * i)
                q = .003 if i % 5 else .0055
                cyl(.146 * math.sin(a), .146 * math.cos(a), .0, q * .5, .002, ink, 12)
            k._stack.pop()
        for n, roman in enumerate(('XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')):
            a = math.radians(30 * n)
            k.text(roman, .130 * math.sin(a), -.1425, 1.70 + .130 * math.cos(a) - .012, .032, ink, 0, True)
        for a, long, q in ((-52, .085, .0052), (58, .125, .0036)):
            t = math.radians(a)
            bar((-.02 * math.sin(t), -.147, 1.70 - .02 * math.cos(t)), (long * math.sin(t), -.147, 1.70 + long * math.cos(t)), q, ink)
        ball(0, -.149, 1.70, .010, gold)
        for sx in (-1, 1):
            lathe(sx * .215, -.125, 1.475, [(.022, 0), (.022, .02), (.014, .03), (.014, .39), (.022, .40), (.022, .44)], teak_h(), 32)
        crown = [(-.25, 0)] + [(.25 * math.cos(math.pi * (1 - i / 30)), .02 + .17 * math.sin(math.pi * i / 30) ** 1.3) for i in range(31)] + [(.25, 0)]
        k.sheet([crown], .05, wood, k._wall_matrix(0, -.10, 1.95, 'x'))
        for px, pz, q in ((-.23, 1.95, .8), (.23, 1.95, .8), (0, 2.13, 1.1)):
            lathe(px, -.10, pz, [(.020 * q, 0), (.024 * q, .01), (.010 * q, .025), (.026 * q, .055), (.020 * q, .08), (.006 * q, .10), (.001, .14 * q)], gold, 40)


def marigold(n):
    """The paint of one of three flowers."""
    return mat('marigold %d' % (n % 3), ((.80, .28, .02), (.84, .40, .03), (.72, .20, .015))[n % 3], .8)


def toran(x0, x1, y, z):
    """A door's garland for a feast: marigolds on a cord that hangs in bows, strands of them below it, and mango leaves between."""
    leaf = mat('mango leaf', (.030, .095, .018), .45)
    count = round((x1 - x0) / .042)
    for i in range(count + 1):
        x, h = x0 + (x1 - x0) * i / count, z - .05 * abs(math.sin(math.pi * 5 * i / count))
        ball(x, y, h - .024, .024, marigold(i), .8)
        if i % 4 == 0:
            for n in range(5 if i % 8 == 0 else 3):
                ball(x, y - .004, h - .066 - .040 * n, .021, marigold(i + n), .9)
        elif i % 2 == 0:
            blade = [(0, -.02), (.022, -.07), (.020, -.13), (0, -.20), (-.020, -.13), (-.022, -.07)]
            mesh('leaf', [(x + p, y - .006 - .2 * abs(p), h + q) for p, q in blade], [(0, 1, 2, 3), (0, 3, 4, 5)], leaf)
