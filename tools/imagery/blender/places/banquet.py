"""A convention hall on the evening of a wedding: a timber hall full of lamps under a wide roof."""

import numpy as np

from studio.materials import glow, paint
from studio.shapes import box, boxes, prism, wires

from . import cars, wiring
from .avenue import avenue, passing
from .crowd import crowd
from .facade import pane, room_light
from .site import view
from .surfaces import concrete, tiles
from .trees import plant


def _hall(x0, x1, y0, high):
    """A tall glazed hall with slats and hanging lamps behind the glass."""
    mid, wide = (x0 + x1) / 2, x1 - x0
    timber = room_light('hall timber', (1.0, 0.58, 0.26), 1.25, high)
    box('hall back', (mid, y0 + 11, high / 2), (wide, 0.2, high), timber)
    box(
        'hall floor',
        (mid, y0 + 5, 0.62),
        (wide, 13, 0.1),
        paint('hall floor', (0.34, 0.29, 0.24), 0.1),
    )
    slats = [
        ((x0 + 0.6 * k, y0 + 10.8, high / 2), (0.16, 0.2, high), (0, 0, 0))
        for k in range(int(wide / 0.6))
    ]
    boxes('hall slats', slats, paint('slat', (0.12, 0.06, 0.03), 0.5))
    box(
        'hall ceiling',
        (mid, y0 + 5, high - 0.2),
        (wide, 12, 0.1),
        glow('hall ceiling', (1.0, 0.66, 0.34), 0.36),
    )
    chance = np.random.default_rng(3)
    drops, balls = [], []
    for i in range(7):
        for _ in range(9):
            x, y, z = (
                x0 + wide * (i + 0.5) / 7 + chance.normal(0, 0.8),
                y0 + 4.5 + chance.normal(0, 0.8),
                high - chance.uniform(1.2, 3.6),
            )
            drops.append(([(x, y, z), (x, y, high)], False))
            balls.append(((x, y, z), (0.22, 0.22, 0.22), (0.6, 0.6, 0)))
    wires('drops', drops, 0.008, 'black', 1)
    boxes('lights', balls, glow('lights', (1.0, 0.80, 0.52), 7.0), 0.06)
    for k in range(4):
        wiring.lamp((x0 + wide * (k + 0.5) / 4, y0 + 4, high - 3), 700, (1.0, 0.68, 0.36), 1.5)
    pane((x0, y0), (x1, y0), 0.6, high)
    pane((x1, y0), (x1, y0 + 11), 0.6, high)
    fins = [
        ((x0 + wide * k / 16, y0 - 0.2, (high + 0.6) / 2), (0.14, 0.6, high - 0.6), (0, 0, 0))
        for k in range(17)
    ]
    fins += [
        ((x1 + 0.2, y0 + 11 * k / 5, (high + 0.6) / 2), (0.6, 0.14, high - 0.6), (0, 0, 0))
        for k in range(1, 6)
    ]
    boxes('hall fins', fins, paint('bronze', (0.11, 0.07, 0.045), 0.4))


def convention():
    x0, x1, y0, high = -22.0, 8.0, 14.0, 9.6
    avenue(
        'dusk',
        (x0 - 4, x1 + 6),
        41,
        bearing=-80,
        height=3,
        clouds=0.6,
        wet=0.7,
        floors=(4, 9),
        back=15,
    )
    box(
        'forecourt',
        (-6, 9.4, 0.13),
        (66, 10.4, 0.26),
        tiles('forecourt', (0.28, 0.26, 0.24), 0.5, 0.7),
    )
    mat = concrete('hall concrete', (0.36, 0.345, 0.32), 1.5)
    for k in range(4):
        box(
            'step',
            ((x0 + x1) / 2, y0 - 1.0 + 0.4 * k, 0.30 + 0.08 * k),
            (x1 - x0 + 2, 3.4, 0.12),
            mat,
        )
    _hall(x0, x1, y0, high)
    top = [
        (x0 - 5 + 40 * i / 40, high + 0.3 + 2.6 * ((i / 40 - 0.42) * 1.7) ** 2) for i in range(41)
    ]
    roof = top + [(x, z + 0.5) for x, z in reversed(top)]
    prism('roof', roof, y0 - 5.2, y0 + 26, paint('roof sheet', (0.20, 0.195, 0.19), 0.5), 'y')
    soffit = [(x, z - 0.03) for x, z in top] + [(x, z) for x, z in reversed(top)]
    prism('soffit', soffit, y0 - 5.0, y0 + 20, paint('soffit', (0.34, 0.20, 0.11), 0.5), 'y')
    box('stage house', (-8, y0 + 20, 7.5), (26, 14, 15), mat)
    posts = [
        ([(x, y0 - 3.6, 0), (x - 0.5, y0 - 3.6, high + 0.8)], False) for x in np.linspace(x0, x1, 6)
    ]
    wires('posts', posts, 0.18, paint('bronze', (0.11, 0.07, 0.045), 0.4), 6)
    for x in np.linspace(x0 + 2, x1 - 2, 5):
        wiring.lamp((x, y0 - 2.4, 0.9), 90, (1.0, 0.66, 0.34), 0.3, 110, (x, y0 - 2.0, 12))
    _garlands()
    for k, x in enumerate((-27, 11.5)):
        plant('rain', (x, 8.5, 0), 0.9, 110 * k)
    for k in range(6):
        plant(
            'palm' if k % 3 == 0 else 'shrub',
            (-20 + 5.6 * k, 6.2, 0.2),
            0.8 if k % 3 == 0 else 1.3,
            70 * k,
        )
    cars.car((-9.0, 8.0, 0.26), 4, (0.52, 0.52, 0.50))
    passing(
        [
            ('car', -18, -1.8, 0, (0.05, 0.055, 0.06)),
            ('car', -6, -6.4, 180, (0.40, 0.40, 0.40)),
            ('taxi', 2.4, -0.5, 0, None),
            ('rickshaw', -13, 0.0, 0, None),
        ],
        1,
    )
    crowd(
        [
            ('guest', 'talk', (-3.4, 10.2, 0.26), 60),
            ('elder', 'talk', (-2.5, 10.0, 0.26), -60),
            ('woman', 'walk', (-6.0, 10.6, 0.26), 175),
            ('lady', 'walk', (-6.8, 10.9, 0.26), 182),
            ('guest', 'walk', (1.4, 8.4, 0.26), 160),
            ('woman', 'stand', (2.6, 10.8, 0.26), 150),
            ('man', 'walk', (5.6, 3.0, 0.16), 95),
        ]
    )
    view((11.5, -9.6, 1.6), 20.5, (0.0, 0.11), -34)
    return {'exposure': 0.56, 'bounces': 4, 'lift': 0.98, 'bloom': 0.10}


def _garlands():
    """Strings of small warm lamps over the forecourt."""
    bulbs, lines = [], []
    for k in range(7):
        a, b = (-20 + 4.4 * k, 6.0, 5.2), (-18.5 + 4.4 * k, 10.4, 8.2)
        line = [tuple(p + (q - p) * t / 16 for p, q in zip(a, b)) for t in range(17)]
        line = [(x, y, z - 0.9 * 4 * t / 16 * (1 - t / 16)) for t, (x, y, z) in enumerate(line)]
        lines.append((line, False))
        bulbs += [((x, y, z - 0.05), (0.07, 0.07, 0.09), (0, 0, 0)) for x, y, z in line]
        lines.append(([(a[0], a[1], 0), a], False))
    wires('strings', lines, 0.012, 'black', 1)
    boxes('bulbs', bulbs, glow('bulbs', (1.0, 0.72, 0.36), 8.0))
