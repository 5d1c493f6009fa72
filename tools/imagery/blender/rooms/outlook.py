"""What a window shows: Dhaka, in blocks with balconies, water tanks, laundry, trees and haze.

Built as if the window were at the origin and looked along +y; `outlook` turns it. It shines by
itself, as no lamp of a room reaches it, and throws no shadow into the room.
"""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.materials import compute, glow, principled
from studio.shapes import boxes, lathe, mesh, wires

STOREY = 3.1
PLASTER = (
    (0.62, 0.52, 0.38),
    (0.58, 0.56, 0.52),
    (0.60, 0.40, 0.30),
    (0.46, 0.47, 0.46),
    (0.66, 0.62, 0.52),
    (0.42, 0.22, 0.16),
    (0.52, 0.58, 0.56),
)
WASHING = (
    (0.62, 0.14, 0.12),
    (0.12, 0.28, 0.50),
    (0.78, 0.62, 0.20),
    (0.72, 0.72, 0.70),
    (0.16, 0.42, 0.32),
)
# Sky at the horizon and above, light on the walls, haze, share of lit windows.
HOURS = {
    'morning': (
        (1.15, 1.05, 0.90),
        (0.62, 0.80, 1.00),
        (0.44, 0.47, 0.51),
        (0.80, 0.81, 0.79),
        0.0,
    ),
    'evening': (
        (1.40, 0.92, 0.52),
        (0.62, 0.66, 0.78),
        (0.42, 0.37, 0.36),
        (1.00, 0.70, 0.46),
        0.10,
    ),
    'dusk': (
        (0.62, 0.36, 0.26),
        (0.085, 0.15, 0.31),
        (0.085, 0.105, 0.155),
        (0.20, 0.20, 0.27),
        0.42,
    ),
}


class _Town:
    """Collects boxes by material, so that a whole row of blocks is a few meshes."""

    def __init__(self, hour, seed):
        self.low, self.high, self.light, self.haze, self.lit = HOURS[hour]
        self.chance, self.stock, self.known = np.random.default_rng(seed), {}, {}

    def tone(self, color, far):
        key = (*(round(c, 2) for c in color), round(far, 1))
        if key not in self.known:
            mat, _, shader = principled('town %s' % (key,), color, 0.9, spec=0.05)
            seen = [c * b * (1 - far) + h * far for c, b, h in zip(color, self.light, self.haze)]
            shader.inputs['Emission'].default_value = (*seen, 1)
            shader.inputs['Emission Strength'].default_value = 1.0
            # The hazy air before them also weakens the sun on them.
            shader.inputs['Base Color'].default_value = (*[c * (1 - far) * 0.6 for c in color], 1)
            mat.cycles.sample_as_light = False
            self.known[key] = mat
        return self.known[key]

    def put(self, center, dims, color, far):
        self.stock.setdefault((tuple(color), round(far, 1)), []).append((center, dims, (0, 0, 0)))

    def pane(self, center, dims, far):
        """A window: dark by day; at dusk some have a lamp behind a curtain."""
        if self.chance.random() < self.lit:
            warm = ((1.0, 0.66, 0.32), (1.0, 0.80, 0.52), (0.75, 0.88, 0.95))[
                self.chance.integers(3)
            ]
            self.stock.setdefault(warm, []).append((center, dims, (0, 0, 0)))
        else:
            self.put(center, dims, (0.10, 0.11, 0.12), far)

    def build(self):
        for key, items in self.stock.items():
            if isinstance(key[0], tuple):
                boxes('town', items, self.tone(*key))
            else:
                boxes(
                    'town lit',
                    items,
                    glow('town lamp %.2f' % key[1], key, 1.1 if self.lit > 0.2 else 0.8),
                )


