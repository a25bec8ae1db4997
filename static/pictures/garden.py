"""Gardens for what is seen near: leaves half as long and four times as many as the library's, lit through; a hedge has a dark core, so that no light shows between them.

The library's bushes are seen from a room's depth; close behind an opening their leaves were flat blades, and what showed between them lay in the mirror as white shreds.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector

import kit as k

COLOURS = {'far': (.072, .118, .042), 'mid': (.046, .094, .030), 'light': (.100, .145, .044)}


def leaf(kind):
    """Paint of a leaf: a third of the light that falls on its back comes through."""
    c = COLOURS[kind]
    m = k.noisy('soft leaf ' + kind, tuple(x * .6 for x in c), tuple(x * 1.3 for x in c), scale=(5, 5, 5), detail=2, rough=.5, spec=.25)
    nt = m.node_tree
    if any(n.type == 'BSDF_TRANSLUCENT' for n in nt.nodes):
        return m
    out = next(n for n in nt.nodes if n.type == 'OUTPUT_MATERIAL')
    front = out.inputs['Surface'].links[0].from_socket
    through, mix = nt.nodes.new('ShaderNodeBsdfTranslucent'), nt.nodes.new('ShaderNodeMixShader')
    through.inputs['Color'].default_value = (*(min(1, x * 1.3) for x in c), 1)
    mix.inputs['Fac'].default_value = .34
    nt.links.new(front, mix.inputs[1])
    nt.links.new(through.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], out.inputs['Surface'])
    return m


def bush(seed, leaves=2600):
    """Verts and faces of a shrub a metre across."""
    r, v, f = random.Random(seed), [], []
    for _ in range(leaves):
        th, ph = r.uniform(0, 2 * math.pi), math.acos(r.uniform(-.2, 1))
        out = Vector((math.sin(ph) * math.cos(th), math.sin(ph) * math.sin(th), math.cos(ph)))
        lump = .86 + .14 * math.sin(5 * th + seed) * math.sin(4 * ph + seed)
        d = (out + Vector((r.uniform(-1, 1), r.uniform(-1, 1), r.uniform(-.9, .7)))).normalized()
        sv, sf = k._leaf_strip(out * lump * r.uniform(.62, 1.0), d, (r.uniform(-1, 1), r.uniform(-1, 1), 1), r.uniform(.09, .16), r.uniform(.035, .055), .4, 3)
        b = len(v)
        v += sv
        f += [tuple(i + b for i in q) for q in sf]
    return v, f


def shrubs(seed):
    """Three of them, to be placed many times."""
    made = []
    for n, kind in enumerate(COLOURS):
        v, f = bush(seed + n)
        me = bpy.data.meshes.new('bush')
        me.from_pydata(v, [], f)
        me.materials.append(leaf(kind))
        for p in me.polygons:
            p.use_smooth = True
        made.append(me)
    return made


def hedge(x0, x1, y, height, deep=1.4, seed=5, palms=0):
    """Closed, from the ground to about `height`, its front at `y`, palms behind it."""
    r, kinds = random.Random(seed), shrubs(seed)
    dark = k.mat('hedge core', (.010, .018, .006), .95, spec=.05)
    k.box((x0 + x1) / 2, y + deep * .62, -.1, x1 - x0, deep * .55, height * .80 + .1, dark)
    rows = max(2, round(height / .42))
    for row in range(rows):
        z = height * (.06 + .74 * row / max(1, rows - 1))
        n = int((x1 - x0) / .42)
        for i in range(n):
            s = r.uniform(.42, .62)
            x = x0 + (x1 - x0) * (i + r.uniform(.1, .9)) / n
            place = Matrix.Translation((x, y + deep * (.20 + .28 * z / height) + r.uniform(-.12, .12), z + r.uniform(-.10, .10) - s * .25))
            k.link(bpy.data.objects.new('bush', kinds[r.choice((0, 0, 1, 1, 1, 2))]), place @ Matrix.Rotation(r.uniform(0, 6.28), 4, 'Z') @ Matrix.Diagonal((s, s, s * r.uniform(.8, 1.2), 1)))
    for n in range(palms):
        k.palm(x0 + (x1 - x0) * (n + r.uniform(.25, .75)) / palms, y + deep + r.uniform(.3, 1.2), .2, height * r.uniform(1.05, 1.4), 16, seed + n, leaf('far'))
    lawn(x0, x1, y, y + deep)


def lawn(x0, x1, y0, y1):
    k.plane((x0 + x1) / 2, (y0 + y1) / 2, -.12, abs(x1 - x0) + 30, abs(y1 - y0) + 30, k.noisy('lawn', (.042, .062, .020), (.085, .105, .040), scale=(3, 3, 3), rough=.95))
