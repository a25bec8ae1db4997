"""The pairs `before-N` and `after-N`: one room and one camera each, low and turned to the floor, which fills three fifths of the picture.

The floor as found is the polished one under what years leave: a film, a lane walked grey, soiled joints, spills, rings of cups, scratches.
The fourth is a kitchen's worktop, marked by what is cooked on it; `counter-at-work` is the same one nearer, half done.
Both frames share one exposure (`gain`). All pairs but the third, the fourth, the sixth and the ninth are mirrored afterwards (`convert -flop`): the sun and most of what the floor mirrors lay in the half that is seen worn. Beside the scripts of the picture library, each at 1200 pixels:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import pairs" -P render.py -- before-1 after-1 --out FOLDER --force
  convert after-1.png -flop -quality 92 -sampling-factor 4:4:4 -strip after-1.jpg
"""
import math

import bpy
from mathutils import Matrix

import kit as k
import rooms as r
import stones
from more_rooms import stairs, unmirrored, verandah
from reading_room import reading
from rooms import box, brass, floor, mullions, plaster, shell, slab, teak, window_light
from shots import GAL, level, shot
from still_lifes import smooth, tumbler
from textures import lines


def age(m, name, tile, lane, veil=1, haze=0, uneven=0, grey=.19):
    """`tile`: how large the slabs are whose joints it soils, along x and y; `lane`: where along x the walked strip lies, in metres; `veil`: how much of the stone film and dirt hide, 1 for most of it; `haze`: how much of a dark one scratches hide, 0 to 1, and `grey` how light they leave it; `uneven`: how far tiles differ from their neighbours, 0 to 1."""
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    avg = stones.average(stones.STONES[name])
    lum = sum(avg) / 3
    shade = lambda f, tint: tuple(f * lum * t for t in tint)
    film = lambda f, tint: tuple(f * (.5 * c + .5 * lum * t) for c, t in zip(avg, tint))
    noise = lambda x, scale, detail=5: g.noise(g.vec('ADD', P, (x, 1.7 * x, 0)), scale, detail, .6).outputs['Fac']
    # A film of old wax and dust takes the contrast of the stone, yellow in clouds.
    col = g.mix(g.step(noise(0, 1.3, 7), .32, .68, (.58 * veil, .84 * veil)), b.inputs['Base Color'].links[0].from_socket, film(.62 / veil ** .5, (1.03, 1, .92)))
    col = g.mix(g.step(noise(4, .7, 4), .42, .62, (.10 * veil, .72 * veil)), col, film(.62 / veil ** .5, (1.16, .96, .56)))
    if haze:
        col = g.mix(g.step(noise(7, 1.1, 7), .30, .70, (.62 * haze, haze)), col, (1.03 * grey, .98 * grey, .90 * grey))
        lum = 1.25 * grey
    # The lane, its edge uneven.
    x = g.math('ADD', g.split(P)[0], g.math('MULTIPLY', noise(9, .9, 6), .9))
    away = g.math('ABSOLUTE', g.math('SUBTRACT', x, lane + .45))
    worn = g.math('MULTIPLY', g.step(away, .26, .66, (.92 * veil, 0)), g.step(noise(6, 3, 6), .28, .62, (.62, 1)))
    col = g.mix(worn, col, shade(.42 / veil, (1.03, 1, .93)))
    # Spills, and rings that cups leave.
    spill = noise(12, 1.5, 3)
    col = g.mix(g.step(spill, .655, .675, (0, .55)), col, shade(.30, (1.3, .9, .5)))
    col = g.mix(g.step(g.math('ABSOLUTE', g.math('SUBTRACT', spill, .655)), 0, .008, (.75, 0)), col, shade(.24, (1.3, .92, .56)))
    cups = g.voronoi(P, 1.7)
    ring = g.math('ABSOLUTE', g.math('SUBTRACT', cups.outputs['Distance'], .105))
    col = g.mix(g.math('MULTIPLY', g.step(ring, .008, .024, (.85, 0)), g.math('GREATER_THAN', g.channel(cups.outputs['Color']), .42)), col, shade(.24, (1.35, .92, .52)))
    for n, (turn, fine) in enumerate(((12, 30), (71, 42), (-38, 36), (103, 55))):
        q = g.mapping(g.vec('ADD', P, (1.3 * n, 2.1 * n, 0)), (0, 0, math.radians(turn)), (.9, fine, 1))
        col = g.mix(g.step(g.noise(q, 1.0, 2, .5).outputs['Fac'], .69, .73, (0, .50)), col, shade(1.15, (1, .98, .94)))
    # Joints of grey grout, the stone beside them stained.
    dx, dy = (lines(g, P, pitch, 0, 0)[axis][0] for axis, pitch in enumerate(tile))
    d = g.math('MINIMUM', dx, dy)
    col = g.mix(g.math('MULTIPLY', g.step(d, .004, .05, (.6, 0)), g.step(noise(2, 2.1), .36, .62, (.3, 1))), col, shade(.38, (1.22, .95, .66)))
    col = g.mix(g.step(d, .0040, .0060, (.88, 0)), col, shade(.20, (1.12, 1, .86)))
    if uneven:
        each = g.N.new('ShaderNodeTexWhiteNoise')
        g.L.new(g.vec('FLOOR', g.vec('DIVIDE', P, (*tile, 1))), each.inputs['Vector'])
        col = g.mix(g.math('MULTIPLY', each.outputs['Value'], .5 * uneven), col, shade(.28, (1.08, 1, .88)))
    g.L.new(col, b.inputs['Base Color'])
    for link in b.inputs['Roughness'].links:
        g.L.remove(link)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value, b.inputs['Clearcoat'].default_value = .95, .08, 0
    for mix in (n for n in g.N if n.type == 'BSDF_DIFFUSE'):      # what light bounces off
        mix.inputs['Color'].default_value = (*shade(.62, (1.06, 1, .88)), 1)
    return m


