"""Makes anek-latin.woff2: weights 400 to 700 of Anek Latin, with the rupee sign, which Fontsource keeps in another file.

Run where a newer Anek Latin is wanted, with fontTools 4 and Brotli (Debian: python3-fonttools, python3-brotli):
    npm pack @fontsource-variable/anek-latin@5.3.0 && tar xf *.tgz
    python3 anek-latin.py package/files/anek-latin-{latin,latin-ext}-wght-normal.woff2 anek-latin.woff2
"""
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

RUPEE = 0x20B9

latin, extended, output = sys.argv[1:]
font, part = (instantiateVariableFont(TTFont(file), {"wght": (400, 700)}) for file in (latin, extended))
assert font["head"].unitsPerEm == part["head"].unitsPerEm

name = part.getBestCmap()[RUPEE]
font["glyf"]["rupee"] = part["glyf"][name]
font["hmtx"]["rupee"] = part["hmtx"][name]
font["gvar"].variations["rupee"] = part["gvar"].variations[name]
for table in font["cmap"].tables:
    table.cmap[RUPEE] = "rupee"

# Has no row for the new glyph; without the table browsers take widths from gvar, which has.
del font["HVAR"]
# How kerning varies with the weight: an eighth of the file for hundredths of an em.
del font["GDEF"]
font.save(output)
