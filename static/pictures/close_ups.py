r"""The pictures `close-NAME`: what each service begins with, near enough to be seen. One piece of floor below a wide barred window, in two to four states side by side, and the kitchen's counter.

All but the kitchen's, granite and mosaic lose the foot of the window afterwards (`convert -crop 1056x704+72+96 +repage -resize 1200x800`; refinishing, rendered 1600 wide, `-crop 1407x938+96+128`). Beside the scripts of the picture library, each at 1200 pixels:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import close_ups" -P render.py -- close-kota --out FOLDER/kota.png --force
"""
import math
import random

import bpy

import kit as k
import rooms as r
import stones
from kit import mat, plaster, teak
from pairs import plain, worktop
from rooms import box, floor, mullions, shell, slab, window_light
from shots import shot
from still_lifes import lemon, lota, smooth, straightedge
from work_stages import knife

X, Y = .10, 4.74


def states(st, panels, wide, on=None):
    """`panels`: a material for each state, from left to right, each `wide` metres, the outer two to the walls; `on` stands things on them."""
    first = X - wide * len(panels) / 2
    for n, top in enumerate(panels):
        x0 = -3.6 if n == 0 else first + wide * n
        x1 = 3.6 if n == len(panels) - 1 else first + wide * (n + 1)
        floor(top, x0, x1, -5, 6.6)
        if n:
            box(x0, 1, -.004, .004, 10, .0046, k.brass_strip())
    behind(st, (-1.6, .9), 50)
    for y in (-1.6, .9):
        window_light('L', -3.7, y, 1.8, 1.2, 2.7, 16)
    k.point(-.9, 3.3, 2.4, 26, (1, .86, .68), .4)
    if on:
        on()
    k.garden(-7, 7, 8.6, 13, 4, density=.8, height=.9)
    sky()
    k.sun(150, 36, 7.5, .5)


def behind(st, sides, light):
    """The room and its barred window; `sides`: where along y its left wall is open."""
    shell(-3.4, 3.4, -4.6, 6.0, 4.3, dict.fromkeys('LRBF', plaster('warm')), L=[('pointed', y, 1.25, 3.2, .35) for y in sides], B=[('rect', .1, 3.2, 2.9, .12)],
          skirt=slab(st), trim=plaster('white'), t=.35)
    mullions('B', .1, 6.2, 3.2, 2.9, .12, 8, 5, teak(), .035)
    window_light('B', .1, 6.4, 1.5, 3.0, 2.4, light)


def sky():
    """Hazy: a floor that mirrors a blue one reads as water."""
    k.sky(horizon=(.98, .93, .85), zenith=(.80, .80, .78), light=1.0, seen=1.25)


def polished(st, rough=.014, **kw):
    return plain(st, rough=rough, spec=1.0, coat=.5 if rough < .05 else 0, **kw)


def marked(m, paint):
    """`paint(g, P, colour)` gives the colour that is laid over the stone's own, and how rough it is there, or None."""
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    colour, rough = paint(g, g.N.new('ShaderNodeTexCoord').outputs['Object'], b.inputs['Base Color'].links[0].from_socket)
    g.L.new(colour, b.inputs['Base Color'])
    if rough is not None:
        for link in b.inputs['Roughness'].links:
            g.L.remove(link)
        g.L.new(rough, b.inputs['Roughness'])
    return m


def scratches(g, P, much):
    out = None
    for n, (turn, fine) in enumerate(((12, 90), (71, 120), (-38, 100), (103, 140), (150, 80))):
        q = g.mapping(g.vec('ADD', P, (1.3 * n, 2.1 * n, 0)), (0, 0, math.radians(turn)), (2.2, fine, 1))
        f = g.step(g.noise(q, 1.0, 2, .5).outputs['Fac'], .66, .72, (0, much))
        out = f if out is None else g.math('MAXIMUM', out, f)
    return out


def scratched(st, pale, much=.8, **kw):
    return marked(polished(st, .30, **kw), lambda g, P, c: (g.mix(scratches(g, P, much), c, pale), None))