def laid(name, tile=(.9, .9), lane=None, cool=None, veil=1, haze=0, uneven=0, grey=.19, **kw):
    if tile and 'joint' not in kw and name in JOINED:
        kw.update(grout=.0016, joint=tuple(.86 * c for c in stones.average(stones.STONES[name])), rough=.018, spec=1.0, coat=.4)
    m = plain(name, tile=tile, **kw)
    if cool:
        g = stones.Graph(m.node_tree)
        base = g.N['Principled BSDF'].inputs['Base Color']
        g.L.new(g.mix(1, base.links[0].from_socket, cool, 'MULTIPLY'), base)
    return m if lane is None else age(m, name, tile, lane, veil, haze, uneven, grey)


# Where cups and cut limes stood: x, y, radius, and how much is left of the ring; drops; what oil and turmeric left.
RINGS = ((-.78, .98, .043, 1), (-.70, 1.03, .043, .8), (-.20, .84, .046, 1), (-1.02, 1.25, .043, .9), (-.98, .80, .040, .8), (.12, 1.22, .043, 1), (-.60, 1.42, .046, .8),
         (-1.35, 1.55, .050, .9), (.42, 1.52, .046, .9), (-.45, .70, .043, .7))
DROPS = ((-.50, 1.02, .030), (-.44, 1.06, .016), (-.53, 1.09, .012), (-.86, 1.40, .034), (-.12, 1.06, .026), (-.06, 1.10, .012), (-.64, .78, .022), (.22, 1.00, .030), (-1.16, 1.02, .026))
OIL = ((-.33, 1.25, .13), (-.90, 1.08, .10), (-.10, .70, .09), (.38, 1.22, .14), (-1.30, 1.30, .13), (-.72, 1.68, .16), (-.62, .90, .05))
TURMERIC = ((-.30, .98, .045), (-1.08, 1.44, .06), (.05, 1.44, .05))


