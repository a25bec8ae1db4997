r"""The pictures `evening-NAME` that pages end with: of a service, the threshold it began with, at dusk and by lamplight, once the work is done.

Beside the scripts of the picture library, 2000 pixels wide:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import evenings" -P render.py -- evening-marble --out FOLDER/marble.png --force
"""
import math
import random

import bpy
from mathutils import Matrix

import kit as k
import rooms as r
import shots
import thresholds as t
from garden import shrubs
from home_views import chessboard, few_samples
from kit import plaster, teak
from rooms import box, slab
from still_lifes import pair, petals, tumbler
from things import toran

FLAME, LAMP = (1, .50, .16), (1, .66, .36)


def diya(x, y, z=0, s=1.0, energy=1.6):
    """An oil lamp of clay: its flame, and what it gives to the floor."""
    k.lathe(x, y, z, [(a * s, b * s) for a, b in ((.022, 0), (.028, .004), (.046, .024), (.050, .030), (.046, .030), (.030, .014), (.001, .012))], k.terracotta(), 32)
    k.lathe(x, y - .030 * s, z + .030 * s, [(a * s, b * s) for a, b in ((.001, 0), (.008, .010), (.0105, .020), (.007, .036), (.001, .056))], k.glow('flame', FLAME, 7), 16)
    k.point(x, y - .03 * s, z + .10 * s, energy * s, FLAME, .02)


def avenue():
    """Lamps on both sides of a way to the pavilion."""
    for n in range(6):
        for s in (-1, 1):
            diya(s * .52, .5 + .62 * n, 0, 2.2, 2.4)
    t.pavilion()
    k.point(0, 9.5, .5, 60, LAMP)
    k.area((0, 7.0, .1), (0, 9.5, 1.6), .4, 40, LAMP)


def palms():
    """A court under a lantern, its palms lit from beside the arch."""
    t.court(3.6, 8)
    k.lantern(0, 2.6, 3.2, 1.62, .7, 5, 26)
    for side in (-1, 1):
        k.area((1.5 * side, 1.3, 2.6), (.5 * side, 3.4, .8), .9, 60, LAMP)


def verandah(swing=False):
    t.pillars(swing)
    k.lantern(0, 2.0, 2.85, 1.00, .7, 5, 110)


def hall():
    """The row of arches, its lamps lit, and in the place of the machine what stood there before it came."""
    t.arches()
    k.lantern(0, 2.2, 3.4, 1.85, .62, 5, 46)
    k.round_table(0, 2.1, .20, .46, k.walnut())
    k.bowl(0, 2.1, .46, .09)
    for s in (-1, 1):
        k.lounge_chair(s * .52, 2.0, s * 62)
        diya(s * .74, -.40, 0, 2.2, 3)
        diya(s * 1.6, 2.7, 0, 2.2, 4)


def seat():
    """Beside a lamp, before the black wall: what mirrored it in the middle, brass, made a face of it."""
    t.matched('portoro', seed=4, urn=False)
    k.lounge_chair(-.34, 1.5, -38)
    k.round_table(.46, 1.7, .26, .50, k.walnut())
    k.table_lamp(.46, 1.7, .52, 1.1, 5, 8)


def screen():
    """The last of the day in its stars, and lamps before it."""
    t.pierced()
    for n in range(7):
        diya(-.9 + .30 * n, 2.5, 0, 1.7, .9)
    t.marigolds()
    for x, y in ((.16, -.42), (.40, -.34)):
        diya(x, y, 0, 2.2, 2.4)


def supper():
    """A worktop below a lamp: two coffees and what is left of the lemons."""
    k.pendant(0, .12, 3.0, 1.62, .21, k.brass(), 14, LAMP, 90)
    for x in (-.30, -.02):
        with k.at(x, -.46 + .3 * (x + .3), 0, 0, 2.1):
            tumbler(0, 0, 0, k.brass())
    k.bowl(.44, -.30, 0, .19)
    for x, y in ((.38, -.32), (.50, -.26), (.45, -.38)):
        k.ball(x, y, .055, .075, k.mat('lemon', (.70, .46, .015), .45), .86)


