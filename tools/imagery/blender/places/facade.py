"""The parts that façades are made of: stone, glazing, arches, domes."""

import math

from studio.materials import bricks, paint, panes, two_tone
from studio.shapes import box, boxes, lathe, prism, wires


def glass(name='glazing', color=(0.05, 0.085, 0.11)):
    return panes(name, color, 1.5, 3.7)


def stone(name='facade', color=(0.66, 0.655, 0.63)):
    return two_tone(name, color, tuple(c * 0.92 for c in color), 0.75, 0.35, detail=6, spec=0.25)


def brick(name='brick', color=(0.38, 0.155, 0.095)):
    return bricks(name, color)


def curtain_wall(x0, x1, z0, z1, y, bay=1.5, floor=3.6, frame='alu', pane=None, depth=0.12):
    """Glazing with its mullions and floor lines, looking to the front."""
    wide, tall = x1 - x0, z1 - z0
    middle = ((x0 + x1) / 2, y + 0.2, (z0 + z1) / 2)
    box('glazing', middle, (wide, 0.4, tall), pane or glass())
    count, floors = max(1, round(wide / bay)), max(1, round(tall / floor))
    items = [
        ((x0 + wide * i / count, y, middle[2]), (0.07, depth, tall), (0, 0, 0))
        for i in range(count + 1)
    ]
    items += [
        ((middle[0], y, z0 + tall * k / floors), (wide, depth, 0.09), (0, 0, 0))
        for k in range(floors + 1)
    ]
    boxes('mullions', items, frame)
    bands = [
        (
            (middle[0], y + 0.02, z0 + tall * (k + 0.86) / floors),
            (wide, 0.05, tall / floors * 0.26),
            (0, 0, 0),
        )
        for k in range(floors)
    ]
    boxes('spandrels', bands, paint('spandrel', (0.16, 0.20, 0.23), 0.6))


def side_wall(x, y0, y1, z0, z1, right=True, bay=1.5, floor=3.6, pane=None):
    """The same on the side of a building."""
    long, tall, middle = y1 - y0, z1 - z0, (y0 + y1) / 2
    out = 1 if right else -1
    box('side glazing', (x - out * 0.2, middle, (z0 + z1) / 2), (0.4, long, tall), pane or glass())
    count, floors = max(1, round(long / bay)), max(1, round(tall / floor))
    items = [
        ((x, y0 + long * i / count, (z0 + z1) / 2), (0.12, 0.07, tall), (0, 0, 0))
        for i in range(count + 1)
    ]
    items += [
        ((x, middle, z0 + tall * k / floors), (0.12, long, 0.09), (0, 0, 0))
        for k in range(floors + 1)
    ]
    boxes('side mullions', items, 'alu')


def dome(place, radius, mat, rise=1.0):
    """A dome that swells a little above its foot and ends in a point."""
    steps, profile = 40, []
    for i in range(steps + 1):
        t = i / steps
        bulge = 1 + 0.05 * math.sin(math.pi * min(1, t * 2.2))
        reach = math.cos(math.pi / 2 * t) ** 0.86
        profile.append(
            (radius * reach * bulge, radius * rise * (math.sin(math.pi / 2 * t) + 0.10 * t**5))
        )
    return lathe('dome', profile, mat, place, 96)


def _pointed(wide, tall):
    """Half the width of a pointed arch by height, from two circles."""
    half = wide / 2
    beyond = half * 0.7
    radius = half + beyond
    spring = tall - math.sqrt(radius**2 - beyond**2)

    def half_at(z):
        if z <= spring:
            return half
        return max(0.0, math.sqrt(max(0.0, radius**2 - (z - spring) ** 2)) - beyond)

    return half_at, spring


def arch(x, y, z, wide, tall, depth, mat=None):
    """A pointed opening, as a dark body to stand in a wall."""
    half_at, spring = _pointed(wide, tall)
    rise = [spring + (tall - spring) * math.sin(math.pi / 2 * i / 16) for i in range(17)]
    points = [(-wide / 2, 0), (wide / 2, 0)] + [(half_at(h), h) for h in rise]
    points += [(-half_at(h), h) for h in reversed(rise[:-1])]
    deep = mat or paint('deep', (0.03, 0.032, 0.035), 0.6)
    return prism('arch', points, y, y + depth, deep, 'y', (x, 0, z))


def lattice(x, y, z, wide, tall, mat, step=0.42, bar=0.085):
    """A screen of stone that fills a pointed opening."""
    half_at, _ = _pointed(wide, tall)
    items, at = [], -wide / 2 + step / 2
    while at < wide / 2:
        top = max(
            (h * tall / 60 for h in range(61) if half_at(h * tall / 60) >= abs(at)), default=0
        )
        items.append(((x + at, y, z + top / 2), (bar, 0.10, top), (0, 0, 0)))
        at += step
    high = step
    while high < tall - 0.1:
        items.append(((x, y, z + high), (2 * half_at(high), 0.09, bar), (0, 0, 0)))
        high += step
    boxes('lattice', items, mat)


def merlons(x0, x1, y, z, mat, step=1.15):
    """The row of small pointed battlements on a wall."""
    wide = step * 0.62
    shape = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, 0.42), (0, 0.86), (-wide / 2, 0.42)]
    count = int((x1 - x0) / step)
    for k in range(count):
        x = x0 + (k + 0.5) * (x1 - x0) / count
        prism('merlon', shape, y - 0.14, y + 0.14, mat, 'y', (x, 0, z))


def crescent(x, y, z, size=0.5):
    """A finial: a rod with two balls and the new moon."""
    wires('finial', [([(x, y, z), (x, y, z + size * 2.4)], False)], size * 0.08, 'brass', 6)
    for lift, r in ((0.5, 0.28), (1.25, 0.20)):
        ball = [
            (
                r * size * math.sin(math.pi * i / 12),
                z + size * lift - r * size * math.cos(math.pi * i / 12),
            )
            for i in range(13)
        ]
        lathe('ball', ball, 'brass', (x, y, 0), 32)
    turns = [math.radians(120 + 300 * i / 40) for i in range(41)]
    moon = [
        (x + size * 0.42 * math.cos(a), y, z + size * 2.7 + size * 0.42 * math.sin(a))
        for a in turns
    ]
    wires('moon', [(moon, False)], size * 0.08, 'brass', 5)
