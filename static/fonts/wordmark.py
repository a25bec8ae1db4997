"""Draws the name beside the mark from marcellus.woff2: prints the path that views/components/drawings.ts holds, and its width.

Two lines of capitals of one width, on the grid of the mark (64 by 80), in few curves and whole numbers: every page carries
them. Run for another name, with fontTools 4 and Brotli (Debian: python3-fonttools, python3-brotli):
    python3 wordmark.py Deccan "Stone Polishing"
"""
import math
import sys
from pathlib import Path

from fontTools.pens.basePen import decomposeQuadraticSegment
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

LEFT, TOP = 84, 11
LARGE, SMALL, GAP = 34, 16, 15  # heights of the capitals of each line, and the space between the lines
TRACKING = 3.4  # of the first line; the second is spread to its width
TOLERANCE = 0.6  # how far a curve may leave the letter, in units of the grid
CORNER = math.radians(25)

font = TTFont(Path(__file__).with_name("marcellus.woff2"))
glyphs, characters = font.getGlyphSet(), font.getBestCmap()
capitals = font["OS/2"].sCapHeight


def contours(name):
    """The outline as dense points, cut into pieces at its corners; a round at its top and foot."""
    pen = DecomposingRecordingPen(glyphs)
    glyphs[name].draw(pen)
    segments = []
    for operation, points in pen.value:
        if operation == "moveTo":
            segments, start, here = [], points[0], points[0]
        elif operation == "qCurveTo":
            for control, end in decomposeQuadraticSegment(points):
                segments.append([quadratic(here, control, end, step / 16) for step in range(17)])
                here = end
        else:
            end = points[0] if points else start
            if end != here:
                segments.append([mix(here, end, step / 48) for step in range(49)])
            here = end
        if operation == "closePath":
            yield pieces(segments)


def pieces(segments):
    corners = [turn(segments[at - 1], segment) > CORNER for at, segment in enumerate(segments)]
    if not any(corners):
        heights = [segment[0][1] for segment in segments]
        corners[heights.index(max(heights))] = corners[heights.index(min(heights))] = True
    first, runs = corners.index(True), []
    for at in [*range(first, len(segments)), *range(first)]:
        if corners[at]:
            runs.append(list(segments[at]))
        else:
            runs[-1] += segments[at][1:]
    return runs


def turn(before, after):
    angle = heading(after[0], after[1]) - heading(before[-2], before[-1])
    return abs((angle + math.pi) % math.tau - math.pi)


def fit(points, leaving, arriving, tolerance):
    """As few cubics as stay that near (Schneider, Graphics Gems I); a straight piece as its end alone."""
    start, end = points[0], points[-1]
    length = math.dist(start, end) or 1
    if max(abs(cross(sub(p, start), sub(end, start))) / length for p in points) < tolerance:
        return [(end,)]
    walked = [0]
    for a, b in zip(points, points[1:]):
        walked.append(walked[-1] + math.dist(a, b))
    times = [way / walked[-1] for way in walked]
    for _ in range(12):
        curve = least_squares(points, times, leaving, arriving, length)
        errors = [math.dist(cubic(curve, t), p) for p, t in zip(points, times)]
        if max(errors) < tolerance:
            return [curve[1:]]
        times = [nearest(curve, p, t) for p, t in zip(points, times)]
    worst = min(max(errors.index(max(errors)), 3), len(points) - 4)
    back = unit(sub(points[worst - 2], points[worst + 2]))
    return fit(points[: worst + 1], leaving, back, tolerance) + fit(
        points[worst:], (-back[0], -back[1]), arriving, tolerance
    )


def least_squares(points, times, leaving, arriving, length):
    """The cubic through both ends, in these directions, that is nearest to the points at these times."""
    start, end = points[0], points[-1]
    c00 = c01 = c11 = x0 = x1 = 0
    for p, t in zip(points, times):
        b0, b1, b2, b3 = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        a1, a2 = scaled(leaving, b1), scaled(arriving, b2)
        rest = sub(p, mix(start, end, b2 + b3))
        c00, c01, c11 = c00 + dot(a1, a1), c01 + dot(a1, a2), c11 + dot(a2, a2)
        x0, x1 = x0 + dot(a1, rest), x1 + dot(a2, rest)
    determinant = c00 * c11 - c01 * c01 or 1e-9
    near, far = (x0 * c11 - x1 * c01) / determinant, (c00 * x1 - c01 * x0) / determinant
    if not all(length / 1000 < handle < 4 * length for handle in (near, far)):
        near = far = length / 3
    return start, add(start, scaled(leaving, near)), add(end, scaled(arriving, far)), end


