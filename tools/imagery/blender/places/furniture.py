"""Furniture for the rooms. Each piece stands at the origin, faces -y, and rests on z = 0."""

import math

import numpy as np
from mathutils import Vector

from studio.materials import glow, paint
from studio.shapes import bend, box, boxes, lathe, mesh, plate, wires

from .room import wood


def cloth(name, color):
    return paint(name, color, 0.92, spec=0.08)


def steel_frame():
    return paint('dark steel', (0.045, 0.05, 0.055), 0.45, 0.0)


def table(wide=1.6, deep=0.8, high=0.74, top=None, leg=0.045, legs=None):
    top, legs = top or wood(flat=True), legs or steel_frame()
    box('table top', (0, 0, high - 0.014), (wide, deep, 0.028), top, 0.004)
    for sx in (-1, 1):
        for sy in (-1, 1):
            place = (sx * (wide / 2 - 0.06), sy * (deep / 2 - 0.06), (high - 0.028) / 2)
            box('leg', place, (leg, leg, high - 0.028), legs, 0.004)
    box('rail', (0, 0, high - 0.05), (wide - 0.14, 0.03, 0.044), legs, 0.003)


def round_table(radius=0.38, high=0.74, mat=None):
    top = [
        (0, -0.024),
        (radius - 0.01, -0.024),
        (radius, -0.018),
        (radius, -0.004),
        (radius - 0.004, 0),
        (0, 0),
    ]
    lathe('top', top, mat or wood(flat=True), (0, 0, high), 96)
    foot = [
        (0.028, high - 0.024),
        (0.028, 0.03),
        (0.06, 0.020),
        (radius * 0.62, 0.012),
        (radius * 0.64, 0.004),
        (radius * 0.64, 0),
    ]
    lathe('foot', foot, steel_frame(), steps=96)


def chair(seat=None, legs=None):
    """A light dining or visitor chair with a bowed back."""
    seat, legs = seat or wood('ash', (0.60, 0.46, 0.31), (0.68, 0.54, 0.38)), legs or steel_frame()
    box('seat', (0, 0, 0.452), (0.44, 0.43, 0.026), seat, 0.012, 4)
    lines = [([(s * 0.19, -0.18, 0.44), (s * 0.205, -0.205, 0.0)], False) for s in (-1, 1)]
    lines += [
        (
            bend([(s * 0.205, 0.235, 0.0), (s * 0.19, 0.19, 0.44), (s * 0.18, 0.245, 0.80)], 0.08),
            False,
        )
        for s in (-1, 1)
    ]
    wires('legs', lines, 0.011, legs, 4)
    verts, faces, steps = [], [], 12
    for i in range(steps + 1):
        t = i / steps * 2 - 1
        y = 0.265 - 0.045 * t * t
        for z in (0.60, 0.81):
            verts += [(t * 0.215, y, z), (t * 0.215, y + 0.014, z)]
    for i in range(steps):
        a, b = 4 * i, 4 * i + 4
        faces += [
            (a, b, b + 2, a + 2),
            (a + 1, a + 3, b + 3, b + 1),
            (a, a + 1, b + 1, b),
            (a + 2, b + 2, b + 3, a + 3),
        ]
    faces += [(0, 2, 3, 1), (4 * steps, 4 * steps + 1, 4 * steps + 3, 4 * steps + 2)]
    mesh('chair back', verts, faces, seat, smooth=True)


