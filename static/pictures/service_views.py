"""The pictures of two services whose pages lay the library's own view of the room already: other cameras in its rooms. And the dining room of a third
without the mirrored bulbs of its lamps, two white dots on a dark floor. And the gallery's green verandah, its tiles to be seen: without joints strangers took it for flooded.

Beside the scripts of the picture library, once with 26 samples at 1200 pixels and once with 8 at 2000, for enlarge.py:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import service_views" -P render.py -- service-kota --spp 26 --out small.png --force
"""
import bpy

import kit as k
import rooms as r
from shots import GAL, SERV, level, shot


def dining(**opt):
    r.dining(**opt)
    for o in bpy.context.scene.objects:
        if any(m and m.name.startswith('glow bulb') for m in getattr(o.data, 'materials', ())):
            o.visible_glossy = False


shot('service-kota', SERV, 'A stair of polished blue-grey Kota stone with a brass rail and a teak newel post, sun on the floor below it.',
     r.stairs, level(-2.4, -.4, 1.5, -.2, 3.9, 26, -.03), st='kota-blue')
shot('service-marble', SERV, 'A room floored in polished white Makrana marble, sun through a stone screen laid across it in stars.',
     r.jaali_room, level(-.9, -3.6, 1.35, -.1, 4.5, 26, -.085), ev=.08, st='makrana')
shot('service-granite', SERV, 'A dining room with a polished Steel Grey granite floor and light from arched windows.',
     dining, level(-.6, -2.7, 1.30, .25, 4, 26, -.085), st='steel-grey')
shot('gallery-08', GAL, 'Verandah with a polished Hassan Green granite floor, teak pillars and potted plants.',
     r.verandah, level(.5, -4.2, 1.35, -.15, 5, 24, -.07), ev=.12, st='hassan-green', tile=(.6, .6), tone=(.75, 1.3), grout=.004, joint=(.30, .31, .28), rough=.08, spec=.4, wall_tint='warm', seat='chairs', sun_az=148)
