r"""The first picture of home: the library's arcade, its floor laid as a chessboard of two marbles. It is mirrored afterwards, so that the words
stand on the side in shade.

Beside the scripts of the picture library and `denoise.py`:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import home_views" -P render.py -- hero-1 --width 2880 --spp 12 --out hero-1.png --force
  convert hero-1.png -flop -quality 90 -sampling-factor 4:4:4 -strip hero-1.jpg
"""
import math

import bpy

import kit as k
import rooms as r
import shots
from stones import stone


def chessboard(x0, x1, y0, y1, side, pair, turn, rough):
    """Square tiles of `side` metres of two stones by turns, laid `turn` degrees across the room."""
    a = math.radians(turn)
    reach = math.ceil(math.hypot(x1 - x0, y1 - y0) / side) + 1
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    for which, name in enumerate(pair):
        verts, faces = [], []
        for i in range(-reach, reach):
            for j in range(-reach, reach):
                if (i + j) % 2 != which:
                    continue
                corners = [(p * side, q * side) for p, q in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))]
                turned = [(p * math.cos(a) - q * math.sin(a), p * math.sin(a) + q * math.cos(a)) for p, q in corners]
                if all(x < x0 - cx or x > x1 - cx or y < y0 - cy or y > y1 - cy for x, y in turned):
                    continue
                n = len(verts)
                verts += [(x + cx, y + cy, 0) for x, y in turned]
                faces.append((n, n + 1, n + 2, n + 3))
        m = stone(name, tile=(side, side), grout=.002, rough=rough, turn=-turn, seed=3, tone=(.9, 1.06) if which == 0 else (.5, .75))
        k.mesh('floor ' + name, verts, faces, m)


def arcade(side=.8, turn=45, seen=.62, **kw):
    laid = r.floor
    r.floor = lambda name, x0, x1, y0, y1, **_: chessboard(x0, x1, y0, y1, side, ('makrana', 'abu-black'), turn, .03)
    try:
        r.arcade('makrana', **kw)
    finally:
        r.floor = laid
    few_samples()
    k.sky((1.0, .76, .50), (.40, .52, .74), 1.6, seen)


def few_samples():
    """Few find a lantern from a wall: those that do would leave spots."""
    def dim(*_):
        bpy.context.scene.cycles.sample_clamp_indirect = .6
    bpy.app.handlers.render_pre.append(dim)


shots.shot('hero-1', shots.HERO, '', arcade, shots.level(.1, -4.4, 1.30, 1.25, 4, 26, -.085), ev=.08)