def guests():
    for x, rot, s, c in ((-.44, 8, 1.7, ((.05, .028, .018), (.20, .10, .05), (.10, .045, .020))), (.02, -6, 1.45, ((.05, .02, .02), (.30, .05, .05), (.55, .36, .10))), (.40, 14, 1.1, ((.03, .04, .06), (.05, .10, .22), (.62, .60, .55)))):
        pair(x, -.50, 0, rot, 'band', c, s)


def moon():
    """Over the boulders."""
    t.boulders()
    k.ball(-2.5, 30, 3.5, .52, k.glow('moon', (1, .86, .60), 1.5))
    k.area((3.4, 2.4, 3.4), (0, 5.4, .8), 1.2, 90, (.72, .80, 1))
    k.area((-2.6, 2.6, .3), (-.3, 5.4, .9), .6, 60, LAMP)
    for x in (-.5, .5):
        diya(x, .7, 0, 2.2, 3)


def enfilade():
    """Rooms that open into one another, each with its own lamp: a gallery."""
    tints = ('clay', 'ochre', 'sage', 'clay', 'ochre')
    for n, tint in enumerate(tints):
        y = 1.9 + 2.3 * n
        k.wall(0, y, 10, 3.4, .3, plaster(tint), 'x', [('pointed', 0, 1.5 - .06 * n, 2.35, .001)], trim=plaster('white'))
        for s in (-1, 1):
            k.wall(s * 1.9, y + 1.15, 2.3, 3.4, .2, plaster(tint), 'y')
        box(0, y + 1.15, 3.2, 4.2, 2.3, .1, plaster('white'))
        k.point(0, y + 1.1, 2.4, 60, LAMP, .10)
        for s in (-1, 1):
            diya(s * (.66 - .03 * n), y - .30, 0, 2.2, 3)
    k.point(0, 1.2, 2.6, 60, LAMP, .10)
    k.lantern(0, 6.0, 3.2, .98, .62, 5, 0)
    k.urn(0, 12.6, 0, 1.5)
    k.garden(-9, 9, 14.5, 20, 7, density=1.0, height=.8)


def weight(x, y, z, r):
    """Of a balance, with a knob."""
    k.lathe(x, y, z, [(r, 0), (r, r * 1.5), (r * .5, r * 1.7), (r * .34, r * 2.1), (r * .5, r * 2.4), (.001, r * 2.6)], k.brass(), 24)


def scales(x, y, s=1.0):
    """A merchant's balance of brass, a sample of stone in one pan and its weights in the other."""
    m = k.brass()
    with k.at(x, y, 0, 9, s):
        box(0, 0, 0, .46, .16, .03, k.walnut(), .006)
        k.lathe(0, 0, .03, [(.055, 0), (.060, .012), (.030, .03), (.016, .07), (.013, .26), (.018, .30), (.012, .34), (.013, .50), (.022, .52), (.010, .55), (.001, .575)], m, 32)
        lift = .018
        k.tube([(-.235, 0, .50 + lift), (-.12, 0, .512 + lift / 2), (0, 0, .508), (.12, 0, .512 - lift / 2), (.235, 0, .50 - lift)], .0075, m, True)
        for side, up in ((-1, lift), (1, -lift)):
            px, top, pan = side * .235, .50 + up, .17 + up
            k.ball(px, 0, top, .012, m)
            for n in range(3):
                a = n * 2.094 + .5
                k.tube([(px, 0, top), (px + .098 * math.cos(a), .098 * math.sin(a), pan + .02)], .0022, m)
            k.lathe(px, 0, pan, [(.001, 0), (.06, .003), (.092, .014), (.104, .026), (.100, .026), (.088, .017), (.058, .006), (.001, .004)], m, 48)
        box(-.235, 0, .176 + lift, .085, .085, .03, slab('udaipur-green', seed=2, rough=.05), .003)
        for n, (dx, dy, r) in enumerate(((-.03, .01, .024), (.025, .02, .019), (.01, -.03, .014))):
            weight(.235 + dx, dy, .172 - lift, r)
        for n in range(3):
            weight(-.07 + .075 * n, -.15, 0, .03 - .006 * n)


