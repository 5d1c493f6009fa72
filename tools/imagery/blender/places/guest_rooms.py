"""Where guests are served: a restaurant and a showroom."""

import math

from products import cassette_360
from studio.materials import glow, paint, two_tone
from studio.shapes import box, lathe

from . import furniture as made
from .ductwork import slot_duct
from .room import (
    boards,
    ceiling_paint,
    concrete,
    daylight,
    hang,
    light_line,
    look,
    mount,
    outside,
    plaster,
    shell,
    wood,
)


def restaurants():
    left, right, far, high = -3.6, 3.8, 9.5, 3.3
    window = (1.0, 8.6, 0.45, 2.85)
    green = plaster('wall green', (0.30, 0.37, 0.36))
    shell(
        left,
        right,
        far,
        high,
        boards('dark oak', (0.27, 0.18, 0.12), (0.35, 0.25, 0.17)),
        green,
        ceiling_paint((0.52, 0.53, 0.54)),
        window=window,
    )
    outside(left, warm=0.6)
    box(
        'bench seat',
        (0.6, far - 0.32, 0.40),
        (6.0, 0.62, 0.12),
        made.cloth('bench', (0.36, 0.24, 0.16)),
        0.04,
        4,
    )
    box('bench base', (0.6, far - 0.30, 0.17), (6.0, 0.52, 0.34), wood(flat=True), 0.006)
    box(
        'bench back',
        (0.6, far - 0.06, 0.80),
        (6.0, 0.12, 0.62),
        made.cloth('bench', (0.36, 0.24, 0.16)),
        0.05,
        4,
    )
    for x in (-1.5, 0.5, 2.5):
        mount(lambda: made.table(0.8, 0.75), (x, far - 1.0, 0))
        mount(made.chair, (x, far - 1.75, 0), 178)
    for y in (2.9, 5.4):
        for x in (-1.75, 1.5):
            mount(lambda: made.round_table(0.50, 0.74), (x, y, 0))
            for a in (20, 140, 260):
                r = math.radians(a)
                mount(made.chair, (x + 0.72 * math.sin(r), y + 0.72 * math.cos(r), 0), -a)
            mount(lambda: made.pendant(high, 1.25), (x, y, 0))
    for x in (-1.5, 0.5, 2.5):
        mount(lambda: made.pendant(high, 1.35, 0.14), (x, far - 1.0, 0))
    mount(lambda: made.plant(1.4, 46), (3.3, 6.8, 0))
    slot_duct(far * 0.5, high, 3.15, far - 0.6)
    hang(lambda: cassette_360.build('x'), [(-0.15, 4.1)], high)
    daylight(left, window, 0.85, 0.75, 4.5, 0.7, (5, 8))
    look((0.0, -1.2, 1.45), 25, (0.0, 0.06))


def _show_bed():
    made.bed(1.5)
    box(
        'headboard',
        (0, 1.06, 0.52),
        (1.6, 0.10, 1.04),
        made.cloth('head', (0.34, 0.40, 0.44)),
        0.04,
    )


def showrooms():
    left, right, far, high = -5.0, 5.2, 12.0, 4.2
    window = (1.5, 11.4, 0.05, 3.9)
    floor = two_tone('terrazzo', (0.48, 0.49, 0.50), (0.54, 0.55, 0.555), 0.16, 3.0, detail=8)
    shell(
        left,
        right,
        far,
        high,
        floor,
        plaster(),
        ceiling_paint(),
        window=window,
        back=concrete('dark back', (0.24, 0.27, 0.30), (0.28, 0.31, 0.34)),
    )
    outside(left)
    pale = paint('podium', (0.70, 0.71, 0.71), 0.5)
    for x, y, r in ((-1.9, 6.0, 1.35), (1.7, 8.4, 1.5), (3.1, 4.4, 1.0)):
        rim = [(0, 0.16), (r - 0.02, 0.16), (r, 0.145), (r, 0.03), (r - 0.05, 0.02), (r - 0.05, 0)]
        lathe('podium', rim, pale, (x, y, 0), 128)
    mount(lambda: made.sofa(1.8, (0.15, 0.28, 0.36)), (-1.9, 6.2, 0.16), -24)
    mount(lambda: made.round_table(0.36, 0.40), (-1.75, 5.15, 0.16))
    mount(_show_bed, (1.7, 8.4, 0.16), -30)
    mount(lambda: made.armchair((0.60, 0.44, 0.28)), (3.05, 4.55, 0.16), -48)
    mount(made.floor_lamp, (3.55, 4.95, 0.16))
    for x in (-1.9, 1.7):
        mount(lambda: made.pendant(high, 1.3, 0.30), (x, 6.0 if x < 0 else 7.4, 0))
    mount(lambda: made.plant(1.6, 50), (-4.4, 11.2, 0))
    for x in (-2.6, -0.9, 0.8):
        box('niche', (x, far - 0.03, 1.9), (1.3, 0.06, 1.9), 'black')
        for z in (1.25, 1.9, 2.55):
            box('shelf', (x, far - 0.14, z), (1.3, 0.26, 0.03), wood(flat=True), 0.004)
            lathe(
                'vase',
                [(0, 0), (0.07, 0), (0.10, 0.12), (0.05, 0.26), (0.055, 0.28), (0.04, 0.27)],
                'paper' if z > 1.5 else 'blue',
                (x - 0.25 + 0.2 * (z - 1.2), far - 0.16, z + 0.015),
                48,
            )
        light = box(
            'niche light',
            (x, far - 0.10, 2.86),
            (1.2, 0.03, 0.012),
            glow('lamp', (1.0, 0.95, 0.88), 1.1),
        )
        light.visible_diffuse = False
    hang(lambda: cassette_360.build('x'), [(-0.2, 5.0), (-0.2, 9.0)], high, scale=1.05)
    for x in (-3.2, 2.9):
        light_line(x, 7.0, high, 8.5, 0.06)
    daylight(left, window, 0.9, 0.85, 5.5, 1.0, (7, 10))
    look((0.1, -0.7, 1.5), 25, (0.0, 0.075))
