"""Pipes as installers lay them: clad, hung, marked, with their valves, gauges and pumps."""

import math

from mathutils import Vector

from studio.fittings import bolts, flange
from studio.materials import paint
from studio.shapes import bend, box, boxes, lathe, plate, wires


def machine_paint():
    return paint('machine', (0.20, 0.33, 0.42), 0.4)


def clad(points, radius, mat='alu', corner=0.25, step=0.95, band=None, marks=()):
    """A pipe in its jacket with a bead at every joint. `marks` are (distance, colour) of bands."""
    line = bend(points, corner, 10)
    wires('pipe', [(line, False)], radius, mat, 14)
    beads, walked, due = [], 0.0, step / 2
    wanted = list(marks)
    for a, b in zip(line, line[1:]):
        a, b = Vector(a), Vector(b)
        long = (b - a).length
        way = (b - a) / max(long, 1e-6)
        while due < walked + long:
            at = a + way * (due - walked)
            beads.append(([at - way * 0.012, at + way * 0.012], False))
            due += step
        for mark in [one for one in wanted if one[0] < walked + long]:
            at = a + way * (mark[0] - walked)
            wires('mark', [([at - way * 0.07, at + way * 0.07], False)], radius + 0.004, mark[1], 14)
            wanted.remove(mark)
        walked += long
    if beads:
        wires('beads', beads, radius + 0.006, band or mat, 14)


def bundle(lines, mat='foam', corner=0.18):
    """Insulated refrigerant lines: each of (points, radius)."""
    for points, radius in lines:
        wires('line', [(bend(points, corner, 10), False)], radius, mat, 10)


def trapeze(x, y, z, wide, high, along='y'):
    """A strut across the pipes, hung on two threaded rods. along is the way of the pipes."""
    dims = (wide, 0.041, 0.041) if along == 'y' else (0.041, wide, 0.041)
    box('strut', (x, y, z), dims, 'galva', 0.003)
    for s in (-1, 1):
        at = (x + s * (wide / 2 - 0.04), y) if along == 'y' else (x, y + s * (wide / 2 - 0.04))
        wires('rod', [([(*at, z - 0.05), (*at, high)], False)], 0.005, 'steel', 3)
        bolts([(*at, z - 0.021)], 'z', -1, 0.010)


def tray(x, y0, y1, z, wide=0.30, cables=5):
    """A perforated cable tray along y with its cables."""
    box('tray', (x, (y0 + y1) / 2, z), (wide, y1 - y0, 0.003), 'galva')
    for s in (-1, 1):
        box('tray side', (x + s * wide / 2, (y0 + y1) / 2, z + 0.03), (0.003, y1 - y0, 0.06), 'galva')
    count = int((y1 - y0) / 0.12)
    slots = [
        ((x + s * wide * 0.25, y0 + (k + 0.5) * 0.12, z - 0.0016), (0.05, 0.018, 0.001), (0, 0, 0))
        for k in range(count)
        for s in (-1, 1)
    ]
    boxes('tray slots', slots, 'black')
    for k in range(cables):
        at = x + (k - (cables - 1) / 2) * wide * 0.17
        cable = [(at + 0.006 * math.sin(3.1 * i + k), y0 + (y1 - y0) * i / 24, z + 0.014) for i in range(25)]
        wires('cable', [(cable, False)], 0.010, ('black', 'plastic', 'slate')[k % 3], 4)


def gauge(place, radius=0.06, share=0.45):
    """A pressure gauge that looks to -y: rim, dial with its marks, needle."""
    x, y, z = place
    rim = [(0, 0.010), (radius * 0.98, 0.010), (radius, 0.004), (radius, -0.022)]
    rim += [(radius * 0.94, -0.026), (radius * 0.88, -0.022), (radius * 0.88, -0.014)]
    lathe('gauge', rim, 'steel', place, 64, axis='y', angle=40)
    lathe('dial', [(0, -0.014), (radius * 0.885, -0.014)], 'paper', place, 64, axis='y')
    ticks = []
    for k in range(21):
        a = math.radians(225 - 270 * k / 20)
        long = radius * (0.17 if k % 5 == 0 else 0.09)
        r = radius * 0.80 - long / 2
        at = (x + r * math.cos(a), y - 0.0146, z + r * math.sin(a))
        ticks.append((at, (long, 0.0006, radius * (0.030 if k % 5 == 0 else 0.018)), (0, -a, 0)))
    boxes('ticks', ticks, 'ink')
    a = math.radians(225 - 270 * share)
    tip = (x + radius * 0.66 * math.cos(a), y - 0.017, z + radius * 0.66 * math.sin(a))
    tail = (x - radius * 0.2 * math.cos(a), y - 0.017, z - radius * 0.2 * math.sin(a))
    wires('needle', [([tail, tip], False)], radius * 0.022, 'red', 3)
    lathe('pin', [(0, -0.020), (radius * 0.07, -0.019), (radius * 0.07, -0.014)], 'ink', place, 24, axis='y')


