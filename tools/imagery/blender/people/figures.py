"""People as they stand in a picture of a place: from behind or out of focus, without faces.

A figure stands at the origin on z = 0 and faces -y. A seated one has a seat of 0.47 m there.
"""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.materials import material, two_tone
from studio.shapes import mesh

from .limbs import along, ball, limb, ring, tube
from .poses import CLOTHES, POSES, TORSO

SKIN = ((0.30, 0.165, 0.095), (0.36, 0.205, 0.125), (0.23, 0.12, 0.07))
HAIR = (0.012, 0.010, 0.010)
SIDES = ((-1, 'left'), (1, 'right'))
# The same body in other places shares its mesh.
_made = {}


def _body(name, parts, mat, voxel=0.013, folds=0.0, seed=0):
    """Grows parts that overlap into one skin, as cloth lies over a body, with folds."""
    verts, faces = [], []
    for points, polygons in parts:
        first = len(verts)
        verts += points
        faces += [tuple(first + i for i in face) for face in polygons]
    thing = mesh(name, verts, faces, mat)
    grow = thing.modifiers.new('grow', 'REMESH')
    grow.mode, grow.voxel_size, grow.use_smooth_shade = 'VOXEL', voxel, True
    calm = thing.modifiers.new('calm', 'SMOOTH')
    calm.iterations, calm.factor = 4, 0.5
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    if folds:
        _crease(data, folds, seed)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    return thing


def _crease(data, deep, seed):
    """Folds that run down and aslant, deeper where cloth hangs free."""
    count = len(data.vertices)
    spots, ways = np.empty(count * 3, np.float32), np.empty(count * 3, np.float32)
    data.vertices.foreach_get('co', spots)
    data.vertices.foreach_get('normal', ways)
    p, n = spots.reshape(-1, 3), ways.reshape(-1, 3)
    shift = 1.7 * seed
    turn = np.arctan2(p[:, 1], p[:, 0])
    wave = np.sin(5 * turn + 14 * p[:, 2] + shift) * np.sin(9 * p[:, 2] + 2 * turn + shift)
    wave += 0.5 * np.sin(31 * p[:, 2] + 26 * np.abs(p[:, 0]) + 2 * np.sin(7 * p[:, 2] + shift))
    data.vertices.foreach_set('co', (p + n * (deep * wave)[:, None]).ravel())


def _cloth(color):
    second = tuple(c * 0.82 for c in color)
    return two_tone('garment %.2f %.2f %.2f' % color, color, second, 0.9, 14.0, spec=0.08)


def _trousers(pose, wear, hip):
    parts = [ball(hip + Vector((0, 0.01, 0.0)), (0.160, 0.118, 0.11))]
    for k, (s, _) in enumerate(SIDES):
        knee, ankle = Vector(pose['knee'][k]), Vector(pose['ankle'][k])
        top = hip + Vector((s * 0.085, 0, -0.02))
        w = wear['leg']
        hem = 0.058 * w if wear['leg'] < 1.2 else 0.050
        path = [top, along(top, knee, 0.5), knee, along(knee, ankle, 0.5), ankle]
        parts.append(limb(path, (0.090, 0.082 * w, 0.066 * w, 0.064 * w, hem)))
    return parts


def _tail(pose, hip, wear, seed):
    """The part of a tunic below the waist; over the thighs of somebody who sits."""
    tail = wear['tail']
    knees = [Vector(k) for k in pose['knee']]
    ankles = [Vector(a) for a in pose['ankle']]
    if knees[0].z > hip.z - 0.2:
        ends = (along(hip, (knees[0] + knees[1]) / 2, min(1, tail * 1.5)),)
        return [
            tube(
                [
                    ring(hip, 0.185, 0.115, Matrix.Rotation(math.radians(80), 3, 'X')),
                    ring(
                        ends[0], 0.23, 0.10, Matrix.Rotation(math.radians(90), 3, 'X'), 0.02, seed
                    ),
                ]
            )
        ]
    middle, span = (ankles[0] + ankles[1]) / 2, abs(ankles[0].y - ankles[1].y)
    rings = []
    for k in range(7):
        t = k / 6 * tail
        at = along(hip + Vector((0, 0.01, 0.06)), (middle.x, middle.y, 0.05), t)
        wide = 0.172 + 0.085 * t if wear['leg'] < 1.2 else 0.172 + 0.14 * t
        deep = 0.125 + 0.075 * t + 0.30 * span * t
        rings.append(ring(at, wide, deep, None, 0.05 * t, seed))
    return [tube(rings)]


