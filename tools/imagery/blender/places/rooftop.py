"""A roof of Dhaka in the last sun: rows of VRF units, their pipes and cables, the town around."""

import numpy as np

from products import vrf_outdoor
from studio.materials import paint
from studio.shapes import bend, box, boxes, wires

from . import town, wiring
from .crowd import crowd
from .piping import bundle, tray
from .road import pot
from .site import roof_units, view
from .skies import sky
from .surfaces import masonry, plaster, tiles, windows
from .trees import plant

LEFT, RIGHT, FIRST, STEP, MANY = -3.35, 2.35, 4.2, 1.62, 8


def _roof():
    """Worn roof tiles with moss in the joints, parapets of brick and plaster, rain outlets."""
    box(
        'roof',
        (0, 14, -0.25),
        (34, 60, 0.5),
        tiles('roof tiles', (0.34, 0.245, 0.19), 0.22, 0.5, 0.45),
    )
    wall, cap = plaster('parapet plaster', (0.50, 0.47, 0.41), 0.75), plaster(
        'coping', (0.36, 0.34, 0.31), 0.6
    )
    for x, y, w, d in ((0, 27.0, 18.4, 0.22), (-9.1, 10, 0.22, 34), (9.1, 10, 0.22, 34)):
        box('parapet', (x, y, 0.5), (w, d, 1.0), wall)
        box('coping', (x, y, 1.03), (w + 0.12, d + 0.12, 0.07), cap)
    end = [
        ((0, 27.3, -15), (18.6, 0.3, 30), (0, 0, 0)),
        ((-9.3, 10, -15), (0.3, 34, 30), (0, 0, 0)),
        ((9.3, 10, -15), (0.3, 34, 30), (0, 0, 0)),
    ]
    boxes('house below', end, wall)
    rail = [
        ([(-9.1, y, 1.45), (-9.1, 27, 1.45), (9.1, 27, 1.45), (9.1, y, 1.45)], False) for y in (-6,)
    ]
    rail += [([(x, y, 1.0), (x, y, 1.45)], False) for x in (-9.1, 9.1) for y in range(-6, 28, 2)]
    rail += [([(x, 27, 1.0), (x, 27, 1.45)], False) for x in range(-8, 9, 2)]
    wires('rail', rail, 0.022, 'slate', 4)


def _rows():
    """The service sides face the walkway; the pipes of the left row run low beside it."""
    ys = [FIRST + STEP * k for k in range(MANY)]
    for x, turn in ((LEFT, 90), (RIGHT, -90)):
        roof_units(
            lambda: vrf_outdoor.build('twin', ''),
            [(x, y, 0.24) for y in ys],
            turn=turn,
            mirror=turn > 0,
        )
    long, mid = STEP * MANY + 0.6, FIRST + STEP * (MANY - 1) / 2
    pads = [
        ((x + s, mid, 0.12), (0.15, long, 0.24), (0, 0, 0))
        for x in (LEFT, RIGHT)
        for s in (-0.30, 0.30)
    ]
    boxes('plinths', pads, plaster('plinth', (0.44, 0.43, 0.40), 0.5), 0.015)
    for side, x in ((1, LEFT), (1, RIGHT)):
        out = x + 1.0
        lines = [
            (
                [(out + side * 0.13 * k, -4.0, 0.52), (out + side * 0.13 * k, 24, 0.52)],
                0.045 if k % 2 else 0.030,
            )
            for k in range(5)
        ]
        bundle(lines, 'pipe_wrap')
        tray(out + side * 0.26, -4.0, 24, 0.86, 0.34, 6)
        racks = [
            ((out + side * 0.26, -3.4 + 1.9 * k, z), (0.9, 0.045, 0.045), (0, 0, 0))
            for k in range(15)
            for z in (0.45, 0.83)
        ]
        racks += [
            ((out + side * 0.26 + s * 0.42, -3.4 + 1.9 * k, 0.45), (0.045, 0.045, 0.9), (0, 0, 0))
            for k in range(15)
            for s in (-1, 1)
        ]
        boxes('rack', racks, 'galva')
        drops = []
        for k, y in enumerate(ys):
            drops.append(
                (
                    [
                        (x + side * 0.3, y - 0.2, 0.40),
                        (out + side * 0.0, y - 0.2, 0.40),
                        (out + side * 0.13 * (k % 4), y + 0.1, 0.52),
                    ],
                    0.026,
                )
            )
        bundle(drops, 'pipe_wrap', 0.12)
        feeds = [
            (
                bend(
                    [
                        (x + side * 0.42, y + 0.3, 0.55),
                        (x + side * 0.6, y + 0.3, 0.86),
                        (out + side * 0.2, y + 0.3, 0.88),
                    ],
                    0.1,
                ),
                False,
            )
            for y in ys
        ]
        wires('feeds', feeds, 0.014, 'black', 3)
        boxes(
            'switches',
            [((x + 0.44, y + 0.48, 1.1), (0.10, 0.20, 0.30), (0, 0, 0)) for y in ys],
            'grey',
            0.01,
        )