def office_chair(color=(0.06, 0.075, 0.09)):
    cover = cloth('chair cloth %.2f' % color[2], color)
    box('seat', (0, 0, 0.47), (0.48, 0.47, 0.075), cover, 0.034, 5)
    back = box('back', (0, 0.245, 0.80), (0.45, 0.060, 0.54), cover, 0.028, 5)
    back.rotation_euler[0] = math.radians(-8)
    box('spine', (0, 0.275, 0.62), (0.06, 0.03, 0.36), 'plastic', 0.010)
    wires('post', [([(0, 0, 0.08), (0, 0, 0.44)], False)], 0.026, 'steel', 5)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        end = Vector((math.cos(a) * 0.30, math.sin(a) * 0.30, 0.062))
        wires('arm', [([Vector((0, 0, 0.095)), end], False)], 0.017, 'plastic', 4)
        lathe(
            'wheel',
            [(0, -0.02), (0.028, -0.018), (0.028, 0.018), (0, 0.02)],
            'rubber',
            (end.x, end.y, 0.028),
            32,
            axis='x',
        )
    for s in (-1, 1):
        line = bend(
            [(s * 0.22, 0.06, 0.46), (s * 0.285, 0.05, 0.50), (s * 0.285, 0.03, 0.66)], 0.05
        )
        wires('arm post', [(line, False)], 0.013, 'plastic', 4)
        box('arm rest', (s * 0.285, -0.01, 0.672), (0.06, 0.25, 0.026), 'plastic', 0.010)


def desk(wide=1.6, deep=0.8, monitor=True, top='white'):
    table(wide, deep, 0.74, top, 0.05)
    if not monitor:
        return
    glass = paint('screen', (0.02, 0.03, 0.045), 0.15)
    plate('monitor', 0.61, 0.36, -0.012, 0.010, 'plastic', 'y', (0, 0.20, 1.115), 0.010, 0.003)
    plate(
        'screen',
        0.592,
        0.338,
        -0.0126,
        -0.0118,
        glow('work', (0.42, 0.58, 0.72), 0.75),
        'y',
        (0, 0.20, 1.118),
        0.004,
    )
    box('frame', (0, 0.214, 1.115), (0.20, 0.020, 0.14), 'plastic', 0.008)
    wires('stand', [([(0, 0.225, 0.75), (0, 0.225, 1.06)], False)], 0.017, 'steel', 5)
    plate('foot', 0.24, 0.18, 0.74, 0.748, 'steel', 'z', (0, 0.20, 0), 0.014)
    plate('keyboard', 0.43, 0.125, 0.740, 0.752, 'paper', 'z', (0, -0.10, 0), 0.010, 0.002)
    plate('mouse', 0.06, 0.105, 0.740, 0.765, 'paper', 'z', (0.32, -0.10, 0), 0.028, 0.008)
    glass.name = 'screen'


def sofa(wide=2.2, color=(0.16, 0.24, 0.31), legs=None):
    cover, legs = cloth('sofa %.2f' % color[2], color), legs or wood()
    deep, seats = 0.92, max(1, round(wide / 0.85))
    inner = wide - 0.36
    box('base', (0, 0.02, 0.235), (wide - 0.04, deep - 0.08, 0.17), cover, 0.03, 4)
    for s in (-1, 1):
        box('arm', (s * (wide / 2 - 0.09), 0, 0.38), (0.18, deep, 0.44), cover, 0.06, 5)
    box('back', (0, deep / 2 - 0.12, 0.50), (wide - 0.36, 0.22, 0.58), cover, 0.07, 5)
    for k in range(seats):
        x = (k - (seats - 1) / 2) * inner / seats
        box('seat', (x, -0.08, 0.385), (inner / seats - 0.012, deep - 0.24, 0.17), cover, 0.055, 5)
        cushion = box(
            'cushion',
            (x, deep / 2 - 0.30, 0.64),
            (inner / seats - 0.03, 0.17, 0.40),
            cover,
            0.075,
            5,
        )
        cushion.rotation_euler[0] = math.radians(-14)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box('leg', (sx * (wide / 2 - 0.12), sy * 0.36, 0.075), (0.05, 0.05, 0.15), legs, 0.006)


def armchair(color=(0.55, 0.50, 0.43)):
    sofa(0.98, color)