def _top(pose, wear, hip, lean, seed):
    parts = [
        tube([ring(hip + lean @ Vector((0, y, z)), rx, ry * 1.03, lean) for z, rx, ry, y in TORSO])
    ]
    for k, (s, _) in enumerate(SIDES):
        shoulder = hip + lean @ Vector((s * 0.172, 0.014, 0.462))
        elbow, hand = Vector(pose['elbow'][k]), Vector(pose['hand'][k])
        path, radii = [shoulder], [0.058]
        reach = wear['sleeve']
        path.append(along(shoulder, elbow, min(1, reach * 2) * 0.5))
        radii.append(0.051)
        path.append(along(shoulder, elbow, min(1, reach * 2)))
        radii.append(0.046 if reach > 0.5 else 0.060)
        if reach > 0.5:
            path.append(along(elbow, hand, reach * 2 - 1))
            radii.append(0.036)
        parts.append(limb(path, radii))
    if wear['tail']:
        parts += _tail(pose, hip, wear, seed)
    return parts


def _bare(pose, hip, lean, neck, head, nod):
    """Head, neck, arms, hands: whatever the clothes leave open."""
    parts = [
        limb([neck, along(neck, head, 0.7)], (0.056, 0.052)),
        ball(head, (0.079, 0.097, 0.118), nod),
        ball(head + nod @ Vector((0, -0.022, -0.055)), (0.055, 0.062, 0.062), nod),
    ]
    for k, (s, _) in enumerate(SIDES):
        parts.append(ball(head + nod @ Vector((s * 0.081, 0.008, -0.012)), (0.012, 0.020, 0.032)))
        shoulder = hip + lean @ Vector((s * 0.172, 0.014, 0.455))
        elbow, hand = Vector(pose['elbow'][k]), Vector(pose['hand'][k])
        path = [along(shoulder, elbow, 0.4), elbow, along(elbow, hand, 0.4), hand]
        parts.append(limb(path, (0.038, 0.031, 0.031, 0.024)))
        way = (hand - elbow).normalized()
        parts.append(limb([hand + way * 0.03, hand + way * 0.09], (0.036, 0.030)))
    return parts


def _hair(kind, head, nod, neck):
    parts = [ball(head + nod @ Vector((0, 0.016, 0.012)), (0.084, 0.097, 0.112), nod)]
    if kind == 'bun':
        parts.append(ball(head + nod @ Vector((0, 0.118, 0.005)), (0.048, 0.045, 0.048)))
    if kind == 'long':
        low = neck + Vector((0, 0.085, -0.22))
        parts.append(
            limb(
                [head + nod @ Vector((0, 0.060, 0)), neck + Vector((0, 0.075, 0.02)), low],
                (0.078, 0.070, 0.038),
            )
        )
    if kind == 'braid':
        low = neck + Vector((0.02, 0.125, -0.36))
        parts.append(
            limb(
                [head + nod @ Vector((0, 0.085, -0.03)), neck + Vector((0, 0.10, -0.05)), low],
                (0.055, 0.034, 0.018),
            )
        )
    return parts