def _walkway():
    """Grating on sleepers between the rows."""
    bars = [((-0.75 + 0.05 * k, 11, 0.16), (0.006, 26, 0.03), (0, 0, 0)) for k in range(31)]
    bars += [((0, -1.8 + 0.2 * k, 0.152), (1.5, 0.006, 0.02), (0, 0, 0)) for k in range(130)]
    boxes('grating', bars, 'galva')
    sleepers = [((0, -1.5 + 1.3 * k, 0.07), (1.7, 0.12, 0.13), (0, 0, 0)) for k in range(20)]
    boxes('sleepers', sleepers, plaster('sleeper', (0.30, 0.29, 0.27), 0.4))
    boxes(
        'edges',
        [((s * 0.78, 11, 0.165), (0.02, 26, 0.06), (0, 0, 0)) for s in (-1, 1)],
        paint('yellow edge', (0.60, 0.36, 0.03), 0.5),
    )


def _house():
    """The stair house with its door, water tanks, plants, a tool box that was left."""
    brick = masonry('stair house', (0.33, 0.14, 0.085))
    box('stair house', (-6.6, 21.6, 1.7), (4.4, 5.2, 3.4), brick)
    box(
        'stair roof',
        (-6.6, 21.6, 3.46),
        (5.0, 5.8, 0.14),
        plaster('coping', (0.36, 0.34, 0.31), 0.6),
    )
    box('door', (-4.37, 20.6, 1.15), (0.06, 1.0, 2.2), paint('door', (0.02, 0.09, 0.10), 0.45))
    box(
        'window',
        (-4.37, 22.8, 1.7),
        (0.05, 1.2, 1.0),
        windows('roof window', 9, 9, 1.0, 1.2, cool=0),
    )
    for x, y, size, color in (
        (-7.6, 21, 1.15, (0.02, 0.021, 0.023)),
        (-5.8, 22.4, 1.15, (0.10, 0.16, 0.22)),
        (6.9, 24.2, 1.25, (0.02, 0.021, 0.023)),
    ):
        town.tank(x, y, 3.4 if x < 0 else 0.6, size, color)
    for k, y in enumerate((2.2, 3.6, 5.4, 8.8, 12.6)):
        pot(-8.3, y, 0, 0.42)
        plant(('shrub', 'bougainvillea', 'hibiscus')[k % 3], (-8.3, y, 0.36), 1.25, 70 * k)
    box(
        'tool box',
        (0.25, 3.0, 0.30),
        (0.46, 0.22, 0.20),
        paint('tool box', (0.42, 0.05, 0.03), 0.4),
        0.02,
    )
    wires(
        'tool grip',
        [
            (
                bend(
                    [(0.12, 3.0, 0.40), (0.12, 3.0, 0.47), (0.38, 3.0, 0.47), (0.38, 3.0, 0.40)],
                    0.03,
                ),
                False,
            )
        ],
        0.010,
        'black',
        3,
    )
    coil = [
        [
            (0.62 + (0.17 + 0.004 * n) * np.cos(a), 3.5 + 0.17 * np.sin(a), 0.19 + 0.014 * n)
            for a in np.linspace(0, 6.28, 30)
        ]
        for n in range(6)
    ]
    wires('coil of pipe', [(ring, False) for ring in coil], 0.008, 'copper', 3)


def rows():
    sky('evening', bearing=-40, height=13, clouds=0.66)
    _roof()
    _rows()
    _walkway()
    _house()
    town.far_town(15, 36, 420, 420, 0.16, 1.0, z0=-30, storeys=(7, 12))
    town.block(11, 24, 36, 12, 11, 6, 0.2, 1.0, z0=-27)
    town.block(-26, -12, 40, 12, 11, 3, 0.2, 1.0, z0=-30)
    wiring.cables([(-40, 52), (-11, 33), (12, 31), (48, 60)], 3.5, many=4)
    crowd([('fitter', 'reach', (1.25, 12.6, 0.18), 92), ('man', 'read', (-0.3, 17.6, 0.18), 165)])
    view((0.5, -0.4, 1.66), 23, (0.0, 0.02), -7)
    return {'exposure': -0.18, 'lift': 1.08, 'bloom': 0.10}
