"""A hospital ward with two beds."""

import math

from products import cassette_4way
from studio.materials import glow, paint, two_tone
from studio.shapes import bend, box, lathe, plate, wires

from . import furniture as made
from .room import (
    ceiling_paint,
    daylight,
    hang,
    look,
    mount,
    outside,
    plaster,
    shell,
    skirting,
    wood,
)


def hospital():
    left, right, far, high = -3.0, 3.2, 6.6, 2.9
    window = (0.8, 5.9, 0.85, 2.5)
    floor = two_tone('vinyl', (0.42, 0.48, 0.50), (0.46, 0.52, 0.54), 0.30, 1.5)
    shell(
        left,
        right,
        far,
        high,
        floor,
        plaster('ward', (0.70, 0.73, 0.735)),
        ceiling_paint(),
        window=window,
    )
    outside(left)
    skirting(left, right, far, mat=paint('cove', (0.36, 0.44, 0.47), 0.5), high=0.12)
    box('bumper', (0.1, far - 0.02, 0.95), (6.2, 0.04, 0.18), wood(flat=True), 0.008)
    for x in (-1.15, 1.55):
        mount(_ward_bed, (x, far - 1.20, 0))
        plate('head rail', 1.5, 0.22, far - 0.09, far, 'white', 'y', (x, 0, 1.45), 0.03, 0.006)
        for k in range(5):
            color = ('green', 'blue', 'paper', 'paper', 'red')[k]
            lathe(
                'outlet',
                [(0, -0.012), (0.026, -0.012), (0.030, -0.004), (0.030, 0)],
                color,
                (x - 0.5 + 0.25 * k, far - 0.09, 1.45),
                40,
                axis='y',
            )
        glowing = box(
            'reading light',
            (x, far - 0.06, 1.60),
            (1.3, 0.04, 0.03),
            glow('lamp', (1.0, 0.95, 0.88), 1.1),
        )
        glowing.visible_diffuse = False
        mount(lambda: made.night_table(False), (x + 0.86, far - 0.30, 0))
        _drip(x - 0.72, far - 0.5)
    _monitor(1.55, far)
    mount(lambda: made.armchair((0.32, 0.45, 0.50)), (-2.3, 3.6, 0), 60)
    x = 0.22
    rods = [([(x, y, 2.55), (x, y, high)], False) for y in (far - 1.3, far - 2.56)]
    wires('track', [([(x, far, 2.55), (x, far - 2.6, 2.55)], False), *rods], 0.012, 'alu', 4)
    mount(lambda: made.curtain(0.75, 2.5, 9, (0.40, 0.55, 0.60), 0.30), (x, far - 0.5, 0), 90)
    hang(lambda: cassette_4way.build('wind_free', tilt=9), [(0.2, 3.4)], high)
    for x in (-1.6, 2.0):
        plate(
            'panel light',
            0.6,
            1.2,
            high - 0.012,
            high - 0.002,
            glow('lamp', (1.0, 0.95, 0.88), 1.1),
            'z',
            (x, 3.4, 0),
            0.004,
        )
    daylight(left, window, 0.85, 0.55, 3.5, 0.6, (5, 7))
    look((0.2, 0.1, 1.5), 25, (0.0, 0.05))