def _floor(town, x, y, z, wide, color, far, near):
    """One storey of a front: windows below sun shades, a balcony with a rail, washing."""
    chance, bays = town.chance, max(2, int(wide / 2.7))
    bay, balcony = wide / bays, int(town.chance.integers(bays))
    shade = tuple(c * 0.55 for c in color)
    for k in range(bays):
        at = x - wide / 2 + (k + 0.5) * bay
        if near and (k == balcony or (k + 2) % 4 == 0):
            town.put((at, y - 0.02, z + 1.35), (bay * 0.86, 0.1, 2.3), shade, far)
            town.pane((at + 0.2, y - 0.08, z + 1.15), (bay * 0.42, 0.06, 1.9), far)
            town.put((at, y - 0.60, z + 0.06), (bay * 0.94, 1.2, 0.14), color, far)
            for r in range(9):
                town.put(
                    (at + (r - 4) * bay * 0.108, y - 1.16, z + 0.55),
                    (0.04, 0.04, 0.9),
                    (0.10, 0.10, 0.10),
                    far,
                )
            town.put((at, y - 1.16, z + 1.02), (bay * 0.92, 0.06, 0.06), (0.10, 0.10, 0.10), far)
            if chance.random() < 0.45:
                for c in range(int(chance.integers(2, 5))):
                    tall = chance.uniform(0.5, 1.0)
                    town.put(
                        (at - bay * 0.32 + c * 0.42, y - 1.22, z + 1.04 - tall / 2),
                        (0.36, 0.03, tall),
                        WASHING[chance.integers(5)],
                        far,
                    )
        else:
            town.pane((at, y - 0.03, z + 1.5), (bay * 0.50, 0.1, 1.35), far)
            town.put((at, y - 0.30, z + 2.28), (bay * 0.62, 0.60, 0.09), color, far)
            town.put((at, y - 0.02, z + 0.79), (bay * 0.56, 0.20, 0.07), shade, far)
            if near and chance.random() < 0.35:
                town.put(
                    (at + bay * 0.10, y - 0.22, z + 0.55),
                    (0.80, 0.32, 0.55),
                    (0.66, 0.66, 0.64),
                    far,
                )
    town.put((x, y - 0.03, z), (wide, 0.12, 0.16), shade, far)


def _roof(town, x, y, top, wide, deep, far):
    """Parapet, stair head, black water tank, and the rods of a storey that may come."""
    chance, raw = town.chance, (0.40, 0.40, 0.39)
    town.put((x, y + 0.05, top + 0.5), (wide, 0.14, 1.0), raw, far)
    at = x + chance.uniform(-0.3, 0.3) * wide
    town.put((at, y + deep * 0.5, top + 1.4), (3.0, 3.2, 2.8), raw, far)
    tank = [(0, 1.5), (0.28, 1.45), (0.65, 1.2), (0.68, 0.1), (0.66, 0), (0, 0)]
    lathe('tank', tank, town.tone((0.035, 0.035, 0.04), far), (at, y + deep * 0.5, top + 2.8), 20)
    rods = []
    for k in range(4):
        px = x - wide * 0.4 + k * wide * 0.27
        rods += [
            ([(px + d, y + 1.0, top + 0.9), (px + d * 1.4, y + 1.0, top + 2.1)], False)
            for d in (-0.12, 0.0, 0.12)
        ]
    wires('rods', rods, 0.03, town.tone((0.16, 0.12, 0.10), far), 1)
    if chance.random() < 0.6:
        for c in range(6):
            town.put(
                (x - 2 + c * 0.62, y + 2.0, top + 1.45),
                (0.5, 0.03, chance.uniform(0.6, 1.0)),
                WASHING[chance.integers(5)],
                far,
            )


def _block(town, x, y, wide, ground, top, far, near):
    color, deep = PLASTER[town.chance.integers(len(PLASTER))], 9.0
    floors = max(1, round((top - ground) / STOREY))
    top = ground + floors * STOREY
    town.put((x, y + deep / 2, (ground + top) / 2), (wide, deep, top - ground), color, far)
    for k in range(floors):
        z = ground + k * STOREY
        if z > -9:
            _floor(town, x, y, z, wide, color, far, near)
    _roof(town, x, y, top, wide, deep, far)


