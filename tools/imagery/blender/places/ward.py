"""A hospital ward in the morning: beds along a wall, curtains between them, a nurse at work."""

from products import cassette_4way
from studio.materials import glow, paint, two_tone
from studio.shapes import box, boxes, lathe, plate, wires

from . import furniture as made
from . import greens, props, ward_kit
from .interior import ceiling, fill, floor, flush, focus, sky_light, square_light, sun, tiles, wall
from .outlook import outlook
from .people import figure
from .room import look, mount, plaster, wood

LEFT, RIGHT, NEAR, FAR, HIGH = -2.5, 3.1, -2.2, 8.6, 2.80
UNITS = ((-0.30, 3.05), (-0.30, 6.65))
TEAL = (0.10, 0.29, 0.30)


def hospital():
    vinyl = two_tone('vinyl', (0.30, 0.32, 0.30), (0.35, 0.37, 0.35), 0.24, 1.5, detail=8)
    floor(LEFT, RIGHT, NEAR, FAR, vinyl)
    cream = plaster('ward', (0.58, 0.56, 0.51))
    wall(
        (LEFT, NEAR, 0),
        90,
        FAR - NEAR,
        HIGH,
        cream,
        (3.6, 10.3, 0.85, 2.45),
        5,
        None,
        paint('ward frame', (0.50, 0.50, 0.48), 0.4),
        'paper',
    )
    wall((RIGHT, FAR, 0), -90, FAR - NEAR, HIGH, cream)
    wall((LEFT, FAR, 0), 0, RIGHT - LEFT, HIGH, plaster('ward end', (0.20, 0.33, 0.33)))
    ceiling(
        LEFT,
        RIGHT,
        NEAR,
        FAR,
        HIGH,
        tiles((0.66, 0.65, 0.62)),
        [(x, y, 0.87, 0.87) for x, y in UNITS],
        0.6,
        UNITS[0],
    )
    flush(lambda: cassette_4way.build('wind_free', tilt=10), UNITS, HIGH)
    for y in (1.25, 4.85):
        square_light(1.5, y, HIGH, 0.6, 0.6, 9, (1.0, 0.93, 0.84))
    outlook((LEFT, 4.4, 1.4), 90, 'morning', 4, 9, span=(-10, 70))
    box('bumper', (RIGHT - 0.02, 3.2, 0.95), (0.04, 10.6, 0.18), wood(flat=True), 0.008)
    box(
        'cove',
        (RIGHT - 0.008, 3.2, 0.06),
        (0.016, 10.8, 0.12),
        paint('cove', (0.16, 0.22, 0.22), 0.5),
    )
    for n, y in enumerate((1.75, 4.55, 7.35)):
        _place(y, n)
    _curtain(3.25, 0.80, 3)
    _curtain(6.00, 1.95, 5)
    _end()
    ward_kit.trolley(-1.35, 2.45)
    mount(
        lambda: figure(
            'reach',
            'tunic',
            (0.10, 0.32, 0.36),
            (0.10, 0.32, 0.36),
            'covered',
            (0.62, 0.61, 0.58),
            1.62,
            0,
            2,
        ),
        (0.28, 4.15, 0),
        128,
    )
    mount(
        lambda: made.chair(wood('visitor', (0.30, 0.18, 0.10), (0.36, 0.23, 0.13))),
        (0.55, 6.75, 0),
        205,
    )
    mount(
        lambda: figure(
            'sit',
            'kameez',
            (0.46, 0.16, 0.07),
            (0.5, 0.46, 0.4),
            'bun',
            (0.55, 0.42, 0.20),
            1.58,
            1,
            4,
        ),
        (0.55, 6.78, -0.02),
        130,
    )
    mount(
        lambda: figure(
            'walk', 'tunic', (0.58, 0.57, 0.55), (0.16, 0.18, 0.22), 'short', None, 1.70, 2, 6
        ),
        (-1.15, 7.4, 0),
        186,
    )
    mount(lambda: greens.snake(0.8, 2), (-2.2, 7.9, 0))
    sun((1.0, -0.36, -0.52), 17, (1.0, 0.80, 0.58))
    sky_light((LEFT - 0.1, 4.75, 1.65), (1, -0.1, -0.15), 6.7, 1.6, 190)
    fill((-0.3, -2.0, 1.8), (1.0, 5, 1.2), 2.4, 22, (1.0, 0.96, 0.90))
    look((-0.80, -0.75, 1.50), 27, (0.0, 0.045), 12)
    focus((*UNITS[0], HIGH), 1.2)
    return {'lift': 1.25, 'exposure': 0.15}


