"""Makes deccan-display.woff2: Marcellus with a zero as narrow as its other figures, and the rupee sign of Anek Latin.

Marcellus draws its zero as the full circle of a capital O, "25O", and has no rupee sign. Its licence reserves the name for
the font as it was published, so that what is changed has another. Run where either master changes, with fontTools 4 and
Brotli (Debian: python3-fonttools, python3-brotli):
    python3 deccan-display.py
"""
from pathlib import Path

from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib.instancer import instantiateVariableFont

NAME, FILE_NAME = "Deccan Display", "DeccanDisplay-Regular"
RUPEE = 0x20B9
HALF_WIDTH, STEM, SIDE = 520, 180, 76  # of the zero, in units of 2048 an em: as wide and as dark as six and nine

folder = Path(__file__).parent
font = TTFont(folder / "marcellus.woff2")
text = instantiateVariableFont(TTFont(folder / "anek-latin.woff2"), {"wght": 400})

zero = font["glyf"]["zero"]
points, ends, _ = zero.getCoordinates(font["glyf"])
inner, outer = points[: ends[0] + 1], points[ends[0] + 1 :]


def narrow(contour, half_width):
    left, right = min(x for x, _ in contour), max(x for x, _ in contour)
    by = 2 * half_width / (right - left)
    return [(round(SIDE + HALF_WIDTH + (x - (left + right) / 2) * by), y) for x, y in contour]


zero.coordinates = GlyphCoordinates(narrow(inner, HALF_WIDTH - STEM) + narrow(outer, HALF_WIDTH))
zero.recalcBounds(font["glyf"])
font["hmtx"]["zero"] = (2 * (HALF_WIDTH + SIDE), SIDE)

scale = font["OS/2"].sCapHeight / text["OS/2"].sCapHeight
sign = text.getBestCmap()[RUPEE]
pen = TTGlyphPen(None)
text.getGlyphSet()[sign].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
font["glyf"]["rupee"] = pen.glyph()
font["hmtx"]["rupee"] = tuple(round(scale * value) for value in text["hmtx"][sign])
for table in font["cmap"].tables:
    table.cmap[RUPEE] = "rupee"

for record in font["name"].names:
    if record.nameID in (1, 3, 4, 16):
        record.string = NAME
    elif record.nameID == 6:
        record.string = FILE_NAME
font.save(folder / "deccan-display.woff2")
