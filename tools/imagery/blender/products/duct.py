"""Ducted units of galvanised sheet in three heights: slim, medium and big (high static)."""

import math

from studio.air import fin_stack
from studio.fittings import bolts, frame, hanger, screws, stub
from studio.signs import label, warning
from studio.shapes import bevel, box, boxes, cut, lathe, plate, prism, wires
from studio.stage import turn_product

# Width, height, depth, and the share of the front that the outlet takes.
SIZES = {
    'slim': (0.900, 0.199, 0.600, 0.96, 0.80),
    'medium': (1.200, 0.320, 0.650, 0.84, 0.66),
    'big': (1.240, 0.470, 1.040, 0.74, 0.56),
}
PAD = 0.014


def _casing(width, height, depth, wide, tall):
    z = PAD + height / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            place = (sx * (width / 2 - 0.08), sy * (depth / 2 - 0.07), PAD / 2)
            box('pad', place, (0.06, 0.05, PAD), 'rubber', 0.003)
    outline = [
        (-width / 2, -height / 2),
        (width / 2, -height / 2),
        (width / 2, height / 2),
        (-width / 2, height / 2),
    ]
    casing = prism('casing', outline, -depth / 2, depth / 2, 'galva', 'y', (0, 0, z))
    cut(casing, box('hollow', (0, -depth / 2, z), (wide, 0.66, tall), None))
    back = box('return', (0, depth / 2, z), (width * 0.90, 0.44, height * 0.78), None)
    cut(casing, back)
    bevel(casing, 0.003, 3)
    return z


def _outlet(depth, z, wide, tall):
    """Flange with bolts, a neck for the duct, and the coil behind on its pan."""
    front = -depth / 2
    frame(
        'flange',
        wide + 0.064,
        tall + 0.064,
        0.032,
        front - 0.004,
        front - 0.0005,
        'galva',
        'y',
        (0, 0, z),
    )
    neck = frame(
        'neck',
        wide + 0.004,
        tall + 0.004,
        0.002,
        front - 0.045,
        front + 0.02,
        'galva',
        'y',
        (0, 0, z),
        0.003,
        0.0004,
    )
    neck.name = 'neck'
    count = max(4, round(wide / 0.11))
    spots = [
        ((i - (count - 1) / 2) * wide / (count - 1), front - 0.004, z + s * (tall / 2 + 0.018))
        for i in range(count)
        for s in (-1, 1)
    ]
    rise = max(2, round(tall / 0.11))
    spots += [
        (s * (wide / 2 + 0.018), front - 0.004, z + (i - (rise - 1) / 2) * tall / (rise + 1))
        for i in range(rise)
        for s in (-1, 1)
    ]
    bolts(spots, 'y', -1, 0.0055)
    fin_stack(
        (0, front + 0.17, z + 0.004),
        wide - 0.012,
        min(tall * 1.02, 0.34),
        0.036,
        'y',
        0.0030,
        rot=(math.radians(-24), 0, 0),
    )
    box(
        'drain pan',
        (0, front + 0.13, z - tall / 2 + 0.012),
        (wide - 0.004, 0.20, 0.016),
        'foam',
        0.003,
    )
    box('lining', (0, front + 0.12, z + tall / 2 - 0.004), (wide - 0.004, 0.22, 0.006), 'foam')


def _top(width, height, depth, z):
    """Two access covers with their screws, and the four hangers."""
    face = z + height / 2
    split = -depth * 0.08
    for lo, hi in ((-depth / 2 + 0.022, split - 0.004), (split + 0.004, depth / 2 - 0.022)):
        middle, long = (lo + hi) / 2, hi - lo
        cover = plate(
            'cover', width - 0.05, long, 0, 0.0024, 'galva', 'z', (0, middle, face), 0.006
        )
        bevel(cover, 0.0008, 2)
        count = 4 if width < 1 else 5
        xs = [(i / (count - 1) - 0.5) * (width - 0.08) for i in range(count)]
        screws(
            [(x, y, face + 0.0024) for x in xs for y in (lo + 0.014, hi - 0.014)], 'z', 1, 0.0055
        )
    for sx in (-1, 1):
        hanger((sx * width / 2, depth * 0.36, face - 0.004), sx, 0.055)
        hanger((sx * width / 2, -depth * 0.40, face - 0.004), sx, 0.055)


def _connections(width, height, depth, z):
    """Pipes and drain on the right, in front of the electric box."""
    side = width / 2
    y = -depth / 2 + 0.13
    upper = min(0.07, height * 0.22)
    plate(
        'pipe plate',
        0.10,
        min(0.17, height * 0.72),
        0,
        0.0025,
        'galva',
        'x',
        (side, y, z),
        0.006,
        0.0008,
    )
    big = height > 0.25
    for dz, radius in ((upper, 0.0111 if big else 0.0080), (upper - 0.045, 0.0064)):
        stub((side, y, z + dz), (1, 0, 0), 0.085, radius)
    low = z - height * 0.36
    wires(
        'drain',
        [([(side - 0.01, y - 0.02, low), (side + 0.055, y - 0.02, low)], False)],
        0.0145,
        'plastic',
        6,
    )
    wires(
        'drain hole',
        [([(side + 0.05, y - 0.02, low), (side + 0.0556, y - 0.02, low)], False)],
        0.0115,
        'black',
        6,
    )