def _place(y, n):
    """A bed with its head at the right wall, and what belongs to it."""
    x = RIGHT - 1.22
    mount(lambda: ward_kit.bed(n), (x, y, 0), -90)
    plate('service panel', 2.0, 0.26, RIGHT - 0.09, RIGHT, 'white', 'x', (0, y, 1.42), 0.03, 0.006)
    for k, color in enumerate(('green', 'blue', 'paper', 'paper', 'red', 'orange')):
        lathe(
            'outlet',
            [(0, -0.012), (0.026, -0.012), (0.030, -0.004), (0.030, 0)],
            color,
            (RIGHT - 0.09, y - 0.65 + 0.26 * k, 1.42),
            32,
            axis='x',
        )
    lathe(
        'flow meter',
        [(0, 0), (0.022, 0), (0.022, 0.16), (0, 0.16)],
        'clear',
        (RIGHT - 0.15, y - 0.65, 1.36),
        24,
    )
    lit = box(
        'reading light',
        (RIGHT - 0.05, y, 1.60),
        (0.05, 1.5, 0.035),
        glow('ward lamp', (1.0, 0.80, 0.56), 1.6),
    )
    lit.visible_diffuse = False
    mount(lambda: ward_kit.cabinet(n), (RIGHT - 0.28, y + 0.92, 0), -90)
    mount(ward_kit.drip, (RIGHT - 0.55, y - 0.72, 0), -60)
    mount(lambda: ward_kit.monitor(n), (RIGHT - 0.16, y + 0.42, 1.80), -62)
    mount(ward_kit.over_table, (x - 0.62, y + 0.08 * n, 0), 90)


def _curtain(y, long, seed):
    """Runs on a rail from the wall into the aisle; drawn as far as `long`."""
    lines = [([(RIGHT, y, 2.42), (RIGHT - 2.5, y, 2.42)], False)]
    lines += [([(RIGHT - d, y, 2.42), (RIGHT - d, y, HIGH)], False) for d in (0.9, 2.4)]
    wires('curtain rail', lines, 0.012, 'alu', 3)
    mount(lambda: props.folds(long, 2.38, TEAL, seed, 0.42, 9), (RIGHT - long / 2 - 0.05, y, 0))


def _end():
    """The end of the ward: a pair of doors with panes to a lit corridor, a clock, a wash basin."""
    oak = wood('ward door', (0.34, 0.22, 0.13), (0.42, 0.28, 0.17), flat=True)
    for s in (-1, 1):
        x = 0.1 + s * 0.52
        box('door', (x, FAR - 0.03, 1.05), (1.0, 0.05, 2.10), oak, 0.006)
        box(
            'pane',
            (x - s * 0.22, FAR - 0.06, 1.45),
            (0.20, 0.01, 0.80),
            glow('corridor', (1.0, 0.78, 0.52), 0.9),
        )
        box('push', (x - s * 0.40, FAR - 0.07, 1.05), (0.05, 0.02, 0.30), 'steel', 0.004)
    lathe(
        'clock',
        [(0, -0.03), (0.15, -0.03), (0.16, -0.02), (0.16, 0)],
        'paper',
        (0.1, FAR, 2.38),
        48,
        axis='y',
    )
    boxes(
        'hands',
        [
            ((0.1, FAR - 0.032, 2.42), (0.012, 0.004, 0.09), (0, 0, 0)),
            ((0.13, FAR - 0.032, 2.38), (0.07, 0.004, 0.012), (0, 0, 0)),
        ],
        'ink',
    )
    plate('basin', 0.5, 0.42, 0.80, 0.90, 'white', 'z', (-1.7, FAR - 0.22, 0), 0.08, 0.02)
    plate('mirror', 0.45, 0.6, FAR - 0.02, FAR - 0.005, 'steel', 'y', (-1.7, 0, 1.50), 0.02)
