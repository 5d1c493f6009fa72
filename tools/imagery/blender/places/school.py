"""A classroom: pupils from behind, a teacher at the green board, the sun on the desks."""

import math

from products import cassette_4way
from studio.materials import paint, two_tone
from studio.shapes import bend, box, boxes, lathe, plate, wires

from . import furniture as made
from . import greens, props
from .interior import ceiling, fill, floor, flush, focus, sky_light, sun, wall
from .outlook import outlook
from .people import figure
from .room import ceiling_paint, look, mount, plaster, wood

HOLE = 0.87


def school():
    left, right, near, far, high = -3.5, 3.5, -2.2, 8.2, 3.0
    floor(
        left,
        right,
        near,
        far,
        two_tone('mosaic', (0.26, 0.235, 0.20), (0.36, 0.33, 0.28), 0.35, 26, detail=8),
    )
    lime = plaster('school wall', (0.60, 0.55, 0.42))
    wall(
        (left, near, 0),
        90,
        far - near,
        high,
        lime,
        (2.6, 9.6, 0.90, 2.60),
        5,
        2.05,
        paint('steel window', (0.10, 0.20, 0.22), 0.5),
        'paper',
    )
    wall((right, far, 0), -90, far - near, high, lime)
    wall((left, far, 0), 0, right - left, high, lime)
    dado = paint('dado', (0.13, 0.26, 0.25), 0.5)
    box('dado', (0, far - 0.012, 0.55), (right - left, 0.024, 1.1), dado)
    box('dado', (right - 0.012, 3, 0.55), (0.024, far - near, 1.1), dado)
    units = [(-0.95, 3.35), (1.35, 3.35)]
    ceiling(
        left,
        right,
        near,
        far,
        high,
        ceiling_paint((0.64, 0.62, 0.58)),
        [(x, y, HOLE, HOLE) for x, y in units],
    )
    flush(lambda: cassette_4way.build('wind_free', tilt=12), units, high)
    outlook((left, 4.0, 1.4), 90, 'morning', 2, 14, 14, (-10, 70), (-1.5, 1.8))
    _board(far)
    _classroom_walls(right, far)
    _pupils()
    mount(
        lambda: figure(
            'point',
            'kameez',
            (0.40, 0.09, 0.13),
            (0.42, 0.38, 0.32),
            'bun',
            (0.52, 0.38, 0.14),
            1.62,
            1,
            3,
        ),
        (0.55, far - 0.62, 0),
        176,
    )
    mount(
        lambda: made.desk(
            1.3,
            0.65,
            False,
            wood('teacher desk', (0.26, 0.15, 0.08), (0.34, 0.20, 0.11), flat=True),
        ),
        (-2.3, far - 1.15, 0),
    )
    props.books((-2.6, far - 1.1, 0.742), 5, 6)
    props.cup((-2.1, far - 1.25, 0.742))
    mount(_globe, (-1.88, far - 1.1, 0.742))
    sun((1.0, -0.30, -0.46), 22, (1.0, 0.80, 0.56))
    sky_light((left - 0.1, 3.9, 1.75), (1, -0.1, -0.15), 7, 1.7, 210)
    fill((0.3, -2.0, 2.0), (0, 6, 1.2), 2.4, 26, (1.0, 0.96, 0.90))
    look((0.35, -0.85, 1.62), 27, (0.0, 0.045), -3)
    focus((0.2, 3.35, high), 1.4)
    return {'lift': 1.2, 'exposure': 0.36}


def _board(far):
    """A green board with a drawing in chalk: how a plant takes in water and light."""
    timber = wood('board frame', (0.26, 0.15, 0.08), (0.34, 0.21, 0.12), flat=True)
    plate('board frame', 3.9, 1.45, far - 0.05, far, timber, 'y', (0.1, 0, 1.72), 0.02, 0.004)
    slate = two_tone('board', (0.030, 0.075, 0.058), (0.055, 0.105, 0.085), 0.8, 2.5, detail=9)
    plate('board', 3.76, 1.31, far - 0.055, far - 0.045, slate, 'y', (0.1, 0, 1.72), 0.01)
    box('ledge', (0.1, far - 0.08, 1.0), (3.7, 0.11, 0.025), timber, 0.004)
    y, chalk = far - 0.058, paint('chalk', (0.60, 0.60, 0.55), 0.95)
    stem = bend([(1.3, y, 1.20), (1.32, y, 1.60), (1.26, y, 2.05)], 0.2)
    lines = [(stem, False), ([(0.9, y, 1.32), (1.75, y, 1.32)], False)]
    for k in range(4):
        s, z = (1 if k % 2 else -1), 1.48 + 0.13 * k
        leaf = [
            (1.3 + s * (0.03 + 0.24 * t), y, z + 0.10 * math.sin(math.pi * t) + 0.08 * t)
            for t in (j / 8 for j in range(9))
        ]
        back = [
            (1.3 + s * (0.03 + 0.24 * t), y, z - 0.03 * math.sin(math.pi * t) + 0.08 * t)
            for t in (j / 8 for j in range(9))
        ]
        lines += [(leaf, False), (back, False)]
    sun_ring = [
        (1.82 + 0.10 * math.cos(a), y, 2.16 + 0.10 * math.sin(a))
        for a in (k * 0.4 for k in range(16))
    ]
    lines.append((sun_ring, True))
    for k in range(7):
        z, long = 2.20 - 0.125 * k, (1.30, 1.0, 1.35, 0.8, 1.2, 1.1, 0.5)[k]
        lines.append(
            (
                [
                    (-1.5 + long * t, y, z + 0.012 * math.sin(31 * t + k))
                    for t in (j / 40 for j in range(41))
                ],
                False,
            )
        )
    wires('chalk lines', lines, 0.0055, chalk, 1)


