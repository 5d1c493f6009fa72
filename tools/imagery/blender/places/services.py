"""What stands behind a cool building, with those who work on it: pipes, plant room, open ceiling."""

import math

from mathutils import Vector

from people.figures import figure
from products import cassette_4way, duct
from rooms.interior import fill, sky_light, spot, sun
from rooms.outlook import outlook
from rooms.piping import (
    bundle,
    butterfly,
    clad,
    gauge,
    pump,
    stepladder,
    trapeze,
    tray,
    water_chiller,
)
from rooms.room import concrete, hang, light_line, look, mount, plaster, shell
from studio import stage
from studio.materials import paint, two_tone
from studio.shapes import bend, box, boxes, plate, wires
from studio.signs import display, label


OVERALL = (0.04, 0.11, 0.22)
TROUSERS = (0.05, 0.055, 0.065)


def lamplight(xs, y, high, long, power=1.0, behind=1.0):
    """A room without windows: lit lines in its ceiling, and a little light behind the camera."""
    for x in xs:
        light_line(x, y, high - 0.20, long, 0.07)
        box('lamp body', (x, y, high - 0.165), (0.13, long + 0.02, 0.05), 'white', 0.006)
        lamp = (x, y, high - 0.24)
        stage.area(lamp, (x, y, 0), 0.3, 34 * power * long, (1.0, 0.90, 0.74), long)
    fill((0.4, -2.2, 2.3), (0, 6, 1.2), 3.2, 60 * behind, (0.80, 0.90, 1.0))
    stage.world(0.0)


def plant_room():
    left, right, far, high = -4.0, 4.0, 14.0, 4.4
    floor = two_tone('epoxy', (0.12, 0.17, 0.20), (0.15, 0.20, 0.23), 0.20, 0.9, detail=5)
    walls = plaster('plant wall', (0.46, 0.455, 0.43))
    shell(
        left,
        right,
        far,
        high,
        floor,
        walls,
        concrete('slab', (0.30, 0.30, 0.295), (0.36, 0.36, 0.355)),
    )
    box(
        'base line',
        (left + 0.005, far / 2, 0.5),
        (0.01, far + 5, 1.0),
        paint('dado', (0.07, 0.17, 0.24), 0.5),
    )
    box('base line', (0, far - 0.005, 0.5), (8, 0.01, 1.0), paint('dado', (0.07, 0.17, 0.24), 0.5))
    for x in (-1.15, 0.75):
        box('walkway', (x, 5.5, 0.001), (0.08, 17, 0.002), paint('line', (0.66, 0.48, 0.07), 0.5))
    for k in range(3):
        y = 3.4 + 3.0 * k
        pump((-2.55, y, 0))
        out = [(-2.40, y - 0.42, 0.98), (-2.40, y - 0.42, 3.15), (-2.40, y + 0.6, 3.35)]
        clad(out, 0.125, 'alu', 0.22, 0.8)
        butterfly((-2.40, y - 0.42, 1.45), 0.10, 'z', (0, -1))
        inlet = [
            (-2.55, y - 0.65, 0.60),
            (-2.55, y - 1.02, 0.60),
            (-2.55, y - 1.02, 2.85),
            (-3.2, y - 1.02, 3.35),
        ]
        clad(inlet, 0.125, 'alu', 0.20, 0.8)
        gauge((-2.40, y - 0.60, 1.86), 0.075, 0.35 + 0.08 * k)
        wires(
            'siphon',
            [([(-2.40, y - 0.59, 1.80), (-2.40, y - 0.50, 1.80)], False)],
            0.010,
            'brass',
            4,
        )
    for x, color in ((-2.40, 'blue'), (-3.25, 'red')):
        marks = [(1.6 + 3.2 * k, color) for k in range(5)]
        clad([(x, -2.4, 3.42), (x, far, 3.42)], 0.20, 'alu', 0.3, 1.1, marks=marks)
    for k in range(5):
        trapeze(-2.82, 1.3 + 3.0 * k, 3.18, 1.55, high)
    for k in range(2):
        y = 4.6 + 4.4 * k
        front = y - 1.23
        mount(lambda: water_chiller((0, 0, 0)), (2.35, y, 0.0))
        display((2.05, front - 0.001, 1.72), 0.26, 0.17, '68' if k else '72', 'y', -1, 0.006, 0.4)
        label((2.20, front - 0.001, 1.30), 0.12, 0.08, 'y', -1, 6)
    for dx, color in ((1.25, 'blue'), (3.05, 'red')):
        clad(
            [(dx, -2.4, 3.42), (dx, far, 3.42)],
            0.18,
            'alu',
            0.3,
            1.1,
            marks=[(2.2 + 3.4 * k, color) for k in range(4)],
        )
        for k in range(2):
            y = 2.50 + 4.4 * k
            x, foot = (1.99, 0.704) if dx < 2 else (2.75, 0.736)
            clad(
                [
                    (x, y + 0.23, foot),
                    (x, y - 0.10, foot),
                    (x, y - 0.10, 3.1),
                    (dx, y - 0.10, 3.42),
                ],
                0.095,
                'alu',
                0.18,
                0.7,
            )
            butterfly((x, y - 0.10, 1.9), 0.08, 'z', (0, -1))
    for k in range(5):
        trapeze(2.15, 1.3 + 3.0 * k, 3.20, 2.3, high)
    tray(-0.2, -2.4, far, 3.75, 0.40, 6)
    plate(
        'door',
        1.7,
        2.3,
        far - 0.05,
        far - 0.01,
        paint('door', (0.10, 0.22, 0.34), 0.5),
        'y',
        (-0.2, 0, 1.15),
        0.01,
        0.004,
    )
    box('door seam', (-0.2, far - 0.052, 1.15), (0.012, 0.004, 2.28), 'ink')
    mount(
        lambda: figure('point', 'shirt', OVERALL, TROUSERS, seed=3),
        (1.62, 7.05, 0),
        172,
    )
    mount(
        lambda: figure('read', 'shirt', (0.50, 0.47, 0.42), (0.07, 0.06, 0.05), seed=8),
        (0.75, 6.35, 0),
        205,
    )
    lamplight((-1.1, 0.65), 6.5, high, 12.0, 0.80, 0.8)
    spot((-0.2, far - 0.6, 3.9), (-0.2, far, 1.2), 90, 100)
    look((-0.35, -0.6, 1.55), 22, (0.0, 0.05))


