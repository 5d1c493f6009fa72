"""The top of the home page: a ceiling seen from below with one four way cassette, whose air falls from all
four slots into a room in the late afternoon. The text of the page stands on the plain ceiling and wall at
the left."""

import math

import bpy
from mathutils import Vector

from products import cassette_4way
from studio import stage
from studio.ceiling import tiled_ceiling
from studio.materials import compute, glow, node, paint
from studio.shapes import add, box, boxes

from .furniture import plant
from .people import figure
from .room import hang, look, mount, wood

SIZE = (1600, 900)
HIGH = 3.05
UNIT = (0.72, 2.85)
# Two who talk below the unit, far behind it; 0 degrees looks at the camera.
PEOPLE = (
    ((1.75, 7.3, 105), {'pose': 'talk', 'wear': 'shirt', 'top': (0.50, 0.56, 0.62)}),
    ((2.55, 7.5, -80), {'wear': 'kameez', 'top': (0.42, 0.16, 0.12), 'hair': 'bun', 'tall': 1.6}),
)
# How far the air reaches outward and down in metres, and how it is spread over sheets.
OUT, DOWN, SHEETS, ACROSS, ALONG = 1.25, 1.75, 4, 24, 48


def _air_material():
    """Streaks of haze that begin at the slot and are gone at the end of the sheet. u runs along the slot."""
    mat = bpy.data.materials.new('air')
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.clear()
    where = tree.nodes.new('ShaderNodeUVMap').outputs[0]
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(where, parts.inputs[0])
    along, across = parts.outputs[1], parts.outputs[0]
    stretch = tree.nodes.new('ShaderNodeMapping')
    stretch.inputs['Scale'].default_value = (9, 1.1, 1)
    tree.links.new(where, stretch.inputs[0])
    streaks = node(tree, 'ShaderNodeTexNoise', Scale=1.0, Detail=3.0, Roughness=0.55)
    tree.links.new(stretch.outputs[0], streaks.inputs['Vector'])
    streak = compute(tree, 'POWER', compute(tree, 'MULTIPLY', streaks.outputs['Fac'], 1.35), 2.6)
    end = compute(tree, 'POWER', compute(tree, 'SUBTRACT', 1.0, along), 1.7)
    start = compute(tree, 'MINIMUM', compute(tree, 'MULTIPLY', along, 9.0), 1.0)
    middle = compute(tree, 'ABSOLUTE', compute(tree, 'MULTIPLY_ADD', across, 2.0, -1.0))
    edge = compute(tree, 'SUBTRACT', 1.0, compute(tree, 'POWER', middle, 5.0))
    fade = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', end, start), edge)
    share = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', fade, streak), 0.62)
    haze = node(tree, 'ShaderNodeEmission', Color=(0.80, 0.93, 1.0, 1), Strength=1.25)
    through = tree.nodes.new('ShaderNodeBsdfTransparent')
    both = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(share, both.inputs[0])
    tree.links.new(through.outputs[0], both.inputs[1])
    tree.links.new(haze.outputs[0], both.inputs[2])
    out = tree.nodes.new('ShaderNodeOutputMaterial')
    tree.links.new(both.outputs[0], out.inputs[0])
    mat.cycles.sample_as_light = False
    return mat


def _sheet(side, layer, mat):
    """One sheet of air below one slot: it leaves flat, then falls, and widens on its way."""
    turn, spread = side * math.pi / 2, 0.55 + 0.25 * layer / SHEETS
    verts, uvs, faces = [], [], []
    for j in range(ALONG + 1):
        t = j / ALONG
        out = cassette_4way.OFF + OUT * spread * (1 - math.exp(-2.4 * t)) / (1 - math.exp(-2.4))
        down = 0.035 + DOWN * (0.25 * t + 0.75 * t**1.9) * (0.86 + 0.14 * layer / SHEETS)
        for i in range(ACROSS + 1):
            u = i / ACROSS
            x = (u - 0.5) * (cassette_4way.SLOT - 0.04) * (1 + 0.75 * t)
            x += 0.02 * math.sin(5 * t + layer) * t
            place = Vector((x * math.cos(turn) + out * math.sin(turn),
                            x * math.sin(turn) - out * math.cos(turn), -down))
            verts.append(Vector((*UNIT, HIGH)) + place)
            uvs.append((u + 0.37 * layer, t))
    for j in range(ALONG):
        for i in range(ACROSS):
            a = j * (ACROSS + 1) + i
            faces.append((a, a + 1, a + ACROSS + 2, a + ACROSS + 1))
    data = bpy.data.meshes.new('air')
    data.from_pydata([tuple(v) for v in verts], [], faces)
    layer_uv = data.uv_layers.new(name='UVMap')
    for loop in data.loops:
        layer_uv.data[loop.index].uv = uvs[loop.vertex_index]
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    thing = add('air', data, mat)
    thing.visible_shadow = thing.visible_diffuse = thing.visible_glossy = False


def _ceiling_with_unit():
    cassette_4way.build('wind_free', '', 24)
    tiled_ceiling(16)


def build(variant, view):
    slats = [((-9 + 0.09 * i, 8.94, HIGH / 2 - 0.1), (0.055, 0.06, HIGH - 0.2), (0, 0, 0)) for i in range(235)]
    boxes('slats', slats, wood('walnut', (0.25, 0.155, 0.095), (0.33, 0.215, 0.14)), 0.004)
    box('slab', (0, 5, HIGH + 0.2), (24, 20, 0.1), 'slate')
    box('far wall', (0, 9.1, HIGH / 2), (24, 0.2, HIGH), paint('slat back', (0.10, 0.075, 0.055), 0.8))
    box('floor', (0, 4, -0.05), (24, 20, 0.1), paint('hero floor', (0.30, 0.27, 0.24), 0.5))
    # A line of warm light in the gap between the ceiling and the slats, and what it throws on them.
    box('gap', (0, 8.90, HIGH - 0.05), (24, 0.04, 0.05), glow('cove', (1.0, 0.78, 0.52), 1.6))
    stage.area((0, 8.80, HIGH - 0.12), (0, 8.95, 0.8), 14, 62, (1.0, 0.72, 0.44), 0.1)
    hang(_ceiling_with_unit, [UNIT], HIGH)
    air = _air_material()
    for side in range(4):
        for layer in range(SHEETS):
            _sheet(side, layer, air)
    for (x, y, turn), look_of in PEOPLE:
        mount(lambda look_of=look_of: figure(**look_of), (x, y, 0), turn)
    mount(lambda: plant(1.5, 44, seed=4), (3.9, 7.9, 0))
    # Low sun through a window at the left, out of sight, and the bounce of the floor.
    stage.area((-4.5, 0.5, 1.3), (2.0, 4.5, 2.9), 2.2, 330, (1.0, 0.92, 0.80), 1.6)
    stage.area((0, 4, 0.1), (0.5, 4, HIGH), 7.0, 130, (0.86, 0.95, 1.0), 7.0)
    stage.area((4.6, 7.5, 1.2), (0, 5.5, 2.8), 1.6, 40, (0.80, 0.90, 1.0), 2.0)
    stage.world(0.10)
    look((0.0, -0.55, 1.15), 27, (0.0, 0.235))
    lens = bpy.context.scene.camera.data
    lens.dof.use_dof, lens.dof.focus_distance, lens.dof.aperture_fstop = True, 3.9, 0.5
    return {'exposure': 0.40}
