"""Air filters of three classes: a deep HEPA cell, a pleated panel and a bag filter."""

import math

import bpy
from mathutils import Matrix

from studio.fittings import frame
from studio.signs import label
from studio.shapes import box, boxes, mesh, plate, wires

SIDE = 0.610


def pleats(width, height, depth, count, mat, center):
    """A folded sheet: its edges stand in a zigzag across the width."""
    cx, cy, cz = center
    verts, faces = [], []
    for i in range(2 * count + 1):
        x = cx - width / 2 + width * i / (2 * count)
        y = cy + (depth / 2 if i % 2 else -depth / 2)
        verts += [(x, y, cz - height / 2), (x, y, cz + height / 2)]
    for i in range(2 * count):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    return mesh('pleats', verts, faces, mat)


def _moved(build, place, turn):
    """Builds things at the origin and moves them together."""
    known = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    matrix = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for thing in set(bpy.data.objects) - known:
        thing.matrix_world = matrix @ thing.matrix_world


def _hepa():
    deep, z = 0.292, SIDE / 2
    for s in (-1, 1):
        box('post', (s * (SIDE / 2 - 0.010), 0, z), (0.020, deep, SIDE), 'galva', 0.002)
        box(
            'sill',
            (0, 0, z + s * (SIDE / 2 - 0.010)),
            (SIDE - 0.04, deep - 0.001, 0.020),
            'galva',
            0.002,
        )
    frame(
        'gasket', SIDE, SIDE, 0.018, -deep / 2 - 0.008, -deep / 2, 'rubber', 'y', (0, 0, z), 0.004
    )
    inner = SIDE - 0.04
    pleats(inner, inner, 0.034, 74, 'filter', (0, -deep / 2 + 0.030, z))
    items = [
        ((0, -deep / 2 + 0.010, z + (k - 2.5) * 0.095), (inner, 0.004, 0.0032), (0, 0, 0))
        for k in range(6)
    ]
    boxes('threads', items, 'paper')
    box('inside', (0, 0.04, z), (inner, deep - 0.14, inner), 'filter')
    label((SIDE / 2, 0.0, z + 0.10), 0.15, 0.10, 'x', 1, 7)
    plate('class', 0.11, 0.030, SIDE / 2, SIDE / 2 + 0.0006, 'blue', 'x', (0, 0, z - 0.01), 0.006)


def _panel():
    """A pleated panel in a card frame with its crossed stays."""
    deep, z, side = 0.048, SIDE / 2 - 0.06, SIDE - 0.12
    frame('card', side, side, 0.022, -deep / 2, deep / 2, 'paper', 'y', (0, 0, z), 0.003, 0.001)
    inner = side - 0.044
    pleats(inner, inner, 0.036, 22, 'filter_green', (0, 0, z))
    lines = [
        (
            [
                (-inner / 2, -deep / 2 + 0.001, z + s * inner / 2),
                (inner / 2, -deep / 2 + 0.001, z - s * inner / 2),
            ],
            False,
        )
        for s in (-1, 1)
    ]
    wires('stays', lines, 0.0028, 'paper')
    for k in (-1, 1):
        box('stay', (0, -deep / 2 + 0.002, z + k * 0.12), (inner, 0.003, 0.014), 'paper')


def _pocket(x, wide, tall, long, z):
    """A pocket of fleece, full of air: open and wide in front, closed to a seam at the back."""
    verts, faces, along, around = [], [], 18, 28
    for i in range(along + 1):
        t = i / along
        full = math.sin(math.pi * min(1, 0.30 + 0.62 * (1 - t))) ** 0.5
        half = wide / 2 * (full * (1 - t**3.5) + 0.03)
        if i == 0:
            half = wide * 0.40
        high = tall / 2 * (1 - 0.06 * t)
        for k in range(around):
            a = 2 * math.pi * k / around
            c, s = math.cos(a), math.sin(a)
            verts.append(
                (
                    x + half * math.copysign(abs(c) ** 0.55, c),
                    long * t,
                    z + high * math.copysign(abs(s) ** 0.25, s),
                )
            )
    for i in range(along):
        for k in range(around):
            j, a, b = (k + 1) % around, i * around, (i + 1) * around
            faces.append((a + k, a + j, b + j, b + k))
    faces.append(tuple(along * around + k for k in range(around)))
    mesh('pocket', verts, faces, 'filter_blue', smooth=True)


def _bag():
    z, count = SIDE / 2, 6
    frame('header', SIDE, SIDE, 0.026, -0.025, 0.0, 'galva', 'y', (0, 0, z), 0.004, 0.002)
    step = (SIDE - 0.06) / count
    for k in range(count):
        _pocket((k - (count - 1) / 2) * step, step * 0.94, SIDE - 0.075, 0.40, z)
    items = [
        (((k - (count - 2) / 2) * step, -0.012, z), (0.010, 0.016, SIDE - 0.05), (0, 0, 0))
        for k in range(count - 1)
    ]
    boxes('bars', items, 'galva', 0.001)


def build(variant, view='three-quarter'):
    _moved(_hepa, (-0.20, 0.16, 0), 0)
    _moved(_bag, (0.52, 0.30, 0), 152)
    _moved(_panel, (-0.02, -0.34, 0), -10)
    if view == 'front':
        return {'camera': {'az': -4, 'el': 8, 'fill': 0.82}}
    if view == 'detail':
        return {
            'camera': {
                'az': 24,
                'el': 16,
                'lens': 100,
                'focus': ((-0.10, -0.20, 0.42), 0.26),
                'fill': 1.0,
                'straight': False,
            }
        }
    return {'camera': {'az': 22, 'el': 16, 'fill': 0.82}}
