"""The pooja room of the library in the evening, its back wall drawn out to the left: there home prints what customers say.

Beside the scripts of the picture library and `denoise.py`:
  blender -b --python-expr "import sys; sys.path[:0] = ['.', 'FOLDER OF THIS FILE']; import pooja_lamps" -P render.py -- pooja-lamps --width 2400 --spp 14 --out pooja-lamps.png --force
  convert pooja-lamps.png -crop 2400x1300+0+20 +repage -quality 90 -sampling-factor 4:4:4 -strip pooja-lamps.jpg
"""
import bpy

import kit as k
import rooms as r
import shots

FAR_LEFT = -7.2


def evening(st='imperial-red'):
    """The left wall stands farther off, and no palm before it; sun and ceiling light are out."""
    shell, floor, jaali, window_light, area, garden, palm = r.shell, r.floor, r.jaali, r.window_light, k.area, k.garden, k.potted_palm
    r.shell = lambda x0, x1, *rest, **kw: shell(FAR_LEFT, x1, *rest, **kw)
    r.floor = lambda stone, x0, *rest, **kw: floor(stone, FAR_LEFT - .5, *rest, **kw)
    r.jaali = lambda x, *rest, **kw: jaali(FAR_LEFT - .18 if x < -2 else x, *rest, **kw)
    r.window_light = k.garden = lambda *_, **__: None
    k.area = lambda at, to, size, power, colour: power < 10 and area(at, to, size, .5 * power, colour)
    k.potted_palm = lambda x, *rest: x > 0 and palm(x, *rest)
    try:
        r.pooja(st)
    finally:
        r.shell, r.floor, r.jaali, r.window_light, k.area, k.garden, k.potted_palm = shell, floor, jaali, window_light, area, garden, palm
    k.sky(light=.03, seen=.1)
    for light in [o for o in bpy.data.objects if o.type == 'LIGHT' and o.data.type == 'SUN']:
        bpy.data.objects.remove(light)


def lamp(x, y, glow=22, power=.5):
    """A clay lamp on the floor."""
    k.lathe(x, y, 0, [(.03, 0), (.06, .02), (.066, .033), (.03, .03)], k.terracotta(), 24)
    k.lathe(x, y, .032, [(.004, 0), (.013, .013), (.009, .034), (.001, .052)], k.glow('flame', (1, .55, .16), glow), 12)
    k.point(x, y, .12, power, (1, .55, .22), .04)


def lamps_lit():
    evening()
    for place in range(7):
        x = -1.5 + .5 * place
        lamp(x, 1.55 + .12 * x * x)
    k.camera((0, -2.9, 1.25), (0, 3, 1.25), 25.5, None, None, -.06)
    bpy.context.scene.camera.data.shift_x = -.25


shots.SHOTS['pooja-lamps'] = dict(size=(1200, 660), alt='', build=lamps_lit, ev=-.5, key=.105, warm=0, spp=12, gain=None)
