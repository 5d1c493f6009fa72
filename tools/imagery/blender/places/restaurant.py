"""A restaurant in the evening: laid tables below cane lamps, an open kitchen, the town outside."""

import math

from products import cassette_360
from studio.materials import glow, paint, two_tone
from studio.shapes import box, boxes, lathe, wires

from . import furniture as made
from . import greens, props
from .interior import ceiling, fill, floor, flush, focus, lamp, sky_light, spot, wall
from .outlook import outlook
from .people import figure
from .room import ceiling_paint, look, mount, plaster, wood

FOODS = ((0.62, 0.42, 0.14), (0.40, 0.16, 0.06), (0.30, 0.36, 0.10), (0.70, 0.62, 0.44))


def _laid(x, y, radius, turns, seed):
    """A round table that is laid, with chairs that were moved."""
    dark = wood('table top', (0.20, 0.11, 0.06), (0.28, 0.16, 0.09), flat=True)
    mount(lambda: made.round_table(radius, 0.74, dark), (x, y, 0))
    seat = wood('chair wood', (0.24, 0.13, 0.07), (0.32, 0.19, 0.10))
    for n, a in enumerate(turns):
        r, back = math.radians(a), radius + 0.22 + 0.07 * ((seed + n) % 3)
        mount(
            lambda: made.chair(seat),
            (x + back * math.sin(r), y + back * math.cos(r), 0),
            -a + 9 * ((seed + n) % 3 - 1),
        )
        if (seed + n) % 4 < 3:
            inner = radius - 0.17
            props.place_setting(
                (x + inner * math.sin(r), y + inner * math.cos(r), 0.74), -r, FOODS[(seed + n) % 4]
            )
    lathe(
        'candle',
        [(0, 0), (0.035, 0), (0.04, 0.08), (0.035, 0.08)],
        glow('candle', (1.0, 0.55, 0.22), 1.6),
        (x + 0.04, y, 0.742),
        24,
    )
    props.bottle((x - 0.10, y + 0.05, 0.742), (0.05, 0.13, 0.09))


def _lamp_above(x, y, high, drop, power):
    """A cane shade with its light on the table."""
    low = high - drop
    wires('cord', [([(x, y, low + 0.2), (x, y, high)], False)], 0.004, 'plastic')
    shade = glow('cane shade', (1.0, 0.56, 0.24), 0.42)
    profile = [
        (0.04, 0.24),
        (0.13, 0.20),
        (0.21, 0.10),
        (0.235, 0.0),
        (0.232, 0.0),
        (0.205, 0.10),
        (0.127, 0.197),
    ]
    lathe('shade', profile, shade, (x, y, low), 40).visible_shadow = False
    rings = []
    for r, z in (
        (0.10, 0.215),
        (0.15, 0.18),
        (0.19, 0.135),
        (0.216, 0.085),
        (0.230, 0.035),
        (0.236, 0.0),
    ):
        rings.append(
            (
                [
                    (x + r * math.cos(k * 0.196), y + r * math.sin(k * 0.196), low + z)
                    for k in range(32)
                ],
                True,
            )
        )
    wires('cane', rings, 0.005, paint('cane', (0.30, 0.17, 0.07), 0.7), 2)
    lamp((x, y, low + 0.06), power, radius=0.07)


def _guest(x, y, turn, top, wear='shirt', **more):
    mount(lambda: figure('sit', wear, top, **more), (x, y, -0.01), turn)


