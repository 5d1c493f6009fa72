"""A furniture shop at dusk: corners of a home, lamps for sale, a couple with a salesman."""

import math

from products import cassette_360
from studio.materials import glow, paint, two_tone
from studio.shapes import box, lathe, wires

from . import furniture as made
from . import greens, props
from .interior import ceiling, fill, floor, flush, focus, lamp, sky_light, spot, wall
from .outlook import outlook
from .people import figure
from .room import ceiling_paint, concrete, look, mount, plaster, wood


def _setting(x, y, color, turn, seed):
    """A living corner on a rug, with a tag on the sofa."""
    mount(
        lambda: made.rug(2.5, 2.0, ((0.28, 0.10, 0.07), (0.20, 0.22, 0.22))[seed % 2]),
        (x, y - 0.7, 0),
        turn,
    )
    mount(lambda: made.sofa(2.0, color), (x, y, 0), turn)
    mount(lambda: made.round_table(0.42, 0.38), (x - 0.2, y - 1.15, 0))
    props.books((x - 0.28, y - 1.15, 0.382), seed, 3, 0.3)
    box(
        'tag',
        (x + 0.5, y - 0.44, 0.50),
        (0.07, 0.004, 0.11),
        'paper',
        rot=(0, 0.1, math.radians(turn)),
    )


def _shop_lamp(x, y, high, kind, low):
    """Lamps that are for sale: a globe, a cone and a drum."""
    wires('cord', [([(x, y, low), (x, y, high)], False)], 0.005, 'plastic')
    shade = glow('shop shade', (1.0, 0.64, 0.32), 1.15)
    shapes = {
        'globe': [
            (0.02 + 0.17 * math.sin(math.pi * k / 16), 0.17 - 0.17 * math.cos(math.pi * k / 16))
            for k in range(17)
        ],
        'drum': [(0.22, 0), (0.22, 0.26), (0.218, 0.26), (0.218, 0)],
        'cone': [(0.26, 0.0), (0.05, 0.24), (0.045, 0.24), (0.255, 0.0)],
    }
    mat = paint('cone metal', (0.34, 0.10, 0.05), 0.4) if kind == 'cone' else shade
    lathe('shop lamp', shapes[kind], mat, (x, y, low - 0.10), 40).visible_shadow = False
    if kind == 'cone':
        lathe('shop bulb', [(0, 0.0), (0.20, 0.004)], shade, (x, y, low - 0.09), 32)
    lamp((x, y, low - (0.24 if kind == 'globe' else 0.16)), 32, radius=0.10)


def _shelf_wall(right, y0, y1):
    """Deep shelves with vases, baskets and small lamps, lit from below each board."""
    dark = wood('shelf walnut', (0.16, 0.09, 0.05), (0.24, 0.14, 0.08), flat=True)
    box('shelf back', (right - 0.02, (y0 + y1) / 2, 1.35), (0.04, y1 - y0, 2.7), dark)
    for n, z in enumerate((0.45, 1.05, 1.65, 2.25)):
        box('board', (right - 0.20, (y0 + y1) / 2, z), (0.36, y1 - y0, 0.035), dark, 0.004)
        box(
            'shelf line',
            (right - 0.06, (y0 + y1) / 2, z - 0.022),
            (0.02, y1 - y0, 0.012),
            glow('shelf line', (1.0, 0.66, 0.36), 1.8),
        )
        count = int((y1 - y0) / 0.42)
        for k in range(count):
            y, tall = y0 + 0.25 + 0.42 * k, 0.18 + 0.06 * ((3 * k + n) % 4)
            color = (
                (0.46, 0.20, 0.10),
                (0.50, 0.47, 0.42),
                (0.08, 0.18, 0.20),
                (0.40, 0.30, 0.12),
            )[(k + 2 * n) % 4]
            lathe(
                'vase',
                [
                    (0, 0),
                    (0.06, 0),
                    (0.10, tall * 0.45),
                    (0.045, tall * 0.85),
                    (0.055, tall),
                    (0.035, tall),
                ],
                paint('vase %.2f' % color[0], color, 0.4),
                (right - 0.22, y, z + 0.018),
                28,
            )
    for z in (1.0, 1.6):
        spot((right - 0.9, (y0 + y1) / 2, 3.3), (right, (y0 + y1) / 2, z), 110, 75)


