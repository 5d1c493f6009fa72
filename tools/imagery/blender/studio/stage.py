"""The set: an endless backdrop, three soft lights, and the camera that frames the unit."""

import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from . import materials
from .shapes import mesh

SIZE = (1280, 960)
# Azimuth, elevation and focal length of the three views that every unit has.
VIEWS = {
    'three-quarter': {'az': 32, 'el': 15, 'lens': 85},
    'front': {'az': 0, 'el': 6, 'lens': 90},
    'detail': {'az': 38, 'el': 20, 'lens': 110},
}
# A unit in a ceiling is built face up and looks straight into the lights: less of each.
CEILING = {'key': 0.95, 'fill': 0.7, 'rim': 0.5, 'ambient': 0.8}


def reset(size=SIZE):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = size
    for name in ('product', 'studio'):
        scene.collection.children.link(bpy.data.collections.new(name))
    return scene


def bounds():
    """The lowest and highest corner of the product, and the corners of all its parts."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for thing in bpy.data.collections['product'].objects:
        if thing.type != 'EMPTY':
            points += [thing.matrix_world @ Vector(c) for c in thing.evaluated_get(graph).bound_box]
    lo = Vector([min(p[i] for p in points) for i in range(3)])
    hi = Vector([max(p[i] for p in points) for i in range(3)])
    return lo, hi, points


def area(loc, target, size, power, color=(1, 1, 1), size_y=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = power, size, color
    if size_y:
        lamp.shape, lamp.size_y = 'RECTANGLE', size_y
    thing = bpy.data.objects.new('area', lamp)
    thing.location = loc
    thing.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    thing.visible_camera = False
    bpy.data.collections['studio'].objects.link(thing)
    return thing


def world(strength, color=(0.80, 0.88, 0.95)):
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    background = made.node_tree.nodes['Background']
    background.inputs[0].default_value = (*color, 1)
    background.inputs[1].default_value = strength
    # A plain colour needs no map to be sampled by, and is less noisy without.
    made.cycles.sampling_method = 'NONE'


def turn_product(degrees):
    """Shows the product from another side in the same light."""
    bpy.context.view_layer.update()
    turn = Matrix.Rotation(math.radians(degrees), 4, 'Z')
    for thing in bpy.data.collections['product'].objects:
        if thing.parent is None:
            thing.matrix_world = turn @ thing.matrix_world


def _backdrop(radius, center, floor, wall):
    """A floor that bends up into a wall behind; with `wall` it stands close, as in a room."""
    half = 30 * radius
    if wall is None:
        far, turn = center.y + 8 * radius, 3.5 * radius
    else:
        far, turn = wall, 0.05 * radius
    profile = [(center.y - 30 * radius, floor)]
    for i in range(25):
        a = math.pi / 2 * i / 24
        profile.append((far - turn + turn * math.sin(a), floor + turn - turn * math.cos(a)))
    profile.append((far, floor + 30 * radius))
    verts = [(x, y, z) for y, z in profile for x in (center.x - half, center.x + half)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    mat, tree, shader = materials.principled('backdrop', (0.60, 0.70, 0.77), 0.85, spec=0.1)
    shader.inputs['Emission'].default_value = (0.80, 0.895, 0.955, 1)
    shader.inputs['Emission Strength'].default_value = 0.16
    # The share of the backdrop in each pixel, with soft edges, for the finishing.
    share = tree.nodes.new('ShaderNodeOutputAOV')
    share.name = 'backdrop'
    share.inputs['Value'].default_value = 1
    return mesh('backdrop', verts, faces, mat, smooth=True, collection='studio')


def stage(floor=None, wall=None, key=1.0, fill=1.0, rim=1.0, ambient=1.0, radius=None):
    """Lights grow with the product, so that every unit stands in the same light."""
    lo, hi, _ = bounds()
    c = (lo + hi) / 2
    radius = radius or (hi - lo).length / 2
    _backdrop(radius, c, lo.z if floor is None else floor, wall)
    power = radius * radius
    area(
        c + Vector((-2.4, -2.2, 2.7)) * radius,
        c,
        2.1 * radius,
        150 * power * key,
        (1.0, 0.994, 0.984),
    )
    area(
        c + Vector((3.3, -1.6, 1.0)) * radius, c, 2.8 * radius, 10 * power * fill, (0.84, 0.92, 1.0)
    )
    area(
        c + Vector((0.9, 2.1, 3.1)) * radius, c, 2.2 * radius, 46 * power * rim, (0.94, 0.975, 1.0)
    )
    world(0.26 * ambient)


def camera(az, el, lens, fill=0.76, straight=True, roll=0, focus=None, down=0.0, across=0.0):
    """Frames the product. `straight` keeps upright edges upright by a level camera with a
    shifted lens. `focus` is (center, radius) of a detail; `down` and `across` move the product
    in the picture."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 500
    eye = bpy.data.objects.new('camera', data)
    scene.collection.objects.link(eye)
    scene.camera = eye
    lo, hi, points = bounds()
    c = (lo + hi) / 2
    size = (hi - lo).length
    if focus:
        c, reach = Vector(focus[0]), focus[1]
        around = [v for i in range(3) for v in (Vector([k == i for k in range(3)]),)]
        points = [c + v * s * reach for v in around for s in (-1, 1)]
        size = 2 * reach
    a, e = math.radians(az), math.radians(el)
    toward = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    look = Vector((-toward.x, -toward.y, 0)) if straight else -toward
    turn = look.to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')
    eye.rotation_euler = turn.to_euler()
    distance = size * lens / 36
    aspect = scene.render.resolution_x / scene.render.resolution_y
    for _ in range(14):
        eye.location = c + toward * distance
        bpy.context.view_layer.update()
        seen = [world_to_camera_view(scene, eye, p) for p in points]
        x0, x1 = min(p.x for p in seen), max(p.x for p in seen)
        y0, y1 = min(p.y for p in seen), max(p.y for p in seen)
        data.shift_x += (x0 + x1) / 2 - 0.5 - across
        data.shift_y += ((y0 + y1) / 2 - 0.5 + down) / aspect
        distance *= max(x1 - x0, y1 - y0) / fill
    return eye