def pipe_rack():
    left, right, far, high = -1.9, 1.7, 14.0, 3.3
    floor = two_tone('epoxy', (0.11, 0.145, 0.17), (0.14, 0.175, 0.20), 0.26, 0.9, detail=6)
    slab = concrete('slab', (0.28, 0.28, 0.275), (0.34, 0.34, 0.335))
    shell(left, right, far, high, floor, plaster('shaft', (0.42, 0.415, 0.395)), slab)
    step = 0.17
    for tier in range(5):
        z = 0.75 + 0.46 * tier
        lines, wraps = [], []
        for k in range(3):
            x = right - 0.16 - step * k
            thick = (0.056, 0.040, 0.030)[k]
            end = far - 0.6 - 0.55 * tier
            run = [(x, -2.4, z + thick), (x, end, z + thick)]
            (lines if tier in (0, 1, 3) else wraps).append((run, thick))
        bundle(lines, 'foam')
        bundle(wraps, 'pipe_wrap')
        for k in range(9):
            y = -1.6 + 1.8 * k
            box('arm', (right - 0.31, y, z - 0.022), (0.62, 0.041, 0.041), 'galva', 0.003)
            clamps = [(right - 0.16 - step * n, (0.056, 0.040, 0.030)[n]) for n in range(3)]
            for x, r in clamps:
                ring = [
                    (x + (r + 0.004) * math.cos(a), y, z + r + (r + 0.004) * math.sin(a))
                    for a in [2 * math.pi * n / 40 for n in range(40)]
                ]
                wires('clamp', [(ring, True)], 0.006, 'steel', 3)
    for k in range(9):
        box('upright', (right - 0.03, -1.6 + 1.8 * k, 1.55), (0.041, 0.041, 3.0), 'galva', 0.003)
    for k, color in enumerate(('blue', 'red')):
        x, y = left + 0.34 + 0.0 * k, 3.0 + 0.75 * k
        clad([(x, y, 0), (x, y, high)], 0.19, 'alu', 0.2, 1.0, marks=[(1.75, color)])
    for k, color in enumerate(('blue', 'red')):
        x, y = left + 0.34, 7.4 + 0.75 * k
        clad([(x, y, 0), (x, y, high)], 0.19, 'alu', 0.2, 1.0, marks=[(1.75, color)])
    tray(-0.75, -2.4, far, 2.72, 0.34, 6)
    for k in range(6):
        trapeze(-0.75, -1.2 + 2.6 * k, 2.68, 0.52, high)
    mount(
        lambda: figure('point', 'shirt', OVERALL, TROUSERS, seed=3),
        (0.22, 5.6, 0),
        118,
    )
    spot((0.45, 5.5, 1.55), (right, 6.2, 1.75), 30, 42, (1.0, 0.95, 0.85))
    lamplight((-0.1,), 5.8, high, 12.5, 0.62, 0.5)
    look((-0.35, -0.6, 1.5), 26, (0.03, 0.01), 8)


