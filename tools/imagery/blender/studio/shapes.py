"""Solid shapes to build from: boxes, outlines pulled straight, turned profiles, wires."""

import math

import bmesh
import bpy
from mathutils import Matrix, Vector

from .materials import material

BOX_FACES = ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7))
BOX_CORNERS = [(x, y, z) for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def add(name, data, mat, collection='product'):
    thing = bpy.data.objects.new(name, data)
    bpy.data.collections[collection].objects.link(thing)
    if mat is not None:
        data.materials.append(material(mat))
    return thing


def soften(data, angle=35):
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.use_auto_smooth = True
    data.auto_smooth_angle = math.radians(angle)


def mesh(name, verts, faces, mat, smooth=False, collection='product', merge=False):
    data = bpy.data.meshes.new(name)
    data.from_pydata([tuple(v) for v in verts], [], faces)
    form = bmesh.new()
    form.from_mesh(data)
    if merge:
        bmesh.ops.remove_doubles(form, verts=form.verts, dist=1e-6)
    bmesh.ops.recalc_face_normals(form, faces=form.faces)
    form.to_mesh(data)
    form.free()
    if smooth:
        soften(data)
    return add(name, data, mat, collection)


def bevel(thing, width, segments=3, angle=30):
    """Real sheet metal has no sharp edge; the rounded one catches the light."""
    rounding = thing.modifiers.new('bevel', 'BEVEL')
    rounding.width = width
    rounding.segments = segments
    rounding.limit_method = 'ANGLE'
    rounding.angle_limit = math.radians(angle)
    rounding.harden_normals = True
    soften(thing.data, 40)
    return thing


def cut(thing, *cutters):
    """Subtracts the cutters, which disappear. Before bevel()."""
    for cutter in cutters:
        step = thing.modifiers.new('cut', 'BOOLEAN')
        step.object = cutter
        step.operation = 'DIFFERENCE'
        step.solver = 'EXACT'
    graph = bpy.context.evaluated_depsgraph_get()
    graph.update()
    data = bpy.data.meshes.new_from_object(thing.evaluated_get(graph))
    thing.modifiers.clear()
    thing.data = data
    for cutter in cutters:
        bpy.data.objects.remove(cutter)
    return thing


def box(name, center, dims, mat, bev=0.0, seg=3, rot=(0, 0, 0), collection='product'):
    half = [d / 2 for d in dims]
    verts = [[s * h for s, h in zip(corner, half)] for corner in BOX_CORNERS]
    thing = mesh(name, verts, BOX_FACES, mat, collection=collection)
    thing.location = center
    thing.rotation_euler = rot
    if bev:
        bevel(thing, min(bev, min(dims) * 0.49), seg)
    return thing


def boxes(name, items, mat, bev=0.0, seg=2):
    """Many boxes in one mesh: items of (center, dims, turn about x, y, z)."""
    verts, faces = [], []
    for center, dims, turn in items:
        place = Matrix.Translation(center)
        for angle, axis in zip(reversed(turn), 'ZYX'):
            place = place @ Matrix.Rotation(angle, 4, axis)
        first = len(verts)
        verts += [place @ Vector([s * d / 2 for s, d in zip(c, dims)]) for c in BOX_CORNERS]
        faces += [tuple(first + i for i in face) for face in BOX_FACES]
    thing = mesh(name, verts, faces, mat)
    if bev:
        bevel(thing, bev, seg)
    return thing


def rounded_rect(width, height, radius, steps=10):
    points = []
    x, y = width / 2 - radius, height / 2 - radius
    for cx, cy, start in ((x, y, 0), (-x, y, 90), (-x, -y, 180), (x, -y, 270)):
        for i in range(steps + 1):
            a = math.radians(start + 90 * i / steps)
            points.append((cx + radius * math.cos(a), cy + radius * math.sin(a)))
    return points


def circle(radius, steps=128):
    turns = [2 * math.pi * i / steps for i in range(steps)]
    return [(radius * math.cos(a), radius * math.sin(a)) for a in turns]


PUT = {
    'z': lambda a, b, depth: (a, b, depth),
    'y': lambda a, b, depth: (a, depth, b),
    'x': lambda a, b, depth: (depth, a, b),
}


def prism(name, outline, lo, hi, mat, axis='z', loc=(0, 0, 0), bev=0.0, seg=3):
    """Pulls a closed outline from lo to hi. Its points are (x, y), (x, z) or (y, z) by axis."""
    put, n = PUT[axis], len(outline)
    verts = [put(a, b, lo) for a, b in outline] + [put(a, b, hi) for a, b in outline]
    faces = [tuple(range(n))[::-1], tuple(range(n, 2 * n))]
    faces += [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    thing = mesh(name, verts, faces, mat)
    thing.location = loc
    soften(thing.data)
    if bev:
        bevel(thing, bev, seg)
    return thing


def plate(name, width, height, lo, hi, mat, axis='y', loc=(0, 0, 0), radius=0.008, bev=0.0):
    """A sheet with round corners."""
    outline = rounded_rect(width, height, radius)
    return prism(name, outline, lo, hi, mat, axis, loc, bev)


def lathe(name, profile, mat, loc=(0, 0, 0), steps=160, angle=35, axis='z'):
    """Turns (radius, height) points about an axis. A radius of 0 closes the form."""
    verts, faces = [], []
    put = PUT[axis]
    for radius, height in profile:
        verts += [put(a, b, height) for a, b in circle(radius, steps)]
    for k in range(len(profile) - 1):
        for i in range(steps):
            j = (i + 1) % steps
            a, b = k * steps, (k + 1) * steps
            faces.append((a + i, a + j, b + j, b + i))
    thing = mesh(name, verts, faces, mat, merge=True)
    soften(thing.data, angle)
    thing.location = loc
    return thing


def wires(name, lines, radius, mat, res=3):
    """Round wires along lines of (points, closed) in one object."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = res
    curve.use_fill_caps = True
    for points, closed in lines:
        line = curve.splines.new('POLY')
        line.points.add(len(points) - 1)
        line.use_cyclic_u = closed
        line.use_smooth = True
        for target, point in zip(line.points, points):
            target.co = (*point, 1)
    return add(name, curve, mat)


def bend(points, radius, steps=8):
    """A line through the points with round corners, for pipes and cables."""
    line = [Vector(points[0])]
    for before, corner, after in zip(points, points[1:], points[2:]):
        corner = Vector(corner)
        into, out = (Vector(before) - corner), (Vector(after) - corner)
        reach = min(radius, into.length / 2, out.length / 2)
        a, b = corner + into.normalized() * reach, corner + out.normalized() * reach
        for i in range(steps + 1):
            t = i / steps
            line.append(a * (1 - t) ** 2 + corner * 2 * t * (1 - t) + b * t**2)
    return line + [Vector(points[-1])]


def join(things, name):
    """Puts things under one empty, to be moved together."""
    parent = bpy.data.objects.new(name, None)
    bpy.data.collections['product'].objects.link(parent)
    for thing in things:
        if thing.parent is None:
            thing.parent = parent
    return parent