def butterfly(place, radius, along='z', lever=(1, 0)):
    """A valve between two flanges with its lever."""
    p = Vector(place)
    way = Vector((along == 'x', along == 'y', along == 'z'))
    for s in (-1, 1):
        a = p + way * (0.035 * s)
        wires('flange', [([a, a + way * 0.022 * s], False)], radius * 1.45, 'steel', 14)
        side = way.orthogonal().normalized()
        other = way.cross(side)
        heads = []
        for k in range(8):
            t = 2 * math.pi * (k + 0.5) / 8
            at = p + (side * math.cos(t) + other * math.sin(t)) * radius * 1.27
            heads.append(([at - way * 0.068, at + way * 0.068], False))
        if s == 1:
            wires('flange bolts', heads, 0.008, 'alu', 1)
    wires('valve', [([p - way * 0.034, p + way * 0.034], False)], radius * 1.28, 'blue', 14)
    out = Vector((*lever, 0))
    neck = p + out * radius * 1.9
    wires('neck', [([p + out * radius, neck], False)], 0.022, 'blue', 6)
    grip = neck + (way if along != 'z' else Vector((-out.y, out.x, 0.0))) * 0.26
    wires('lever', [([neck, grip], False)], 0.011, 'red', 5)


def pump(place):
    """An end suction pump on its frame, 1.5 m along y, the suction towards the camera."""
    x, y, z = place
    coat = machine_paint()
    box('inertia base', (x, y, z + 0.09), (0.72, 1.72, 0.18), paint('base', (0.47, 0.47, 0.46), 0.85), 0.012)
    for s in (-1, 1):
        box('rail', (x + s * 0.20, y, z + 0.215), (0.09, 1.50, 0.07), 'slate', 0.006)
    box('foot', (x, y - 0.42, z + 0.31), (0.30, 0.20, 0.16), coat, 0.02)
    box('foot', (x, y + 0.42, z + 0.30), (0.34, 0.50, 0.12), coat, 0.02)
    volute = [(0, -0.13), (0.20, -0.13), (0.26, -0.09), (0.285, 0), (0.26, 0.09), (0.20, 0.13), (0, 0.13)]
    lathe('volute', volute, coat, (x, y - 0.42, z + 0.60), 96, axis='y', angle=50)
    flange((x, y - 0.52, z + 0.60), (0, -1, 0), 0.15, coat, 0.024, 8, 0.13, 0.10)
    flange((x + 0.15, y - 0.42, z + 0.74), (0, 0, 1), 0.135, coat, 0.024, 8, 0.24, 0.09)
    guard = [(0, -0.20), (0.11, -0.20), (0.12, -0.18), (0.12, 0.16), (0, 0.16)]
    lathe('coupling guard', guard, 'orange', (x, y - 0.10, z + 0.58), 64, axis='y', angle=50)
    motor = [(0, -0.34), (0.16, -0.34), (0.19, -0.30), (0.19, 0.26), (0.215, 0.27), (0.215, 0.42)]
    motor += [(0.19, 0.45), (0, 0.45)]
    lathe('motor', motor, coat, (x, y + 0.42, z + 0.56), 96, axis='y', angle=50)
    fins = []
    for k in range(28):
        a = 2 * math.pi * k / 28
        at = (x + 0.20 * math.cos(a), y + 0.40, z + 0.56 + 0.20 * math.sin(a))
        fins.append((at, (0.045, 0.50, 0.006), (0, -a, 0)))
    boxes('motor fins', fins, coat)
    box('terminal box', (x, y + 0.34, z + 0.80), (0.20, 0.22, 0.13), coat, 0.012)