def filmed(st, tint, much, rough=.34, **kw):
    """Under wax and dust: streaks as a mop leaves them."""
    def paint(g, P, c):
        streak = g.noise(g.mapping(P, (0, 0, .5), (3, 22, 1)), 1.0, 5, .6).outputs['Fac']
        cloud = g.noise(P, 2.6, 6, .62).outputs['Fac']
        film = g.math('MULTIPLY', g.step(streak, .30, .62, (.55, 1)), g.step(cloud, .34, .62, (.55 * much, much)))
        return g.mix(film, c, tint), None
    return marked(polished(st, rough, **kw), paint)


# --- what stands on them
def blade(x, y, turn):
    """Dull: a bright one would mirror the sky."""
    knife(x, y, turn, 1.4, .062, mat('blade', (.30, .29, .27), .62, .6))


def pads(at, size=.062):
    for (grit, x, y, turn) in at:
        colour = dict(r.PADS)[grit]
        r.pad(x, y, .001, size, colour, grit, turn)


def kota():
    pads([(g, X + .215 * (n - 1.5), Y - .30, 9 * n - 14) for n, g in enumerate(('200', '400', '800', '3000'))])


def marble():
    lota(X, Y + .02, 0, 1.15)


SEAMS = ((-.34, .06), (-.10, -.07), (.16, .05))


def seam_points(off, amount, a, b):
    n = 60
    return [(x, Y + off + amount * math.sin(2.1 * x + 3 * off) + .020 * math.sin(9 * x + off) + .007 * math.sin(31 * x)) for x in (a + (b - a) * i / n for i in range(n + 1))]


def seams():
    """Lines of clay: washed out and black with dirt on the left, filled and flush on the right; the knife lies between."""
    rnd = random.Random(4)
    dirt = k.noisy('dirt', (.050, .030, .018), (.12, .075, .045), (60, 60, 60), 4, .95)
    rim = k.noisy('rim', (.38, .26, .16), (.50, .36, .24), (50, 50, 50), 4, .9)
    fill = mat('fill', (.20, .085, .035), .30, spec=.4)
    crumb = k.noisy('crumb', (.26, .15, .08), (.42, .27, .16), (80, 80, 80), 3, .95)
    for off, amount in SEAMS:
        for x0, x1, w, m, z in ((-1.2, X, .013, rim, .0004), (-1.2, X, .0065, dirt, .0006), (X, 1.4, .0055, fill, .0004)):
            pts = seam_points(off, amount, x0, x1)
            jag = [w * (.55 + .45 * abs(math.sin(17 * i + 5 * off)) + .35 * rnd.random()) if m is not fill else w * (.8 + .2 * math.sin(.6 * i)) for i in range(len(pts))]
            ring = [(x, y + j / 2) for (x, y), j in zip(pts, jag)] + [(x, y - j / 2) for (x, y), j in reversed(list(zip(pts, jag)))]
            n = len(pts)
            k.mesh('seam', [(x, y, z) for x, y in ring], [(i, i + 1, 2 * n - 2 - i, 2 * n - 1 - i) for i in range(n - 1)], m)
        for x, y in seam_points(off, amount, -.9, X - .02):
            if rnd.random() < .4:
                k.ball(x + rnd.uniform(-.01, .01), y + rnd.uniform(-.018, .018), 0, rnd.uniform(.0008, .0020), crumb, .6)
    blade(X + .10, Y - .30, 20)


def pinholes(st, **kw):
    def paint(g, P, c):
        v = g.voronoi(P, 34)
        seen = g.math('MULTIPLY', g.math('LESS_THAN', v.outputs['Distance'], .17), g.math('GREATER_THAN', g.channel(v.outputs['Color']), .62))
        vein = g.step(g.math('ABSOLUTE', g.math('SUBTRACT', g.noise(g.vec('ADD', P, (3, 1, 0)), 1.5, 5, .55).outputs['Fac'], .5)), 0, .012, (1, 0))
        holes = g.math('MULTIPLY', vein, g.step(g.noise(P, 60, 3, .6).outputs['Fac'], .50, .56, (0, 1)))
        c = g.mix(g.math('MULTIPLY', seen, .92), c, (.05, .042, .035))
        return g.mix(g.math('MULTIPLY', holes, .95), c, (.045, .038, .03)), None
    return marked(polished(st, .32, **kw), paint)