def etched(m, name):
    """A worktop as found: a film that reflects nothing, pale rings and drops of acid, dark oil, turmeric, cuts of a knife."""
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    avg = stones.average(stones.STONES[name])
    tone = lambda f, tint: tuple(f * c * t for c, t in zip(avg, tint))
    noise = lambda x, scale, detail=5: g.noise(g.vec('ADD', P, (x, 1.7 * x, 0)), scale, detail, .6).outputs['Fac']
    uneven = g.vec('ADD', P, g.vec('SCALE', g.vec('SUBTRACT', g.noise(P, 9, 3, .6).outputs['Color'], (.5, .5, .5)), scale=.035))
    x, y, _ = g.split(uneven)

    def away(cx, cy):
        dx, dy = g.math('SUBTRACT', x, cx), g.math('SUBTRACT', y, cy)
        return g.math('SQRT', g.math('MULTIPLY_ADD', dx, dx, g.math('MULTIPLY', dy, dy)))

    col = g.mix(g.step(noise(0, 2.1, 6), .32, .68, (.46, .74)), b.inputs['Base Color'].links[0].from_socket, tone(.50, (1.04, .98, .84)))
    col = g.mix(g.step(noise(4, 1.6, 4), .44, .64, (0, .45)), col, tone(.46, (1.2, .95, .55)))
    for cx, cy, r in OIL:
        col = g.mix(g.math('MULTIPLY', g.step(away(cx, cy), r * .45, r, (.80, 0)), g.step(noise(7, 12), .3, .6, (.55, 1))), col, tone(.26, (1.18, .92, .56)))
    for cx, cy, r in TURMERIC:
        col = g.mix(g.step(away(cx, cy), r * .4, r, (.75, 0)), col, (.50, .27, .03))
    pale = tone(.98, (1.02, 1, .97))
    for cx, cy, r, much in RINGS:
        d = g.math('ABSOLUTE', g.math('SUBTRACT', away(cx, cy), r))
        col = g.mix(g.math('MULTIPLY', g.step(d, .003, .008, (.92 * much, 0)), g.step(noise(9, 14), .30, .50, (.35, 1))), col, pale)
        col = g.mix(g.step(away(cx, cy), r - .004, r, (.22 * much, 0)), col, pale)
    for cx, cy, r in DROPS:
        col = g.mix(g.step(away(cx, cy), r - .004, r, (.80, 0)), col, pale)
    for n, (turn, fine) in enumerate(((12, 130), (58, 180), (-32, 150))):
        q = g.mapping(g.vec('ADD', P, (1.3 * n, 2.1 * n, 0)), (0, 0, math.radians(turn)), (5.5, fine, 1))
        col = g.mix(g.step(g.noise(q, 1.0, 2, .5).outputs['Fac'], .71, .75, (0, .5)), col, pale)
    g.L.new(col, b.inputs['Base Color'])
    for link in b.inputs['Roughness'].links:
        g.L.remove(link)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value, b.inputs['Clearcoat'].default_value = .95, .10, 0
    return m


def worktop(st, worn=False, seed=5, in_use=True, top=None):
    """The library's kitchen, seen over a counter with a tap that stands before its window; `top` is the counter's material where it is neither polished nor `worn`."""
    r.kitchen(st, island=False, seed=seed)
    bpy.data.objects.remove(bpy.data.objects['sun'])
    k.sun(125, 36, 7.0, .5)
    k.sky(light=1.0, seen=2.2)
    top = top or plain(st, tile=None, seed=seed + 1, rough=.012, spec=1.0, coat=1.0)
    if worn:
        etched(top, st)
    z, t = .86, .04
    x0, x1, y0, y1 = -2.6, 1.7, .42, 2.0
    sx0, sx1, sy0, sy1 = -.62, .02, 1.56, 1.86          # the sink, beyond the tap
    for a, b, c, d in ((x0, sx0, y0, y1), (sx1, x1, y0, y1), (sx0, sx1, y0, sy0), (sx0, sx1, sy1, y1)):
        corners = [(x, y, h) for h in (z, z + t) for x, y in ((a, c), (b, c), (b, d), (a, d))]
        k.mesh('top', corners, k._CUBE_F, top)          # where it stands: its marks are too
    box((x0 + x1) / 2, (y0 + y1) / 2, .09, x1 - x0 - .1, y1 - y0 - .1, .50, teak(), .004)
    box((sx0 + sx1) / 2, (sy0 + sy1) / 2, z - .2, sx1 - sx0, sy1 - sy0, .01, k.ceramic())
    for x, y, w, d in ((sx0, 1.71, .008, .3), (sx1, 1.71, .008, .3), (-.3, sy0, .64, .008), (-.3, sy1, .64, .008)):
        box(x, y, z - .2, w, d, .20 + t - .012, k.ceramic())
    with k.at(-.18, 1.46, z + t, 180):
        r.tap(0, 0, 0)
    if not in_use:
        return
    k.bowl(.26, 1.16, z + t, .14, brass())
    for i in range(5):
        a = i * 1.25
        k.ball(.26 + .06 * math.cos(a), 1.16 + .06 * math.sin(a), z + t + .042, .034, k.mat('lemon', (.70, .46, .015), .45))
    box(-1.42, 1.72, z + t, .44, .28, .022, teak(), .006, rot=8)
    tumbler(-1.06, 1.20, z + t)


