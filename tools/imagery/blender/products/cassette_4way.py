"""Four way ceiling cassette, panel of 950 mm. 'wind_free' has blades with real micro holes.

Built face up on the floor; the camera is rolled, so that the floor becomes the ceiling.
"""

import math

from studio.air import grille, perforated
from studio.signs import badge
from studio.shapes import bevel, box, cut, lathe, plate, prism, rounded_rect
from studio.stage import CEILING

SIDE, THICK = 0.950, 0.036
SLOT, SLOT_WIDE, OFF = 0.610, 0.094, 0.362
FACE = 0.475


def _panel():
    panel = plate('panel', SIDE, SIDE, 0, THICK, 'white', 'z', radius=0.045)
    cutters = [plate('window', FACE + 0.008, FACE + 0.008, 0.004, 1, 'black', 'z', radius=0.026)]
    for k in range(4):
        slot = plate('slot', SLOT, SLOT_WIDE, 0.004, 1, 'black', 'z', radius=0.040)
        turn = k * math.pi / 2
        slot.location = (OFF * math.sin(turn), -OFF * math.cos(turn), 0)
        slot.rotation_euler[2] = turn
        cutters.append(slot)
    cut(panel, *cutters)
    bevel(panel, 0.006, 4)
    box('shaft', (0, 0, 0.005), (0.86, 0.86, 0.003), 'black')


def _blade(turn, tilt, holes):
    """One louvre on its side of the panel."""
    length, width = SLOT - 0.016, SLOT_WIDE - 0.014
    radius = width * 0.44
    blade = plate('blade', length, width, -0.004, 0, 'white', 'z', radius=radius)
    parts = [blade]
    if holes:
        open_x, open_y = length - 0.074, width - 0.018
        window = rounded_rect(open_x, open_y, 0.001)
        cut(blade, prism('window', window, -1, 1, 'white'))
        parts.append(
            perforated(
                'holes',
                open_x,
                open_y,
                0.0052,
                0.00105,
                lambda u, v, d: (u, v, -d),
                'white',
                0.0022,
            )
        )
    bevel(blade, 0.0012, 2)
    for part in parts:
        part.rotation_euler = (math.radians(-tilt), 0, turn)
        part.location = (OFF * math.sin(turn), -OFF * math.cos(turn), THICK - 0.002)


def _intake():
    frame = plate('intake', FACE, FACE, 0.014, THICK + 0.003, 'white', 'z', radius=0.022)
    cut(frame, plate('window', 0.405, 0.405, 0, 1, 'white', 'z', radius=0.012))
    bevel(frame, 0.003, 3)
    box('filter', (0, 0, 0.015), (0.42, 0.42, 0.003), 'slate')
    grille((0, 0, 0.0165), 0.42, 0.42, 'mesh', 60, 60, 0.0016, 0.002)
    grille((0, 0, THICK - 0.007), 0.405, 0.405, 'white', 2, 26, 0.0074, 0.015)
    for side in (-1, 1):
        box(
            'latch',
            (side * 0.13, -FACE / 2 + 0.017, THICK + 0.003),
            (0.036, 0.012, 0.002),
            'white',
            0.0008,
        )


def _corners():
    place = (0.392, 0.392, THICK)
    lathe('sensor', [(0, 0.006), (0.010, 0.0055), (0.017, 0.003), (0.019, 0)], 'glass', place)
    lathe(
        'sensor ring', [(0.0195, 0), (0.0205, 0.0018), (0.024, 0.0018), (0.025, 0)], 'white', place
    )
    badge((-0.392, 0.392, THICK - 0.001), 0.076, 0.019, 'z', 1)
    for x, y in ((-1, -1), (1, -1)):
        lathe(
            'corner cap',
            [(0.0, 0.0012), (0.030, 0.0012), (0.0315, 0.0)],
            'white',
            (0.398 * x, 0.398 * y, THICK),
        )


def build(variant, view='three-quarter', tilt=None):
    holes = variant == 'wind_free'
    _panel()
    for k in range(4):
        _blade(k * math.pi / 2, (9 if holes else 27) if tilt is None else tilt, holes)
    _intake()
    _corners()
    if view == 'front':
        return {
            'stage': CEILING,
            'camera': {
                'az': 0,
                'el': 89.5,
                'lens': 100,
                'straight': False,
                'roll': 180,
                'fill': 0.86,
            },
        }
    if view == 'detail':
        return {
            'stage': CEILING,
            'camera': {
                'az': 58,
                'el': 42,
                'lens': 100,
                'straight': False,
                'roll': 180,
                'focus': ((0.30, -0.26, THICK), 0.20),
                'fill': 1.0,
            },
        }
    return {
        'stage': CEILING,
        'camera': {'az': 38, 'el': 42, 'lens': 95, 'straight': False, 'roll': 180, 'fill': 0.82},
    }
