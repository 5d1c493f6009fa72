"""Modular air cooled chiller, 2240 x 2000 x 1000 mm: two fans over slanted coils on a cabinet."""

import math

from studio.air import bell_mouth, fan_blades, fan_guard, fin_stack
from studio.fittings import bolts, flange
from studio.signs import badge, display, label, warning
from studio.shapes import bevel, box, circle, cut, plate, prism, rounded_rect

LONG, HIGH, DEEP = 2.240, 2.000, 1.000
X, Y = LONG / 2, DEEP / 2
RAIL, CABINET, DECK = 0.12, 0.86, 1.86
LOW, TOP = RAIL + 0.045, CABINET - 0.045
SEAM, FAN = 0.005, 0.40


def _base():
    for s in (-1, 1):
        box('rail', (0, s * (Y - 0.05), RAIL / 2), (LONG, 0.09, RAIL), 'slate', 0.005)
        box(
            'cross',
            (s * (X - 0.05), 0, RAIL / 2 + 0.002),
            (0.09, DEEP - 0.19, RAIL - 0.006),
            'slate',
            0.004,
        )
        for x in (-0.72, 0.72):
            hole = plate(
                'lifting eye',
                0.16,
                0.06,
                0,
                0.002,
                'black',
                'y',
                (x, s * (Y - 0.005) - (0.002 if s < 0 else 0), RAIL / 2),
                0.028,
            )
            hole.name = 'lifting eye'
    box(
        'core',
        (0, 0, (RAIL + CABINET) / 2),
        (LONG - 0.05, DEEP - 0.05, CABINET - RAIL - 0.01),
        'black',
    )
    box('table', (0, 0, CABINET - 0.02), (LONG + 0.006, DEEP + 0.006, 0.04), 'white', 0.006, 4)
    box('plinth', (0, 0, RAIL + 0.02), (LONG + 0.006, DEEP + 0.006, 0.04), 'white', 0.006, 4)


def _doors():
    count = 4
    wide = (LONG - SEAM * (count + 1) - 0.01) / count
    tall, z = TOP - LOW, (LOW + TOP) / 2
    for i in range(count):
        x = -X + 0.005 + SEAM + wide / 2 + i * (wide + SEAM)
        door = plate('door', wide, tall, -Y, -Y + 0.022, 'white', 'y', (x, 0, z), 0.008)
        if i in (1, 2):
            slots = [
                prism(
                    'slot',
                    rounded_rect(wide * 0.62, 0.014, 0.0069),
                    -Y - 0.01,
                    -Y + 0.05,
                    'black',
                    'y',
                    (x, 0, LOW + 0.13 + 0.032 * k),
                )
                for k in range(7)
            ]
            cut(door, *slots)
        bevel(door, 0.003)
        for e in (LOW + 0.07, TOP - 0.07):
            place = (x + wide / 2 - 0.036, 0, e)
            prism('lock', circle(0.015, 40), -Y - 0.004, -Y + 0.005, 'plastic', 'y', place)
            box('lock slot', (place[0], -Y - 0.0042, e), (0.018, 0.0012, 0.0036), 'black')
    first = -X + 0.005 + SEAM + wide / 2
    plate(
        'panel',
        0.22,
        0.15,
        -Y - 0.007,
        -Y + 0.004,
        'plastic',
        'y',
        (first, 0, TOP - 0.16),
        0.014,
        0.002,
    )
    display((first, -Y - 0.006, TOP - 0.152), 0.168, 0.098, '07', 'y', -1, 0.002, 0.42)
    badge((first + 3 * (wide + SEAM), -Y, TOP - 0.10), 0.20, 0.044)
    warning((first + wide + SEAM, -Y, TOP - 0.12), 0.05)
    label((first + 3 * (wide + SEAM), -Y, LOW + 0.13), 0.16, 0.10, 'y', -1, 7)


