"""The eighteen stone textures that the scripts of the picture library have no entry for, with three layers of their own, and its four Kotas anew.

Beside those scripts: blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import textures" -P render.py -- swatch:katni-gold --out katni-gold.png
The limestones with little in them (the Kotas, tandur-blue, shahabad-grey, tadipatri) have their bed and grain brought out afterwards:
`convert -unsharp 0x10+1+0 -unsharp 0x1+0.4+0`.
  grid   (colour, pitch, width, x, y)                        straight lines both ways; pitch None: one line at y alone
  relief (pitch, groove)                                     raised squares, lit from the upper left
  pieces ([(position, colour), ...], scale, gap, joint, layers)   broken slabs in mortar, each with its own veins
"""
import stones
from stones import W, cloud, vein

CHIPS = [(0, (.70, .69, .67)), (.3, (.50, .49, .47)), (.55, (.15, .15, .15)), (.75, (.82, .80, .77)), (.93, (.03, .03, .03))]
GRAIN = ('grain', 260, [(0, (.0, .0, .0)), (.5, (.30, .30, .29))], .05)


def kota(base, tint, angle, streak, *veins):
    """Split along its bed and rubbed: near one colour, faint streaks along the bed, dark specks, here and there a hair of calcite."""
    light, dark, speck = (tuple(f * c for c in base) for f in (1.30, .70, .42))
    return W(base=base, size=.6, rough=.06, warp=.05, angle=angle, stretch=(.16, 1.5), layers=[
        cloud(tint, 2.0, .42, .64, .55), cloud(light, 3.6, .46, .68, .55 * streak), cloud(dark, 5.5, .50, .70, .60 * streak),
        cloud(light, 15, .52, .68, .45 * streak), cloud(dark, 26, .54, .70, .50 * streak), *veins,
        ('grain', 150, [(0, dark), (.5, light)], .06), ('grain', 420, [(0, dark), (.5, light)], .16),
        ('blob', speck, 80, .675, .40), ('fleck', speck, 130, .05, .6)])


stones.STONES.update({
    # ------------------------------------------------------------------ Kota, in the place of the library's
    'kota-blue': kota((.145, .180, .190), (.168, .192, .176), 4, 1, vein((.080, .098, .104), 2.2, .004, .6, (.46, .60), 4, (.07, 1.6))),
    'kota-green': kota((.175, .205, .128), (.205, .214, .142), -6, 1, vein((.098, .116, .066), 2.0, .004, .5, (.46, .60), 4, (.07, 1.6))),
    'kota-brown': kota((.232, .168, .106), (.262, .178, .100), 9, .75, vein((.120, .080, .048), 2.4, .003, .4, (.50, .62), 4, (.07, 1.6))),
    'kota-black': kota((.034, .037, .038), (.046, .050, .052), -4, 1.5, vein((.095, .100, .102), 2.0, .0022, .6, (.44, .58), 4, (.07, 1.6))),
    # ------------------------------------------------------------------ Katni
    'katni-cream': W(base=(.74, .655, .52), size=.9, warp=.6, angle=24, stretch=(.5, 1.4), layers=[
        cloud((.80, .735, .615), 1.6, .42, .64, .8), cloud((.655, .55, .405), 1.0, .50, .70, .6), vein((.52, .40, .27), 1.2, .010, .6, (.42, .6)),
        vein((.86, .81, .71), 2.6, .014, .6, (.40, .58)), ('blob', (.58, .47, .34), 60, .69, .4)]),
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
    'tandur-blue': W(base=(.142, .180, .206), size=1.0, warp=.25, angle=4, stretch=(.35, 1.4), layers=[
        cloud((.186, .224, .247), 1.4, .42, .62, .9), cloud((.104, .138, .166), 2.4, .48, .68, .8), vein((.085, .112, .135), 2.2, .006, .5, (.44, .6)), GRAIN]),
    'tandur-yellow': W(base=(.595, .455, .245), size=1.0, warp=.7, angle=16, stretch=(.6, 1.3), layers=[
        cloud((.70, .58, .365), 1.6, .40, .62, .9), cloud((.47, .33, .155), 2.4, .48, .68, .75), cloud((.36, .30, .20), 1.0, .56, .72, .5),
        vein((.32, .19, .08), 1.2, .010, .75, (.40, .58)), GRAIN]),
    'shahabad-grey': kota((.300, .308, .300), (.355, .362, .345), -12, .8, vein((.150, .155, .153), 1.6, .004, .7, (.44, .58), 4, (.12, 1.4))),
    'tadipatri': kota((.212, .238, .204), (.262, .284, .246), 12, 1.2),
    'betamcherla': W(base=(.190, .200, .150), size=1.0, warp=.6, angle=28, stretch=(.5, 1.4), layers=[
        cloud((.205, .128, .066), 1.0, .42, .62, .95), cloud((.265, .268, .205), 2.0, .46, .68, .6), cloud((.140, .088, .046), 2.2, .54, .70, .7),
        vein((.085, .06, .038), 1.3, .005, .7, (.42, .58)), GRAIN]),
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
})


def lines(g, P, pitch, x, y):
    """Distances in metres from the nearest line on each axis, and where between two of them a point lies, 0 to 1."""
    u, v, _ = g.split(P)
    out = []
    for p, o in ((u, x), (v, y)):
        f = g.math('FRACT', g.math('DIVIDE', g.math('ADD', p, 100 * pitch - o), pitch))
        out.append((g.math('MULTIPLY', g.math('SUBTRACT', .5, g.math('ABSOLUTE', g.math('SUBTRACT', f, .5))), pitch), f))
    return out


def over(g, P, col, kind, a):
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
    col = plain(g, P, spec, cell)
    # The library moves each stone by a seed; lines stand where their entry says.
    here = g.N.new('ShaderNodeTexCoord').outputs['Object']
    for kind, *a in spec.get('over', ()):
        col = over(g, P if kind == 'pieces' else here, col, kind, a)
    return col


plain, stones.paint = stones.paint, paint
