"""A shopping complex on a wet evening: lit shop windows, screens without words, people, taxis."""

import numpy as np

from studio.materials import glow, paint
from studio.shapes import box, boxes

from . import cars, road, wiring
from .avenue import avenue, passing
from .crowd import crowd
from .facade import pane, room_light
from .site import view
from .surfaces import plaster, windows
from .trees import plant
from .walls import fins

X0, X1, Y0, Y1, HIGH = -25.0, 15.0, 11.0, 32.0, 21.0
TONES = (
    ((1.0, 0.72, 0.42), 1.5),
    ((1.0, 0.86, 0.66), 1.7),
    ((0.80, 0.92, 1.0), 1.3),
    ((1.0, 0.60, 0.50), 1.2),
)
GOODS = (
    (0.45, 0.05, 0.08),
    (0.05, 0.18, 0.35),
    (0.60, 0.50, 0.30),
    (0.03, 0.03, 0.04),
    (0.10, 0.30, 0.22),
)


def _shops():
    """A row of shop windows with goods and dummies, under one long canopy."""
    chance, at = np.random.default_rng(4), X0 + 0.6
    while at < X1 - 4:
        wide = chance.uniform(4.4, 6.2)
        if -5 < at + wide / 2 < 1.5:
            at = 1.5
            continue
        tone, level = TONES[int(chance.integers(4))]
        mid = at + wide / 2
        box(
            'shop back',
            (mid, Y0 + 3.6, 2.2),
            (wide - 0.2, 0.1, 4.0),
            room_light('shop %.2f %.1f' % (tone[2], level), tone, level, 4.4),
        )
        box(
            'shop floor',
            (mid, Y0 + 1.8, 0.32),
            (wide, 3.6, 0.1),
            paint('shop floor', (0.4, 0.38, 0.35), 0.15),
        )
        box(
            'shop ceiling',
            (mid, Y0 + 1.8, 4.1),
            (wide, 3.5, 0.08),
            glow('shop ceiling %.2f' % tone[2], tone, 0.6),
        )
        spots = [
            ((mid + 0.9 * (k - 2), Y0 + 0.8, 4.03), (0.16, 0.16, 0.03), (0, 0, 0)) for k in range(5)
        ]
        boxes('shop spots', spots, glow('shop spots', (1.0, 0.9, 0.75), 9.0))
        for k in range(int(wide / 0.9)):
            x, tall = at + 0.5 + 0.9 * k, chance.uniform(0.5, 1.7)
            color = GOODS[int(chance.integers(5))]
            box(
                'goods',
                (x, Y0 + chance.uniform(0.7, 2.8), 0.4 + tall / 2),
                (0.42, 0.3, tall),
                paint('goods %.2f' % color[0], color, 0.7),
                0.08,
            )
        pane((at, Y0 + 0.1), (at + wide, Y0 + 0.1), 0.3, 4.1)
        boxes(
            'shop frames',
            [((x, Y0 + 0.1, 2.2), (0.14, 0.2, 4.2), (0, 0, 0)) for x in (at, at + wide)],
            'slate',
        )
        color = ((0.55, 0.06, 0.06), (0.05, 0.28, 0.42), (0.62, 0.40, 0.08), (0.08, 0.34, 0.20))[
            int(chance.integers(4))
        ]
        wiring.sign(mid, Y0 - 0.1, 4.72, wide - 0.6, 0.72, color, lit=1.1)
        at += wide + 0.1
    for x in (X0 + 6, X0 + 15, 6, 12):
        wiring.lamp((x, Y0 - 1.2, 3.6), 130, (1.0, 0.78, 0.52), 0.8)


def _atrium():
    """Four storeys of glass over the entrance, with galleries and escalators behind."""
    a, b, top = -6.4, 1.6, 18.6
    mid, wide = (a + b) / 2, b - a
    box(
        'atrium back',
        (mid, Y0 + 9, top / 2),
        (wide, 0.2, top),
        room_light('atrium', (1.0, 0.72, 0.42), 1.5, 4.6),
    )
    for s in (a + 0.1, b - 0.1):
        box(
            'atrium side',
            (s, Y0 + 5, top / 2),
            (0.2, 9, top),
            room_light('atrium', (1.0, 0.72, 0.42), 1.5, 4.6),
        )
    floors = [((mid, Y0 + 7, 4.6 * k), (wide, 4, 0.4), (0, 0, 0)) for k in range(1, 5)]
    boxes('galleries', floors, paint('gallery edge', (0.55, 0.53, 0.50), 0.5))
    boxes(
        'gallery lamps',
        [((mid, Y0 + 5.02, 4.6 * k), (wide, 0.03, 0.12), (0, 0, 0)) for k in range(1, 5)],
        glow('gallery lamps', (1.0, 0.86, 0.66), 4.0),
    )
    steps = [
        (
            (mid + (1.6 if k % 2 else -1.6), Y0 + 3.4, 4.6 * k + 2.5),
            (5.6, 1.1, 0.5),
            (0, -0.72 if k % 2 else 0.72, 0),
        )
        for k in range(3)
    ]
    boxes('escalators', steps, 'slate')
    folk = [
        ((mid - 3 + 0.9 * i, Y0 + 5.4, 4.6 * k + 0.95), (0.34, 0.24, 1.5), (0, 0, 0))
        for k in range(1, 4)
        for i in range(7)
        if (i * 5 + k * 3) % 7 < 3
    ]
    boxes('people inside', folk, paint('furniture', (0.05, 0.045, 0.04), 0.7), 0.1)
    pane((a, Y0 - 0.5), (b, Y0 - 0.5), 0.3, top)
    bars = [((a + wide * k / 5, Y0 - 0.6, top / 2), (0.1, 0.25, top), (0, 0, 0)) for k in range(6)]
    bars += [((mid, Y0 - 0.6, 2.3 * k), (wide, 0.16, 0.08), (0, 0, 0)) for k in range(2, 9)]
    boxes('atrium bars', bars, 'slate')
    wiring.lamp((mid, Y0 + 2.5, 6), 900, (1.0, 0.74, 0.44), 1.5)