def _classroom_walls(right, far):
    """Charts without words, a clock, a shelf with books below."""
    for k, (y, color) in enumerate(
        ((3.2, (0.42, 0.14, 0.08)), (4.5, (0.10, 0.26, 0.34)), (5.8, (0.14, 0.30, 0.14)))
    ):
        mount(lambda c=color: _chart(c), (right, y, 1.85 - 0.05 * (k % 2)), -90)
    mount(lambda: made.shelf(2.2, 0.95, 0.34, 2, 7), (right - 0.2, 5.4, 0), -90)
    lathe(
        'clock',
        [(0, -0.03), (0.15, -0.03), (0.16, -0.02), (0.16, 0)],
        'paper',
        (0.1, far, 2.68),
        48,
        axis='y',
    )
    mount(lambda: greens.rubber(1.3, 4, (0.36, 0.17, 0.10)), (3.0, 7.5, 0))


def _chart(color):
    box('chart', (0, -0.006, 0), (0.85, 0.008, 1.1), 'paper')
    lathe(
        'disc',
        [(0, -0.012), (0.27, -0.012)],
        paint('chart %.2f' % color[0], color, 0.8),
        (0, 0, 0.12),
        40,
        axis='y',
    )
    boxes(
        'rows',
        [
            (
                (-0.05 * (k % 2), -0.012, -0.30 - 0.07 * k),
                (0.6 - 0.1 * (k % 2), 0.004, 0.02),
                (0, 0, 0),
            )
            for k in range(3)
        ],
        'ink',
    )


def _globe():
    ball = [
        (0.14 * math.sin(math.pi * k / 20), 0.24 - 0.14 * math.cos(math.pi * k / 20))
        for k in range(21)
    ]
    lathe(
        'globe', ball, two_tone('seas', (0.08, 0.22, 0.36), (0.30, 0.28, 0.12), 0.4, 9.0), steps=40
    )
    lathe(
        'globe foot',
        [(0, 0.10), (0.02, 0.10), (0.02, 0.02), (0.09, 0.012), (0.09, 0)],
        'plastic',
        steps=40,
    )


def _pupils():
    """Rows of benches; white shirts, blue kameez, bags on the floor, a seat left free."""
    beech = wood('beech', (0.38, 0.25, 0.14), (0.46, 0.32, 0.19), flat=True)
    seat = wood('school chair', (0.32, 0.19, 0.10), (0.38, 0.24, 0.14))
    white, navy, sky_blue = (0.58, 0.58, 0.56), (0.04, 0.055, 0.10), (0.20, 0.34, 0.50)
    girl = {
        'wear': 'kameez',
        'top': sky_blue,
        'bottom': white,
        'hair': 'braid',
        'scarf': white,
        'tall': 1.46,
    }
    boy = {'top': white, 'bottom': navy, 'tall': 1.48}
    veiled = {
        'wear': 'kameez',
        'top': sky_blue,
        'bottom': white,
        'hair': 'covered',
        'scarf': white,
        'tall': 1.45,
    }
    kinds, n = (girl, boy, boy, veiled, boy, girl), 0
    for row, y in enumerate((1.75, 3.25, 4.75)):
        for x in (-2.15, 0.05, 2.25):
            dx = 0.06 * math.sin(5 * x + row)
            mount(
                lambda: made.table(1.30, 0.50, 0.70, beech),
                (x + dx, y, 0),
                2 * math.sin(3 * x + row),
            )
            for s in (-0.32, 0.32):
                n += 1
                free = n in (4, 11)
                at = (x + dx + s, y - (0.62 if free else 0.46), 0)
                mount(lambda: made.chair(seat), at, 180 + (28 if free else 8 * math.sin(2.3 * n)))
                if not free:
                    who = kinds[n % 6]
                    mount(
                        lambda: figure('sit', **who),
                        (at[0], at[1] - 0.02, 0.04),
                        180 + 9 * math.sin(1.7 * n),
                    )
                props.papers((at[0], y + 0.02, 0.702), n, 2)
                if n % 3 == 0:
                    props.books((at[0] + 0.18, y + 0.10, 0.702), n, 3)
                if n % 4 == 1:
                    props.backpack(
                        (at[0] + 0.36 * (1 if s > 0 else -1), y - 0.55, 0),
                        ((0.34, 0.08, 0.06), (0.06, 0.12, 0.26), (0.12, 0.22, 0.12))[n % 3],
                        0.4,
                    )