def bed(wide=1.8, color=(0.78, 0.79, 0.79), throw=(0.14, 0.24, 0.32)):
    linen = cloth('linen', color)
    box('frame', (0, 0, 0.20), (wide + 0.06, 2.06, 0.20), wood(flat=True), 0.012)
    box('plinth', (0, 0.0, 0.05), (wide - 0.2, 1.8, 0.10), 'plastic')
    box('mattress', (0, 0, 0.40), (wide, 2.0, 0.24), linen, 0.07, 6)
    box('duvet', (0, -0.18, 0.525), (wide + 0.07, 1.68, 0.085), linen, 0.04, 6)
    box('throw', (0, -0.66, 0.545), (wide + 0.09, 0.62, 0.075), cloth('throw', throw), 0.03, 5)
    for s in (-1, 1):
        for k, lean in ((0, 26), (1, 44)):
            pillow = box(
                'pillow',
                (s * wide / 4, 0.76 - 0.20 * k, 0.66 - 0.03 * k),
                (wide * 0.44, 0.50 - 0.10 * k, 0.17),
                linen if k == 0 else cloth('pillow', (0.42, 0.50, 0.55)),
                0.080,
                6,
            )
            pillow.rotation_euler[0] = math.radians(lean)


def night_table(lamp=True):
    box('night table', (0, 0, 0.27), (0.48, 0.40, 0.46), wood(flat=True), 0.008)
    box('drawer', (0, -0.202, 0.38), (0.45, 0.006, 0.17), wood(flat=True), 0.002)
    box('shadow gap', (0, 0, 0.02), (0.42, 0.34, 0.04), 'plastic')
    if lamp:
        table_lamp((0, 0.02, 0.50))


def table_lamp(place=(0, 0, 0)):
    x, y, z = place
    lathe(
        'lamp foot',
        [(0, 0.22), (0.018, 0.22), (0.020, 0.12), (0.055, 0.06), (0.06, 0.02), (0.05, 0)],
        'paper',
        (x, y, z),
        64,
    )
    shade = glow('shade', (1.0, 0.86, 0.66), 1.0)
    cover = lathe(
        'shade', [(0.13, 0.22), (0.105, 0.42), (0.102, 0.42), (0.127, 0.22)], shade, (x, y, z), 64
    )
    cover.visible_shadow = False


def pendant(high, drop, radius=0.17, mat='plastic'):
    """Hangs at the origin from a ceiling at `high`."""
    low = high - drop
    wires('cord', [([(0, 0, low + 0.16), (0, 0, high)], False)], 0.004, 'plastic')
    bell = [
        (0.02, 0.17),
        (0.035, 0.155),
        (radius * 0.55, 0.12),
        (radius * 0.9, 0.05),
        (radius, 0.0),
        (radius - 0.006, 0.0),
        (radius * 0.86, 0.05),
        (radius * 0.5, 0.11),
    ]
    lathe('bell', bell, mat, (0, 0, low), 80, 60)
    bulb = glow('bulb', (1.0, 0.88, 0.70), 1.5)
    lathe('bulb', [(0, 0.005), (radius * 0.84, 0.012)], bulb, (0, 0, low), 48)
    lathe('rose', [(0, -0.02), (0.05, -0.02), (0.055, 0)], mat, (0, 0, high), 48)


def plant(high=1.3, leaves=42, pot=(0.60, 0.60, 0.58), seed=4):
    lathe(
        'pot',
        [
            (0, 0.0),
            (0.19, 0.0),
            (0.235, 0.46),
            (0.225, 0.47),
            (0.208, 0.46),
            (0.203, 0.41),
            (0, 0.41),
        ],
        paint('pot %.2f' % pot[0], pot, 0.75),
        steps=64,
    )
    chance, verts, faces = np.random.default_rng(seed), [], []
    for _ in range(leaves):
        a, lean = chance.uniform(0, 2 * math.pi), chance.uniform(0.15, 0.95)
        long, wide = chance.uniform(0.45, 1.0) * high, chance.uniform(0.035, 0.065)
        out, side = Vector((math.cos(a), math.sin(a), 0)), Vector((-math.sin(a), math.cos(a), 0))
        first = len(verts)
        for j in range(9):
            t = j / 8
            spot = out * (long * lean * t**1.5)
            spot = spot + Vector((0, 0, 0.40 + long * (t * 1.15 - 0.65 * lean * t * t)))
            half = wide * math.sin(math.pi * min(1, 0.08 + t * 0.92))
            verts += [spot - side * half, spot + Vector((0, 0, -0.3 * half)), spot + side * half]
        for j in range(8):
            for h in (0, 1):
                k = first + 3 * j + h
                faces.append((k, k + 1, k + 4, k + 3))
    mesh('leaves', verts, faces, paint('leaf', (0.07, 0.16, 0.07), 0.5), smooth=True)


