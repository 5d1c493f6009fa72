"""An open office in the morning: people at their desks, low sun across the room."""

import math

from products import cassette_4way
from studio.materials import glow, paint, two_tone
from studio.shapes import box, boxes

from . import furniture as made
from . import greens, props
from .interior import ceiling, fill, floor, flush, focus, sky_light, square_light, sun, tiles, wall
from .outlook import outlook
from .people import figure
from .room import look, mount, plaster, wood

HOLE = 0.87


def _seat(x, y, turn, person, color=(0.05, 0.06, 0.07), skew=0.0):
    """An office chair with somebody in it, or empty and pushed back."""
    mount(lambda: made.office_chair(color), (x, y, 0), turn + skew)
    if person:
        mount(lambda: figure('sit', **person), (x, y, 0.03), turn)


def _workplace(x, y, turn, person=None, seed=1, skew=0.0, away=0.62):
    """A desk with a screen, papers and a cup; turn 0 is used from -y."""
    side = 1 if turn == 0 else -1
    mount(
        lambda: made.desk(
            1.5, 0.75, True, wood('desk oak', (0.40, 0.27, 0.16), (0.47, 0.33, 0.20), flat=True)
        ),
        (x, y, 0),
        turn,
    )
    _seat(
        x + 0.04 * math.sin(seed),
        y - side * (0.60 if person else away),
        180 + turn,
        person,
        skew=skew,
    )
    props.papers((x + side * 0.46, y - side * 0.14, 0.742), seed, 3 + seed % 4)
    props.cup(
        (x - side * 0.42, y - side * 0.06 * (seed % 3), 0.741),
        ((0.60, 0.24, 0.12), (0.62, 0.60, 0.56))[seed % 2],
    )
    if seed % 3 == 0:
        props.books((x + side * 0.60, y + side * 0.18, 0.741), seed, 5)


def office():
    left, right, near, far, high = -3.6, 3.7, -2.0, 11.4, 2.85
    carpet = two_tone(
        'carpet', (0.125, 0.120, 0.115), (0.165, 0.158, 0.150), 0.95, 34, detail=8, spec=0.04
    )
    floor(left, right, near, far, carpet)
    white = plaster('office wall', (0.60, 0.58, 0.55))
    wall(
        (left, near, 0),
        90,
        far - near,
        high,
        white,
        (2.2, 12.6, 0.80, 2.55),
        8,
        None,
        board='paper',
    )
    wall((right, far, 0), -90, far - near, high, plaster('office side', (0.42, 0.40, 0.37)))
    wall(
        (left, far, 0),
        0,
        right - left,
        high,
        wood('walnut', (0.20, 0.12, 0.07), (0.28, 0.17, 0.10)),
    )
    units = [(0.30, 3.10), (0.30, 7.90)]
    ceiling(
        left, right, near, far, high, tiles(), [(x, y, HOLE, HOLE) for x, y in units], 0.6, units[0]
    )
    flush(lambda: cassette_4way.build('wind_free', tilt=12), units, high)
    for x in (-2.10, 2.70):
        for y in (1.9, 5.5, 9.1):
            square_light(x, y, high, 0.6, 0.6, 9)
    _meeting_room(right, far, high)
    outlook((left, 4.5, 1.4), 90, 'morning', 5, 3, span=(-10, 70))
    light_blue, teal = (0.44, 0.52, 0.62), (0.05, 0.20, 0.22)
    _workplace(-1.45, 3.0, 0, {'top': light_blue, 'seed': 1}, 1)
    _workplace(-1.45, 3.78, 180, None, 2, 30, 0.9)
    _workplace(
        -1.75,
        6.6,
        0,
        {
            'wear': 'kameez',
            'top': (0.42, 0.09, 0.12),
            'bottom': (0.5, 0.46, 0.4),
            'hair': 'bun',
            'seed': 2,
        },
        3,
    )
    _workplace(-1.75, 7.38, 180, {'top': (0.5, 0.48, 0.44), 'seed': 5, 'skin': 1}, 4)
    _workplace(2.05, 3.9, 0, None, 6, 48, 0.98)
    _workplace(
        2.05,
        4.68,
        180,
        {
            'wear': 'kameez',
            'top': teal,
            'bottom': (0.4, 0.4, 0.38),
            'hair': 'covered',
            'scarf': (0.50, 0.46, 0.40),
            'seed': 4,
        },
        5,
    )
    _workplace(2.25, 8.6, 0, {'top': (0.10, 0.14, 0.22), 'seed': 7}, 7)
    mount(
        lambda: figure('walk', 'shirt', (0.52, 0.50, 0.47), (0.06, 0.055, 0.05), seed=8),
        (0.62, 8.9, 0),
        170,
    )
    mount(
        lambda: figure(
            'talk',
            'kameez',
            (0.62, 0.40, 0.10),
            (0.5, 0.48, 0.42),
            'braid',
            (0.45, 0.12, 0.10),
            1.62,
            1,
            9,
        ),
        (-2.9, 10.3, 0),
        100,
    )
    props.jacket((2.12, 2.66, 0.84), turn=0.8)
    props.backpack((1.12, 3.45, 0), (0.30, 0.12, 0.06), 0.5)
    props.laptop((1.75, 3.78, 0.742), 0.25)
    mount(lambda: greens.rubber(1.7, 2), (3.25, 7.0, 0))
    mount(lambda: greens.snake(0.95, 3), (-3.25, 5.9, 0))
    mount(lambda: made.shelf(1.3, 1.35, 0.36, 4), (-1.0, far - 0.2, 0))
    sun((1.0, -0.40, -0.42), 30)
    sky_light((left - 0.1, 5.4, 1.7), (1, -0.1, -0.15), 10, 1.7, 200)
    fill((0.6, -1.8, 2.0), (0, 6, 1.2), 2.6, 22)
    look((0.45, -0.55, 1.42), 27, (-0.02, 0.06), -4)
    focus((0.3, 3.0, high), 1.1)
    return {'exposure': 0.34, 'lift': 1.15}


def _meeting_room(right, far, high):
    """Behind glass at the end: a lit room, two people in talk before a screen."""
    x0, x1 = 0.5, right
    lit = glow('lit room', (1.0, 0.62, 0.32), 0.42)
    box('lit back', ((x0 + x1) / 2, far - 0.02, 1.2), (x1 - x0, 0.03, 2.4), lit)
    dark = paint('bar', (0.03, 0.03, 0.03), 0.5)
    bars = [((x0 + k * 0.8, far - 0.60, 1.2), (0.05, 0.05, 2.4), (0, 0, 0)) for k in range(5)]
    bars += [
        (((x0 + x1) / 2, far - 0.60, z), (x1 - x0, 0.05, 0.06), (0, 0, 0)) for z in (0.04, 2.40)
    ]
    boxes('glass bars', bars, dark)
    box('lintel', ((x0 + x1) / 2, far - 0.32, 2.64), (x1 - x0, 0.62, 0.43), 'slate')
    box(
        'screen inside',
        (2.75, far - 0.06, 1.45),
        (1.1, 0.03, 0.62),
        glow('slides', (0.30, 0.42, 0.52), 0.7),
    )
    for x, pose, top, turn in (
        (1.05, 'talk', (0.20, 0.09, 0.08), -60),
        (2.05, 'talk', (0.10, 0.12, 0.16), 40),
    ):
        mount(
            lambda p=pose, t=top: figure(p, 'shirt', t, seed=int(9 * x)), (x, far - 0.32, 0), turn
        )
