"""A bright exhibition hall: large units on a low stage at the right, a calm wall at the left."""

from products import cassette_360, cassette_4way, chiller, vrf_outdoor
from studio import stage
from studio.materials import paint, two_tone
from studio.shapes import box, boxes

from .room import concrete, hang, joints, light_line, look, outside, plaster, shell, daylight
from .site import roof_units

LEFT, RIGHT, FAR, HIGH = -5.4, 5.6, 11.0, 4.6
WINDOW = (2.0, 10.2, 0.10, 4.1)


def _hall():
    floor = two_tone('hall floor', (0.42, 0.44, 0.45), (0.48, 0.495, 0.50), 0.16, 1.0, detail=5)
    ceiling = paint('ceiling', (0.60, 0.61, 0.62), 0.9, spec=0.1)
    shell(LEFT, RIGHT, FAR, HIGH, floor, plaster(), ceiling, window=WINDOW, back=concrete())
    joints(LEFT, RIGHT, -2.5, FAR, 2.2)
    seams = [((x, FAR - 0.001, HIGH / 2), (0.010, 0.004, HIGH), (0, 0, 0)) for x in (-2.7, 0, 2.7)]
    boxes('panel joints', seams, paint('joint', (0.36, 0.37, 0.375), 0.9))
    outside(LEFT)
    for x in (-3.2, 0.1, 3.4):
        light_line(x, 6.2, HIGH, 8.0, 0.06)
    daylight(LEFT, WINDOW, 0.85, 0.42, 4.0, 0.4, (6, 10))
    stage.area((3.2, 2.4, 4.3), (2.0, 6.0, 0.8), 2.0, 90, (1.0, 0.99, 0.97), 1.6)


def _podium(x, y, wide, deep):
    box(
        'podium',
        (x, y, 0.09),
        (wide, deep, 0.18),
        paint('podium', (0.66, 0.67, 0.675), 0.5),
        0.012,
        4,
    )
    box('podium gap', (x, y, 0.012), (wide - 0.10, deep - 0.10, 0.03), 'plastic')


def vrf():
    _hall()
    _podium(2.2, 5.9, 4.6, 2.5)
    roof_units(lambda: vrf_outdoor.build('twin', ''), [(3.05, 5.7, 0.18)], turn=-46)
    roof_units(lambda: vrf_outdoor.build('single', ''), [(1.15, 6.1, 0.18)], turn=-40)
    hang(lambda: cassette_4way.build('plain', tilt=18), [(1.75, 8.2)], HIGH)
    hang(lambda: cassette_360.build(''), [(-1.55, 8.2)], HIGH)
    look((0.0, -0.9, 1.5), 28, (0.03, 0.075))


def chillers():
    _hall()
    _podium(2.0, 6.5, 5.4, 3.6)
    roof_units(lambda: chiller.build('large', ''), [(2.95, 6.3, 0.18), (0.75, 6.9, 0.18)], turn=-52)
    look((0.0, -0.9, 1.6), 28, (0.03, 0.045))