def resin():
    blade(X - .01, Y - .26, 18)
    tin = mat('tin', (.70, .69, .66), .25, 1.0)
    with k.at(X + .20, Y - .02, 0, 0, 1.1):
        k.lathe(0, 0, 0, [(.048, 0), (.050, .002), (.050, .042), (.046, .042), (.046, .030), (.001, .030)], tin, 64)
        k.lathe(0, 0, .030, [(.046, 0), (.046, .003), (.001, .003)], mat('resin', (.62, .50, .30), .04, spec=.9), 64)


# A hand's strokes, in a box one high.
STROKES = {'+': (((-.29, .44), (.29, .52)), ((.02, .82), (-.02, .15))), '-': (((-.25, .45), (.24, .51)),), '1': (((-.12, .74), (.05, 1.0), (.02, .5), (.0, .0)),),
           '2': (((-.25, .78), (-.10, .98), (.16, .95), (.24, .74), (.10, .45), (-.24, .04), (.02, .06), (.30, .02)),),
           '3': (((-.22, .90), (.02, 1.0), (.20, .84), (.12, .62), (-.06, .53), (.18, .46), (.26, .22), (.06, .0), (-.25, .10)),),
           '4': (((.06, 1.0), (-.10, .66), (-.28, .34), (.02, .33), (.30, .38)), ((.14, .66), (.10, .32), (.07, -.06))),
           '6': (((.16, 1.0), (-.10, .72), (-.24, .34), (-.12, .04), (.14, .03), (.25, .25), (.10, .45), (-.14, .36), (-.22, .22)),)}