def restaurants():
    left, right, near, far, high = -3.3, 3.5, -2.4, 8.6, 3.2
    tile = two_tone('red oxide', (0.22, 0.060, 0.035), (0.28, 0.085, 0.05), 0.32, 2.2, detail=8)
    floor(left, right, near, far, tile)
    green = plaster('deep green', (0.050, 0.095, 0.075))
    wall(
        (left, near, 0),
        90,
        far - near,
        high,
        green,
        (3.3, 10.4, 0.55, 2.75),
        5,
        2.15,
        paint('dark frame', (0.035, 0.03, 0.025), 0.5),
        'paper',
    )
    wall((right, far, 0), -90, far - near, high, plaster('lime', (0.40, 0.32, 0.24)))
    wall((left, far, 0), 0, right - left, high, green)
    unit = (0.15, 2.75)
    ceiling(left, right, near, far, high, ceiling_paint((0.44, 0.39, 0.33)), [(*unit, 0.62, 0.62)])
    flush(lambda: cassette_360.build('x'), [unit], high, sunk=0.004)
    outlook((left, 4.4, 1.3), 90, 'dusk', 2, 4, 13, (-10, 60))
    _laid(-1.30, 2.75, 0.50, (190, 20, 85), 1)
    _laid(1.62, 2.95, 0.50, (178, 330, 270), 2)
    _laid(-1.75, 5.3, 0.50, (200, 20, 110), 5)
    _laid(1.55, 5.9, 0.50, (140, 40, 270), 4)
    _guest(
        -1.43, 2.02, 172, (0.46, 0.10, 0.09), 'kameez', hair='long', seed=2, bottom=(0.4, 0.36, 0.3)
    )
    _guest(-0.54, 2.85, -98, (0.16, 0.22, 0.32), seed=1)
    _guest(
        1.64,
        2.20,
        184,
        (0.07, 0.24, 0.22),
        'kameez',
        hair='covered',
        scarf=(0.40, 0.30, 0.20),
        seed=4,
    )
    _guest(0.88, 2.98, 96, (0.50, 0.47, 0.40), 'panjabi', seed=3)
    _guest(-1.98, 4.58, 165, (0.46, 0.44, 0.40), seed=6)
    _guest(2.02, 5.28, 215, (0.08, 0.09, 0.12), seed=7)
    mount(
        lambda: figure('reach', 'shirt', (0.56, 0.54, 0.50), (0.02, 0.02, 0.022), seed=9),
        (0.38, 5.6, 0),
        -70,
    )
    for x, y, p in ((-1.30, 2.75, 34), (1.62, 2.95, 34), (-1.75, 5.3, 30), (1.55, 5.9, 30)):
        _lamp_above(x, y, high, 1.45, p)
    _kitchen(far)
    for k, y in enumerate((1.2, 3.0, 4.8)):
        mount(
            lambda: made.picture_frame(
                0.7, 0.95, ((0.40, 0.15, 0.08), (0.10, 0.22, 0.26), (0.42, 0.32, 0.12))[k]
            ),
            (right, y, 1.65),
            -90,
        )
        spot((right - 0.7, y, high - 0.05), (right, y, 1.5), 24, 55)
    mount(lambda: greens.palm(2.1, 6, (0.10, 0.10, 0.10)), (2.95, 7.3, 0))
    mount(lambda: greens.palm(1.7, 8, (0.34, 0.18, 0.10)), (-2.85, 7.2, 0))
    props.handbag((1.22, 2.10, 0.0), turn=0.4)
    sky_light((left - 0.1, 4.6, 1.7), (1, -0.1, -0.1), 7.0, 2.0, 70, (0.45, 0.60, 1.0))
    fill((0.3, -2.2, 1.0), (0.2, 3.0, 3.0), 2.4, 24, (1.0, 0.84, 0.64))
    look((0.20, -1.05, 1.48), 28, (-0.01, 0.075), -3)
    focus((*unit, high), 1.1)
    return {'exposure': 0.95, 'lift': 1.25}


def _kitchen(far):
    """An open kitchen at the end: a lit hatch with shelves, hoods and a cook behind the counter."""
    box('hatch', (0.1, far - 0.01, 1.72), (3.9, 0.03, 1.30), glow('hatch', (1.0, 0.58, 0.26), 0.55))
    timber = wood('counter', (0.24, 0.13, 0.07), (0.34, 0.20, 0.11), flat=True)
    box('counter', (0.1, far - 0.38, 0.52), (4.3, 0.55, 1.04), timber, 0.01)
    box('counter top', (0.1, far - 0.42, 1.06), (4.5, 0.70, 0.05), 'slate', 0.01)
    dark = paint('kitchen dark', (0.05, 0.035, 0.025), 0.7)
    box('hood', (0.55, far - 0.06, 2.16), (1.5, 0.10, 0.34), 'steel', 0.01)
    box(
        'tiles',
        (0.1, far - 0.03, 1.22),
        (3.8, 0.02, 0.34),
        paint('kitchen tiles', (0.30, 0.16, 0.08), 0.3),
    )
    for k in range(6):
        wires(
            'hook',
            [([(-1.5 + 0.24 * k, far - 0.08, 2.34), (-1.5 + 0.24 * k, far - 0.08, 2.16)], False)],
            0.006,
            dark,
        )
        lathe(
            'pan',
            [(0, -0.02), (0.07 + 0.012 * (k % 3), -0.02), (0.08 + 0.012 * (k % 3), 0.02)],
            dark,
            (-1.5 + 0.24 * k, far - 0.08, 2.08),
            24,
            axis='y',
        )
    box('shelf', (0.1, far - 0.10, 1.86), (3.8, 0.18, 0.03), dark)
    for k in range(13):
        tall, x = 0.12 + 0.05 * (k * 7 % 4), -1.7 + 0.29 * k
        lathe(
            'jar',
            [(0, 0), (0.05, 0), (0.055, tall), (0.03, tall + 0.03), (0, tall + 0.03)],
            paint(
                'jar %d' % (k % 4),
                ((0.30, 0.12, 0.05), (0.5, 0.45, 0.35), (0.12, 0.18, 0.10), (0.5, 0.33, 0.1))[
                    k % 4
                ],
                0.4,
            ),
            (x, far - 0.12, 1.875),
            20,
        )
    boxes(
        'frame',
        [
            ((0.1, far - 0.05, 2.40), (4.1, 0.10, 0.10), (0, 0, 0)),
            ((-1.9, far - 0.05, 1.72), (0.10, 0.10, 1.40), (0, 0, 0)),
            ((2.1, far - 0.05, 1.72), (0.10, 0.10, 1.40), (0, 0, 0)),
        ],
        dark,
    )
    mount(
        lambda: figure('reach', 'tunic', (0.60, 0.58, 0.55), (0.1, 0.1, 0.1), seed=11),
        (0.7, far - 0.20, 0.12),
        10,
    )