def water_chiller(place, long=3.4):
    """A water cooled screw chiller along y: evaporator below, condenser behind it, compressor on top."""
    x, y, z = place
    pale = paint('shell', (0.62, 0.66, 0.69), 0.4)
    for s in (-1, 1):
        plate('end sheet', 1.42, 1.20, y + s * (long / 2 - 0.30) - 0.02, y + s * (long / 2 - 0.30) + 0.02, pale, 'y', (x, 0, z + 0.66), 0.05)
        box('skid', (x, y + s * (long / 2 - 0.30), z + 0.05), (1.5, 0.22, 0.10), 'slate', 0.01)
    for dx, dz, r, mat in ((-0.36, 0.56, 0.36, 'foam'), (0.40, 0.62, 0.29, pale)):
        half = long / 2
        shell = [(0, -half), (r * 0.9, -half), (r * 1.10, -half + 0.02), (r * 1.10, -half + 0.12)]
        shell += [(r, -half + 0.125), (r, half - 0.125), (r * 1.10, half - 0.12), (r * 1.10, half - 0.02)]
        shell += [(r * 0.9, half), (0, half)]
        lathe('vessel', shell, mat, (x + dx, y, z + dz), 96, axis='y', angle=40)
        heads = [
            (x + dx + r * 1.02 * math.cos(a), y - half - 0.001 + 0.018, z + dz + r * 1.02 * math.sin(a))
            for a in [2 * math.pi * k / 16 for k in range(16)]
        ]
        bolts(heads, 'y', -1, 0.016)
        for s in (-0.35, 0.35):
            flange((x + dx, y - half + 0.02, z + dz + s * r * 1.3), (0, -1, 0), 0.105, mat, 0.022, 8, 0.20, 0.075)
    body = [(0, -0.70), (0.20, -0.70), (0.27, -0.66), (0.27, -0.36), (0.31, -0.35), (0.31, -0.30)]
    body += [(0.25, -0.28), (0.25, 0.28), (0.30, 0.30), (0.30, 0.36), (0.24, 0.38), (0.24, 0.66), (0, 0.72)]
    lathe('compressor', body, machine_paint(), (x - 0.02, y + 0.30, z + 1.38), 96, axis='y', angle=40)
    bundle([([(x - 0.02, y + 0.9, z + 1.38), (x - 0.36, y + 1.25, z + 1.30), (x - 0.36, y + 1.25, z + 0.85)], 0.085)], 'foam', 0.3)
    bundle([([(x + 0.10, y - 0.15, z + 1.45), (x + 0.40, y - 0.55, z + 1.40), (x + 0.40, y - 0.55, z + 0.85)], 0.06)], 'copper', 0.25)
    return box('starter', (x - 0.30, y - 0.85, z + 1.52), (0.62, 0.75, 1.05), 'white', 0.012)


def wheel(place, radius=0.10, mat='red'):
    """A hand wheel that looks to -y."""
    x, y, z = place
    ring = [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in [2 * math.pi * k / 48 for k in range(48)]]
    wires('wheel', [(ring, True)], 0.010, mat, 5)
    spokes = [([(x, y, z), ring[12 * k]], False) for k in range(4)]
    wires('spokes', [*spokes, ([(x, y, z), (x, y + 0.12, z)], False)], 0.007, mat, 4)


def stepladder(place, high=1.9):
    x, y, z = place
    rails, treads = [], []
    for s in (-1, 1):
        rails.append(([(x + s * 0.24, y - 0.42, z), (x + s * 0.17, y, z + high)], False))
        rails.append(([(x + s * 0.24, y + 0.46, z), (x + s * 0.17, y, z + high)], False))
    wires('rails', rails, 0.018, 'alu', 4)
    for k in range(6):
        t = (k + 1) / 7
        treads.append(((x, y - 0.42 * (1 - t), z + high * t), (0.46 - 0.12 * t, 0.085, 0.022), (0, 0, 0)))
    boxes('treads', treads, 'alu', 0.003)
    box('top', (x, y, z + high), (0.38, 0.20, 0.03), 'orange', 0.008)

