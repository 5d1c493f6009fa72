"""What stands before a building: trees, hedges, lamps, benches."""

import math

import bpy
import numpy as np
from mathutils import Vector

from studio.materials import paint, two_tone
from studio.shapes import bend, box, boxes, lathe, mesh, wires


def tree(place, high=7.0, seed=1, crown=2.4):
    """A trunk that forks, and clumps of small leaves round the ends of its boughs."""
    x, y, z = place
    chance = np.random.default_rng(seed)
    bark = paint('bark', (0.13, 0.105, 0.085), 0.9)
    fork = high * chance.uniform(0.34, 0.42)
    trunk = [(0.024 * high, 0), (0.016 * high, 0.4), (0.013 * high, fork), (0, fork + 0.1)]
    lathe('trunk', trunk, bark, (x, y, z), 20)
    clumps, boughs = [], []
    for n in range(15):
        a = 2.4 * n + chance.uniform(-0.4, 0.4)
        out = crown * (0.25 + 0.75 * ((n + 0.5) / 15) ** 0.6) * chance.uniform(0.75, 1.0)
        up = fork + (high - fork) * chance.uniform(0.25, 0.86) * (1.06 - 0.35 * out / crown)
        end = Vector((x + out * math.cos(a), y + out * math.sin(a), z + up))
        clumps.append((end, crown * chance.uniform(0.30, 0.46)))
        knee = Vector((x, y, z + fork)).lerp(end, 0.5) + Vector((0, 0, -0.06 * high))
        boughs.append((bend([(x, y, z + fork * 0.9), knee, end], 1.2), False))
    clumps.append((Vector((x, y, z + high * 0.84)), crown * 0.45))
    wires('boughs', boughs, 0.0055 * high, bark, 2)
    verts, faces = [], []
    for middle, reach in clumps:
        count = int(1500 * (reach / (crown * 0.4)) ** 2)
        ways = chance.normal(0, 1, (count, 3))
        ways /= np.linalg.norm(ways, axis=1)[:, None]
        spots = ways * (reach * chance.random((count, 1)) ** 0.45) * (1, 1, 0.72)
        for spot, turn in zip(spots, chance.normal(0, 1, (count, 3))):
            side = Vector(turn).normalized()
            up = side.orthogonal().normalized()
            size = chance.uniform(0.035, 0.075) * high / 7
            first, p = len(verts), middle + Vector(spot)
            verts += [p - side * size, p + up * size * 0.55, p + side * size, p - up * size * 0.55]
            faces.append((first, first + 1, first + 2, first + 3))
    leaf = two_tone('crown', (0.050, 0.115, 0.028), (0.125, 0.20, 0.055), 0.6, 0.9)
    mesh('crown', verts, faces, leaf)


def shade(x, y, seed=7, high=9.0):
    """A tree beside the camera: only its shadow is in the picture."""
    known = set(bpy.data.objects)
    tree((x, y, 0), high, seed, high * 0.42)
    for thing in [one for one in bpy.data.objects if one not in known]:
        thing.visible_camera = False


def hedge(x0, x1, y, high=0.8):
    chance = np.random.default_rng(int(abs(x0 * 7 + y)) + 3)
    verts, faces = [], []
    for _ in range(int((x1 - x0) * 700)):
        spot = Vector(
            (chance.uniform(x0, x1), y + chance.uniform(-0.4, 0.4), high * chance.random() ** 0.5)
        )
        side = Vector(chance.normal(0, 1, 3)).normalized() * 0.05
        up = side.orthogonal().normalized() * 0.03
        first = len(verts)
        verts += [spot - side, spot + up, spot + side, spot - up]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh(
        'hedge',
        verts,
        faces,
        two_tone('crown', (0.050, 0.115, 0.028), (0.125, 0.20, 0.055), 0.6, 0.9),
    )


def bench(x, y):
    slats = [((x, y + (k - 2) * 0.10, 0.45), (1.9, 0.075, 0.05), (0, 0, 0)) for k in range(5)]
    boxes('bench', slats, two_tone('teak', (0.30, 0.19, 0.11), (0.38, 0.25, 0.15), 0.6, 5), 0.008)
    for side in (-0.75, 0.75):
        box('bench foot', (x + side, y, 0.22), (0.08, 0.46, 0.42), 'slate', 0.01)


def lamp_post(x, y, high=4.2):
    """A slim post with a flat head over the forecourt."""
    dark = paint('post', (0.05, 0.055, 0.06), 0.5)
    wires('post', [([(x, y, 0), (x, y, high)], False)], 0.05, dark, 6)
    box('head', (x + 0.35, y, high), (0.95, 0.22, 0.06), dark, 0.02)
