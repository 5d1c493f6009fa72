"""The neighbours: blocks of different height with balconies, grilles, tanks and lit windows, and the
town far away in the haze."""

import numpy as np

from studio.materials import paint
from studio.shapes import box, boxes, lathe, wires

from .surfaces import masonry, plaster, windows

PAINTS = (
    (0.56, 0.49, 0.38), (0.46, 0.45, 0.43), (0.50, 0.33, 0.24), (0.60, 0.57, 0.50),
    (0.38, 0.43, 0.42), (0.52, 0.40, 0.33), (0.33, 0.34, 0.36), (0.58, 0.50, 0.44),
)


def tank(x, y, z, size=1.0, color=(0.02, 0.021, 0.023)):
    """A ribbed plastic water tank on its stand."""
    mat = paint('tank %.2f' % color[2], color, 0.5)
    profile = [(0, 0), (0.52, 0), (0.54, 0.04)]
    for k in range(5):
        h = 0.10 + 0.2 * k
        profile += [(0.55, h), (0.55, h + 0.12), (0.525, h + 0.14), (0.525, h + 0.18)]
    profile += [(0.50, 1.14), (0.30, 1.28), (0.18, 1.31), (0.18, 1.37), (0, 1.38)]
    lathe('tank', [(r * size, h * size) for r, h in profile], mat, (x, y, z + 0.5), 32)
    stand = [((x + a * 0.4 * size, y + b * 0.4 * size, z + 0.25), (0.14, 0.14, 0.5), (0, 0, 0)) for a in (-1, 1) for b in (-1, 1)]
    boxes('tank stand', stand, plaster('stand', (0.30, 0.29, 0.27), 0.5))


def block(x0, x1, y0, deep, floors, seed=1, lit=0.35, power=1.0, storey=3.1, z0=0.0, detail=True):
    """One neighbour that faces -y. Far ones go without grilles and wall units."""
    chance = np.random.default_rng(seed)
    color = PAINTS[seed % len(PAINTS)]
    wide, high, mid = x1 - x0, floors * storey, (x0 + x1) / 2
    if seed % 5 == 2:
        mat = masonry('neighbour brick', (0.30, 0.13, 0.085))
    else:
        mat = plaster('neighbour %d' % (seed % len(PAINTS)), color, 0.5, far=True)
    panes = windows('neighbour panes', 1.37, storey, lit, power, far=True)
    trim = plaster('trim %d' % (seed % 3), ((0.62, 0.60, 0.55), (0.30, 0.19, 0.15), (0.42, 0.42, 0.42))[seed % 3], 0.55, far=True)
    box('block', (mid, y0 + deep / 2, z0 + high / 2), (wide, deep, high), mat)
    bays = max(2, int(wide / 3.4))
    bay = wide / bays
    glass, frames, slabs, fronts, bars, units, shades = [], [], [], [], [], [], []
    full = chance.random() < 0.5
    for k in range(floors):
        z = z0 + k * storey
        for b in range(bays):
            x = x0 + bay * (b + 0.5)
            balcony = (b + seed) % 2 == 0 and k > 0
            w, h = (bay * 0.66, 2.1) if balcony else (bay * 0.44, 1.4)
            low = z + (0.15 if balcony else 0.95)
            glass.append(((x, y0 - 0.01, low + h / 2), (w, 0.06, h), (0, 0, 0)))
            frames += [((x + s * w / 4, y0 - 0.05, low + h / 2), (0.05, 0.05, h), (0, 0, 0)) for s in (-2, 0, 2)]
            if balcony:
                slabs.append(((x, y0 - 0.6, z + 0.02), (bay * 0.92, 1.3, 0.16), (0, 0, 0)))
                if full:
                    fronts.append(((x, y0 - 1.2, z + 0.5), (bay * 0.92, 0.1, 0.85), (0, 0, 0)))
                top = storey - 0.15 if (b + k) % 3 == 0 else 1.05
                if detail:
                    bars += [((x + (i - 9) * bay * 0.9 / 19, y0 - 1.21, z + top / 2 + 0.08), (0.018, 0.018, top), (0, 0, 0)) for i in range(19)]
                    bars += [((x, y0 - 1.21, z + top * t + 0.08), (bay * 0.9, 0.02, 0.025), (0, 0, 0)) for t in (0.35, 0.7, 1)]
            else:
                shades.append(((x, y0 - 0.25, low + h + 0.12), (w + 0.4, 0.55, 0.07), (0, 0, 0)))
                if detail:
                    bars += [((x, y0 - 0.1, low + h * (i + 0.5) / 8), (w, 0.015, 0.015), (0, 0, 0)) for i in range(8)]
            if detail and chance.random() < 0.5:
                units.append(((x + w * 0.5 + 0.35, y0 - 0.22, low + 0.25), (0.78, 0.30, 0.56), (0, 0, 0)))
        slabs.append(((mid, y0 - 0.06, z), (wide + 0.1, 0.2, 0.16), (0, 0, 0)))
    boxes('panes', glass, panes)
    boxes('slabs', slabs, trim)
    if detail:
        boxes('frames', frames, paint('frame dark', (0.06, 0.05, 0.045), 0.5))
    for name, items, mat in (('fronts', fronts, trim), ('bars', bars, paint('iron work', (0.022, 0.024, 0.026), 0.45)),
                             ('wall units outside', units, paint('unit', (0.56, 0.55, 0.52), 0.6)), ('shades', shades, trim)):
        if items:
            boxes(name, items, mat)
    _side(x0, x1, y0, deep, floors, storey, z0, panes, trim)
    _roof(x0, x1, y0, deep, z0 + high, mat, chance, detail)