def counting():
    for s in (-1, 1):
        k.lantern(s * .56, 2.6, 3.2, 1.70, .7, 5, 22)
    scales(.02, -.48, 2.0)
    for x, y in ((-.62, -.30), (.66, -.34)):
        diya(x, y, 0, 2.0, 2.4)


def bell(x, y, z, top, s=1.0):
    """Of brass, its lip at `z`, on a chain from `top`."""
    gold = k.brass()
    with k.at(x, y, z, 0, s):
        k.lathe(0, 0, 0, [(.150, .004), (.158, 0), (.166, .004), (.166, .012), (.150, .030), (.132, .060), (.118, .110), (.112, .165), (.112, .168), (.115, .172), (.112, .178), (.104, .215), (.080, .252), (.045, .272), (.022, .280), (.018, .300), (.030, .316), (.018, .332), (.001, .336)], gold, 96)
        k.lathe(0, 0, 0, [(.150, .004), (.118, .060), (.104, .120), (.098, .200), (.001, .250)], gold, 64)
        for h, q in ((.036, .148), (.048, .140), (.178, .114)):
            k.tube([(q * math.cos(math.pi * i / 40), q * math.sin(math.pi * i / 40), h) for i in range(80)], .0028, gold, cyclic=True)
        k.ball(0, 0, -.044, .028, gold)
        k.cyl(0, 0, -.01, .006, .2, gold)
    at, n = z + .342 * s, 0
    while at < top:
        wide, tall = .017 * s, .027 * s
        ring = [(wide * math.cos(a), 0, tall * math.sin(a)) for a in (math.pi * i / 16 for i in range(32))]
        k.tube([(x + px, y, at + pz) if n % 2 else (x, y + px, at + pz) for px, _, pz in ring], .0050 * s, gold, cyclic=True)
        at, n = at + 1.62 * tall, n + 1


def calling():
    bell(0, .02, .62, 2.7, 1.75)
    k.area((.5, -2.2, 1.5), (0, 0, .9), .5, 30, LAMP)
    k.area((-1.1, -1.2, .5), (0, 0, .9), .4, 10, LAMP, glossy=True)
    k.area((0, 1.4, 2.9), (0, 4.2, .9), 2.0, 70, LAMP)
    for px, py in ((-.62, -.30), (.66, -.34)):
        diya(px, py, 0, 2.0, 2.4)


def desk(x, y, s=1.0):
    """A clerk's low desk: a book lies open on its slope, ink beside it."""
    wood, paper = k.walnut(), k.mat('paper', (.66, .58, .44), .9)
    with k.at(x, y, 0, -10, s):
        for sx in (-1, 1):
            box(sx * .27, 0, 0, .03, .30, .15, wood, .004)
        box(0, .13, 0, .54, .02, .19, wood, .004)
        box(0, -.005, .168, .60, .34, .018, wood, .004, tilt=('X', 13))
        box(0, .155, .205, .60, .075, .016, wood, .004)
        v, f, n = [], [], 16
        for i in range(n + 1):
            for j in (0, 1):
                t = abs(i / n * 2 - 1)
                px = -.19 + .38 * i / n
                py = -.125 + .235 * j
                v.append((px, py, .190 + .231 * (py + .005) + .030 * math.sin(math.pi * min(1, t * 1.15) ** .6)))
        f = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)]
        k.mesh('pages', v, f, paper, True)
        box(0, -.008, .182, .40, .25, .010, k.mat('cloth boards', (.20, .045, .030), .7), .003, tilt=('X', 13))
        k.lathe(.22, .155, .221, [(.028, 0), (.032, .008), (.030, .036), (.014, .044), (.014, .056), (.018, .060)], k.brass(), 32)
        k.tube([(.215, .15, .27), (.30, .10, .44)], .0035, k.mat('quill', (.72, .66, .55), .8))


