"""Where people live and sleep: a living room in the last sun and a hotel room at dusk."""

import math

from products import cassette_1way, wall_mounted
from studio.materials import paint, two_tone
from studio.shapes import box, boxes, lathe, plate, wires

from . import furniture as made
from . import greens, props
from .interior import (
    ceiling,
    fill,
    floor,
    flush,
    focus,
    lamp,
    round_light,
    sky_light,
    spot,
    sun,
    wall,
)
from .outlook import outlook
from .people import figure
from .room import boards, ceiling_paint, look, mount, plaster, wood


def home():
    left, right, near, far, high = -2.8, 2.9, -2.2, 5.6, 2.8
    floor(left, right, near, far, boards('teak floor', (0.24, 0.13, 0.065), (0.32, 0.185, 0.10)))
    white = plaster('home wall', (0.58, 0.53, 0.46))
    wall(
        (left, far, 0),
        0,
        right - left,
        high,
        white,
        (0.35, 2.75, 0.05, 2.35),
        3,
        frame=paint('door frame', (0.10, 0.06, 0.035), 0.5),
    )
    wall((left, near, 0), 90, far - near, high, plaster('home side', (0.34, 0.36, 0.32)))
    wall((right, far, 0), -90, far - near, high, white)
    ceiling(left, right, near, far, high, ceiling_paint((0.58, 0.56, 0.53)))
    outlook((-1.2, far, 1.3), 4, 'evening', 3, 11, 14)
    _balcony(far)
    mount(lambda: wall_mounted.model('wind_free', 2.12, 0), (1.40, far, 0))
    _sideboard(1.40, far)
    for k, x in enumerate((0.62, 2.35)):
        mount(
            lambda: made.picture_frame(0.36, 0.48, ((0.40, 0.15, 0.08), (0.12, 0.24, 0.26))[k]),
            (x, far, 1.62),
        )
    terracotta = (0.42, 0.17, 0.09)
    mount(lambda: props.folds(0.62, 2.58, terracotta, 2, gathers=6), (-2.42, far - 0.13, 0))
    mount(lambda: props.folds(0.40, 2.58, terracotta, 5, gathers=5), (0.12, far - 0.13, 0))
    wires(
        'rod',
        [([(left + 0.05, far - 0.13, 2.62), (0.4, far - 0.13, 2.62)], False)],
        0.014,
        'plastic',
    )
    mount(lambda: made.rug(2.7, 1.9, (0.30, 0.09, 0.07)), (0.25, 3.55, 0), 3)
    mount(lambda: made.rug(2.4, 1.6, (0.40, 0.30, 0.20)), (0.25, 3.55, 0.002), 3)
    mount(lambda: made.sofa(2.2, (0.20, 0.22, 0.17)), (0.55, 1.85, 0), 176)
    mount(
        lambda: figure(
            'rest', 'kameez', (0.50, 0.30, 0.07), (0.45, 0.40, 0.33), 'long', None, 1.62, 1, 3
        ),
        (0.98, 1.95, -0.02),
        172,
    )
    mount(
        lambda: figure('stand', 'panjabi', (0.60, 0.58, 0.54), (0.58, 0.56, 0.52), seed=4),
        (-0.85, 4.75, 0),
        196,
    )
    mount(
        lambda: made.round_table(
            0.46, 0.40, wood('teak top', (0.26, 0.14, 0.07), (0.34, 0.20, 0.10), flat=True)
        ),
        (0.20, 3.35, 0),
    )
    props.cup((0.02, 3.28, 0.402), (0.60, 0.58, 0.54))
    props.cup((0.36, 3.50, 0.402), (0.50, 0.20, 0.10))
    props.books((0.26, 3.18, 0.402), 3, 3, 0.4)
    mount(lambda: made.armchair((0.46, 0.28, 0.14)), (-1.75, 3.0, 0), 78)
    mount(lambda: greens.palm(2.0, 1), (-2.32, 4.55, 0))
    mount(lambda: greens.fern(0.42, 4, (0.50, 0.30, 0.20)), (0.30, far - 0.42, 0))
    mount(made.floor_lamp, (2.5, 4.7, 0))
    lamp((2.5, 4.7, 1.47), 34, radius=0.10)
    boxes(
        'toys',
        [
            ((-0.75, 2.75, 0.04), (0.08, 0.08, 0.08), (0, 0, 0.4)),
            ((-0.60, 2.62, 0.04), (0.08, 0.08, 0.08), (0, 0, 1.0)),
        ],
        'orange',
        0.006,
    )
    _fan(-0.35, 2.9, high)
    sun((0.40, -1.0, -0.40), 26, (1.0, 0.68, 0.40))
    sky_light((-1.25, far - 0.05, 1.25), (0.1, -1, -0.1), 2.3, 2.2, 60, (0.92, 0.93, 0.96))
    fill((-0.5, -2.0, 2.0), (0.6, 5, 1.6), 2.4, 18, (1.0, 0.95, 0.88))
    look((-0.20, -1.05, 1.55), 32, (0.0, 0.0), 4)
    focus((1.45, far, 2.2), 1.6)


