"""Two wide pictures outdoors: VRF units on an office terrace at dusk, chillers on a plant deck."""

import numpy as np

from products import chiller, vrf_outdoor
from studio.materials import glow, paint
from studio.shapes import bend, box, boxes, wires

from . import town, wiring
from .crowd import crowd
from .facade import lit_floors
from .piping import bundle, butterfly, clad, gauge, tray
from .road import planter, pot
from .site import roof_units, view
from .skies import sky
from .surfaces import concrete, masonry, plaster, tiles, windows
from .trees import plant


def _terrace():
    """Large wet tiles, a glazed wall with rooms at the left, a parapet far behind."""
    box(
        'terrace',
        (0, 10, -0.2),
        (30, 40, 0.4),
        tiles('terrace tiles', (0.20, 0.195, 0.185), 0.6, 0.75, 0.5),
    )
    lit_floors(-16, -4.6, 6.5, 26, 0.1, 2, 3.6, 1.3, 9, 0.0, 1.0, fin=0.05)
    box(
        'terrace roof',
        (-10, 16, 7.6),
        (12.6, 21, 0.5),
        plaster('roof edge', (0.36, 0.35, 0.33), 0.4),
    )
    wall = plaster('terrace parapet', (0.42, 0.40, 0.37), 0.6)
    box('parapet', (3, 17, 0.5), (18, 0.24, 1.0), wall)
    box('parapet', (11.2, 6, 0.5), (0.24, 24, 1.0), wall)
    rails = [([(-4.4, 17, z), (11.2, 17, z), (11.2, -4, z)], False) for z in (1.25, 1.5)]
    rails += [([(x, 17, 1.0), (x, 17, 1.5)], False) for x in range(-4, 12, 2)]
    wires('terrace rail', rails, 0.02, 'slate', 4)
    box('house below', (3, 17.3, -15), (30, 0.3, 29), wall)


def _screen(x0, x1, y):
    """Upright slats of timber colour behind the units, with a line of light at their foot."""
    wood = paint('screen slat', (0.23, 0.115, 0.055), 0.6)
    slats = [
        ((x0 + 0.16 * (k + 0.5), y, 1.55), (0.05, 0.12, 3.0), (0, 0, 0))
        for k in range(int((x1 - x0) / 0.16))
    ]
    boxes('slats', slats, wood)
    frame = [(((x0 + x1) / 2, y + 0.08, z), (x1 - x0, 0.06, 0.08), (0, 0, 0)) for z in (0.25, 2.9)]
    boxes(
        'screen frame',
        frame + [((x, y + 0.1, 1.55), (0.1, 0.1, 3.1), (0, 0, 0)) for x in np.linspace(x0, x1, 5)],
        'slate',
    )
    box(
        'foot light',
        ((x0 + x1) / 2, y - 0.12, 0.05),
        (x1 - x0, 0.04, 0.04),
        glow('foot light', (1.0, 0.62, 0.30), 5.0),
    )


