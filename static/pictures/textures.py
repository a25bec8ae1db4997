"""The stone textures that the scripts of the picture library have no entry for, and those of its own drawn anew wherever two stones of one service
read as one, with seven layers more.

Beside those scripts: blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import textures" -P render.py -- swatch:katni-gold --out katni-gold.png
The masters are that file as JPEG of quality 92, 4:4:4. An entry with `slab` is cut from a place of its own in the noise, another one for each number;
without it, it lies where the library's seed puts it. A stone drawn anew keeps its mean colour, since rooms are laid with the old drawing of it.
These layers stand under `over` and are painted after the library's. Angles in degrees; lo, hi and masks are thresholds of noise, about .5:
  drift  (colour, scale, stretch, angle, lo, hi, amount, warp)    clouds, streaks and beds with a direction of their own
  rings  (colour, scale, stretch, angle, levels, width, amount, mask)   lines of equal height: seams, rusty rings, edges of leaves
  web    (colour, scale, width, amount, mask)                threads or cracks that enclose cells
  sand   (scale, depth)                                      fine grain, lighter and darker
  grid   (colour, pitch, width, x, y)                        straight lines both ways; pitch None: one line at y alone
  relief (pitch, groove)                                     raised squares, lit from the upper left
  pieces ([(position, colour), ...], scale, gap, joint, layers)   broken slabs in mortar, each with its own veins
"""
import hashlib
import math

import stones
from stones import W, cloud, vein

CHIPS = [(0, (.70, .69, .67)), (.3, (.50, .49, .47)), (.55, (.15, .15, .15)), (.75, (.82, .80, .77)), (.93, (.03, .03, .03))]
GRAIN = ('grain', 260, [(0, (.0, .0, .0)), (.5, (.30, .30, .29))], .05)


def limestone(slab, base, *marks, sand=.26):
    """Rubbed and a little dull: the marks that tell it from the next, and a fine grain over all of them."""
    return W(base=base, slab=slab, size=.8, rough=.06, layers=[], over=[*marks, ('sand', 200, sand)])