def _t_bars(left, right, near, far, z):
    items, step = [], 0.6
    count = int((right - left) / step)
    for k in range(count + 1):
        items.append(
            ((left + k * step, (near + far) / 2, z), (0.024, far - near, 0.030), (0, 0, 0))
        )
    y = near
    while y <= far + 0.01:
        items.append((((left + right) / 2, y, z), (right - left, 0.024, 0.028), (0, 0, 0)))
        y += step
    boxes('grid', items, 'white')
    return count


def _hung_unit(place, high):
    """A slim duct unit on four rods, its inlet to the camera, joined to its duct and its pipes."""
    x, y, z = place
    mount(lambda: duct.build('slim'), place, 180)
    corners = [(x + s * 0.526, y + dy) for s in (-1, 1) for dy in (-0.162, 0.18)]
    wires('rods', [([(*at, z + 0.12), (*at, high)], False) for at in corners], 0.005, 'steel', 3)
    box('supply duct', (x, y + 1.62, z + 0.10), (0.92, 2.75, 0.155), 'galva', 0.004)
    rings = [((x, y + 0.30 + 0.9 * k, z + 0.10), (0.99, 0.028, 0.22), (0, 0, 0)) for k in range(4)]
    boxes('duct flanges', rings, 'galva', 0.003)
    for dz, end, radius in ((0.144, 1.49, 0.026), (0.099, 1.38, 0.020)):
        points = [
            (x - 0.56, y + 0.095, z + dz),
            (end + 0.12, y + 0.095, z + dz),
            (end, y + 0.095, 3.66),
            (end, y + 0.4, 3.70),
        ]
        bundle([(points, radius)], 'foam', 0.10)


