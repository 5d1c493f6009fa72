"""A building site in daylight: sky, sun, ground, trees, and the parts that façades are made of."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.materials import (
    compute,
    glow,
    node,
    paint,
    panes,
    spread,
    two_tone,
)
from studio.shapes import bend, box, boxes, lathe, mesh, prism, wires

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


def skyline(seed=3, near=210, far=420, reach=420):
    """Roofs and tree tops far away in the haze, so that the ground ends somewhere."""
    chance = np.random.default_rng(seed)
    tones = [(0.66, 0.76, 0.84), (0.72, 0.81, 0.87), (0.58, 0.69, 0.77)]
    for n, tone in enumerate(tones):
        y = far - (far - near) * n / 2
        items, x = [], -reach
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


def glass(name='glazing', color=(0.05, 0.085, 0.11)):
    return panes(name, color, 1.5, 3.7)


def stone(name='facade', color=(0.66, 0.655, 0.63)):
    return two_tone(name, color, tuple(c * 0.92 for c in color), 0.75, 0.35, detail=6, spec=0.25)


def brick(name='brick', color=(0.38, 0.155, 0.095)):
    """Courses of brick: seen from afar only their colour and lines tell."""
    mat = two_tone(name, color, tuple(c * 0.78 for c in color), 0.85, 2.5, detail=8, spec=0.15)
    return mat


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


def lamp_post(x, y, high=4.2):
    """A slim post with a flat head over the forecourt."""
    dark = paint('post', (0.05, 0.055, 0.06), 0.5)
    wires('post', [([(x, y, 0), (x, y, high)], False)], 0.05, dark, 6)
    box('head', (x + 0.35, y, high), (0.95, 0.22, 0.06), dark, 0.02)


def bench(x, y):
    slats = [((x, y + (k - 2) * 0.10, 0.45), (1.9, 0.075, 0.05), (0, 0, 0)) for k in range(5)]
    boxes('bench', slats, two_tone('teak', (0.30, 0.19, 0.11), (0.38, 0.25, 0.15), 0.6, 5), 0.008)
    for side in (-0.75, 0.75):
        box('bench foot', (x + side, y, 0.22), (0.08, 0.46, 0.42), 'slate', 0.01)


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
    steps = 28
    profile = [
        (
            radius * math.cos(math.pi / 2 * i / steps),
            radius * rise * math.sin(math.pi / 2 * i / steps),
        )
        for i in range(steps + 1)
    ]
    return lathe('dome', profile, mat, place, 96)


def arch(x, y, z, wide, tall, depth, mat=None):
    """A pointed opening, as a dark body to stand in a wall."""
    points, half = [(-wide / 2, 0), (wide / 2, 0)], wide / 2
    spring = tall - wide * 0.75
    points.append((half, spring))
    for i in range(1, 11):
        t = i / 10
        points.append((half * (1 - t**1.6), spring + (tall - spring) * math.sin(math.pi / 2 * t)))
    for i in range(9, -1, -1):
        t = i / 10
        points.append((-half * (1 - t**1.6), spring + (tall - spring) * math.sin(math.pi / 2 * t)))
    return prism(
        'arch',
        points,
        y,
        y + depth,
        mat or paint('deep', (0.03, 0.032, 0.035), 0.6),
        'y',
        (x, 0, z),
    )


def roof_units(build, places, scale=1.0, turn=0.0, mirror=False):
    """Copies of a real unit of the studio on a roof; mirrored, its finished side is the left one."""
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