def showrooms():
    left, right, near, far, high = -4.2, 4.0, -2.4, 10.0, 3.7
    stone = two_tone('shop floor', (0.24, 0.215, 0.185), (0.31, 0.285, 0.25), 0.22, 1.4, detail=9)
    floor(left, right, near, far, stone)
    wall(
        (left, far, 0),
        0,
        right - left,
        high,
        plaster('shop end', (0.24, 0.20, 0.17)),
        (0.5, 5.6, 0.10, 3.0),
        4,
        None,
        paint('shop frame', (0.03, 0.03, 0.03), 0.4),
    )
    wall(
        (left, near, 0),
        90,
        far - near,
        high,
        concrete('shop brick', (0.22, 0.09, 0.055), (0.30, 0.13, 0.08)),
    )
    wall((right, far, 0), -90, far - near, high, plaster('shop side', (0.22, 0.19, 0.16)))
    units = [(0.15, 3.55), (0.15, 7.6)]
    ceiling(
        left,
        right,
        near,
        far,
        high,
        ceiling_paint((0.10, 0.095, 0.09)),
        [(*u, 0.62, 0.62) for u in units],
    )
    flush(lambda: cassette_360.build('x'), units, high, sunk=0.004)
    outlook((-1.2, far, 1.5), 0, 'dusk', 3, 33, 26, (-34, 34), tall=0.5)
    _shelf_wall(right, 3.2, 9.4)
    _setting(-2.45, 5.9, (0.10, 0.16, 0.16), 62, 1)
    _setting(1.35, 7.9, (0.40, 0.17, 0.07), -8, 2)
    mount(lambda: made.armchair((0.42, 0.34, 0.22)), (-2.2, 3.15, 0), 150)
    mount(
        lambda: made.table(
            1.7, 0.85, 0.75, wood('show table', (0.26, 0.15, 0.08), (0.36, 0.22, 0.13), flat=True)
        ),
        (2.15, 4.1, 0),
        84,
    )
    for x, y, a in ((1.50, 3.75, 80), (1.55, 4.6, 96), (2.85, 4.2, -92)):
        mount(
            lambda: made.chair(wood('show chair', (0.22, 0.12, 0.06), (0.30, 0.18, 0.10))),
            (x, y, 0),
            a + 180 if x < 2 else a + 180,
        )
    mount(lambda: greens.fern(0.4, 6, (0.10, 0.10, 0.10)), (2.15, 4.2, 0.75))
    mount(
        lambda: figure('stand', 'panjabi', (0.13, 0.20, 0.30), (0.55, 0.53, 0.50), seed=2),
        (-0.55, 5.35, 0),
        168,
    )
    mount(
        lambda: figure(
            'talk',
            'kameez',
            (0.48, 0.11, 0.10),
            (0.45, 0.40, 0.34),
            'long',
            (0.50, 0.38, 0.16),
            1.60,
            1,
            5,
        ),
        (0.12, 5.20, 0),
        196,
    )
    mount(
        lambda: figure('point', 'shirt', (0.52, 0.50, 0.47), (0.03, 0.03, 0.035), seed=7),
        (1.35, 6.35, 0),
        160,
    )
    props.handbag((-1.95, 5.3, 0.47), (0.10, 0.05, 0.03), 0.5)
    for x, y, kind, low in (
        (-2.2, 4.2, 'globe', 2.55),
        (-2.9, 6.6, 'drum', 2.35),
        (-1.9, 7.6, 'globe', 2.75),
        (2.15, 4.1, 'cone', 1.95),
        (1.4, 7.4, 'drum', 2.5),
        (-3.2, 8.6, 'cone', 2.6),
    ):
        _shop_lamp(x, y, high, kind, low)
    mount(made.floor_lamp, (-3.75, 4.9, 0))
    lamp((-3.75, 4.9, 1.47), 26, radius=0.10)
    for x in (-1.5, 1.9):
        box('track', (x, 5.0, high - 0.02), (0.035, 9.0, 0.03), 'plastic')
        for y in (1.8, 4.0, 6.2, 8.4):
            lathe(
                'track spot',
                [(0, 0.09), (0.04, 0.09), (0.045, -0.05), (0.035, -0.05)],
                'plastic',
                (x, y, high - 0.13),
                24,
            )
            spot((x, y, high - 0.2), (x + 0.6 * math.sin(3 * y), y + 0.3, 0), 190, 46)
    mount(lambda: greens.palm(2.4, 3, (0.40, 0.36, 0.30)), (-3.7, 9.2, 0))
    sky_light((-1.2, far - 0.06, 1.6), (0, -1, -0.1), 5, 2.8, 40, (0.45, 0.60, 1.0))
    fill((0.2, 3.4, 0.6), (0.15, 3.6, 4), 2.2, 22, (1.0, 0.84, 0.64))
    look((0.35, -1.05, 1.55), 27, (-0.01, 0.07), -3)
    focus((*units[0], high), 1.2)
    return {'exposure': 1.4, 'lift': 1.36}
