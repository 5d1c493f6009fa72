"""The corporate tower at blue dusk, after rain: lit floors above a wet avenue."""

from studio.materials import glow, paint
from studio.shapes import box, boxes

from . import cars, rickshaws, road, town, wiring
from .crowd import crowd
from .facade import lit_floors, pane, room_light
from .site import view
from .skies import sky
from .surfaces import concrete
from .trees import plant, row

X0, X1, Y0, Y1 = -9.0, 13.5, 10.5, 30.0


def _lobby():
    """Two storeys of glass with a warm wall of timber slats, the desk and hanging lamps."""
    wide, mx = X1 - X0, (X0 + X1) / 2
    timber = room_light('lobby timber', (1.0, 0.52, 0.22), 1.15, 6.0)
    box('lobby wall', (mx, Y0 + 8, 3.0), (wide - 1, 0.2, 5.8), timber)
    box('lobby side', (X1 - 7, Y0 + 10, 3.0), (0.2, 16, 5.8), timber)
    slats = [
        ((X0 + 1 + 0.5 * k, Y0 + 7.85, 3), (0.12, 0.1, 5.8), (0, 0, 0))
        for k in range(int(wide * 2) - 3)
    ]
    boxes('slats', slats, paint('slat', (0.12, 0.06, 0.03), 0.5))
    box(
        'lobby floor',
        (mx, Y0 + 6, 0.32),
        (wide, 18, 0.12),
        paint('lobby floor', (0.30, 0.26, 0.22), 0.08),
    )
    box(
        'lobby ceiling',
        (mx, Y0 + 8, 5.85),
        (wide - 0.4, 19, 0.1),
        glow('lobby ceiling', (1.0, 0.72, 0.42), 0.42),
    )
    downs = [
        ((X0 + 1.5 + 2.2 * i, Y0 + 1.6 + 2.2 * j, 5.78), (0.22, 0.22, 0.02), (0, 0, 0))
        for i in range(10)
        for j in range(3)
    ]
    boxes('downlights', downs, glow('downlight', (1.0, 0.80, 0.55), 9.0))
    box('desk', (mx + 3, Y0 + 5.5, 0.9), (5, 0.9, 1.1), paint('desk', (0.40, 0.37, 0.33), 0.3))
    for x in (X0 + 4, mx, X1 - 4):
        wiring.lamp((x, Y0 + 3.0, 5.2), 420, (1.0, 0.72, 0.42), 0.8)
    panes = [((X0 + 2.25 * k, Y0 + 0.4, 3.05), (0.08, 0.16, 5.6), (0, 0, 0)) for k in range(11)]
    panes += [
        ((X1 - 0.4, Y0 + 0.4 + 2.25 * k, 3.05), (0.16, 0.08, 5.6), (0, 0, 0)) for k in range(9)
    ]
    boxes('lobby frames', panes, 'slate')
    pane((X0 + 0.4, Y0 + 0.4), (X1 - 0.4, Y0 + 0.4), 0.3, 5.8)
    pane((X1 - 0.4, Y0 + 0.4), (X1 - 0.4, Y1), 0.3, 5.8)
    stone = concrete('pier', (0.33, 0.315, 0.29), 0.9)
    piers = [
        ((X0 + 0.6 + (wide - 1.2) * k / 4, Y0 - 0.2, 3.0), (0.9, 0.9, 6.0), (0, 0, 0))
        for k in range(5)
    ]
    piers += [((X1 - 0.6, Y0 + 4.8 + 4.8 * k, 3.0), (0.9, 0.9, 6.0), (0, 0, 0)) for k in range(4)]
    boxes('piers', piers, stone)
    box(
        'canopy',
        (mx + 2, Y0 - 2.4, 4.3),
        (9, 4.6, 0.22),
        paint('canopy sheet', (0.05, 0.055, 0.06), 0.35),
    )
    box(
        'canopy light',
        (mx + 2, Y0 - 2.4, 4.18),
        (8.2, 3.8, 0.02),
        glow('canopy light', (1.0, 0.76, 0.48), 1.5),
    )
    wiring.lamp((mx + 2, Y0 - 2.4, 3.9), 160, (1.0, 0.74, 0.45), 0.8)
    box(
        'plaza',
        (mx, Y0 - 2.5, 0.12),
        (60, 7.0, 0.24),
        road.tiles('plaza', (0.33, 0.31, 0.29), 0.6, 0.5),
    )
    boxes(
        'steps',
        [
            (
                (mx + 2, Y0 - 1.2 + 0.3 * k, 0.28 + 0.0 * k),
                (12, 3.2 - 0.6 * k, 0.1 + 0.1 * k),
                (0, 0, 0),
            )
            for k in range(2)
        ],
        stone,
    )


