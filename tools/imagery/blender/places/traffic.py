"""What stands and passes in a street: cycle rickshaw, three-wheeled CNG taxi, car. All look along +x."""

import math

import numpy as np
from mathutils import Vector

from studio.materials import glow, paint
from studio.shapes import box, boxes, circle, lathe, mesh, prism, wires

from .site import put


def _ring(center, radius, steps=28):
    x, y, z = center
    return [(x + radius * math.cos(a), y, z + radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, steps + 1)[:-1]]


def rickshaw(place, turn=0.0, hood=0.5, color=(0.42, 0.03, 0.05)):
    """Frame, three spoked wheels, painted seat and a hood of hoops; hood 0 is folded."""
    put(lambda: _rickshaw(hood, color), place, turn)


def _rickshaw(hood, color):
    iron, body = paint('rickshaw frame', (0.03, 0.05, 0.035), 0.4), paint('rickshaw %.2f' % color[0], color, 0.35)
    gold, teal = paint('rickshaw gold', (0.72, 0.44, 0.06), 0.35), paint('rickshaw teal', (0.02, 0.24, 0.26), 0.35)
    wheels = [(1.28, 0, 0.36), (-0.35, 0.42, 0.36), (-0.35, -0.42, 0.36)]
    wires('tyres', [(_ring(c, 0.345), True) for c in wheels], 0.022, 'rubber', 4)
    wires('rims', [(_ring(c, 0.315), True) for c in wheels], 0.012, 'steel', 2)
    spokes = []
    for c in wheels:
        for k in range(16):
            a = math.pi * k / 8
            spokes.append(([c, (c[0] + 0.31 * math.cos(a), c[1], c[2] + 0.31 * math.sin(a))], False))
    wires('spokes', spokes, 0.0025, 'steel', 1)
    bars = [
        [(1.28, 0, 0.36), (1.12, 0, 0.86), (1.10, 0, 1.02)], [(1.12, 0, 0.84), (0.62, 0, 0.42)],
        [(1.12, 0, 0.80), (0.46, 0, 0.80), (0.62, 0, 0.42)], [(0.46, 0, 0.82), (0.62, 0, 0.42)],
        [(0.62, 0, 0.42), (-0.35, 0, 0.40)], [(-0.35, -0.46, 0.36), (-0.35, 0.46, 0.36)],
        [(0.46, 0, 0.80), (0.44, 0, 0.94)], [(0.10, -0.36, 0.42), (0.10, 0.36, 0.42)],
        [(0.92, -0.28, 1.05), (1.10, -0.10, 1.03), (1.10, 0.10, 1.03), (0.92, 0.28, 1.05)],
    ]
    wires('frame', [(bar, False) for bar in bars], 0.019, iron, 3)
    box('saddle', (0.42, 0, 0.97), (0.28, 0.16, 0.07), 'black', 0.03)
    box('floor', (0.12, 0, 0.45), (0.55, 0.74, 0.04), iron, 0.01)
    box('seat box', (-0.38, 0, 0.66), (0.52, 0.80, 0.30), body, 0.03)
    box('cushion', (-0.36, 0, 0.85), (0.50, 0.76, 0.10), teal, 0.04)
    box('back', (-0.66, 0, 1.06), (0.08, 0.80, 0.44), body, 0.03, rot=(0, -0.2, 0))
    side = [(-0.68, 0.72), (-0.12, 0.72), (-0.12, 0.86), (-0.46, 0.98), (-0.68, 1.18)]
    for s in (-1, 1):
        prism('side', side, s * 0.40 - 0.015, s * 0.40 + 0.015, body, 'y')
        prism('flower', [(x - 0.42, z + 0.83) for x, z in circle(0.07, 12)], s * 0.418 - 0.002, s * 0.418 + 0.002, gold, 'y')
        guard = [(-0.35 + 0.40 * math.cos(a), s * 0.43, 0.36 + 0.40 * math.sin(a)) for a in np.linspace(0.1, 3.0, 14)]
        wires('mudguard', [(guard, False)], 0.025, teal, 2)
    box('plate', (-0.75, 0, 0.60), (0.02, 0.74, 0.30), gold, 0.005)
    box('lamp', (-0.765, 0.3, 0.5), (0.02, 0.05, 0.05), 'red')
    _hood(hood, teal, body)


def _hood(open_, teal, body):
    """Hoops that turn about one pivot, with cloth between them."""
    hoops, count = [], 6
    for k in range(count):
        a = math.radians(168 - (18 + 92 * open_) * k / (count - 1))
        way = Vector((math.cos(a), 0, math.sin(a)))
        corner = [(-0.42, 0.0), (-0.40, 0.55), (-0.28, 0.76), (0, 0.82), (0.28, 0.76), (0.40, 0.55), (0.42, 0.0)]
        hoops.append([Vector((-0.42, y, 0.98)) + way * reach for y, reach in corner])
    verts = [p for hoop in hoops for p in hoop]
    faces = [(7 * k + i, 7 * k + i + 1, 7 * k + i + 8, 7 * k + i + 7) for k in range(count - 1) for i in range(6)]
    cloth = mesh('hood', verts, faces, body)
    cloth.modifiers.new('thick', 'SOLIDIFY').thickness = 0.01
    wires('hoops', [(hoop, False) for hoop in hoops], 0.016, teal, 2)


