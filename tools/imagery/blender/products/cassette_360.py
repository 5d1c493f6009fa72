"""Round ceiling cassette with a ring outlet, 947 mm across. Built face up, like the others."""

import math

from studio.air import grille
from studio.shapes import boxes, lathe
from studio.stage import CEILING

RADIUS = 0.4735


def _arc(start, end, sag, steps=18):
    (r0, z0), (r1, z1) = start, end
    ways = [i / steps for i in range(steps + 1)]
    return [(r0 + (r1 - r0) * t, z0 + (z1 - z0) * t + sag * math.sin(math.pi * t)) for t in ways]


def _ring(count, reach, height, dims, mat, bev=0.0):
    turns = [2 * math.pi * i / count for i in range(count)]
    items = [((reach * math.cos(a), reach * math.sin(a), height), dims, (0, 0, a)) for a in turns]
    return boxes('ring of bars', items, mat, bev)


def _outlet():
    """Outer dish, the gap, and two guide rings that turn the air flat along the ceiling."""
    r = RADIUS
    dish = [(r - 0.004, 0), (r, 0.003), (r, 0.009), (r - 0.003, 0.013)]
    dish += _arc((r - 0.003, 0.013), (r - 0.075, 0.054), 0.012)
    dish += [
        (r - 0.080, 0.0555),
        (r - 0.086, 0.054),
        (r - 0.090, 0.048),
        (r - 0.093, 0.034),
        (r - 0.097, 0.004),
    ]
    lathe('dish', dish, 'white', angle=50)
    lathe('gap', [(0, 0.004), (r - 0.09, 0.004)], 'black')
    for middle, z in ((0.366, 0.030), (0.350, 0.034)):
        guide = [
            (0.0035, -0.012),
            (0.0025, 0.008),
            (0.001, 0.010),
            (-0.001, 0.010),
            (-0.0025, 0.008),
            (-0.0035, -0.012),
        ]
        lathe('guide', [(middle + dr, z + dz) for dr, dz in guide], 'white', angle=60)
    _ring(24, 0.357, 0.022, (0.052, 0.003, 0.012), 'plastic')


def _centre():
    """Intake ring with radial slots round a calm cover disc and its thin line of light."""
    collar = [
        (0.334, 0.004),
        (0.334, 0.050),
        (0.332, 0.055),
        (0.328, 0.0575),
        (0.318, 0.0585),
        (0.312, 0.0575),
        (0.310, 0.054),
        (0.310, 0.02),
    ]
    lathe('collar', collar, 'white', angle=50)
    lathe('intake back', [(0.2, 0.034), (0.312, 0.034)], 'mesh')
    grille((0, 0, 0.0355), 0.44, 0.44, 'mesh', 40, 40, 0.0016, 0.002)
    _ring(144, 0.2848, 0.051, (0.054, 0.0042, 0.012), 'white', 0.001)
    lathe(
        'middle bar',
        [(0.2860, 0.046), (0.2860, 0.0565), (0.2835, 0.0575), (0.2810, 0.0565), (0.2810, 0.046)],
        'white',
        angle=50,
    )
    ways = [i / 24 for i in range(1, 25)]
    cover = [(0, 0.076)] + [(0.245 * t, 0.076 - 0.012 * t**2.4) for t in ways]
    cover += [(0.2505, 0.0615), (0.2535, 0.058), (0.254, 0.053), (0.254, 0.03)]
    lathe('cover', cover, 'white', angle=50)
    light = [(0.2545, 0.048), (0.2545, 0.0580), (0.2568, 0.0580), (0.2568, 0.048)]
    lathe('light', light, 'led')
    eye = [(0, 0.0685), (0.012, 0.0680), (0.0145, 0.0655), (0.0145, 0.060)]
    lathe('sensor', eye, 'glass', (0, -0.205, 0.0012))
    rim = [(0.0150, 0.060), (0.0150, 0.0675), (0.0165, 0.068), (0.018, 0.0665), (0.0185, 0.060)]
    lathe('sensor rim', rim, 'white', (0, -0.205, 0.0008))


def build(variant, view='three-quarter'):
    _outlet()
    _centre()
    if view == 'front':
        return {
            'stage': CEILING,
            'camera': {
                'az': 0,
                'el': 89.5,
                'lens': 100,
                'straight': False,
                'roll': 180,
                'fill': 0.84,
            },
        }
    if view == 'detail':
        return {
            'stage': CEILING,
            'camera': {
                'az': 42,
                'el': 33,
                'lens': 105,
                'straight': False,
                'roll': 180,
                'focus': ((0.24, -0.24, 0.05), 0.17),
                'fill': 1.0,
            },
        }
    return {
        'stage': CEILING,
        'camera': {'az': 20, 'el': 41, 'lens': 95, 'straight': False, 'roll': 180, 'fill': 0.82},
    }
