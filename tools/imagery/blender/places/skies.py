"""The sky of a late afternoon and that of blue dusk, with the sun and the haze that belong to them."""

import math

import bpy
from mathutils import Vector

from studio.materials import compute, node, spread

from . import surfaces

# Colours from the horizon up, the glow round the sun, lit and shaded cloud, the sun itself.
MOODS = {
    'evening': {
        'steps': ((0.0, (1.02, 0.86, 0.66)), (0.16, (0.80, 0.86, 0.88)), (0.42, (0.36, 0.56, 0.80)), (0.9, (0.14, 0.31, 0.62))),
        'glow': (1.5, 0.82, 0.34),
        'cloud': (1.35, 1.08, 0.84),
        'shaded': (0.52, 0.55, 0.62),
        'air': ((0.80, 0.71, 0.58), 420.0),
        'sun': (4.6, (1.0, 0.70, 0.42)),
        'strength': 0.62,
    },
    'dusk': {
        'steps': ((0.0, (0.66, 0.40, 0.30)), (0.12, (0.40, 0.36, 0.44)), (0.34, (0.135, 0.215, 0.40)), (0.9, (0.040, 0.085, 0.21))),
        'glow': (1.0, 0.42, 0.15),
        'cloud': (0.62, 0.40, 0.40),
        'shaded': (0.11, 0.14, 0.23),
        'air': ((0.30, 0.25, 0.29), 420.0),
        'sun': (0.0, (1.0, 0.6, 0.4)),
        'strength': 0.62,
    },
}


def sky(mood, bearing=-60, height=16, clouds=0.5, strength=1.0):
    """bearing is where the sun stands, clockwise from straight ahead, in degrees."""
    look = MOODS[mood]
    surfaces.air(*look['air'])
    made = bpy.data.worlds.new('sky')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where, parts.inputs[0])
    high = compute(tree, 'MAXIMUM', parts.outputs[2], 0.0)
    a, e = math.radians(bearing), math.radians(height)
    toward = Vector((math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e)))
    near = _toward(tree, where, toward)
    color = _ramp(tree, high, look['steps'])
    low = compute(tree, 'POWER', 2.718, compute(tree, 'MULTIPLY', high, -5.0))
    wide = compute(tree, 'MULTIPLY', compute(tree, 'POWER', near, 3.0), low)
    close = compute(tree, 'MULTIPLY', compute(tree, 'POWER', near, 40.0), 0.9)
    color = _over(tree, color, look['glow'], compute(tree, 'ADD', wide, close), 'ADD')
    color = _clouds(tree, where, high, near, color, look, clouds)
    back = tree.nodes['Background']
    tree.links.new(color, back.inputs[0])
    back.inputs[1].default_value = look['strength'] * strength
    made.cycles.sampling_method = 'MANUAL'
    made.cycles.sample_map_resolution = 256
    energy, tint = look['sun']
    if energy:
        _sun(toward, energy, tint)


def _sun(toward, energy, tint):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, math.radians(0.9), tint
    thing = bpy.data.objects.new('sun', lamp)
    bpy.data.collections['studio'].objects.link(thing)
    thing.rotation_euler = (-toward).to_track_quat('-Z', 'Y').to_euler()


def _toward(tree, where, way):
    """1 where one looks into the sun, 0 at right angles to it and behind."""
    made = tree.nodes.new('ShaderNodeVectorMath')
    made.operation = 'DOT_PRODUCT'
    made.inputs[1].default_value = way
    tree.links.new(where, made.inputs[0])
    return compute(tree, 'MAXIMUM', made.outputs['Value'], 0.0)


def _over(tree, under, color, amount, kind='MIX'):
    made = tree.nodes.new('ShaderNodeMixRGB')
    made.blend_type = kind
    tree.links.new(amount, made.inputs[0])
    tree.links.new(under, made.inputs[1])
    if isinstance(color, tuple):
        made.inputs[2].default_value = (*color, 1)
    else:
        tree.links.new(color, made.inputs[2])
    return made.outputs[0]


def _ramp(tree, value, steps):
    """A colour by height; a colour may be brighter than a ramp of Blender can hold."""
    made = tree.nodes.new('ShaderNodeValToRGB')
    parts = made.color_ramp.elements
    most = max(max(color) for _, color in steps)
    for part, (place, color) in zip((parts[0], parts[1]), (steps[0], steps[-1])):
        part.position, part.color = place, (*[c / most for c in color], 1)
    for place, color in steps[1:-1]:
        parts.new(place).color = (*[c / most for c in color], 1)
    tree.links.new(value, made.inputs[0])
    gain = tree.nodes.new('ShaderNodeVectorMath')
    gain.operation = 'SCALE'
    gain.inputs['Scale'].default_value = most
    tree.links.new(made.outputs[0], gain.inputs[0])
    return gain.outputs[0]


def _clouds(tree, where, high, near, color, look, share):
    """Broken cloud on a flat layer far up: grey below, warm towards the sun, torn to wisps."""
    lift = compute(tree, 'MULTIPLY_ADD', high, 1.0, 0.14)
    flat = tree.nodes.new('ShaderNodeVectorMath')
    flat.operation = 'DIVIDE'
    tree.links.new(where, flat.inputs[0])
    tree.links.new(lift, flat.inputs[1])
    drawn = tree.nodes.new('ShaderNodeMapping')
    drawn.inputs['Scale'].default_value = (0.62, 1.15, 0.0)
    drawn.inputs['Rotation'].default_value = (0, 0, math.radians(24))
    tree.links.new(flat.outputs[0], drawn.inputs[0])
    wisps = node(tree, 'ShaderNodeTexNoise', Scale=1.1, Detail=9.0, Roughness=0.58, Distortion=0.35)
    tree.links.new(drawn.outputs[0], wisps.inputs['Vector'])
    start = 0.66 - 0.26 * share
    amount = spread(tree, wisps.outputs['Fac'], 0.0, 0.85, start, start + 0.20)
    thick = spread(tree, wisps.outputs['Fac'], 0.0, 0.8, start + 0.10, start + 0.30)
    warm = compute(tree, 'SUBTRACT', 1.0, compute(tree, 'MULTIPLY', near, 0.5))
    body = node(tree, 'ShaderNodeRGB')
    body.outputs[0].default_value = (*look['cloud'], 1)
    shaded = _over(
        tree, body.outputs[0], look['shaded'], compute(tree, 'MULTIPLY', thick, warm)
    )
    return _over(tree, color, shaded, amount)
