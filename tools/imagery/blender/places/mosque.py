"""A modern mosque of brick at dusk: light comes through its perforated walls. It follows the brick
mosques built in Bangladesh today, which need neither dome nor crescent."""

import math

from studio.materials import glow, paint
from studio.shapes import box, boxes, lathe, wires

from . import road, town, wiring
from .crowd import crowd
from .facade import room_light
from .site import view
from .skies import sky
from .surfaces import masonry, plaster, tiles
from .trees import plant
from .walls import jali

X0, X1, Y0, Y1, FOOT, HIGH = -15.0, 11.4, 12.0, 34.0, 0.9, 8.3
PORCH = (-3.6, 4.2)


def _brick():
    return masonry('mosque brick', (0.33, 0.125, 0.072), 0.25, 0.085)


def _screens():
    """Piers of solid brick, and tall screens between them with a lit gallery behind."""
    brick, bay = _brick(), 3.3
    light = room_light('gallery light', (1.0, 0.56, 0.22), 1.5, 7.4)
    for a, b in ((X0, PORCH[0]), (PORCH[1], X1)):
        count = round((b - a) / bay)
        step = (b - a) / count
        for k in range(count):
            x0, x1 = a + step * k + 0.55, a + step * (k + 1) - 0.55
            jali(x0, x1, Y0, FOOT + 1.0, HIGH - 1.5, brick)
            box(
                'screen foot',
                ((x0 + x1) / 2, Y0 + 0.16, FOOT + 0.5),
                (x1 - x0 + 0.2, 0.3, 1.0),
                brick,
            )
        piers = [
            ((a + step * k, Y0 + 0.25, (FOOT + HIGH) / 2), (1.1, 0.6, HIGH - FOOT), (0, 0, 0))
            for k in range(count + 1)
        ]
        boxes('piers', piers, brick)
        box('lintel', ((a + b) / 2, Y0 + 0.22, HIGH - 0.75), (b - a + 0.4, 0.5, 1.5), brick)
        box('gallery wall', ((a + b) / 2, Y0 + 2.6, 4.4), (b - a, 0.1, 7.4), light)
        box('gallery floor', ((a + b) / 2, Y0 + 1.4, FOOT), (b - a, 2.6, 0.1), brick)
        for k in range(count):
            wiring.lamp((a + step * (k + 0.5), Y0 + 1.5, 5.4), 95, (1.0, 0.58, 0.24), 0.25)
    side = 5
    step = (Y1 - Y0) / side
    for k in range(side):
        y0, y1 = Y0 + step * k + 0.8, Y0 + step * (k + 1) - 0.8
        jali(y0, y1, X1, FOOT + 1.0, HIGH - 1.5, brick, side=True)
    boxes(
        'side piers',
        [
            ((X1 - 0.25, Y0 + step * k, (FOOT + HIGH) / 2), (0.6, 1.6, HIGH - FOOT), (0, 0, 0))
            for k in range(side + 1)
        ],
        brick,
    )
    boxes(
        'side bands',
        [
            ((X1 - 0.22, (Y0 + Y1) / 2, z), (0.5, Y1 - Y0, h), (0, 0, 0))
            for z, h in ((FOOT + 0.5, 1.0), (HIGH - 0.75, 1.5))
        ],
        brick,
    )
    box('side light', (X1 - 2.4, (Y0 + Y1) / 2, 4.4), (0.1, Y1 - Y0 - 2, 7.0), light)
    box(
        'roof',
        ((X0 + X1) / 2, (Y0 + Y1) / 2, HIGH + 0.05),
        (X1 - X0, Y1 - Y0, 0.2),
        plaster('roof slab', (0.30, 0.28, 0.26), 0.4),
    )
    box('parapet', ((X0 + X1) / 2, Y0 + 0.2, HIGH + 0.35), (X1 - X0 + 0.6, 0.4, 0.7), brick)


