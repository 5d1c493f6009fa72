"""One way ceiling cassette, panel of 1198 x 470 mm: air in at the back, out along one edge.

'wind_free' has a field of real micro holes over the outlet; without it the door is plain.
"""

import math

from studio.air import grille, perforated
from studio.signs import badge
from studio.shapes import bevel, box, cut, plate, prism, rounded_rect
from studio.stage import CEILING

WIDE, DEEP, THICK = 1.198, 0.470, 0.034
INNER = 1.040


def _panel():
    panel = plate('panel', WIDE, DEEP, 0, THICK, 'white', 'z', radius=0.040)
    intake = plate('intake', INNER, 0.124, 0.005, 1, 'black', 'z', (0, 0.136, 0), 0.020)
    outlet = plate('outlet', INNER, 0.096, 0.005, 1, 'black', 'z', (0, -0.154, 0), 0.030)
    cut(panel, intake, outlet)
    bevel(panel, 0.006, 4)
    box('shaft', (0, 0, 0.0055), (1.12, 0.40, 0.003), 'black')


def _intake():
    box('filter', (0, 0.136, 0.014), (INNER, 0.124, 0.002), 'slate')
    grille((0, 0.136, 0.0155), INNER, 0.124, 'mesh', 150, 18, 0.0016, 0.002)
    grille((0, 0.136, THICK - 0.0085), INNER + 0.004, 0.126, 'white', 5, 9, 0.0058, 0.015)


def _field(holes):
    """The calm strip between intake and outlet."""
    y, wide, deep = -0.014, INNER, 0.128
    strip = plate('strip', wide, deep, THICK, THICK + 0.0022, 'white', 'z', (0, y, 0), 0.012)
    if holes:
        open_x, open_y = wide - 0.03, deep - 0.026
        cut(
            strip,
            prism('window', rounded_rect(open_x, open_y, 0.001), -1, 1, 'white', 'z', (0, y, 0)),
        )
        box('dark', (0, y, THICK), (open_x, open_y, 0.0002), 'mesh')
        top = THICK + 0.0020
        perforated(
            'holes',
            open_x,
            open_y,
            0.0060,
            0.00115,
            lambda u, v, d: (u, y + v, top - d),
            'white',
            0.0019,
        )
    bevel(strip, 0.0009, 2)


def _blade(tilt):
    """A long louvre, bowed along its width, hung at the inner edge of the outlet."""
    width, steps = 0.084, 16
    points = []
    for i in range(steps + 1):
        t = i / steps
        points.append(((t - 0.5) * width, 0.008 * (1 - (2 * t - 1) ** 2)))
    points += [(y, z - 0.0042) for y, z in reversed(points)]
    half = INNER / 2 - 0.012
    blade = prism('blade', points, -half, half, 'white', 'x')
    bevel(blade, 0.0015, 2)
    blade.rotation_euler[0] = math.radians(tilt)
    blade.location = (0, -0.154, THICK - 0.006)
    for k in (-1, 0, 1):
        box('hinge', (k * 0.34, -0.154, 0.0115), (0.012, 0.07, 0.011), 'plastic', 0.002)


def build(variant, view='three-quarter', tilt=15):
    _panel()
    _intake()
    _field(variant == 'wind_free')
    _blade(tilt)
    badge((INNER / 2 - 0.06, -0.0925, THICK - 0.002), 0.070, 0.012, 'z', 1)
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
                'az': 36,
                'el': 38,
                'lens': 105,
                'straight': False,
                'roll': 180,
                'focus': ((0.40, -0.06, THICK), 0.17),
                'fill': 1.0,
            },
        }
    return {
        'stage': CEILING,
        'camera': {'az': 30, 'el': 40, 'lens': 95, 'straight': False, 'roll': 180, 'fill': 0.84},
    }
