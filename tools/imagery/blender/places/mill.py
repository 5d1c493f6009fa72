"""A garment factory as the light turns warm: brick and sheet, north lights, outdoor units in a row,
a lorry at the dock, workers on their way home."""

import math

import numpy as np

from products import vrf_outdoor
from studio.materials import paint
from studio.shapes import bend, box, boxes, prism, wires

from . import cars, road, town, wiring
from .crowd import crowd
from .site import put, roof_units, view
from .skies import sky
from .surfaces import asphalt, masonry, plaster, windows
from .trees import plant
from .walls import louvres

X0, BAY, BAYS, Y0, LOW, TOP = -33.0, 8.6, 5, 20.0, 8.0, 11.6


def _hall():
    brick, sheet = masonry('mill brick', (0.33, 0.135, 0.08)), plaster(
        'mill sheet', (0.36, 0.40, 0.42), 0.35
    )
    glass, edge = windows('mill panes', 1.1, 1.1, 0.55, 1.0, cool=0.7), paint(
        'edge', (0.07, 0.08, 0.085), 0.5
    )
    for k in range(BAYS):
        x = X0 + BAY * k
        saw = [(x, LOW), (x + BAY, LOW), (x + BAY, TOP), (x + BAY - 0.35, TOP), (x, LOW + 0.3)]
        prism('saw', saw, Y0, Y0 + 44, sheet, 'y')
        box('north light', (x + BAY + 0.02, Y0 + 22, LOW + 1.9), (0.08, 42, 2.5), glass)
        ribs = [
            (
                (x + 0.35 * i, Y0 - 0.03, LOW + (TOP - LOW) * 0.35 * i / BAY / 2 + 0.2),
                (0.05, 0.06, (TOP - LOW) * 0.35 * i / BAY + 0.2),
                (0, 0, 0),
            )
            for i in range(1, 24)
        ]
        boxes('ribs', ribs, sheet)
        verge = math.hypot(BAY, TOP - LOW)
        box(
            'verge',
            (x + BAY / 2 - 0.1, Y0 - 0.12, (LOW + TOP) / 2 + 0.3),
            (verge, 0.3, 0.22),
            edge,
            rot=(0, -math.atan2(TOP - LOW - 0.3, BAY), 0),
        )
        box('strip', (x + BAY / 2, Y0 - 0.02, 5.7), (BAY - 1.6, 0.1, 1.9), glass)
        bars = [
            ((x + 0.8 + 1.0 * i, Y0 - 0.08, 5.7), (0.06, 0.06, 1.9), (0, 0, 0)) for i in range(8)
        ]
        boxes(
            'strip bars',
            bars + [((x + BAY / 2, Y0 - 0.3, 6.8), (BAY - 1.2, 0.9, 0.08), (0, 0, 0))],
            edge,
        )
        box('pier', (x, Y0 - 0.1, LOW / 2), (0.9, 0.7, LOW), brick)
    box('wall', (X0 + BAY * BAYS / 2, Y0 + 0.3, LOW / 2), (BAY * BAYS, 0.5, LOW), brick)
    box('end wall', (X0 + BAY * BAYS - 0.2, Y0 + 22, LOW / 2), (0.5, 44, LOW), brick)
    louvres(Y0 + 3, Y0 + 40, X0 + BAY * BAYS + 0.05, 5, 7, sheet, 0.25, 0.2, side=True)


def _dock(x):
    blue = paint('dock gate', (0.025, 0.11, 0.17), 0.45)
    box('gate', (x, Y0 - 0.05, 2.2), (4.4, 0.2, 4.4), blue)
    boxes(
        'gate ribs',
        [((x, Y0 - 0.17, 0.3 + 0.3 * i), (4.3, 0.04, 0.05), (0, 0, 0)) for i in range(14)],
        blue,
    )
    box('dock roof', (x, Y0 - 1.8, 4.9), (6.0, 3.6, 0.22), paint('edge', (0.07, 0.08, 0.085), 0.5))
    wiring.lamp((x, Y0 - 1.6, 4.5), 120, (1.0, 0.76, 0.46), 0.4)


def _lorry():
    """A covered lorry, its cab painted in two colours."""
    cab, gold = paint('cab', (0.45, 0.16, 0.02), 0.4), paint('trim gold', (0.62, 0.45, 0.06), 0.4)
    side = [(1.6, 0.6), (1.6, 2.5), (2.9, 2.5), (3.25, 1.6), (3.6, 1.45), (3.65, 0.6)]
    prism('cab', side, -1.08, 1.08, cab, 'y', bev=0.06)
    box('cab band', (2.5, 0, 1.3), (2.2, 2.2, 0.16), gold)
    box('screen', (3.1, 0, 2.05), (0.06, 1.8, 0.72), 'glass', rot=(0, -0.37, 0))
    box('bed', (-1.0, 0, 1.05), (5.0, 2.3, 0.2), paint('bed', (0.10, 0.06, 0.04), 0.7))
    cover = [(-1.15, 1.1), (-1.17, 2.7), (-0.7, 3.05), (0.7, 3.05), (1.17, 2.7), (1.15, 1.1)]
    prism('cover', cover, -3.5, 1.45, plaster('canvas', (0.10, 0.14, 0.10), 0.3), 'x')
    for x in (-2.3, 2.7):
        for s in (-1, 1):
            cars.wheel(x, s * 0.95, 0.5, 0.3)


