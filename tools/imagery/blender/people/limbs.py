"""Closed skins to grow bodies from: each gives its points and its faces."""

import math

from mathutils import Vector


def tube(rings):
    """Closed skin over rings of points; all rings have the same number of them."""
    count, verts, faces = len(rings[0]), [p for ring in rings for p in ring], []
    for k in range(len(rings) - 1):
        for i in range(count):
            j = (i + 1) % count
            a, b = k * count, (k + 1) * count
            faces.append((a + i, a + j, b + j, b + i))
    faces.append(tuple(range(count))[::-1])
    faces.append(tuple(range(len(verts) - count, len(verts))))
    return verts, faces


def ring(center, rx, ry, turn=None, folds=0.0, phase=0.0, count=24):
    points = []
    for i in range(count):
        a = 2 * math.pi * i / count
        wave = 1 + folds * (math.sin(6 * a + phase) + 0.6 * math.sin(9 * a + 2.3 * phase))
        p = Vector((rx * wave * math.cos(a), ry * wave * math.sin(a), 0))
        points.append(Vector(center) + (turn @ p if turn else p))
    return points


def limb(points, radii, flat=1.0):
    """A limb along its joints, with round ends; a scarf's end is a flat one."""
    rings = []
    path = [Vector(p) for p in points]
    for k, (at, r) in enumerate(zip(path, radii)):
        way = (path[min(k + 1, len(path) - 1)] - path[max(k - 1, 0)]).normalized()
        turn = way.to_track_quat('Z', 'Y').to_matrix()
        if k == 0:
            rings.append(ring(at - way * r * 0.5, r * 0.55, r * 0.55 * flat, turn))
        rings.append(ring(at, r, r * flat, turn))
        if k == len(path) - 1:
            rings.append(ring(at + way * r * 0.5, r * 0.55, r * 0.55 * flat, turn))
    return tube(rings)


def ball(center, radii, turn=None):
    rings = []
    for k in range(13):
        b = math.pi * (k + 0.35) / 12.7 - math.pi / 2
        c, s = math.cos(b), math.sin(b)
        rings.append(
            [
                Vector(center) + ((turn @ v) if turn else v)
                for v in (
                    Vector((radii[0] * c * math.cos(a), radii[1] * c * math.sin(a), radii[2] * s))
                    for a in (2 * math.pi * i / 20 for i in range(20))
                )
            ]
        )
    return tube(rings)


def along(a, b, share):
    return Vector(a) + (Vector(b) - Vector(a)) * share
