"""
Writes public-figtree.woff2: the signs of signs.json out of the app's own variable typeface. Needs fonttools and brotli
(Debian: python3-fonttools, python3-brotli). Run it from the root of the repository, and again when the tests name a sign that
the file lacks or when @fontsource-variable/figtree is updated:

    python3 client/src/marketing/typeface/make-subset.py
"""

import json

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

files = "node_modules/@fontsource-variable/figtree/files"
made = "client/src/marketing/typeface/public-figtree.woff2"

rupee = ord("₹")
with open("client/src/marketing/typeface/signs.json", encoding="utf8") as file:
    wanted = [ord(sign) for sign in json.load(file)]


def opened(part: str, unicodes: list[int]) -> TTFont:
    font = TTFont(f"{files}/figtree-{part}-wght-normal.woff2")
    options = subset.Options(
        layout_features=["kern", "tnum", "ccmp"], hinting=False, name_IDs=["*"], notdef_outline=True
    )
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    # Of one weight's end the pages use nothing.
    return instancer.instantiateVariableFont(font, {"wght": (300, 800)})


font = opened("latin", [sign for sign in wanted if sign != rupee])
# The sign of the rupee lies in another file of the package; its outline, its variations and its width move here.
other = opened("latin-ext", [rupee])
name = other.getBestCmap()[rupee]
glyph = other["glyf"][name]
assert not glyph.isComposite()
font.setGlyphOrder([*font.getGlyphOrder(), name])
font["glyf"][name] = glyph
font["gvar"].variations[name] = other["gvar"].variations[name]
font["hmtx"][name] = other["hmtx"][name]
for table in font["cmap"].tables:
    table.cmap[rupee] = name
# Widths of the weights are read from the variations themselves.
del font["HVAR"]
font.flavor = "woff2"
missing = [chr(sign) for sign in wanted if sign not in font.getBestCmap()]
assert not missing, f"Figtree has no {missing}"
font.save(made)