def _porch():
    """The deep entrance: slim piers, the lit hall behind them, lamps on long rods."""
    brick, (a, b) = _brick(), PORCH
    mid = (a + b) / 2
    for k in range(4):
        x = a + 0.55 + (b - a - 1.1) * (k + 0.5) / 4
        if k:
            box(
                'porch pier',
                (x - (b - a - 1.1) / 8, Y0 + 0.3, (FOOT + 6.6) / 2),
                (0.36, 0.7, 6.6 - FOOT),
                brick,
            )
    box('porch lintel', (mid, Y0 + 0.22, (6.6 + HIGH) / 2), (b - a, 0.5, HIGH - 6.6), brick)
    for x in (a, b):
        box('porch cheek', (x, Y0 + 2, HIGH / 2), (0.5, 5, HIGH - 0.2), brick)
    box(
        'hall floor',
        (mid, Y0 + 9, FOOT + 0.02),
        (14, 19, 0.1),
        paint('hall floor', (0.30, 0.24, 0.18), 0.12),
    )
    rows = [((mid, Y0 + 5.0 + 1.2 * k, FOOT + 0.08), (13, 0.9, 0.01), (0, 0, 0)) for k in range(11)]
    boxes('prayer rows', rows, paint('prayer rows', (0.03, 0.12, 0.08), 0.9))
    warm = room_light('hall light', (1.0, 0.62, 0.30), 0.95, 8.0)
    box('hall end', (mid, Y0 + 18, 4.4), (14, 0.2, 7.4), warm)
    for s in (-1, 1):
        box('hall side', (mid + s * 6.5, Y0 + 11, 4.4), (0.2, 14, 7.4), warm)
    box(
        'niche of light',
        (mid, Y0 + 17.85, 3.6),
        (1.1, 0.1, 4.6),
        glow('niche', (1.0, 0.86, 0.62), 2.2),
    )
    box(
        'hall ceiling',
        (mid, Y0 + 11, 7.9),
        (14, 14, 0.1),
        glow('hall ceiling', (1.0, 0.60, 0.28), 0.28),
    )
    rods, globes = [], []
    for i in range(4):
        for j in range(4):
            x, y = mid - 3.3 + 2.2 * i, Y0 + 4 + 2.6 * j
            rods.append(([(x, y, 4.3), (x, y, 7.8)], False))
            globes.append((x, y, 4.1))
    wires('rods', rods, 0.012, 'black', 1)
    for x, y, z in globes:
        ball = [
            (0.15 * math.sin(math.pi * i / 10), -0.15 * math.cos(math.pi * i / 10))
            for i in range(11)
        ]
        lathe('globe', ball, glow('globe', (1.0, 0.78, 0.48), 5.0), (x, y, z), 16)
    for y in (Y0 + 3, Y0 + 9):
        wiring.lamp((mid, y, 5.2), 330, (1.0, 0.64, 0.30), 1.2)


def _tower():
    """A slim square tower, open brickwork in its upper half, with a lamp inside."""
    brick, x, y, half, high = _brick(), X0 - 3.4, Y0 + 3.2, 1.35, 19.5
    box('tower foot', (x, y, 4.2), (2 * half, 2 * half, 8.4), brick)
    posts = [
        ((x + a * (half - 0.2), y + b * (half - 0.2), high / 2), (0.4, 0.4, high), (0, 0, 0))
        for a in (-1, 1)
        for b in (-1, 1)
    ]
    boxes('tower posts', posts, brick)
    jali(x - half + 0.4, x + half - 0.4, y - half, 8.4, high - 0.8, brick)
    jali(y - half + 0.4, y + half - 0.4, x + half, 8.4, high - 0.8, brick, side=True)
    box('tower light', (x, y, 14), (0.7, 0.7, 10.4), glow('tower light', (1.0, 0.58, 0.24), 1.5))
    box('tower top', (x, y, high - 0.4), (2 * half, 2 * half, 0.8), brick)


