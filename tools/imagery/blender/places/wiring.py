"""Poles with their many cables, transformers and street lamps, and signs without words."""

import math

import bpy
import numpy as np
from mathutils import Vector

from studio.materials import coordinates, glow, mix, node, paint
from studio.shapes import box, boxes, lathe, wires

from .surfaces import once, plaster


def _hang(a, b, sag, steps=14):
    a, b = Vector(a), Vector(b)
    return [a.lerp(b, t / steps) - Vector((0, 0, 4 * sag * t / steps * (1 - t / steps))) for t in range(steps + 1)]


def pole(x, y, high=9.0, arm='x', turn=0.0):
    """A tapered concrete pole with two cross arms, their insulators and coils of spare cable."""
    mat = plaster('pole', (0.33, 0.32, 0.30), 0.4)
    lathe('pole', [(0.17, -0.1), (0.10, high), (0, high)], mat, (x, y, 0), 20)
    dark = paint('iron work', (0.022, 0.024, 0.026), 0.45)
    arms = [((x, y, z), (0.09, 1.9, 0.09), (0, 0, 0)) for z in (high - 0.3, high - 1.1)]
    boxes('cross arms', arms, dark)
    knobs = [
        ([(x, y + s * d, z + 0.05), (x, y + s * d, z + 0.24)], False)
        for z in (high - 0.3, high - 1.1) for s in (-1, 1) for d in (0.85, 0.42)
    ]
    wires('insulators', knobs, 0.045, paint('porcelain', (0.30, 0.13, 0.07), 0.25), 4)
    chance = np.random.default_rng(int(abs(x * 3 + y)) + 1)
    coils = []
    for k in range(6):
        size, at = chance.uniform(0.16, 0.34), high - 2.6 - 0.16 * k
        ring = [
            (x + 0.16 * math.cos(1.1 * k), y - 0.20 + 0.1 * math.sin(k) + size * math.cos(a) * 0.5, at + size * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 20)[:-1]
        ]
        coils.append((ring, True))
    wires('coils', coils, 0.011, 'black', 2)
    box('junction', (x, y - 0.2, high - 3.9), (0.34, 0.18, 0.46), paint('box', (0.30, 0.31, 0.31), 0.5), 0.02)


def cables(places, high=9.0, seed=3, many=16):
    """Between poles: the bare lines on the arms, and below them a bundle that grew over years."""
    chance = np.random.default_rng(seed)
    fine, thick = [], []
    for (x0, y0), (x1, y1) in zip(places, places[1:]):
        for z in (high - 0.06, high - 0.86):
            for d in (-0.85, -0.42, 0.42, 0.85):
                fine.append((_hang((x0, y0 + d, z), (x1, y1 + d, z), 0.45), False))
        for _ in range(many):
            z = high - chance.uniform(2.0, 3.6)
            side = chance.uniform(-0.25, 0.25)
            line = _hang((x0, y0 + side, z), (x1, y1 + side, z + chance.uniform(-0.5, 0.5)), chance.uniform(0.35, 1.25))
            (thick if chance.random() < 0.5 else fine).append((line, False))
    wires('lines', fine, 0.010, 'black', 1)
    wires('bundle', thick, 0.018, 'black', 1)


def drops(pole_at, ends, seed=1):
    """Cables from a pole to the houses."""
    chance = np.random.default_rng(seed)
    lines = [(_hang((*pole_at[:2], pole_at[2] - chance.uniform(0, 1)), end, chance.uniform(0.3, 1.0)), False) for end in ends]
    wires('drops', lines, 0.011, 'black', 1)


