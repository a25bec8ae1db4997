r"""The pictures `evening-NAME` that services end with: the thresholds they began with, at dusk and by lamplight, once the work is done.

Beside the scripts of the picture library, 2000 pixels wide:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import evenings" -P render.py -- evening-marble --out FOLDER/marble.png --force
"""
import bpy

import kit as k
import rooms as r
import shots
import thresholds as t
from kit import plaster
from rooms import box
from still_lifes import pair, tumbler

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


def court():
    t.court(3.6, 8)
    k.lantern(0, 2.6, 3.2, 1.62, .7, 5, 26)


def verandah(swing=False):
    t.pillars(swing)
    k.lantern(0, 2.0, 2.85, 1.00, .7, 5, 110)


def hall():
    """The row of arches, its lamps lit, and in the place of the machine what stood there before it came."""
    t.arches()
    k.lantern(0, 2.2, 3.4, 1.85, .62, 5, 46)
    k.round_table(0, 1.5, .30, .46, k.walnut())
    k.bowl(0, 1.5, .46, .12)
    for s in (-1, 1):
        k.lounge_chair(s * .72, 1.6, s * 62)
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
            tumbler(0, 0, 0)
    with k.at(-.62, -.28, 0, 90, 2.1):
        r.tap(0, 0, 0)
    k.bowl(.44, -.30, 0, .19)
    for x, y in ((.38, -.32), (.50, -.26), (.45, -.38)):
        k.ball(x, y, .055, .075, k.mat('lemon', (.70, .46, .015), .45), .86)


def guests():
    for x, rot, s, c in ((-.44, 8, 1.7, ((.05, .028, .018), (.20, .10, .05), (.10, .045, .020))), (.02, -6, 1.45, ((.05, .02, .02), (.30, .05, .05), (.55, .36, .10))), (.40, 14, 1.1, ((.03, .04, .06), (.05, .10, .22), (.62, .60, .55)))):
        pair(x, -.50, 0, rot, 'band', c, s)


def moon():
    """Over the boulders."""
    t.boulders()
    k.ball(-2.6, 30, 3.55, .75, k.glow('moon', (1, .93, .78), 3.2))
    k.area((3.4, 2.4, 3.4), (0, 5.4, .8), 1.2, 90, (.72, .80, 1))
    k.area((-2.6, 2.6, .3), (-.3, 5.4, .9), .6, 60, LAMP)
    for x in (-.5, .5):
        diya(x, .7, 0, 2.2, 3)


def charminar(y=10.6, s=.056):
    """As tall as the opening shows it, lit from below: square, an arch in each side, a minaret at each corner. In metres of the monument, times `s`."""
    m = plaster('ochre')
    with k.at(0, y, 0, 0, s):
        for x, dy, axis in ((0, -15, 'x'), (0, 15, 'x'), (-15, 0, 'y'), (15, 0, 'y')):
            k.wall(x, dy, 30, 24, 1.6, m, axis, [('pointed', 0, 11, 18, .001)])
            k.wall(x, dy, 30, 4.4, 1.2, m, axis, [('pointed', -11 + 4.4 * n, 2.6, 3.4, .3) for n in range(6)], z=24)
        box(0, 0, 24, 31, 31, .8, m)
        for sx in (-1, 1):
            for sy in (-1, 1):
                k.lathe(sx * 15, sy * 15, 0, [(2.9, 0), (2.7, 12), (2.5, 24), (3.3, 24.4), (3.3, 25.4), (2.2, 25.8), (2.1, 32), (3.0, 32.5), (3.0, 33.4), (1.9, 33.8), (1.8, 39), (2.7, 39.5), (2.7, 40.4), (1.6, 40.8), (1.6, 43), (2.1, 43.4),
                                                (2.3, 44.6), (1.8, 46.4), (.6, 47.8), (.2, 48.7), (.02, 50.4)], m, 24)
    for x in (-1.5, -.5, .5, 1.5):
        k.area((x, y - 2.2, .05), (x * .7, y - 1, 1.8), .3, 9, LAMP)
    k.point(0, y, .5, 40, LAMP)
    k.garden(-9, 9, y + 2, y + 8, 7, density=.9, height=.6)


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
    ('refinishing', dict(st='makrana', beyond=hall, **t.W9)),
    ('italian', dict(st='statuario', beyond=seat, deep=.05, wall=(.005, .028, .018), front=380, tile=(1.6, 1.6), origin=(.8, 0), book=True)),
    ('katni', dict(st='katni-beige', beyond=screen, tile=(.9, .6), origin=(.45, 0))),
    ('diamond', dict(st='udaipur-green', beyond=lambda: t.colonnade(5, 30), seed=3, front=900)),
    ('kitchen', dict(st='carrara', beyond=lambda: t.court(1.2, 3, palms=False, height=.8), on=supper, deep=.05, wall=(.005, .028, .018), tile=None)),
    ('kota', dict(st='kota-blue', beyond=verandah, on=guests, front=560, lamp=(.88, .93, 1), **t.W9)),
    ('granite', dict(st='black-galaxy', skirt='kashmir-white', beyond=moon, front=700)),
    ('home', dict(st='portoro', beyond=charminar, front=400)),
    ('nine', dict(st='tan-brown', beyond=court, on=lamps(5, .33), front=400)),
):
    shots.SHOTS[f'evening-{name}'] = dict(size=t.SIZE, alt='', build=lambda opt=opt: evening(**opt), ev=opt.pop('ev', 0), key=.14, warm=0, spp=28, gain=2.2)
