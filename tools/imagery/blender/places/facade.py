"""Glazed floors that are lit from inside, with real depth: slabs, lamps, desks, blinds, people's shadows."""

import numpy as np

from studio.materials import compute, coordinates, glow, node, paint
from studio.shapes import box, boxes, mesh

from .surfaces import once, window_glass


def room_light(name, color, level, storey):
    """A wall of a lit room: brighter below its lamps, each bay of its own level."""

    def build(name):
        import bpy

        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        tree = mat.node_tree
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates(tree), parts.inputs[0])
        across = compute(tree, 'ADD', parts.outputs[0], parts.outputs[1])
        cell = tree.nodes.new('ShaderNodeTexWhiteNoise')
        cell.noise_dimensions = '1D'
        tree.links.new(compute(tree, 'FLOOR', compute(tree, 'DIVIDE', across, 3.1)), cell.inputs['W'])
        rise = compute(tree, 'FRACT', compute(tree, 'DIVIDE', parts.outputs[2], storey))
        spots = compute(tree, 'MULTIPLY_ADD', compute(tree, 'SINE', compute(tree, 'MULTIPLY', across, 3.5)), 0.16, 0.84)
        light = compute(tree, 'MULTIPLY_ADD', rise, 0.75, 0.25)
        light = compute(tree, 'MULTIPLY', light, compute(tree, 'MULTIPLY_ADD', cell.outputs['Value'], 0.55, 0.55))
        lamp = node(tree, 'ShaderNodeEmission', Color=(*color, 1))
        tree.links.new(compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', light, spots), level), lamp.inputs[1])
        tree.links.new(lamp.outputs[0], tree.nodes['Material Output'].inputs[0])
        mat.cycles.sample_as_light = False

    return once(name, build)


def pane(start, end, low, high):
    """One sheet of glass between two points of the plan; a body of glass would mirror inside."""
    (x0, y0), (x1, y1) = start, end
    corners = [(x0, y0, low), (x1, y1, low), (x1, y1, high), (x0, y0, high)]
    return mesh('glass', corners, [(0, 1, 2, 3)], window_glass())


TONES = {'warm': (1.0, 0.66, 0.34), 'soft': (1.0, 0.78, 0.52), 'cool': (0.80, 0.92, 1.0)}


def lit_floors(x0, x1, y0, y1, z0, floors, storey=3.5, bay=1.5, seed=1, dark=0.25, power=1.0, frame='slate', fin=0.0):
    """A glazed body whose front and right side are seen. `dark` is the share of floors at rest."""
    chance = np.random.default_rng(seed)
    wide, deep = x1 - x0, y1 - y0
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    top = z0 + floors * storey
    slabs = [((mx, my, z0 + storey * k), (wide - 0.1, deep - 0.1, 0.42), (0, 0, 0)) for k in range(floors + 1)]
    boxes('slabs', slabs, paint('slab edge', (0.10, 0.11, 0.12), 0.5))
    box('core', (mx, my + 1, (z0 + top) / 2), (wide * 0.36, deep * 0.40, top - z0), paint('core', (0.16, 0.15, 0.14), 0.8))
    desks, people, blinds = [], [], []
    for k in range(floors):
        z = z0 + storey * k + 0.21
        parts = [(x0, mx, 0), (mx, x1, 1)]
        for a, b, half in parts:
            if chance.random() < dark:
                continue
            tone = ('soft', 'warm', 'cool')[int(chance.choice(3, p=(0.5, 0.3, 0.2)))]
            level = power * chance.uniform(0.5, 1.0)
            wall = room_light('%s room %.1f' % (tone, round(level, 1)), TONES[tone], round(level, 1) + 0.05, storey)
            box('back wall', ((a + b) / 2, y0 + deep * 0.28, z + 1.5), (b - a - 0.3, 0.1, storey - 0.5), wall)
            if half:
                box('back wall', (x1 - wide * 0.28, my, z + 1.5), (0.1, deep - 0.4, storey - 0.5), wall)
            ceiling = glow('%s ceiling' % tone, TONES[tone], 0.40 * power)
            box('ceiling', ((a + b) / 2, my, z + storey - 0.46), (b - a - 0.2, deep - 0.4, 0.03), ceiling)
            strips = [
                ((a + 1.5 + 3.0 * i, y0 + 1.2 + 2.4 * j, z + storey - 0.49), (1.4, 0.16, 0.03), (0, 0, 0))
                for i in range(int((b - a) / 3)) for j in range(3)
            ]
            if half:
                strips += [((x1 - 1.4, y0 + 8.5 + 3.0 * i, z + storey - 0.49), (0.16, 1.4, 0.03), (0, 0, 0)) for i in range(int((deep - 9) / 3))]
            boxes('lamps', strips, glow('%s lamps' % tone, TONES[tone], 4.5 * power))
            for i in range(int((b - a) / 2.2)):
                x = a + 1.1 + 2.2 * i
                if chance.random() < 0.75:
                    desks.append(((x, y0 + 1.5, z + 0.37), (1.6, 0.7, 0.74), (0, 0, 0)))
                    desks.append(((x + 0.1, y0 + 1.6, z + 1.0), (0.6, 0.04, 0.36), (0, 0, 0)))
                if chance.random() < 0.3:
                    at = x + chance.uniform(-0.6, 0.6)
                    people.append(((at, y0 + 2.4, z + 0.72), (0.36, 0.24, 1.44), (0, 0, 0)))
                    people.append(((at, y0 + 2.4, z + 1.56), (0.17, 0.19, 0.24), (0, 0, 0)))
            if chance.random() < 0.45:
                for i in range(int((b - a) / bay)):
                    drop = chance.choice((0.0, 0.4, 1.0, 1.6))
                    if drop:
                        blinds.append(((a + bay * (i + 0.5), y0 + 0.25, z + storey - 0.5 - drop / 2), (bay - 0.1, 0.02, drop), (0, 0, 0)))
    silhouette = paint('furniture', (0.05, 0.045, 0.04), 0.7)
    for name, items in (('desks', desks), ('people', people)):
        if items:
            boxes(name, items, silhouette, 0.08 if name == 'people' else 0)
    if blinds:
        boxes('blinds', blinds, glow('blind', (0.95, 0.72, 0.45), 0.34 * power))
    _skin(x0, x1, y0, y1, z0, top, floors, storey, bay, frame, fin)


def _skin(x0, x1, y0, y1, z0, top, floors, storey, bay, frame, fin):
    """Glass, mullions and floor bands of the two seen sides; plain walls at the others."""
    wide, deep, high = x1 - x0, y1 - y0, top - z0
    mx, my, mz = (x0 + x1) / 2, (y0 + y1) / 2, (z0 + top) / 2
    pane((x0, y0), (x1, y0), z0, top)
    pane((x1, y0), (x1, y1), z0, top)
    box('party wall', (x0, my, mz), (0.2, deep, high), paint('party', (0.30, 0.30, 0.29), 0.8))
    box('rear wall', (mx, y1, mz), (wide, 0.2, high), paint('party', (0.30, 0.30, 0.29), 0.8))
    proud = 0.14 + fin
    bars = [((x0 + bay * i, y0 - proud / 2, mz), (0.06, proud, high), (0, 0, 0)) for i in range(int(wide / bay) + 1)]
    bars += [((x1 + proud / 2, y0 + bay * i, mz), (proud, 0.06, high), (0, 0, 0)) for i in range(int(deep / bay) + 1)]
    boxes('mullions', bars, frame)
    rails = []
    for k in range(floors + 1):
        z = z0 + storey * k
        rails += [((mx, y0 - 0.05, z), (wide, 0.12, 0.5), (0, 0, 0)), ((x1 + 0.05, my, z), (0.12, deep, 0.5), (0, 0, 0))]
        if k < floors:
            rails += [((mx, y0 - 0.04, z + 1.05), (wide, 0.07, 0.05), (0, 0, 0)), ((x1 + 0.04, my, z + 1.05), (0.07, deep, 0.05), (0, 0, 0))]
    boxes('bands', rails, paint('spandrel', (0.075, 0.085, 0.095), 0.28))