def shopping():
    avenue(
        'dusk',
        (X0 - 1, X1 + 1),
        21,
        bearing=-30,
        height=3,
        clouds=0.7,
        wet=0.9,
        floors=(4, 9),
        back=12,
    )
    clad, dark = plaster('cladding', (0.46, 0.44, 0.41), 0.25), paint(
        'dark cladding', (0.055, 0.058, 0.062), 0.4
    )
    box(
        'forecourt',
        (-4, 7.8, 0.13),
        (62, 6.6, 0.26),
        road.tiles('forecourt', (0.30, 0.285, 0.265), 0.4, 0.8),
    )
    _shops()
    _atrium()
    for a, b in ((X0, -6.4), (1.6, X1)):
        mid, wide = (a + b) / 2, b - a
        box('upper hall', (mid, Y0 + 11, (5.2 + HIGH) / 2), (wide, 21, HIGH - 5.2), clad)
        box('ground hall', (mid, Y0 + 13, 2.6), (wide, 17, 5.2), clad)
        box('canopy', (mid, Y0 - 1.3, 5.3), (wide, 3.0, 0.22), dark)
        fins(a + 0.4, b - 0.4, Y0 + 0.48, 6.4, HIGH - 1, dark, 0.55, 0.35, 0.09)
    box('top band', ((X0 + X1) / 2, Y0 + 10, HIGH + 0.4), (X1 - X0 + 0.5, 22, 1.0), dark)
    for x, z, w, h, light, deep in (
        (-20.5, 13.4, 5.2, 8.0, (1.0, 0.50, 0.22), (0.45, 0.04, 0.10)),
        (10.6, 13.0, 5.0, 7.4, (0.30, 0.80, 0.85), (0.02, 0.10, 0.30)),
    ):
        wiring.screen(x, Y0 - 0.2, z, w, h, light, deep)
    box(
        'side panes',
        (X1 + 0.03, Y0 + 11, 13),
        (0.06, 17, 12),
        windows('side lit', 2.2, 4.0, 0.5, 0.9),
    )
    box('roof house', (-4, Y0 + 14, HIGH + 2), (10, 8, 3.4), dark)
    for k, x in enumerate((-21, -13.5, 7.5)):
        plant(('small', 'mahogany', 'small')[k], (x, 6.4, 0.2), 1.0 if k != 1 else 0.55, 60 * k)
    plant('palm', (13.4, 6.6, 0.2), 0.9, 30)
    passing(
        [
            ('rickshaw', 6.2, -0.1, 6, None),
            ('rickshaw', 9.3, 0.15, -5, (0.03, 0.12, 0.32)),
            ('taxi', -8, -0.5, 0, None),
            ('taxi', -13.2, -0.3, 0, None),
            ('car', -22, -1.8, 0, (0.40, 0.40, 0.40)),
            ('car', -3, -6.3, 180, (0.28, 0.03, 0.03)),
            ('car', -19, -6.5, 180, (0.05, 0.055, 0.06)),
        ],
        1,
    )
    crowd(
        [
            ('woman', 'walk', (-2.6, 8.6, 0.26), 170),
            ('man', 'walk', (-1.8, 8.9, 0.26), 178),
            ('lady', 'walk', (3.2, 6.8, 0.26), 90),
            ('student', 'stand', (-9.5, 9.0, 0.26), 160),
            ('guest', 'walk', (-10.2, 5.6, 0.26), -85),
            ('woman', 'read', (7.6, 9.2, 0.26), 175),
            ('worker', 'stand', (5.0, 1.9, 0.16), 30),
            ('elder', 'walk', (11.0, 3.0, 0.16), 95),
        ]
    )
    cars.taxi((8.6, -7.4, 0), 176, 1)
    view((13.6, -12.8, 1.6), 20, (0.0, 0.16), -29)
    return {'exposure': 0.56, 'bounces': 4, 'lift': 0.98, 'bloom': 0.10}
