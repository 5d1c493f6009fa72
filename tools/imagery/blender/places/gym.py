"""A gym with exposed ducts."""

import math

from studio.materials import glow, two_tone
from studio.shapes import bend, box, lathe, wires

from . import furniture as made
from .ductwork import slot_duct
from .room import (
    ceiling_paint,
    concrete,
    daylight,
    light_line,
    look,
    mount,
    outside,
    plaster,
    shell,
    wood,
)


def gym():
    left, right, far, high = -4.4, 4.4, 11.0, 3.8
    window = (1.0, 10.4, 0.06, 3.3)
    floor = two_tone('rubber floor', (0.085, 0.092, 0.10), (0.11, 0.117, 0.125), 0.6, 60, detail=6)
    shell(
        left,
        right,
        far,
        high,
        floor,
        plaster(),
        ceiling_paint((0.50, 0.51, 0.52)),
        window=window,
        back=concrete(),
    )
    outside(left)
    for k in range(4):
        mount(_treadmill, (-2.7, 3.2 + 1.85 * k, 0), -90)
    box('platform', (2.4, 6.2, 0.02), (2.6, 3.4, 0.04), wood(flat=True), 0.004)
    mount(_rack, (2.4, 6.9, 0.04))
    mount(_bench, (2.4, 5.6, 0.04))
    mount(_dumbbells, (2.2, far - 0.55, 0))
    for x, y, color in ((0.2, 3.0, 'blue'), (0.75, 3.45, 'orange')):
        lathe(
            'ball',
            [
                (0.30 * math.sin(math.pi * i / 24), 0.30 - 0.30 * math.cos(math.pi * i / 24))
                for i in range(25)
            ],
            color,
            (x, y, 0),
            64,
        )
    slot_duct(far * 0.5 + 0.4, high, 3.0, far - 1.5)
    slot_duct(far * 0.5 + 0.4, high, -1.4, far - 1.5)
    for x in (-3.0, 0.8):
        light_line(x, 6.0, high, 8.0, 0.07)
    daylight(left, window, 1.0, 0.95, 5.0, 1.1, (6, 9))
    look((0.1, -1.2, 1.5), 24, (0.0, 0.06))


def _treadmill():
    box('deck', (0, 0, 0.13), (0.82, 1.75, 0.14), 'plastic', 0.03, 4)
    box('belt', (0, -0.06, 0.203), (0.52, 1.55, 0.006), 'rubber')
    for s in (-1, 1):
        box('side', (s * 0.34, -0.06, 0.208), (0.13, 1.5, 0.02), 'grey', 0.006)
        post = bend([(s * 0.36, 0.72, 0.16), (s * 0.36, 0.62, 1.18), (s * 0.36, 0.05, 1.10)], 0.16)
        wires('post', [(post, False)], 0.030, 'grey', 5)
    box('hood', (0, 0.74, 0.24), (0.80, 0.36, 0.22), 'plastic', 0.07, 5)
    console = box('console', (0, 0.62, 1.28), (0.78, 0.10, 0.34), 'plastic', 0.04, 4)
    console.rotation_euler[0] = math.radians(-18)
    screen = box(
        'screen', (0, 0.566, 1.30), (0.46, 0.004, 0.24), glow('run', (0.35, 0.58, 0.75), 0.8)
    )
    screen.rotation_euler[0] = math.radians(-18)


def _rack():
    for sx in (-0.58, 0.58):
        for y in (-0.35, 0.35):
            box('upright', (sx, y, 1.15), (0.07, 0.07, 2.3), 'slate', 0.006)
        box('foot', (sx, 0, 0.035), (0.07, 1.2, 0.07), 'slate', 0.006)
        box('top', (sx, 0, 2.27), (0.07, 0.72, 0.07), 'slate', 0.006)
    box('cross', (0, 0.35, 2.27), (1.16, 0.07, 0.07), 'slate', 0.006)
    wires('pull bar', [([(-0.58, -0.35, 2.24), (0.58, -0.35, 2.24)], False)], 0.018, 'steel', 5)
    wires('bar', [([(-1.08, -0.43, 1.15), (1.08, -0.43, 1.15)], False)], 0.0145, 'steel', 5)
    for s in (-1, 1):
        for k, (r, color) in enumerate(((0.225, 'plastic'), (0.225, 'blue'), (0.16, 'plastic'))):
            x = s * (0.78 + 0.055 * k)
            disc = [
                (0.03, -0.022),
                (r - 0.02, -0.022),
                (r, -0.014),
                (r, 0.014),
                (r - 0.02, 0.022),
                (0.03, 0.022),
            ]
            lathe('disc', disc, color, (x, -0.43, 1.15), 72, axis='x')
        box('hook', (s * 0.58, -0.42, 1.125), (0.05, 0.09, 0.04), 'plastic', 0.006)


def _bench():
    pad = made.cloth('pad', (0.04, 0.045, 0.05))
    box('pad', (0, 0, 0.44), (0.30, 1.20, 0.08), pad, 0.03, 4)
    for y in (-0.45, 0.45):
        box('leg', (0, y, 0.20), (0.06, 0.06, 0.40), 'slate', 0.006)
        box('foot', (0, y, 0.025), (0.50, 0.06, 0.05), 'slate', 0.006)


def _dumbbells():
    for level, z in enumerate((0.42, 0.82)):
        box(
            'shelf',
            (0, 0.05 * level, z),
            (3.2, 0.34, 0.03),
            'slate',
            0.004,
            rot=(math.radians(14), 0, 0),
        )
        for k in range(9):
            x, r = -1.42 + 0.355 * k, 0.062 + 0.006 * (k % 5)
            for s in (-0.075, 0.075):
                disc = [
                    (0, s - 0.045),
                    (r - 0.012, s - 0.045),
                    (r, s - 0.034),
                    (r, s + 0.034),
                    (r - 0.012, s + 0.045),
                    (0, s + 0.045),
                ]
                lathe(
                    'weight', disc, 'plastic', (x, 0.05 * level - 0.02, z + r + 0.012), 8, axis='y'
                )
            wires(
                'grip',
                [
                    (
                        [
                            (x, 0.05 * level - 0.11, z + r + 0.012),
                            (x, 0.05 * level + 0.07, z + r + 0.012),
                        ],
                        False,
                    )
                ],
                0.015,
                'steel',
                4,
            )
    for s in (-1.6, 1.6):
        box('stand', (s, 0.05, 0.46), (0.05, 0.40, 0.92), 'slate', 0.006)