stones.STONES.update({
    # ------------------------------------------------------------------ white marbles of Rajasthan and Gujarat
    # Milk white under bold smoky veins.
    'makrana': W(slab=1, base=(.86, .85, .83), size=1.0, warp=.5, angle=35, stretch=(.5, 1.4), layers=[
        cloud((.66, .66, .665), 1.4, .42, .62, .85), vein((.19, .195, .21), .85, .034, .9, (.36, .52)), vein((.36, .36, .37), 2.2, .018, .75, (.40, .56))]),
    # Warm, clouded in grey-beige, with hairs of tan.
    'ambaji': W(slab=0, base=(.88, .85, .785), size=.9, warp=.7, angle=-25, stretch=(.6, 1.3), layers=[
        vein((.40, .29, .16), 1.2, .014, .85, (.38, .54)), vein((.52, .42, .29), 2.8, .010, .6, (.42, .58))],
        over=[('drift', (.63, .565, .48), 1.5, (.6, 1.2), -25, .42, .66, .85, .3), ('drift', (.90, .88, .83), 3.5, (.7, 1.1), -25, .54, .66, .7, .3)]),
    # A sugar grain, and fine grey lines that keep to one direction.
    'rajnagar': W(slab=2, base=(.82, .795, .765), size=.7, layers=[], over=[('drift', (.50, .48, .46), 2.2, (.10, 2.4), 7, .50, .64, .7, .08), ('drift', (.34, .325, .315), 5, (.07, 2.6), 7, .565, .625, .75, .08), ('sand', 130, .10)]),
    # The brightest, brushed with grey-blue.
    'morwad': W(slab=0, base=(.885, .885, .88), size=1.0, layers=[],
        over=[('drift', (.57, .605, .645), 2.6, (.14, 2.0), 58, .50, .66, .85, .10), ('drift', (.41, .45, .505), 8, (.06, 2.2), 58, .55, .62, .65, .10)]),
    # Broad clouds between brown and grey, crossed by faint brown lines.
    'agaria': W(slab=4, base=(.90, .88, .85), size=1.0, warp=.8, angle=-40, stretch=(.7, 1.1), layers=[],
        over=[('drift', (.54, .48, .42), 1.6, (.8, 1.1), -40, .48, .64, .85, .5), ('drift', (.68, .63, .58), 3.0, (.8, 1.1), -40, .50, .66, .6, .5),
              ('rings', (.36, .26, .17), 1.1, (.5, 1.1), 75, 5, .05, .5, (.44, .56))]),
    # Purple in its veins, and a breath of it between them.
    'banswara': W(slab=0, base=(.85, .83, .825), size=.8, warp=.55, angle=-32, stretch=(.35, 1.9), layers=[
        cloud((.61, .53, .575), 1.6, .42, .64, .85), vein((.23, .14, .19), 1.2, .040, .9, (.36, .54)), vein((.33, .22, .285), 3.2, .022, .8, (.38, .58))]),
    # ------------------------------------------------------------------ Italian, where two read as one
    'statuario': W(slab=3, base=(.87, .87, .868), size=1.4, warp=.55, angle=38, stretch=(.38, 1.25), layers=[
        cloud((.74, .75, .765), .9, .42, .66, .8), vein((.46, .465, .48), .75, .075, .75, (.34, .50), 4), vein((.15, .16, .18), .75, .042, .95, (.34, .50), 5),
        vein((.34, .35, .37), 1.7, .018, .8, (.38, .56))]),
    'carrara': W(slab=0, base=(.835, .84, .845), size=1.0, warp=.8, angle=-48, stretch=(.6, 1.2), layers=[
        cloud((.54, .555, .575), 1.5, .42, .62, .95), vein((.31, .325, .35), 1.5, .036, .7, (.38, .58)), vein((.40, .415, .435), 3.6, .016, .6, (.42, .6))]),
    'botticino': W(slab=1, base=(.66, .55, .40), size=.8, layers=[('blob', (.80, .73, .60), 22, .67, .6)],
        over=[('drift', (.78, .69, .555), 2.4, (.6, 1.3), 12, .46, .62, .85, .4), ('drift', (.54, .42, .28), 3.4, (.5, 1.4), 12, .54, .70, .7, .4),
              ('rings', (.36, .23, .12), 1.5, (.4, 1.3), 12, 5, .075, .85, (.38, .52)), ('rings', (.42, .29, .17), 2.6, (.35, 1.4), 12, 4, .05, .6, (.44, .58))]),
    'dyna': W(slab=3, base=(.63, .51, .37), size=.8, warp=.9, angle=35, stretch=(.8, 1.1), layers=[cloud((.72, .61, .47), 2.0, .44, .62, .85), vein((.40, .26, .15), 1.2, .010, .7, (.42, .6))],
        over=[('web', (.86, .80, .70), 6.5, .034, .75, (.38, .54)), ('web', (.84, .77, .66), 13, .040, .6, (.44, .58))]),
    'armani-grey': W(slab=3, base=(.27, .24, .215), size=.9, warp=.9, angle=35, stretch=(.8, 1.1), layers=[
        cloud((.36, .325, .295), 1.8, .44, .64, .85), cloud((.17, .15, .135), 1.3, .48, .66, .8),
        vein((.74, .715, .68), 1.1, .010, .85, (.34, .50)), vein((.58, .55, .51), 3.2, .010, .6, (.40, .56))]),
    # ------------------------------------------------------------------ granite: flowing bands and black mica, where Kashmir White has garnets
    'colonial-white': W(slab=1, base=(.68, .63, .54), size=.45, warp=.12, angle=-28, stretch=(.22, 1.5), layers=[
        ('grain', 110, [(0, (.74, .70, .62)), (.5, (.64, .59, .50)), (.85, (.51, .455, .37))], .6), cloud((.80, .76, .68), 9, .56, .70, .6),
        cloud((.36, .32, .27), 4.5, .48, .64, .85), cloud((.25, .225, .20), 10, .56, .66, .7), ('blob', (.055, .050, .048), 85, .645, .9), ('blob', (.13, .035, .030), 60, .70, .9)]),
    # ------------------------------------------------------------------ Kota, in the place of the library's
    # Blue-grey that drifts into green, over a faint bed.
    'kota-blue': limestone(4, (.165, .203, .192),
        ('drift', (.205, .228, .180), 1.8, (.5, 1.2), 8, .42, .62, .85, .3), ('drift', (.098, .136, .156), 2.6, (.4, 1.4), 8, .50, .70, .85, .3),
        ('drift', (.085, .112, .122), 7, (.06, 2.2), 4, .57, .68, .5, .05),
        ('drift', (.235, .262, .250), 15, (.06, 2.0), 4, .56, .68, .5, .05)),
    # Mottled like old brass, yellow in its lights.
    'kota-green': limestone(0, (.185, .215, .132),
        ('drift', (.275, .270, .140), 2.6, (.8, 1.1), -20, .46, .66, .75, .4), ('drift', (.108, .146, .088), 3.0, (.8, 1.1), 30, .50, .70, .8, .4),
        ('drift', (.330, .325, .195), 14, (.8, 1.1), 30, .54, .66, .5, .1), ('rings', (.080, .104, .056), 1.8, (.5, 1.0), 55, 5, .04, .5, (.44, .56))),
    # Leather: a fine crackle, and ochre rubbed into it.
    'kota-brown': limestone(4, (.240, .170, .108),
        ('drift', (.335, .218, .098), 2.2, (.6, 1.2), 35, .44, .70, .8, .4), ('drift', (.140, .090, .054), 2.4, (.6, 1.2), 35, .50, .70, .8, .4),
        ('web', (.125, .078, .046), 50, .16, .5, (.36, .62)), sand=.2),
    # Charcoal with hairs of calcite.
    'kota-black': limestone(1, (.033, .036, .038),
        ('drift', (.050, .053, .056), 1.8, (.3, 1.5), -30, .46, .66, .85, .3), ('drift', (.020, .022, .024), 3, (.3, 1.5), -30, .52, .68, .8, .3),
        ('rings', (.22, .225, .225), 1.3, (.5, 1.1), -38, 4, .013, .8, (.36, .50))),
    # ------------------------------------------------------------------ Katni
    'katni-beige': W(slab=1, base=(.54, .40, .265), size=.9, warp=.5, angle=18, stretch=(.45, 1.6), layers=[
        cloud((.68, .56, .41), 1.8, .42, .62, .9), cloud((.44, .295, .170), 1.1, .48, .68, .75), vein((.78, .69, .56), 2.4, .018, .6, (.39, .56))],
        over=[('rings', (.21, .085, .035), 1.1, (.3, 1.4), 16, 5, .09, .85, (.36, .50)), ('rings', (.30, .15, .075), 2.4, (.3, 1.4), 16, 4, .06, .6, (.44, .58))]),
    'katni-grey': W(slab=0, base=(.325, .295, .265), size=.9, warp=.5, angle=-42, stretch=(.45, 1.6), layers=[
        cloud((.45, .42, .385), 1.8, .42, .62, .9), cloud((.215, .190, .168), 1.1, .46, .66, .8), vein((.095, .078, .066), 1.2, .026, .85, (.36, .54)), vein((.66, .63, .585), 2.4, .012, .7, (.40, .56))]),
    'katni-cream': W(slab=0, base=(.76, .675, .54), size=.9, warp=.6, angle=64, stretch=(.5, 1.4), layers=[
        cloud((.82, .76, .645), 1.6, .42, .64, .8), cloud((.61, .485, .325), 1.3, .46, .64, .8), vein((.45, .31, .18), 1.2, .012, .7, (.44, .58)),
        vein((.88, .835, .74), 2.6, .014, .6, (.40, .58))]),
    'katni-gold': W(base=(.58, .405, .175), size=.9, warp=.7, angle=32, stretch=(.5, 1.5), layers=[
        cloud((.69, .52, .265), 1.7, .42, .64, .85), cloud((.46, .285, .085), 1.1, .48, .70, .75), vein((.36, .165, .025), 1.1, .022, .85, (.38, .56)),
        vein((.80, .66, .40), 2.0, .016, .6, (.40, .58)), vein((.42, .20, .04), 3.0, .008, .6, (.42, .6))]),
    'katni-wave': W(base=(.44, .375, .30), size=.8, warp=.22, angle=-6, layers=[
        ('band', (.61, .545, .455), 2.1, .35, .80, .85), ('band', (.255, .195, .145), 3.3, .55, .95, .8), ('band', (.66, .60, .52), 6.3, .72, .97, .6),
        ('band', (.20, .145, .105), 9.5, .82, .98, .6)]),
    'katni-rust': W(base=(.535, .39, .265), size=.9, warp=.8, angle=50, stretch=(.6, 1.3), layers=[
        cloud((.62, .49, .36), 1.6, .42, .64, .8), cloud((.43, .235, .14), 1.2, .52, .70, .75), vein((.25, .050, .022), .9, .050, .8, (.38, .54)),
        vein((.33, .085, .040), 1.5, .026, .95, (.36, .54)), vein((.36, .11, .055), 3.4, .012, .7, (.42, .6))]),
    'katni-chocolate': W(base=(.088, .043, .025), size=.9, warp=.5, angle=12, stretch=(.4, 1.7), layers=[
        cloud((.135, .072, .043), 1.7, .42, .64, .85), cloud((.048, .022, .014), 1.1, .48, .70, .8), vein((.52, .39, .27), 1.0, .007, .75, (.44, .6)),
        vein((.022, .011, .008), 2.0, .018, .8, (.38, .56)), ('band', (.165, .092, .055), 3.0, .76, .97, .4)]),
    'katni-smoke': W(base=(.30, .29, .28), size=.9, warp=.9, angle=60, stretch=(.8, 1.0), layers=[
        cloud((.475, .465, .45), 1.9, .38, .66, .95), cloud((.165, .16, .158), 1.5, .44, .68, .9), cloud((.56, .55, .53), 3.6, .54, .74, .6),
        vein((.14, .13, .125), 1.0, .007, .5, (.46, .62))]),
    'katni-silver': W(base=(.555, .55, .535), size=.9, warp=.4, angle=40, stretch=(.35, 1.8), layers=[
        cloud((.645, .64, .63), 1.8, .42, .64, .8), cloud((.45, .44, .425), 1.2, .48, .70, .7), vein((.86, .86, .85), 1.4, .014, .9, (.36, .54)),
        vein((.84, .84, .82), 3.0, .012, .7, (.40, .58)), vein((.33, .32, .30), 1.1, .007, .6, (.44, .6))]),
    # ------------------------------------------------------------------ limestones of the Deccan
    # Even and flat, in wide quiet bands.
    'tandur-blue': limestone(0, (.082, .100, .140),
        ('drift', (.118, .138, .182), 2.4, (.10, 1.9), 2, .44, .62, .8, .12), ('drift', (.055, .072, .108), 3.4, (.10, 1.9), 2, .50, .68, .7, .12)),
    # Buff, with rings of rust that water has drawn.
    'tandur-yellow': W(slab=0, base=(.61, .47, .255), size=1.0, warp=.7, angle=16, stretch=(.6, 1.3), layers=[
        cloud((.71, .59, .37), 1.6, .40, .62, .9), cloud((.47, .33, .155), 2.4, .48, .68, .75), GRAIN],
        over=[('rings', (.34, .165, .045), 1.1, (.6, 1.2), 16, 16, .22, .6, (.42, .56))]),
    # Flat, with pale patches of shell and a jagged seam.
    'shahabad-grey': limestone(0, (.310, .318, .310),
        ('drift', (.43, .435, .42), 5.5, (.8, 1.1), 30, .54, .62, .75, .1), ('drift', (.245, .252, .248), 2.0, (.8, 1.1), 30, .50, .70, .6, .3),
        ('rings', (.105, .108, .105), 1.0, (.25, 1.0), -6, 3, .018, .85, (.34, .46))),
    # Its beds come off in leaves, and the edge of each leaf shows.
    'tadipatri': limestone(3, (.222, .248, .212),
        ('rings', (.105, .125, .100), 1.5, (.16, 1.3), 14, 14, .14, .8, (.34, .46)), ('drift', (.315, .338, .285), 3.2, (.10, 1.5), 14, .50, .62, .75, .08),
        ('drift', (.150, .178, .145), 5, (.08, 1.6), 14, .54, .64, .7, .08)),
    # Green-grey, banded in rust and chocolate.
    'betamcherla': W(slab=0, base=(.195, .210, .158), size=1.0, layers=[GRAIN],
        over=[('drift', (.265, .272, .208), 2.0, (.5, 1.4), -28, .46, .66, .7, .4), ('rings', (.230, .112, .045), 1.0, (.4, 1.2), -28, 11, .34, .85, (.44, .56)),
              ('drift', (.115, .070, .044), 2.6, (.3, 1.5), -28, .57, .74, .8, .3)]),
    'cuddapah-black': W(base=(.0125, .0135, .0155), size=1.0, rough=.03, warp=.6, angle=28, stretch=(.35, 1.5), layers=[
        cloud((.021, .0225, .0255), 1.4, .44, .68, .8), vein((.42, .43, .43), .7, .0035, .6, (.50, .60)), vein((.075, .078, .082), 2.2, .005, .5, (.46, .62)),
        ('grain', 300, [(0, (.010, .010, .012)), (.6, (.018, .019, .021)), (.97, (.06, .06, .065))], .4)]),
    # ------------------------------------------------------------------ cast and laid floors
    'terrazzo-brass-strip': W(base=(.69, .655, .575), size=.40, layers=[
        ('chips', [(0, (.80, .77, .70)), (.3, (.44, .47, .40)), (.52, (.62, .50, .34)), (.74, (.84, .82, .77)), (.9, (.20, .24, .20))], 40, .09, .5),
        ('chips', [(0, (.80, .77, .71)), (.5, (.50, .45, .36)), (.8, (.28, .31, .27))], 100, .13, .5)],
        over=[('grid', (.10, .065, .02), .27, .0095, .085, .06), ('grid', (.62, .37, .085), .27, .0075, .085, .06), ('grid', (.85, .62, .24), .27, .0022, .0865, .0585)]),
    'mosaic-tile-grey': W(base=(.40, .395, .38), size=.50, layers=[('chips', CHIPS, 75, .10, .62), ('chips', CHIPS, 150, .13, .5)],
        over=[('grid', (.10, .098, .093), .25, .0035, .125, .125)]),
    'chips-black-precast': W(base=(.017, .017, .018), size=.40, layers=[
        ('chips', [(0, (.80, .79, .77)), (.45, (.60, .59, .57)), (.75, (.36, .36, .355))], 62, .12, .42),
        ('chips', [(0, (.74, .73, .71)), (.5, (.34, .34, .33))], 140, .15, .40)],
        over=[('grid', (.0035, .0035, .0035), None, .007, 0, y) for y in (.075, .10, .125)] + [('grid', (.30, .295, .28), None, .0035, 0, -.085)]),
    'crazy-marble': W(base=(.5, .5, .5), size=.90, layers=[], over=[
        ('pieces', [(0, (.82, .81, .79)), (.22, (.60, .47, .31)), (.38, (.78, .72, .62)), (.54, (.045, .11, .07)), (.66, (.46, .45, .44)), (.78, (.50, .24, .17)), (.88, (.85, .84, .82)), (.96, (.05, .05, .05))],
         6.5, .042, (.215, .208, .195), [cloud((.60, .57, .53), 2.2, .46, .68, .35), vein((.36, .33, .30), 1.6, .022, .65, (.38, .56)), vein((.85, .82, .77), 3.0, .010, .5, (.42, .6))])]),
    'chequered-tile': W(base=(.36, .335, .285), size=.30, layers=[
        ('chips', [(0, (.58, .55, .48)), (.4, (.44, .415, .36)), (.7, (.20, .19, .17)), (.86, (.70, .67, .61))], 130, .12, .5)],
        over=[('relief', .05, .011)]),
    # For a floor that is seen from low: the gold of the other runs into floods there.
    'portoro-fine': W(base=(.014, .013, .012), size=1.0, warp=.8, angle=28, stretch=(.35, 1.5), layers=[
        cloud((.035, .033, .030), 2.0, .46, .68, .8), vein((.60, .36, .085), .8, .007, .9, (.45, .57)),
        vein((.66, .46, .17), 2.1, .0035, .6, (.47, .6)), vein((.75, .70, .60), 1.2, .0025, .6, (.48, .62))]),
})


