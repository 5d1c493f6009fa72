"""A warehouse in the evening: racks of cartons, somebody with a trolley, low sun through the gate."""

import numpy as np

from people.figures import figure
from products import vrf_outdoor
from rooms.interior import fill, sky_light, sun
from rooms.outlook import outlook
from rooms.room import light_line, look, mount, plaster, shell
from streets.site import roof_units
from studio import stage
from studio.materials import paint, two_tone
from studio.shapes import box, boxes, wires

FAR, HIGH = 22.0, 6.6
LEVELS = (0.12, 1.75, 3.40)
# Where the units stand in the aisle.
ROWS = (5.3, 6.9)
GATE, GATE_HIGH = 4.0, 3.9


def _rack(x, y0, bays, side, seed):
    """Bays of 2.8 m along y, three levels, loads with cartons of several sizes."""
    chance, deep, bay = np.random.default_rng(seed), 1.05, 2.8
    blue, beam = paint('upright', (0.05, 0.19, 0.36), 0.45), paint('beam', (0.80, 0.33, 0.06), 0.45)
    posts, beams, decks = [], [], []
    for k in range(bays + 1):
        for s in (-1, 1):
            posts.append(((x + s * deep / 2, y0 + k * bay, 2.5), (0.09, 0.10, 5.0), (0, 0, 0)))
        lines = [
            ([(x - deep / 2, y0 + k * bay, z), (x + deep / 2, y0 + k * bay, z + 0.8)], False)
            for z in (0.4, 1.3, 2.2, 3.1, 4.0)
        ]
        wires('braces', lines, 0.016, blue, 3)
    cartons = {'carton': [], 'carton light': [], 'wrap': []}
    for k in range(bays):
        middle = y0 + (k + 0.5) * bay
        for z in LEVELS:
            for s in (-1, 1):
                beams.append(
                    ((x + s * deep / 2, middle, z - 0.05), (0.05, bay - 0.1, 0.11), (0, 0, 0))
                )
            for half in (-0.68, 0.68):
                if chance.random() < 0.10:
                    continue
                at = middle + half
                for n in range(5):
                    decks.append(
                        ((x + (n - 2) * 0.24, at, z + 0.075), (0.11, 1.16, 0.03), (0, 0, 0))
                    )
                for n in (-0.5, 0, 0.5):
                    decks.append(((x, at + n, z + 0.03), (1.05, 0.09, 0.06), (0, 0, 0)))
                _load(chance, x, at, z + 0.09, cartons)
    boxes('posts', posts, blue, 0.004)
    boxes('beams', beams, beam, 0.004)
    boxes('pallets', decks, two_tone('pallet', (0.46, 0.35, 0.22), (0.54, 0.42, 0.28), 0.8, 8))
    tones = {
        'carton': (0.47, 0.34, 0.21),
        'carton light': (0.52, 0.53, 0.54),
        'wrap': (0.55, 0.44, 0.31),
    }
    for name, items in cartons.items():
        boxes(name, items, paint(name, tones[name], 0.85), 0.004)
    faces = [
        (
            (c[0] - side * (d[0] / 2 + 0.001), c[1] - d[1] * 0.22, c[2] + d[2] * 0.12),
            (0.001, d[1] * 0.30, d[2] * 0.26),
            (0, 0, 0),
        )
        for items in cartons.values()
        for c, d, _ in items
    ]
    boxes('labels', faces, 'paper')
    tapes = [
        ((c[0] - side * (d[0] / 2 + 0.0008), c[1], c[2]), (0.001, 0.05, d[2] * 0.98), (0, 0, 0))
        for c, d, _ in cartons['carton'] + cartons['wrap']
    ]
    boxes('tape', tapes, paint('tape', (0.36, 0.26, 0.16), 0.5))


def _load(chance, x, y, z, cartons):
    kind = ('carton', 'carton light', 'wrap')[int(chance.integers(0, 3))]
    across, high, rows = ((1, 0.62, 2), (2, 0.40, 3), (2, 0.30, 4), (1, 1.15, 1))[
        int(chance.integers(0, 4))
    ]
    rows = max(1, rows - int(chance.integers(0, 2)))
    wide = 1.14 / across
    for row in range(rows):
        for n in range(across):
            place = (x, y - 0.57 + (n + 0.5) * wide, z + (row + 0.5) * high)
            cartons[kind].append((place, (0.94, wide - 0.012, high - 0.008), (0, 0, 0)))


