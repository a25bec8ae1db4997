r"""The hall in seven more Indian marbles, the living room in one granite and one terrazzo more: frames that lie over the library's eight, at
their exposure.

Of the two white marbles only the floor is rendered, and lies below the walls of the hall in Makrana, as white as they are. Beside the scripts
of the picture library, each at 1200 pixels; the last line for the whites alone:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import room_stones" -P render.py -- room-hall-ambaji --out floor.png --force
  convert room-hall-makrana.jpg \( floor.png \( -size 1200x430 xc:black -size 1200x20 gradient:black-white -size 1200x450 xc:white -append \) -alpha off -compose CopyOpacity -composite \) -compose Over -composite hall.png
"""
import bpy

import textures  # noqa: F401, adds the stones that the library does not know
from shots import GAL, ROOMS, SERV, shot

room, camera, options, gain, _ = ROOMS['hall']


def hall(half, **opt):
    room(**opt)
    r = bpy.context.scene.render
    r.use_border, r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = half, 0, 1, 0, .56


for stone, name, half in (('abu-black', 'Abu Black', False), ('katni-gold', 'Katni Gold', False), ('katni-grey', 'Katni Grey', False), ('katni-chocolate', 'Katni Chocolate', False),
                           ('jaisalmer-yellow', 'Jaisalmer Yellow', False), ('banswara', 'Banswara', True), ('ambaji', 'Ambaji', True)):
    shot(f'room-hall-{stone}', GAL, f'A hall with a teak door, brass urns and an arched window, its floor laid in {name}.', hall, camera, gain=gain, spp=12, half=half, st=stone, **options)

living, camera_of_living, options_of_living, gain_of_living, _ = ROOMS['living']
for stone, name in (('steel-grey', 'Steel Grey'), ('terrazzo-white', 'White terrazzo')):
    shot(f'room-living-{stone}', SERV, f'A living room with a green wall and sun through a wide window, its floor laid in {name}.', living, camera_of_living,
         gain=gain_of_living, spp=12, st=stone, **options_of_living)

# The library lays Portoro at a metre a vein, as wide as a swatch is: in the room its gold lay in floods.
shot('room-hall-portoro', GAL, 'A hall with a teak door, brass urns and an arched window, its floor laid in Portoro.', hall, camera, gain=gain, spp=16, half=False, st='portoro', scale=2.1, **options)
