"""Shops on the ground floor: shutters, goods, cloth awnings, and signs in Bangla."""

import os

import bpy
import numpy as np

from studio.materials import glow, paint
from studio.shapes import box, boxes, mesh

from .surfaces import once, plaster

FOLDER = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'signs')
GOODS = (
    (0.50, 0.06, 0.05),
    (0.60, 0.42, 0.05),
    (0.05, 0.28, 0.12),
    (0.06, 0.20, 0.45),
    (0.62, 0.58, 0.50),
    (0.45, 0.20, 0.06),
    (0.50, 0.10, 0.25),
)
AWNINGS = ((0.05, 0.20, 0.42), (0.42, 0.06, 0.05), (0.06, 0.27, 0.15), (0.55, 0.36, 0.06))


def _words(name, lit):
    def build(key):
        mat = bpy.data.materials.new(key)
        mat.use_nodes = True
        tree = mat.node_tree
        shader = tree.nodes['Principled BSDF']
        picture = tree.nodes.new('ShaderNodeTexImage')
        picture.image = bpy.data.images.load(os.path.join(FOLDER, name + '.png'))
        tree.links.new(picture.outputs[0], shader.inputs['Base Color'])
        shader.inputs['Roughness'].default_value = 0.5
        if lit:
            tree.links.new(picture.outputs[0], shader.inputs['Emission'])
            shader.inputs['Emission Strength'].default_value = lit
            mat.cycles.sample_as_light = False

    return once(f'words {name} {lit}', build)


def words(name, x, y, z, wide, high, lit=0.0):
    """A painted board that faces -y, with its frame."""
    box('board', (x, y + 0.05, z), (wide + 0.08, 0.1, high + 0.08), 'slate', 0.008)
    corners = [
        (x + a * wide / 2, y - 0.012, z + b * high / 2)
        for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    face = mesh('words', corners, [(0, 1, 2, 3)], _words(name, lit))
    layer = face.data.uv_layers.new()
    for loop, target in zip(face.data.loops, layer.data):
        at = face.data.vertices[loop.vertex_index].co
        target.uv = ((at.x - x) / wide + 0.5, (at.z - z) / high + 0.5)


def _goods(x, y, wide, chance):
    """Shelves full of packets behind the open shutter, sacks and crates before it."""
    items = {n: [] for n in range(len(GOODS))}
    for z in (0.5, 0.95, 1.4, 1.85):
        at = x - wide / 2 + 0.15
        while at < x + wide / 2 - 0.2:
            w, h = chance.uniform(0.12, 0.3), chance.uniform(0.15, 0.34)
            items[int(chance.integers(len(GOODS)))].append(
                ((at + w / 2, y + 1.5, z + h / 2), (w * 0.9, 0.25, h), (0, 0, 0))
            )
            at += w
    for k in range(int(chance.integers(2, 5))):
        at = x + chance.uniform(-wide / 2 + 0.3, wide / 2 - 0.3)
        h = chance.uniform(0.3, 0.6)
        items[int(chance.integers(len(GOODS)))].append(
            ((at, y - 0.35, h / 2 + 0.10), (0.42, 0.36, h), (0, 0, chance.uniform(-0.2, 0.2)))
        )
    for n, parts in items.items():
        if parts:
            boxes('goods', parts, paint('goods %d' % n, GOODS[n], 0.6), 0.01)


def row(names, x0, x1, y, seed=1, high=3.2, lit=0.0):
    """Shops side by side; their fronts are at y, so the wall behind needs no opening."""
    chance = np.random.default_rng(seed)
    wide = (x1 - x0) / len(names)
    wall = plaster('shop wall', (0.50, 0.44, 0.34), 0.6)
    shut = paint('shutter', (0.20, 0.26, 0.28), 0.45)
    tube = glow('shop tube', (0.92, 1.0, 0.96), 5.0)
    inside = plaster('shop inside', (0.36, 0.38, 0.34), 0.3)
    box('shop step', ((x0 + x1) / 2, y + 0.2, 0.0), (x1 - x0 + 0.4, 3.2, 0.2), wall, 0.02)
    for k in range(len(names) + 1):
        box('shop pier', (x0 + wide * k, y + 0.5, high / 2), (0.3, 1.2, high), wall, 0.01)
    box('shop slab', ((x0 + x1) / 2, y + 0.3, high), (x1 - x0 + 0.5, 1.8, 0.16), wall, 0.01)
    for k, name in enumerate(names):
        x, inner = x0 + wide * (k + 0.5), wide - 0.34
        closed = chance.random() < 0.2
        drop = 2.35 if closed else chance.uniform(0.15, 0.5)
        box('shutter', (x, y + 0.12, 2.45 - drop / 2), (inner, 0.06, drop), shut)
        boxes(
            'slats',
            [
                ((x, y + 0.085, 2.42 - 0.11 * i), (inner, 0.02, 0.025), (0, 0, 0))
                for i in range(int(drop / 0.11))
            ],
            shut,
        )
        box('lintel', (x, y + 0.2, 2.62), (inner, 0.3, 0.34), wall)
        words(name, x, y - 0.28, 2.78, min(wide - 0.14, 3.4), 0.74, lit)
        if closed:
            continue
        box('shop back', (x, y + 1.75, 1.2), (inner, 0.06, 2.4), inside)
        _goods(x, y, inner, chance)
        box('tube', (x, y + 0.9, 2.35), (min(1.2, inner * 0.6), 0.05, 0.05), tube)
        if chance.random() < 0.6:
            cloth = paint('awning %d' % (k % 4), AWNINGS[int(chance.integers(4))], 0.9)
            box('awning', (x, y - 0.85, 2.26), (wide - 0.2, 1.25, 0.02), cloth, rot=(0.20, 0, 0))
            box('awning edge', (x, y - 1.46, 2.06), (wide - 0.2, 0.015, 0.18), cloth)
