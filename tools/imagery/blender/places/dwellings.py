"""An apartment house of Dhaka in the last sun: balconies, plants, wall units, parking below."""

import numpy as np

from studio.materials import glow, paint
from studio.shapes import box, boxes, wires

from . import cars, road, town, wiring
from .avenue import avenue, passing
from .crowd import crowd
from .site import view
from .surfaces import masonry, plaster, windows
from .trees import plant
from .walls import railing, wall_unit

X0, X1, Y0, Y1, STOREY, FLOORS, FOOT = -8.5, 9.5, 8.2, 25.0, 3.1, 7, 3.3
CLOTHS = (
    (0.55, 0.10, 0.08),
    (0.10, 0.25, 0.42),
    (0.62, 0.58, 0.50),
    (0.55, 0.36, 0.06),
    (0.06, 0.30, 0.20),
)


def _parking():
    """Columns, cars and tube lamps under the house."""
    pale = plaster('flats cream', (0.62, 0.55, 0.43), 0.35)
    columns = [
        ((x, y, FOOT / 2), (0.5, 0.5, FOOT), (0, 0, 0))
        for x in np.linspace(X0 + 0.4, X1 - 0.4, 5)
        for y in (Y0 + 0.3, Y0 + 6, Y0 + 12)
    ]
    boxes('columns', columns, pale)
    box(
        'parking back',
        (0.5, Y1 - 2, FOOT / 2),
        (X1 - X0, 0.2, FOOT),
        plaster('parking', (0.42, 0.40, 0.36), 0.5),
    )
    box(
        'parking floor',
        (0.5, 15, 0.12),
        (X1 - X0 + 6, 20, 0.1),
        plaster('screed', (0.27, 0.26, 0.245), 0.4),
    )
    tubes = [
        ((X0 + 3 + 4 * k, Y0 + 3 + 5 * j, FOOT - 0.12), (1.2, 0.05, 0.05), (0, 0, 0))
        for k in range(4)
        for j in range(2)
    ]
    boxes('tubes', tubes, glow('tubes', (0.92, 1.0, 0.94), 7.0))
    for x in (X0 + 4, X1 - 5):
        wiring.lamp((x, Y0 + 5, FOOT - 0.4), 130, (0.92, 1.0, 0.92), 0.6)
    cars.car((X0 + 3.2, Y0 + 4.5, 0.16), -90, (0.40, 0.41, 0.42))
    cars.car((X0 + 7.4, Y0 + 5.0, 0.16), -90, (0.05, 0.06, 0.09), tall=1.15)
    cars.car((X1 - 3.6, Y0 + 4.4, 0.16), -90, (0.50, 0.47, 0.40))