def dusty(name, lo, hi):
    """Chalk: as much of it as the stone's grain took off the stick."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    g = stones.Graph(m.node_tree)
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    through, dust, mix = (g.N.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfDiffuse', 'MixShader'))
    dust.inputs['Color'].default_value = (.10, .17, .33, 1)
    taken = g.step(g.noise(P, 520, 3, .7).outputs['Fac'], lo, hi, (0, .94))
    g.L.new(g.math('MULTIPLY', taken, g.step(g.noise(P, 38, 3, .6).outputs['Fac'], .30, .56, (.45, 1))), mix.inputs[0])
    g.L.new(through.outputs[0], mix.inputs[1])
    g.L.new(dust.outputs[0], mix.inputs[2])
    g.L.new(mix.outputs[0], g.N['Material Output'].inputs['Surface'])
    return m


def chalked(words, z, size, rnd):
    """Each stroke twice, its soft edge and what was pressed; no two of one width or one slant."""
    edge, core = dusty('chalk edge', .50, .62), dusty('chalk', .34, .54)
    for n, sign in enumerate(words):
        lean, big = rnd.uniform(-.14, .16), size * rnd.uniform(.92, 1.12)
        left, low = size * (.64 * n - .32 * (len(words) - 1)), size * rnd.uniform(-.10, .06) - .5 * size
        for stroke in STROKES[sign]:
            points = [(left + big * (x + lean * y + rnd.uniform(-.02, .02)), low + big * (y + rnd.uniform(-.02, .02))) for x, y in stroke]
            line = smooth([points[0], *points, points[-1]], 10)[10:-20]      # open: without the span that closes it and those that stand still at its ends
            half = [.0052 * rnd.uniform(.92, 1.12) * (1 + .16 * math.sin(.55 * i + 5 * n) + rnd.uniform(-.07, .07)) * (1 - .30 * i / len(line)) for i in range(len(line))]
            for m, wide, up in ((edge, 1.25, 0), (core, .85, .0001)):
                v = []
                for i, (x, y) in enumerate(line):
                    (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
                    long = math.hypot(bx - ax, by - ay) or 1
                    ox, oy = -(by - ay) / long * half[i] * wide, (bx - ax) / long * half[i] * wide
                    v += [(x + ox, y + oy, z + up), (x - ox, y - oy, z + up)]
                k.mesh('chalk', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(line) - 1)], m)


def uneven(st, raised, tile, seed=6):
    """Each tile as high as its number says."""
    joint = mat('bed', (.05, .043, .036), .95)
    floor(joint, -3.6, 3.6, -5, 6.6, z=-.03)
    rnd, hand = random.Random(3), random.Random(8)
    for i in range(-6, 7):
        for j in range(-16, 8):
            x, y = X + tile * i, Y + .05 + tile * j
            key = (i, j)
            up, words = raised.get(key, (rnd.uniform(-.0015, .0015), ''))
            m = filmed(st, (.40, .36, .29), .5, .5, tile=None, seed=seed + 3 * i + 7 * j)
            with k.at(x, y, 0):
                box(0, 0, -.03 + up, tile - .004, tile - .004, .03, m, .0012, tilt=('X', .25 * rnd.uniform(-1, 1)))
                if words:
                    chalked(words, up + .0004, .075, hand)


def levels(st):
    uneven(st, {(-1, 0): (.004, '+4'), (0, 0): (-.002, '-2'), (1, 0): (.0015, '+1'), (-1, -1): (.001, '+1'), (0, -1): (.006, '+6'), (1, -1): (-.003, '-3'), (0, 1): (.002, ''), (-1, 1): (-.001, ''), (1, 1): (.003, '')}, .31)
    behind(st, (-1.6, .9, 3.4, 4.9), 30)
    with k.at(0, 0, .0062):
        straightedge(X - .15, Y + .22, 7, 2.6)
    sky()
    k.sun(118, 14, 9.0, .5)


def wavy(st, **kw):
    """A crystallised skin: bright, and every straight line in it bent."""
    m = polished(st, .05, **kw)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    bump = g.N.new('ShaderNodeBump')
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .55, .004
    g.L.new(g.noise(P, 16, 3, .5).outputs['Fac'], bump.inputs['Height'])
    g.L.new(bump.outputs[0], b.inputs['Normal'])
    c = b.inputs['Base Color'].links[0].from_socket
    worn_through = g.step(g.noise(g.vec('ADD', P, (2, 5, 0)), 3.4, 6, .6).outputs['Fac'], .56, .60, (0, .55))
    g.L.new(g.mix(worn_through, c, (.16, .17, .15)), b.inputs['Base Color'])
    for link in b.inputs['Roughness'].links:
        g.L.remove(link)
    g.L.new(g.mix(worn_through, (.05,) * 3, (.55,) * 3), b.inputs['Roughness'])
    return m


def seven():
    pads([('3000', X + .24, Y - .26, 12)], .07)


def enemies(st):
    """On the counter: where a lime lay, pale and dull, and what oil left, dark below a surface that still shines."""
    ax, ay, bx, by = -.64, 1.10, -.20, 1.02

    def paint(g, P, c):
        noise = g.noise(P, 18, 4, .6).outputs['Fac']
        x, y, _ = g.split(g.vec('ADD', P, g.vec('SCALE', g.vec('SUBTRACT', g.noise(P, 9, 3, .6).outputs['Color'], (.5, .5, .5)), scale=.05)))

        def away(cx, cy):
            dx, dy = g.math('SUBTRACT', x, cx), g.math('SUBTRACT', y, cy)
            return g.math('SQRT', g.math('MULTIPLY_ADD', dx, dx, g.math('MULTIPLY', dy, dy)))

        oil = g.math('MULTIPLY', g.step(away(bx, by), .085, .135, (.92, 0)), g.step(noise, .3, .6, (.8, 1)))
        c = g.mix(oil, c, (.20, .145, .07))
        acid = g.step(away(ax, ay), .125, .132, (1, 0))
        for dx, dy, rad in ((.16, -.06, .022), (.14, .05, .014), (-.15, -.09, .018), (.19, .02, .009)):
            acid = g.math('MAXIMUM', acid, g.step(away(ax + dx, ay + dy), rad, rad + .004, (1, 0)))
        c = g.mix(g.math('MULTIPLY', acid, .80), c, (.80, .79, .76))
        rim = g.step(g.math('ABSOLUTE', g.math('SUBTRACT', away(ax, ay), .130)), .003, .010, (.85, 0))
        c = g.mix(rim, c, (.40, .40, .41))
        return c, g.mix(acid, (.012,) * 3, (.62,) * 3)

    worktop(st, in_use=False, top=marked(plain(st, tile=None, seed=6, rough=.012, spec=1.0), paint))
    with k.at(0, 0, .90):
        with k.at(ax + .02, ay + .17, 0, 0, 1.25):
            lemon(0, 0, 0, -30)
        lota(bx + .12, by + .22, 0, .95)


CAM = ((X, 3.72, .62), (X, Y + .16, .0), 34)
SIZE = (1200, 800)
slabs = dict(tile=None, seed=6)
for name, st, panels, wide, on, gain, alt in (
    ('kota', 'kota-blue', lambda: [polished('kota-blue', rough, **slabs) for rough in (.40, .24, .11, .02)], .235, kota, 2.1,
     'A Kota floor after 200, 400, 800 and 3000 grit, side by side, and the window clearer in each.'),
    ('marble', 'makrana', lambda: [scratched('makrana', (.40, .39, .37), .75, **slabs), polished('makrana', **slabs)], .6, marble, 1.35,
     'White marble below a window, on the left scratched and grey, on the right a mirror, a brass pot on the line.'),
    ('katni', 'katni-beige', lambda: [polished('katni-beige', .26, **slabs), polished('katni-beige', **slabs)], .6, seams, 1.7,
     'Brown lines across Katni marble, on the left washed out and black, on the right filled and polished.'),
    ('italian', 'botticino', lambda: [pinholes('botticino', **slabs), polished('botticino', **slabs)], .6, resin, 1.5,
     'Botticino with open pinholes on the left, filled and polished on the right, a tin of resin and a knife on it.'),
    ('diamond', 'udaipur-green', lambda: [wavy('udaipur-green', **slabs), polished('udaipur-green', **slabs)], .6, seven, 3.0,
     'A window mirrored in green marble, bent by a coat on the left, straight in the polished stone on the right.'),
    ('granite', 'tan-brown', lambda: [filmed('tan-brown', (.30, .28, .235), .5, **slabs), scratched('tan-brown', (.34, .31, .27), .8, **slabs), polished('tan-brown', **slabs)], .4, None, 3.4,
     'Tan Brown granite under a film, scratched, and polished, side by side.'),
    ('mosaic', 'terrazzo-green', lambda: [filmed('terrazzo-green', (.15, .135, .10), .78, .6, **slabs), polished('terrazzo-green', **slabs)], .6, None, 1.9,
     'Green terrazzo, on the left grey under dirt and old wax, on the right ground flush and polished.'),
):
    # From higher up: before the mirror of the window their grain is seen.
    cam = ((X, 4.00, .98), (X, Y + .11, .0), 34) if name in ('granite', 'mosaic') else CAM
    shot(f'close-{name}', SIZE, alt, lambda panels=panels, st=st, wide=wide, on=on: states(st, panels(), wide, on), cam, gain=gain, spp=16)
shot('close-refinishing', SIZE, 'Marble tiles at different heights, a straight edge across them, and in chalk on each how many tenths of a millimetre it stands high or low.',
     levels, CAM, gain=1.9, spp=16, st='makrana')
shot('close-kitchen', SIZE, 'A pale marble counter with a dull ring of lemon juice on the left and a dark shadow of oil on the right.',
     enemies, ((-.40, .36, 1.36), (-.40, 1.12, .92), 37), gain=2.6, spp=16, st='carrara')