def tower():
    sky('dusk', bearing=-70, height=2, clouds=0.55)
    road.street(-9, 1, wet=0.85)
    road.crossing(-7, -9, 1)
    _lobby()
    lit_floors(X0, X1, Y0, Y1, 6.2, 10, 3.5, 1.5, 4, 0.22, 1.15, fin=0.22)
    high = 6.2 + 35
    box(
        'crown',
        ((X0 + X1) / 2, (Y0 + Y1) / 2, high + 1.2),
        (22.9, 19.9, 2.0),
        paint('crown', (0.07, 0.078, 0.088), 0.35),
    )
    box('roof plant', (0, 22, high + 3.0), (12, 10, 3), paint('crown', (0.07, 0.078, 0.088), 0.35))
    town.neighbours(
        [(-26, -11.5, 11, 8), (-42, -28, 9, 12), (-60, -43.5, 10, 6), (-84, -62, 10, 9)],
        2,
        0.38,
        1.0,
    )
    town.neighbours([(17, 31, 14, 7), (32, 48, 12, 11)], 8, 0.38, 1.0)
    town.far_town(4, 60, 300, 260, 0.3, 0.8)
    poles = [(-58, 1.6), (-34, 1.6), (-10, 1.6), (16, 1.6), (42, 1.6)]
    for x, y in poles:
        wiring.pole(x, y)
    wiring.cables(poles)
    for x in (-46, -22, 4, 21):
        wiring.street_lamp(x, 1.5, lit=6500)
    row(['rain', 'mahogany'], [(-17, 6.8, 0.1), (-33, 6.5, 0.1), (-50, 6.0, 0.1)], 3)
    plant('krishnachura', (12.2, 5.4, 0.1), 0.8, 40)
    for k, x in enumerate((-7.5, -5, 8.5, 11)):
        road.planter(x, Y0 - 4.6, 1.8, 0.7, 0.75)
        plant('shrub', (x, Y0 - 4.6, 0.5), 1.0, 77 * k)
    cars.car((-4, -6.3, 0), 180, (0.045, 0.05, 0.055), 1)
    cars.car((-24, -6.1, 0), 180, (0.50, 0.50, 0.49), 1, 1.2)
    cars.car((-17, -1.6, 0), 0, (0.28, 0.03, 0.03), 1)
    cars.taxi((9.0, -0.4, 0), 0, 1)
    cars.taxi((-36, -1.4, 0), 0, 1)
    rickshaws.rickshaw((14.5, 0.1, 0), 12, 0.4, (0.03, 0.10, 0.32))
    plant('rain', (24.6, 3.6, 0), 0.9, 200)
    rickshaws.rickshaw((17.6, -8.2, 0), 168, 1.0)
    crowd(
        [
            ('man', 'walk', (-3.0, 2.9, 0.16), 80),
            ('lady', 'walk', (2.0, 6.4, 0.24), 150),
            ('guest', 'talk', (5.4, 6.0, 0.24), -30),
            ('worker', 'stand', (12.6, 2.4, 0.16), 20),
        ]
    )
    view((22.5, -13.2, 1.6), 17, (0.02, 0.235), -33)
    return {'exposure': 0.39, 'bounces': 4, 'lift': 1.00, 'bloom': 0.12}