def wheel(x, y, radius, wide, mat='rubber'):
    tyre = [(radius * 0.62, -wide / 2), (radius * 0.94, -wide / 2), (radius, -wide * 0.3), (radius, wide * 0.3), (radius * 0.94, wide / 2), (radius * 0.62, wide / 2)]
    lathe('tyre', tyre, mat, (x, y, radius), 40, axis='y')
    lathe('wheel', [(0, -wide * 0.36), (radius * 0.3, -wide * 0.42), (radius * 0.63, -wide * 0.30), (radius * 0.63, wide * 0.3), (radius * 0.3, wide * 0.42), (0, wide * 0.36)], paint('alloy', (0.34, 0.35, 0.36), 0.35, 0.6), (x, y, radius), 40, axis='y')


def taxi(place, turn=0.0, lamps=0.0):
    """The green three-wheeler with its cage doors and dark canopy."""
    put(lambda: _taxi(lamps), place, turn)


def _taxi(lamps):
    green, dark = paint('taxi green', (0.012, 0.135, 0.045), 0.32), paint('canopy', (0.016, 0.03, 0.022), 0.7)
    wheel(1.0, 0, 0.21, 0.11)
    for s in (-1, 1):
        wheel(-0.85, s * 0.52, 0.21, 0.11)
    low = [(-1.25, 0.30), (-1.2, 0.95), (-0.7, 0.98), (-0.65, 0.42), (0.42, 0.34), (0.55, 0.62), (0.86, 0.80), (1.12, 0.66), (1.22, 0.40), (0.95, 0.28)]
    for s in (-1, 1):
        prism('side', low, s * 0.60 - 0.02, s * 0.60 + 0.02, green, 'y', bev=0.008)
    box('tail', (-1.23, 0, 0.62), (0.06, 1.22, 0.66), green, 0.03)
    box('tub', (-0.3, 0, 0.34), (1.7, 1.18, 0.10), dark)
    nose = [(0.52, 0.36), (0.55, 0.98), (0.80, 0.94), (1.10, 0.72), (1.24, 0.46), (1.12, 0.32)]
    prism('nose', nose, -0.36, 0.36, green, 'y', bev=0.06)
    roof = [(-1.26, 0.94), (-1.30, 1.52), (-1.12, 1.68), (0.50, 1.72), (0.72, 1.62), (0.74, 1.56), (0.50, 1.62), (-1.08, 1.60), (-1.20, 1.48), (-1.18, 0.94)]
    prism('canopy', roof, -0.62, 0.62, dark, 'y', bev=0.02)
    posts = [([(0.56, s * 0.56, 0.95), (0.70, s * 0.58, 1.60)], False) for s in (-1, 1)]
    posts += [([(x, s * 0.61, 0.40 if x > -0.6 else 0.95), (x, s * 0.61, 1.64)], False) for x in (-0.62, -0.02, 0.42) for s in (-1, 1)]
    posts += [([(-0.62, s * 0.61, z), (-0.02, s * 0.61, z)], False) for z in (0.5, 0.75, 1.0, 1.25) for s in (-1, 1)]
    wires('cage', posts, 0.014, 'slate', 2)
    box('screen', (0.64, 0, 1.28), (0.02, 1.08, 0.58), 'glass', rot=(0, 0.2, 0))
    box('seat', (-0.72, 0, 0.78), (0.5, 1.1, 0.12), 'black', 0.04)
    box('seat back', (-1.05, 0, 1.08), (0.12, 1.1, 0.5), 'black', 0.04)
    _lights(((1.16, 0.0, 0.78),), 0.085, ((-1.27, -0.5, 0.55), (-1.27, 0.5, 0.55)), lamps)


def _lights(front, size, back, lamps):
    white = glow('head lamps', (1.0, 0.90, 0.72), 14.0) if lamps else paint('lens', (0.7, 0.7, 0.68), 0.15)
    red = glow('tail lamps', (1.0, 0.06, 0.03), 2.6) if lamps else paint('tail lens', (0.35, 0.01, 0.01), 0.2)
    for at in front:
        lathe('head lamp', [(0, 0.03), (size * 0.7, 0.02), (size, 0)], white, at, 24, axis='x')
    boxes('tail lamps', [(at, (0.02, 0.16, 0.10), (0, 0, 0)) for at in back], red)


