"""Buildings of the public: government, campus, hospital, mosque."""

import math

from studio.materials import glow, paint
from studio.shapes import box, boxes, circle, cut, lathe, prism, wires

from .facade import arch, brick, crescent, curtain_wall, dome, glass, lattice, merlons, stone
from .garden import hedge, shade, tree
from .site import ground, paving_joints, sky, skyline, view

WHITE = (0.74, 0.74, 0.73)


def government():
    sky(-50, 38)
    ground(path=(0, 10))
    skyline()
    paving_joints(-40, 6)
    mat = stone('limestone', (0.66, 0.64, 0.59))
    box('steps', (0, 22.2, 0.35), (30, 6, 0.7), mat, 0.03)
    box('steps', (0, 21.4, 0.18), (33, 6.6, 0.36), mat, 0.03)
    box('body', (0, 38, 7.9), (64, 22, 15.8), mat, 0.04)
    box('footing', (0, 38, 0.55), (64.5, 22.5, 1.1), stone('footing', (0.52, 0.50, 0.46)), 0.04)
    for s in (-1, 1):
        for k in range(5):
            for row, z in enumerate((3.4, 8.0, 12.4)):
                x = s * (16.8 + 3.2 * k)
                box('window', (x, 26.95, z), (1.7, 0.24, 3.1 if row < 2 else 2.2), glass(), 0.01)
                box('sill', (x, 26.8, z - (1.72 if row < 2 else 1.26)), (2.1, 0.5, 0.2), mat, 0.02)
    box('deep', (0, 29.5, 8.6), (26, 5.2, 13.6), stone('porch', (0.46, 0.44, 0.40)))
    for k in range(7):
        x = -10.5 + 3.5 * k
        box(
            'door frame',
            (x, 26.86, 3.95),
            (2.0, 0.20, 6.5),
            paint('oak frame', (0.16, 0.10, 0.06), 0.5),
            0.02,
        )
        for s in (-1, 1):
            for z, tall in ((2.45, 3.2), (5.6, 2.7)):
                box('pane', (x + 0.46 * s, 26.74, z), (0.78, 0.06, tall), glass(), 0.01)
        box('upper window', (x, 26.86, 11.0), (1.7, 0.16, 3.0), glass(), 0.01)
    for k in range(8):
        x = -12.25 + 3.5 * k
        shaft = [(0.72, 0.7), (0.70, 1.2), (0.66, 1.3), (0.58, 13.6), (0.66, 13.8), (0.74, 14.4)]
        lathe('column', shaft, mat, (x, 25.0, 0), 48)
    box('architrave', (0, 26.2, 15.2), (30, 5.6, 1.7), mat, 0.04)
    box('attic', (0, 27.5, 16.7), (27, 7, 1.4), mat, 0.04)
    box('cornice', (0, 38, 16.0), (65.4, 23.4, 0.6), mat, 0.04)
    for x in (-20, 20):
        wires('mast', [([(x, 16, 0), (x, 16, 15)], False)], 0.09, 'steel', 6)
        lathe(
            'ball',
            [
                (0.16 * math.sin(math.pi * i / 12), 15.1 - 0.16 * math.cos(math.pi * i / 12))
                for i in range(13)
            ],
            'brass',
            (x, 16, 0),
            24,
        )
    for k, x in enumerate((-27, -14.5, 14.5, 27)):
        tree((x, 13.5, 0), 6.5, k + 31)
    hedge(-30, -5, 8.3)
    hedge(5, 30, 8.3)
    shade(-9, -15, 12)
    view((0, -15, 1.7), 25, (0, 0.175))