def nearest(curve, point, time):
    """One step of Newton's towards the time at which the curve is nearest to the point."""
    a, b, c, d = curve
    u = 1 - time
    off = sub(cubic(curve, time), point)
    speed = [3 * u * u * (q - p) + 6 * u * time * (r - q) + 3 * time * time * (s - r) for p, q, r, s in zip(a, b, c, d)]
    bend = [6 * u * (r - 2 * q + p) + 6 * time * (s - 2 * r + q) for p, q, r, s in zip(a, b, c, d)]
    slope = dot(speed, speed) + dot(off, bend)
    return min(1, max(0, time - dot(off, speed) / slope)) if slope else time


def word(text, top, height, tracking, pen):
    """The letters as relative commands from `pen`, each from a whole number, so that the same letter has the same text."""
    scale = height / capitals
    path, x, before = "", LEFT, None
    for character in text:
        name = characters[ord(character)]
        x += kerning.get((before, name), 0) * scale
        for runs in contours(name):
            first = on_grid(runs[0][0], scale)
            at = (first[0] + round(x), first[1] + top + height)
            text_of_contour = contour(runs, first, scale)
            if text_of_contour:
                path += "m" + numbers(sub(at, pen)) + text_of_contour + "z"
                pen = at
        x += glyphs[name].width * scale + tracking
        before = name
    return path, pen, x - tracking - LEFT


def contour(runs, here, scale):
    path, last = "", "m"
    curves = []
    for points in runs:
        leaving, arriving = unit(sub(points[3], points[0])), unit(sub(points[-4], points[-1]))
        curves += fit(points, leaving, arriving, TOLERANCE / scale)
    for number, curve in enumerate(curves):
        steps = [sub(on_grid(p, scale), here) for p in curve]
        here = on_grid(curve[-1], scale)
        (dx, dy), straight = steps[-1], len(curve) == 1
        if (dx, dy) == (0, 0) or (straight and number == len(curves) - 1):
            continue
        command = "c" if not straight else "v" if dx == 0 else "h" if dy == 0 else "l"
        values = {"v": [dy], "h": [dx]}.get(command) or [value for step in steps for value in step]
        text = numbers(values)
        # After `m` and after itself a line needs no letter, and a curve none after itself.
        silent = command == last or (command, last) == ("l", "m")
        path += ("" if text[0] == "-" else " ") + text if silent and command in "cl" else command + text
        last = command
    return path


def numbers(values):
    return "".join(f"{value}" if at == 0 or value < 0 else f" {value}" for at, value in enumerate(values))


def kerning_pairs():
    pairs = {}
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for table in (getattr(table, "ExtSubTable", table) for table in lookup.SubTable):
            if table.LookupType != 2:
                continue
            for at, left in enumerate(table.Coverage.glyphs):
                if table.Format == 1:
                    found = ((pair.SecondGlyph, pair.Value1) for pair in table.PairSet[at].PairValueRecord)
                else:
                    row = table.Class1Record[table.ClassDef1.classDefs.get(left, 0)].Class2Record
                    found = (
                        (right, row[table.ClassDef2.classDefs.get(right, 0)].Value1) for right in font.getGlyphOrder()
                    )
                for right, value in found:
                    pairs.setdefault((left, right), getattr(value, "XAdvance", 0) or 0)
    return pairs


on_grid = lambda point, scale: (round(point[0] * scale), round(-point[1] * scale))
add = lambda p, q: (p[0] + q[0], p[1] + q[1])
sub = lambda p, q: (p[0] - q[0], p[1] - q[1])
dot = lambda p, q: p[0] * q[0] + p[1] * q[1]
cross = lambda p, q: p[0] * q[1] - p[1] * q[0]
scaled = lambda p, by: (p[0] * by, p[1] * by)
mix = lambda p, q, share: add(scaled(p, 1 - share), scaled(q, share))
unit = lambda p: scaled(p, 1 / (math.hypot(*p) or 1))
heading = lambda p, q: math.atan2(q[1] - p[1], q[0] - p[0])
quadratic = lambda a, b, c, t: mix(mix(a, b, t), mix(b, c, t), t)
cubic = lambda curve, t: mix(quadratic(*curve[:3], t), quadratic(*curve[1:], t), t)

kerning = kerning_pairs()
first, second = (line.upper() for line in sys.argv[1:])
path, pen, width = word(first, TOP, LARGE, TRACKING, (0, 0))
*_, plain = word(second, 0, SMALL, 0, (0, 0))
lower, *_ = word(second, TOP + LARGE + GAP, SMALL, (width - plain) / (len(second) - 1), pen)
print(path + lower, math.ceil(LEFT + width), sep="\n")