def _side(x0, x1, y0, deep, floors, storey, z0, panes, trim):
    count = max(1, int(deep / 4))
    glass, shades = [], []
    for k in range(floors):
        for b in range(count):
            y, z = y0 + deep * (b + 0.5) / count, z0 + k * storey + 1.65
            for x in (x0 - 0.01, x1 + 0.01):
                glass.append(((x, y, z), (0.06, 1.4, 1.35), (0, 0, 0)))
                shades.append(((x, y, z + 0.8), (0.9, 1.7, 0.07), (0, 0, 0)))
    boxes('side panes', glass, panes)
    boxes('side shades', shades, trim)


def _roof(x0, x1, y0, deep, z, mat, chance, detail):
    """Parapet, stair house, tanks, an antenna, plants and washing on the roof."""
    mid, wide = (x0 + x1) / 2, x1 - x0
    parapet = [((mid, y, z + 0.5), (wide, 0.15, 1.0), (0, 0, 0)) for y in (y0 + 0.08, y0 + deep - 0.08)]
    parapet += [((x, y0 + deep / 2, z + 0.5), (0.15, deep, 1.0), (0, 0, 0)) for x in (x0 + 0.08, x1 - 0.08)]
    boxes('parapet', parapet, mat)
    at = x0 + wide * chance.uniform(0.3, 0.7)
    box('stair house', (at, y0 + deep * 0.5, z + 1.4), (min(4, wide * 0.4), 4, 2.8), mat)
    if not detail:
        return
    tank(at + 0.8, y0 + deep * 0.5, z + 2.6, 1.1)
    tank(x0 + wide * chance.uniform(0.1, 0.25), y0 + 1.6, z, 1.0, (0.10, 0.16, 0.22))
    rods = [([(at + 1.2, y0 + 3, z), (at + 1.2, y0 + 3, z + 5.5)], False)]
    rods += [([(at + 0.8, y0 + 3, z + 4 + 0.4 * k), (at + 1.6, y0 + 3, z + 4 + 0.4 * k)], False) for k in range(4)]
    rods += [([(x, y0 + deep * 0.2, z), (x, y0 + deep * 0.2, z + 2.2)], False) for x in (x0 + 1, x1 - 1)]
    rods += [([(x0 + 1, y0 + deep * 0.2, z + 2), (mid, y0 + deep * 0.2, z + 1.75), (x1 - 1, y0 + deep * 0.2, z + 2)], False)]
    wires('rods', rods, 0.02, 'slate', 2)


def neighbours(spots, seed=1, lit=0.35, power=1.0):
    """A side of a street: spots of (x0, x1, y0, floors)."""
    for k, (x0, x1, y0, floors) in enumerate(spots):
        block(x0, x1, y0, 13, floors, seed + k, lit, power)


def far_town(seed=3, near=70, far=420, reach=360, lit=0.3, power=1.0, z0=0.0, storeys=(3, 13)):
    """Rows of blocks one behind another, down to the haze."""
    chance = np.random.default_rng(seed)
    tones = [(0.42, 0.38, 0.32), (0.34, 0.34, 0.34), (0.40, 0.28, 0.22)]
    walls = {n: [] for n in range(3)}
    glass, tanks = [], []
    y = near
    while y < far:
        x = -reach * min(1, 0.35 + y / far)
        end = -x
        while x < end:
            wide, deep = chance.uniform(9, 20), chance.uniform(9, 15)
            floors = int(chance.uniform(*storeys)) + (chance.random() < 0.07) * int(chance.uniform(4, 10))
            high, mid = floors * 3.1, x + wide / 2
            at = y + chance.uniform(-5, 5)
            n = int(chance.integers(3))
            walls[n].append(((mid, at + deep / 2, z0 + high / 2), (wide, deep, high), (0, 0, 0)))
            walls[n].append(((x + wide * chance.uniform(0.2, 0.8), at + deep / 2, z0 + high + 1.3), (3.4, 3.4, 2.6), (0, 0, 0)))
            for b in range(int(wide / 2.7)):
                for k in range(floors):
                    glass.append(((x + 1.4 + 2.7 * b, at - 0.02, z0 + 3.1 * k + 1.6), (1.4, 0.1, 1.4), (0, 0, 0)))
            for _ in range(2):
                tanks.append(((x + wide * chance.random(), at + deep * chance.random(), z0 + high + 0.8), (1.1, 1.1, 1.5), (0, 0, 0)))
            x += wide * chance.uniform(1.02, 1.5)
        y += chance.uniform(22, 34) * (0.8 + y / far)
    for n, items in walls.items():
        boxes('far blocks', items, plaster('far %d' % n, tones[n], 0.4, far=True))
    boxes('far panes', glass, windows('far panes', 2.7, 3.1, lit, power, far=True))
    boxes('far tanks', tanks, plaster('far tanks', (0.03, 0.03, 0.03), 0.1, far=True))