def campus():
    sky(-50, 40)
    ground((0.40, 0.33, 0.28))
    skyline()
    paving_joints(-30, 6)
    red = brick()
    for x0, x1, y0, high in ((-34, -4, 24, 15), (2, 34, 30, 12)):
        deep = 14
        wall = box('hall', ((x0 + x1) / 2, y0 + deep / 2, high / 2), (x1 - x0, deep, high), red)
        count = int((x1 - x0) // 6)
        step = (x1 - x0) / count
        holes = []
        for k in range(count):
            x = x0 + step * (k + 0.5)
            holes.append(
                prism('round', circle(1.75, 64), y0 - 1, y0 + 2.2, None, 'y', (x, 0, high * 0.70))
            )
            holes.append(box('door', (x, y0, 1.9), (3.1, 4.4, 3.8), None))
        cut(wall, *holes)
        for k in range(count):
            x = x0 + step * (k + 0.5)
            box('inner', (x, y0 + 2.1, high * 0.70), (3.4, 0.06, 3.4), glass())
            box('inner', (x, y0 + 2.1, 1.9), (3.0, 0.06, 3.7), glass())
        box(
            'coping',
            ((x0 + x1) / 2, y0 + deep / 2, high + 0.15),
            (x1 - x0 + 0.4, deep + 0.4, 0.3),
            stone('coping', WHITE),
            0.03,
        )
    box('stair tower', (-1, 27, 10), (5, 8, 20), red, 0.02)
    box('slit', (-1, 22.95, 11), (0.5, 0.12, 15), glass())
    for k, x in enumerate((-23, -12.5, 7.5, 18, 26)):
        tree((x, 13.0 + (k % 2), 0), 7.0, k + 41, 2.8)
    hedge(-30, -6, 8.3)
    hedge(4, 30, 8.3)
    shade(8, -12, 13)
    view((22, -9, 1.7), 24, (-0.04, 0.22), -26)


def hospital():
    sky(-50, 38)
    ground()
    skyline()
    paving_joints(-34, 6)
    white = stone('clinic white', (0.78, 0.79, 0.79))
    x0, x1, y0, deep, floors, storey = -22, 20, 25, 18, 8, 3.8
    top = floors * storey + 1.2
    for k in range(floors):
        z = 1.2 + k * storey
        curtain_wall(x0, x1, z + 1.1, z + storey - 0.6, y0 + 0.3, 1.6, 9)
    box('body', ((x0 + x1) / 2, y0 + deep / 2 + 0.8, top / 2), (x1 - x0, deep - 0.4, top), white)
    for k in range(floors + 1):
        z = 0.75 + k * storey
        box(
            'band',
            ((x0 + x1) / 2, y0 + deep / 2, z + 0.45),
            (x1 - x0 + 0.5, deep + 0.6, 1.65),
            white,
            0.05,
        )
    box(
        'core',
        (x1 + 3.4, y0 + 8, top / 2 + 2),
        (6.8, 14, top + 4),
        paint('teal', (0.10, 0.30, 0.33), 0.6),
        0.05,
    )
    items = [
        ((x1 + 3.4, y0 + 0.95, 3.5 + 1.9 * k), (4.8, 0.12, 0.28), (0, 0, 0)) for k in range(16)
    ]
    boxes('core slits', items, glass())
    box('canopy', (-4, 18.2, 4.9), (20, 9, 0.6), white, 0.06)
    for x in (-12.5, -4, 4.5):
        wires('post', [([(x, 14.6, 0), (x, 14.6, 4.7)], False)], 0.20, 'steel', 8)
    curtain_wall(-13, 5, 0.1, 4.6, 22.6, 1.8, 5)
    lamp = box(
        'canopy light', (-4, 14.9, 4.58), (17, 0.25, 0.03), glow('lamp', (1.0, 0.95, 0.88), 1.1)
    )
    lamp.visible_diffuse = False
    box('drive', (0, 8.6, 0.10), (120, 5.2, 0.10), paint('asphalt', (0.09, 0.09, 0.095), 0.9))
    for k, x in enumerate((-24, -15.5, 9.5, 18, 27)):
        tree((x, 13.4, 0), 6.0, k + 51)
    shade(14, -12, 14)
    view((33, -13, 1.7), 21, (0.02, 0.27), -30)


def _minaret(x, y, pale, trim):
    shaft = [(1.75, 0), (1.75, 1.6), (1.45, 1.8), (1.45, 11.6), (1.75, 12.0), (1.75, 12.7)]
    shaft += [
        (1.22, 12.9),
        (1.15, 24.0),
        (1.5, 24.6),
        (1.95, 25.3),
        (2.0, 25.5),
        (2.0, 25.7),
        (0.9, 25.75),
    ]
    lathe('minaret', shaft, pale, (x, y, 0), 8, 25)
    top = [(0.92, 25.7), (0.90, 30.2), (1.2, 30.5), (1.2, 30.9), (0.95, 31.0)]
    lathe('minaret top', top, pale, (x, y, 0), 8, 25)
    ring = [
        (1.9 * math.cos(a), 1.9 * math.sin(a))
        for a in [2 * math.pi * (k + 0.5) / 24 for k in range(24)]
    ]
    wires('rail', [([(x + a, y + b, 26.6) for a, b in ring], True)], 0.06, trim, 4)
    posts = [([(x + a, y + b, 25.6), (x + a, y + b, 26.6)], False) for a, b in ring]
    wires('rail posts', posts, 0.05, trim, 4)
    for z in (4.5, 7.6, 16.0, 19.6):
        arch(x, y - (1.48 if z < 12 else 1.24), z, 0.62, 1.9, 0.2)
    dome((x, y, 30.95), 0.98, stone('dome', (0.70, 0.71, 0.71)), 1.2)
    crescent(x, y, 32.2, 0.42)


def mosque():
    sky(-48, 34, warm=0.5)
    ground((0.50, 0.48, 0.45), path=(0, 12))
    skyline()
    paving_joints(-30, 6)
    pale, trim = stone('pale', (0.74, 0.72, 0.67)), stone('trim', (0.58, 0.53, 0.45))
    box('hall', (0, 36, 6.5), (32, 26, 13), pale, 0.04)
    box('portal', (0, 22.6, 8.4), (11, 2.2, 16.8), pale, 0.04)
    box('portal band', (0, 21.48, 8.2), (9.6, 0.10, 15.4), trim, 0.03)
    box('portal field', (0, 21.42, 7.9), (8.8, 0.12, 14.6), pale, 0.03)
    arch(0, 21.25, 0, 6.8, 12.6, 0.25, trim)
    arch(0, 21.1, 0, 5.8, 11.6, 0.4, glass())
    lattice(0, 21.05, 4.0, 5.8, 7.6, trim, 0.48)
    box(
        'door',
        (0, 21.05, 1.95),
        (3.4, 0.16, 3.9),
        paint('door wood', (0.20, 0.115, 0.06), 0.5),
        0.03,
    )
    box('door seam', (0, 20.95, 1.95), (0.05, 0.04, 3.9), 'ink')
    for s in (-1, 1):
        for k in range(2):
            x = s * (8.2 + 4.6 * k)
            arch(x, 22.85, 1.4, 3.2, 8.6, 0.25, trim)
            arch(x, 22.75, 1.7, 2.5, 7.7, 0.4, glass())
            lattice(x, 22.70, 1.7, 2.5, 7.7, trim, 0.36, 0.07)
        _minaret(s * 19.6, 26, pale, trim)
        for y in (25.2, 46.8):
            lathe(
                'corner drum',
                [(1.5, 13.4), (1.5, 14.6), (1.6, 14.7)],
                pale,
                (s * 13.6, y, 0),
                8,
                25,
            )
            dome((s * 13.6, y, 14.7), 1.5, stone('dome', (0.70, 0.71, 0.71)), 1.05)
    box('cornice', (0, 36, 13.2), (33, 27, 0.6), trim, 0.04)
    merlons(-16.4, -5.6, 22.7, 13.5, pale)
    merlons(5.6, 16.4, 22.7, 13.5, pale)
    merlons(-5.4, 5.4, 21.7, 16.8, pale, 1.2)
    drum = [(8.2, 13.2), (8.2, 19.2), (8.5, 19.3), (8.5, 19.9), (7.9, 20.0)]
    lathe('drum', drum, pale, (0, 37, 0), 96)
    items = [
        ((8.22 * math.cos(a), 37 + 8.22 * math.sin(a), 17.6), (0.12, 0.75, 2.0), (0, 0, a))
        for a in [2 * math.pi * i / 24 for i in range(24)]
    ]
    boxes('drum windows', items, glass())
    dome((0, 37, 19.95), 8.0, stone('dome', (0.70, 0.71, 0.71)), 1.0)
    crescent(0, 37, 28.6, 0.8)
    for n, z in enumerate((0.45, 0.30, 0.15)):
        box('steps', (0, 20.6 - 0.5 * n, z / 2), (14 + 1.5 * n, 4, z), trim, 0.02)
    for k, x in enumerate((-28, -13.5, 13.5, 28)):
        tree((x, 14.0, 0), 5.0, k + 61)
    hedge(-30, -7, 8.3)
    hedge(7, 30, 8.3)
    shade(-9, -16, 15)
    view((0, -13, 1.7), 24, (0, 0.235))
