"""A split pair: the wall unit above, its outdoor unit below, joined by insulated pipes."""

import math

import bpy
from mathutils import Matrix

from products import wall_mounted
from studio.air import fan_blades, fan_guard, fin_stack, wire_grid
from studio.fittings import insulated_pipe, screws, service_valve
from studio.signs import badge, label
from studio.shapes import bevel, box, circle, cut, lathe, plate, prism

WIDE, TALL, DEEP = 0.845, 0.640, 0.330
FOOT, WALL = 0.055, 0.42
FAN = 0.235
FAN_X, FAN_Z = -0.125, FOOT + 0.325


def outdoor_unit():
    """Side discharge: the fan behind its round guard at the left, the service side at the right."""
    front, z = -DEEP / 2, FOOT + TALL / 2
    for s in (-1, 1):
        box('foot', (s * 0.29, 0, FOOT / 2), (0.10, DEEP + 0.05, FOOT), 'slate', 0.006)
    box('body', (0, 0.010, z), (WIDE - 0.004, DEEP - 0.020, TALL), 'white', 0.008, 4)
    face = plate('face', WIDE, TALL, front, front + 0.030, 'white', 'y', (0, 0, z), 0.020)
    cut(
        face,
        prism('hole', circle(FAN + 0.012), front - 1, front + 1, 'white', 'y', (FAN_X, 0, FAN_Z)),
    )
    bevel(face, 0.006, 4)
    lip = [
        (FAN + 0.036, 0.0),
        (FAN + 0.030, -0.010),
        (FAN + 0.020, -0.013),
        (FAN + 0.010, -0.010),
        (FAN + 0.006, 0.0),
        (FAN + 0.006, 0.029),
    ]
    lathe('mouth', lip, 'white', (FAN_X, front, FAN_Z), axis='y', angle=50)
    prism(
        'dark', circle(FAN + 0.010), front + 0.0285, front + 0.0295, 'black', 'y', (FAN_X, 0, FAN_Z)
    )
    _fan(front)
    box(
        'lid',
        (0, 0.004, FOOT + TALL + 0.006),
        (WIDE + 0.010, DEEP + 0.010, 0.024),
        'white',
        0.006,
        4,
    )
    box('joint', (0.245, front - 0.0004, z), (0.0026, 0.002, TALL - 0.03), 'slate')
    badge((0.332, front, FOOT + TALL - 0.075), 0.085, 0.020)
    label((0.332, front, FOOT + 0.115), 0.09, 0.06, 'y', -1, 6)
    screws(
        [(s * (WIDE / 2 - 0.02), front, FOOT + e) for s in (-1, 1) for e in (0.02, TALL - 0.02)],
        'y',
        -1,
        0.0055,
    )


def _fan(front):
    """Blades and guard are built lying down and then stood up to face forward."""
    known = set(bpy.data.objects)
    fan_blades((0, 0, -0.012), FAN, 'plastic', 3, 0.030)
    fan_guard((0, 0, 0.006), FAN + 0.008, 'slate', 20, 6, 0.014, 0.0016, 0.15)
    place = Matrix.Translation((FAN_X, front - 0.004, FAN_Z)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    bpy.context.view_layer.update()
    for thing in set(bpy.data.objects) - known:
        thing.matrix_world = place @ thing.matrix_world


def service_side():
    """The service side: valve cover with handle, stop valves, the coil guard round the corner."""
    x = WIDE / 2
    cover = plate(
        'valve cover',
        0.21,
        0.36,
        x - 0.004,
        x + 0.026,
        'white',
        'x',
        (0, -0.035, FOOT + 0.33),
        0.014,
    )
    bevel(cover, 0.007, 4)
    plate(
        'pull', 0.090, 0.024, x + 0.026, x + 0.0266, 'black', 'x', (0, -0.035, FOOT + 0.45), 0.011
    )
    ends = []
    for y, dz, radius in ((0.010, 0.105, 0.0080), (-0.075, 0.058, 0.0110)):
        ends.append(service_valve((x - 0.002, y, FOOT + dz), (1, 0, 0), radius))
    fin_stack((x - 0.013, 0.095, FOOT + TALL / 2), 0.08, TALL - 0.06, 0.03, 'x', 0.003)
    wire_grid((x + 0.006, 0.105, FOOT + TALL / 2), 0.085, TALL - 0.05, 'x', 4, 20, 0.0013)
    return ends


def _pipes(ends, base):
    """Both lines run out from the valves, back to the wall and up to the indoor unit."""
    x = WIDE / 2
    up = 0.60
    for k, end in enumerate(ends):
        out = x + 0.075 + 0.030 * k
        points = [
            tuple(end),
            (end[0], end[1], end[2] - 0.028),
            (out, end[1], end[2] - 0.030),
            (out, WALL - 0.030, end[2] - 0.030),
            (out, WALL - 0.030, base + 0.07),
            (up - 0.16, WALL - 0.030 - 0.004 * k, base + 0.07 + 0.03 * k),
        ]
        insulated_pipe(points, 0.012 + 0.003 * k, 'pipe_wrap', 0.04)


def build(variant, view='three-quarter'):
    base = 1.02
    outdoor_unit()
    _pipes(service_side(), base)
    wall_mounted.model('plain', base, WALL, opening=18)
    stage = {'floor': 0.0, 'wall': WALL, 'rim': 0.7}
    if view == 'front':
        return {'stage': stage, 'camera': {'az': 0, 'el': 3, 'lens': 100, 'fill': 0.84}}
    if view == 'detail':
        return {
            'stage': stage,
            'camera': {
                'az': 40,
                'el': 9,
                'lens': 100,
                'focus': ((0.20, -0.10, 0.36), 0.40),
                'fill': 1.0,
            },
        }
    return {'stage': stage, 'camera': {'az': 27, 'el': 6, 'lens': 90, 'fill': 0.84}}