def _tree(town, x, y, low, high, far, seed):
    """A crown of loose leaves in a few clumps."""
    chance, verts, faces = np.random.default_rng(seed), [], []
    clumps = [(chance.normal(0, 1.3, 3) * (1, 1, 0.6), chance.uniform(0.9, 1.7)) for _ in range(9)]
    for middle, radius in clumps:
        for _ in range(240):
            way = chance.normal(0, 1, 3)
            at = Vector(middle) + Vector(way / np.linalg.norm(way)) * radius * chance.uniform(
                0.6, 1.05
            )
            side, up = Vector(chance.normal(0, 0.10, 3)), Vector(chance.normal(0, 0.10, 3))
            first = len(verts)
            verts += [at - side - up, at + side - up, at + side + up, at - side + up]
            faces.append((first, first + 1, first + 2, first + 3))
    green = ((0.10, 0.17, 0.06), (0.14, 0.20, 0.07), (0.07, 0.14, 0.06))[seed % 3]
    thing = mesh('crown', verts, faces, town.tone(green, far))
    thing.location, thing.scale = (x, y, high - 2), (1.25, 1.25, 1.15)
    wires(
        'trunk',
        [([(x, y, low), (x + 0.2, y, high - 1.5)], False)],
        0.2,
        town.tone((0.10, 0.08, 0.06), far),
        2,
    )


def _sky(town):
    sky = glow('town sky', (1, 1, 1), 1.0)
    tree = sky.node_tree
    parts = tree.nodes.new('ShaderNodeSeparateXYZ')
    tree.links.new(tree.nodes.new('ShaderNodeTexCoord').outputs['Object'], parts.inputs[0])
    ramp = tree.nodes.new('ShaderNodeValToRGB')
    steps = ramp.color_ramp
    most = max(town.low)
    steps.elements[0].color, steps.elements[0].position = (*[c / most for c in town.low], 1), 0.0
    steps.elements[1].color, steps.elements[1].position = (*[c / most for c in town.high], 1), 0.75
    tree.links.new(compute(tree, 'MULTIPLY', parts.outputs[2], 1 / 55), ramp.inputs[0])
    tree.links.new(ramp.outputs[0], tree.nodes['Emission'].inputs[0])
    tree.nodes['Emission'].inputs[1].default_value = most
    turns = [math.radians(7.5 * k) for k in range(25)]
    verts = [(170 * math.cos(a), 170 * math.sin(a), z) for a in turns for z in (-60, 170)]
    mesh('town sky', verts, [(2 * k, 2 * k + 2, 2 * k + 3, 2 * k + 1) for k in range(24)], sky)


def outlook(
    place,
    turn=0.0,
    hour='morning',
    floor=4,
    seed=1,
    near=15.0,
    span=(-34, 34),
    crowns=(-4.5, -1.2),
    tall=1.0,
):
    """The town before a window at `place`, on storey `floor`. turn 0 looks along +y, 90 along -x.
    near: how far away the other side of the street is; span: how far the town goes to the sides
    (a side window sees far along its wall); crowns: how high the trees reach, from the window;
    tall: how much of the sky the blocks take."""
    known = set(bpy.data.objects)
    town, ground = _Town(hour, seed), -floor * STOREY
    chance = town.chance
    _sky(town)
    for row, (y, far, low, high) in enumerate(
        ((near, 0.06, -3.5, 7.0), (near + 19, 0.30, 0.5, 13.0), (near + 48, 0.62, 2.0, 24.0))
    ):
        x = span[0] * (1 + row * 0.8)
        while x < span[1] * (1 + row * 0.5):
            wide = chance.uniform(8.5, 13.5)
            top = chance.uniform(low, high * tall)
            _block(town, x + wide / 2, y + chance.uniform(0, 3), wide, ground, top, far, row == 0)
            x += wide + chance.uniform(1.0, 4.5) * (1 + row)
    for k in range(7):
        _tree(
            town,
            chance.uniform(*span),
            near - chance.uniform(4.0, 6.5),
            ground,
            chance.uniform(*crowns),
            0.05,
            seed * 10 + k,
        )
    town.put((0, 84, ground - 0.1), (330, 165, 0.2), (0.11, 0.105, 0.10), 0.0)
    town.build()
    bpy.context.view_layer.update()
    matrix = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for thing in [one for one in bpy.data.objects if one not in known]:
        thing.matrix_world = matrix @ thing.matrix_world
        thing.visible_shadow = thing.visible_diffuse = False
