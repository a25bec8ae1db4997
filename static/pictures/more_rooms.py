"""Rooms for `pairs.py` that the scripts of the picture library do not have.

Most of their light comes straight from wide lamps that nothing shows, little of it from floor to wall: of what bounces few samples leave clouds on walls.
"""
import bpy

import kit as k
import rooms as r
from rooms import brass, floor


def paint(name, colour):
    """Smooth, hardly uneven."""
    return k.noisy('paint ' + name, tuple(.985 * c for c in colour), tuple(1.015 * c for c in colour), scale=(.7, .7, .7), detail=2, rough=.9, spec=.1)


def unmirrored():
    """Lamps out of sight leave no spot on the floor."""
    for o in bpy.context.scene.objects:
        if any(m and m.name.startswith('glow') for m in getattr(o.data, 'materials', ())):
            o.visible_glossy = False


def verandah(**opt):
    """The library's when the sun is low: it comes over the garden wall, lies on the house and leaves the floor in the shade."""
    for name, c in (('warm', (.72, .62, .49)), ('white', (.77, .73, .67))):
        k._mats['plaster ' + name] = paint(name, c)
    r.verandah(plants=False, seat=None, **opt)
    bpy.data.objects.remove(bpy.data.objects['sun'])
    unmirrored()
    k.sun(205, 15, 4.2, .5, (1, .72, .46))
    k.area((.2, 2.4, 3.2), (.2, 5.2, 0), 3.0, 100, (1, .96, .90), 3.0)
    k.potted_palm(2.3, 7.2, 0, 1.3, 5, brass(), .24)
