"""A ministry in the modern manner of Bangladesh: concrete with great plain openings, and brick."""

import math

from studio.materials import paint
from studio.shapes import box, boxes, circle, cut, lathe, mesh, prism, wires

from . import road
from .avenue import avenue, passing
from .crowd import crowd
from .site import view
from .surfaces import concrete, masonry, tiles, windows
from .trees import plant, row

X0, X1, Y0, HIGH = -22.0, 10.0, 17.0, 19.0


def _opening(kind, wide, tall):
    if kind == 'round':
        return circle(wide / 2, 72)
    if kind == 'fan':
        return [(-wide / 2, 0), (wide / 2, 0), (0, tall)]
    return [(-wide / 2, 0), (wide / 2, 0), (wide / 2, tall), (-wide / 2, tall)]


def _front():
    """A sheet of board-marked concrete with large plain openings; the rooms stand in its shade."""
    mat = concrete('fair concrete', (0.40, 0.385, 0.36), 1.5)
    wall = box('front', ((X0 + X1) / 2, Y0, HIGH / 2), (X1 - X0, 0.7, HIGH), mat)
    holes = []
    for kind, x, z, w, h in (
        ('round', -16, 12.2, 8.2, 0),
        ('fan', -5.8, 6.8, 7.6, 8.8),
        ('round', 4.4, 12.2, 8.2, 0),
        ('slot', -16, 1.2, 8.0, 4.4),
        ('slot', 4.4, 1.2, 8.0, 4.4),
        ('slot', -5.8, 0, 6.4, 4.8),
    ):
        holes.append(prism('opening', _opening(kind, w, h), Y0 - 2, Y0 + 2, None, 'y', (x, 0, z)))
    cut(wall, *holes)
    side = box('side', (X1 - 0.35, Y0 + 11, HIGH / 2), (0.7, 22, HIGH), mat)
    holes = [
        prism('opening', circle(3.2, 72), X1 - 2, X1 + 2, None, 'x', (0, Y0 + y, 11.8))
        for y in (6, 15)
    ]
    holes += [
        prism('opening', _opening('slot', 1.4, 5), X1 - 2, X1 + 2, None, 'x', (0, Y0 + y, 1))
        for y in (4, 8, 13, 17)
    ]
    cut(side, *holes)
    glass = windows('office panes', 1.6, 3.6, 0.5, 1.1, cool=0.4)
    rooms = [
        (((X0 + X1) / 2 - 0.6, Y0 + 4, 9.4), (X1 - X0 - 3, 0.2, 18.6), (0, 0, 0)),
        ((X1 - 4.2, Y0 + 12, 9.4), (0.2, 17, 18.6), (0, 0, 0)),
    ]
    boxes('office panes', rooms, glass)
    slabs = [((-6, Y0 + 4 - 0.6, 3.6 * k), (29, 1.6, 0.35), (0, 0, 0)) for k in range(1, 6)]
    slabs += [((X1 - 3.6, Y0 + 12, 3.6 * k), (1.6, 17, 0.35), (0, 0, 0)) for k in range(1, 6)]
    boxes('floors', slabs, mat)
    frames = [((-20 + 1.6 * k, Y0 + 3.85, 9.4), (0.08, 0.1, 18.6), (0, 0, 0)) for k in range(17)]
    boxes('frames', frames, 'slate')
    box('roof', ((X0 + X1) / 2, Y0 + 11, HIGH - 0.4), (X1 - X0, 22, 0.6), mat)
    brick = masonry('ministry brick', (0.34, 0.14, 0.082))
    lathe(
        'stair drum',
        [(3.4, 0), (3.4, HIGH + 4), (3.0, HIGH + 4), (3.0, HIGH + 3), (0, HIGH + 3)],
        brick,
        (X0 - 3.2, Y0 + 4.6, 0),
        72,
    )
    box('low wing', (X0 - 14, Y0 + 9, 4.4), (18, 12, 8.8), brick)
    box(
        'low panes',
        (X0 - 14, Y0 + 2.95, 4.6),
        (15, 0.1, 3.0),
        windows('office panes', 1.6, 3.6, 0.5, 1.1),
    )
    boxes(
        'low fins',
        [((X0 - 21 + 1.0 * k, Y0 + 2.7, 4.6), (0.12, 0.6, 3.4), (0, 0, 0)) for k in range(15)],
        mat,
    )