def rug(wide, deep, color=(0.50, 0.52, 0.53)):
    plate(
        'rug',
        wide,
        deep,
        0.0,
        0.012,
        cloth('rug %.2f' % color[0], color),
        'z',
        radius=0.02,
        bev=0.005,
    )


def curtain(wide, high, folds, color=(0.62, 0.64, 0.65), low=0.02):
    """Hangs in the xz plane in even folds."""
    verts, faces, steps = [], [], folds * 8
    for i in range(steps + 1):
        x = (i / steps - 0.5) * wide
        y = 0.045 * math.sin(2 * math.pi * i / 8)
        verts += [(x, y, low), (x, y * 0.8, high)]
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    mesh('curtain', verts, faces, cloth('curtain %.2f' % color[0], color), smooth=True)
    box('track', (0, 0, high + 0.012), (wide + 0.1, 0.05, 0.024), 'white', 0.004)


def shelf(wide=1.2, high=1.9, deep=0.34, levels=5, seed=3):
    """An open shelf with books and boxes."""
    oak, chance = wood(flat=True), np.random.default_rng(seed)
    for s in (-1, 1):
        box('side', (s * (wide / 2 - 0.012), 0, high / 2), (0.024, deep, high), oak, 0.003)
    items = [
        ((0, 0, 0.04 + (high - 0.06) * k / levels), (wide - 0.05, deep - 0.01, 0.024), (0, 0, 0))
        for k in range(levels + 1)
    ]
    boxes('boards', items, oak, 0.003)
    colors = [(0.55, 0.57, 0.58), (0.18, 0.28, 0.36), (0.62, 0.55, 0.45), (0.30, 0.36, 0.40)]
    for k in range(levels):
        base, x = 0.052 + (high - 0.06) * k / levels, -wide / 2 + 0.05
        room = (high - 0.06) / levels - 0.05
        while x < wide / 2 - 0.12:
            thick, tall = chance.uniform(0.022, 0.05), room * chance.uniform(0.62, 0.92)
            if chance.random() < 0.12:
                x += chance.uniform(0.10, 0.22)
                continue
            color = colors[chance.integers(4)]
            box(
                'book',
                (x + thick / 2, -0.03, base + tall / 2),
                (thick * 0.94, deep * 0.62, tall),
                paint('book %.2f' % color[0], color, 0.7),
                0.002,
                1,
            )
            x += thick


def picture_frame(wide, high, color=(0.30, 0.44, 0.55)):
    """Hangs on a wall behind it: a calm field of two tones."""
    box('frame', (0, -0.012, 0), (wide, 0.024, high), steel_frame(), 0.003)
    box('mount', (0, -0.0255, 0), (wide - 0.04, 0.004, high - 0.04), 'paper')
    box(
        'field',
        (0, -0.029, -high * 0.10),
        (wide * 0.62, 0.003, high * 0.46),
        paint('field %.2f' % color[0], color, 0.8),
    )
    box(
        'field',
        (0, -0.0285, high * 0.20),
        (wide * 0.62, 0.002, high * 0.16),
        paint('field light', (0.62, 0.68, 0.70), 0.8),
    )


def floor_lamp():
    lathe('foot', [(0, 0.02), (0.14, 0.018), (0.15, 0.008), (0.15, 0)], 'plastic', steps=64)
    wires('pole', [([(0, 0, 0.01), (0, 0, 1.52)], False)], 0.009, 'plastic', 4)
    shade = glow('shade', (1.0, 0.86, 0.66), 1.0)
    cover = lathe(
        'shade', [(0.20, 1.32), (0.15, 1.62), (0.147, 1.62), (0.197, 1.32)], shade, steps=72
    )
    cover.visible_shadow = False
