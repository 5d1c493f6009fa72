"""Outer walls with real depth: piers and bands before the panes, louvres, railings, wall units."""

import math

from studio.materials import paint
from studio.shapes import box, boxes, lathe


def _placed(side, y0):
    """Points along a front (x) or, for a side wall, along y."""
    if side:
        return lambda a, out, z: (y0 + out, a, z), lambda a, b, c: (b, a, c)
    return lambda a, out, z: (a, y0 - out, z), lambda a, b, c: (a, b, c)


def grid_wall(a0, a1, at, z0, floors, storey, bays, mat, panes, pier=0.5, band=1.1, depth=0.4, side=False, shade=0.0):
    """A wall of piers and bands with panes set back; with `side` it looks to the right, at x = at."""
    put, dims = _placed(side, at)
    long, high = a1 - a0, floors * storey
    mid, bay = (a0 + a1) / 2, long / bays
    box('panes', put(mid, -depth + 0.02, z0 + high / 2), dims(long, 0.04, high), panes)
    items = [(put(a0 + bay * k, -depth / 2, z0 + high / 2), dims(pier, depth, high), (0, 0, 0)) for k in range(bays + 1)]
    items += [(put(mid, -depth / 2 + 0.003, z0 + storey * k + (band / 2 if k < floors else 0.2)), dims(long, depth, band if k < floors else 0.4), (0, 0, 0)) for k in range(floors + 1)]
    boxes('grid', items, mat)
    frames = [(put(a0 + bay * (k + 0.5), -depth + 0.05, z0 + high / 2), dims(0.06, 0.06, high), (0, 0, 0)) for k in range(bays)]
    frames += [(put(mid, -depth + 0.05, z0 + storey * k + band + 0.03), dims(long, 0.06, 0.06), (0, 0, 0)) for k in range(floors)]
    boxes('window frames', frames, paint('window frame', (0.05, 0.052, 0.055), 0.4))
    if shade:
        items = [(put(mid, shade / 2, z0 + storey * (k + 1) - 0.06), dims(long, shade, 0.10), (0, 0, 0)) for k in range(floors)]
        boxes('sun shades', items, mat)


def louvres(a0, a1, at, z0, z1, mat, step=0.32, deep=0.22, side=False, tilt=0.6):
    put, dims = _placed(side, at)
    count = int((z1 - z0) / step)
    turn = (0, tilt, 0) if side else (tilt, 0, 0)
    items = [(put((a0 + a1) / 2, 0.1, z0 + step * (k + 0.5)), dims(a1 - a0, deep, 0.025), turn) for k in range(count)]
    boxes('louvres', items, mat)


def fins(a0, a1, at, z0, z1, mat, step=0.6, deep=0.4, thick=0.08, side=False):
    put, dims = _placed(side, at)
    items = [(put(a0 + step * (k + 0.5), deep / 2, (z0 + z1) / 2), dims(thick, deep, z1 - z0), (0, 0, 0)) for k in range(int((a1 - a0) / step))]
    boxes('fins', items, mat)


def railing(x0, x1, y, z, high=1.0, step=0.12, full=False):
    """Bars before a balcony; full ones reach to the slab above, as a grille against thieves."""
    top = 2.75 if full else high
    iron = paint('iron work', (0.022, 0.024, 0.026), 0.45)
    items = [((x0 + step * (k + 0.5), y, z + top / 2), (0.016, 0.016, top), (0, 0, 0)) for k in range(int((x1 - x0) / step))]
    levels = (0.08, 0.55, 1.0, 1.6, 2.2, 2.7) if full else (0.08, high)
    items += [(((x0 + x1) / 2, y, z + h), (x1 - x0, 0.03, 0.035), (0, 0, 0)) for h in levels]
    boxes('railing', items, iron)


def wall_unit(x, y, z):
    """The outdoor part of a split unit on its bracket, its fan to the street."""
    white = paint('unit', (0.60, 0.60, 0.57), 0.5)
    box('wall unit', (x, y, z + 0.30), (0.80, 0.30, 0.56), white, 0.02)
    lathe('fan', [(0, -0.012), (0.22, -0.012), (0.23, 0)], 'black', (x - 0.12, y - 0.15, z + 0.30), 28, axis='y')
    rings = [((x - 0.12, y - 0.165, z + 0.30), (0.44, 0.008, 0.012), (0, math.pi * k / 5, 0)) for k in range(5)]
    boxes('guard', rings, white)
    boxes('bracket', [((x + s * 0.3, y + 0.02, z - 0.02), (0.04, 0.46, 0.04), (0, 0, 0)) for s in (-1, 1)], 'slate')


def jali(a0, a1, at, z0, z1, mat, side=False, long=0.24, gap=0.15, deep=0.11, course=0.10):
    """A screen of bricks with openings, each course shifted by half: air and light come through."""
    put, dims = _placed(side, at)
    step, items = long + gap, []
    for n in range(int((z1 - z0) / course)):
        start = a0 + (n % 2) * step / 2
        for k in range(int((a1 - start) / step) + 1):
            middle = start + step * k
            if middle - long / 2 > a0 - 0.1 and middle + long / 2 < a1 + 0.1:
                items.append((put(middle, -deep / 2, z0 + course * (n + 0.5)), dims(long, deep, course - 0.012), (0, 0, 0)))
    boxes('jali', items, mat)