def government():
    avenue(
        'evening',
        (-52, 24),
        31,
        bearing=-118,
        height=15,
        clouds=0.6,
        wet=0.6,
        floors=(4, 8),
        back=14,
        wires=False,
    )
    brick = masonry('ministry brick', (0.34, 0.14, 0.082))
    box(
        'court',
        (-8, 11, 0.13),
        (64, 13.4, 0.26),
        tiles('ministry court', (0.29, 0.145, 0.10), 0.25, 0.5, 0.6, 2.0),
    )
    water = paint('water', (0.010, 0.016, 0.016), 0.02)
    box('pool', (1.8, 10.4, 0.275), (15, 5.4, 0.02), water)
    rims = [((1.8, y, 0.36), (15.6, 0.4, 0.26), (0, 0, 0)) for y in (7.6, 13.2)] + [
        ((x, 10.4, 0.36), (0.4, 5.8, 0.26), (0, 0, 0)) for x in (-5.8, 9.4)
    ]
    boxes('pool rim', rims, brick)
    _front()
    for k in range(4):
        box(
            'step',
            (-8.5, Y0 - 1.0 - 0.42 * k, 0.66 - 0.12 * k),
            (9, 0.5, 0.14),
            concrete('fair concrete'),
        )
    road.wall(-46, -14.5, 4.8, 1.1, brick, rail=False)
    road.wall(14, 24, 4.8, 1.1, brick, rail=False)
    road.bollards(-13, 13, 4.9)
    wires('mast', [([(12.2, 13, 0), (12.2, 13, 15)], False)], 0.07, 'steel', 5)
    flag = [(12.3 + 0.22 * i, 13 + 0.10 * math.sin(0.9 * i), 0) for i in range(12)]
    verts = [(x, y, 14.8 - 0.03 * i - h * 1.5) for h in (0, 1) for i, (x, y, _) in enumerate(flag)]
    faces = [(i, i + 1, 13 + i, 12 + i) for i in range(11)]
    _flag(verts, faces)
    row(['rain', 'krishnachura'], [(-30, 8.5, 0), (-40, 9, 0)], 4)
    plant('krishnachura', (-19.5, 8.8, 0), 0.85, 70)
    plant('rain', (17.8, 9.5, 0), 0.95, 200)
    plant('palm', (13.8, 20, 0), 1.1, 60)
    for k in range(9):
        plant(('shrub', 'hibiscus', 'shrub')[k % 3], (-29 + 1.5 * k, 5.8, 0.2), 1.2, 50 * k)
    passing(
        [
            ('car', -6, -1.8, 0, (0.42, 0.42, 0.42)),
            ('car', -24, -6.4, 180, (0.05, 0.055, 0.06)),
            ('taxi', -17, -1.6, 0, None),
        ]
    )
    crowd(
        [
            ('guest', 'walk', (6.9, -7.2, 0.0), 205),
            ('woman', 'walk', (7.7, -7.0, 0.0), 208),
            ('man', 'walk', (-6.6, 11.0, 0.26), 170),
            ('elder', 'talk', (-10.2, 10.4, 0.26), 60),
            ('man', 'talk', (-9.4, 10.2, 0.26), -60),
            ('woman', 'walk', (-2.0, 5.8, 0.26), -95),
            ('student', 'walk', (-13.0, 3.0, 0.16), 90),
        ]
    )
    view((11.6, -12.4, 1.6), 21, (0.0, 0.19), -27)
    return {'exposure': 0.09, 'bounces': 4, 'lift': 1.00, 'bloom': 0.05}


def _flag(verts, faces):
    """The country's flag: a red disc on green."""
    green = mesh('flag', verts, faces, paint('flag green', (0.0, 0.14, 0.07), 0.8))
    green.modifiers.new('thick', 'SOLIDIFY').thickness = 0.01
    lathe(
        'flag disc',
        [(0, 0), (0.46, 0)],
        paint('flag red', (0.55, 0.015, 0.03), 0.8),
        (13.38, 12.93, 13.9),
        40,
        axis='y',
    )
