"""The home hero: a calm, high lobby in the morning with cassettes in its ceiling, 16:9."""

from products import cassette_4way
from studio.materials import paint, two_tone
from studio.shapes import box, boxes

from . import furniture as made
from .room import (
    concrete,
    daylight,
    hang,
    joints,
    light_line,
    look,
    mount,
    outside,
    plaster,
    shell,
    wood,
)

SIZE = (1600, 900)
LEFT, RIGHT, FAR, HIGH = -4.2, 5.2, 17.0, 4.3
WINDOW = (7.6, 16.2, 0.08, 3.95)


def _desk():
    """Reception in front of a wall of oak slats."""
    low, high = 0.2, RIGHT
    middle, wide = (low + high) / 2, high - low
    box(
        'slat back',
        (middle, FAR - 0.02, HIGH / 2),
        (wide, 0.04, HIGH),
        paint('slat dark', (0.16, 0.115, 0.08), 0.7),
    )
    count = int(wide / 0.085)
    boxes(
        'slats',
        [
            ((low + 0.0425 + i * 0.085, FAR - 0.065, HIGH / 2), (0.052, 0.06, HIGH), (0, 0, 0))
            for i in range(count)
        ],
        wood(),
        0.004,
    )
    stone = paint('desk stone', (0.60, 0.60, 0.58), 0.6)
    box('desk', (2.6, 13.6, 0.53), (3.2, 0.66, 1.06), stone, 0.02, 4)
    box('desk front', (2.6, 13.255, 0.55), (3.04, 0.03, 0.88), wood(flat=True), 0.006)
    box('desk top', (2.6, 13.54, 1.085), (3.3, 0.82, 0.05), 'white', 0.012, 4)
    box('desk kick', (2.6, 13.62, 0.03), (3.0, 0.62, 0.06), 'plastic')
    for x in (1.7, 3.5):
        box('screen', (x, 13.72, 1.30), (0.50, 0.03, 0.32), 'plastic', 0.008)


def build(variant, view):
    floor = two_tone('floor', (0.36, 0.375, 0.38), (0.43, 0.44, 0.44), 0.20, 1.1, detail=5)
    ceiling = paint('ceiling', (0.60, 0.61, 0.62), 0.9, spec=0.1)
    shell(LEFT, RIGHT, FAR, HIGH, floor, concrete(), ceiling, window=WINDOW, back=plaster())
    joints(LEFT, RIGHT, -2.5, FAR, 2.6)
    box(
        'joint',
        (LEFT, 4.6, HIGH / 2),
        (0.006, 0.010, HIGH),
        paint('joint', (0.36, 0.37, 0.375), 0.9),
    )
    outside(LEFT)
    _desk()
    blue = (0.15, 0.25, 0.33)
    for y in (9.2, 11.8):
        mount(lambda: made.sofa(1.9, blue), (-2.75, y, 0), 90)
    mount(lambda: made.round_table(0.42, 0.40), (-1.20, 10.5, 0))
    made_by_window = ((-3.55, 14.6), (4.65, 12.4))
    for n, (x, y) in enumerate(made_by_window):
        mount(lambda n=n: made.plant(1.25, 44, seed=4 + n), (x, y, 0))
    hang(
        lambda: cassette_4way.build('plain', tilt=22),
        [(-1.0, 6.3), (1.9, 6.3), (-1.0, 10.3), (1.9, 10.3)],
        HIGH,
    )
    for x in (-2.45, 0.45, 3.35):
        light_line(x, 10.6, HIGH, 11.0)
    daylight(LEFT, WINDOW, 1.0, 1.9, 5.5, 2.2, (6, 12))
    look((0, 0, 1.5), 24, (-0.15, 0.075))
    return {'exposure': 0.28, 'bounces': 4}
