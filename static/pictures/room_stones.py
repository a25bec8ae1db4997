r"""The rooms in the stones that the picture library does not lay there, so that each service has its ten in one room: frames that lie over the
library's eight, at their exposure.

Of stones as light as one that is laid already only the floor is rendered, and lies below the walls of that frame. Beside the scripts of the
picture library, each at 1200 pixels; the last line for those of `FLOORS` alone, where BASE is the frame that it names, and 430 and 450 are the
rows in which one goes over into the other (bath: 405 and 425 of 800, bedroom: 437 and 457):
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import room_stones" -P render.py -- room-hall-ambaji --out floor.png --force
  convert room-hall-BASE.jpg \( floor.png \( -size 1200x430 xc:black -size 1200x20 gradient:black-white -size 1200x450 xc:white -append \) -alpha off -compose CopyOpacity -composite \) -compose Over -composite hall.png
"""
import bpy

import rooms as r
import textures  # noqa: F401, adds the stones that the library does not know
from service_views import dining, kitchen
from shots import GAL, ROOMS, SERV, level, shot
from two_rooms import bath, bedroom

SHOWS = {
    'hall': 'A hall with a teak door, brass urns and an arched window',
    'verandah': 'A verandah with teak pillars along a garden',
    'living': 'A living room with a green wall and sun through a wide window',
    'dining': 'A dining room with a niche of brass, the sun of an arch across it',
    'kitchen': 'A kitchen with green cupboards and a brass tap before a garden window',
    'bath': 'A bath with a white tub before a tall arch',
    'bedroom': 'A bedroom with a teak bed beside tall windows',
}
# Two rooms that the library lays in one stone each: builder, camera, options, exposure.
ROOMS.update({
    'dining': (dining, level(1.1, -2.4, 1.35, .05, 3.5, 26, -.075), dict(tile=(.9, .9)), 2.9, ()),
    'kitchen': (kitchen, level(.36, 1.15, 1.98, -.22, 3.6, 25, -.225), dict(seed=5, island=False), 1.6, ()),
    'bath': (bath, level(.40, -2.05, 1.32, .10, 4, 25, -.10), {}, 2.1, ()),
    'bedroom': (bedroom, level(-.35, -1.3, 1.35, .05, 4, 25, -.09), {}, 2.5, ()),
})
# Laid whole, by room.
WHOLE = {
    'hall': ('abu-black', 'indian-onyx', 'jaisalmer-yellow'),
    'verandah': ('betamcherla', 'cuddapah-black', 'shahabad-grey', 'tadipatri', 'tandur-blue', 'tandur-yellow'),
    'living': ('absolute-black', 'armani-grey', 'botticino', 'calacatta', 'carrara', 'chequered-tile', 'chips-black-precast', 'colonial-white', 'crazy-marble', 'dyna',
               'hassan-green', 'imperial-red', 'mosaic-tile-grey', 'paradiso', 'sapphire-blue', 'satvario', 'statuario', 'steel-grey', 'terrazzo-brass-strip',
               'terrazzo-grey', 'terrazzo-white'),
    'dining': ('katni-beige', 'katni-brown', 'katni-chocolate', 'katni-cream', 'katni-gold', 'katni-grey', 'katni-rust', 'katni-silver', 'katni-smoke', 'katni-wave'),
    'bath': ('armani-grey', 'botticino', 'calacatta', 'portoro'),
    'bedroom': ('abu-black', 'katni-beige', 'katni-brown', 'makrana', 'udaipur-green'),
    'kitchen': ('absolute-black', 'ambaji', 'botticino', 'calacatta', 'carrara', 'crema-marfil', 'makrana', 'statuario', 'tan-brown', 'udaipur-green'),
}
# The floor alone, by the frame whose walls stand above it.
FLOORS = {
    'hall': {'makrana': ('agaria', 'ambaji', 'banswara', 'morwad', 'rajnagar')},
    'bath': {'calacatta': ('carrara', 'satvario', 'statuario'), 'botticino': ('crema-marfil', 'dyna', 'perlato')},
    'bedroom': {'makrana': ('agaria', 'ambaji', 'banswara', 'morwad', 'rajnagar')},
}
# How much of a frame that is, from below.
HIGH = {'hall': .56, 'bath': .50, 'bedroom': .46}
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


def floor_of(place):
    def build(**options):
        ROOMS[place][0](**options)
        r = bpy.context.scene.render
        r.use_border, r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = True, 0, 1, 0, HIGH[place]
    return build


for place, laid in WHOLE.items():
    for stone in laid:
        lay(place, stone)
for place, by_frame in FLOORS.items():
    for laid in by_frame.values():
        for stone in laid:
            lay(place, stone, build=floor_of(place))
# The library lays Portoro at a metre a vein, as wide as a swatch is: in the rooms its gold lay in floods.
for place in ('hall', 'living', 'bath'):
    lay(place, 'portoro', spp=16, st='portoro-fine', scale=2)
