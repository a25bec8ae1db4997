"""The pairs `before-N` and `after-N`: one room and one camera each, low and turned to the floor, which fills three fifths of the picture.

The floor as found is the polished one under what years leave: a film, a lane walked grey, dark joints, spills, rings of cups, scratches.
Both frames share one exposure (`gain`). The frames of `before-3` and `after-3` are mirrored afterwards, so that the half of the polished floor
that is seen first has the sky in it, and their shadows lightened alike (`convert -flop -gamma 1.3`). Beside the scripts of the picture library, each at 1200 pixels:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import pairs" -P render.py -- before-1 after-1 --out FOLDER --force
"""
import math

import bpy

import kit as k
import rooms as r
import stones
from rooms import box, floor, mullions, plaster, shell, slab, teak, window_light
from shots import GAL, level, shot
from textures import lines


def age(m, name, pitch, lane):
    """`lane`: where along x the walked strip lies, in metres."""
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    P = g.N.new('ShaderNodeTexCoord').outputs['Object']
    avg = stones.average(stones.STONES[name])
    lum = sum(avg) / 3
    shade = lambda f, tint: tuple(f * lum * t for t in tint)
    film = lambda f, tint: tuple(f * (.5 * c + .5 * lum * t) for c, t in zip(avg, tint))
    noise = lambda x, scale, detail=5: g.noise(g.vec('ADD', P, (x, 1.7 * x, 0)), scale, detail, .6).outputs['Fac']
    # A film of old wax and dust takes the contrast of the stone, yellow in clouds.
    col = g.mix(g.step(noise(0, 1.3, 7), .32, .68, (.58, .84)), b.inputs['Base Color'].links[0].from_socket, film(.46, (1.04, 1, .90)))
    col = g.mix(g.step(noise(4, .7, 4), .42, .62, (.10, .72)), col, film(.50, (1.22, .95, .42)))
    # The lane, its edge uneven.
    x = g.math('ADD', g.split(P)[0], g.math('MULTIPLY', noise(9, .9, 6), .9))
    away = g.math('ABSOLUTE', g.math('SUBTRACT', x, lane + .45))
    worn = g.math('MULTIPLY', g.step(away, .26, .66, (.92, 0)), g.step(noise(6, 3, 6), .28, .62, (.62, 1)))
    col = g.mix(worn, col, shade(.26, (1.03, 1, .93)))
    # Spills, and rings that cups leave.
    spill = noise(12, 1.5, 3)
    col = g.mix(g.step(spill, .655, .675, (0, .55)), col, shade(.30, (1.3, .9, .5)))
    col = g.mix(g.step(g.math('ABSOLUTE', g.math('SUBTRACT', spill, .655)), 0, .008, (.75, 0)), col, shade(.14, (1.4, .9, .45)))
    cups = g.voronoi(P, 1.7)
    ring = g.math('ABSOLUTE', g.math('SUBTRACT', cups.outputs['Distance'], .105))
    col = g.mix(g.math('MULTIPLY', g.step(ring, .008, .024, (.85, 0)), g.math('GREATER_THAN', g.channel(cups.outputs['Color']), .42)), col, shade(.13, (1.5, .9, .4)))
    for n, (turn, fine) in enumerate(((12, 30), (71, 42), (-38, 36), (103, 55))):
        q = g.mapping(g.vec('ADD', P, (1.3 * n, 2.1 * n, 0)), (0, 0, math.radians(turn)), (.9, fine, 1))
        col = g.mix(g.step(g.noise(q, 1.0, 2, .5).outputs['Fac'], .69, .73, (0, .50)), col, shade(1.15, (1, .98, .94)))
    # Joints of black grout, the stone beside them stained.
    (dx, _), (dy, _) = lines(g, P, pitch, 0, 0)
    d = g.math('MINIMUM', dx, dy)
    col = g.mix(g.math('MULTIPLY', g.step(d, .004, .05, (.8, 0)), g.step(noise(2, 2.1), .36, .62, (.3, 1))), col, shade(.24, (1.3, .92, .52)))
    col = g.mix(g.step(d, .0045, .0065, (.92, 0)), col, shade(.07, (1.2, 1, .8)))
    g.L.new(col, b.inputs['Base Color'])
    for link in b.inputs['Roughness'].links:
        g.L.remove(link)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value, b.inputs['Clearcoat'].default_value = .95, .08, 0
    for mix in (n for n in g.N if n.type == 'BSDF_DIFFUSE'):      # what light bounces off
        mix.inputs['Color'].default_value = (*shade(.5, (1.08, 1, .84)), 1)
    return m


def laid(name, tile=(.9, .9), lane=None, **kw):
    if tile and 'joint' not in kw and name in JOINED:
        kw.update(grout=.0016, joint=tuple(.86 * c for c in stones.average(stones.STONES[name])), rough=.018, spec=1.0, coat=.4)
    m = plain(name, tile=tile, **kw)
    return m if lane is None else age(m, name, tile[0], lane)


JOINED = ('agaria', 'terrazzo-grey', 'kota-blue')
plain, r.stone = r.stone, laid


def hall(st, tile=(.9, .9), lane=None, seed=6):
    """The library's entrance hall with two tall windows beside the door, straight ahead."""
    P = plaster('warm')
    floor(st, -3.6, 3.6, -5, 6.6, tile=tile, seed=seed, lane=lane)
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
    k.sun(150, 36, 7.5, .5)


def corridor(**opt):
    """The library's, the sun so high that it stays beside the mirrored window."""
    r.corridor(**opt)
    bpy.data.objects.remove(bpy.data.objects['sun'])
    k.sun(160, 64, 7.5, .5)


PAIRS = (
    (1, hall, level(0, -3.1, 1.12, 0, 6, 25, -.20), 2.9, dict(st='agaria'), .1,
     'An entrance hall with a dull, stained marble floor, a lane walked grey through it and black joints, before polishing.',
     'The same entrance hall after polishing, its arched windows mirrored in the marble.'),
    (2, corridor, level(-.05, 8.1, .80, -.05, 16, 24, -.20), 5.2, dict(st='terrazzo-grey', tint='warm'), -.05,
     'A corridor with a dull, scratched mosaic floor and black joints before polishing.',
     'The same corridor after polishing, the arched window at its end mirrored in the mosaic.'),
    (3, r.verandah, level(.2, 1.6, .95, .3, 13, 24, -.20), 1.2, dict(st='kota-blue', seat='chairs', sun_az=142, tile=(.6, .6), wall_tint='warm', tone=(.90, 1.06)), .1,
     'A verandah with a dull, scratched floor of Kota stone and dark joints before polishing.',
     'The same verandah after polishing, the arch at its end mirrored in the Kota stone.'),
)
for n, room, cam, gain, opt, lane, before, after in PAIRS:
    shot(f'before-{n}', GAL, before, room, cam, gain=gain, spp=16, lane=lane, **opt)
    shot(f'after-{n}', GAL, after, room, cam, gain=gain, spp=16, **opt)