def transformer(x, y, z=5.4):
    """The grey kettle between two poles, with its fins and bushings."""
    mat = paint('kettle', (0.24, 0.26, 0.27), 0.5)
    lathe('kettle', [(0, -0.55), (0.40, -0.55), (0.42, 0.42), (0.36, 0.48), (0, 0.5)], mat, (x, y, z), 40)
    fins = [
        ((x + 0.46 * math.cos(a), y + 0.46 * math.sin(a), z - 0.06), (0.16, 0.02, 0.8), (0, 0, a))
        for a in np.linspace(0, 2 * math.pi, 25)[:-1]
    ]
    boxes('fins', fins, mat)
    tops = [([(x + 0.2 * k, y, z + 0.45), (x + 0.2 * k, y - 0.05, z + 0.85)], False) for k in (-1, 0, 1)]
    wires('bushings', tops, 0.045, paint('porcelain', (0.30, 0.13, 0.07), 0.25), 4)


def street_lamp(x, y, high=7.5, reach=1.8, way=-1, lit=0.0, color=(1.0, 0.66, 0.34)):
    """A mast with an arm over the road; lit gives the light that falls from it."""
    dark = paint('mast', (0.13, 0.14, 0.145), 0.5)
    line = [(x, y, 0), (x, y, high - 0.7), (x, y + way * 0.25, high - 0.15), (x, y + way * reach, high)]
    wires('mast', [(line, False)], 0.055, dark, 5)
    lathe('mast foot', [(0.13, 0), (0.11, 0.9), (0.06, 0.95)], dark, (x, y, 0), 16)
    head = (x, y + way * (reach + 0.25), high - 0.01)
    box('lamp head', head, (0.28, 0.62, 0.09), dark, 0.03)
    if lit:
        box('lamp lens', (head[0], head[1], head[2] - 0.05), (0.22, 0.5, 0.02), glow('street lamp', color, 9.0))
        lamp(tuple(Vector(head) - Vector((0, 0, 0.12))), lit, color, 0.35, 150)


def lamp(place, power, color=(1.0, 0.66, 0.36), size=0.3, cone=0, toward=None):
    """A light that is not seen itself: a spot with a cone in degrees, else a ball."""
    data = bpy.data.lights.new('lamp', 'SPOT' if cone else 'POINT')
    data.energy, data.color, data.shadow_soft_size = power, color, size
    if cone:
        data.spot_size, data.spot_blend = math.radians(cone), 0.6
    thing = bpy.data.objects.new('lamp', data)
    thing.location = place
    # A ball of light would be mirrored as a white disc in the puddles.
    thing.visible_glossy = False
    if toward:
        way = Vector(toward) - Vector(place)
        thing.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    bpy.data.collections['studio'].objects.link(thing)
    return thing


def sign(x, y, z, wide, high, color, turn=0.0, lit=0.0, bars=2):
    """A sign of colour and shapes, without words."""
    face = glow('sign %s' % (color,), color, lit) if lit else paint('sign %s' % (color,), color, 0.5)
    box('sign', (x, y, z), (wide, 0.12, high), face, 0.01)
    box('sign frame', (x, y + 0.05, z), (wide + 0.08, 0.1, high + 0.08), 'slate', 0.01)
    rows = [
        ((x - wide * 0.08 * k, y - 0.065, z + high * (0.18 - 0.36 * k / max(1, bars - 1))), (wide * (0.62 - 0.16 * k), 0.012, high * 0.12), (0, 0, 0))
        for k in range(bars)
    ]
    boxes('sign bars', rows, paint('sign light', (0.85, 0.84, 0.80), 0.5))


def screen(x, y, z, wide, high, light, deep):
    """A lit screen that shows waves of colour, without words."""

    def build(name):
        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        tree = mat.node_tree
        waves = node(tree, 'ShaderNodeTexWave', Scale=0.16, Distortion=7.0, Detail=2.0)
        tree.links.new(coordinates(tree), waves.inputs['Vector'])
        lit = node(tree, 'ShaderNodeEmission', Strength=1.25)
        mix(tree, waves.outputs['Fac'], deep, light, lit.inputs[0])
        tree.links.new(lit.outputs[0], tree.nodes['Material Output'].inputs[0])
        mat.cycles.sample_as_light = False

    box('screen', (x, y, z), (wide, 0.1, high), once('screen %.2f' % light[0], build))
    box('screen frame', (x, y + 0.08, z), (wide + 0.3, 0.16, high + 0.3), 'slate', 0.02)