def place(name, slab):
    """Where in the noise a slab of a stone is cut: no two stones show one drawing in two colours."""
    return tuple(map(float, hashlib.md5(f'{name} {slab}'.encode()).digest()[:3]))


for name, spec in stones.STONES.items():
    spec['at'] = place(name, spec['slab']) if 'slab' in spec else (0, 0, 0)


def lines(g, P, pitch, x, y):
    """Distances in metres from the nearest line on each axis, and where between two of them a point lies, 0 to 1."""
    u, v, _ = g.split(P)
    out = []
    for p, o in ((u, x), (v, y)):
        f = g.math('FRACT', g.math('DIVIDE', g.math('ADD', p, 100 * pitch - o), pitch))
        out.append((g.math('MULTIPLY', g.math('SUBTRACT', .5, g.math('ABSOLUTE', g.math('SUBTRACT', f, .5))), pitch), f))
    return out


def marks(g, P, col, kind, a, shift):
    P = g.vec('ADD', P, shift)
    if kind == 'sand':
        scale, depth = a
        return g.mix(1.0, col, g.step(g.noise(P, scale, 3, .7).outputs['Fac'], .3, .7, (1 - depth, 1 + depth)), 'MULTIPLY')
    bend = lambda scale, by: g.vec('ADD', P, g.vec('SCALE', g.vec('SUBTRACT', g.noise(P, scale, 3, .55).outputs['Color'], (.5, .5, .5)), scale=by))
    if kind == 'web':
        color, scale, width, amount, mask = a
        q = bend(scale * .7, 1.1 / scale)
        line = g.step(g.voronoi(q, scale, 'DISTANCE_TO_EDGE').outputs['Distance'], 0, width, (amount, 0))
        return g.mix(g.math('MULTIPLY', line, g.step(g.noise(q, scale * .4, 2).outputs['Fac'], *mask)), col, color)
    color, scale, stretch, angle, *rest = a
    q = lambda warp: g.mapping(bend(1.6, warp), (0, 0, math.radians(angle)), (*stretch, 1))
    if kind == 'drift':
        lo, hi, amount, warp = rest
        return g.mix(g.step(g.noise(q(warp), scale, 5, .58).outputs['Fac'], lo, hi, (0, amount)), col, color)
    levels, width, amount, mask = rest
    q = q(.25)
    height = g.math('FRACT', g.math('MULTIPLY', g.noise(q, scale, 5, .5).outputs['Fac'], levels))
    line = g.step(g.math('ABSOLUTE', g.math('SUBTRACT', height, .5)), 0, width, (amount, 0))
    return g.mix(g.math('MULTIPLY', line, g.step(g.noise(q, scale * 1.3, 2).outputs['Fac'], *mask)), col, color)


