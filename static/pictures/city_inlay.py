r"""The picture `city-inlay`: the twelve areas as turned brass on a marble floor into which the city is laid, its water green marble, its roads brass.

Shores, roads and centres are those of the site's own map: read from `data/areas.ts` and `views/areas/map-hints.ts`, a kilometre a decimetre. Beside the
scripts of the picture library:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import city_inlay" -P render.py -- city-inlay --out inlay.png --force
"""
import math
import os
import re

import bpy

import kit as k
import rooms as r
from article_stills import weight
from close_ups import polished, sky
from evenings import monument
from kit import at, brass, brass_strip, mesh
from shots import shot
from still_lifes import light, smooth

SITE = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..')
CENTRE, NARROWING, KILOMETRES = (17.4325, 78.424), .954, 111.2
HALF_WIDE, HALF_DEEP, FRAME = 1.03, .905, .16


def text(path):
    with open(os.path.join(SITE, path), encoding='utf-8') as file:
        return file.read()


def to_floor(latitude, longitude):
    return ((longitude - CENTRE[1]) * NARROWING * KILOMETRES * .1, (latitude - CENTRE[0]) * KILOMETRES * .1)


def lines():
    """Every list of places of the drawn map by its name; of the roads, a list of them."""
    found = {}
    for name, body in re.findall(r'^const (\w+): readonly .*?= (.*?);\n$', text('views/areas/map-hints.ts'), re.S | re.M):
        found[name] = [[to_floor(float(a), float(b)) for a, b in re.findall(r'\[([\d.]+), ([\d.]+)\]', one)] for one in re.findall(r'places\(\[(.*?)\]\)', body, re.S)]
    return found


def centres():
    return [to_floor(float(a), float(b)) for a, b in re.findall(r'latitude: ([\d.]+),\s+longitude: ([\d.]+)', text('data/areas.ts'))]


def curve(points):
    """An open line through the points."""
    return smooth([points[0], *points, points[-1]], 10)[10:-19]


def ribbon(points, wide, z, m):
    """Flat in the floor, along the line."""
    v = []
    for i, (x, y) in enumerate(points):
        (ax, ay), (bx, by) = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        d = math.hypot(bx - ax, by - ay) or 1
        nx, ny = -(by - ay) / d * wide / 2, (bx - ax) / d * wide / 2
        v += [(x + nx, y + ny, z), (x - nx, y - ny, z)]
    mesh('ribbon', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)], m)


def field(points, z, m):
    mesh('field', [(x, y, z) for x, y in points], [tuple(range(len(points)))], m)


def band(half_wide, half_deep, wide, z, m):
    """Around the map, `wide` metres from the given rectangle outwards."""
    inner = [(-half_wide, -half_deep), (half_wide, -half_deep), (half_wide, half_deep), (-half_wide, half_deep)]
    outer = [(x + math.copysign(wide, x), y + math.copysign(wide, y)) for x, y in inner]
    mesh('band', [(x, y, z) for x, y in inner + outer], [(i, 4 + i, 4 + (i + 1) % 4, (i + 1) % 4) for i in range(4)], m)


def inlay(st='makrana'):
    r.studio('botticino', tint='clay')
    bpy.data.objects.remove(next(o for o in bpy.data.objects if o.name.startswith('plane')))
    k.plane(0, 1.5, 0, 8.4, 9.4, polished(st, .022, tile=(.5, .5), seed=8, grout=.0015, tone=(.97, 1.02), origin=(.0, .0)))
    drawn, green, metal = lines(), polished('udaipur-green', .012, tile=None, seed=7, scale=1.6), brass_strip()
    with at(0, .6):
        for road in drawn['roads']:
            ribbon(curve(road), .011, .0004, metal)
        ribbon(curve(drawn['outerRing'][0]), .018, .0005, metal)
        river = curve(drawn['river'][0])
        ribbon(river, .078, .0006, metal)
        ribbon(river, .068, .0008, green)
        for shore in (drawn['lake'][0], drawn['durgamCheruvu'][0]):
            edge = smooth(shore, 8)
            cx, cy = (sum(q) / len(edge) for q in zip(*edge))
            field([(cx + (x - cx) * 1.09, cy + (y - cy) * 1.06) for x, y in edge], .0006, metal)
            field(edge, .0008, green)
        dark = polished('abu-black', .014, tile=None, seed=3)
        band(HALF_WIDE, HALF_DEEP, FRAME, .0010, dark)
        for out in (0, FRAME - .012):
            band(HALF_WIDE + out, HALF_DEEP + out, .012, .0012, metal)
        for x, y in centres():
            weight(x, y, 0, 1.6)
        monument(*to_floor(17.3616, 78.4747), .0042, brass())
    light(168, 25)
    sky()


shot('city-inlay', (2000, 1333), 'A map of Hyderabad laid into a white marble floor: the river and the lakes of green marble, the roads of brass, twelve turned brass weights where the crews work, and a small brass Charminar.',
     inlay, ((-.05, -1.45, 1.18), (-.02, .48, 0), 40), ev=-.05, warm=.25, spp=10)