def _end():
    """The end with the water connections, flow and return."""
    wide = DEEP / 2 - 0.012
    for i in (-0.5, 0.5):
        door = plate(
            'end door',
            wide,
            TOP - LOW,
            X - 0.022,
            X,
            'white',
            'x',
            (0, i * (wide + SEAM), (LOW + TOP) / 2),
            0.008,
        )
        bevel(door, 0.003)
    for k, y in enumerate((-0.22, 0.22)):
        place = (X - 0.04, y, 0.36)
        prism('rosette', circle(0.075, 64), X, X + 0.006, 'rubber', 'x', (0, y, 0.36), 0.002)
        flange(place, (1, 0, 0), 0.072, 'steel', 0.016, 8, 0.15, 0.041)
        plate('tag', 0.13, 0.030, X, X + 0.0012, ('blue', 'red')[k], 'x', (0, y, 0.50), 0.006)
    label((X, 0.16, TOP - 0.12), 0.12, 0.08)


def _coils():
    low_y, high_y, thick = 0.16, Y - 0.045, 0.055
    low, high = CABINET + 0.02, DECK - 0.05
    turn = math.atan2(high_y - low_y, high - low)
    length = math.hypot(high_y - low_y, high - low)
    for mx in (-LONG / 4, LONG / 4):
        wide = LONG / 2 - 0.05
        for s in (-1, 1):
            place = (mx, s * (low_y + high_y) / 2, (low + high) / 2)
            fin_stack(place, wide - 0.06, length, thick, 'y', 0.0042, 'fin_blue', (s * -turn, 0, 0))
            for e in (-1, 1):
                box(
                    'coil end',
                    (mx + e * (wide / 2 - 0.016), *place[1:]),
                    (0.030, thick + 0.016, length + 0.01),
                    'galva',
                    0.003,
                    rot=(s * -turn, 0, 0),
                )
    outline = [
        (-high_y + 0.03, high),
        (high_y - 0.03, high),
        (low_y - 0.03, low),
        (-low_y + 0.03, low),
    ]
    for x, thin in ((X - 0.055, 0.006), (-X + 0.055, 0.006), (0, 0.03)):
        bevel(prism('closing sheet', outline, x - thin / 2, x + thin / 2, 'white', 'x'), 0.002)
    for x in (-X + 0.03, 0.0, X - 0.03):
        for s in (-1, 1):
            box(
                'post',
                (x, s * (Y - 0.03), (CABINET + DECK) / 2 - 0.01),
                (0.05 if x else 0.06, 0.05, DECK - CABINET - 0.02),
                'white',
                0.006,
            )
            feet = [x + d for d in (-0.045, 0.045) if abs(x + d) < X]
            bolts([(at, s * (Y - 0.05), CABINET) for at in feet], 'z', 1, 0.009)


def _deck():
    deck = plate('deck', LONG + 0.01, DEEP + 0.01, DECK - 0.07, DECK, 'white', 'z', radius=0.02)
    places = (-LONG / 4, LONG / 4)
    cut(deck, *[prism('hole', circle(FAN + 0.004), 0, 9, 'white', 'z', (x, 0, 0)) for x in places])
    bevel(deck, 0.007)
    for x in places:
        bell_mouth((x, 0, DECK), FAN, 0.118, 0.028, 0.06)
        fan_blades((x, 0, DECK - 0.02), FAN, 'plastic', 5, 0.15)
        fan_guard((x, 0, DECK + 0.108), FAN, 'slate', 24, 12, 0.026, 0.0026, 0.16)


def build(variant, view='three-quarter'):
    _base()
    _doors()
    _end()
    _coils()
    _deck()
    if view == 'front':
        return {'camera': {'az': 0, 'el': 7, 'fill': 0.84}}
    if view == 'detail':
        return {
            'camera': {
                'az': 50,
                'el': 13,
                'lens': 95,
                'focus': ((X - 0.16, -0.12, 0.46), 0.56),
                'fill': 1.0,
            }
        }
    return {'camera': {'az': 33, 'el': 14, 'lens': 80, 'fill': 0.84}}
