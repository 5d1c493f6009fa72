"""A university in brick, seen in the late afternoon from the shade of a loggia: a court with great
trees, students on the path and on the steps."""

import numpy as np

from studio.materials import two_tone
from studio.shapes import box, boxes, lathe, prism

from .crowd import crowd
from .road import pot
from .site import view
from .skies import sky
from .surfaces import concrete, masonry, tiles, windows
from .trees import plant
from .town import far_town
from .walls import jali


def _brick():
    return masonry('campus brick', (0.36, 0.142, 0.082), 0.25, 0.085)


def _grass():
    """The lawn of the court, with leaves that fell."""
    lawn = two_tone('lawn', (0.060, 0.115, 0.022), (0.125, 0.150, 0.045), 0.9, 0.9, detail=8)
    box('lawn', (0, 30, -0.02), (160, 60, 0.1), lawn)
    chance = np.random.default_rng(2)
    fallen = [
        (
            (chance.uniform(-18, 14), chance.uniform(3, 26), 0.05 + 0.02 * chance.random()),
            (0.09, 0.05, 0.004),
            (chance.uniform(-0.4, 0.4), 0, chance.uniform(0, 3)),
        )
        for _ in range(1500)
    ]
    boxes(
        'fallen leaves', fallen, two_tone('fallen', (0.30, 0.17, 0.05), (0.14, 0.10, 0.03), 0.8, 8)
    )


def _hall(x0, x1, y0, floors, storey=3.9):
    """Deep verandas between brick piers, open brick parapets, class rooms in the shade."""
    brick, slab = _brick(), concrete('veranda slab', (0.40, 0.385, 0.36), 9)
    bays, deep = round((x1 - x0) / 4.6), 2.6
    bay, mid, high = (x1 - x0) / bays, (x0 + x1) / 2, floors * storey
    glass = windows('class panes', 1.15, storey, 0.3, 0.9, cool=0.4)
    box('hall back', (mid, y0 + deep + 6.1, high / 2), (x1 - x0 - 0.2, 12, high), brick)
    rooms = []
    for k in range(floors):
        z = storey * k
        box('veranda', (mid, y0 + deep / 2, z + storey - 0.16), (x1 - x0, deep + 0.1, 0.32), slab)
        for b in range(bays):
            x = x0 + bay * (b + 0.5)
            rooms.append(((x - 0.4, y0 + deep + 0.06, z + 1.9), (bay * 0.56, 0.06, 1.7), (0, 0, 0)))
            rooms.append(
                ((x + bay * 0.36, y0 + deep + 0.06, z + 1.2), (0.95, 0.06, 2.3), (0, 0, 0))
            )
            if k:
                jali(x - bay / 2 + 0.5, x + bay / 2 - 0.5, y0 + 0.1, z + 0.05, z + 1.0, brick)
                box('rail', (x, y0 + 0.16, z + 1.05), (bay - 0.9, 0.3, 0.1), slab)
    boxes('class panes', rooms, glass)
    piers = [
        ((x0 + bay * b, y0 + 0.35, high / 2), (0.75, 1.0, high), (0, 0, 0)) for b in range(bays + 1)
    ]
    boxes('piers', piers, brick)
    box('roof edge', (mid, y0 + 6, high + 0.3), (x1 - x0 + 0.8, 14, 0.6), slab)


def _stairs():
    """A round stair tower of brick with tall slots."""
    brick = _brick()
    lathe(
        'stair tower',
        [(3.1, 0), (3.1, 18.5), (2.8, 18.5), (2.8, 17.5), (0, 17.5)],
        brick,
        (4.4, 33.2, 0),
        64,
    )
    slots = [
        ((4.4 + 3.06 * np.sin(a), 33.2 - 3.06 * np.cos(a), 8.6), (0.42, 0.2, 13.5), (0, 0, a))
        for a in (-0.6, 0.0, 0.6)
    ]
    boxes('slots', slots, windows('slot panes', 9, 3.9, 0.5, 0.6, cool=0))


