"""Buildings of trade and living: shopping complex, tower, apartments, factory, convention hall."""

import math

from products import vrf_outdoor
from studio.materials import paint
from studio.shapes import bend, box, boxes, lathe, prism, wires

from .facade import brick, curtain_wall, glass, side_wall, stone
from .garden import bench, hedge, lamp_post, shade, tree
from .site import ground, paving_joints, roof_units, sky, skyline, view

WHITE = (0.74, 0.74, 0.73)


def shopping():
    sky(-52, 36)
    ground(path=(0, 26))
    skyline()
    paving_joints(-34, 6)
    cladding = stone('cladding', WHITE)
    box('hall', (0, 33, 8.5), (62, 26, 17), cladding, 0.05)
    curtain_wall(-12, 12, 0.2, 18.6, 18.6, 2.0, 4.6)
    box('portal', (0, 18.9, 19.2), (26.5, 3.2, 1.2), cladding, 0.05)
    for s in (-1, 1):
        box('portal', (s * 12.65, 18.9, 9.3), (1.2, 3.2, 18.6), cladding, 0.05)
        curtain_wall(s * 22 - 8, s * 22 + 8, 0.2, 4.6, 19.9, 2.0, 4.4)
        for k in range(3):
            x = s * (16.5 + 5.5 * k)
            box(
                'panel',
                (x, 19.85, 11.2),
                (4.4, 0.3, 7.6),
                paint(
                    'panel %d' % k,
                    ((0.10, 0.22, 0.34), (0.50, 0.33, 0.18), (0.34, 0.42, 0.46))[k],
                    0.5,
                ),
                0.03,
            )
    box('canopy', (0, 15.4, 5.1), (28, 5.0, 0.45), 'alu', 0.05)
    for x in (-12, -4, 4, 12):
        wires('post', [([(x, 13.6, 0), (x, 13.6, 4.9)], False)], 0.16, 'steel', 6)
    roof_units(
        lambda: vrf_outdoor.build('twin', ''), [(-24 + 2.2 * k, 27, 17) for k in range(6)], 1.0
    )
    for k, x in enumerate((-27, -17.5, 17, 25)):
        tree((x, 11.5, 0), 7.0, k + 2)
    hedge(-40, -14, 8.4)
    hedge(14, 30, 8.4)
    for x in (-11, 11):
        lamp_post(x, 9.5)
    bench(-8, 10.4)
    bench(7.6, 10.4)
    shade(2, -12)
    view((19, -13, 1.7), 22, (-0.02, 0.20), -24)


def tower():
    sky(-48, 40)
    ground(path=(8, 14))
    skyline()
    paving_joints(-30, 6)
    high, wide, deep = 58, 27, 27
    x0, y0 = -5, 26
    frame = paint('frame', (0.42, 0.45, 0.47), 0.6)
    curtain_wall(x0, x0 + wide, 5.2, high, y0, 1.5, 3.9, frame)
    side_wall(x0 + wide, y0, y0 + deep, 5.2, high, True, 1.5, 3.9)
    box('core', (x0 + wide / 2, y0 + deep / 2 + 0.3, high / 2), (wide - 1, deep - 1, high), 'slate')
    items = [
        ((x0 + 4.5 * k, y0 - 0.35, (high + 5) / 2), (0.22, 0.75, high - 5), (0, 0, 0))
        for k in range(7)
    ]
    boxes('fins', items, 'white', 0.03)
    box(
        'crown',
        (x0 + wide / 2, y0 + deep / 2, high + 1.4),
        (wide + 0.6, deep + 0.6, 2.8),
        'white',
        0.05,
    )
    for k in range(5):
        x = x0 + 2.2 + k * (wide - 4.4) / 4
        box('column', (x, y0 + 0.9, 2.6), (0.95, 0.95, 5.2), stone('column', WHITE), 0.05)
    curtain_wall(x0 + 2, x0 + wide - 2, 0.1, 5.0, y0 + 3.2, 2.0, 5)
    box(
        'podium roof',
        (x0 + wide / 2, y0 + 6, 5.25),
        (wide + 3, 16, 0.5),
        stone('column', WHITE),
        0.04,
    )
    box('low wing', (-26, 40, 9), (30, 24, 18), stone('wing', (0.56, 0.57, 0.57)), 0.05)
    curtain_wall(-40, -12.5, 0.2, 17.2, 27.9, 1.8, 3.6)
    for k, x in enumerate((-24, -13, -4, 19.5, 28)):
        tree((x, 12.5, 0), 6.6, k + 11)
    hedge(-40, 0.5, 8.2)
    hedge(15.5, 40, 8.2)
    for x in (1.5, 14.5):
        lamp_post(x, 9.5)
    shade(18, -13, 8)
    view((38, -22, 1.7), 20, (0.02, 0.34), -31)