def _fan(x, y, high):
    """A ceiling fan at rest: the unit does the work."""
    metal = paint('fan', (0.30, 0.22, 0.15), 0.4)
    wires('fan rod', [([(x, y, high - 0.32), (x, y, high)], False)], 0.014, metal)
    lathe(
        'fan motor',
        [(0, 0.05), (0.07, 0.05), (0.12, 0.02), (0.12, -0.03), (0.05, -0.06), (0, -0.06)],
        metal,
        (x, y, high - 0.34),
        40,
    )
    lathe('fan rose', [(0.02, -0.08), (0.06, -0.05), (0.065, 0)], metal, (x, y, high), 32)
    for k in range(3):
        a = 0.5 + 2.0944 * k
        at = (x + 0.40 * math.cos(a), y + 0.40 * math.sin(a), high - 0.345)
        box('fan blade', at, (0.56, 0.13, 0.008), metal, 0.003, 2, (0.16, 0, a))


def _balcony(far):
    """A rail, pots and a washing line outside the door."""
    dark = paint('balcony rail', (0.03, 0.03, 0.03), 0.5)
    box(
        'balcony',
        (-1.25, far + 0.9, -0.06),
        (3.4, 1.3, 0.12),
        paint('balcony floor', (0.30, 0.26, 0.22), 0.9),
    )
    items = [((-2.6 + 0.12 * k, far + 1.4, 0.5), (0.014, 0.014, 1.0), (0, 0, 0)) for k in range(24)]
    boxes('bars', items, dark)
    box('hand rail', (-1.25, far + 1.4, 1.02), (3.3, 0.06, 0.04), dark)
    for k, x in enumerate((-2.2, -1.85, -0.5)):
        mount(lambda k=k: greens.fern(0.34, 7 + k, (0.36, 0.17, 0.10)), (x, far + 1.15, 0))


def _sideboard(x, far):
    """A low cabinet below the unit with what a family puts there."""
    teak = wood('teak', (0.24, 0.13, 0.065), (0.32, 0.19, 0.10), flat=True)
    box('sideboard', (x, far - 0.24, 0.42), (1.9, 0.42, 0.60), teak, 0.008)
    boxes(
        'doors',
        [
            ((x - 0.70 + 0.467 * k, far - 0.455, 0.42), (0.45, 0.012, 0.54), (0, 0, 0))
            for k in range(4)
        ],
        wood('teak door', (0.28, 0.155, 0.08), (0.36, 0.21, 0.115), flat=True),
        0.003,
    )
    for s in (-0.8, 0.8):
        box('foot', (x + s, far - 0.24, 0.06), (0.05, 0.36, 0.12), 'plastic')
    plate(
        'television',
        1.05,
        0.60,
        far - 0.26,
        far - 0.22,
        'glass',
        'y',
        (x - 0.05, 0, 1.10),
        0.012,
        0.004,
    )
    box('television foot', (x - 0.05, far - 0.24, 0.76), (0.40, 0.20, 0.08), 'plastic', 0.01)
    props.books((x + 0.72, far - 0.24, 0.72), 6, 5, 0.1)
    mount(lambda: greens.fern(0.30, 9, (0.60, 0.57, 0.52)), (x - 0.80, far - 0.24, 0.72))


