"""Walk in cold room, 2700 x 2500 x 2300 mm: insulated panels, an open door, crates on shelves."""

import math

from studio import stage
from studio.air import fin_stack
from studio.fittings import frame
from studio.signs import display, label
from studio.shapes import bevel, box, boxes, circle, cut, lathe, plate, prism, wires

WIDE, TALL, DEEP, THICK = 2.700, 2.450, 2.200, 0.10
X, Y = WIDE / 2, DEEP / 2
DOOR_X, DOOR_W, DOOR_H, SILL = 0.28, 0.980, 1.980, 0.10


def _panel(name, center, dims):
    return box(name, center, dims, 'white', 0.006, 3)


def _walls():
    """Panels of about 900 mm with a narrow joint between them."""
    joint = 0.004
    wide = (WIDE - 2 * joint) / 3
    mid = (SILL + TALL) / 2
    for k in range(3):
        x = (k - 1) * (wide + joint)
        _panel('back', (x, Y - THICK / 2, mid), (wide, THICK, TALL - SILL))
    left, right = DOOR_X - DOOR_W / 2, DOOR_X + DOOR_W / 2
    for lo, hi in ((-X, -X + 0.62 - joint), (-X + 0.62, left), (right, X)):
        _panel('front', ((lo + hi) / 2, -Y + THICK / 2, mid), (hi - lo, THICK, TALL - SILL))
    top = SILL + DOOR_H
    _panel('lintel', (DOOR_X, -Y + THICK / 2, (top + TALL) / 2), (DOOR_W, THICK, TALL - top))
    long = (DEEP - 2 * THICK - joint * 3) / 2
    for s in (-1, 1):
        for k in (-0.5, 0.5):
            _panel(
                'side', (s * (X - THICK / 2), k * (long + joint), mid), (THICK, long, TALL - SILL)
            )
    box('floor', (0, 0, SILL / 2), (WIDE, DEEP, SILL - 0.004), 'alu', 0.004)
    _panel('roof', (0, 0, TALL + 0.052), (WIDE + 0.006, DEEP + 0.006, 0.10))
    box('skirting', (0, -Y - 0.004, SILL + 0.03), (WIDE, 0.008, 0.06), 'alu', 0.002)
    box('skirting', (X + 0.004, 0, SILL + 0.03), (0.008, DEEP, 0.06), 'alu', 0.002)
    box(
        'ramp',
        (DOOR_X, -Y - 0.16, 0.052),
        (DOOR_W - 0.02, 0.36, 0.006),
        'alu',
        0.002,
        rot=(math.radians(15), 0, 0),
    )


def _door():
    """The leaf stands open; hinges on the right, gasket on its inner face, a long lever."""
    front = -Y
    frame(
        'door frame',
        DOOR_W + 0.14,
        DOOR_H + 0.14,
        0.07,
        front - 0.024,
        front - 0.001,
        'grey',
        'y',
        (DOOR_X, 0, SILL + DOOR_H / 2),
        0.006,
        0.003,
    )
    opening = math.radians(152)
    hx, hy = DOOR_X + DOOR_W / 2 + 0.05, front - 0.030
    leaf = [
        plate(
            'leaf',
            DOOR_W + 0.07,
            DOOR_H + 0.02,
            -0.09,
            0.0,
            'white',
            'y',
            (-(DOOR_W + 0.07) / 2, 0, SILL + DOOR_H / 2 + 0.01),
            0.012,
            0.008,
        ),
        frame(
            'gasket',
            DOOR_W + 0.03,
            DOOR_H - 0.02,
            0.03,
            0.0,
            0.014,
            'rubber',
            'y',
            (-(DOOR_W + 0.07) / 2, 0, SILL + DOOR_H / 2 + 0.01),
            0.012,
            0.004,
        ),
        plate(
            'kick plate',
            DOOR_W - 0.10,
            0.30,
            0.0,
            0.002,
            'alu',
            'y',
            (-(DOOR_W + 0.07) / 2, 0, SILL + 0.24),
            0.006,
        ),
        wires(
            'lever',
            [
                (
                    [
                        (-0.96, 0.03, 1.02),
                        (-0.96, 0.075, 1.02),
                        (-0.96, 0.075, 1.22),
                        (-0.96, 0.03, 1.22),
                    ],
                    False,
                )
            ],
            0.011,
            'green',
            5,
        ),
        box('lever plate', (-0.96, 0.012, 1.12), (0.07, 0.024, 0.30), 'plastic', 0.006),
    ]
    for part in leaf:
        x, y, z = part.location
        c, s = math.cos(opening), math.sin(opening)
        part.location = (hx + x * c - y * s, hy + x * s + y * c, z)
        part.rotation_euler = (0, 0, opening)
    for z in (SILL + 0.35, SILL + DOOR_H - 0.30):
        box('hinge', (hx + 0.02, hy + 0.008, z), (0.10, 0.05, 0.13), 'plastic', 0.010)