def _scarf(head, nod, neck, lean):
    """A headscarf that falls over the shoulders."""
    parts = [
        ball(head + nod @ Vector((0, 0.020, 0.014)), (0.097, 0.108, 0.125), nod),
        limb([head + Vector((0, 0.03, -0.05)), neck + Vector((0, 0.01, 0.02))], (0.085, 0.095)),
    ]
    rings = ((0.05, 0.095, 0.090), (-0.03, 0.150, 0.115), (-0.12, 0.185, 0.132))
    parts.append(
        tube(
            [
                ring(neck + lean @ Vector((0, 0.01, z)), rx, ry, lean, 0.02, 1.0)
                for z, rx, ry in rings
            ]
        )
    )
    return parts


def _orna(neck, lean):
    """A long scarf over both shoulders, its ends down the back."""
    parts = []
    for s in (-1, 1):
        path = [
            (0, -0.13, -0.20),
            (s * 0.10, -0.10, -0.03),
            (s * 0.125, 0.01, 0.035),
            (s * 0.115, 0.13, -0.10),
            (s * 0.10, 0.145, -0.32),
            (s * 0.10, 0.16, -0.66),
        ]
        radii = (0.040, 0.046, 0.050, 0.052, 0.056, 0.064)
        parts.append(limb([neck + lean @ Vector(p) for p in path], radii, 0.42))
    return parts


def _shoes(pose):
    parts = []
    for ankle in pose['ankle']:
        at = Vector(ankle)
        heel, toe = at + Vector((0, 0.05, -0.035)), at + Vector((0, -0.15, -0.045))
        parts.append(limb([heel, along(heel, toe, 0.5), toe], (0.038, 0.042, 0.032)))
    return parts


def figure(
    pose='stand',
    wear='shirt',
    top=(0.55, 0.60, 0.66),
    bottom=(0.05, 0.06, 0.08),
    hair='short',
    scarf=None,
    tall=1.70,
    skin=0,
    seed=0,
):
    """Somebody at the origin. `hair` is short, bun, braid, long or covered; `scarf` is the colour
    of a headscarf (hair covered) or of an orna over the shoulders."""
    key = (pose, wear, top, bottom, hair, scarf, tall, skin, seed)
    known = _made.get(key)
    if known and known[0].users:
        for data in known:
            thing = bpy.data.objects.new('person', data)
            bpy.data.collections['product'].objects.link(thing)
            thing.scale = [tall / 1.70] * 3
        return
    joints, kind = POSES[pose], CLOTHES[wear]
    hip = Vector(joints['hip'])
    lean = Matrix.Rotation(math.radians(joints['lean']), 3, 'X')
    nod = Matrix.Rotation(math.radians(joints.get('nod', 6 if pose == 'sit' else 0)), 3, 'X')
    neck = hip + lean @ Vector((0, 0.016, 0.52))
    head = neck + Vector((0, -0.012, 0.052)) + nod @ Vector((0, -0.012, 0.112))
    garment, legs = _cloth(top), _cloth(bottom)
    flesh = SKIN[skin % len(SKIN)]
    dark = two_tone('hair', HAIR, (0.022, 0.018, 0.016), 0.5, 40.0)
    things = [
        _body('legs', _trousers(joints, kind, hip), legs, 0.014, 0.0028, seed),
        _body('top', _top(joints, kind, hip, lean, seed), garment, 0.013, 0.0030, seed),
        _body(
            'bare',
            _bare(joints, hip, lean, neck, head, nod),
            two_tone('skin %d' % (skin % 3), flesh, tuple(c * 0.9 for c in flesh), 0.55, 8.0),
            0.010,
        ),
        _body('shoes', _shoes(joints), material('plastic'), 0.012),
    ]
    if hair == 'covered':
        things.append(
            _body('scarf', _scarf(head, nod, neck, lean), _cloth(scarf), 0.012, 0.003, seed)
        )
    else:
        things.append(_body('hair', _hair(hair, head, nod, neck), dark, 0.011, 0.0012, seed))
        if scarf:
            things.append(_body('orna', _orna(neck, lean), _cloth(scarf), 0.012, 0.004, seed))
    for thing in things:
        thing.scale = [tall / 1.70] * 3
    _made[key] = [thing.data for thing in things]