def reading():
    """Shelves behind the arch, their books in the light of a lamp."""
    box(0, 3.2, 0, 5.4, .1, 3.4, k.walnut())
    seeded = random.Random(8)
    inks = [k.mat('spine %d' % i, c, .7) for i, c in enumerate(((.36, .10, .05), (.10, .17, .16), (.55, .42, .22), (.16, .09, .05), (.60, .55, .45), (.08, .11, .20), (.30, .20, .08)))]
    for row in range(5):
        z = .06 + .44 * row
        box(0, 3.0, z - .03, 5.4, .34, .03, k.walnut())
        px = -1.5
        while px < 1.5:
            w, h = seeded.uniform(.03, .062), seeded.uniform(.25, .36)
            if seeded.random() > .10:
                box(px, 2.98, z, w * .94, .22, h, inks[seeded.randrange(7)], .004)
            px += w
    k.area((0, 1.9, 3.0), (0, 3.1, 1.0), 1.8, 60, LAMP)
    k.lantern(-.42, 2.0, 3.2, 1.62, .7, 5, 26)
    k.lounge_chair(.34, 1.75, 32)


def writing():
    desk(.06, -.46, 1.9)
    diya(-.66, -.34, 0, 2.0, 2.4)


def monument(x, y, s, m):
    """Charminar: square, an arch in each side, a minaret at each corner. In its own metres, times `s`."""
    with k.at(x, y, 0, 24, s):
        for dx, dy, axis in ((0, -10, 'x'), (0, 10, 'x'), (-10, 0, 'y'), (10, 0, 'y')):
            k.wall(dx, dy, 20, 20.4, 1.6, m, axis, [('pointed', 0, 10.4, 17.4, .001)])
            k.wall(dx, dy, 20, 3.6, 1.2, m, axis, [('pointed', -7.2 + 2.4 * n, 1.5, 2.7, .4) for n in range(7)], z=20.4)
            k.wall(dx, dy, 20, 2.6, .8, m, axis, [('pointed', -7.5 + 1.5 * n, .9, 1.9, .3) for n in range(11)], z=24.6)
        box(0, 0, 20.2, 21.4, 21.4, .5, m)
        box(0, 0, 24.1, 21.4, 21.4, .6, m)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.lathe(sx * 10, sy * 10, 0, [(2.5, 0), (2.3, 1.2), (2.15, 12), (2.05, 20), (2.7, 20.5), (2.7, 21.4), (2.0, 21.8), (1.95, 24), (2.6, 24.5), (2.6, 25.5), (1.8, 25.9), (1.7, 31.4), (2.5, 32), (2.5, 33), (1.6, 33.4), (1.5, 38.2),
                                                (2.2, 38.7), (2.2, 39.7), (1.3, 40.1), (1.3, 42), (1.7, 42.4), (1.95, 43.6), (1.6, 45.4), (.7, 46.8), (.22, 47.4), (.16, 49.4), (.02, 49.8)], m, 32)


