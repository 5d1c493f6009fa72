"""Top discharge VRF outdoor unit: one fan on 930 mm, two fans on 1295 mm; 1695 x 765 mm."""

from studio.air import bell_mouth, fan_blades, fan_guard, fin_stack, wire_grid
from studio.fittings import bolts, handle, screws
from studio.signs import badge, label, warning
from studio.shapes import bevel, box, circle, cut, plate, prism, rounded_rect

DEPTH, HEIGHT = 0.765, 1.695
FEET, PAN, SHOULDER, DECK = 0.085, 0.185, 1.385, 1.605
WAIST = 0.735
POST, SEAM = 0.060, 0.004
SIZES = {'single': (0.930, [0.0], 0.335), 'twin': (1.295, [-0.318, 0.318], 0.285)}


def _base(width):
    for side in (-1, 1):
        y = side * (DEPTH / 2 - 0.10)
        box('foot', (0, y, 0.004), (width - 0.10, 0.13, 0.008), 'galva', 0.003)
        box('foot wall', (0, y, FEET / 2), (width - 0.12, 0.07, FEET), 'galva', 0.004)
        ends = [(s * (width / 2 - 0.085), y - 0.049 * side, 0.008) for s in (-1, 1)]
        bolts(ends, 'z', 1, 0.011)
    box('pan', (0, 0, (FEET + PAN) / 2), (width, DEPTH, PAN - FEET), 'white', 0.006, 4)
    box('pan lip', (0, 0, PAN - 0.006), (width + 0.008, DEPTH + 0.008, 0.012), 'white', 0.004)


def _posts(width):
    middle, tall = (PAN + SHOULDER) / 2, SHOULDER - PAN + 0.03
    for sx in (-1, 1):
        for sy in (-1, 1):
            at = (sx * (width / 2 - POST / 2), sy * (DEPTH / 2 - POST / 2), middle)
            box('post', at, (POST, POST, tall), 'white', 0.012, 4)
    box('core', (0, 0, (PAN + SHOULDER) / 2), (width - 0.16, DEPTH - 0.16, SHOULDER - PAN), 'black')


def _coil(width):
    low, high = WAIST + 0.030, SHOULDER - 0.012
    middle, tall = (low + high) / 2, high - low
    wide, deep = width - 2 * POST, DEPTH - 2 * POST
    fin_stack((0, -DEPTH / 2 + 0.052, middle), wide + 0.03, tall + 0.02, 0.04, 'y', 0.0042)
    fin_stack((width / 2 - 0.052, 0, middle), deep + 0.03, tall + 0.02, 0.04, 'x', 0.0042)
    rows = int(tall / 0.036)
    wire_grid((0, -DEPTH / 2 + 0.014, middle), wide + 0.004, tall, 'y', int(wide / 0.062), rows)
    wire_grid((width / 2 - 0.014, 0, middle), deep + 0.004, tall, 'x', int(deep / 0.062), rows)
    for z in (low - 0.010, high + 0.004):
        box('rail', (0, -DEPTH / 2 + 0.018, z), (wide, 0.026, 0.020), 'white', 0.003)
        box('rail', (width / 2 - 0.018, 0, z), (0.026, deep, 0.020), 'white', 0.003)
    if width > 1:
        box('mullion', (0, -DEPTH / 2 + 0.013, middle), (0.030, 0.020, tall), 'white', 0.003)


def _service_panels(width):
    low, high = PAN + SEAM, WAIST + 0.006
    front, tall, z = -DEPTH / 2, high - low, (low + high) / 2
    count = 2 if width > 1 else 1
    whole = width - 2 * POST
    wide = (whole - SEAM * (count + 1)) / count
    for k in range(count):
        x = (k - (count - 1) / 2) * (wide + SEAM)
        panel = plate('panel', wide, tall, front, front + 0.03, 'white', 'y', (x, 0, z), 0.006)
        line = [rounded_rect(wide * 0.94, 0.006, 0.0029)] * 2
        for i, outline in enumerate(line):
            at = (x, 0, low + 0.052 + 0.028 * i)
            cut(panel, prism('groove', outline, front - 0.01, front + 0.003, 'white', 'y', at))
        bevel(panel, 0.003, 3)
        spots = [
            (x + s * (wide / 2 - 0.028), front, e)
            for s in (-1, 1)
            for e in (low + 0.026, high - 0.026)
        ]
        screws(spots, 'y', -1, 0.0075, height=0.003)
    left, right = -(count - 1) / 2 * (wide + SEAM), (count - 1) / 2 * (wide + SEAM)
    handle((right, front, high - 0.085), 0.19, 0.046, 'y')
    badge((left - wide / 2 + 0.13, front, high - 0.085), 0.15, 0.034)
    warning((right + wide / 2 - 0.06, front, high - 0.085), 0.036)
    label((left - wide / 2 + 0.12, front, low + 0.16), 0.11, 0.055, 'y', -1)


