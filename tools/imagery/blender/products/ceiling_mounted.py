"""Unit that hangs flat below a ceiling, 1350 x 235 x 690 mm. Built with its upper side down."""

import math

from studio.air import grille
from studio.signs import badge
from studio.shapes import bevel, box, boxes, cut, plate, prism
from studio.stage import CEILING

WIDE, TALL, DEEP = 1.350, 0.235, 0.690
CHEEK = 0.045


def _section(inset=0.0):
    """Side view: flat on the ceiling, deep at the back, rising softly to the outlet in front."""
    front, back = -DEEP / 2 + inset, DEEP / 2 - inset
    points = [(back, 0.0), (back, TALL - 0.03 - inset)]
    for i in range(1, 7):
        a = math.pi / 2 * i / 6
        points.append(
            (back - 0.03 * (1 - math.cos(a)) * 1.0, TALL - inset - 0.03 * (1 - math.sin(a)))
        )
    points.append((0.02, TALL - inset - 0.004))
    for i in range(1, 13):
        t = i / 12
        y = 0.02 + (front + 0.030 - 0.02) * t
        points.append((y, TALL - inset - 0.004 - 0.095 * t**1.6))
    for i in range(1, 9):
        a = math.pi / 2 * i / 8
        points.append((front + 0.030 * (1 - math.sin(a)), 0.106 - inset + 0.030 * math.cos(a)))
    points.append((front, 0.0))
    return points


def _body():
    half = WIDE / 2
    middle = prism('body', _section(0.006), -half + CHEEK, half - CHEEK, 'white', 'x')
    cutters = [
        box(
            'outlet',
            (0, -DEEP / 2 + 0.028, 0.108),
            (WIDE - 2 * CHEEK - 0.05, 0.20, 0.072),
            None,
            rot=(math.radians(22), 0, 0),
        )
    ]
    for k in (-1, 0, 1):
        cutters.append(
            plate('intake', 0.378, 0.270, TALL - 0.03, 1, None, 'z', (k * 0.400, 0.155, 0), 0.014)
        )
    cut(middle, *cutters)
    bevel(middle, 0.003, 3, 40)
    for side in (-1, 1):
        lo, hi = sorted((side * (half - CHEEK + 0.002), side * half))
        bevel(prism('cheek', _section(), lo, hi, 'white', 'x'), 0.010, 4, 50)


def _intakes():
    for k in (-1, 0, 1):
        place = (k * 0.400, 0.155)
        box('filter', (*place, TALL - 0.024), (0.376, 0.268, 0.002), 'slate')
        grille((*place, TALL - 0.0225), 0.376, 0.268, 'mesh', 56, 40, 0.0016, 0.002)
        grille((*place, TALL - 0.012), 0.378, 0.270, 'white', 3, 20, 0.0062, 0.012)
        for side in (-1, 1):
            box(
                'latch',
                (place[0] + side * 0.12, 0.029 - 0.010, TALL - 0.0085),
                (0.030, 0.010, 0.003),
                'white',
                0.0008,
            )


def _outlet():
    """Two curved flaps, upright vanes between them, dark throat."""
    wide = WIDE - 2 * CHEEK - 0.062
    front = -DEEP / 2
    box(
        'throat',
        (0, front + 0.098, 0.108),
        (wide + 0.01, 0.004, 0.068),
        'black',
        rot=(math.radians(22), 0, 0),
    )
    for y, z, tilt in ((0.028, 0.128, 40), (0.018, 0.092, 36)):
        points = [
            ((t - 0.5) * 0.072, 0.006 * (1 - (2 * t - 1) ** 2)) for t in [i / 14 for i in range(15)]
        ]
        points += [(a, b - 0.0042) for a, b in reversed(points)]
        flap = prism('flap', points, -wide / 2, wide / 2, 'white', 'x')
        bevel(flap, 0.0014, 2)
        flap.rotation_euler[0] = math.radians(tilt - 20)
        flap.location = (0, front + y, z)
    items = []
    for i in range(26):
        x = (i - 12.5) * wide / 26
        items.append(((x, front + 0.070, 0.108), (0.003, 0.045, 0.056), (math.radians(22), 0, 0)))
    boxes('vanes', items, 'slate', 0.0008)


def build(variant, view='three-quarter'):
    _body()
    _intakes()
    _outlet()
    badge((WIDE / 2 - CHEEK - 0.10, -0.035, 0.2212), 0.085, 0.018, 'z', 1)
    light = {**CEILING, 'key': 0.95}
    if view == 'front':
        return {
            'stage': light,
            'camera': {'az': 0, 'el': 22, 'lens': 95, 'straight': False, 'roll': 180, 'fill': 0.86},
        }
    if view == 'detail':
        corner = (0.42, -0.24, 0.15)
        return {
            'stage': light,
            'camera': {
                'az': 34,
                'el': 28,
                'lens': 105,
                'straight': False,
                'roll': 180,
                'focus': (corner, 0.22),
                'fill': 1.0,
            },
        }
    return {
        'stage': light,
        'camera': {'az': 32, 'el': 30, 'lens': 95, 'straight': False, 'roll': 180, 'fill': 0.84},
    }
