"""A gym in the evening sun: people run towards the windows, air ducts run below a dark ceiling."""

import math

from people.figures import figure
from rooms import furniture as made
from rooms import greens, props
from rooms.ductwork import slot_duct
from rooms.interior import ceiling, fill, floor, focus, sky_light, spot, sun, wall
from rooms.outlook import outlook
from rooms.room import ceiling_paint, concrete, light_line, look, mount, wood
from studio.materials import glow, paint, two_tone
from studio.shapes import bend, box, boxes, lathe, wires


def gym():
    left, right, near, far, high = -4.2, 4.0, -2.4, 9.4, 3.7
    floor(
        left,
        right,
        near,
        far,
        two_tone('rubber floor', (0.040, 0.040, 0.042), (0.070, 0.068, 0.066), 0.42, 70, detail=6),
    )
    wall((left, far, 0), 0, right - left, high, concrete(), (0.3, 7.9, 0.30, 3.0), 5, 2.45)
    brick = two_tone(
        'gym brick', (0.20, 0.085, 0.055), (0.28, 0.125, 0.08), 0.85, 7.0, (1, 1, 4), detail=8
    )
    wall((left, near, 0), 90, far - near, high, brick)
    wall(
        (right, far, 0),
        -90,
        far - near,
        high,
        concrete('gym side', (0.20, 0.195, 0.19), (0.27, 0.26, 0.255)),
    )
    ceiling(left, right, near, far, high, ceiling_paint((0.085, 0.083, 0.080)))
    beams = [((0, y, high - 0.11), (right - left, 0.22, 0.22), (0, 0, 0)) for y in (1.2, 4.2, 7.2)]
    boxes('beams', beams, ceiling_paint((0.085, 0.083, 0.080)))
    outlook((0, far, 1.4), 0, 'evening', 4, 17, 24, (-34, 34))
    slot_duct(4.0, high - 0.12, 1.55, 10.4, -1)
    slot_duct(4.0, high - 0.12, -2.75, 10.4, 1)
    for x in (-0.6, 3.1):
        light_line(x, 4.5, high - 0.26, 7.0, 0.06, color=(1.0, 0.82, 0.60))
    runners = (
        ('polo', (0.42, 0.09, 0.06), 'short'),
        None,
        ('polo', (0.06, 0.20, 0.28), 'braid'),
        ('polo', (0.40, 0.40, 0.38), 'short'),
    )
    for k, who in enumerate(runners):
        x, y = -3.3 + 1.45 * k, 6.9
        mount(_treadmill, (x, y, 0))
        if who:
            wear, top, hair = who
            mount(
                lambda: figure(
                    'run' if k != 3 else 'walk',
                    wear,
                    top,
                    (0.03, 0.03, 0.035),
                    hair,
                    seed=k,
                    skin=k,
                ),
                (x, y - 0.1, 0.21),
                180,
            )
    box(
        'platform',
        (2.55, 4.3, 0.02),
        (2.3, 2.6, 0.04),
        wood('platform', (0.34, 0.21, 0.12), (0.42, 0.28, 0.17), flat=True),
        0.004,
    )
    mount(_rack, (2.55, 4.7, 0.04))
    mount(_bench, (2.62, 3.7, 0.04), 4)
    mount(
        lambda: figure(
            'reach', 'polo', (0.08, 0.085, 0.10), (0.20, 0.20, 0.21), 'short', None, 1.76, 2, 9
        ),
        (2.45, 3.55, 0.04),
        178,
    )
    mount(_dumbbells, (left + 0.42, 3.4, 0), 90)
    for x, y, r, color in (
        (-1.25, 3.15, 0.33, (0.06, 0.20, 0.28)),
        (-1.95, 4.75, 0.28, (0.50, 0.17, 0.06)),
    ):
        _ball(x, y, r, color)
    mount(lambda: made.rug(0.65, 1.75, (0.12, 0.26, 0.24)), (-0.35, 3.0, 0), 14)
    props.bottle((0.12, 2.55, 0.0), (0.50, 0.17, 0.06))
    props.backpack((0.55, 2.75, 0), (0.10, 0.10, 0.11), 0.6)
    _towel(2.62, 3.1)
    mount(lambda: greens.palm(1.9, 4, (0.09, 0.09, 0.09)), (3.5, 8.8, 0))
    for y in (2.4, 4.6, 6.8):
        spot((left + 0.7, y, high - 0.3), (left, y, 1.2), 46, 70)
    fill((0.6, 3.6, 0.5), (1.0, 4.0, 4.0), 2.4, 34, (1.0, 0.84, 0.64))
    sun((-0.34, -1.0, -0.30), 24, (1.0, 0.68, 0.40))
    sky_light((-0.1, far - 0.06, 1.65), (0, -1, -0.1), 7.6, 2.6, 190, (0.92, 0.94, 1.0))
    fill((0.4, -2.0, 1.0), (0.5, 4, 3.2), 2.6, 90, (1.0, 0.92, 0.82))
    look((0.15, -0.95, 1.52), 27, (0.0, 0.06), -2)
    focus((1.3, 3.2, high - 0.5), 1.6)
    return {'exposure': 0.5, 'lift': 1.08}