def polisher(x, y, z, rot):
    """The hand machine, on its pad: a head, a motor, two handles, the water's hose and the cable."""
    paint, dark = k.mat('machine paint', (.80, .30, .035), .28), k.mat('machine dark', (.035, .036, .04), .4)
    along = Matrix.Rotation(math.pi / 2, 4, 'Y')
    with k.at(x, y, z, rot):
        r.pad(0, 0, 0, .050, r.PADS[4][1], '800')
        k.lathe(0, 0, .006, [(.049, 0), (.049, .006), (.040, .014), (.018, .018), (.018, .030)], k.rubber(), 48)
        k.lathe(0, 0, .030, [(.030, 0), (.033, .004), (.033, .030), (.028, .044), (.012, .050)], k.mat('head', (.62, .62, .61), .34, .9), 48)
        for start, profile, m in ((.020, [(.026, 0), (.030, .012), (.030, .040)], k.mat('head', (.62, .62, .61), .34, .9)), (.060, [(.030, 0), (.036, .004), (.037, .020), (.037, .120), (.033, .132)], paint),
                                  (.192, [(.033, 0), (.027, .020), (.024, .060), (.026, .105), (.028, .118), (.020, .126)], dark)):
            o = k.lathe(0, 0, 0, profile, m, 48)
            o.matrix_world = k._stack[-1] @ Matrix.Translation((start, 0, .055)) @ along
        for i in range(9):      # where it breathes
            for s in (-1, 1):
                box(.085 + .009 * i, s * .0355, .046, .004, .005, .020, dark, .001)
        box(.235, 0, .078, .05, .016, .010, k.mat('trigger', (.55, .05, .03), .4), .004)
        k.tube([(.004, -.030, .055), (.004, -.052, .055)], .009, k.steel())
        k.tube([(.004, -.052, .055), (.004, -.150, .060)], .0165, dark)
        k.tube([(.03, .030, .070), (.05, .046, .075)], .007, brass())
        k.tube([(.05, .046, .075), (.16, .060, .060), (.30, .10, .012), (.46, .20, .007), (.62, .44, .007), (.60, .80, .007)], .0065, k.mat('hose', (.05, .12, .30), .4), True)
        k.tube([(.318, 0, .055), (.36, -.01, .040), (.42, -.06, .008), (.56, -.20, .006), (.80, -.30, .006)], .005, k.black(), True)


def taped(x, y, w, d, z, m, rot=0, wide=.022):
    """Four strips of tape along the sides of a rectangle, their ends past its corners."""
    with k.at(x, y, z, rot):
        for s in (-1, 1):
            box(0, s * d / 2, 0, w + .05, wide, .0006, m, rot=1.2 * s)
            box(s * w / 2, 0, .0004, wide, d + .04, .0006, m, rot=-.8 * s)


