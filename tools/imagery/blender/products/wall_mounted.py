"""Wall unit, 820 x 299 x 215 mm. 'wind_free' has a front of real micro holes."""

import math

from studio.air import grille, perforated
from studio.signs import digits
from studio.shapes import bevel, box, cut, lathe, prism

WIDE, TALL, DEEP = 0.820, 0.299, 0.215
TURN, CHIN = 0.034, 0.085
HOLES = (WIDE - 0.064, 0.104, 0.250)


def _front(z, front):
    """How far forward the softly bowed front stands at a height above the lower edge."""
    t = (TALL - TURN - z) / (TALL - TURN - CHIN)
    return front - 0.005 * math.sin(math.pi * min(1, max(0, t)))


def _outline(front, back, base):
    points = [(back, base + 0.006), (back, base + TALL)]
    for i in range(11):
        a = math.pi / 2 * i / 10
        points.append((front + TURN * (1 - math.sin(a)), base + TALL - TURN * (1 - math.cos(a))))
    for i in range(1, 15):
        z = TALL - TURN - (TALL - TURN - CHIN) * i / 14
        points.append((_front(z, front), base + z))
    for i in range(1, 15):
        a = math.pi / 2 * i / 14
        points.append((front + 0.075 * (1 - math.cos(a)), base + CHIN - 0.079 * math.sin(a)))
    return points


def _holes(body, front, base):
    wide, low, high = HOLES
    tall, middle = high - low, (low + high) / 2
    pocket = box('pocket', (0, front, base + middle), (wide, 0.016, tall), None)
    cut(body, pocket)
    box('dark', (0, front + 0.0078, base + middle), (wide - 0.001, 0.0004, tall - 0.001), 'mesh')
    perforated(
        'holes',
        wide,
        tall,
        0.0050,
        0.00092,
        lambda u, v, d: (u, _front(middle + v, front) + d, base + middle + v),
        'white',
        0.002,
    )


def _outlet(front, base, opening):
    """Dark throat with upright vanes behind a curved guide blade that follows the shell."""
    half = WIDE / 2
    inner = [(0.036, 0.0722), (0.106, 0.0222), (0.101, 0.0185), (0.031, 0.0685)]
    prism(
        'throat',
        [(front + y, base + z) for y, z in inner],
        -half + 0.034,
        half - 0.034,
        'plastic',
        'x',
    )
    turns = [math.radians(14 + 66 * i / 18) for i in range(19)]
    outer = [
        (front + 0.004 + 0.075 * (1 - math.cos(a)), base + CHIN - 0.079 * math.sin(a))
        for a in turns
    ]
    inside = [(y + 0.006 * math.cos(a), z + 0.006 * math.sin(a)) for (y, z), a in zip(outer, turns)]
    (py, pz), turn = outer[-1], math.radians(opening)
    c, s = math.cos(turn), math.sin(turn)
    points = [
        (py + (y - py) * c - (z - pz) * s, pz + (y - py) * s + (z - pz) * c)
        for y, z in outer + inside[::-1]
    ]
    blade = prism('blade', points, -half + 0.042, half - 0.042, 'white', 'x')
    bevel(blade, 0.0016, 2, 45)
    for i in range(17):
        x = -half + 0.085 + i * (WIDE - 0.17) / 16
        box(
            'vane',
            (x, front + 0.07, base + 0.052),
            (0.0025, 0.044, 0.034),
            'slate',
            0.0006,
            rot=(math.radians(-35), 0, 0),
        )


def model(variant, base=0.85, back=DEEP / 2, opening=16, figures='24'):
    """The unit with its lower edge at `base` and its back at `back`."""
    front, half = back - DEEP, WIDE / 2
    body = prism('body', _outline(front, back, base), -half, half, 'white', 'x')
    slot = [(-0.02, 0.072), (0.035, 0.072), (0.105, 0.022), (0.075, -0.02), (-0.02, -0.02)]
    cut(
        body,
        prism(
            'slot',
            [(front + y, base + z) for y, z in slot],
            -half + 0.035,
            half - 0.035,
            'plastic',
            'x',
        ),
    )
    bevel(body, 0.004, 4, 45)
    if variant == 'wind_free':
        _holes(body, front, base)
    _outlet(front, base, opening)
    for side in (-1, 1):
        line = [(y, z) for y, z in _outline(front - 0.0004, back - 0.002, base)]
        prism(
            'cheek joint',
            line,
            side * (half - 0.0065) - 0.0006,
            side * (half - 0.0065) + 0.0006,
            'grey',
            'x',
        )
    grille(
        (0, back - 0.078, base + TALL + 0.0005), WIDE - 0.08, 0.10, 'plastic', 34, 0, 0.004, 0.003
    )
    box(
        'front joint',
        (0, front + 0.0006, base + TALL - 0.0405),
        (WIDE - 0.014, 0.003, 0.0014),
        'slate',
    )
    seen = (0.315, _front(0.0945, front) - 0.0003, base + 0.0945)
    digits(figures, seen, 0.011)
    eye = [(0, 0.0016), (0.003, 0.0012), (0.0042, 0)]
    lathe(
        'receiver', [(r, -d) for r, d in eye], 'glass', (0.365, front, base + 0.094), 32, axis='y'
    )


def build(variant, view='three-quarter'):
    model(variant)
    stage = {'floor': 0.0, 'wall': DEEP / 2}
    if view == 'front':
        return {'stage': stage, 'camera': {'az': 0, 'el': -4, 'lens': 110, 'fill': 0.80}}
    if view == 'detail':
        corner = (0.30, -DEEP / 2, 0.85 + 0.115)
        return {
            'stage': stage,
            'camera': {'az': 30, 'el': -9, 'lens': 120, 'focus': (corner, 0.125), 'fill': 1.0},
        }
    return {'stage': stage, 'camera': {'az': 25, 'el': -8, 'lens': 120, 'fill': 0.80}}
