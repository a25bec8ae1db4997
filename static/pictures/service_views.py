"""The pictures of two services whose pages lay the library's own view of the room already: other cameras in its rooms. And the dining room of a third
without the mirrored bulbs of its lamps, two white dots on a dark floor.

Beside the scripts of the picture library, once with 26 samples at 1200 pixels and once with 8 at 2000, for enlarge.py:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import service_views" -P render.py -- service-kota --spp 26 --out small.png --force
"""
import bpy

import kit as k
import rooms as r
from shots import SERV, level, shot


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

# In use, beside the benefits: 1200 pixels, 20 samples.
shot('view-katni', SERV, 'A corridor with a polished floor of brown-veined Katni marble, the light of stone screens across it.',
     r.corridor, level(-.2, -3.0, 1.30, .05, 8, 24, -.09), st='katni-brown', tint='warm', tile=(.9, .6), ev=.1, spp=20)
shot('view-dining', SERV, 'A dining room with a polished floor of white Makrana marble and light from arched windows.',
     dining, level(-.6, -2.7, 1.30, .25, 4, 26, -.085), st='makrana', ev=-.05, spp=20)
shot('view-star', SERV, 'An entrance hall floored in polished Statuario, a star of black Portoro laid into it before a teak door, both mirrored.',
     r.foyer, level(.0, -2.9, 1.15, 0, 4, 26, -.14), st='statuario', inlay='portoro', ev=.1, spp=20)
shot('view-mosaic', SERV, 'A verandah with teak pillars and a swing, its floor of patterned cement tiles in red, ochre and teal.',
     r.verandah, level(-.45, -3.6, 1.35, .25, 5, 25, -.09), st='cement-tile', tile=(.4, .4), grout=.0015, seat='swing', wall_tint='white', ev=-.1, spp=20)
shot('view-italian', SERV, 'A hall of columns with a polished floor of gold-veined Calacatta, its windows mirrored in it.',
     r.hall, level(.55, -2.9, 1.3, -.1, 4, 25, -.10), st='calacatta', tile=(1.2, 1.2), ev=-.05, spp=20)

# At the end of its page, from edge to edge: 1600 pixels.
shot('end-kota', SERV, 'An arcade paved with polished blue-grey Kota stone, the sun through its arches across it.',
     r.arcade, level(-.2, -3.2, 1.30, .1, 6, 25, -.09), st='kota-blue', tile=(.6, .6), tone=(.84, 1.08), ev=-.1, spp=16)