def half_done(st, seed=5):
    """That counter on the third day: a poultice under film, marks ringed in chalk, and a mirror as far as the pad has come."""
    worktop(st, worn=True, seed=seed, in_use=False)
    z = .90
    done = smooth([(-.52, .42), (-.48, .58), (-.43, .72), (-.41, .86), (-.44, .98), (-.40, 1.10), (-.42, 1.22), (-.37, 1.34), (-.38, 1.45), (-.34, 1.55), (.02, 1.555), (.03, 1.87), (.03, 2.0), (1.7, 2.0), (1.7, .42)], 8)
    mirror = plain(st, tile=None, seed=seed + 1, rough=.012, spec=1.0, coat=1.0)
    k.mesh('done', [(x, y, z + .0006) for x, y in done], [tuple(range(len(done)))], mirror)
    tape = k.mat('tape', (.11, .30, .33), .62, spec=.2)
    for x, y, w, d in ((-.30, 1.548, .70, .022), (-.632, 1.71, .022, .34)):
        box(x, y, z + .0008, w, d, .0006, tape)
    # The paste over an oil mark, its film, and what holds that.
    paste = k.noisy('paste', (.78, .74, .64), (.86, .83, .75), (30, 30, 30), 4, .95, .5, 90, .1)
    mound = smooth([(.105 * (1 + .10 * math.sin(3 * a + .5) + .05 * math.sin(7 * a)) * math.cos(a), .085 * (1 + .08 * math.sin(2 * a)) * math.sin(a)) for a in (2 * math.pi * i / 14 for i in range(14))], 5)
    with k.at(-.90, 1.04, z, 8):
        rings = [(1, 0), (.97, .006), (.86, .011), (.55, .014), (.02, .015)]
        n = len(mound)
        v = [(f * x, f * y, h + .0012 * math.sin(31 * x) * math.cos(27 * y) * (h > .007)) for f, h in rings for x, y in mound]
        k.mesh('paste', v, [(a * n + i, a * n + (i + 1) % n, (a + 1) * n + (i + 1) % n, (a + 1) * n + i) for a in range(len(rings) - 1) for i in range(n)], paste, True)
        g, w, d = 28, .34, .28
        crease = lambda x, y: .0016 * math.sin(60 * x + 25 * y) * math.sin(38 * y - 20 * x) + .0010 * math.sin(110 * y + 14 * x)
        dome = lambda x, y: .0175 * max(0, 1 - (x / .150) ** 2 - (y / .125) ** 2) ** .45
        v = [(x, y, .0014 + dome(x, y) + abs(crease(x, y))) for x, y in ((w * (i / g - .5), d * (j / g - .5)) for i in range(g + 1) for j in range(g + 1))]
        k.mesh('film', v, [(i * (g + 1) + j, (i + 1) * (g + 1) + j, (i + 1) * (g + 1) + j + 1, i * (g + 1) + j + 1) for i in range(g) for j in range(g)], clear('film', 1.6, .30, .08, .02), True)
        taped(0, 0, w, d, .0022, tape)
    chalk = k.mat('chalk', (.22, .36, .60), .95, spec=.05)
    for n, (x, y, rad) in enumerate(((-.52, 1.045, .078), (-.735, .77, .0), (-.62, .785, .062), (-.62, 1.40, .080), (-1.02, 1.255, .075), (-.47, .70, .0))):
        if rad:
            pts = [(x + rad * (1 + .10 * math.sin(2 * a + n) + .03 * math.sin(5 * a)) * math.cos(a), y + .92 * rad * math.sin(a + .06 * math.sin(3 * a)), z + .0004) for a in (2 * math.pi * i / 40 + n for i in range(42))]
            k.tube(pts, .0022, chalk, res=1)
    polisher(-.40, .86, z + .0006, -38)
    for n, (x, y) in enumerate(((-.095, 1.03), (.0, .99), (.093, .945))):
        grit, colour = (r.PADS[3][0], r.PADS[3][1]) if n == 0 else (r.PADS[5] if n == 1 else r.PADS[6])
        r.pad(x, y, z + .0006, .050, colour, grit, 14 * n - 10)