def charminar(y=10.6, s=.056):
    """As tall as the opening shows it, lit from below."""
    monument(0, y, s, plaster('ochre'))
    for x in (-1.0, -.35, .35, 1.0):
        k.area((x, y - 2.0, .05), (x * .7, y - .6, 1.9), .3, 9, LAMP)
    k.area((.6, y + 3.0, .05), (.5, y + .6, 2.2), .3, 14, LAMP)
    k.point(0, y, .5, 46, LAMP)
    k.garden(-9, 9, y + 2, y + 8, 7, density=.9, height=.5)
    # It stands on a square paved rough, lit by lamps: where the floor went on to it, it stood in a lake.
    k.mesh('square', [(-14, 5.4, .004), (14, 5.4, .004), (14, y + 9, .004), (-14, y + 9, .004)], [(0, 1, 2, 3)], r.stone('steel-grey', tile=(.6, .6), grout=.008, rough=.7, spec=.2))
    for x in (-2.6, -.9, .9, 2.6):
        k.area((x, y - 2.4, 2.2), (x * .9, y - 2.6, 0), .4, 26, LAMP)


def home():
    """A house that waits for somebody: its door open, its hall lit, white powder and lamps on the floor before it."""
    k.wall(0, 2.4, 16, 3.4, .3, plaster('clay'), 'x', [('rect', 0, 1.24, 1.72, .001)], trim=teak())
    for s in (-1, 1):
        leaf(s * .60, 2.52, s)
        k.wall(s * 1.5, 4.5, 4.2, 3.2, .2, plaster('ochre'), 'y')
    toran(-.58, .58, 2.22, 1.70)
    k.wall(0, 6.4, 6, 3.2, .2, plaster('ochre'), 'x')
    box(0, 4.5, 3.2, 6, 4.2, .1, plaster('white'))
    k.swing(0, 5.0, 3.2, 0, 1.1)
    k.area((0, 4.3, 3.1), (0, 5.4, .4), 1.6, 130, LAMP)
    k.point(0, 3.4, 2.6, 40, LAMP, .10)
    for s in (-1, 1):
        k.lantern(s * .74, 2.1, 3.2, 1.86, .5, 5, 12)
    petals(0, -.30, .002, .34, k.mat('powder', (.80, .78, .72), .95))
    for n in range(8):
        a = math.radians(22.5 + 45 * n)
        diya(.50 * math.cos(a), -.30 + .30 * math.sin(a), 0, 1.6, 1.6)


def leaf(x, y, side):
    """Of a door that stands open inwards: its panels, its studs."""
    with k.at(x, y, 0, -side * 98):
        box(-side * .30, 0, .005, .60, .05, 1.70, teak(), .004)
        for n in range(3):
            box(-side * .30, 0, .12 + .54 * n, .42, .08, .42, teak(), .02)
            for j in range(4):
                k.ball(-side * (.10 + .13 * j), -.03, .06 + .54 * n, .014, k.brass())


def families():
    """A floor of one strip of each family of stone that the care cards are of, brass between them."""
    few_samples()
    for n in range(-9, 10):
        name = ('katni-beige', 'portoro', 'makrana', 'imperial-red', 'kota-blue', 'terrazzo-white')[(n + 2) % 6]
        r.floor(r.stone(name, tile=None, seed=n % 5, rough=.02, spec=.9), .43 * n - .215, .43 * n + .215, -7, 9)
        box(.43 * n + .215, 1, -.004, .008, 16, .0055, k.brass_strip())


def tulsi():
    """The basil of a courtyard in its altar, a lamp in the niche of that."""
    stone, dark, z = plaster('white'), plaster('clay'), 0
    for n, (w, h) in enumerate(((1.16, .12), (.92, .12), (.62, .62), (.78, .07), (.60, .16))):
        box(0, 2.3, z, w, w, h, dark if n % 2 else stone, .008)
        z += h
    k.sheet([[(x * .30, z * .42) for x, z in t.ogee(1, 1)]], .01, k.mat('niche', (.012, .008, .005), .9), k._wall_matrix(0, 1.985, .30, 'x'))
    diya(0, 1.93, .31, 1.1, .8)
    bush(0, 2.3, 1.10, .38, 1)
    for s in (-1, 1):
        k.pot(s * 1.02, 2.7, 0, .20, .34)
        bush(s * 1.02, 2.7, .42, .34, 2 + s)
        diya(s * .44, 1.75, .12, 1.4, 1.4)
        k.lantern(s * .86, 3.2, 3.2, 1.62, .62, 5, 22)
    k.wall(0, 4.6, 16, 3.0, .3, plaster('ochre'), 'x', [('pointed', x, .9, 1.9, .001) for x in (-2.4, 0, 2.4)], trim=stone)
    k.area((0, 3.6, 2.9), (0, 4.6, 1.2), 2.4, 60, LAMP)
    k.area((0, .9, 2.6), (0, 2.4, 1.1), 1.2, 26, LAMP)
    t.court(5.4, 8, palms=False, height=.9)