def over(g, P, col, kind, a, place):
    if kind in ('drift', 'rings', 'web', 'sand'):
        return marks(g, P, col, kind, a, (11.3 * place, 4.1 * place, 7.7 * place))
    if kind == 'grid':
        color, pitch, width, x, y = a
        if pitch is None:
            d = g.math('ABSOLUTE', g.math('SUBTRACT', g.split(P)[1], y))
        else:
            (dx, _), (dy, _) = lines(g, P, pitch, x, y)
            d = g.math('MINIMUM', dx, dy)
        return g.mix(g.step(d, width / 2, width / 2 + .0006, (1, 0)), col, color)
    if kind == 'relief':
        pitch, groove = a
        (dx, fx), (dy, fy) = lines(g, P, pitch, 0, 0)
        d, bevel = g.math('MINIMUM', dx, dy), groove / 2 + .0035
        edge = lambda f, low: g.math('LESS_THAN', f, bevel / pitch) if low else g.math('GREATER_THAN', f, 1 - bevel / pitch)
        col = g.mix(g.math('MULTIPLY', g.math('MAXIMUM', edge(fx, True), edge(fy, False)), .42), col, (.80, .77, .70))
        col = g.mix(g.math('MULTIPLY', g.math('MAXIMUM', edge(fx, False), edge(fy, True)), .62), col, (.055, .05, .042))
        return g.mix(g.step(d, groove / 2 - .0008, groove / 2 + .0008, (.82, 0)), col, (.085, .078, .066))
    stops, scale, gap, joint, layers = a
    q = g.vec('ADD', P, g.vec('SCALE', g.noise(P, scale * .9, 1, .5).outputs['Color'], scale=.12 / scale))
    rnd = g.voronoi(q, scale).outputs['Color']
    piece = plain(g, g.vec('ADD', P, g.vec('SCALE', rnd, scale=37.0)), W(base=g.palette(g.channel(rnd), stops), layers=layers, warp=.4, stretch=(.6, 1.3)))
    edge = g.voronoi(q, scale, 'DISTANCE_TO_EDGE').outputs['Distance']
    ground = g.mix(g.noise(P, 180, 2).outputs['Fac'], tuple(.7 * c for c in joint), tuple(1.3 * c for c in joint))
    return g.mix(g.step(edge, gap - .006, gap + .006), ground, piece)


def paint(g, P, spec, cell=None):
    P = g.vec('ADD', P, spec['at'])
    col = plain(g, P, spec, cell)
    # The library moves each stone by a seed; lines stand where their entry says.
    here = g.N.new('ShaderNodeTexCoord').outputs['Object']
    for place, (kind, *a) in enumerate(spec.get('over', ()), 1):
        col = over(g, here if kind in ('grid', 'relief') else P, col, kind, a, place)
    return col


plain, stones.paint = stones.paint, paint


def mirroring(m, share):
    """The stone mirrors `share` of all light besides what it did: a pale one outshines the mirror of what stands on it, which an eye that is led there sees."""
    next(n for n in m.node_tree.nodes if n.type == 'BSDF_PRINCIPLED').inputs['Metallic'].default_value = share
    return m
