"""Trees of Dhaka: rain tree, mahogany, krishnachura, mast tree, palms, and shrubs. One mesh of each
kind is shared by all its copies."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from studio.shapes import add

from .surfaces import leaves, plaster

# trunk: share of the height that is bare; spread: how far boughs lean out; flat: how flat the crown;
# sprays: leaves at a twig's end and how far they reach; bloom: share of flowers.
KINDS = {
    'rain': {'high': 11, 'trunk': 0.26, 'spread': 62, 'levels': 3, 'forks': 5, 'ratio': 0.66, 'reach': 0.62, 'spray': (60, 0.9), 'flat': 0.42, 'leaf': 0.15, 'rise': 0.05, 'bloom': 0},
    'krishnachura': {'high': 8, 'trunk': 0.28, 'spread': 58, 'levels': 3, 'forks': 4, 'ratio': 0.68, 'reach': 0.58, 'spray': (60, 0.75), 'flat': 0.36, 'leaf': 0.11, 'rise': 0.04, 'bloom': 0.62},
    'mahogany': {'high': 11, 'trunk': 0.30, 'spread': 40, 'levels': 3, 'forks': 5, 'ratio': 0.58, 'reach': 0.42, 'spray': (52, 0.62), 'flat': 0.8, 'leaf': 0.15, 'rise': 0.16, 'bloom': 0},
    'small': {'high': 4.6, 'trunk': 0.34, 'spread': 42, 'levels': 2, 'forks': 6, 'ratio': 0.62, 'reach': 0.5, 'spray': (70, 0.42), 'flat': 0.75, 'leaf': 0.10, 'rise': 0.10, 'bloom': 0},
}
GREENS = {
    'rain': ((0.020, 0.050, 0.014), (0.070, 0.130, 0.028)),
    'krishnachura': ((0.030, 0.070, 0.016), (0.095, 0.165, 0.035)),
    'mahogany': ((0.016, 0.042, 0.013), (0.052, 0.105, 0.026)),
    'small': ((0.026, 0.065, 0.016), (0.085, 0.155, 0.030)),
    'palm': ((0.030, 0.062, 0.018), (0.095, 0.140, 0.040)),
    'shrub': ((0.022, 0.060, 0.016), (0.080, 0.150, 0.034)),
}


def _bark():
    return plaster('bark', (0.105, 0.085, 0.066), 0.55)


def _quads(name, corners, tones, mat):
    """Many loose leaves of four corners, fast: corners is (n, 4, 3)."""
    count = len(corners)
    data = bpy.data.meshes.new(name)
    data.vertices.add(4 * count)
    data.vertices.foreach_set('co', corners.reshape(-1).astype(np.float32))
    data.loops.add(4 * count)
    data.loops.foreach_set('vertex_index', np.arange(4 * count, dtype=np.int32))
    data.polygons.add(count)
    data.polygons.foreach_set('loop_start', np.arange(0, 4 * count, 4, dtype=np.int32))
    data.polygons.foreach_set('loop_total', np.full(count, 4, np.int32))
    made = data.attributes.new('tone', 'FLOAT', 'POINT')
    made.data.foreach_set('value', np.repeat(tones, 4).astype(np.float32))
    data.update(calc_edges=True)
    return add(name, data, mat)


def _leaf_quads(chance, spots, size, level=0.5):
    """Leaves at spots, turned by chance; level lays them flat."""
    count = len(spots)
    along = chance.normal(0, 1, (count, 3)) * (1, 1, 1 - level)
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, chance.normal(0, 1, (count, 3)) * (level, level, 1) + (0, 0, 0.4))
    across /= np.maximum(np.linalg.norm(across, axis=1)[:, None], 1e-6)
    long = size * chance.uniform(0.6, 1.3, (count, 1))
    a, b = along * long / 2, across * long * 0.24
    return np.stack([spots - a, spots + b, spots + a, spots - b], axis=1)


def _limbs(name, lines):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution = 1.0, 1
    for points, radii in lines:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        for target, point, radius in zip(line.points, points, radii):
            target.co, target.radius = (*point, 1), radius
    return add(name, curve, _bark())


def _grow(kind, chance):
    """Limbs of a tree, and the ends of its twigs."""
    lines, tips = [], []
    high = kind['high']

    def limb(start, way, long, thick, level):
        point, points, radii = Vector(start), [Vector(start)], [thick]
        steps = 6 if level == 0 else 4
        for i in range(steps):
            way = (way + Vector(chance.normal(0, 0.09 + 0.05 * level, 3))).normalized()
            way = (way + Vector((0, 0, kind['rise']))).normalized()
            point = point + way * (long / steps)
            points.append(point.copy())
            radii.append(thick * (1 - 0.55 * (i + 1) / steps))
        lines.append((points, radii))
        if level == kind['levels']:
            tips.extend(points[1:])
            return
        forks = kind['forks'] + (2 if level == 0 else 0)
        first = chance.uniform(0, 6.3)
        for k in range(forks):
            t = 1.0 if k == 0 else chance.uniform(0.82 if level == 0 else 0.35, 1.0)
            at = points[0].lerp(points[-1], 0) if t == 0 else points[min(steps, int(t * steps))]
            lean = math.radians(kind['spread'] * chance.uniform(0.55, 1.1) * (0.35 if k == 0 else 1))
            side = way.orthogonal().normalized()
            side.rotate(Matrix.Rotation(first + 2.4 * k, 3, way))
            out = (way * math.cos(lean) + side * math.sin(lean)).normalized()
            reach = long * kind['ratio'] if level else high * kind['reach'] * 0.62
            limb(at, out, reach * chance.uniform(0.75, 1.15), radii[-1] * 0.72, level + 1)

    limb((0, 0, -0.1), Vector((0, 0, 1)), high * kind['trunk'] + 0.1, high * 0.026, 0)
    return lines, np.array([tuple(p) for p in tips])


def _crown(name, seed):
    kind, chance = KINDS[name], np.random.default_rng(seed)
    lines, tips = _grow(kind, chance)
    many, reach = kind['spray']
    if len(tips) * many > 56000:
        many = 56000 // len(tips)
    spots = np.repeat(tips, many, axis=0)
    spots = spots + chance.normal(0, reach / 2.2, spots.shape) * (1, 1, kind['flat'])
    # A leaf deep in the crown is darker than one at its outside.
    middle = tips.mean(axis=0)
    far = np.linalg.norm((spots - middle) / (np.abs(tips - middle).max(axis=0) + 0.01), axis=1)
    tones = np.clip(0.15 + 0.6 * far + chance.normal(0, 0.18, len(spots)), 0, 1)
    flower = chance.random(len(spots)) < kind['bloom'] * (far > 0.35) * (spots[:, 2] > middle[2] - 0.3)
    made = [_limbs(name, lines)]
    quads = _leaf_quads(chance, spots, kind['leaf'])
    made.append(_quads(name, quads[~flower], tones[~flower], leaves(name, *GREENS[name])))
    if flower.any():
        red = leaves('flame', (0.34, 0.030, 0.010), (0.62, 0.085, 0.016))
        made.append(_quads('flowers', quads[flower], tones[flower], red))
    return made


def _mast_tree(seed):
    """The slim mast tree of gardens and school yards: a hanging coat of narrow leaves."""
    chance = np.random.default_rng(seed)
    count, high = 9000, 8.0
    z = chance.random(count) ** 0.85
    a = chance.uniform(0, 2 * math.pi, count)
    r = (0.16 + 0.75 * np.sin(np.pi * (0.10 + 0.9 * (1 - z))) ** 0.8) * chance.random(count) ** 0.4
    r *= 1 + 0.16 * np.sin(a * 5 + z * 40)
    spots = np.stack([r * np.cos(a), r * np.sin(a), 0.9 + z * (high - 0.9)], axis=1)
    out = np.stack([np.cos(a), np.sin(a), np.zeros(count)], axis=1)
    along = out * 0.5 + (0, 0, -0.9) + chance.normal(0, 0.2, (count, 3))
    along /= np.linalg.norm(along, axis=1)[:, None]
    across = np.cross(along, out) + chance.normal(0, 0.2, (count, 3))
    long = chance.uniform(0.12, 0.24, (count, 1))
    quads = np.stack(
        [spots, spots + along * long / 2 + across * 0.03, spots + along * long,
         spots + along * long / 2 - across * 0.03], axis=1)
    tones = np.clip(r / 0.9 + chance.normal(0, 0.2, count), 0, 1)
    trunk = _limbs('mast', [([(0, 0, -0.1), (0, 0, 3), (0, 0, 7.6)], (0.11, 0.09, 0.02))])
    return [trunk, _quads('mast', quads, tones, leaves('mahogany', *GREENS['mahogany']))]


def _palm(seed, high=8.5, fronds=20, reach=2.6):
    """A coconut palm: a leaning trunk with rings, fronds that arch over, nuts below them."""
    chance = np.random.default_rng(seed)
    lean = chance.uniform(-0.9, 0.9)
    trunk = [(lean * t * t, 0.25 * math.sin(2 * t), high * t - 0.1) for t in np.linspace(0, 1, 12)]
    radii = [0.17 - 0.07 * t + 0.06 * max(0, 0.12 - t) / 0.12 for t in np.linspace(0, 1, 12)]
    top = Vector(trunk[-1])
    stems, corners, tones = [(trunk, radii)], [], []
    for k in range(fronds):
        a, up = 2.4 * k, math.radians(74 - 104 * (k + 0.5) / fronds + chance.uniform(-8, 8))
        way = Vector((math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up)))
        side = Vector((-math.sin(a), math.cos(a), 0))
        point, line, tone = top.copy(), [top.copy()], chance.uniform(0.2, 0.9)
        for i in range(16):
            way = (way + Vector((0, 0, -0.085 - 0.006 * i))).normalized()
            point = point + way * (reach / 16)
            line.append(point.copy())
            for part in range(3):
                root = line[-2].lerp(point, part / 3)
                long = reach * 0.30 * math.sin(math.pi * (0.12 + 0.86 * (i + part / 3) / 16)) ** 0.7
                for s in (-1, 1):
                    out = (side * s + way * 0.55 + Vector((0, 0, -0.30)) + Vector(chance.normal(0, 0.08, 3)))
                    out.normalize()
                    end = root + out * long * 0.6
                    tip = end + (out + Vector((0, 0, -0.7))).normalized() * long * 0.4
                    broad = way * 0.022
                    corners.append([root - broad, root + broad, end + broad, end - broad])
                    corners.append([end - broad, end + broad, tip + broad * 0.1, tip])
                    tones += [tone, tone]
        stems.append((line, [0.022 * (1 - 0.8 * i / 16) for i in range(17)]))
    quads = np.array([[tuple(p) for p in quad] for quad in corners])
    return [_limbs('palm', stems), _quads('palm', quads, np.array(tones), leaves('palm', *GREENS['palm']))]


def _shrub(seed, flowers=None):
    """A loose bush of 1 m; flowers is a colour."""
    chance = np.random.default_rng(seed)
    stems, tips = [], []
    for k in range(16):
        a, lean = 2.4 * k, chance.uniform(0.1, 0.75)
        way = Vector((math.cos(a) * lean, math.sin(a) * lean, 1)).normalized()
        line = [Vector((0, 0, 0)) + way * (i * 0.26) + Vector((0, 0, -0.03 * i * i * lean)) for i in range(5)]
        stems.append((line, [0.012, 0.010, 0.008, 0.006, 0.004]))
        tips += [tuple(p) for p in line[1:]]
    spots = np.repeat(np.array(tips), 46, axis=0)
    spots = spots + chance.normal(0, 0.11, spots.shape)
    tones = np.clip(spots[:, 2] * 0.6 + chance.normal(0.1, 0.2, len(spots)), 0, 1)
    quads = _leaf_quads(chance, spots, 0.085, 0.3)
    made = [_limbs('shrub', stems)]
    bloom = (chance.random(len(spots)) < 0.34) & (spots[:, 2] > 0.55) if flowers else tones < -1
    made.append(_quads('shrub', quads[~bloom], tones[~bloom], leaves('shrub', *GREENS['shrub'])))
    if flowers:
        mat = leaves('flowers %.2f' % flowers[0], flowers, tuple(min(1, 1.7 * c) for c in flowers))
        made.append(_quads('flowers', quads[bloom], tones[bloom], mat))
    return made


BUILD = {
    'mast': _mast_tree,
    'palm': _palm,
    'shrub': _shrub,
    'bougainvillea': lambda seed: _shrub(seed, (0.42, 0.02, 0.16)),
    'hibiscus': lambda seed: _shrub(seed, (0.50, 0.02, 0.02)),
}


def plant(kind, place, scale=1.0, turn=0.0, seed=1, seen=True, wide=1.0):
    """Puts a tree somewhere; unseen it only gives its shadow. The first of its kind and seed is
    modelled, the others share its meshes."""
    known = bpy.context.scene.get('plants') or {}
    key = f'{kind} {seed}'
    if key in known:
        made = [bpy.data.objects[name].copy() for name in known[key]]
        for thing in made:
            bpy.data.collections['product'].objects.link(thing)
    else:
        made = BUILD[kind](seed) if kind in BUILD else _crown(kind, seed)
        bpy.context.scene['plants'] = {**{k: list(v) for k, v in known.items()}, key: [t.name for t in made]}
    for thing in made:
        thing.location = place
        thing.rotation_euler = (0, 0, math.radians(turn))
        thing.scale = (scale * wide, scale * wide, scale)
        thing.visible_camera = seen
    return made


def row(kinds, places, seed=1):
    """Trees of changing kind and size at places."""
    chance = np.random.default_rng(seed)
    for k, place in enumerate(places):
        kind = kinds[k % len(kinds)]
        plant(kind, place, chance.uniform(0.82, 1.15), chance.uniform(0, 360), 1 + k // len(kinds) % 2)
