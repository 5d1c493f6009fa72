"""A building site in daylight: sky, sun, ground, trees, and the parts that façades are made of."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.materials import compute, paint, two_tone
from studio.shapes import box, boxes, lathe, mesh, prism

SIZE = (1024, 768)


def sky(turn=-40, height=34, sun=3.4, strength=0.55, warm=0.0):
    """A pale morning sky, bluer above, and a sun with a soft edge. turn is the sun's bearing."""
    made = bpy.data.worlds.new('sky')
    bpy.context.scene.world = made
    made.use_nodes = True
    tree = made.node_tree
    up = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Generated'], up.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    steps = ramp.color_ramp
    steps.elements[0].color, steps.elements[0].position = (0.80, 0.87 - 0.03 * warm, 0.92, 1), 0.0
    steps.elements[1].color, steps.elements[1].position = (0.22, 0.44, 0.78, 1), 0.85
    steps.elements.new(0.22).color = (0.52, 0.71, 0.90, 1)
    tree.links.new(compute(tree, 'MAXIMUM', up.outputs[2], 0.0), ramp.inputs[0])
    back = tree.nodes['Background']
    tree.links.new(ramp.outputs[0], back.inputs[0])
    back.inputs[1].default_value = strength
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle = sun, math.radians(1.2)
    lamp.color = (1.0, 0.93 - 0.04 * warm, 0.83 - 0.10 * warm)
    thing = bpy.data.objects.new('sun', lamp)
    bpy.data.collections['studio'].objects.link(thing)
    a, e = math.radians(turn), math.radians(height)
    fall = Vector((-math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), -math.sin(e)))
    thing.rotation_euler = fall.to_track_quat('-Z', 'Y').to_euler()


def ground(paving=(0.46, 0.46, 0.45), lawn=True):
    stone = two_tone('paving', paving, tuple(c * 0.88 for c in paving), 0.8, 0.6, detail=6)
    box('ground', (0, 150, -0.25), (900, 500, 0.5), stone)
    if lawn:
        grass = two_tone('grass', (0.085, 0.15, 0.045), (0.13, 0.21, 0.07), 0.9, 3.0, detail=8)
        box('lawn', (0, 13, 0.04), (400, 12, 0.10), grass)
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
    return paint(name, color, 0.04, 0.0, 0.9)


def stone(name='facade', color=(0.66, 0.655, 0.63)):
    return two_tone(name, color, tuple(c * 0.92 for c in color), 0.75, 0.35, detail=6, spec=0.25)


def brick(name='brick', color=(0.38, 0.155, 0.095)):
    """Courses of brick: seen from afar only their colour and lines tell."""
    mat = two_tone(name, color, tuple(c * 0.78 for c in color), 0.85, 2.5, detail=8, spec=0.15)
    return mat


def tree(place, high=7.0, seed=1, spread=2.4):
    """A trunk with a crown of many small leaves, loose at its edge."""
    x, y, z = place
    chance = np.random.default_rng(seed)
    lathe(
        'trunk',
        [(0.16, 0), (0.11, high * 0.35), (0.05, high * 0.75), (0, high * 0.78)],
        paint('bark', (0.16, 0.12, 0.09), 0.9),
        (x, y, z),
        16,
    )
    verts, faces = [], []
    centres = [(chance.normal(0, 0.45, 3) * spread * 0.55) for _ in range(9)]
    for n in range(2600):
        middle = centres[n % 9]
        way = chance.normal(0, 1, 3)
        way /= np.linalg.norm(way)
        reach = spread * 0.62 * chance.random() ** 0.4
        spot = middle + way * reach * np.array((1, 1, 0.8)) + np.array((x, y, z + high * 0.68))
        side = Vector(chance.normal(0, 1, 3)).normalized()
        up = side.orthogonal().normalized()
        size = 0.10 + 0.09 * chance.random()
        first = len(verts)
        p = Vector(spot)
        verts += [p - side * size, p + up * size * 0.6, p + side * size, p - up * size * 0.6]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh(
        'crown',
        verts,
        faces,
        two_tone('crown', (0.045, 0.10, 0.025), (0.10, 0.17, 0.045), 0.7, 0.9),
    )


def hedge(x0, x1, y, high=0.8):
    chance = np.random.default_rng(int(abs(x0 * 7 + y)) + 3)
    verts, faces = [], []
    for _ in range(int((x1 - x0) * 260)):
        spot = Vector(
            (chance.uniform(x0, x1), y + chance.uniform(-0.4, 0.4), high * chance.random() ** 0.5)
        )
        side = Vector(chance.normal(0, 1, 3)).normalized() * 0.09
        up = side.orthogonal().normalized() * 0.05
        first = len(verts)
        verts += [spot - side, spot + up, spot + side, spot - up]
        faces.append((first, first + 1, first + 2, first + 3))
    mesh(
        'hedge',
        verts,
        faces,
        two_tone('crown', (0.045, 0.10, 0.025), (0.10, 0.17, 0.045), 0.7, 0.9),
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
    boxes('spandrels', bands, paint('spandrel', (0.16, 0.20, 0.23), 0.25))


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


def roof_units(build, places, scale=1.0, turn=0.0):
    """Copies of a real unit of the studio on a roof."""
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
        for thing in made:
            put = thing if n == 0 else thing.copy()
            if n:
                bpy.data.collections['product'].objects.link(put)
            put.matrix_world = matrix @ was[thing]