def _flat(x0, x1, z, k, chance, glass):
    """One flat's front: two rooms, a deep balcony between brick piers, what people put on it."""
    pale, brick = plaster('flats cream', (0.62, 0.55, 0.43), 0.35), masonry(
        'flats brick', (0.33, 0.125, 0.075)
    )
    mid, wide = (x0 + x1) / 2, x1 - x0
    b0, b1 = x0 + 0.4, x0 + wide * 0.58
    box('balcony', ((b0 + b1) / 2, Y0 - 0.55, z - 0.02), (b1 - b0, 1.7, 0.18), pale, 0.01)
    box('balcony back', ((b0 + b1) / 2, Y0 + 0.52, z + 1.35), (b1 - b0 - 0.5, 0.05, 2.3), glass)
    full = chance.random() < 0.35
    if chance.random() < 0.5 and not full:
        box('balcony front', ((b0 + b1) / 2, Y0 - 1.34, z + 0.30), (b1 - b0, 0.10, 0.62), brick)
    railing(b0, b1, Y0 - 1.34, z + 0.06, 1.0, full=full)
    for n in range(int(chance.integers(1, 5))):
        x = chance.uniform(b0 + 0.3, b1 - 0.3)
        road.pot(x, Y0 - 1.05, z + 0.08, 0.28)
        plant(
            ('shrub', 'hibiscus', 'bougainvillea')[int(chance.integers(3))],
            (x, Y0 - 1.05, z + 0.3),
            chance.uniform(0.55, 0.95),
            chance.uniform(0, 360),
        )
    if chance.random() < 0.34:
        wires(
            'washing line',
            [([(b0 + 0.1, Y0 - 0.9, z + 2.1), (b1 - 0.1, Y0 - 0.9, z + 2.05)], False)],
            0.008,
            'black',
            1,
        )
        x = b0 + 0.4
        while x < b1 - 0.6:
            w, h = chance.uniform(0.35, 0.7), chance.uniform(0.6, 1.1)
            tone = CLOTHS[int(chance.choice(5, p=(0.18, 0.22, 0.5, 0.02, 0.08)))]
            box(
                'washing',
                (x + w / 2, Y0 - 0.9, z + 2.05 - h / 2),
                (w, 0.02, h),
                paint('cloth %.2f' % tone[0], tone, 0.9),
                rot=(0.04, 0, 0.1),
            )
            x += w + chance.uniform(0.05, 0.4)
    w0, w1 = b1 + 0.5, x1 - 0.5
    box('window', ((w0 + w1) / 2, Y0 + 0.30, z + 1.62), (w1 - w0, 0.05, 1.5), glass)
    railing(w0, w1, Y0 + 0.02, z + 0.90, 1.45, 0.14)
    box('shade', ((w0 + w1) / 2, Y0 - 0.30, z + 2.46), (w1 - w0 + 0.5, 0.62, 0.08), pale)
    if chance.random() < 0.75:
        wall_unit((w0 + w1) / 2 + chance.uniform(-0.3, 0.3), Y0 - 0.24, z + 0.12)
    solid = [
        ((w0 - 0.30, 0.6), (0, STOREY)),
        ((w1 + 0.30, 0.6), (0, STOREY)),
        ((mid * 0 + (w0 + w1) / 2, w1 - w0), (0, 0.87)),
        (((w0 + w1) / 2, w1 - w0), (2.37, STOREY)),
    ]
    boxes(
        'wall',
        [
            ((x, Y0 + 0.20, z + (lo + hi) / 2), (w, 0.40, hi - lo), (0, 0, 0))
            for (x, w), (lo, hi) in solid[:2]
        ],
        brick,
    )
    boxes(
        'wall',
        [
            ((x, Y0 + 0.20, z + (lo + hi) / 2), (w, 0.36, hi - lo), (0, 0, 0))
            for (x, w), (lo, hi) in solid[2:]
        ],
        pale,
    )


