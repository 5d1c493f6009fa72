"""A street along x before a building: road, kerbs, footpaths, a boundary wall with its gate."""

import numpy as np

from studio.materials import paint, two_tone
from studio.shapes import box, boxes, lathe, wires

from .surfaces import asphalt, plaster, tiles

LONG = 340
KERB = 0.16


def street(near=-9.0, far=1.0, wet=0.0, path=3.4, lanes=2, tone=(0.30, 0.17, 0.13)):
    """Asphalt between two footpaths; the far one ends at far + path, the near one is behind us."""
    middle = (near + far) / 2
    box('road', (0, middle, -0.06), (LONG, far - near, 0.12), asphalt(wet))
    box('earth', (0, 60, -0.22), (900, 420, 0.3), plaster('earth', (0.17, 0.15, 0.12), 0.3))
    pave = tiles('footpath', tone, 0.30, wet)
    box('footpath', (0, far + path / 2 + 0.1, KERB / 2), (LONG, path - 0.2, KERB), pave)
    box('footpath', (0, near - 4.1, KERB / 2), (LONG, 8.0, KERB), pave)
    guide = tiles('guide tiles', (0.50, 0.36, 0.09), 0.30, wet)
    box('guide', (0, far + path * 0.55, KERB + 0.004), (LONG, 0.30, 0.012), guide)
    for y in (far + 0.1, near - 0.1):
        for k, mat in enumerate((('kerb black', (0.035, 0.035, 0.036)), ('kerb white', (0.52, 0.51, 0.48)))):
            items = [
                ((2.0 * i + k - LONG / 2, y, KERB / 2 + 0.01), (0.985, 0.2, KERB + 0.02), (0, 0, 0))
                for i in range(LONG // 2)
            ]
            boxes('kerb', items, plaster(mat[0], mat[1], 0.6))
    _marking(near, far, lanes)
    _litter(near, far)


def _marking(near, far, lanes):
    worn = two_tone('marking', (0.46, 0.45, 0.42), (0.12, 0.12, 0.12), 0.8, 2.4, detail=9)
    for k in range(1, lanes):
        y = near + (far - near) * k / lanes
        dashes = [((6.0 * i - LONG / 2, y, 0.003), (2.6, 0.12, 0.004), (0, 0, 0)) for i in range(LONG // 6)]
        boxes('marking', dashes, worn)
    for y in (near + 0.55, far - 0.55):
        box('marking', (0, y, 0.003), (LONG, 0.10, 0.004), worn)


def _litter(near, far):
    """Leaves along the kerbs, and the iron covers of the drain."""
    chance = np.random.default_rng(5)
    fallen = []
    for _ in range(900):
        y = far - abs(chance.normal(0, 0.35)) - 0.02 if chance.random() < 0.6 else chance.uniform(near, far + 3)
        z = 0.008 if y < far else KERB + 0.008
        size = chance.uniform(0.03, 0.07)
        fallen.append(((chance.uniform(-30, 30), y, z), (size, size * 0.5, 0.004), (0, 0, chance.uniform(0, 3))))
    boxes('fallen leaves', fallen, two_tone('fallen', (0.20, 0.11, 0.03), (0.10, 0.07, 0.03), 0.8, 8))
    covers = [((5.5 * k - 60, far - 0.32, 0.004), (0.62, 0.40, 0.01), (0, 0, 0)) for k in range(22)]
    boxes('drain covers', covers, paint('iron', (0.05, 0.048, 0.045), 0.6, 0.3))


def crossing(x, near, far):
    """White bars across the road, half worn away."""
    bars = [
        ((x, near + 0.6 + 0.95 * k, 0.0035), (3.0, 0.5, 0.005), (0, 0, 0))
        for k in range(int((far - near - 0.8) / 0.95))
    ]
    boxes('crossing', bars, two_tone('marking', (0.46, 0.45, 0.42), (0.12, 0.12, 0.12), 0.8, 2.4, detail=9))


def wall(x0, x1, y, high=1.9, mat=None, rail=True, gates=()):
    """A boundary wall between piers, with a railing on it; gates are (x, width)."""
    mat = mat or plaster('boundary', (0.50, 0.47, 0.41), 0.65)
    cuts = sorted(gates)
    starts = [x0] + [x + w / 2 for x, w in cuts]
    ends = [x - w / 2 for x, w in cuts] + [x1]
    for a, b in zip(starts, ends):
        low = high * (0.55 if rail else 1.0)
        box('wall', ((a + b) / 2, y, low / 2), (b - a, 0.20, low), mat)
        box('wall coping', ((a + b) / 2, y, low + 0.04), (b - a, 0.28, 0.08), mat)
        count = max(1, round((b - a) / 3.2))
        piers = [
            ((a + (b - a) * k / count, y, (high + 0.15) / 2), (0.38, 0.38, high + 0.15), (0, 0, 0))
            for k in range(count + 1)
        ]
        boxes('piers', piers, mat, 0.015)
        if rail:
            bars = [
                ((a + 0.14 * (k + 0.5), y, (low + high) / 2), (0.018, 0.018, high - low), (0, 0, 0))
                for k in range(int((b - a) / 0.14))
            ]
            bars += [((a + b) / 2, y, z) and (((a + b) / 2, y, z), (b - a, 0.03, 0.03), (0, 0, 0)) for z in (low + 0.2, high - 0.06)]
            boxes('railing', bars, paint('iron work', (0.022, 0.024, 0.026), 0.45))
    for x, w in cuts:
        gate(x, y, w, high + 0.1)


def gate(x, y, wide, high=2.0, turn=0.0):
    """A sheet steel gate of two leaves with bars above, and a lamp on each pier."""
    iron = paint('gate steel', (0.035, 0.055, 0.06), 0.42)
    for s in (-1, 1):
        middle = x + s * wide / 4
        box('gate leaf', (middle, y, high * 0.32 + 0.08), (wide / 2 - 0.04, 0.04, high * 0.56), iron)
        bars = [
            ((middle + (k - 6.5) * (wide / 2 - 0.1) / 14, y, high / 2 + 0.05), (0.022, 0.022, high - 0.1), (0, 0, 0))
            for k in range(15)
        ]
        bars += [((middle, y, z), (wide / 2 - 0.04, 0.045, 0.05), (0, 0, 0)) for z in (0.1, high * 0.62, high)]
        boxes('gate bars', bars, iron)


def guard_box(x, y):
    """The small house of the guard beside a gate, a fan of light in its window."""
    from .surfaces import windows

    walls = plaster('guard house', (0.54, 0.50, 0.42), 0.5)
    box('guard house', (x, y, 1.25), (1.8, 1.8, 2.5), walls)
    box('guard roof', (x, y, 2.56), (2.4, 2.4, 0.14), walls)
    box('guard window', (x, y - 0.91, 1.5), (1.0, 0.03, 0.9), windows('guard lit', 3, 3, 1.0, 1.4, cool=0))


def planter(x, y, wide=1.2, deep=0.5, high=0.45, mat=None):
    box('planter', (x, y, high / 2), (wide, deep, high), mat or plaster('planter', (0.40, 0.37, 0.33), 0.5), 0.02)
    box('soil', (x, y, high + 0.002), (wide - 0.1, deep - 0.1, 0.01), paint('soil', (0.05, 0.035, 0.025), 0.95))


def pot(x, y, z=0.0, size=0.3):
    """A clay flower pot."""
    clay = two_tone('clay pot', (0.36, 0.15, 0.08), (0.24, 0.10, 0.06), 0.85, 6)
    lathe('pot', [(0, 0), (size * 0.34, 0), (size * 0.5, size * 0.86), (size * 0.54, size * 0.9),
                  (size * 0.54, size), (size * 0.46, size), (size * 0.44, size * 0.9), (0, size * 0.9)], clay, (x, y, z), 24)


def bollards(x0, x1, y, step=1.6):
    posts = [([(x0 + step * k, y, 0), (x0 + step * k, y, 0.95)], False) for k in range(int((x1 - x0) / step) + 1)]
    wires('bollards', posts, 0.055, paint('iron work', (0.022, 0.024, 0.026), 0.45), 5)