def vrf():
    sky('dusk', bearing=28, height=2, clouds=0.6)
    _terrace()
    _screen(-0.6, 9.8, 9.6)
    for variant, spots in (
        ('twin', [(1.15 + 1.72 * k, 7.6, 0.28) for k in range(3)]),
        ('single', [(6.15, 7.6, 0.28), (7.45, 7.6, 0.28)]),
    ):
        roof_units(lambda: vrf_outdoor.build(variant, ''), spots)
    boxes(
        'plinths',
        [((4.2, 7.6 + s, 0.14), (8.0, 0.16, 0.28), (0, 0, 0)) for s in (-0.3, 0.3)],
        plaster('plinth', (0.44, 0.43, 0.40), 0.4),
        0.015,
    )
    lines = [
        (
            [(0.4, 8.55 + 0.11 * k, 0.5), (9.4, 8.55 + 0.11 * k, 0.5), (9.4, 8.55 + 0.11 * k, 1.9)],
            0.045 if k % 2 else 0.03,
        )
        for k in range(4)
    ]
    bundle(lines, 'pipe_wrap')
    drops = [
        ([(x, 8.0, 0.42), (x, 8.4, 0.42), (x + 0.1, 8.6, 0.5)], 0.026)
        for x in (1.0, 1.3, 2.7, 3.0, 4.4, 4.7, 6.0, 6.3, 7.3, 7.6)
    ]
    bundle(drops, 'pipe_wrap', 0.1)
    for x in (0.4, 3.6, 6.8, 9.2):
        wiring.lamp((x, 9.15, 2.35), 60, (1.0, 0.66, 0.34), 0.12)
    wiring.lamp((3.0, 3.0, 4.8), 210, (1.0, 0.70, 0.40), 0.5, 100, (3.6, 7.6, 0.6))
    wiring.lamp((-3.0, 5.0, 3.2), 120, (1.0, 0.72, 0.44), 0.6)
    planter(-3.4, 8.2, 1.0, 5.0, 0.55)
    for k in range(9):
        plant(
            ('shrub', 'hibiscus', 'shrub', 'bougainvillea')[k % 4],
            (-3.4 + 0.2 * (k % 2), 6.0 + 0.55 * k, 0.5),
            1.05,
            64 * k,
        )
    plant('small', (-3.3, 9.6, 0.45), 0.72, 30)
    planter(10.2, 5.4, 0.9, 5.0, 0.55)
    for k in range(8):
        plant(('shrub', 'bougainvillea', 'shrub')[k % 3], (10.2, 3.4 + 0.6 * k, 0.5), 1.1, 64 * k)
    planter(-1.7, 3.0, 1.3, 0.7, 0.5)
    for k in range(3):
        plant('shrub', (-2.1 + 0.4 * k, 3.0, 0.45), 0.85, 80 * k)
    _bench()
    town.far_town(9, 60, 420, 420, 0.42, 1.1, z0=-27, storeys=(5, 11))
    town.block(14, 28, 34, 12, 11, 4, 0.42, 1.0, z0=-25)
    town.block(-3, 9, 46, 12, 10, 6, 0.42, 1.0, z0=-27)
    crowd([('fitter', 'read', (-0.9, 8.1, 0), 115), ('lady', 'talk', (-6.4, 8.8, 0.3), 40)])
    view((1.2, -0.6, 1.6), 26, (0.02, 0.045), 8)
    return {'exposure': 0.52, 'lift': 0.98, 'bloom': 0.10}


def _bench():
    """A bench with a cup and a folded drawing."""
    wood = paint('screen slat', (0.23, 0.115, 0.055), 0.6)
    boxes(
        'bench',
        [((-1.6 + 0.0, 4.6 + 0.11 * k, 0.45), (1.9, 0.09, 0.05), (0, 0, 0)) for k in range(4)],
        wood,
        0.008,
    )
    boxes(
        'bench feet',
        [((-1.6 + s, 4.76, 0.22), (0.06, 0.4, 0.44), (0, 0, 0)) for s in (-0.75, 0.75)],
        'slate',
    )
    boxes('drawing', [((-1.9, 4.75, 0.482), (0.42, 0.30, 0.006), (0, 0, 0.3))], 'paper')
    boxes(
        'cup',
        [((-1.2, 4.7, 0.52), (0.07, 0.07, 0.09), (0, 0, 0.4))],
        paint('cup', (0.6, 0.25, 0.12), 0.4),
        0.02,
    )


def chillers():
    sky('evening', bearing=104, height=17, clouds=0.6)
    box(
        'deck',
        (0, 12, -0.2),
        (44, 44, 0.4),
        tiles('deck screed', (0.30, 0.29, 0.27), 1.5, 0.7, 0.6),
    )
    _deck_walls()
    places = [(0.2 + 2.9 * k, 7.0 + 0.0 * k, 0.32) for k in range(3)]
    for x, y, _ in places:
        boxes(
            'bases',
            [((x, y, 0.16), (2.5, 1.3, 0.22), (0, 0, 0))],
            plaster('plinth', (0.44, 0.43, 0.40), 0.4),
            0.015,
        )
        boxes(
            'springs',
            [
                ((x + a * 0.95, y + b * 0.45, 0.295), (0.14, 0.14, 0.05), (0, 0, 0))
                for a in (-1, 1)
                for b in (-1, 1)
            ],
            'rubber',
        )
    roof_units(lambda: chiller.build('large', ''), places, turn=0)
    roof_units(lambda: chiller.build('large', ''), [(x, 10.6, 0.32) for x, _, _ in places], turn=0)
    _headers(places)
    wiring.lamp((-8.0, 9.0, 4.0), 90, (1.0, 0.7, 0.4), 0.2)
    crowd([('fitter', 'point', (9.6, 7.0, 0), 215), ('worker', 'stand', (8.9, 6.6, 0), 205)])
    for k, x in enumerate((-6.4, -5.6, -4.8)):
        pot(x, 11.8, 0, 0.45)
        plant(('shrub', 'hibiscus')[k % 2], (x, 11.8, 0.4), 1.2, 70 * k)
    plant('rain', (10.5, 19, -1), 0.95, 40)
    plant('palm', (3.8, 20, -1), 1.15, 10)
    plant('mahogany', (-4.5, 19, -1), 0.9, 80)
    town.neighbours([(-22, -8, 32, 8), (-6, 8, 38, 6), (16, 30, 28, 7)], 6, 0.16, 0.8)
    town.far_town(11, 64, 340, 280, 0.14, 0.8)
    view((8.2, -0.6, 1.6), 25, (0.0, 0.02), -24)
    return {'exposure': 0.19, 'lift': 1.05, 'bloom': 0.06}