def apartments():
    sky(-46, 38, warm=0.4)
    ground((0.44, 0.43, 0.42))
    skyline()
    paving_joints(-30, 6)
    clay, pale = brick('clay', (0.36, 0.17, 0.115)), stone('render', WHITE)
    for block, (x0, x1, y0, floors) in enumerate(((-15, 2.5, 22, 11), (7, 24, 27, 13))):
        deep, storey = 16, 3.2
        top = floors * storey
        box('block', ((x0 + x1) / 2, y0 + deep / 2, top / 2), (x1 - x0, deep, top), pale, 0.04)
        box('stair', ((x0 + x1) / 2, y0 - 0.2, (top + 1.5) / 2), (3.0, 1.6, top + 1.5), clay, 0.04)
        for k in range(floors):
            z = k * storey + 0.15
            for s in (-1, 1):
                middle = (x0 + x1) / 2 + s * ((x1 - x0) / 4 + 0.8)
                wide = (x1 - x0) / 2 - 2.6
                box('balcony', (middle, y0 - 0.9, z), (wide, 1.9, 0.24), pale, 0.03)
                box('recess', (middle, y0 - 0.03, z + 1.55), (wide - 0.4, 0.12, 2.5), glass(), 0.01)
                rail = [((middle, y0 - 1.80, z + 1.08), (wide, 0.05, 0.06), (0, 0, 0))]
                rail += [
                    (
                        (middle - wide / 2 + 0.07 + i * 0.135, y0 - 1.80, z + 0.58),
                        (0.022, 0.022, 1.0),
                        (0, 0, 0),
                    )
                    for i in range(int(wide / 0.135))
                ]
                boxes('railing', rail, paint('rail', (0.07, 0.075, 0.08), 0.5))
                box(
                    'wall unit outside',
                    (middle + wide / 2 - 0.55, y0 - 0.35, z + 0.45),
                    (0.80, 0.32, 0.60),
                    'white',
                    0.02,
                )
                lathe(
                    'grille',
                    [(0, -0.01), (0.22, -0.012)],
                    'slate',
                    (middle + wide / 2 - 0.62, y0 - 0.515, z + 0.45),
                    32,
                    axis='y',
                )
        box(
            'parapet',
            ((x0 + x1) / 2, y0 + deep / 2, top + 0.5),
            (x1 - x0 + 0.3, deep + 0.3, 1.0),
            pale,
            0.04,
        )
        if block == 0:
            box('entrance', ((x0 + x1) / 2, y0 - 1.5, 3.3), (6, 4, 0.3), clay, 0.03)
    for k, x in enumerate((-19, -10, 4.6, 13, 22)):
        tree((x, 11.5 + k % 2, 0), 6.2 + k % 2, k + 21)
    hedge(-30, 30, 8.3)
    shade(15, -14, 9)
    view((27, -18, 1.7), 23.5, (-0.03, 0.30), -27)


