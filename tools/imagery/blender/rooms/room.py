"""A room: floor, walls, ceiling, windows, lit lines, the camera, units hung in their place.

x runs from left to right, y away from the camera, which stands near y = 0; z is up.
"""

import math

import bpy
from mathutils import Matrix

from studio.materials import glow, paint, two_tone
from studio.shapes import box, boxes

SIZE = (1280, 960)


def plaster(name='plaster', color=(0.72, 0.73, 0.735)):
    return paint(name, color, 0.9, spec=0.1)


def wood(name='oak', first=(0.50, 0.345, 0.215), second=(0.62, 0.455, 0.305), flat=False):
    stretch = (0.35, 6, 6) if flat else (6, 6, 0.35)
    return two_tone(name + (' flat' if flat else ''), first, second, 0.45, 6.0, stretch)


def concrete(name='concrete', first=(0.50, 0.515, 0.525), second=(0.60, 0.61, 0.615), rough=0.75):
    return two_tone(name, first, second, rough, 0.8, detail=5, spec=0.25)


def shell(
    left, right, far, high, floor, walls, ceiling, near=-2.5, window=None, back=None, far_wall=True
):
    """window is (from y, to y, sill, head) in the left wall. A far wall with a gate is built apart."""
    middle, wide, y, long = (left + right) / 2, right - left, (near + far) / 2, far - near
    box('floor', (middle, y, -0.05), (wide + 1, long + 1, 0.1), floor)
    box('ceiling', (middle, y, high + 0.05), (wide + 1, long + 1, 0.1), ceiling)
    box('right wall', (right + 0.1, y, high / 2), (0.2, long, high), walls)
    if far_wall:
        box('far wall', (middle, far + 0.1, high / 2), (wide, 0.2, high), back or walls)
    x = left - 0.15
    if not window:
        box('left wall', (x, y, high / 2), (0.3, long, high), walls)
        return
    y0, y1, sill, head = window
    box('left near', (x, (near + y0) / 2, high / 2), (0.3, y0 - near, high), walls)
    box('left far', (x, (y1 + far) / 2, high / 2), (0.3, far - y1, high), walls)
    box('left top', (x, (y0 + y1) / 2, (head + high) / 2), (0.3, y1 - y0, high - head), walls)
    if sill > 0.02:
        box('left sill', (x, (y0 + y1) / 2, sill / 2), (0.3, y1 - y0, sill), walls)
        box(
            'sill board',
            (left - 0.06, (y0 + y1) / 2, sill + 0.012),
            (0.26, y1 - y0, 0.024),
            'white',
            0.006,
        )
    _window(left, window)


def skirting(left, right, far, near=-2.5, mat='white', high=0.08):
    """The far wall and the right wall; a left one would cross a low window."""
    box(
        'skirting',
        ((left + right) / 2, far - 0.008, high / 2),
        (right - left, 0.016, high),
        mat,
        0.003,
    )
    box(
        'skirting',
        (right - 0.008, (far + near) / 2, high / 2),
        (0.016, far - near, high),
        mat,
        0.003,
    )


def _window(left, window, bays=None):
    y0, y1, sill, head = window
    bays = bays or max(1, round((y1 - y0) / 1.35))
    bay, mat = (y1 - y0) / bays, paint('window frame', (0.30, 0.32, 0.34), 0.4)
    z, tall = (sill + head) / 2, head - sill
    items = [
        ((left - 0.10, y0 + i * bay, z), (0.10, 0.05, tall), (0, 0, 0)) for i in range(bays + 1)
    ]
    items += [
        ((left - 0.10, (y0 + y1) / 2, e), (0.10, y1 - y0, 0.05), (0, 0, 0))
        for e in (sill + 0.025, head - 0.025)
    ]
    boxes('window', items, mat, 0.004)


def look(place=(0, 0, 1.5), lens=24, shift=(0, 0), turn=0.0):
    """A level camera: what is upright stays upright; shift stands for looking up or aside."""
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens, data.shift_x, data.shift_y = lens, *shift
    eye = bpy.data.objects.new('camera', data)
    eye.location = place
    eye.rotation_euler = (math.pi / 2, 0, math.radians(-turn))
    scene.collection.objects.link(eye)
    scene.camera = eye


def hang(build, places, high, turn=0.0, scale=1.0):
    """Puts a ceiling unit, which is built face up, into the ceiling at each (x, y)."""
    known = set(bpy.data.objects)
    build()
    made = [thing for thing in bpy.data.objects if thing not in known]
    bpy.context.view_layer.update()
    was = {thing: thing.matrix_world.copy() for thing in made}
    for n, (x, y) in enumerate(places):
        matrix = (
            Matrix.Translation((x, y, high))
            @ Matrix.Rotation(math.pi, 4, 'X')
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Scale(scale, 4)
        )
        for thing in made:
            put = thing if n == 0 else thing.copy()
            if n:
                bpy.data.collections['product'].objects.link(put)
            put.matrix_world = matrix @ was[thing]


def mount(build, place, turn=0.0):
    """Puts something that was built at the origin where it belongs."""
    known = set(bpy.data.objects)
    build()
    bpy.context.view_layer.update()
    matrix = Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for thing in [one for one in bpy.data.objects if one not in known]:
        if thing.parent is None:
            thing.matrix_world = matrix @ thing.matrix_world


def light_line(x, y, high, long, wide=0.05, along='y', strength=1.1, color=(1.0, 0.95, 0.88)):
    """A slim lit line in the ceiling; it is seen, the soft lamps give the light."""
    dims = (wide, long, 0.012) if along == 'y' else (long, wide, 0.012)
    box('line of light', (x, y, high), dims, glow('lamp', color, strength)).visible_diffuse = False


def joints(left, right, near, far, step, high=0.0, mat=None):
    """Fine joints of a tiled floor, or of a ceiling grid."""
    mat = mat or paint('joint', (0.36, 0.37, 0.375), 0.9)
    items, x, y = [], left + step / 2, near
    while x < right:
        items.append(((x, (near + far) / 2, high), (0.005, far - near, 0.0016), (0, 0, 0)))
        x += step
    while y < far:
        items.append((((left + right) / 2, y, high), (right - left, 0.005, 0.0014), (0, 0, 0)))
        y += step
    boxes('joints', items, mat)


def ceiling_paint(color=(0.62, 0.63, 0.64)):
    return paint('ceiling', color, 0.9, spec=0.1)


def boards(name='oak floor', first=(0.44, 0.31, 0.20), second=(0.53, 0.39, 0.26)):
    return two_tone(name, first, second, 0.38, 5.0, (6, 0.35, 1))