def _side_panel(width):
    low, high = PAN + SEAM, WAIST + 0.006
    wide, z, face = DEPTH - 2 * POST - 2 * SEAM, (low + high) / 2, width / 2
    panel = plate(
        'side panel', wide, high - low, face - 0.03, face - 0.001, 'white', 'x', (0, 0, z), 0.006
    )
    bevel(panel, 0.003, 3)
    spots = [
        (face - 0.001, s * (wide / 2 - 0.026), e)
        for s in (-1, 1)
        for e in (low + 0.026, high - 0.026)
    ]
    screws(spots, 'x', 1, 0.0075, height=0.003)
    for y, radius in ((-0.20, 0.030), (-0.11, 0.024), (-0.03, 0.024)):
        ring = prism(
            'knockout',
            circle(radius, 48),
            face - 0.002,
            face + 0.0005,
            'white',
            'x',
            (0, y, low + 0.10),
        )
        hole = circle(radius - 0.0025, 48)
        cut(ring, prism('hole', hole, -1, 5, 'white', 'x', (0, y, low + 0.10)))
        prism(
            'blank',
            circle(radius - 0.0035, 48),
            face - 0.002,
            face + 0.0002,
            'white',
            'x',
            (0, y, low + 0.10),
        )
    label((face - 0.001, 0.17, high - 0.13), 0.13, 0.10, 'x', 1, 7)


def _deck(width, places, radius):
    top = plate('deck', width + 0.010, DEPTH + 0.010, SHOULDER, DECK, 'white', 'z', radius=0.022)
    for x in places:
        hole = prism(
            'hole', circle(radius + 0.004), SHOULDER + 0.02, DECK + 1, 'black', 'z', (x, 0, 0)
        )
        cut(top, hole)
    for low in (DECK - 0.053, SHOULDER + 0.030):
        line = plate('joint', width + 1, DEPTH + 1, low, low + 0.005, 'white', 'z')
        inner = plate('joint inner', width + 0.002, DEPTH + 0.002, 0, 9, 'white', 'z', radius=0.02)
        cut(line, inner)
        cut(top, line)
    bevel(top, 0.006, 3)
    spots = [(s * (width / 2 - 0.03), -DEPTH / 2 - 0.005, DECK - 0.024) for s in (-1, 1)]
    screws(spots, 'y', -1, 0.0065)
    for x in places:
        place = (x, 0, DECK)
        bell_mouth(place, radius, 0.062, 0.024, 0.19)
        fan_blades((x, 0, DECK - 0.07), radius, 'plastic', 4, 0.13)
        prism('dark', circle(radius), DECK - 0.185, DECK - 0.18, 'black', 'z', (x, 0, 0))
        fan_guard((x, 0, DECK + 0.054), radius, 'slate', 22, 8, 0.026, 0.0019, 0.16)


def build(variant, view):
    width, places, radius = SIZES[variant]
    _base(width)
    _posts(width)
    _coil(width)
    _service_panels(width)
    _side_panel(width)
    _deck(width, places, radius)
    if view == 'detail':
        corner = (places[-1] * 0.9, -0.10, DECK - 0.05)
        return {'camera': {'az': 26, 'el': 27, 'lens': 100, 'focus': (corner, 0.52), 'fill': 1.15}}
    if view == 'front':
        return {'camera': {'fill': 0.80, 'el': 7}}
    return {'camera': {'fill': 0.82, 'el': 15}}
