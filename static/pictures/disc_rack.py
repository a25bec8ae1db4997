"""Seven grinding discs stand in a rack like plates, the coarsest in front, mirrored in black marble: how polishing works, grit by grit.

Beside the scripts of the picture library and `denoise.py`:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import disc_rack" -P render.py -- disc-rack --width 1200 --spp 16 --out disc-rack.png --force
"""
import math

import bpy
from mathutils import Matrix

import kit as k
import rooms as r
from close_ups import sky
from kit import at, box, brass, cyl, teak_h
from shots import shot
from still_lifes import light
from things import move

DISC = .075
FEET = .024          # the height of the rack's board
APART = .088
LEAN = 14            # degrees


def rack():
    """Along x: a board, and behind each disc two pegs that it leans on."""
    board, peg = teak_h(), brass()
    box(0, .010, .008, APART * 7 + .06, .085, FEET - .008, board, .005)
    for s in (-1, 1):
        box(s * (APART * 3.1), .010, 0, .035, .105, .010, board, .003)
    for n, (grit, colour) in enumerate(r.PADS):
        x = APART * (n - 3)
        with at(x, 0, 0, 50):
            for s in (-1, 1):
                cyl(s * .034, .026, FEET - .002, .0042, .072, peg)
            before = set(bpy.data.objects)
            r.pad(0, 0, 0, DISC, tuple(1.2 * c for c in colour), grit)
            move(set(bpy.data.objects) - before,
                 Matrix.Translation((0, 0, FEET + DISC * math.cos(math.radians(LEAN)))) @ Matrix.Rotation(math.radians(90 - LEAN), 4, 'X'))


def stand(st='portoro'):
    r.studio(st, tile=(1.2, 1.2), rough=.015, tint='clay', seed=5, origin=(.3, -.5), coat=.5, spec=1.0)
    light(150, 30)
    sky()
    with at(0, .05, 0, -18):
        rack()
    k.area((.6, -1.2, .9), (0, 0, .1), .8, 14, (1, .94, .86), glossy=True)


shot('disc-rack', (1200, 900), '', stand, ((-.05, -.92, .27), (.01, .05, .062), 38), ev=-.95, spp=16)
