"""The service workshop: a bench under the window, tools on their board, a unit on the stand."""

import math

from products import split_pair, wall_mounted
from rooms import furniture as made
from rooms.piping import gauge
from rooms.room import (
    ceiling_paint,
    daylight,
    light_line,
    look,
    mount,
    outside,
    plaster,
    shell,
    skirting,
    wood,
)
from studio.materials import paint, two_tone
from studio.shapes import box, boxes, lathe, plate, wires

LEFT, RIGHT, FAR, HIGH = -4.4, 4.2, 7.6, 3.3
WINDOW = (0.6, 6.6, 0.95, 2.75)


def _bench(x, y, wide):
    mount(
        lambda: made.table(
            wide, 0.80, 0.92, wood('beech', (0.60, 0.45, 0.30), (0.68, 0.53, 0.37), flat=True), 0.06
        ),
        (x, y, 0),
    )
    box('bench shelf', (x, y, 0.24), (wide - 0.16, 0.66, 0.03), 'grey', 0.004)
    for k, color in enumerate(('blue', 'grey', 'blue', 'slate')):
        box('crate', (x - wide / 2 + 0.48 + 0.62 * k, y, 0.40), (0.50, 0.46, 0.28), color, 0.02)


def _vice(x, y, z):
    coat = paint('vice', (0.07, 0.22, 0.40), 0.4)
    box('vice foot', (x, y, z + 0.03), (0.18, 0.18, 0.06), coat, 0.012)
    box('vice body', (x, y + 0.02, z + 0.12), (0.13, 0.20, 0.13), coat, 0.02)
    for dy in (-0.10, -0.045):
        box('jaw', (x, y + dy, z + 0.19), (0.15, 0.035, 0.07), 'steel', 0.006)
    wires('screw', [([(x, y - 0.10, z + 0.11), (x, y - 0.26, z + 0.11)], False)], 0.016, 'steel', 6)
    wires(
        'bar',
        [([(x - 0.09, y - 0.25, z + 0.11), (x + 0.09, y - 0.25, z + 0.11)], False)],
        0.007,
        'steel',
        5,
    )


def _tool_board(x, z, wide, high):
    face = FAR - 0.04
    plate(
        'board',
        wide,
        high,
        face,
        face + 0.03,
        paint('board', (0.36, 0.46, 0.53), 0.7),
        'y',
        (x, 0, z),
        0.012,
        0.002,
    )
    holes = [
        (
            (x - wide / 2 + 0.06 + 0.06 * i, face - 0.0002, z - high / 2 + 0.06 + 0.06 * j),
            (0.007, 0.001, 0.007),
            (0, 0, 0),
        )
        for i in range(int(wide / 0.06) - 1)
        for j in range(int(high / 0.06) - 1)
    ]
    boxes('holes', holes, 'ink')
    out = face - 0.018
    for k in range(7):
        at, long = x - wide / 2 + 0.16 + 0.105 * k, 0.17 + 0.028 * k
        top = z + high / 2 - 0.10
        wires('spanner', [([(at, out, top), (at, out, top - long)], False)], 0.008, 'steel', 4)
        for end, r in ((top, 0.020), (top - long, 0.016)):
            ring = [
                (at + r * math.cos(a), out, end + r * math.sin(a))
                for a in [2 * math.pi * i / 24 for i in range(24)]
            ]
            wires('jaw ring', [(ring, True)], 0.0065, 'steel', 4)
    for k, color in enumerate(('orange', 'blue', 'orange', 'slate', 'blue')):
        at, top = x + 0.30 + 0.11 * k, z + high / 2 - 0.12
        wires(
            'driver', [([(at, out, top - 0.11), (at, out, top - 0.26)], False)], 0.005, 'steel', 4
        )
        wires('grip', [([(at, out, top), (at, out, top - 0.11)], False)], 0.015, color, 6)
    for k in range(2):
        at, top = x - wide / 2 + 0.30 + 0.42 * k, z - 0.06
        wires(
            'hammer', [([(at, out, top), (at, out, top - 0.28)], False)], 0.012, wood(flat=True), 5
        )
        box('head', (at, out, top + 0.015), (0.115, 0.032, 0.034), 'slate', 0.006)
    turns = [
        (
            x + 0.50 + (0.115 + 0.0016 * i) * math.cos(i * 0.3),
            out - 0.010 * math.sin(i * 0.15),
            z - 0.20 + (0.115 + 0.0016 * i) * math.sin(i * 0.3),
        )
        for i in range(64)
    ]
    wires('copper coil', [(turns, False)], 0.0065, 'copper', 6)
    gauge((x + 0.02, out - 0.004, z - 0.16), 0.055, 0.4)
    gauge((x + 0.16, out - 0.004, z - 0.16), 0.055, 0.5)