def bush(x, y, z, s, seed):
    """One of the garden's shrubs, in a pot."""
    kinds = shrubs(seed)
    k.link(bpy.data.objects.new('growth', kinds[seed % len(kinds)]), Matrix.Translation((x, y, z)) @ Matrix.Diagonal((s, s, s, 1)))


def bridge():
    """A bridge on cables over a lake, as at Durgam Cheruvu, boulders on its shore and the towers behind it with their windows lit."""
    far, m, lit = 34, k.mat('concrete', (.52, .50, .46), .8), k.glow('cable', (1, .62, .28), .55)
    box(0, far, 1.36, 60, .8, .22, m)
    for n in range(-30, 31):
        k.ball(n * .62, far - .42, 1.66, .035, k.glow('railing', LAMP, 9))
    for px in (-3.1, 3.1):
        for y in (-.42, .42):
            box(px, far + y, 0, .30, .22, 6.4, m, .03)
        box(px, far, 1.0, .6, 1.5, .36, m)
        k.area((px, far - 2.2, 1.7), (px, far, 5), .4, 40, LAMP)
        for n in range(7):
            for s in (-1, 1):
                k.tube([(px, far - .45, 6.2 - .36 * n), (px + s * (3.0 - .36 * n), far - .45, 1.58)], .018, lit)
    windows(far + 24)
    seeded = random.Random(3)
    for n in range(14):
        x = -9 + 18 * (n + seeded.random()) / 14
        s = seeded.uniform(.5, 1.3)
        t.boulder(x, far + 7 + seeded.uniform(0, 3), .2 * s, (s, s * .8, s * .7), seeded.uniform(0, 90), seeded.uniform(-9, 9), n)
    k.garden(-16, 16, far + 9, far + 13, 7, density=.9, height=.5)
    lake(far)


def windows(y):
    """Towers, and those of their windows behind which somebody still works."""
    seeded, wall = random.Random(12), k.mat('tower', (.055, .065, .085), .5)
    shine = [k.glow('window %d' % n, c, .5) for n, c in enumerate(((1, .74, .42), (1, .86, .62), (.72, .86, 1)))]
    for x, w, h in ((-9.5, 3.0, 9), (-6.2, 2.2, 6.2), (-3.9, 1.8, 7.6), (-1.4, 2.4, 4.6), (1.7, 1.9, 6.0), (4.2, 2.6, 8.4), (7.3, 2.2, 5.4), (10, 3.2, 7.8)):
        box(x, y, 0, w, 2, h, wall)
        for i in range(int(w / .26)):
            for j in range(int(h / .34)):
                if seeded.random() < .22:
                    box(x - w / 2 + .16 + .26 * i, y - 1.01, .3 + .34 * j, .10, .02, .15, shine[seeded.randrange(3)])


def lake(far):
    """From the terrace's parapet to the other shore: it mirrors what is lit, drawn out by its ripples."""
    # High enough to hide the bridge from the floor, where its tops stood upside down below a low edge.
    box(0, .78, 0, 20, .14, .15, slab('makrana', seed=2, rough=.1), .004)
    box(0, .78, .15, 20, .20, .03, slab('makrana', seed=5, rough=.1), .006)
    for x in (-.36, 0, .36):
        diya(x, .76, .18, 1.5, 1.4)
    k.plane(0, .86 + far / 2 + 5, .006, 60, far + 10, k.noisy('lake', (.006, .014, .020), (.008, .018, .026), scale=(1, .2, 1), rough=.05, spec=.9, bump=.10, bump_scale=7))