def _drum():
    """The round heart of the plan looks over the roof, with a ring of light below its rim."""
    brick, place = _brick(), ((X0 + X1) / 2 + 1.0, Y0 + 11, 0)
    lathe('drum', [(6.4, HIGH), (6.4, HIGH + 1.6), (6.2, HIGH + 1.6)], brick, place, 96)
    lathe(
        'ring of light',
        [(6.1, HIGH + 1.55), (6.1, HIGH + 2.05)],
        glow('ring', (1.0, 0.62, 0.28), 1.4),
        place,
        96,
    )
    lathe(
        'drum rim',
        [(6.2, HIGH + 2.05), (6.5, HIGH + 2.05), (6.5, HIGH + 2.7), (0, HIGH + 2.7)],
        brick,
        place,
        96,
    )


def mosque():
    sky('dusk', bearing=-35, height=3, clouds=0.42, strength=1.1)
    road.street(-9, 1, wet=0.55)
    brick, pave = _brick(), tiles('brick paving', (0.25, 0.105, 0.07), 0.125, 0.6, 0.5, 2.0)
    box('court', (-2, 18.2, 0.1), (70, 27.6, 0.2), pave)
    box(
        'plinth',
        ((X0 + X1) / 2, (Y0 + Y1) / 2 - 0.9, FOOT / 2),
        (X1 - X0 + 1.6, Y1 - Y0 + 3.4, FOOT),
        brick,
    )
    for k in range(5):
        box(
            'step',
            (0.3, Y0 - 2.75 - 0.36 * k, (FOOT - 0.17 * k) / 2 - 0.02),
            (13, 0.40, FOOT - 0.17 * k - 0.1),
            brick,
        )
    _screens()
    _porch()
    _tower()
    _drum()
    town.neighbours([(-44, -30, 15, 6), (-62, -46, 13, 8), (-84, -64, 13, 5)], 4, 0.36, 0.9)
    town.neighbours([(19, 33, 17, 7), (35, 50, 14, 6)], 9, 0.36, 0.9)
    town.far_town(6, 75, 280, 250, 0.3, 0.7, storeys=(2, 5))
    poles = [(-82, 1.7), (-58, 1.7), (-36, 1.7), (-21, 1.7)]
    for x, y in poles:
        wiring.pole(x, y)
    wiring.cables(poles, many=9)
    for x in (-38, 22):
        wiring.street_lamp(x, 1.5, lit=9000)
    road.planter(-9.8, 6.6, 6.5, 1.0, 0.45, brick)
    road.planter(9.6, 6.6, 6.5, 1.0, 0.45, brick)
    for k in range(7):
        for x in (-12.6, 6.8):
            plant(('shrub', 'hibiscus')[k % 3 == 1], (x + 0.93 * k, 6.6, 0.35), 0.9, 60 * k)
    plant('mahogany', (-13.0, 6.4, 0), 0.62, 0)
    plant('small', (8.0, 6.5, 0.3), 1.0, 40)
    plant('palm', (15.6, 11, 0), 1.1, 100)
    plant('palm', (17.0, 14, 0), 0.9, 10)
    plant('rain', (-25.5, 6.0, 0), 1.0, 30)
    plant('rain', (22.0, 5.0, 0), 0.9, 90)
    shoes = [
        (
            (-2.5 + 0.42 * k, Y0 - 1.6 + 0.1 * (k % 3), FOOT + 0.04),
            (0.10, 0.26, 0.07),
            (0, 0, 0.2 * (k % 4)),
        )
        for k in range(13)
    ]
    boxes('shoes', shoes, 'rubber', 0.03)
    crowd(
        [
            ('elder', 'walk', (-0.9, 8.2, 0.2), 176),
            ('guest', 'walk', (0.1, 7.5, 0.2), 184),
            ('elder', 'walk', (1.6, Y0 - 1.2, FOOT), 170),
            ('man', 'walk', (-6.8, 3.4, 0.16), 100),
            ('elder', 'stand', (3.6, 6.4, 0.2), 120),
            ('student', 'walk', (-2.6, 4.2, 0.2), 165),
        ]
    )
    view((9.6, -8.6, 1.6), 22.5, (-0.02, 0.175), -28)
    return {'exposure': 0.68, 'bounces': 4, 'lift': 0.96, 'bloom': 0.10}
