"""A building site in daylight: sky, sun, ground, the town far away, the camera."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.materials import compute, glow, node, paint, spread, two_tone
from studio.shapes import box, boxes

SIZE = (1280, 960)


def sky(turn=-40, height=34, sun=3.6, strength=0.62, warm=0.0):
    """A pale morning sky with thin clouds, and a sun with a soft edge. turn is the sun's bearing.
    Glass and ground see another one: darker at its foot, where the rest of the town would stand."""
    made = bpy.data.worlds.new('sky')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    where = tree.nodes.new('ShaderNodeTexCoord').outputs['Generated']
    up = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where, up.inputs[0])
    high = compute(tree, 'MAXIMUM', up.outputs[2], 0.0)
    foot = (1.30, 1.36 - 0.05 * warm, 1.38 - 0.10 * warm)
    seen = _ramp(tree, high, ((0.0, foot), (0.20, (0.82, 1.12, 1.36)), (0.75, (0.26, 0.58, 1.05))))
    town = (0.20, 0.24, 0.27)
    felt = _ramp(
        tree,
        high,
        ((0.0, town), (0.10, town), (0.17, (0.78, 0.88, 0.94)), (0.8, (0.24, 0.46, 0.80))),
    )
    share = tree.nodes.new('ShaderNodeMixRGB')
    tree.links.new(tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray'], share.inputs[0])
    tree.links.new(felt, share.inputs[1])
    tree.links.new(_clouds(tree, where, high, seen), share.inputs[2])
    back = tree.nodes['Background']
    tree.links.new(share.outputs[0], back.inputs[0])
    back.inputs[1].default_value = strength
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle = sun, math.radians(1.2)
    lamp.color = (1.0, 0.93 - 0.04 * warm, 0.83 - 0.10 * warm)
    thing = bpy.data.objects.new('sun', lamp)
    bpy.data.collections['studio'].objects.link(thing)
    a, e = math.radians(turn), math.radians(height)
    fall = Vector((-math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    thing.rotation_euler = fall.to_track_quat('-Z', 'Y').to_euler()


def _ramp(tree, value, steps):
    """A colour by height; a colour may be brighter than a ramp of Blender can hold."""
    most = max(max(color) for _, color in steps)
    made = tree.nodes.new('ShaderNodeValToRGB')
    parts = made.color_ramp.elements
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


def _clouds(tree, where, high, color):
    """Thin, wind-drawn cloud on a flat layer far up."""
    lift = compute(tree, 'MULTIPLY_ADD', high, 1.0, 0.12)
    flat = tree.nodes.new('ShaderNodeVectorMath')
    flat.operation = 'DIVIDE'
    tree.links.new(where, flat.inputs[0])
    tree.links.new(lift, flat.inputs[1])
    drawn = tree.nodes.new('ShaderNodeMapping')
    drawn.inputs['Scale'].default_value = (0.55, 1.7, 0.0)
    drawn.inputs['Rotation'].default_value = (0, 0, math.radians(24))
    tree.links.new(flat.outputs[0], drawn.inputs[0])
    wisps = node(tree, 'ShaderNodeTexNoise', Scale=1.6, Detail=7.0, Roughness=0.56, Distortion=0.5)
    tree.links.new(drawn.outputs[0], wisps.inputs['Vector'])
    amount = spread(tree, wisps.outputs['Fac'], 0.0, 0.62, 0.48, 0.72)
    over = tree.nodes.new('ShaderNodeMixRGB')
    over.inputs[2].default_value = (1.36, 1.40, 1.44, 1)
    tree.links.new(amount, over.inputs[0])
    tree.links.new(color, over.inputs[1])
    return over.outputs[0]


def skyline(seed=3, near=210, far=420, reach=420, foot=0):
    """Roofs and tree tops far away in the haze, so that the ground ends somewhere. From a roof the
    town begins far below, at `foot`."""
    chance = np.random.default_rng(seed)
    tones = [(0.66, 0.76, 0.84), (0.72, 0.81, 0.87), (0.58, 0.69, 0.77)]
    for n, tone in enumerate(tones):
        y = far - (far - near) * n / 2
        items = [((0, y + 1, foot / 2), (2 * reach, 1, 1.2 - foot), (0, 0, 0))]
        x = -reach
        while x < reach:
            wide = chance.uniform(9, 26)
            high = chance.uniform(5, 13) + (chance.random() < 0.16) * chance.uniform(6, 20)
            if n == 2:
                wide, high = chance.uniform(3, 8), chance.uniform(3.0, 6.5)
            items.append(((x + wide / 2, y, high / 2), (wide, 2, high), (0, 0, 0)))
            x += wide * chance.uniform(0.9, 1.3)
        towers = boxes('skyline', items, glow('haze %d' % n, tone, 0.95))
        towers.visible_shadow = towers.visible_diffuse = towers.visible_glossy = False


def ground(paving=(0.46, 0.46, 0.45), lawn=True, path=None):
    """Paving, and a lawn before the building that a path of (x, width) crosses."""
    stone = two_tone('paving', paving, tuple(c * 0.88 for c in paving), 0.8, 0.6, detail=6)
    box('ground', (0, 150, -0.25), (900, 500, 0.5), stone)
    if lawn:
        grass = two_tone('grass', (0.085, 0.15, 0.045), (0.13, 0.21, 0.07), 0.9, 3.0, detail=8)
        box('lawn', (0, 13, 0.04), (400, 12, 0.10), grass)
        if path:
            box('path', (path[0], 13.2, 0.045), (path[1], 12.6, 0.12), stone)
        box('kerb', (0, 6.9, 0.05), (400, 0.2, 0.14), paint('kerb', (0.52, 0.52, 0.51), 0.8))


def paving_joints(near, far, step=1.5, reach=40):
    items = [
        ((x * step - reach, (near + far) / 2, 0.001), (0.02, far - near, 0.004), (0, 0, 0))
        for x in range(int(2 * reach / step) + 1)
    ]
    items += [
        ((0, near + k * step, 0.001), (2 * reach, 0.02, 0.004), (0, 0, 0))
        for k in range(int((far - near) / step) + 1)
    ]
    boxes('paving joints', items, paint('paving joint', (0.30, 0.30, 0.29), 0.9))


def view(place=(0, -30, 1.7), lens=28, shift=(0, 0.12), turn=0.0):
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y, data.clip_end = lens, *shift, 2000
    eye = bpy.data.objects.new('camera', data)
    eye.location = place
    eye.rotation_euler = (math.pi / 2, 0, math.radians(-turn))
    scene.collection.objects.link(eye)
    scene.camera = eye


def roof_units(build, places, scale=1.0, turn=0.0, mirror=False):
    """Copies of a real unit of the studio; mirrored, its finished side is the left one."""
    known = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    made = [thing for thing in bpy.data.objects if thing not in known]
    was = {thing: thing.matrix_world.copy() for thing in made}
    for n, place in enumerate(places):
        matrix = (
            Matrix.Translation(place)
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Scale(scale, 4)
        )
        if mirror:
            matrix = matrix @ Matrix.Scale(-1, 4, Vector((1, 0, 0)))
        for thing in made:
            put = thing if n == 0 else thing.copy()
            if n:
                bpy.data.collections['product'].objects.link(put)
            put.matrix_world = matrix @ was[thing]
