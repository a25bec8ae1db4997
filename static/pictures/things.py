"""Things that people use on a floor: toys, drums, bells, what is carried in from the rain. Each stands at the origin of where it is put, in metres."""
import math
import random

from mathutils import Matrix, Vector

import kit as k
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


def elephant(x, y, rot, s=1.0):
    """Turned and lacquered in parts, on a board with wheels, to be pulled."""
    yellow, red, green, blue, cream, ink = (lacquer(n, c) for n, c in (('yellow', (.78, .42, .02)), ('red', (.52, .03, .015)), ('green', (.02, .17, .075)), ('blue', (.03, .09, .30)), ('cream', (.80, .72, .55)), ('ink', (.012, .012, .014))))
    with at(x, y, 0, rot, s):
        box(0, 0, .048, .36, .17, .022, teak_h(), .008)
        for px in (-.125, .125):
            bar((px, -.105, .042), (px, .105, .042), .006, steel())
            for py in (-.100, .100):
                with at(px, py, 0):
                    o = lathe(0, 0, 0, [(.001, -.012), (.030, -.012), (.042, -.009), (.042, .009), (.030, .012), (.001, .012)], red, 48)
                    turn(o, (0, 0, .042), (0, 1, .042))
                    o = lathe(0, 0, 0, [(.014, -.016), (.017, -.010), (.017, .010), (.014, .016)], yellow, 32)
                    turn(o, (0, 0, .042), (0, 1, .042))
        for px in (-.095, .065):
            for py in (-.048, .048):
                lathe(px, py, .070, [(.036, 0), (.038, .008), (.030, .016), (.029, .10), (.034, .13)], yellow, 40)
                lathe(px, py, .070, [(.0385, .001), (.0395, .008), (.0385, .015)], ink, 40)
        body = lathe(0, 0, 0, [(.001, -.150), (.050, -.140), (.088, -.105), (.105, -.04), (.106, .03), (.094, .09), (.066, .125), (.001, .14)], yellow, 64)
        turn(body, (-.015, 0, .255), (1, 0, .262))
        saddle = lathe(0, 0, 0, [(.1085, -.066), (.1105, -.060), (.1110, .040), (.1085, .048)], red, 64)
        turn(saddle, (-.015, 0, .255), (1, 0, .262))
        for h in (-.058, .040):
            band = lathe(0, 0, 0, [(.1115, h - .006), (.114, h), (.1115, h + .006)], green, 64)
            turn(band, (-.015, 0, .255), (1, 0, .262))
        ball(.150, 0, .235, .078, yellow, 1.0)
        curve = [(.205, 0, .300), (.245, 0, .265), (.268, 0, .215), (.276, 0, .165), (.290, 0, .125), (.318, 0, .108), (.342, 0, .122)]
        for i in range(25):
            t = i / 24 * (len(curve) - 1)
            j = min(int(t), len(curve) - 2)
            p = [a + (b - a) * (t - j) for a, b in zip(curve[j], curve[j + 1])]
            q = .040 - .022 * i / 24
            ball(p[0], p[1], p[2] - q, q, red if i in (6, 12, 18) else yellow)
        for py in (-1, 1):
            ear = lathe(0, 0, 0, [(.001, -.005), (.062, -.005), (.068, 0), (.062, .006), (.034, .008), (.001, .009)], blue, 48)
            turn(ear, (.125, py * .074, .318), (.04, py * .50, .36))
            ball(.205, py * .052, .325, .009, ink)
            tusk = lathe(0, 0, 0, [(.011, 0), (.010, .02), (.002, .075)], cream, 24)
            turn(tusk, (.205, py * .036, .265), (.275, py * .050, .235))
        lathe(-.015, 0, .363, [(.052, 0), (.052, .010), (.034, .016), (.030, .040), (.040, .048), (.036, .060), (.012, .078), (.008, .092), (.001, .096)], green, 48)
        tube([(-.150, 0, .27), (-.178, 0, .24), (-.184, 0, .19)], .006, ink, True)
        tube([(.18, 0, .058), (.24, 0, .020), (.33, .015, .004), (.45, -.03, .003), (.50, .05, .003), (.57, .02, .003)], .0030, mat('cord', (.66, .55, .36), .9), True)
        ball(.58, .02, 0, .020, red)