def open_ceiling():
    left, right, far, high = -3.6, 3.6, 11.4, 4.1
    window = (1.0, 10.6, 0.85, 2.55)
    floor = two_tone('screed', (0.27, 0.265, 0.255), (0.21, 0.21, 0.205), 0.7, 0.8, detail=7)
    slab = concrete('slab', (0.30, 0.30, 0.295), (0.37, 0.37, 0.36), 0.85)
    shell(
        left, right, far, high, floor, plaster('raw wall', (0.44, 0.42, 0.38)), slab, window=window
    )
    outlook((left, 5.8, 1.5), 90, 'evening', 4, 5, 16, crowns=(-3.0, 0.6))
    z = 3.55
    box('main duct', (-1.45, 4.4, z), (0.75, 13.8, 0.42), 'galva', 0.006)
    rings = [((-1.45, -2.0 + 1.25 * k, z), (0.83, 0.030, 0.50), (0, 0, 0)) for k in range(11)]
    boxes('duct flanges', rings, 'galva', 0.003)
    for k in range(5):
        trapeze(-1.45, -0.6 + 2.5 * k, z - 0.245, 1.05, high)
    for k in range(3):
        y = 2.4 + 3.0 * k
        branch = [
            (-1.10, y, z - 0.02),
            (-0.45, y, z - 0.02),
            (0.30, y + 0.25, z - 0.12),
            (0.62, y + 0.3, z - 0.48),
        ]
        _flexible(branch, 0.125)
        box('diffuser box', (0.62, y + 0.3, 2.92), (0.50, 0.50, 0.30), 'galva', 0.006)
        corners = [(0.62 + a * 0.22, y + 0.3 + b * 0.22) for a in (-1, 1) for b in (-1, 1)]
        rods = [([(*at, 3.06), (*at, high)], False) for at in corners]
        wires('rods', rods, 0.004, 'steel', 3)
    _hung_unit((2.35, 3.3, 3.32), high)
    lines = [
        ([(x, -2.4, 3.70), (x, far, 3.70)], r)
        for x, r in ((1.15, 0.036), (1.27, 0.026), (1.38, 0.036), (1.49, 0.026))
    ]
    bundle(lines, 'foam')
    for k in range(6):
        trapeze(1.32, -1.4 + 2.4 * k, 3.63, 0.62, high)
    tray(0.05, -2.4, far, 3.82, 0.30, 6)
    low = 2.75
    _t_bars(-3.6, 3.6, 4.6, far, low)
    hang(lambda: cassette_4way.build('plain', tilt=8), [(-0.3, 6.7), (-0.3, 9.7)], low - 0.012)
    for x, y in ((-0.3, 6.7), (-0.3, 9.7)):
        box('cassette body', (x, y, low + 0.17), (0.82, 0.82, 0.29), 'galva', 0.006)
    tiles = []
    for i in range(12):
        for j in range(11):
            x, y = -3.3 + 0.6 * i, 4.9 + 0.6 * j
            if (i * 7 + j * 5) % 11 < 3 + j * 0.75 and not (
                abs(x + 0.3) < 0.7 and min(abs(y - 6.7), abs(y - 9.7)) < 0.7
            ):
                tiles.append(((x, y, low + 0.012), (0.575, 0.575, 0.015), (0, 0, 0)))
    boxes('tiles', tiles, paint('tile', (0.66, 0.67, 0.67), 0.95, spec=0.05))
    stepladder((1.5, 5.6, 0), 1.75)
    for k in range(4):
        box(
            'carton',
            (2.9, 8.3 + 0.04 * k, 0.12 + 0.235 * k),
            (0.95, 0.95, 0.23),
            paint('carton', (0.45, 0.33, 0.21), 0.9),
            0.004,
        )
    mount(
        lambda: figure('point', 'shirt', OVERALL, TROUSERS, seed=3),
        (0.62, 5.9, 0),
        150,
    )
    mount(
        lambda: figure('read', 'shirt', (0.52, 0.50, 0.46), (0.06, 0.055, 0.05), seed=8),
        (-0.15, 6.5, 0),
        205,
    )
    sun((1.0, -0.30, -0.33), 24, (1.0, 0.70, 0.42))
    sky_light((left + 0.1, 5.8, 1.7), (1, 0, 0.1), 9.6, 1.7, 260, (0.96, 0.92, 0.90))
    # A work lamp on the floor shows what is still open.
    fill((-0.6, 0.6, 0.7), (0.3, 3.6, 3.9), 0.8, 190, (1.0, 0.86, 0.66))
    fill((0.5, -2.2, 2.0), (0, 6, 2.6), 3.0, 60, (0.92, 0.95, 1.0))
    look((0.25, -0.9, 1.5), 22, (0.0, 0.19))


def _flexible(points, radius):
    """A flexible duct with its spiral."""
    line = [Vector(point) for point in bend(points, 0.35, 12)]
    wires('flexible duct', [(line, False)], radius - 0.006, 'alu', 12)
    turns, walked, due = [], 0.0, 0.0
    for a, b in zip(line, line[1:]):
        long, way = (b - a).length, (b - a).normalized()
        while due < walked + long:
            at = a + way * (due - walked)
            turns.append(([at - way * 0.006, at + way * 0.006], False))
            due += 0.034
        walked += long
    wires('spiral', turns, radius, 'alu', 10)