def clear(name, ior, shine, rough, least=0):
    """Seen through, and bright where it catches the window."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    g = stones.Graph(m.node_tree)
    through, gloss, mix = (g.N.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader'))
    gloss.inputs['Roughness'].default_value = rough
    fresnel = g.N.new('ShaderNodeFresnel')
    fresnel.inputs['IOR'].default_value = ior
    g.L.new(g.math('MULTIPLY_ADD', fresnel.outputs[0], shine, least), mix.inputs[0])
    g.L.new(through.outputs[0], mix.inputs[1])
    g.L.new(gloss.outputs[0], mix.inputs[2])
    g.L.new(mix.outputs[0], g.N['Material Output'].inputs['Surface'])
    return m


# The chips of the city's older floors: cream and white marble, red and ochre, some green and black.
stones.STONES['mosaic-chips'] = stones.W(base=(.50, .46, .39), size=.40, layers=[
    ('chips', [(0, (.78, .75, .68)), (.30, (.42, .15, .09)), (.46, (.62, .58, .50)), (.62, (.60, .38, .15)), (.76, (.10, .17, .12)), (.86, (.82, .80, .76)), (.95, (.035, .034, .033))], 36, .09, .55),
    ('chips', [(0, (.72, .69, .62)), (.42, (.34, .13, .08)), (.62, (.52, .42, .28)), (.84, (.16, .16, .15))], 90, .13, .5)], at=(0, 0, 0))
JOINED = ('morwad', 'ambaji', 'mosaic-chips', 'kota-blue')
plain, r.stone = r.stone, laid


def hall(st, tile=(.9, .9), lane=None, seed=6, **worn):
    """The library's entrance hall with two tall windows beside the door, straight ahead."""
    P = plaster('warm')
    floor(st, -3.6, 3.6, -5, 6.6, tile=tile, seed=seed, lane=lane, **worn)
    tall = [('pointed', x, 1.2, 2.75, .2) for x in (-1.95, 1.95)]
    side = [('pointed', y, 1.25, 3.2, .35) for y in (-1.6, .9, 3.4)]
    shell(-3.4, 3.4, -4.6, 6.0, 4.3, {'L': P, 'R': P, 'B': P, 'F': P}, L=side, B=[('cusped', 0, 1.7, 3.0, 0), *tall], skirt=slab(st), trim=plaster('white'), t=.35)
    k.door(0, 6.2, 1.68, 2.45, 'x')
    box(0, 6.24, 2.45, 1.9, .04, .8, k.walnut())
    for _, x, w, h, sill in tall:
        mullions('B', x, 6.25, w, h, sill, 2, 3, teak(), .04)
        window_light('B', x, 6.4, 1.5, 1.1, 2.4, 22)
    for _, y, w, h, sill in side:
        mullions('L', -3.62, y, w, h, sill, 2, 3, teak(), .04)
        window_light('L', -3.7, y, 1.8, 1.2, 2.7, 16)
    k.lantern(0, 2.7, 4.3, 1.0, 1.35, 6, 16)
    k.garden(-10, -5, -5, 9, 6, density=.8)
    k.garden(-7, 7, 8.6, 13, 4, density=.8, height=.9)
    k.sky(light=1.0, seen=1.25)
    k.sun(150, 36, 4.4, .5)
    unmirrored()


def corridor(**opt):
    """The library's, the sun so high that it stays beside the mirrored window."""
    r.corridor(**opt)
    bpy.data.objects.remove(bpy.data.objects['sun'])
    k.sun(160, 64, 7.5, .5)


