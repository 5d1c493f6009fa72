"""Where people work and learn: an open office and a classroom."""

from products import cassette_4way
from studio.materials import paint, two_tone
from studio.shapes import box, plate, wires

from . import furniture as made
from .room import (
    ceiling_paint,
    daylight,
    hang,
    joints,
    light_line,
    look,
    mount,
    outside,
    plaster,
    shell,
    skirting,
    wood,
)


def office():
    left, right, far, high = -4.2, 4.4, 12.0, 3.0
    window = (1.5, 11.2, 0.75, 2.75)
    shell(
        left,
        right,
        far,
        high,
        paint('carpet', (0.22, 0.24, 0.26), 0.95, spec=0.05),
        plaster(),
        ceiling_paint(),
        window=window,
    )
    skirting(left, right, far)
    outside(left)
    joints(left, right, -2.5, far, 1.2, high - 0.0004, paint('grid', (0.47, 0.48, 0.49), 0.8))
    for y in (4.2, 7.2, 10.2):
        for x in (-1.9, 1.75):
            for side in (-1, 1):
                mount(
                    lambda s=side: made.desk(1.6), (x, y + side * 0.42, 0), 0 if side < 0 else 180
                )
                mount(
                    made.office_chair,
                    (x + 0.05 * side, y + side * 1.18, 0),
                    160 if side < 0 else 15,
                )
            box(
                'screen wall',
                (x, y, 0.96),
                (1.60, 0.03, 0.46),
                made.cloth('felt', (0.30, 0.42, 0.50)),
                0.008,
            )
    mount(lambda: made.shelf(1.6, 1.5, 0.36, 4), (3.0, far - 0.20, 0))
    mount(lambda: made.plant(1.3, 44), (3.85, 6.5, 0))
    mount(lambda: made.plant(1.2, 40, seed=9), (-3.75, 11.4, 0))
    hang(lambda: cassette_4way.build('wind_free', tilt=10), [(-0.1, 4.2), (-0.1, 8.4)], high)
    for x in (-1.9, 1.75):
        light_line(x, 7.0, high, 8.6, 0.07)
    daylight(left, window, 1.0, 0.95, 4.0, 1.0, (6, 10))
    look((0.05, -0.9, 1.55), 24, (0.0, 0.035))


def school():
    left, right, far, high = -3.8, 3.8, 8.8, 3.1
    window = (0.6, 8.0, 0.85, 2.75)
    shell(
        left,
        right,
        far,
        high,
        two_tone('lino', (0.40, 0.43, 0.45), (0.44, 0.47, 0.49), 0.35, 2.0),
        plaster(),
        ceiling_paint(),
        window=window,
    )
    skirting(left, right, far)
    outside(left)
    plate('board frame', 3.6, 1.32, far - 0.030, far, 'alu', 'y', (0, 0, 1.55), 0.02, 0.004)
    plate(
        'board',
        3.52,
        1.24,
        far - 0.034,
        far - 0.028,
        paint('board', (0.80, 0.82, 0.83), 0.25),
        'y',
        (0, 0, 1.55),
        0.01,
    )
    box('ledge', (0, far - 0.06, 0.90), (3.4, 0.09, 0.02), 'alu', 0.004)
    lines = [
        ([(-1.3, far - 0.036, 1.85), (0.5, far - 0.036, 1.85)], False),
        ([(-1.3, far - 0.036, 1.66), (0.1, far - 0.036, 1.66)], False),
        ([(-1.3, far - 0.036, 1.47), (0.3, far - 0.036, 1.47)], False),
    ]
    wires('writing', lines, 0.006, paint('marker', (0.12, 0.30, 0.48), 0.6))
    mount(lambda: made.desk(1.5, 0.7, False, wood(flat=True)), (-2.3, far - 1.2, 0))
    beech = wood('beech', (0.60, 0.45, 0.30), (0.68, 0.53, 0.37), flat=True)
    for y in (2.2, 3.8, 5.4):
        for x in (-2.2, 0.0, 2.2):
            mount(lambda: made.table(1.3, 0.55, 0.72, beech), (x, y, 0))
            for s in (-0.34, 0.34):
                mount(made.chair, (x + s, y - 0.52, 0), 180)
    mount(lambda: made.shelf(1.5, 1.2, 0.36, 3, 7), (2.9, far - 0.2, 0))
    hang(lambda: cassette_4way.build('wind_free', tilt=12), [(-1.15, 4.4), (1.25, 4.4)], high)
    for x in (-2.4, 0.05, 2.5):
        light_line(x, 4.8, high, 5.6, 0.10)
    daylight(left, window, 0.8, 0.75, 5.0, 0.7, (6, 8))
    look((0.0, -1.5, 1.6), 25, (0.0, 0.03))