def _loggia():
    """Where we stand: two brick piers, a slab above, a bench, a plant."""
    brick, slab = _brick(), concrete('loggia slab', (0.36, 0.345, 0.32), 9)
    boxes(
        'loggia piers',
        [
            ((-4.0, 1.0, 2.6), (1.0, 1.0, 5.2), (0, 0, 0)),
            ((4.35, 1.0, 2.6), (1.0, 1.0, 5.2), (0, 0, 0)),
        ],
        brick,
    )
    box('loggia beam', (0, 1.0, 5.2), (30, 1.0, 0.8), slab)
    box('loggia roof', (0, -3, 5.75), (30, 9, 0.3), slab)
    box(
        'loggia floor',
        (0, -2.6, 0.16),
        (30, 8.4, 0.32),
        tiles('loggia floor', (0.27, 0.12, 0.08), 0.25, 0, 0.6, 1.0),
    )
    box('loggia step', (0, 1.9, 0.07), (30, 0.8, 0.16), slab)
    box('bench', (-2.0, 1.1, 0.62), (2.6, 0.5, 0.09), slab, 0.01)
    boxes(
        'bench feet',
        [((-2.0 + s, 1.1, 0.45), (0.25, 0.4, 0.3), (0, 0, 0)) for s in (-0.9, 0.9)],
        brick,
    )
    bag = [(0, 0), (0.34, 0), (0.36, 0.22), (0.30, 0.36), (0.06, 0.36), (-0.02, 0.2)]
    prism(
        'bag',
        bag,
        -0.08,
        0.08,
        two_tone('bag', (0.03, 0.07, 0.16), (0.02, 0.05, 0.12), 0.9, 12),
        'y',
        (-1.9, 1.05, 0.67),
        0.03,
    )
    boxes(
        'books',
        [
            ((-2.6, 1.1, 0.68), (0.26, 0.19, 0.03), (0, 0, 0.2)),
            ((-2.59, 1.1, 0.712), (0.24, 0.17, 0.03), (0, 0, 0.5)),
        ],
        two_tone('books', (0.45, 0.10, 0.06), (0.5, 0.42, 0.3), 0.7, 9),
    )
    pot(3.3, 1.2, 0.16, 0.5)
    plant('shrub', (3.3, 1.2, 0.55), 1.1, 20)


def campus():
    sky('evening', bearing=-112, height=24, clouds=0.5)
    _grass()
    box(
        'path',
        (1.2, 16, 0.0),
        (3.2, 30, 0.12),
        tiles('court path', (0.30, 0.15, 0.105), 0.25, 0.0, 0.6, 2.0),
    )
    box(
        'forecourt',
        (0, 27.5, 0.0),
        (90, 6, 0.12),
        tiles('court path', (0.30, 0.15, 0.105), 0.25, 0.0, 0.6, 2.0),
    )
    _hall(-32, 1.2, 31, 4)
    _hall(7.6, 34, 36, 3)
    _stairs()
    _loggia()
    far_town(5, 80, 240, 220, 0.1, 0.6)
    plant('rain', (-8.6, 17, 0), 1.12, 60)
    plant('krishnachura', (9.6, 20, 0), 1.0, 10)
    plant('mast', (13.8, 29, 0), 1.0)
    plant('mast', (16.6, 29.2, 0), 0.9, 90)
    plant('mast', (19.4, 29, 0), 1.05, 200)
    plant('rain', (22, 20, 0), 0.9, 150)
    plant('palm', (-22, 24, 0), 1.1, 70)
    plant('rain', (-17, 8, 0), 1.0, 10, seen=False)
    for k in range(9):
        plant(('shrub', 'hibiscus', 'shrub')[k % 3], (-15 + 1.5 * k, 29.6, 0), 0.9, 80 * k)
    crowd(
        [
            ('man', 'sit', (-1.2, 1.1, 0.2), 176),
            ('student', 'walk', (1.0, 13.5, 0.06), 176),
            ('woman', 'walk', (1.9, 13.1, 0.06), 182),
            ('lady', 'talk', (-3.6, 24.8, 0.06), 60),
            ('man', 'talk', (-2.8, 24.6, 0.06), -70),
            ('student', 'stand', (-2.9, 25.6, 0.06), 10),
            ('student', 'walk', (6.6, 26.4, 0.06), 90),
            ('woman', 'walk', (-11, 26.6, 0.06), -80),
            ('man', 'walk', (0.6, 22, 0.06), 5),
        ]
    )
    view((-0.4, -3.4, 1.92), 23, (0.0, 0.15), 4)
    return {'exposure': 0.61, 'bounces': 4, 'lift': 0.98, 'bloom': 0.05}
