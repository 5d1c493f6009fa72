"""Energy recovery ventilator, 1012 x 340 x 1000 mm: four round spigots and a door to the core."""

import math

from studio.fittings import hanger, screws
from studio.signs import display, label, warning
from studio.shapes import bevel, box, cut, lathe, plate, prism, wires

WIDE, TALL, DEEP = 1.012, 0.340, 0.900
PAD = 0.014
Z = PAD + TALL / 2


def _spigot(x, front):
    """A collar with a bead and a seal, bolted to the casing."""
    side = -1 if front else 1
    y, r = side * DEEP / 2, 0.100
    ring = [
        (r + 0.028, 0),
        (r + 0.028, 0.003),
        (r + 0.002, 0.003),
        (r, 0.006),
        (r, 0.028),
        (r + 0.003, 0.030),
        (r + 0.003, 0.034),
        (r, 0.036),
        (r, 0.075),
        (r - 0.0015, 0.0755),
        (r - 0.003, 0.075),
        (r - 0.003, -0.06),
    ]
    lathe('spigot', [(a, side * b) for a, b in ring], 'galva', (x, y, Z), 128, axis='y')
    seal = [(r + 0.0005, 0.052), (r + 0.0035, 0.053), (r + 0.0035, 0.062), (r + 0.0005, 0.063)]
    lathe('seal', [(a, side * b) for a, b in seal], 'rubber', (x, y, Z), 128, axis='y')
    lathe('throat', [(0, -side * 0.055), (r, -side * 0.055)], 'black', (x, y, Z), 64, axis='y')
    places = [
        (x + (r + 0.018) * math.cos(a), y + side * 0.003, Z + (r + 0.018) * math.sin(a))
        for a in [math.pi / 4 * (2 * k + 1) for k in range(4)]
    ]
    screws(places, 'y', side, 0.005)
    if front:
        items = [([(x - 0.098, y - 0.012, Z), (x + 0.098, y - 0.012, Z)], False)]
        wires('damper axle', items, 0.004, 'steel')
        flap = prism(
            'damper',
            [
                (math.cos(a) * 0.094, math.sin(a) * 0.094)
                for a in [2 * math.pi * i / 64 for i in range(64)]
            ],
            -0.001,
            0.001,
            'galva',
            'y',
            (x, y - 0.010, Z),
        )
        flap.rotation_euler[0] = math.radians(58)


def _casing():
    outline = [
        (-WIDE / 2, -TALL / 2),
        (WIDE / 2, -TALL / 2),
        (WIDE / 2, TALL / 2),
        (-WIDE / 2, TALL / 2),
    ]
    casing = prism('casing', outline, -DEEP / 2, DEEP / 2, 'galva', 'y', (0, 0, Z))
    holes = []
    for side in (-1, 1):
        for x in (-0.29, 0.29):
            holes.append(
                prism(
                    'hole',
                    [
                        (math.cos(a) * 0.0975, math.sin(a) * 0.0975)
                        for a in [2 * math.pi * i / 96 for i in range(96)]
                    ],
                    side * DEEP / 2 - 0.07,
                    side * DEEP / 2 + 0.07,
                    None,
                    'y',
                    (x, 0, Z),
                )
            )
    cut(casing, *holes)
    bevel(casing, 0.003, 3)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('pad', (sx * 0.42, sy * 0.36, PAD / 2), (0.06, 0.05, PAD), 'rubber', 0.003)
    face = PAD + TALL
    cover = plate('cover', WIDE - 0.05, DEEP - 0.05, 0, 0.0024, 'galva', 'z', (0, 0, face), 0.006)
    bevel(cover, 0.0008, 2)
    xs = [(i / 4 - 0.5) * (WIDE - 0.08) for i in range(5)]
    screws(
        [(x, s * (DEEP / 2 - 0.038), face + 0.0024) for x in xs for s in (-1, 1)], 'z', 1, 0.0055
    )
    for sx in (-1, 1):
        for y in (-0.36, 0.36):
            hanger((sx * WIDE / 2, y, face - 0.006), sx, 0.055)


def _door():
    """The white access door with its two latches; filters and the paper core come out here."""
    x = WIDE / 2
    door = plate('door', 0.52, TALL - 0.05, x, x + 0.016, 'white', 'x', (0, -0.03, Z), 0.008)
    bevel(door, 0.003, 3)
    for y in (-0.24, 0.18):
        plate('latch', 0.022, 0.058, x + 0.016, x + 0.025, 'plastic', 'x', (0, y, Z), 0.008, 0.002)
    label((x + 0.016, -0.03, Z - 0.02), 0.17, 0.11, 'x', 1, 7)
    warning((x + 0.016, -0.16, Z - 0.02), 0.034, 'x', 1)
    for k, y in enumerate((-0.13, -0.03, 0.07)):
        plate(
            'sticker',
            0.07,
            0.012,
            x + 0.016,
            x + 0.0166,
            'blue' if k else 'orange',
            'x',
            (0, y, Z + 0.10),
            0.005,
        )
    box('electric box', (x + 0.036, 0.335, Z), (0.072, 0.19, TALL - 0.06), 'white', 0.004, 4)
    lid = plate('lid', 0.176, TALL - 0.074, 0, 0.003, 'white', 'x', (x + 0.072, 0.335, Z), 0.006)
    bevel(lid, 0.001, 2)
    spots = [(x + 0.075, 0.335 + a * 0.076, Z + b * 0.118) for a in (-1, 1) for b in (-1, 1)]
    screws(spots, 'x', 1, 0.005)
    display((x + 0.075, 0.335, Z + 0.05), 0.066, 0.034, '', 'x', 1)
    box('light', (x + 0.0795, 0.315, Z + 0.05), (0.0006, 0.012, 0.003), 'led')
    for k in (-1, 1):
        gland = [(0, -0.022), (0.006, -0.022), (0.009, -0.018), (0.0105, -0.006), (0.0105, 0)]
        lathe('gland', gland, 'plastic', (x + 0.035, 0.24, Z + 0.06 * k), 32, axis='y')


def build(variant, view='three-quarter'):
    _casing()
    _door()
    for x in (-0.29, 0.29):
        _spigot(x, True)
        _spigot(x, False)
    if view == 'front':
        return {'camera': {'az': 0, 'el': 9, 'fill': 0.82}}
    if view == 'detail':
        return {
            'camera': {
                'az': 52,
                'el': 18,
                'lens': 100,
                'straight': False,
                'focus': ((WIDE / 2 - 0.06, -0.14, Z), 0.33),
                'fill': 1.0,
            }
        }
    return {'camera': {'az': 32, 'el': 24, 'straight': False, 'fill': 0.83}}
