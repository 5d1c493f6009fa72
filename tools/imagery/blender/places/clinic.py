"""The hospital in the blue hour: lit wards behind shades, a bright entrance, an ambulance."""

import numpy as np

from studio.materials import glow, paint
from studio.shapes import box, boxes

from . import cars, road, wiring
from .avenue import avenue, passing
from .crowd import crowd
from .facade import pane, room_light
from .site import view
from .surfaces import plaster, windows
from .trees import plant
from .walls import fins, grid_wall, louvres

X0, X1, Y0, Y1, STOREY, FLOORS, FOOT = -20.0, 10.0, 12.5, 30.0, 3.6, 6, 4.6


def _entrance():
    """A glazed hall under a wide canopy, full of light."""
    wide, mid = 15.0, 1.0
    box(
        'hall back',
        (mid, Y0 + 7, 2.2),
        (wide + 4, 0.2, 4.3),
        room_light('hall', (1.0, 0.86, 0.66), 1.1, 4.6),
    )
    box(
        'hall floor',
        (mid, Y0 + 2, 0.34),
        (wide + 4, 10, 0.1),
        paint('hall floor', (0.40, 0.38, 0.35), 0.1),
    )
    box(
        'hall ceiling',
        (mid, Y0 + 3.4, 4.25),
        (wide + 3, 7, 0.1),
        glow('hall ceiling', (1.0, 0.88, 0.70), 0.6),
    )
    lamps = [
        ((mid - 7 + 2.0 * i, Y0 + 1.2 + 1.6 * j, 4.18), (1.0, 0.12, 0.03), (0, 0, 0))
        for i in range(8)
        for j in range(3)
    ]
    boxes('hall lamps', lamps, glow('hall lamps', (1.0, 0.92, 0.78), 7.0))
    box('counter', (mid - 2, Y0 + 5.4, 0.9), (5, 0.8, 1.1), paint('teal', (0.01, 0.20, 0.20), 0.4))
    box(
        'counter wall',
        (mid - 2, Y0 + 6.8, 2.0),
        (6, 0.1, 2.4),
        glow('teal wall', (0.10, 0.55, 0.52), 0.55),
    )
    chairs = [
        ((mid + 3 + 0.7 * (k % 5), Y0 + 3 + 1.4 * (k // 5), 0.75), (0.5, 0.5, 0.8), (0, 0, 0))
        for k in range(10)
    ]
    boxes('chairs', chairs, paint('chairs', (0.03, 0.06, 0.08), 0.5), 0.06)
    pane((mid - wide / 2 - 1.4, Y0 + 0.3), (mid + wide / 2 + 1.4, Y0 + 0.3), 0.3, 4.3)
    frames = [
        ((mid - wide / 2 - 1.4 + 1.78 * k, Y0 + 0.3, 2.3), (0.07, 0.12, 4.0), (0, 0, 0))
        for k in range(11)
    ]
    boxes('hall frames', frames, 'slate')
    white = plaster('clinic white', (0.70, 0.70, 0.67), 0.25)
    box('canopy', (mid, Y0 - 3.6, 4.55), (16, 7.6, 0.5), white, 0.03)
    box(
        'canopy light',
        (mid, Y0 - 3.6, 4.285),
        (15, 6.6, 0.02),
        glow('canopy light', (1.0, 0.84, 0.62), 0.9),
    )
    boxes(
        'canopy posts',
        [((mid + s * 7, Y0 - 6.6, 2.2), (0.45, 0.45, 4.4), (0, 0, 0)) for s in (-1, 1)],
        white,
    )
    for x in (mid - 4.5, mid + 4.5):
        wiring.lamp((x, Y0 - 3.6, 3.9), 260, (1.0, 0.80, 0.55), 1.0)
    wiring.lamp((mid, Y0 + 3, 3.6), 300, (1.0, 0.86, 0.66), 1.2)
    box(
        'band of light',
        (mid, Y0 - 7.44, 4.55),
        (15.9, 0.03, 0.28),
        glow('teal light', (0.04, 0.62, 0.56), 1.2),
    )


def _wards():
    white, teal = plaster('clinic white', (0.70, 0.70, 0.67), 0.25), paint(
        'teal tile', (0.012, 0.17, 0.165), 0.35
    )
    high = FOOT + FLOORS * STOREY
    panes = windows('ward panes', 1.875, STOREY, 0.62, 1.0, cool=0.45)
    box(
        'body',
        ((X0 + X1) / 2, (Y0 + Y1) / 2 + 0.5, high / 2),
        (X1 - X0 - 0.9, Y1 - Y0 - 1, high),
        white,
    )
    grid_wall(X0, X1 - 6, Y0, FOOT, FLOORS, STOREY, 6, white, panes, 0.35, 1.15, 0.5, shade=0.9)
    grid_wall(
        Y0, Y1, X1, FOOT, FLOORS, STOREY, 4, white, panes, 0.6, 1.25, 0.5, side=True, shade=0.6
    )
    fins(X0, X1 - 6, Y0 - 0.02, FOOT, high, white, 1.25, 0.75, 0.06)
    box('tower', (X1 - 3, Y0 + 0.6, (high + 3.6) / 2 + 0.3), (6.0, 3.4, high + 3.0), teal)
    box(
        'tower panes',
        (X1 - 3, Y0 - 1.12, (FOOT + high) / 2 + 1),
        (2.6, 0.05, high - FOOT),
        windows('stair lit', 60, 60, 1.0, 0.8, cool=1.0),
    )
    louvres(X1 - 4.3, X1 - 1.7, Y0 - 1.15, FOOT + 1, high + 1, teal, 0.5, 0.16)
    box('cornice', ((X0 + X1 - 6) / 2, Y0 + 0.3, high + 0.6), (X1 - X0 - 6, 1.0, 1.2), white)
    box('roof house', (-8, 22, high + 2), (14, 8, 4), white)
    louvres(-15, -1, 18, high + 0.5, high + 3.6, 'slate', 0.3)
    box('ground wall', (X0 + 4, Y0 + 0.3, FOOT / 2), (10, 1, FOOT), white)
    box(
        'ground panes',
        (X0 + 5, Y0 - 0.22, 2.4),
        (8, 0.05, 1.8),
        windows('ground lit', 2, 4.6, 0.9, 0.9, cool=0.6),
    )
    units = np.linspace(X0 + 2, X1 - 8, 6)
    boxes(
        'roof units',
        [((x, Y0 + 3, high + 1.3), (1.3, 0.8, 1.7), (0, 0, 0)) for x in units],
        'white',
        0.02,
    )


def hospital():
    avenue(
        'dusk',
        (X0 - 2, X1 + 2),
        12,
        bearing=40,
        height=3,
        clouds=0.65,
        wet=0.35,
        floors=(4, 9),
        back=12,
    )
    box(
        'forecourt',
        (-4, 8.4, 0.13),
        (60, 8, 0.26),
        road.tiles('forecourt', (0.30, 0.285, 0.265), 0.4, 0.4),
    )
    _entrance()
    _wards()
    road.wall(X0 - 1, -9.5, 4.8, 1.5, plaster('clinic wall', (0.50, 0.48, 0.44), 0.5))
    road.planter(-5.5, 5.2, 4.0, 0.9, 0.5)
    road.planter(10.8, 5.2, 2.6, 0.9, 0.5)
    for k, x in enumerate((-7, -6.2, -5.3, -4.4, 10.0, 10.9, 11.7)):
        plant(('shrub', 'hibiscus')[k % 2], (x, 5.2, 0.4), 1.1, 70 * k)
    for k, x in enumerate((-18, -13.4)):
        plant('mast', (x, 7.0, 0), 0.85 + 0.1 * k, 90 * k)
    plant('rain', (-23, 3.6, 0), 0.9, 30)
    plant('palm', (13.6, 6.4, 0), 1.0, 200)
    cars.ambulance((3.6, 7.6, 0.27), 170)
    passing(
        [
            ('taxi', -7.5, -0.3, 0, None),
            ('rickshaw', -3.5, 0.0, 6, None),
            ('car', -15, -6.4, 180, (0.45, 0.45, 0.44)),
            ('car', -29, -1.8, 0, (0.05, 0.06, 0.08)),
        ],
        1,
    )
    crowd(
        [
            ('lady', 'stand', (-1.6, 8.2, 0.27), 160),
            ('man', 'talk', (-0.9, 8.6, 0.27), -60),
            ('woman', 'walk', (-4.6, 3.2, 0.16), 80),
            ('worker', 'walk', (7.6, 3.0, 0.16), -90),
            ('elder', 'walk', (1.0, 10.2, 0.3), 185),
        ]
    )
    plant('mahogany', (7.0, -9.7, 0), 0.85, 200)
    view((15.5, -13.0, 1.6), 20, (0.0, 0.22), -33)
    return {'exposure': 0.61, 'bounces': 4, 'lift': 0.98, 'bloom': 0.10}