def _cylinders(x, y):
    for k, color in enumerate(((0.62, 0.64, 0.66), (0.20, 0.42, 0.58), (0.62, 0.64, 0.66))):
        coat = paint('cylinder %d' % (k % 2), color, 0.4)
        body = [
            (0, 0),
            (0.11, 0.0),
            (0.115, 0.02),
            (0.115, 0.34),
            (0.095, 0.40),
            (0.05, 0.43),
            (0.03, 0.44),
            (0, 0.44),
        ]
        lathe('cylinder', body, coat, (x + 0.27 * k, y, 0), 64, angle=50)
        ring = [
            (x + 0.27 * k + 0.085 * math.cos(a), y + 0.085 * math.sin(a), 0.50)
            for a in [2 * math.pi * i / 32 for i in range(32)]
        ]
        legs = [([ring[8 * i], (ring[8 * i][0], ring[8 * i][1], 0.38)], False) for i in range(4)]
        wires('collar', [(ring, True), *legs], 0.010, coat, 5)
        wires(
            'valve',
            [([(x + 0.27 * k, y, 0.43), (x + 0.27 * k, y, 0.49)], False)],
            0.018,
            'brass',
            5,
        )


def workshop():
    floor = two_tone('workshop floor', (0.37, 0.40, 0.42), (0.41, 0.44, 0.46), 0.30, 0.9, detail=6)
    shell(LEFT, RIGHT, FAR, HIGH, floor, plaster(), ceiling_paint(), window=WINDOW)
    skirting(LEFT, RIGHT, FAR, mat='slate', high=0.10)
    outside(LEFT)
    _bench(-0.35, FAR - 0.48, 3.4)
    _vice(0.95, FAR - 0.60, 0.92)
    _tool_board(-0.35, 1.72, 2.5, 0.90)
    _rack(2.95, FAR - 0.27)
    dado = paint('dado', (0.30, 0.42, 0.50), 0.55)
    box('dado', ((LEFT + RIGHT) / 2, FAR - 0.004, 0.55), (RIGHT - LEFT, 0.008, 1.10), dado)
    box('dado', (RIGHT - 0.004, 2.5, 0.55), (0.008, 10, 1.10), dado)
    mount(lambda: made.table(2.1, 1.0, 0.60, wood(flat=True), 0.07), (1.55, 4.2, 0), -8)
    mount(split_pair.outdoor_unit, (1.35, 4.2, 0.60), -8)
    mount(lambda: wall_mounted.model('plain', 1.55, 0, opening=24), (-3.05, FAR, 0))
    _cylinders(2.75, 5.5)
    for place, turn in (((-0.75, 5.0, 0), 205), ((-1.9, 5.6, 0), 20)):
        mount(_stool, place, turn)
    for x in (-1.6, 1.6):
        light_line(x, 4.2, HIGH - 0.35, 4.6, 0.10)
        wires(
            'wires',
            [([(x, y, HIGH - 0.34), (x, y, HIGH)], False) for y in (2.4, 6.0)],
            0.003,
            'steel',
            3,
        )
    daylight(LEFT, WINDOW, 0.95, 0.45, 4.5, 0.4, (6, 8))
    look((-0.1, -0.4, 1.5), 27, (0.0, 0.0))


def _rack(x, y):
    """Steel shelves with crates and cartons of parts."""
    grey = paint('rack', (0.30, 0.34, 0.37), 0.45)
    items = [((x, y, 0.12 + 0.52 * k), (1.9, 0.52, 0.035), (0, 0, 0)) for k in range(5)]
    items += [
        ((x + s * 0.94, y + t * 0.24, 1.12), (0.04, 0.04, 2.24), (0, 0, 0))
        for s in (-1, 1)
        for t in (-1, 1)
    ]
    boxes('rack', items, grey, 0.003)
    carton = paint('carton', (0.47, 0.34, 0.21), 0.9)
    for k in range(4):
        for n in range(4):
            wide, high = (0.40, 0.26) if (k + n) % 3 else (0.36, 0.34)
            mat = ('blue', carton, 'grey', carton, 'blue')[(2 * k + n) % 5]
            place = (x - 0.70 + 0.465 * n, y - 0.02, 0.14 + 0.52 * k + high / 2)
            box('crate', place, (wide, 0.42, high), mat, 0.012)
            front = (place[0], place[1] - 0.211, place[2])
            box('card', front, (0.13, 0.001, 0.07), 'paper')


def _stool():
    seat = [(0, 0.60), (0.16, 0.60), (0.17, 0.612), (0.17, 0.635), (0.155, 0.645), (0, 0.645)]
    lathe('stool seat', seat, made.cloth('stool', (0.06, 0.075, 0.09)), steps=64, angle=50)
    wires('stool post', [([(0, 0, 0.06), (0, 0, 0.60)], False)], 0.022, 'steel', 6)
    for k in range(5):
        a = 2 * math.pi * k / 5
        wires(
            'stool foot',
            [([(0, 0, 0.07), (0.24 * math.cos(a), 0.24 * math.sin(a), 0.025)], False)],
            0.014,
            'slate',
            5,
        )