PAIRS = (
    (1, hall, level(.42, -3.1, 1.12, .2, 6, 25, -.20), 2.35, dict(st='morwad'), dict(lane=.1, veil=.72),
     'An entrance hall with a dull, stained marble floor, a lane walked grey through it and dark joints, before polishing.',
     'The same entrance hall after polishing, its arched windows mirrored in the marble.'),
    (2, corridor, level(-.05, 8.1, .80, -.05, 16, 25.5, -.20), 4.0, dict(st='mosaic-chips', tint='warm'), dict(lane=-.05, veil=.74, haze=.2, grey=.34),
     'A corridor with a dull, scratched mosaic floor and dark joints before polishing.',
     'The same corridor after polishing, the arched window at its end mirrored in the mosaic.'),
    (3, verandah, level(.0, 1.4, .95, -.9, 13, 24, -.20), 2.4, dict(st='kota-blue', rough=.035, tile=(.6, .6), grout=.006, joint=(.055, .06, .06), wall_tint='warm', tone=(.84, 1.12), cool=(.84, .80, .90)), dict(lane=.1, veil=.8, haze=.5, grey=.24),
     'A verandah with a dull, scratched floor of Kota stone and dark joints before polishing.',
     'The same verandah after polishing, the arch at its end mirrored in the Kota stone.'),
    (4, worktop, level(-.5, 0, 1.30, -.5, 4, 24, -.20), 2.2, dict(st='carrara'), dict(worn=True),
     'A kitchen counter of pale grey marble, dull, with rings and drops of lemon, dark oil and turmeric on it, before polishing.',
     'The same counter after polishing, the window and the brass tap mirrored in the marble.'),
    (5, r.hall, level(.5, -1.2, 1.05, -.2, 9, 24, -.20), 1.75, dict(st='ambaji', tile=(.9, .9), seed=12), dict(lane=.1, veil=.8, haze=.3, uneven=1, grey=.24),
     'A hall of columns, its marble floor dull and uneven, with black joints, before it is ground.',
     'The same hall after refinishing, its arched windows mirrored in the marble.'),
    (6, reading, level(.35, -2.6, 1.05, -.1, 6, 24, -.20), 2.2, dict(st='katni-beige', tone=(.88, 1.08)), dict(lane=.1, veil=.7),
     'A reading room, its floor of Katni marble dull and stained, with dark joints, before polishing.',
     'The same room after polishing, three arches and the sofa mirrored in the brown-veined marble.'),
    (7, r.jaali_room, level(-.9, -3.6, 1.10, -.1, 4.5, 24, -.20), 3.5, dict(st='portoro-fine', scale=1.3), dict(lane=.1, haze=.42, grey=.11),
     'A room with a grey, scratched floor of black marble below a stone screen, before polishing.',
     'The same room after polishing, the light of the screen mirrored in black marble with golden veins.'),
    (8, r.lobby, level(2.9, -2.6, 1.05, -2.9, 6, 24, -.20), 2.5, dict(st='statuario', tile=(1.2, 1.2)), dict(lane=.1, veil=.9),
     'A lobby with a dull, yellowed floor of Italian marble and dark joints before polishing.',
     'The same lobby after polishing, its tall windows mirrored in the white marble.'),
    (9, stairs, level(.3, -2.4, 1.08, .2, 6, 24, -.20), 2.9, dict(st='tan-brown', scale=1.3, rough=.012, coat=1.0, grout=.005, joint=(.006, .005, .004)), dict(lane=.1, veil=.62, haze=.34, grey=.17),
     'A stair hall with a grey, scratched granite floor and dark joints before polishing.',
     'The same hall after polishing, two tall windows mirrored in the brown granite.'),
)
for n, room, cam, gain, opt, worn, before, after in PAIRS:
    shot(f'before-{n}', GAL, before, room, cam, gain=gain, spp=16, **opt, **worn)
    shot(f'after-{n}', GAL, after, room, cam, gain=gain, spp=16, **opt)
shot('counter-at-work', (1400, 1167), 'A pale marble counter half polished: a poultice under taped film, marks ringed in chalk, a hand polisher and three pads.',
     half_done, ((-.22, .06, 1.36), (-.43, 1.05, .985), 31), gain=2.4, spp=16, st='carrara')
shot('counter-in-use', (960, 1248), 'A brass bowl of lemons on a polished counter of cream marble that mirrors the window.',
     worktop, ((.02, .28, 1.30), (.13, 1.30, .97), 38), gain=2.9, spp=12, st='botticino')
