"""Rooftop package unit, 2600 x 1300 x 1500 mm, on its kerb: condenser at the left with two fans,
air handling at the right with doors, filter and fresh air hood."""

from studio.air import bell_mouth, fan_blades, fan_guard, fin_stack, wire_grid
from studio.fittings import handle, screws
from studio.signs import badge, display, label, warning
from studio.shapes import bevel, box, boxes, circle, cut, plate, prism

LONG, DEEP = 2.600, 1.500
KERB, BASE, LOW, HIGH = 0.14, 0.26, 0.275, 1.340
X, Y = LONG / 2, DEEP / 2
SPLIT, POST, FAN = -0.10, 0.055, 0.330


def _base():
    box('kerb', (0, 0, KERB / 2), (LONG - 0.16, DEEP - 0.16, KERB), 'galva', 0.004)
    box('gasket', (0, 0, KERB + 0.005), (LONG - 0.15, DEEP - 0.15, 0.010), 'rubber')
    for s in (-1, 1):
        z, high = (KERB + BASE) / 2 + 0.005, BASE - KERB - 0.01
        rail = box('rail', (0, s * (Y - 0.03), z), (LONG, 0.06, high), 'slate')
        slots = [box('slot', (x, s * Y, z - 0.006), (0.20, 0.3, 0.062), None) for x in (-0.7, 0.7)]
        cut(rail, *slots)
        bevel(rail, 0.003)
        box('rail end', (s * (X - 0.03), 0, z), (0.06, DEEP - 0.12, high - 0.002), 'slate', 0.003)
        for x in (-0.7, 0.7):
            box('pocket', (x, s * (Y - 0.05), z - 0.006), (0.20, 0.003, 0.062), 'black')


def _frame():
    middle, tall = (LOW + HIGH) / 2, HIGH - LOW
    box('core', (0, 0, middle), (LONG - 0.20, DEEP - 0.20, tall - 0.02), 'black')
    box(
        'bottom', (0, 0, (BASE + LOW) / 2), (LONG + 0.004, DEEP + 0.004, LOW - BASE), 'white', 0.004
    )
    for x in (-X + POST / 2, SPLIT, X - POST / 2):
        for s in (-1, 1):
            box('post', (x, s * (Y - POST / 2), middle), (POST, POST, tall), 'white', 0.008, 4)


def _condenser():
    left, right = -X + POST, SPLIT - POST / 2
    wide, x = right - left, (left + right) / 2
    tall, z = HIGH - LOW - 0.05, (LOW + HIGH) / 2
    for s in (-1, 1):
        fin_stack((x, s * (Y - 0.06), z), wide + 0.02, tall, 0.05, 'y', 0.0044)
    wire_grid((x, -Y + 0.012, z), wide, tall, 'y', int(wide / 0.07), 26, 0.0018)
    fin_stack((-X + 0.06, 0, z), DEEP - 0.10, tall, 0.05, 'x', 0.0044)
    for e in (LOW + 0.014, HIGH - 0.014):
        box('strip', (x, -Y + 0.016, e), (wide, 0.026, 0.026), 'white', 0.003)
    box('bar', (x, -Y + 0.010, z), (0.034, 0.018, tall), 'white', 0.003)


def _handling():
    """Three doors with hinges and pulls, and the slots of the filter door."""
    left, right = SPLIT + POST / 2, X - POST
    whole, seam = right - left, 0.005
    low, high = LOW + 0.006, HIGH - 0.006
    count = 2
    wide, tall, z = (whole - seam * (count + 1)) / count, high - low, (low + high) / 2
    for k in range(count):
        x = left + seam + wide / 2 + k * (wide + seam)
        door = plate('door', wide, tall, -Y, -Y + 0.03, 'white', 'y', (x, 0, z), 0.010)
        inner = plate(
            'field',
            wide - 0.12,
            tall - 0.12,
            -Y - 0.004,
            -Y + 0.002,
            'white',
            'y',
            (x, 0, z),
            0.012,
        )
        bevel(inner, 0.0035, 3)
        bevel(door, 0.003)
        for e in (low + 0.20, high - 0.20):
            plate(
                'latch',
                0.026,
                0.085,
                -Y - 0.016,
                -Y,
                'plastic',
                'y',
                (x - wide / 2 + 0.03, 0, e),
                0.010,
                0.003,
            )
        for e in (low + 0.12, high - 0.12):
            box(
                'hinge',
                (x + wide / 2 - 0.012, -Y - 0.006, e),
                (0.022, 0.014, 0.085),
                'plastic',
                0.004,
            )
        if k == 0:
            display((x, -Y - 0.004, high - 0.20), 0.17, 0.10, '18', 'y')
            warning((x + 0.18, -Y - 0.004, high - 0.20), 0.05)
        else:
            badge((x + 0.10, -Y - 0.004, high - 0.17), 0.20, 0.044)
            label((x + 0.12, -Y - 0.004, low + 0.17), 0.17, 0.10, 'y', -1, 7)