def _house():
    chance = np.random.default_rng(11)
    pale, brick = plaster('flats cream', (0.62, 0.55, 0.43), 0.35), masonry(
        'flats brick', (0.33, 0.125, 0.075)
    )
    glass = windows('flat panes', 1.55, STOREY, 0.26, 1.3, cool=0.10)
    mid, top = (X0 + X1) / 2, FOOT + FLOORS * STOREY
    box(
        'body',
        (mid, (Y0 + Y1) / 2 + 0.6, (FOOT + top) / 2),
        (X1 - X0 - 0.1, Y1 - Y0 - 1.2, top - FOOT),
        pale,
    )
    ends = [
        ((x, Y0 - 0.25, (FOOT + top) / 2), (0.42, 1.5, top - FOOT), (0, 0, 0))
        for x in (X0 + 0.2, X1 - 0.2)
    ]
    boxes('end piers', ends, brick)
    for k in range(FLOORS):
        z = FOOT + k * STOREY
        box('slab', (mid, Y0 + 0.15, z), (X1 - X0 + 0.1, 0.9, 0.20), pale)
        _flat(X0, mid - 1.4, z, k, chance, glass)
        _flat(mid + 1.4, X1, z, k, chance, glass)
        for n in range(3):
            y = Y0 + 3.5 + 4.6 * n
            box('side window', (X1 + 0.0, y, z + 1.6), (0.06, 1.5, 1.4), glass)
            box('side shade', (X1 + 0.25, y, z + 2.4), (0.6, 1.9, 0.08), pale)
            if chance.random() < 0.5:
                box(
                    'side unit',
                    (X1 + 0.22, y + 1.5, z + 0.8),
                    (0.32, 0.8, 0.56),
                    paint('unit', (0.60, 0.60, 0.57), 0.5),
                    0.02,
                )
    box('stair', (mid, Y0 - 0.1, (top + 2.6 + FOOT) / 2), (2.8, 1.0, top + 2.6 - FOOT), brick)
    slots = [
        ((mid, Y0 - 0.62, FOOT + STOREY * k + 1.7), (1.5, 0.06, 1.7), (0, 0, 0))
        for k in range(FLOORS)
    ]
    boxes('stair panes', slots, windows('stair panes', 9, STOREY, 0.9, 0.75, cool=0.5))
    bars = [
        ((mid, Y0 - 0.68, FOOT + STOREY * k + 0.95 + 0.22 * i), (1.5, 0.05, 0.05), (0, 0, 0))
        for k in range(FLOORS)
        for i in range(8)
    ]
    boxes('stair bars', bars, brick)
    boxes(
        'parapet',
        [
            ((mid, Y0 + 0.1, top + 0.5), (X1 - X0, 0.2, 1.1), (0, 0, 0)),
            ((X1 - 0.1, 16, top + 0.5), (0.2, 17, 1.1), (0, 0, 0)),
        ],
        pale,
    )
    for k in range(9):
        x = X0 + 1.0 + 2.0 * k
        if abs(x - mid) > 2:
            plant(
                ('shrub', 'bougainvillea', 'shrub')[k % 3],
                (x, Y0 + 0.7, top + 0.6),
                chance.uniform(0.8, 1.5),
                50 * k,
            )
    town.tank(mid + 1, Y0 + 5, top + 2.4, 1.2)
    town.tank(mid - 1.6, Y0 + 5, top + 2.4, 1.2, (0.10, 0.16, 0.22))


def apartments():
    avenue('evening', (X0 - 1.5, X1 + 1.5), 5, bearing=112, height=17, clouds=0.45, floors=(5, 9))
    _parking()
    _house()
    road.wall(
        X0 - 1.2,
        X1 + 1.2,
        4.9,
        1.9,
        masonry('flats brick', (0.33, 0.125, 0.075)),
        gates=((5.2, 4.6),),
    )
    road.guard_box(1.2, 6.4)
    for k in range(8):
        plant(
            ('bougainvillea', 'shrub', 'hibiscus')[k % 3],
            (X0 + 0.2 + 1.25 * k, 5.7, 0.5),
            1.5,
            66 * k,
        )
    plant('palm', (-6.6, 6.2, 0), 0.95, 30)
    plant('mahogany', (-15.5, 3.4, 0), 0.85, 10)
    plant('krishnachura', (15.2, 3.6, 0), 0.85, 80)
    passing(
        [
            ('rickshaw', -2.6, 0.0, 8, None),
            ('rickshaw', -6.0, 0.2, -4, (0.02, 0.12, 0.30)),
            ('taxi', -20, -1.5, 0, None),
            ('car', 14, -1.2, 0, (0.45, 0.45, 0.44)),
        ]
    )
    crowd(
        [
            ('man', 'walk', (-8.0, 2.8, 0.16), 80),
            ('woman', 'walk', (-7.2, 3.2, 0.16), 82),
            ('worker', 'stand', (2.9, 3.9, 0.16), 150),
            ('elder', 'talk', (2.2, 3.2, 0.16), -40),
        ]
    )
    plant('mahogany', (1.9, -9.7, 0), 0.9, 130)
    view((9.4, -13.8, 1.6), 18.5, (-0.02, 0.235), -21)
    return {'exposure': 0.13, 'bounces': 4, 'lift': 0.96, 'bloom': 0.06}
