r"""The picture `tool-case`: the seven discs in their case of teak, and what a floor is measured with before and after them.

Beside the scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import tool_case" -P render.py -- tool-case --out case.png --force
"""
import math

from mathutils import Matrix

import kit as k
import rooms as r
import stones
from close_ups import sky
from kit import at, box, brass, cyl, lathe, mat, teak_h
from shots import shot
from still_lifes import light, meter
from things import move

WIDE, DEEP, HIGH, WALL = .500, .290, .046, .011
DISC, PITCH = .0495, .1145


def felt():
    m = mat('felt', (.020, .090, .056), .95, spec=.1)
    g = stones.Graph(m.node_tree)
    b = g.N['Principled BSDF']
    if not b.inputs['Base Color'].links:
        P = g.N.new('ShaderNodeTexCoord').outputs['Object']
        g.L.new(g.mix(g.noise(P, 700, 3, .6).outputs['Fac'], (.012, .062, .038), (.032, .120, .076)), b.inputs['Base Color'])
    return m


def shell(wood, high):
    """A box without a top: four walls, a bottom, corners of brass."""
    parts = [box(0, 0, 0, WIDE, DEEP, .006, wood, .001), box(0, 0, .006, WIDE - 2 * WALL, DEEP - 2 * WALL, .004, felt())]
    for s in (-1, 1):
        parts += [box(0, s * (DEEP - WALL) / 2, 0, WIDE, WALL, high, wood, .0022), box(s * (WIDE - WALL) / 2, 0, 0, WALL, DEEP - 2 * WALL, high, wood, .0022)]
        for t in (-1, 1):
            parts += [box(s * (WIDE / 2 - .0155), t * (DEEP / 2 + .0004), .001, .032, .0012, high - .002, brass(), .0005),
                      box(s * (WIDE / 2 + .0004), t * (DEEP / 2 - .0155), .001, .0012, .032, high - .002, brass(), .0005)]
    return parts


def case(x, y, rot):
    wood = teak_h()
    with at(x, y, 0, rot):
        shell(wood, HIGH)
        for n, (grit, colour) in enumerate(r.PADS):
            row, place = (0, n) if n < 4 else (1, n - 4)
            px, py = (place - (1.5 if row == 0 else 1.0)) * PITCH, (.5 - row) * PITCH * 1.06
            lathe(px, py, .0101, [(DISC + .0055, 0), (DISC + .0055, .0090), (DISC + .0020, .0090), (DISC + .0020, 0)], felt(), 96)
            r.pad(px, py, .0104, DISC, tuple(1.25 * c for c in colour), grit, 8 - 5 * n)
        for s in (-1, 1):
            # the hinges, and the catches in front
            lathe(s * .150, 0, 0, [(.0040, -.024), (.0040, .024)], brass(), 32).matrix_world = k._stack[-1] @ Matrix.Translation((s * .150, DEEP / 2 + .003, HIGH)) @ Matrix.Rotation(math.pi / 2, 4, 'Y')
            box(s * .150, -DEEP / 2 - .0010, .014, .026, .0022, .026, brass(), .0008)
            cyl(s * .150, -DEEP / 2 - .0030, .036, .0035, .006, brass(), 24)
        lid = shell(wood, .026)
        lid.append(box(0, 0, .0102, .130, .040, .0014, brass(), .0008))
        o = k.text('50 – 3000', 0, 0, .0118, .0185, mat('engraved', (.07, .045, .015), .6))
        o.data.extrude = 0
        lid.append(o)
        move(lid, Matrix.Translation((0, DEEP / 2 + .003, HIGH)) @ Matrix.Rotation(math.radians(72), 4, 'X') @ Matrix.Translation((0, DEEP / 2, -.026)))


def gloss_meter(x, y, rot):
    """It reads how much light a floor gives back, of what falls on it at 60 degrees."""
    shell_, dark = mat('gloss meter', (.030, .034, .036), .34, spec=.6), mat('gloss meter side', (.55, .56, .55), .30, .9)
    with at(x, y, 0, rot):
        box(0, 0, .0015, .140, .050, .060, shell_, .008)
        box(0, 0, .010, .1405, .0505, .012, dark, .004)
        box(-.018, 0, .0612, .062, .034, .0012, mat('bezel', (.008, .008, .008), .15), .001)
        box(-.018, 0, .0622, .056, .028, .0006, mat('screen', (.34, .40, .30), .2))
        o = k.text('84.6', -.018, 0, .0630, .0195, mat('meter dark', (.03, .032, .034), .45))
        o.data.extrude = 0
        cyl(.044, 0, .0612, .0105, .003, mat('button', (.62, .17, .03), .4), 48)


def laid_out(st='statuario'):
    r.studio(st, tile=(.6, .6), rough=.018, tint='clay', seed=8, origin=(.19, -.20), tone=(.90, .98), coat=.5, spec=1.0)
    light(166, 27)
    sky()
    case(.015, .085, -9)
    meter(-.150, -.185, 30)
    gloss_meter(.150, -.190, -20)


shot('tool-case', (2000, 1333), 'The seven grinding discs, each of another colour, in an open case of teak lined with green felt on white marble; before it a moisture meter and a gloss meter.',
     laid_out, ((.05, -.80, .50), (.010, .050, .075), 36), ev=-.15, warm=.2, spp=10)