def _controls():
    x, z = -0.62, 1.46
    plate('controller', 0.20, 0.26, -Y - 0.060, -Y, 'plastic', 'y', (x, 0, z), 0.016, 0.004)
    display((x, -Y - 0.060, z + 0.045), 0.150, 0.088, '-4', 'y')
    for k in range(4):
        plate(
            'key',
            0.026,
            0.016,
            -Y - 0.0625,
            -Y - 0.06,
            'grey',
            'y',
            (x - 0.051 + 0.034 * k, 0, z - 0.045),
            0.004,
            0.0006,
        )
    wires(
        'conduit',
        [([(x, -Y - 0.016, z + 0.13), (x, -Y - 0.016, TALL - 0.06)], False)],
        0.010,
        'grey',
        5,
    )
    for e in (1.75, 2.15):
        box('clip', (x, -Y - 0.010, e), (0.040, 0.020, 0.016), 'grey', 0.003)
    bell = [(0.0, 0.045), (0.020, 0.044), (0.040, 0.034), (0.050, 0.015), (0.050, 0)]
    lathe('lamp', [(r, -d) for r, d in bell], 'red', (x, -Y, z - 0.25), 64, axis='y')
    label((-1.10, -Y, 1.46), 0.20, 0.13, 'y', -1, 7)


def _inside():
    """Unit cooler under the roof, a steel rack with crates, light."""
    z = TALL - 0.26
    box('cooler', (DOOR_X, Y - 0.42, z), (1.00, 0.42, 0.36), 'white', 0.012)
    for dx in (-0.26, 0.26):
        lathe(
            'collar',
            [(0.165, 0), (0.165, -0.03), (0.18, -0.034), (0.19, 0)],
            'slate',
            (DOOR_X + dx, Y - 0.63, z),
            96,
            axis='y',
        )
        lathe(
            'dark',
            [(0, -0.002), (0.165, -0.002)],
            'black',
            (DOOR_X + dx, Y - 0.63, z),
            64,
            axis='y',
        )
        turns = [2 * math.pi * i / 5 for i in range(5)]
        items = [
            (
                (DOOR_X + dx + 0.08 * math.cos(a), Y - 0.642, z + 0.08 * math.sin(a)),
                (0.15, 0.004, 0.09),
                (0, -a, 0),
            )
            for a in turns
        ]
        boxes('blades', items, 'grey', 0.001)
    posts, shelves, grips = [], [], []
    middle = DOOR_X - 0.42
    for x in (middle - 0.50, middle + 0.50):
        for y in (Y - 0.62, Y - 0.16):
            posts.append(((x, y, 0.95), (0.032, 0.032, 1.70), (0, 0, 0)))
    colors = ('slate', 'blue', 'grey', 'blue', 'grey', 'slate')
    for row, level in enumerate((0.24, 0.82, 1.40)):
        shelves.append(((middle, Y - 0.39, level), (1.02, 0.48, 0.03), (0, 0, 0)))
        for k, x in enumerate((-0.32, 0.0, 0.32)):
            if row == 2 and k == 2:
                continue
            box(
                'crate',
                (middle + x, Y - 0.42, level + 0.135),
                (0.30, 0.38, 0.24),
                colors[(3 * row + k) % 6],
                0.012,
            )
            grips.append(((middle + x, Y - 0.6105, level + 0.20), (0.11, 0.003, 0.03), (0, 0, 0)))
    boxes('posts', posts, 'steel', 0.003)
    boxes('shelves', shelves, 'steel', 0.004)
    boxes('crate grips', grips, 'black')
    stage.area((DOOR_X, -0.3, TALL - 0.08), (DOOR_X, 0.3, 0), 1.2, 20, (0.92, 0.97, 1.0), 0.5)


def _condensing_unit():
    """The condensing unit on the roof, at the left."""
    z, x, y = TALL + 0.10, -0.72, 0.05
    for s in (-1, 1):
        box('rail', (x, y + s * 0.24, z + 0.025), (0.90, 0.06, 0.05), 'slate', 0.004)
    body = box('housing', (x, y, z + 0.30), (0.86, 0.62, 0.50), 'white', 0.012)
    cut(body, prism('hole', circle(0.195), -9, y - 0.18, None, 'y', (x - 0.12, 0, z + 0.30)))
    bevel(body, 0.010)
    lathe(
        'mouth',
        [(0.195, 0.06), (0.195, -0.006), (0.205, -0.012), (0.215, 0.0)],
        'slate',
        (x - 0.12, y - 0.31, z + 0.30),
        96,
        axis='y',
    )
    prism('dark', circle(0.194), y - 0.19, y - 0.185, 'black', 'y', (x - 0.12, 0, z + 0.30))
    rings = [
        (
            [
                (x - 0.12 + r * math.cos(a), y - 0.313, z + 0.30 + r * math.sin(a))
                for a in [2 * math.pi * i / 72 for i in range(72)]
            ],
            True,
        )
        for r in [0.03 + 0.0165 * k for k in range(11)]
    ]
    wires('guard', rings, 0.0022, 'slate')
    fin_stack((x + 0.432, y, z + 0.30), 0.54, 0.42, 0.02, 'x', 0.004)


def build(variant, view='three-quarter'):
    _walls()
    _door()
    _controls()
    _inside()
    _condensing_unit()
    if view == 'front':
        return {'camera': {'az': 0, 'el': 3, 'lens': 75, 'fill': 0.86}}
    if view == 'detail':
        return {
            'camera': {
                'az': 20,
                'el': 4,
                'lens': 95,
                'focus': ((-0.16, -Y, 1.32), 0.52),
                'fill': 1.0,
            }
        }
    return {'camera': {'az': 27, 'el': 9, 'lens': 75, 'fill': 0.86}}
