"""The home page's lobby in the morning, 16:9: low sun through the glass front, a reception."""

from people.figures import figure
from products import cassette_4way
from rooms import furniture as made
from rooms import greens, props
from rooms.interior import (
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
from rooms.outlook import outlook
from rooms.room import ceiling_paint, concrete, joints, look, mount, wood
from studio.materials import glow, paint, two_tone
from studio.shapes import box, boxes, lathe, wires

SIZE = (1600, 900)
LEFT, RIGHT, NEAR, FAR, HIGH = -4.4, 3.6, -2.5, 10.2, 3.15
UNITS = ((-0.35, 3.75), (-0.35, 7.75))


def _reception():
    """A desk of stone and oak along the slatted right wall, with two people at it."""
    count = int((FAR - NEAR) / 0.10)
    box(
        'slat back',
        (RIGHT - 0.01, (FAR + NEAR) / 2, HIGH / 2),
        (0.02, FAR - NEAR, HIGH),
        paint('slat dark', (0.05, 0.03, 0.02), 0.7),
    )
    oak = wood('slat oak', (0.34, 0.20, 0.11), (0.44, 0.275, 0.16))
    boxes(
        'slats',
        [
            ((RIGHT - 0.05, NEAR + 0.05 + k * 0.10, HIGH / 2), (0.06, 0.052, HIGH), (0, 0, 0))
            for k in range(count)
        ],
        oak,
        0.004,
    )
    stone = two_tone('desk stone', (0.34, 0.31, 0.27), (0.46, 0.43, 0.38), 0.35, 3.0, detail=8)
    box('desk', (2.10, 6.3, 0.54), (0.50, 3.4, 1.08), stone, 0.015, 4)
    box('desk front', (1.835, 6.3, 0.60), (0.03, 2.7, 0.74), oak, 0.006)
    box('desk top', (2.10, 6.3, 1.10), (0.62, 3.5, 0.05), stone, 0.012, 4)
    box(
        'desk light',
        (1.81, 6.3, 0.18),
        (0.012, 3.3, 0.02),
        glow('desk line', (1.0, 0.72, 0.42), 2.0),
    )
    for y in (5.5, 7.2):
        mount(lambda: _screen(), (2.42, y, 1.12), -90)
    mount(
        lambda: figure(
            'stand',
            'kameez',
            (0.05, 0.22, 0.24),
            (0.5, 0.47, 0.42),
            'bun',
            (0.50, 0.42, 0.28),
            1.62,
            1,
            2,
        ),
        (2.78, 6.25, 0),
        -78,
    )
    mount(
        lambda: figure('talk', 'shirt', (0.50, 0.55, 0.62), (0.045, 0.05, 0.07), seed=5),
        (1.32, 5.75, 0),
        118,
    )
    props.handbag((1.10, 6.0, 0), (0.10, 0.06, 0.04), 1.2)
    props.papers((2.06, 5.95, 1.127), 3, 3)
    mount(lambda: greens.fern(0.34, 3, (0.10, 0.10, 0.10)), (2.05, 7.65, 1.125))
    for y in (5.2, 6.3, 7.4):
        wires('cord', [([(2.10, y, 2.05), (2.10, y, HIGH)], False)], 0.004, 'plastic')
        lathe(
            'pendant',
            [(0.02, 0.28), (0.065, 0.26), (0.07, 0.0), (0.067, 0.0), (0.06, 0.25)],
            paint('brass shade', (0.42, 0.26, 0.09), 0.3, 0.8),
            (2.10, y, 1.85),
            40,
        )
        lathe(
            'bulb',
            [(0, 0.03), (0.055, 0.03)],
            glow('bulb warm', (1.0, 0.72, 0.40), 2.5),
            (2.10, y, 1.85),
            24,
        )
        lamp((2.10, y, 1.80), 14)


def _screen():
    box('screen back', (0, 0, 0.20), (0.52, 0.03, 0.32), 'plastic', 0.008)
    box('screen foot', (0, 0.02, 0.02), (0.20, 0.16, 0.03), 'plastic', 0.006)


def _doors():
    """A pair of glass doors in the front, one ajar, a mat inside."""
    dark = paint('door frame', (0.03, 0.03, 0.032), 0.4)
    for x in (-1.75, 0.25):
        box('door post', (x, FAR + 0.08, 1.35), (0.14, 0.14, 2.70), dark, 0.005)
    box('door head', (-0.75, FAR + 0.08, 2.52), (2.1, 0.16, 0.16), dark, 0.005)
    box('door middle', (-0.75, FAR + 0.08, 1.22), (0.07, 0.07, 2.44), dark, 0.004)
    bars = [([(x, FAR - 0.02, 0.75), (x, FAR - 0.02, 1.65)], False) for x in (-0.90, -0.60)]
    wires('pulls', bars, 0.018, 'steel', 4)
    box(
        'mat',
        (-0.75, FAR - 0.95, 0.006),
        (2.4, 1.5, 0.012),
        paint('mat', (0.025, 0.025, 0.026), 0.95),
    )


def _terrace():
    """Outside the doors: paving and a planter along the edge, the town behind."""
    pave = two_tone('paving', (0.24, 0.22, 0.20), (0.30, 0.28, 0.25), 0.7, 2.0, detail=8)
    box('paving', (-1, FAR + 3.7, -0.06), (16, 7.0, 0.12), pave)
    box('planter', (-1, FAR + 6.9, 0.22), (15, 0.5, 0.50), pave, 0.01)
    for k in range(9):
        mount(lambda k=k: greens.fern(0.55, 20 + k), (-6.2 + 1.25 * k, FAR + 6.9, 0.30))


def build(variant, view):
    stone = two_tone('lobby floor', (0.26, 0.235, 0.205), (0.33, 0.305, 0.27), 0.17, 1.6, detail=9)
    floor(LEFT, RIGHT, NEAR, FAR, stone)
    joints(LEFT, RIGHT, NEAR, FAR, 1.2, 0.0, paint('joint', (0.17, 0.16, 0.15), 0.8))
    wall(
        (LEFT, FAR, 0),
        0,
        RIGHT - LEFT,
        HIGH,
        concrete(),
        (0.25, 6.9, 0.04, 2.98),
        7,
        2.52,
        paint('front frame', (0.03, 0.03, 0.032), 0.4),
    )
    wall(
        (LEFT, NEAR, 0),
        90,
        FAR - NEAR,
        HIGH,
        concrete('lobby concrete', (0.17, 0.16, 0.15), (0.24, 0.225, 0.21)),
    )
    wall((RIGHT, FAR, 0), -90, FAR - NEAR, HIGH, concrete())
    ceiling(
        LEFT,
        RIGHT,
        NEAR,
        FAR,
        HIGH,
        ceiling_paint((0.62, 0.60, 0.57)),
        [(x, y, 0.87, 0.87) for x, y in UNITS],
    )
    flush(lambda: cassette_4way.build('wind_free', tilt=14), UNITS, HIGH)
    _doors()
    _reception()
    outlook((-1.0, FAR, 1.5), 0, 'morning', 2, 23, 46, (-45, 45), (-3.0, -0.5), 0.5)
    _terrace()
    mount(lambda: made.picture_frame(1.9, 1.25, (0.36, 0.14, 0.07)), (LEFT, 7.0, 1.65), 90)
    spot((LEFT + 0.8, 7.0, HIGH - 0.04), (LEFT, 7.0, 1.6), 40, 60)
    mount(
        lambda: figure('walk', 'shirt', (0.30, 0.30, 0.32), (0.04, 0.04, 0.045), seed=3),
        (-0.95, 8.2, 0),
        -8,
    )
    mount(
        lambda: figure(
            'walk',
            'kameez',
            (0.50, 0.12, 0.10),
            (0.4, 0.36, 0.3),
            'braid',
            (0.5, 0.36, 0.12),
            1.6,
            1,
            7,
        ),
        (-3.3, FAR + 4.0, -0.1),
        80,
    )
    for (x, y), turn, color in (
        ((-3.35, 6.1), 70, (0.36, 0.17, 0.07)),
        ((-3.25, 7.7), 108, (0.36, 0.17, 0.07)),
        ((-1.95, 6.9), -82, (0.10, 0.14, 0.14)),
    ):
        mount(lambda c=color: made.armchair(c), (x, y, 0), turn)
    mount(lambda: made.round_table(0.40, 0.38), (-2.72, 6.9, 0))
    props.books((-2.70, 6.95, 0.382), 4, 3, 0.3)
    props.cup((-2.86, 6.76, 0.382))
    mount(lambda: made.rug(2.6, 2.6, (0.22, 0.10, 0.07)), (-2.7, 6.9, 0))
    mount(lambda: greens.palm(2.3, 5, (0.09, 0.09, 0.09)), (-3.9, 9.3, 0))
    mount(lambda: greens.rubber(1.7, 9, (0.30, 0.17, 0.10)), (-3.95, 4.7, 0))
    mount(lambda: greens.palm(2.0, 7, (0.30, 0.17, 0.10)), (2.95, 9.5, 0))
    for y in (2.0, 4.4, 6.8, 9.0):
        round_light(1.0, y, HIGH, 16)
        spot((RIGHT - 0.55, y + 0.4, HIGH - 0.04), (RIGHT - 0.05, y + 0.4, 1.4), 34, 70)
        round_light(RIGHT - 0.55, y + 0.4, HIGH)
    for y in (3.0, 5.6, 8.2):
        round_light(-2.6, y, HIGH, 8)
    sun((0.30, -1.0, -0.30), 26, (1.0, 0.80, 0.58))
    sky_light((-1.0, FAR - 0.06, 1.6), (0, -1, -0.1), 6.6, 2.9, 190, (0.76, 0.87, 1.0))
    fill((0, -2.2, 2.0), (-0.5, 6, 1.2), 2.6, 30, (1.0, 0.95, 0.88))
    look((0.35, -1.0, 1.50), 27, (0.0, 0.055), -4)
    focus((*UNITS[0], HIGH), 1.0)
    return {'exposure': 0.50, 'bounces': 4, 'lift': 1.15, 'bloom': 0.12}