def factory():
    sky(-50, 38)
    ground((0.40, 0.40, 0.40), lawn=False)
    skyline()
    paving_joints(-30, 18, 3.0, 60)
    sheet, x0, bay = stone('sheet', (0.62, 0.65, 0.67)), -34, 11.5
    for k in range(6):
        x = x0 + bay * k
        points = [(x, 0), (x + bay, 0), (x + bay, 8.4), (x + bay - 0.4, 12.6), (x, 8.4)]
        prism('bay', points, 26, 64, sheet, 'y')
        box('roof edge', (x + bay - 0.2, 45, 12.7), (0.7, 38.4, 0.3), 'alu')
        ribs = []
        for i in range(23):
            across = 0.4 + 0.48 * i
            high = 8.4 + 4.2 * across / (bay - 0.4) - 0.06
            ribs.append(((x + across, 25.97, high / 2), (0.06, 0.06, high), (0, 0, 0)))
        boxes('ribs', ribs, sheet)
        box('north light', (x + bay - 0.10, 45, 10.4), (0.24, 37, 3.0), glass())
        box('strip window', (x + bay / 2, 25.93, 6.2), (bay - 1.6, 0.14, 1.5), glass())
    for k in (1, 3):
        x = x0 + bay * (k + 0.5)
        box('gate', (x, 25.88, 2.3), (5.0, 0.2, 4.6), paint('gate', (0.07, 0.20, 0.34), 0.5), 0.02)
        items = [((x, 25.76, 0.4 + 0.45 * i), (4.9, 0.05, 0.04), (0, 0, 0)) for i in range(10)]
        boxes('gate ribs', items, 'grey')
        box('canopy', (x, 24.6, 5.2), (6.4, 2.8, 0.3), 'alu', 0.03)
    box('plinth', (-5, 22.2, 0.15), (14, 3.2, 0.3), stone('plinth', (0.52, 0.52, 0.51)), 0.03)
    roof_units(
        lambda: vrf_outdoor.build('twin', ''),
        [(-10.5 + 2.1 * k, 22.2, 0.3) for k in range(6)],
        1.15,
    )
    for y, z, x, radius in ((23.5, 2.75, 3.4, 0.16), (23.9, 3.15, 3.9, 0.12)):
        pipe = [(-11.2, y, 0.3), (-11.2, y, z), (x, y, z), (x, y, 5.0), (x, 26.2, 5.0)]
        wires('pipe', [(bend(pipe, 0.5), False)], radius, 'alu', 8)
    posts = []
    for k in range(5):
        posts.append(([(-10.4 + 3.2 * k, 23.7, 0.3), (-10.4 + 3.2 * k, 23.7, 2.58)], False))
        posts.append(([(-10.4 + 3.2 * k, 23.3, 2.57), (-10.4 + 3.2 * k, 24.1, 2.57)], False))
        posts.append(([(-10.4 + 3.2 * k, 23.7, 2.58), (-10.4 + 3.2 * k, 23.7, 3.03)], False))
    wires('pipe posts', posts, 0.06, 'steel', 4)
    hedge(-30, -18, 20.2, 0.5)
    hedge(10, 30, 20.2, 0.5)
    shade(12, -2, 10)
    view((20, -3, 1.75), 27, (0.03, 0.16), -30)


def convention():
    sky(-50, 38)
    ground()
    skyline()
    paving_joints(-34, 6)
    wide, y0, deep = 64, 25, 34
    steps = 48
    top = [
        (
            -wide / 2 - 4 + (wide + 8) * i / steps,
            13.5 + 3.4 * math.sin(math.pi * (0.15 + 1.25 * i / steps)),
        )
        for i in range(steps + 1)
    ]
    outline = top + [(x, z - 0.9) for x, z in reversed(top)]
    prism('roof', outline, y0 - 7, y0 + deep + 2, 'white', 'y')
    soffit = [(x, z - 0.92) for x, z in top] + [(x, z - 0.98) for x, z in reversed(top)]
    prism(
        'soffit', soffit, y0 - 6.8, y0 + deep, paint('timber soffit', (0.42, 0.29, 0.18), 0.6), 'y'
    )
    count = 32
    items, panes = [], []
    for k in range(count + 1):
        x = -wide / 2 + wide * k / count
        i = (x + wide / 2 + 4) / (wide + 8) * steps
        z = top[round(i)][1] - 0.95
        items.append(((x, y0, z / 2), (0.16, 0.45, z), (0, 0, 0)))
        if k < count:
            high = min(z, top[min(steps, round(i + steps / count))][1] - 1.0)
            panes.append(
                ((x + wide / count / 2, y0 + 0.2, high / 2), (wide / count, 0.1, high), (0, 0, 0))
            )
    boxes('fins', items, 'alu')
    boxes('panes', panes, glass())
    rails = [((0, y0, z), (wide, 0.20, 0.10), (0, 0, 0)) for z in (0.2, 3.6, 7.2)]
    boxes('rails', rails, 'alu')
    for k in range(7):
        x = -27 + 9 * k
        i = (x + wide / 2 + 4) / (wide + 8) * steps
        z = top[round(i)][1] - 0.9
        wires('column', [([(x, y0 - 4.6, 0), (x, y0 - 4.6, z)], False)], 0.34, 'white', 10)
    box('steps', (0, y0 - 4, 0.14), (wide + 4, 10, 0.28), stone('steps', WHITE), 0.03)
    box('sign', (-20, 14.5, 1.0), (6.0, 0.5, 2.0), stone('sign', (0.58, 0.58, 0.57)), 0.03)
    for k, x in enumerate((-27, -12.5, 14.5, 27)):
        tree((x, 12.0, 0), 5.4, k + 71)
    hedge(-40, -8, 8.3)
    hedge(8, 40, 8.3)
    shade(8, -13, 11)
    view((24, -9, 1.7), 23, (0.02, 0.20), -30)