def hotel():
    left, right, near, far, high = -2.7, 2.5, -2.0, 5.2, 2.75
    floor(
        left,
        right,
        near,
        far,
        two_tone(
            'hotel carpet', (0.15, 0.115, 0.09), (0.20, 0.155, 0.12), 0.95, 26, detail=8, spec=0.04
        ),
    )
    warm = plaster('hotel wall', (0.50, 0.43, 0.35))
    wall((left, far, 0), 0, right - left, high, warm, (0.7, 4.75, 0.42, 2.50), 3, board='paper')
    wall((left, near, 0), 90, far - near, high, warm)
    wall((right, far, 0), -90, far - near, high, warm)
    unit = (0.42, 2.45)
    ceiling(left, right, near, far, high, ceiling_paint((0.56, 0.53, 0.49)), [(*unit, 1.14, 0.41)])
    flush(lambda: cassette_1way.build('wind_free'), [unit], high, 180)
    outlook((0, far, 1.3), 0, 'dusk', 8, 6, 20)
    walnut = wood('walnut', (0.13, 0.075, 0.045), (0.20, 0.12, 0.07))
    boxes(
        'panelling',
        [((left + 0.02, 0.35 + 0.62 * k, 1.375), (0.04, 0.612, 2.75), (0, 0, 0)) for k in range(7)],
        walnut,
        0.003,
    )
    box(
        'headboard',
        (left + 0.09, 2.55, 0.80),
        (0.10, 2.6, 0.76),
        made.cloth('head', (0.30, 0.20, 0.12)),
        0.04,
        4,
    )
    mount(
        lambda: made.bed(1.8, (0.62, 0.60, 0.56), (0.30, 0.085, 0.055)), (left + 1.20, 2.55, 0), 90
    )
    for y in (1.30, 3.80):
        mount(made.night_table, (left + 0.34, y, 0), 90)
        lamp((left + 0.34, y, 0.82), 30, radius=0.07)
    drape = (0.20, 0.17, 0.15)
    mount(lambda: props.folds(0.95, 2.66, drape, 3, gathers=8), (-1.95, far - 0.14, 0))
    mount(lambda: props.folds(0.60, 2.66, drape, 7, gathers=6), (2.08, far - 0.14, 0))
    box('track', (0, far - 0.14, 2.69), (5.0, 0.06, 0.03), 'white')
    mount(lambda: made.armchair((0.36, 0.22, 0.10)), (0.10, 4.35, 0), 28)
    mount(lambda: made.round_table(0.24, 0.52), (0.80, 4.55, 0))
    props.cup((0.76, 4.50, 0.522))
    props.books((0.86, 4.60, 0.522), 2, 2)
    mount(
        lambda: figure('stand', 'shirt', (0.52, 0.52, 0.52), (0.04, 0.04, 0.05), seed=3),
        (1.28, 4.55, 0),
        188,
    )
    _desk(right)
    _suitcase(1.62, 3.55)
    mount(
        lambda: made.chair(wood('hotel chair', (0.24, 0.14, 0.08), (0.30, 0.19, 0.11))),
        (right - 0.75, 2.1, 0),
        -70,
    )
    fill((0.4, 2.4, 0.7), (0.4, 2.45, 3), 1.6, 10, (1.0, 0.80, 0.58))
    for x, y in ((1.7, 1.6), (1.7, 3.9), (-0.9, 4.4)):
        round_light(x, y, high, 26)
    spot((right - 0.5, 2.4, high - 0.05), (right, 2.6, 1.3), 40, 80)
    sky_light((0, far - 0.05, 1.45), (0, -1, -0.1), 3.8, 2.0, 26, (0.42, 0.58, 1.0))
    fill((0.4, -1.8, 1.2), (0.2, 3, 2.6), 2.0, 9, (1.0, 0.84, 0.66))
    look((0.62, -0.70, 1.32), 27, (0.0, 0.055), -4)
    focus((*unit, high), 1.3)
    return {'exposure': 0.85, 'lift': 1.3}


def _desk(right):
    """A writing shelf along the right wall with a mirror, a lamp and a laptop."""
    oak = wood('hotel oak', (0.22, 0.13, 0.075), (0.30, 0.185, 0.11), flat=True)
    box('shelf', (right - 0.26, 2.5, 0.74), (0.52, 2.6, 0.05), oak, 0.005)
    box('drawers', (right - 0.27, 1.55, 0.42), (0.46, 0.60, 0.60), oak, 0.005)
    plate(
        'television',
        1.15,
        0.66,
        right - 0.05,
        right - 0.005,
        'glass',
        'x',
        (0, 2.75, 1.42),
        0.015,
        0.004,
    )
    made.table_lamp((right - 0.26, 3.55, 0.765))
    lamp((right - 0.26, 3.55, 1.08), 26, radius=0.06)
    props.laptop((right - 0.28, 2.2, 0.765), -1.45)
    props.tray((right - 0.27, 1.50, 0.765))
    for d in (-0.08, 0.08):
        props.tumbler((right - 0.27, 1.50 + d, 0.783))


def _suitcase(x, y):
    mat = paint('suitcase', (0.05, 0.10, 0.14), 0.35)
    box('suitcase', (x, y, 0.33), (0.26, 0.44, 0.62), mat, 0.05, 5, (0, 0, 0.3))
    wires(
        'pull',
        [
            (
                [
                    (x - 0.03, y - 0.1, 0.62),
                    (x - 0.03, y - 0.1, 0.98),
                    (x + 0.03, y + 0.1, 0.98),
                    (x + 0.03, y + 0.1, 0.62),
                ],
                False,
            )
        ],
        0.009,
        'steel',
    )