def top(x, y, rot, colour):
    """A wooden spinning top, at rest on its side."""
    o = lathe(0, 0, 0, [(.001, 0), (.005, .012), (.036, .050), (.040, .060), (.032, .068), (.008, .072), (.007, .100), (.009, .104), (.001, .108)], lacquer(*colour), 48)
    a = math.radians(rot)
    turn(o, (x, y, .010), (x + math.cos(a), y + math.sin(a), .010 + .42))


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


def roti(x, y, z, radius, seed):
    wob = [(x + radius * (1 + .02 * math.sin(3 * a + seed) + .012 * math.sin(7 * a)) * math.cos(a), y + radius * (1 + .02 * math.sin(3 * a + seed) + .012 * math.sin(7 * a)) * math.sin(a)) for a in (2 * math.pi * i / 96 for i in range(96))]
    dough = k.noisy('dough', (.70, .56, .36), (.80, .68, .48), (30, 30, 30), 4, .8, .15, 160, .3)
    k.sheet([wob], .0014, dough, Matrix.Translation((0, 0, z + .0014))).data.bevel_depth = .0007


def umbrella(x, y, rot, s=1.0):
    """Open, and put down on its rim and its stick to dry."""
    cloth = mat('umbrella', (.33, .022, .013), .5, spec=.4)
    n, radius = 8, .50
    with at(x, y, 0, rot, s):
        v, f, rings = [], [], 12
        for i in range(rings + 1):
            t = i / rings
            for j in range(n * 8):
                a = 2 * math.pi * j / (n * 8)
                dip = abs(math.sin(n * a / 2))
                q = radius * math.sin(t * 1.12) / math.sin(1.12) * (1 - .10 * t * t * dip)
                v.append((q * math.cos(a), q * math.sin(a), .30 * (math.cos(t * 1.12) - math.cos(1.12)) / (1 - math.cos(1.12)) - .055 * t * dip))
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
        parts.append(tube([(0, 0, -.44), (0, 0, -.50), (.012, 0, -.545), (.045, 0, -.565), (.078, 0, -.545), (.088, 0, -.50)], .0125, wood, True))
        parts.append(lathe(0, 0, .30, [(.012, 0), (.010, .02), (.005, .05), (.004, .085), (.001, .088)], brass(), 24))
        move(parts, Matrix.Translation((0, 0, .405)) @ Matrix.Rotation(math.radians(-46), 4, 'X') @ Matrix.Rotation(math.radians(22.5), 4, 'Z'))


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


def anklet(x, y, rot, seed):
    """Ghungroo: rows of bells on a cuff of red cloth that a dancer ties about an ankle, its cords hanging in loops."""
    inner, rows, in_a_row, pitch, tied = .060, 4, 17, .0345, 2.2
    outer, high = inner + .012, .012 + pitch * rows
    rnd, gold, cloth, cord = random.Random(seed), mat('bell', (.84, .58, .20), .24, 1.0), mat('cuff', (.42, .028, .022), .9), mat('bell cord', (.50, .06, .035), .85)
    with at(x, y, 0, rot):
        lathe(0, 0, 0, [(inner, .004), (inner + .006, 0), (outer, .004), (outer, high - .004), (inner + .006, high), (inner, high - .004), (inner, .004)], cloth, 64)
        for row in range(rows):
            for n in range(in_a_row):
                a = 2 * math.pi * (n + .5 * (row % 2)) / in_a_row
                if math.cos(a - tied) <= .97:
                    bell((inner + .030) * math.cos(a), (inner + .030) * math.sin(a), .0182, gold, math.degrees(a) + 90 + rnd.uniform(-14, 14), .004 + pitch * row)
        for s in (-1, 1):
            px, py = outer * math.cos(tied + .18 * s), outer * math.sin(tied + .18 * s)
            tube(smooth([(px, py, high * .55), (px * 1.35, py * 1.35 + .01 * s, high * .45), (px * 1.7 + .02 * s, py * 1.6, .004), (px * 2.2 + .05 * s, py * 1.7 - .03 * s, .004), (px * 2.5 + .06 * s, py * 2.1 + .02 * s, .004)], 8), .0036, cord)


def bell(x, y, q, m, rot, z=0):
    """Of cast brass, slit across its mouth."""
    with at(x, y, z, rot):
        ball(0, 0, 0, q, m)
        hoop(0, 0, q, q * 1.0, q * .10, m, 'z')
        box(0, 0, q * 1.86, q * .30, q * 1.3, q * .16, mat('slit', (.02, .014, .008), .6))


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