def chequered():
    few_samples()
    chessboard(-8, 8, -6, 16, .5, ('makrana', 'abu-black'), 45, .02)


def lamps(n, apart=.165):
    def row():
        for i in range(n):
            x = (i - (n - 1) / 2) * apart
            diya(x, -.60 - .10 * (1 - abs(i - (n - 1) / 2) / (n / 2)), 0, 2.0, 2.0)
    return row


def sky():
    """After sunset: the last of it along the garden, above it the night."""
    k.sky((.90, .40, .17), (.030, .075, .20), .30, .24)
    ramp = next(n for n in bpy.context.scene.world.node_tree.nodes if n.type == 'VALTORGB').color_ramp
    ramp.elements[1].position = .26
    ramp.elements.new(.07).color = (.36, .27, .36, 1)


def evening(st, beyond, on=None, skirt=None, front=300, lamp=(1, .80, .58), wall=(.012, .068, .042), deep=.34, **kw):
    if callable(st):
        st()
    else:
        t.ground(st, **kw)
    t.opening(k.mat('green wall', wall, .9), skirt or st, deep)
    beyond()
    if on:
        on()
    sky()
    t.inside(front, lamp)
    t.look()


for name, opt in (
    ('marble', dict(st='makrana', beyond=avenue, deep=.05)),
    ('mosaic', dict(st='cement-tile', skirt='terrazzo-white', beyond=lambda: verandah(True), on=lamps(5), tile=(.4, .4), origin=(.2, 0), grout=.0015)),
    ('refinishing', dict(st='armani-grey', beyond=hall, **t.W9)),
    ('italian', dict(st='statuario', beyond=seat, deep=.05, wall=(.005, .028, .018), front=380, tile=(1.6, 1.6), origin=(.8, 0), book=True)),
    ('katni', dict(st='katni-beige', beyond=screen, tile=(.9, .6), origin=(.45, 0))),
    ('diamond', dict(st='udaipur-green', beyond=lambda: t.colonnade(5, 30), seed=3, front=900)),
    ('kitchen', dict(st='carrara', beyond=t.scullery, on=supper, deep=.05, wall=(.005, .028, .018), tile=None)),
    ('kota', dict(st='kota-blue', beyond=verandah, on=guests, front=560, lamp=(.88, .93, 1), **t.W9)),
    ('granite', dict(st='black-galaxy', beyond=moon, front=700)),
    ('home', dict(st=chequered, skirt='abu-black', beyond=charminar, front=400)),
    ('gallery', dict(st='imperial-red', beyond=enfilade, front=460)),
    ('prices', dict(st='botticino', beyond=lambda: t.court(3.6, 8, palms=False, height=.9), on=counting, front=400)),
    ('articles', dict(st='kota-brown', beyond=reading, on=writing, deep=.05, front=400)),
    ('about', dict(st='katni-brown', beyond=home, front=420, tile=(.9, .9), origin=(.45, 0))),
    ('care', dict(st=families, skirt='makrana', beyond=tulsi, front=440)),
    ('areas', dict(st='colonial-white', skirt='steel-grey', beyond=bridge, front=440)),
    ('questions', dict(st='banswara', skirt='udaipur-green', beyond=lambda: t.court(3.6, 8, height=.9), on=calling, front=420)),
    ('nine', dict(st='portoro', beyond=palms, on=lamps(5, .27), front=460)),
):
    shots.SHOTS[f'evening-{name}'] = dict(size=t.SIZE, alt='', build=lambda opt=opt: evening(**opt), ev=opt.pop('ev', 0), key=.14, warm=0, spp=28, gain=2.2)
