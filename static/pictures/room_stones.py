r"""The rooms in the stones that the picture library does not lay there, so that each service has its ten in one room: frames that lie over the
library's eight, at their exposure.

Of stones as light as one that is laid already only the floor is rendered, and lies below the walls of that frame. Beside the scripts of the
picture library, each at 1200 pixels; the last line for those of `FLOORS` alone, where BASE is the frame that it names:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import room_stones" -P render.py -- room-hall-ambaji --out floor.png --force
  convert room-hall-BASE.jpg \( floor.png \( -size 1200x430 xc:black -size 1200x20 gradient:black-white -size 1200x450 xc:white -append \) -alpha off -compose CopyOpacity -composite \) -compose Over -composite hall.png
"""
import bpy

import rooms as r
import textures  # noqa: F401, adds the stones that the library does not know
from service_views import dining
from shots import GAL, ROOMS, SERV, level, shot

SHOWS = {
    'hall': 'A hall with a teak door, brass urns and an arched window',
    'verandah': 'A verandah with teak pillars along a garden',
    'living': 'A living room with a green wall and sun through a wide window',
    'dining': 'A dining room with a niche of brass, the sun of an arch across it',
    'kitchen': 'A kitchen with a brass tap before a garden window',
}
# Two rooms that the library lays in one stone each: builder, camera, options, exposure.
ROOMS.update({
    'dining': (dining, level(1.1, -2.4, 1.35, .05, 3.5, 26, -.075), dict(tile=(.9, .9)), 2.9, ()),
    'kitchen': (r.kitchen, ((.44, 1.18, 1.74), (-.38, 3.42, 1.02), 24), dict(seed=5, island=False), 1.42, ()),
})
# Laid whole, by room.
WHOLE = {
    'hall': ('abu-black', 'indian-onyx', 'jaisalmer-yellow', 'katni-brown'),
    'verandah': ('betamcherla', 'cuddapah-black', 'shahabad-grey', 'tadipatri', 'tandur-blue', 'tandur-yellow'),
    'living': ('absolute-black', 'armani-grey', 'botticino', 'calacatta', 'carrara', 'chequered-tile', 'chips-black-precast', 'colonial-white', 'crazy-marble', 'dyna',
               'hassan-green', 'imperial-red', 'mosaic-tile-grey', 'paradiso', 'sapphire-blue', 'satvario', 'statuario', 'steel-grey', 'terrazzo-brass-strip',
               'terrazzo-grey', 'terrazzo-white'),
    'dining': ('katni-beige', 'katni-brown', 'katni-chocolate', 'katni-cream', 'katni-gold', 'katni-grey', 'katni-rust', 'katni-silver', 'katni-smoke', 'katni-wave'),
    'kitchen': ('absolute-black', 'ambaji', 'botticino', 'calacatta', 'carrara', 'crema-marfil', 'makrana', 'statuario', 'tan-brown', 'udaipur-green'),
}
# Of the hall the floor alone, by the frame whose walls stand above it.
FLOORS = {
    'makrana': ('agaria', 'ambaji', 'banswara', 'calacatta', 'carrara', 'morwad', 'rajnagar', 'satvario'),
    'botticino': ('crema-marfil', 'dyna', 'perlato'),
}
# Cast in squares of their own, or poured: the room's joints would cut them.
JOINTS = {
    'chequered-tile': {'tile': (.3, .3), 'grout': .002},
    'crazy-marble': {'tile': None},
    'mosaic-tile-grey': {'tile': None},
    'chips-black-precast': {'tile': None},
    'terrazzo-brass-strip': {'tile': None},
}
SPP = 12


def lay(place, stone, build=None, spp=SPP, **more):
    room, camera, options, gain, _ = ROOMS[place]
    shot(f'room-{place}-{stone}', GAL if place == 'hall' else SERV, f'{SHOWS[place]}, its floor laid in {stone.replace("-", " ").title()}.',
         build or room, camera, gain=gain, spp=spp, **{**options, 'st': stone, **JOINTS.get(stone, {}), **more})


def floor_of_hall(**options):
    ROOMS['hall'][0](**options)
    r = bpy.context.scene.render
    r.use_border, r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = True, 0, 1, 0, .56


for place, laid in WHOLE.items():
    for stone in laid:
        lay(place, stone)
for laid in FLOORS.values():
    for stone in laid:
        lay('hall', stone, build=floor_of_hall)
# The library lays Portoro at a metre a vein, as wide as a swatch is: in the rooms its gold lay in floods.
for place in ('hall', 'living'):
    lay(place, 'portoro', spp=16, st='portoro-fine', scale=2)