def _electric_box(width, height, depth, z):
    tall, deep = min(height - 0.03, 0.30), min(0.30, depth * 0.42)
    x, y = width / 2 + 0.040, depth * 0.09
    box('electric box', (x, y, z), (0.080, deep, tall), 'white', 0.004, 4)
    lid = plate('lid', deep - 0.014, tall - 0.014, 0, 0.003, 'white', 'x', (x + 0.040, y, z), 0.006)
    bevel(lid, 0.001, 2)
    face = x + 0.043
    spots = [
        (face, y + s * (deep / 2 - 0.018), z + e * (tall / 2 - 0.018))
        for s in (-1, 1)
        for e in (-1, 1)
    ]
    screws(spots, 'x', 1, 0.005)
    label((face, y - 0.02, z + tall * 0.10), 0.085, 0.055)
    warning((face, y + deep * 0.28, z + tall * 0.12), 0.026, 'x', 1)
    for k in range(2):
        place = (x - 0.012 + 0.034 * k, y - deep / 2, z - tall * 0.28)
        lathe(
            'gland',
            [(0.0, -0.022), (0.006, -0.022), (0.009, -0.018), (0.0105, -0.006), (0.0105, 0.0)],
            'plastic',
            place,
            32,
            axis='y',
        )


def _blowers(width, height, depth, z):
    """The return side: centrifugal fans in their scrolls on a black plenum."""
    count = 3 if height < 0.25 else 2
    radius = min(height * 0.33, width / count * 0.36)
    back = depth / 2
    box('plenum', (0, back - 0.2155, z), (width * 0.895, 0.004, height * 0.775), 'mesh')
    for k in range(count):
        x = (k - (count - 1) / 2) * width * 0.88 / count
        wheel = [
            (radius * 1.22, -0.12),
            (radius * 1.22, 0.0),
            (radius * 1.19, 0.008),
            (radius * 1.08, 0.004),
            (radius * 1.0, -0.02),
            (radius * 0.98, -0.03),
        ]
        lathe('scroll', wheel, 'galva', (x, back - 0.085, z), 96, axis='y')
        turns = [2 * math.pi * i / 40 for i in range(40)]
        items = [
            (
                (x + radius * 0.88 * math.cos(a), back - 0.15, z + radius * 0.88 * math.sin(a)),
                (radius * 0.2, 0.10, 0.0022),
                (0, -a - 0.7, 0),
            )
            for a in turns
        ]
        boxes('wheel', items, 'plastic')
        lathe(
            'wheel rim',
            [(radius * 0.99, -0.102), (radius * 0.99, -0.096), (radius * 0.80, -0.098)],
            'plastic',
            (x, back, z),
            96,
            axis='y',
        )
        motor = [(0, -0.09), (radius * 0.30, -0.09), (radius * 0.36, -0.10), (radius * 0.36, -0.19)]
        lathe('motor', motor, 'slate', (x, back, z), 64, axis='y')
    frame(
        'return flange',
        width * 0.90 + 0.05,
        height * 0.78 + 0.05 * (height > 0.25) + 0.012,
        0.022,
        back + 0.0005,
        back + 0.003,
        'galva',
        'y',
        (0, 0, z),
    )


def build(variant, view='three-quarter'):
    width, height, depth, share_x, share_z = SIZES[variant]
    wide, tall = width * share_x - 0.07, height * share_z - 0.03
    if variant == 'slim':
        wide, tall = width - 0.06, height - 0.052
    z = _casing(width, height, depth, wide, tall)
    _outlet(depth, z, wide, tall)
    _top(width, height, depth, z)
    _connections(width, height, depth, z)
    _electric_box(width, height, depth, z)
    _blowers(width, height, depth, z)
    return _seen(variant, view, width, height, depth, z)


def _seen(variant, view, width, height, depth, z):
    if view == 'front':
        return {'camera': {'el': 9, 'az': 0, 'fill': 0.84}}
    if view == 'detail' and variant != 'slim':
        turn_product(180)
        return {'camera': {'az': 34, 'el': 14, 'lens': 90, 'fill': 0.86, 'straight': False}}
    if view == 'detail':
        corner = (width / 2 - 0.03, -depth * 0.18, z)
        return {
            'camera': {
                'az': 46,
                'el': 20,
                'lens': 100,
                'straight': False,
                'focus': (corner, 0.24),
                'fill': 1.0,
            }
        }
    return {'camera': {'az': 30, 'el': 22, 'straight': False, 'fill': 0.83}}
