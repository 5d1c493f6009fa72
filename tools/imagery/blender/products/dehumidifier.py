"""Free standing dehumidifier on castors, 600 x 480 x 1050 mm: air in at the front, out on top."""

import math

from studio.air import fin_stack
from studio.fittings import handle, screws
from studio.signs import digits, label
from studio.shapes import bend, bevel, box, boxes, circle, cut, lathe, plate, prism, wires

WIDE, DEEP = 0.600, 0.480
LOW, HIGH = 0.115, 0.960
X, Y = WIDE / 2, DEEP / 2
SLOPE = 0.085


def _section():
    """Side view: the top falls forward, so that the display looks up to the person."""
    return [(Y, LOW), (Y, HIGH), (-Y + 0.20, HIGH), (-Y, HIGH - SLOPE), (-Y, LOW)]


def _castors():
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (X - 0.075), sy * (Y - 0.075)
            wheel = [
                (0.018, -0.013),
                (0.040, -0.013),
                (0.045, -0.009),
                (0.045, 0.009),
                (0.040, 0.013),
                (0.018, 0.013),
            ]
            lathe('tyre', wheel, 'rubber', (x, y + 0.012, 0.045), 64, axis='x')
            lathe(
                'hub',
                [(0, -0.012), (0.020, -0.012), (0.020, 0.012), (0, 0.012)],
                'grey',
                (x, y + 0.012, 0.045),
                48,
                axis='x',
            )
            for side in (-1, 1):
                box(
                    'fork',
                    (x + side * 0.019, y + 0.010, 0.066),
                    (0.004, 0.046, 0.056),
                    'steel',
                    0.002,
                )
            box('fork top', (x, y + 0.006, 0.094), (0.044, 0.050, 0.005), 'steel', 0.002)
            wires('swivel', [([(x, y, 0.094), (x, y, LOW + 0.004)], False)], 0.014, 'steel', 6)


def _body():
    body = prism('body', _section(), -X, X, 'white', 'x')
    window = plate(
        'intake', WIDE - 0.12, 0.430, -Y - 1, -Y + 0.055, None, 'y', (0, 0, LOW + 0.315), 0.020
    )
    outlet = plate(
        'outlet', WIDE - 0.16, 0.180, HIGH - 0.05, HIGH + 1, None, 'z', (0, 0.105, 0), 0.018
    )
    cut(body, window, outlet)
    bevel(body, 0.014, 5, 25)
    box('back of intake', (0, -Y + 0.054, LOW + 0.315), (WIDE - 0.125, 0.002, 0.425), 'black')
    fin_stack((0, -Y + 0.044, LOW + 0.315), WIDE - 0.13, 0.42, 0.016, 'y', 0.0036)
    box('back of outlet', (0, 0.105, HIGH - 0.049), (WIDE - 0.165, 0.175, 0.002), 'black')


def _slats():
    """Intake louvres in the front, a fan grille of bowed slats in the top."""
    items = []
    for i in range(15):
        z = LOW + 0.315 + (i - 7) * 0.0275
        items.append(((0, -Y + 0.013, z), (WIDE - 0.118, 0.026, 0.0042), (math.radians(32), 0, 0)))
    boxes('louvres', items, 'white', 0.0016)
    items = [
        ((x, -Y + 0.014, LOW + 0.315), (0.006, 0.020, 0.428), (0, 0, 0)) for x in (-0.16, 0, 0.16)
    ]
    boxes('stays', items, 'white', 0.001)
    items = []
    for i in range(13):
        y = 0.105 + (i - 6) * 0.0138
        items.append(
            ((0, y, HIGH - 0.012), (WIDE - 0.158, 0.0045, 0.022), (math.radians(-28), 0, 0))
        )
    boxes('outlet slats', items, 'plastic', 0.0012)
    items = [((x, 0.105, HIGH - 0.012), (0.006, 0.178, 0.018), (0, 0, 0)) for x in (-0.11, 0.11)]
    boxes('outlet stays', items, 'plastic', 0.001)


def _panel():
    """Display and keys on the slope."""
    angle = math.atan2(SLOPE, 0.20)
    middle = (-Y + 0.10, HIGH - SLOPE / 2)

    def put(thing, x, along, out):
        y = middle[0] + along * math.cos(angle) - out * math.sin(angle)
        z = middle[1] + along * math.sin(angle) + out * math.cos(angle)
        thing.location = (x, y, z)
        thing.rotation_euler = (angle, 0, 0)

    glass = plate('glass', 0.300, 0.105, 0, 0.003, 'glass', 'z', radius=0.016, bev=0.001)
    put(glass, 0, 0, -0.0005)
    put(digits('55', (0, 0, 0), 0.042, 'z', 1), -0.045, 0.004, 0.0030)
    for k in range(3):
        key = lathe('key', [(0, 0.0006), (0.0075, 0.0006), (0.0075, 0)], 'slate', steps=40)
        put(key, 0.050 + 0.032 * k, -0.008, 0.0028)
        put(
            box('mark', (0, 0, 0), (0.010, 0.0016, 0.0006), 'led'), 0.050 + 0.032 * k, 0.016, 0.0028
        )


def _details():
    for side in (-1, 1):
        handle((side * X, 0.02, HIGH - 0.16), 0.150, 0.042, 'x', side)
    seam = LOW + 0.575
    box('seam', (0, -Y - 0.0002, seam), (WIDE - 0.026, 0.0016, 0.0022), 'slate')
    box('seam', (X + 0.0002, 0, seam), (0.0016, DEEP - 0.026, 0.0022), 'slate')
    box('tank joint', (0, -Y - 0.0002, LOW + 0.074), (WIDE - 0.026, 0.0016, 0.0022), 'slate')
    plate('level glass', 0.016, 0.040, -Y - 0.0012, -Y, 'glass', 'y', (0.21, 0, LOW + 0.037), 0.007)
    label((X, 0.10, LOW + 0.20), 0.11, 0.075)
    places = [
        (X, s * (Y - 0.03), z) for s in (-1, 1) for z in (LOW + 0.04, seam - 0.03, HIGH - 0.12)
    ]
    screws(places, 'x', 1, 0.0055)
    prism(
        'drain collar',
        circle(0.020, 48),
        X,
        X + 0.010,
        'plastic',
        'x',
        (0, 0.16, LOW + 0.06),
        0.002,
    )
    hose = bend(
        [
            (X, 0.16, LOW + 0.06),
            (X + 0.06, 0.16, LOW + 0.055),
            (X + 0.085, 0.16, 0.012),
            (X + 0.12, 0.10, 0.010),
            (X + 0.16, 0.02, 0.010),
        ],
        0.05,
    )
    wires('hose', [(hose, False)], 0.010, 'slate', 8)


def build(variant, view='three-quarter'):
    _castors()
    _body()
    _slats()
    _panel()
    _details()
    if view == 'front':
        return {'camera': {'az': 0, 'el': 9, 'fill': 0.82}}
    if view == 'detail':
        return {
            'camera': {
                'az': 24,
                'el': 32,
                'lens': 100,
                'straight': False,
                'focus': ((0.02, -0.02, HIGH - 0.06), 0.24),
                'fill': 1.05,
            }
        }
    return {'camera': {'az': 32, 'el': 18, 'fill': 0.82}}