def factory():
    sky('evening', bearing=-108, height=16, clouds=0.55)
    box('yard', (0, 40, -0.06), (300, 140, 0.12), asphalt(0.25, (0.13, 0.125, 0.118)))
    box('path', (0, -6, 0.0), (200, 7.0, 0.14), road.tiles('yard path', (0.30, 0.17, 0.13), 0.30))
    _hall()
    for k in (1, 3):
        _dock(X0 + BAY * (k + 0.5))
    put(_lorry, (X0 + BAY * 1.5, Y0 - 5.4, 0), -90)
    places = [(X0 + BAY * 4 + 1.2 + 1.62 * k, Y0 - 2.4, 0.25) for k in range(4)]
    box(
        'plinth',
        (X0 + BAY * 4 + 3.7, Y0 - 2.4, 0.12),
        (7.6, 1.8, 0.25),
        plaster('plinth', (0.40, 0.39, 0.37), 0.5),
        0.02,
    )
    roof_units(lambda: vrf_outdoor.build('twin', ''), places)
    pipes = []
    for n, r in enumerate((0.05, 0.035, 0.05, 0.035)):
        y, z = Y0 - 1.75 + 0.12 * n, 2.6 + 0.1 * n
        pipes.append(
            (
                bend(
                    [
                        (places[0][0], y, 0.7),
                        (places[0][0], y, z),
                        (places[3][0], y, z),
                        (places[3][0], y, 4.2),
                        (places[3][0], Y0, 4.2),
                    ],
                    0.2,
                ),
                False,
            )
        )
    wires('pipes', pipes, 0.045, 'pipe_wrap', 6)
    racks = [((x + 0.8, Y0 - 1.6, 1.25), (0.06, 0.06, 2.5), (0, 0, 0)) for x, _, _ in places]
    boxes('pipe posts', racks, 'galva')
    town.neighbours([(-66, -46, 26, 6), (20, 34, 30, 7), (36, 52, 26, 5)], 3, 0.14, 0.8)
    town.far_town(8, 90, 330, 270, 0.12, 0.7)
    poles = [(-52, 8.5), (-28, 8.5), (-4.4, 8.5), (19, 8.5)]
    for x, y in poles:
        wiring.pole(x, y)
    wiring.cables(poles, many=5)
    for k, (kind, x, y, s) in enumerate(
        (
            ('mahogany', -24.5, 9.6, 0.8),
            ('rain', 13.8, 13, 1.0),
            ('krishnachura', -37, 10, 1.0),
            ('palm', 16.5, 19, 1.1),
        )
    ):
        plant(kind, (x, y, 0), s, 50 * k)
    for k in range(8):
        plant(('shrub', 'hibiscus')[k % 2], (-32 + 1.2 * k, Y0 - 1.2, 0), 1.1, 45 * k)
    plant('mahogany', (-17, 0, 0), 1.0, 20, seen=False)
    pallets = [
        (
            (-8.5 + 1.4 * k, Y0 - 1.6, 0.55 + 0.1 * (k % 2)),
            (1.1, 1.1, 1.0 + 0.2 * (k % 2)),
            (0, 0, 0.1 * k),
        )
        for k in range(3)
    ]
    boxes('cartons', pallets, plaster('cartons', (0.40, 0.28, 0.17), 0.2))
    chance, folk = np.random.default_rng(5), []
    for k in range(11):
        kind = ('woman', 'lady', 'woman', 'worker', 'lady', 'man')[k % 6]
        folk.append(
            (
                kind,
                'walk',
                (
                    -10 + 1.1 * k + chance.uniform(-0.4, 0.4),
                    12.5 - 0.5 * k + chance.uniform(-1.0, 1.0),
                    0,
                ),
                236 + chance.uniform(-14, 14),
            )
        )
    folk += [
        ('worker', 'reach', (X0 + BAY * 1.5 + 1.8, Y0 - 2.6, 0), 150),
        ('fitter', 'stand', (places[1][0] + 0.2, Y0 - 3.7, 0), 180),
    ]
    crowd(folk)
    view((9.6, 0.2, 1.6), 21, (-0.02, 0.105), -34)
    return {'exposure': 0.21, 'bounces': 4, 'lift': 0.98, 'bloom': 0.05}