def _deck_walls():
    """The building's brick back at the left, a louvred screen behind, a railing at the right."""
    brick = masonry('plant brick', (0.34, 0.14, 0.082))
    box('building', (-13, 10, 8), (9, 40, 16), brick)
    panes = [
        ((-8.48, 3 + 4.2 * k, z), (0.06, 1.6, 1.5), (0, 0, 0))
        for k in range(6)
        for z in (5.6, 9.2, 12.8)
    ]
    boxes('building panes', panes, windows('back panes', 1.6, 3.6, 0.5, 1.1))
    boxes(
        'building bands',
        [((-8.45, 10, z), (0.3, 40, 0.3), (0, 0, 0)) for z in (3.6, 7.2, 10.8, 14.4)],
        concrete('band', (0.40, 0.385, 0.36), 9),
    )
    frame = [((x, 13.4, 1.6), (0.12, 0.12, 3.2), (0, 0, 0)) for x in range(-4, 12, 2)]
    frame += [((3.6, 13.4, z), (15.4, 0.10, 0.10), (0, 0, 0)) for z in (0.2, 3.2)]
    boxes('screen posts', frame, 'slate')
    blades = [((3.6, 13.4, 0.35 + 0.15 * k), (15.3, 0.16, 0.012), (0.75, 0, 0)) for k in range(19)]
    boxes('screen blades', blades, paint('blade', (0.34, 0.36, 0.36), 0.45))
    rails = [([(11.3, 13.4, z), (20, 13.4, z)], False) for z in (0.55, 1.1)] + [
        ([(x, 13.4, 0), (x, 13.4, 1.1)], False) for x in (13, 15, 17, 19)
    ]
    wires('deck rail', rails, 0.024, paint('yellow edge', (0.60, 0.36, 0.03), 0.5), 5)
    plaster_wall = plaster('deck wall', (0.46, 0.43, 0.38), 0.7)
    box('deck kerb', (-3, 13.5, 0.08), (30, 0.2, 0.16), plaster_wall)


def _headers(places):
    """Flow and return along the row, with a branch, valves and a gauge at each machine."""
    for n, (y, z) in enumerate(((8.55, 2.75), (8.95, 2.75))):
        line = [(-1.9, y, 0.1), (-1.9, y, z), (11.9, y, z)]
        clad(
            line,
            0.13,
            'alu',
            0.3,
            0.95,
            marks=((4.4, ('blue', 'red')[n]), (9.2, ('blue', 'red')[n])),
        )
    for x, y, _ in places:
        end = x + 1.12
        for n, (dy, header) in enumerate(((-0.22, 8.55), (0.22, 8.95))):
            out = end + 0.30 + 0.16 * n
            clad(
                [
                    (end + 0.10, y + dy, 0.68),
                    (out, y + dy, 0.68),
                    (out, header, 0.68),
                    (out, header, 2.7),
                ],
                0.062,
                'alu',
                0.14,
                0.8,
                marks=((2.4, ('blue', 'red')[n]),),
            )
            butterfly((out, header, 1.25 + 0.0 * n), 0.075, 'z', (0.0, -1.0))
            gauge((out, header - 0.10, 1.75), 0.055, 0.4 + 0.2 * n)
    posts = [((x, 8.75, 1.28), (0.08, 0.08, 2.56), (0, 0, 0)) for x in (-1.4, 1.9, 4.8, 7.7, 10.6)]
    posts += [((x, 8.75, 2.58), (0.08, 0.9, 0.08), (0, 0, 0)) for x in (-1.4, 1.9, 4.8, 7.7, 10.6)]
    boxes('pipe frames', posts, 'galva', 0.004)
    feeds = [
        (bend([(x - 0.6, y + 0.5, 0.9), (x - 0.6, 8.3, 0.9), (x - 0.6, 8.3, 2.3)], 0.15), False)
        for x, y, _ in places
    ]
    wires('feeds', feeds, 0.022, 'black', 4)
    tray(9.9, 5.0, 13.0, 2.3, 0.3, 5)