def _end():
    """Fresh air hood with its bird screen over the upper half of the right end."""
    low, high = LOW + 0.006, HIGH - 0.006
    wide = DEEP - 2 * POST - 0.01
    bevel(
        plate('end panel', wide, 0.40, X - 0.03, X, 'white', 'x', (0, 0, low + 0.20), 0.010), 0.003
    )
    bevel(
        plate(
            'end panel',
            wide,
            high - low - 0.406,
            X - 0.03,
            X - 0.004,
            'white',
            'x',
            (0, 0, (low + 0.406 + high) / 2),
            0.010,
        ),
        0.003,
    )
    top, foot, reach, half = high - 0.05, low + 0.50, 0.36, wide / 2 - 0.06
    outline = [
        (X - 0.01, top),
        (X + 0.03, top),
        (X + reach, foot + 0.13),
        (X + reach, foot),
        (X - 0.01, foot),
    ]
    hood = prism('hood', outline, -half, half, 'white', 'y')
    inside = [
        (X + 0.0, top - 0.006),
        (X + 0.026, top - 0.006),
        (X + reach - 0.006, foot + 0.126),
        (X + reach - 0.006, foot - 1),
        (X + 0.0, foot - 1),
    ]
    cut(hood, prism('inside', inside, -half + 0.005, half - 0.005, None, 'y'))
    bevel(hood, 0.0025, 2)
    for s in (-1, 1):
        box(
            'flange',
            (X + 0.002, s * (half + 0.014), (top + foot) / 2),
            (0.004, 0.028, top - foot),
            'white',
            0.001,
        )
    items = [
        ((X + 0.18, (i - 20) * 0.03, foot + 0.02), (reach - 0.02, 0.0025, 0.0025), (0, 0, 0))
        for i in range(41)
    ]
    boxes('screen', items, 'alu')
    screws(
        [(X, s * (wide / 2 - 0.03), low + e) for s in (-1, 1) for e in (0.03, 0.37)], 'x', 1, 0.008
    )
    handle((X, -wide / 2 + 0.12, low + 0.20), 0.15, 0.04, 'x', 1)


def _roof():
    roof = plate('roof', LONG + 0.05, DEEP + 0.05, HIGH, HIGH + 0.045, 'white', 'z', radius=0.012)
    places = [(-X + 0.62 + 0.0, s * 0.36) for s in (-1, 1)]
    cut(roof, *[prism('hole', circle(FAN + 0.004), 0, 9, 'white', 'z', (*p, 0)) for p in places])
    bevel(roof, 0.006, 3)
    top = HIGH + 0.045
    for place in places:
        bell_mouth((*place, top), FAN, 0.10, 0.026, 0.10)
        prism('dark', circle(FAN), top - 0.10, top - 0.095, 'black', 'z', (*place, 0))
        fan_blades((*place, top + 0.01), FAN, 'plastic', 4, 0.12)
        fan_guard((*place, top + 0.092), FAN, 'slate', 22, 8, 0.024, 0.0023, 0.16)
    for x in (0.35, 0.95):
        box('seam', (x, 0, top + 0.006), (0.022, DEEP + 0.03, 0.016), 'white', 0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box(
                'lug',
                (sx * (X - 0.08), sy * (Y + 0.010), BASE - 0.05),
                (0.07, 0.016, 0.07),
                'slate',
                0.004,
            )


def build(variant, view='three-quarter'):
    _base()
    _frame()
    _condenser()
    _handling()
    _end()
    _roof()
    if view == 'front':
        return {'camera': {'az': 0, 'el': 8, 'fill': 0.86}}
    if view == 'detail':
        return {
            'camera': {
                'az': 26,
                'el': 30,
                'lens': 95,
                'focus': ((-0.52, -0.25, 1.22), 0.66),
                'fill': 1.1,
            }
        }
    return {'camera': {'az': 34, 'el': 17, 'lens': 85, 'fill': 0.86}}
