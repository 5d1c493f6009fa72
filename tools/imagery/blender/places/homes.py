"""Where people live and sleep: a living room and a hotel room."""

from products import cassette_1way, wall_mounted
from studio.shapes import box, boxes, plate

from . import furniture as made
from .room import (
    boards,
    ceiling_paint,
    daylight,
    downlight,
    hang,
    look,
    mount,
    outside,
    plaster,
    shell,
    skirting,
    wood,
)


def home():
    left, right, far, high = -2.6, 2.7, 6.2, 2.75
    window = (2.0, 5.2, 0.06, 2.45)
    shell(
        left,
        right,
        far,
        high,
        boards(),
        plaster('wall', (0.68, 0.685, 0.68)),
        ceiling_paint(),
        window=window,
    )
    skirting(left, right, far)
    outside(left)
    mount(lambda: made.curtain(0.75, 2.60, 7), (left + 0.16, 1.75, 0), 90)
    mount(lambda: made.curtain(0.75, 2.60, 7), (left + 0.16, 5.45, 0), 90)
    mount(lambda: made.sofa(2.3, (0.17, 0.25, 0.31)), (0.15, 5.55, 0))
    mount(lambda: made.rug(2.9, 2.0, (0.36, 0.38, 0.39)), (0.10, 4.15, 0))
    mount(lambda: made.round_table(0.45, 0.38), (0.05, 4.25, 0))
    mount(lambda: made.armchair((0.52, 0.47, 0.40)), (2.0, 4.0, 0), -62)
    mount(made.floor_lamp, (1.95, 5.65, 0))
    mount(lambda: made.plant(1.25, 40), (-1.75, 5.6, 0))
    mount(lambda: made.picture_frame(0.60, 0.80), (-0.28, far, 1.62))
    mount(lambda: made.picture_frame(0.60, 0.80, (0.52, 0.47, 0.38)), (0.48, far, 1.62))
    wall_mounted.model('wind_free', 2.16, far)
    daylight(left, window, 0.85, 0.45, 4.5, 0.5, (4, 7))
    look((0.0, 0.35, 1.30), 25, (0.0, 0.05))


def hotel():
    left, right, far, high = -2.7, 2.9, 5.8, 2.8
    window = (0.8, 4.9, 0.06, 2.5)
    shell(
        left,
        right,
        far,
        high,
        made.cloth('carpet', (0.38, 0.36, 0.33)),
        plaster('wall warm', (0.62, 0.60, 0.57)),
        ceiling_paint(),
        window=window,
    )
    outside(left, warm=0.5)
    panel = wood('walnut', (0.24, 0.155, 0.10), (0.32, 0.215, 0.14))
    boxes(
        'panelling',
        [((-1.95 + 0.65 * k, far - 0.02, 1.4), (0.644, 0.04, 2.8), (0, 0, 0)) for k in range(8)],
        panel,
        0.003,
    )
    box(
        'headboard',
        (0.35, far - 0.09, 0.78),
        (2.5, 0.10, 0.80),
        made.cloth('head', (0.44, 0.47, 0.49)),
        0.04,
        4,
    )
    mount(lambda: made.bed(1.9), (0.35, far - 1.20, 0))
    for x in (-0.98, 1.68):
        mount(made.night_table, (x, far - 0.30, 0))
    mount(lambda: made.curtain(0.9, 2.62, 8, (0.46, 0.47, 0.47)), (left + 0.16, 5.2, 0), 90)
    mount(lambda: made.curtain(0.8, 2.62, 7, (0.46, 0.47, 0.47)), (left + 0.16, 0.9, 0), 90)
    mount(lambda: made.armchair((0.17, 0.27, 0.34)), (-1.75, 3.5, 0), 118)
    mount(lambda: made.round_table(0.25, 0.50), (-1.85, 2.5, 0))
    box(
        'bench',
        (0.35, 2.95, 0.42),
        (1.5, 0.45, 0.12),
        made.cloth('bench pale', (0.55, 0.53, 0.49)),
        0.04,
        4,
    )
    for s in (-0.6, 0.6):
        box('bench leg', (0.35 + s, 2.95, 0.18), (0.05, 0.36, 0.36), made.steel_frame(), 0.004)
    plate(
        'television',
        1.25,
        0.72,
        right - 0.05,
        right - 0.005,
        'glass',
        'x',
        (0, 2.3, 1.45),
        0.02,
        0.004,
    )
    hang(lambda: cassette_1way.build('wind_free'), [(0.35, 3.1)], high, 180)
    for x in (-1.7, 2.2):
        downlight(x, 3.1, high)
    daylight(left, window, 0.85, 0.5, 4.5, 0.5, (4, 6))
    look((0.25, -0.05, 1.35), 25, (0.0, 0.06))