def _gate(walls):
    """The far wall with its gate rolled up; outside is the street."""
    side = (13.2 - GATE) / 2
    for s in (-1, 1):
        box('gate wall', (s * (GATE + side) / 2, FAR + 0.1, HIGH / 2), (side, 0.2, HIGH), walls)
    above = HIGH - GATE_HIGH
    box('gate wall', (0, FAR + 0.1, GATE_HIGH + above / 2), (GATE, 0.2, above), walls)
    coat = paint('gate frame', (0.05, 0.12, 0.20), 0.5)
    posts = [
        ((s * (GATE / 2 + 0.08), FAR, GATE_HIGH / 2), (0.16, 0.26, GATE_HIGH), (0, 0, 0))
        for s in (-1, 1)
    ]
    boxes('gate posts', posts, coat, 0.01)
    box('rolled gate', (0, FAR - 0.18, GATE_HIGH + 0.16), (GATE + 0.4, 0.42, 0.44), coat, 0.12)


def _trolley():
    """A platform trolley with cartons, pushed towards +y by somebody behind it."""
    steel = paint('trolley', (0.06, 0.16, 0.28), 0.4)
    box('deck', (0, 0.62, 0.22), (0.72, 1.15, 0.05), steel, 0.01)
    bar = [(-0.32, 0.06, 0.24), (-0.32, 0.0, 1.02), (0.32, 0.0, 1.02), (0.32, 0.06, 0.24)]
    wires('handle', [(bar, False)], 0.018, steel, 6)
    wheels = [
        ((x, y, 0.09), (0.05, 0.18, 0.18), (0, 0, 0)) for x in (-0.28, 0.28) for y in (0.2, 1.05)
    ]
    boxes('wheels', wheels, 'plastic', 0.07)
    carton = paint('trolley carton', (0.44, 0.31, 0.19), 0.85)
    box('load', (0.0, 0.66, 0.52), (0.64, 0.86, 0.55), carton, 0.006)
    box('load', (-0.04, 0.56, 0.96), (0.56, 0.58, 0.32), carton, 0.006, rot=(0, 0, 0.12))


def warehouse():
    floor = two_tone(
        'hardened floor', (0.23, 0.235, 0.24), (0.29, 0.29, 0.295), 0.22, 0.8, detail=6
    )
    walls = plaster('store wall', (0.46, 0.455, 0.44))
    roof = paint('roof', (0.40, 0.40, 0.40), 0.8)
    shell(-6.6, 6.6, FAR, HIGH, floor, walls, roof, far_wall=False)
    _gate(walls)
    outlook((0, FAR + 4, 0.6), 0, 'evening', 0, 6, 20, crowns=(2.0, 4.0))
    _rack(-3.9, 0.6, 7, -1, 3)
    _rack(3.9, 0.6, 7, 1, 8)
    for x in (-2.2, 2.2):
        box('lane', (x, 9.5, 0.001), (0.09, 24, 0.002), paint('line', (0.66, 0.48, 0.07), 0.5))
    trusses = [((0, 1.2 + 3.2 * k, HIGH - 0.16), (13.2, 0.16, 0.32), (0, 0, 0)) for k in range(7)]
    boxes('trusses', trusses, paint('truss', (0.34, 0.35, 0.36), 0.6), 0.01)
    roof_units(lambda: vrf_outdoor.build('twin', ''), [(-1.05, y, 0.10) for y in ROWS], turn=-38)
    for y in ROWS:
        box(
            'pallet',
            (-1.05, y, 0.05),
            (1.45, 1.0, 0.10),
            two_tone('pallet', (0.46, 0.35, 0.22), (0.54, 0.42, 0.28), 0.8, 8),
            0.006,
            rot=(0, 0, -0.66),
        )
    mount(
        lambda: figure('reach', 'polo', (0.05, 0.14, 0.26), (0.06, 0.06, 0.07), seed=5),
        (0.95, 6.6, 0),
        180,
    )
    mount(_trolley, (0.95, 6.98, 0))
    mount(
        lambda: figure('read', 'shirt', (0.50, 0.48, 0.44), (0.07, 0.06, 0.055), seed=9),
        (-0.45, 15.5, 0),
        150,
    )
    for x in (-1.3, 1.3):
        for k in range(4):
            light_line(x, 2.4 + 5.0 * k, HIGH - 0.55, 2.6, 0.12)
            lamp = (x, 2.4 + 5.0 * k, HIGH - 0.60)
            stage.area(lamp, (*lamp[:2], 0), 0.8, 60, (1.0, 0.95, 0.86), 2.6)
    sun((-0.10, -1.0, -0.19), 30, (1.0, 0.66, 0.36))
    sky_light((0, FAR + 0.2, 2.0), (0, -1, -0.1), GATE, GATE_HIGH, 340, (1.0, 0.86, 0.70))
    fill((0, -2.0, 3.0), (0, 8, 1.0), 4.0, 90, (0.90, 0.95, 1.0))
    look((0.45, -1.2, 1.6), 24, (-0.02, 0.09))