def _ward_bed():
    linen = made.cloth('linen', (0.78, 0.79, 0.79))
    box('chassis', (0, 0, 0.34), (0.86, 1.98, 0.07), 'grey', 0.02)
    box('base', (0, 0, 0.20), (0.55, 1.2, 0.20), 'grey', 0.03)
    box('mattress', (0, -0.30, 0.47), (0.88, 1.40, 0.16), linen, 0.06, 5)
    head = box('head part', (0, 0.66, 0.60), (0.88, 0.78, 0.16), linen, 0.06, 5)
    head.rotation_euler[0] = math.radians(26)
    box(
        'blanket',
        (0, -0.42, 0.515),
        (0.94, 1.10, 0.12),
        made.cloth('blanket', (0.38, 0.56, 0.62)),
        0.05,
        5,
    )
    pillow = box('pillow', (0, 0.80, 0.79), (0.62, 0.36, 0.13), linen, 0.06, 6)
    pillow.rotation_euler[0] = math.radians(26)
    for y, high in ((-1.02, 0.80), (1.04, 1.02)):
        plate(
            'board',
            0.92,
            0.46,
            y - 0.018,
            y + 0.018,
            'white',
            'y',
            (0, 0, high - 0.20),
            0.08,
            0.010,
        )
        plate(
            'board field',
            0.66,
            0.26,
            y - 0.020,
            y + 0.020,
            wood(flat=True),
            'y',
            (0, 0, high - 0.19),
            0.04,
        )
    for s in (-1, 1):
        rail = bend(
            [
                (s * 0.47, -0.35, 0.42),
                (s * 0.47, -0.35, 0.80),
                (s * 0.47, 0.45, 0.80),
                (s * 0.47, 0.45, 0.42),
            ],
            0.10,
        )
        wires(
            'side rail',
            [(rail, False), ([(s * 0.47, -0.35, 0.62), (s * 0.47, 0.45, 0.62)], False)],
            0.014,
            'white',
            4,
        )
        for y in (-0.82, 0.82):
            lathe(
                'castor',
                [(0, -0.025), (0.062, -0.022), (0.062, 0.022), (0, 0.025)],
                'rubber',
                (s * 0.34, y, 0.062),
                40,
                axis='x',
            )
            wires(
                'castor post',
                [([(s * 0.34, y, 0.07), (s * 0.34, y, 0.34)], False)],
                0.018,
                'grey',
                4,
            )


def _drip(x, y):
    wires('pole', [([(x, y, 0.05), (x, y, 1.95)], False)], 0.010, 'steel', 4)
    wires(
        'hooks',
        [
            (
                [
                    (x - 0.09, y, 1.90),
                    (x - 0.07, y, 1.95),
                    (x + 0.07, y, 1.95),
                    (x + 0.09, y, 1.90),
                ],
                False,
            )
        ],
        0.005,
        'steel',
        3,
    )
    plate(
        'bag',
        0.11,
        0.20,
        y - 0.018,
        y + 0.018,
        paint('drip', (0.70, 0.76, 0.78), 0.2),
        'y',
        (x - 0.085, 0, 1.78),
        0.03,
        0.012,
    )
    for k in range(5):
        a = 2 * math.pi * k / 5
        end = (x + 0.26 * math.cos(a), y + 0.26 * math.sin(a), 0.045)
        wires('foot', [([(x, y, 0.075), end], False)], 0.010, 'steel', 4)
        lathe(
            'wheel',
            [(0, -0.012), (0.022, -0.011), (0.022, 0.011), (0, 0.012)],
            'rubber',
            (end[0], end[1], 0.023),
            24,
            axis='x',
        )


def _monitor(x, far):
    plate(
        'monitor',
        0.36,
        0.27,
        far - 0.22,
        far - 0.14,
        'plastic',
        'y',
        (x + 0.50, 0, 1.86),
        0.02,
        0.006,
    )
    plate(
        'screen',
        0.32,
        0.22,
        far - 0.2212,
        far - 0.2200,
        glow('signs', (0.05, 0.16, 0.20), 1.0),
        'y',
        (x + 0.50, 0, 1.865),
        0.008,
    )
    for k, color in enumerate(((0.25, 0.9, 0.5), (0.3, 0.75, 1.0), (0.95, 0.8, 0.3))):
        z = 1.93 - 0.06 * k
        line = [
            (
                x + 0.36 + 0.011 * i,
                far - 0.222,
                z + (0.022 if i % 8 == 3 else -0.010 if i % 8 == 4 else 0),
            )
            for i in range(20)
        ]
        wires('trace', [(line, False)], 0.0018, glow('trace %d' % k, color, 1.2), 2)
    wires('arm', [([(x + 0.50, far - 0.14, 1.86), (x + 0.50, far, 1.86)], False)], 0.025, 'grey', 5)