def _ball(x, y, r, color):
    ring = [(r * math.sin(math.pi * i / 24), r - r * math.cos(math.pi * i / 24)) for i in range(25)]
    lathe('ball', ring, paint('ball %.2f' % color[0], color, 0.45), (x, y, 0), 48)


def _towel(x, y):
    """Thrown over the end of the bench."""
    cloth = made.cloth('towel', (0.56, 0.55, 0.52))
    box('towel', (x, y, 0.535), (0.26, 0.42, 0.02), cloth, 0.008, 2, (0.0, 0.02, 0.25))
    box(
        'towel end', (x + 0.04, y - 0.20, 0.40), (0.25, 0.02, 0.28), cloth, 0.008, 2, (0.1, 0, 0.25)
    )


def _treadmill():
    box('deck', (0, 0, 0.13), (0.82, 1.75, 0.14), 'plastic', 0.03, 4)
    box('belt', (0, -0.06, 0.203), (0.52, 1.55, 0.006), 'rubber')
    for s in (-1, 1):
        box('side', (s * 0.34, -0.06, 0.208), (0.13, 1.5, 0.02), 'grey', 0.006)
        post = bend([(s * 0.36, 0.72, 0.16), (s * 0.36, 0.62, 1.18), (s * 0.36, 0.05, 1.10)], 0.16)
        wires('post', [(post, False)], 0.030, 'grey', 5)
    box('hood', (0, 0.74, 0.24), (0.80, 0.36, 0.22), 'plastic', 0.07, 5)
    console = box('console', (0, 0.62, 1.28), (0.78, 0.10, 0.34), 'plastic', 0.04, 4)
    console.rotation_euler[0] = math.radians(-18)
    screen = box(
        'screen', (0, 0.566, 1.30), (0.46, 0.004, 0.24), glow('run', (0.35, 0.58, 0.75), 0.8)
    )
    screen.rotation_euler[0] = math.radians(-18)


def _rack():
    for sx in (-0.58, 0.58):
        for y in (-0.35, 0.35):
            box('upright', (sx, y, 1.15), (0.07, 0.07, 2.3), 'slate', 0.006)
        box('foot', (sx, 0, 0.035), (0.07, 1.2, 0.07), 'slate', 0.006)
        box('top', (sx, 0, 2.27), (0.07, 0.72, 0.07), 'slate', 0.006)
    box('cross', (0, 0.35, 2.27), (1.16, 0.07, 0.07), 'slate', 0.006)
    wires('pull bar', [([(-0.58, -0.35, 2.24), (0.58, -0.35, 2.24)], False)], 0.018, 'steel', 5)
    wires('bar', [([(-1.08, -0.43, 1.15), (1.08, -0.43, 1.15)], False)], 0.0145, 'steel', 5)
    for s in (-1, 1):
        for k, (r, color) in enumerate(((0.225, 'plastic'), (0.225, 'blue'), (0.16, 'plastic'))):
            x = s * (0.78 + 0.055 * k)
            disc = [
                (0.03, -0.022),
                (r - 0.02, -0.022),
                (r, -0.014),
                (r, 0.014),
                (r - 0.02, 0.022),
                (0.03, 0.022),
            ]
            lathe('disc', disc, color, (x, -0.43, 1.15), 72, axis='x')
        box('hook', (s * 0.58, -0.42, 1.125), (0.05, 0.09, 0.04), 'plastic', 0.006)


def _bench():
    pad = made.cloth('pad', (0.04, 0.045, 0.05))
    box('pad', (0, 0, 0.44), (0.30, 1.20, 0.08), pad, 0.03, 4)
    for y in (-0.45, 0.45):
        box('leg', (0, y, 0.20), (0.06, 0.06, 0.40), 'slate', 0.006)
        box('foot', (0, y, 0.025), (0.50, 0.06, 0.05), 'slate', 0.006)


def _dumbbells():
    for level, z in enumerate((0.42, 0.82)):
        box(
            'shelf',
            (0, 0.05 * level, z),
            (3.2, 0.34, 0.03),
            'slate',
            0.004,
            rot=(math.radians(14), 0, 0),
        )
        for k in range(9):
            x, r = -1.42 + 0.355 * k, 0.062 + 0.006 * (k % 5)
            for s in (-0.075, 0.075):
                disc = [
                    (0, s - 0.045),
                    (r - 0.012, s - 0.045),
                    (r, s - 0.034),
                    (r, s + 0.034),
                    (r - 0.012, s + 0.045),
                    (0, s + 0.045),
                ]
                lathe(
                    'weight', disc, 'plastic', (x, 0.05 * level - 0.02, z + r + 0.012), 8, axis='y'
                )
            wires(
                'grip',
                [
                    (
                        [
                            (x, 0.05 * level - 0.11, z + r + 0.012),
                            (x, 0.05 * level + 0.07, z + r + 0.012),
                        ],
                        False,
                    )
                ],
                0.015,
                'steel',
                4,
            )
    for s in (-1.6, 1.6):
        box('stand', (s, 0.05, 0.46), (0.05, 0.40, 0.92), 'slate', 0.006)