# Stations of a saloon from tail to nose: x, half width, sill, belt, roof, half width of the roof.
SALOON = (
    (-2.16, 0.66, 0.48, 0.86, 0.88, 0.60), (-2.08, 0.80, 0.34, 0.94, 0.97, 0.70), (-1.50, 0.86, 0.24, 0.97, 1.02, 0.70),
    (-1.00, 0.87, 0.22, 0.96, 1.36, 0.60), (-0.35, 0.87, 0.22, 0.95, 1.46, 0.60), (0.30, 0.87, 0.22, 0.94, 1.43, 0.60),
    (0.62, 0.87, 0.22, 0.94, 1.30, 0.62), (1.22, 0.86, 0.22, 0.90, 0.95, 0.70), (1.85, 0.82, 0.24, 0.78, 0.83, 0.66),
    (2.16, 0.66, 0.32, 0.64, 0.68, 0.55),
)


def car(place, turn=0.0, color=(0.50, 0.50, 0.49), lamps=0.0, tall=1.0):
    """A saloon; tall above 1 makes a family car of it."""
    put(lambda: _car(color, lamps, tall), place, turn)


def _car(color, lamps, tall):
    verts, faces, glassy = [], [], []
    for x, half, sill, belt, roof, top in SALOON:
        roof = belt + (roof - belt) * tall
        side = [(half * 0.90, sill), (half, sill + 0.16), (half, belt - 0.10), (half * 0.965, belt), (top, roof - 0.05), (top * 0.72, roof)]
        ring = [(x, -y, z) for y, z in side] + [(x, y, z) for y, z in reversed(side)]
        verts += ring
    count = 12
    for k in range(len(SALOON) - 1):
        for i in range(count - 1):
            a = count * k + i
            faces.append((a, a + 1, a + count + 1, a + count))
            pane = i in (3, 7) and 2 <= k <= 6
            screen = k in (2, 6) and i in (4, 5, 6)
            glassy.append(pane or screen)
        faces.append((count * k + 11, count * k, count * k + count, count * k + count + 11))
        glassy.append(False)
    faces += [tuple(range(count))[::-1], tuple(range(count * (len(SALOON) - 1), count * len(SALOON)))]
    glassy += [False, False]
    shell = mesh('car', verts, faces, paint('car %.2f %.2f' % color[:2], color, 0.22, 0.3), smooth=True)
    shell.data.materials.append(paint('car glass', (0.008, 0.010, 0.012), 0.05))
    for face, dark in zip(shell.data.polygons, glassy):
        face.material_index = int(dark)
    round_ = shell.modifiers.new('round', 'SUBSURF')
    round_.levels = round_.render_levels = 2
    for x in (-1.32, 1.32):
        box('wheel house', (x, 0, 0.30), (0.74, 1.70, 0.30), 'black', 0.1)
        for s in (-1, 1):
            wheel(x, s * 0.76, 0.31, 0.20)
    box('plate', (-2.13, 0, 0.56), (0.03, 0.50, 0.13), paint('plate', (0.65, 0.65, 0.62), 0.5))
    _lights(((2.02, -0.56, 0.63), (2.02, 0.56, 0.63)), 0.09, ((-2.10, -0.60, 0.76), (-2.10, 0.60, 0.76)), lamps)


def ambulance(place, turn=0.0):
    """A white van with a red band and a blue light."""
    put(_ambulance, place, turn)


def _ambulance():
    white, red = paint('van', (0.66, 0.66, 0.64), 0.3), paint('band', (0.45, 0.02, 0.02), 0.4)
    body = [(-2.3, 0.36), (-2.35, 2.05), (-2.2, 2.15), (0.9, 2.15), (1.25, 2.02), (1.85, 1.28), (2.3, 1.12), (2.42, 0.9), (2.42, 0.42), (2.3, 0.34)]
    prism('van', body, -0.88, 0.88, white, 'y', bev=0.09, seg=4)
    dark = paint('car glass', (0.008, 0.010, 0.012), 0.05)
    for s in (-1, 1):
        prism('pane', [(0.55, 1.28), (0.60, 1.88), (1.10, 1.90), (1.58, 1.30)], s * 0.885 - 0.006, s * 0.885 + 0.006, dark, 'y')
        box('pane', (-0.9, s * 0.882, 1.6), (2.2, 0.012, 0.5), dark)
        box('band', (-0.2, s * 0.884, 1.02), (4.2, 0.012, 0.16), red)
        for x in (-1.4, 1.5):
            wheel(x, s * 0.80, 0.34, 0.22)
    box('screen', (1.58, 0, 1.64), (0.012, 1.5, 0.78), dark, rot=(0, -0.685, 0))
    box('rear pane', (-2.36, 0, 1.6), (0.012, 1.3, 0.5), dark)
    box('blue light', (0.7, 0, 2.2), (0.28, 1.0, 0.12), glow('blue light', (0.1, 0.3, 1.0), 2.5), 0.03)
    _lights(((2.40, -0.62, 0.82), (2.40, 0.62, 0.82)), 0.11, ((-2.36, -0.72, 0.95), (-2.36, 0.72, 0.95)), 1)
