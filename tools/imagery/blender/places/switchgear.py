"""An open control panel: breakers, contactors, a controller and its terminals, wired."""

import math

import bpy
from mathutils import Vector

from studio import stage
from studio.materials import glow, paint
from studio.shapes import bend, bevel, box, boxes, plate, wires
from studio.signs import digits, label

WIDE, TALL, DEEP = 0.80, 1.00, 0.24
COLORS = ('black', 'blue', 'red', 'slate', 'black')


def _enclosure():
    grey = paint('enclosure', (0.66, 0.68, 0.69), 0.45)
    x, z = WIDE / 2, TALL / 2
    plate('mounting plate', WIDE - 0.06, TALL - 0.06, -0.004, 0, 'galva', 'y', (0, 0, 0), 0.006)
    box('back', (0, 0.02, 0), (WIDE, 0.004, TALL), grey)
    for s in (-1, 1):
        box('side', (s * x, -DEEP / 2 + 0.02, 0), (0.003, DEEP, TALL), grey, 0.001)
        box('side', (0, -DEEP / 2 + 0.02, s * z), (WIDE, DEEP, 0.003), grey, 0.001)
        box('lip', (s * (x - 0.012), -DEEP + 0.02, 0), (0.024, 0.003, TALL), grey, 0.001)
        box('lip', (0, -DEEP + 0.02, s * (z - 0.012)), (WIDE, 0.003, 0.024), grey, 0.001)
    turn = math.radians(112)
    reach = WIDE / 2
    middle = (x + reach * -math.cos(turn), -DEEP + 0.005 - reach * math.sin(turn), 0)
    door = box('door', middle, (WIDE, 0.022, TALL), grey, 0.004, rot=(0, 0, -math.radians(68)))
    seal = box('seal', (0, 0.013, 0), (WIDE - 0.06, 0.010, TALL - 0.06), 'rubber', 0.003)
    inner = box('door inside', (0, 0.0135, 0), (WIDE - 0.09, 0.0105, TALL - 0.09), grey, 0.002)
    for thing in (seal, inner):
        thing.parent = door


def _rail(z):
    box('din rail', (0, -0.010, z), (WIDE - 0.16, 0.012, 0.035), 'alu', 0.001)


def _trunking(z, wide=WIDE - 0.13, upright=False):
    pale = paint('trunking', (0.42, 0.44, 0.46), 0.6)
    dims = (0.045, 0.060, wide) if upright else (wide, 0.060, 0.045)
    place = (z, -0.034, 0) if upright else (0, -0.034, z)
    box('trunking', place, dims, pale, 0.002)
    count = int(wide / 0.0125)
    slots = []
    for k in range(count):
        at = (k + 0.5 - count / 2) * 0.0125
        for s in (-1, 1):
            if upright:
                slots.append(((z + s * 0.0227, -0.040, at), (0.0008, 0.046, 0.0055), (0, 0, 0)))
            else:
                slots.append(((at, -0.040, z + s * 0.0227), (0.0055, 0.046, 0.0008), (0, 0, 0)))
    boxes('slots', slots, 'black')


def _row(z, x0, count, wide, tall, deep, mat, gap=0.0006):
    """A row of devices on a rail; gives the middle of each."""
    middles = [x0 + (wide + gap) * (k + 0.5) for k in range(count)]
    items = [((x, -0.016 - deep * 0.35, z), (wide - gap, deep * 0.7, tall), (0, 0, 0)) for x in middles]
    items += [((x, -0.016 - deep / 2, z), (wide - gap, deep, tall * 0.5), (0, 0, 0)) for x in middles]
    boxes('devices', items, mat, 0.0016)
    heads = [((x, -0.0164 - deep * 0.7, z + s * tall * 0.38), (wide * 0.42, 0.0006, wide * 0.30 if wide < 0.03 else 0.008), (0, 0, 0)) for x in middles for s in (-1, 1)]
    boxes('screw holes', heads, 'black')
    return middles


def _lead(x, z0, z1, color, sway, out=0.045):
    points = [(x, -out, z0), (x + sway * 0.4, -out - 0.016, z0 + (z1 - z0) * 0.3), (x + sway, -0.052, z1)]
    return bend(points, 0.03, 8), color


def _leads(rows):
    for n, color in enumerate(sorted({c for _, c in rows})):
        wires('leads', [(line, False) for line, c in rows if c == color], 0.0021 + 0.0002 * (n % 2), color, 4)


def _breakers():
    z, leads = 0.33, []
    _rail(z)
    pale = paint('device', (0.70, 0.715, 0.72), 0.45)
    main = _row(z, -0.315, 1, 0.105, 0.13, 0.085, paint('device dark', (0.10, 0.11, 0.125), 0.45))
    plate('rotary', 0.05, 0.05, -0.108, -0.100, 'orange', 'y', (main[0], 0, z), 0.024, 0.003)
    box('grip', (main[0], -0.118, z), (0.012, 0.02, 0.048), 'red', 0.004)
    middles = _row(z, -0.19, 14, 0.0178, 0.085, 0.066, pale)
    boxes('toggles', [((x, -0.088, z + 0.006), (0.0085, 0.014, 0.013), (0.35, 0, 0)) for x in middles], 'plastic', 0.001)
    boxes('marks', [((x, -0.0824, z - 0.012), (0.010, 0.0006, 0.004), (0, 0, 0)) for x in middles], 'blue')
    last = _row(z, 0.07, 5, 0.045, 0.085, 0.066, pale)
    boxes('toggles', [((x, -0.088, z + 0.006), (0.030, 0.014, 0.013), (0.35, 0, 0)) for x in last], 'plastic', 0.001)
    for n, x in enumerate(middles + last):
        leads.append(_lead(x, z - 0.036, z - 0.095, COLORS[n % 5], 0.004 * ((n * 7) % 3 - 1), 0.062))
        leads.append(_lead(x, z + 0.036, z + 0.095, COLORS[(n + 2) % 5], 0.004 * ((n * 5) % 3 - 1), 0.062))
    return leads


def _contactors():
    z, leads = 0.085, []
    _rail(z)
    dark = paint('contactor', (0.16, 0.175, 0.19), 0.5)
    middles = _row(z, -0.315, 8, 0.048, 0.092, 0.088, dark, 0.004)
    boxes('plates', [((x, -0.1045, z + 0.004), (0.026, 0.0012, 0.020), (0, 0, 0)) for x in middles], 'paper')
    boxes('plungers', [((x, -0.107, z - 0.014), (0.012, 0.006, 0.008), (0, 0, 0)) for x in middles], 'slate', 0.001)
    relays = _row(z, 0.115, 9, 0.0225, 0.085, 0.070, paint('relay', (0.60, 0.62, 0.63), 0.4), 0.0006)
    boxes('lamps', [((x, -0.0868, z + 0.012), (0.006, 0.0008, 0.003), (0, 0, 0)) for x in relays[::2]], glow('lit', (0.3, 1.0, 0.5), 1.1))
    for n, x in enumerate(middles):
        for k in (-1, 0, 1):
            at = x + 0.013 * k
            leads.append(_lead(at, z + 0.040, z + 0.098, 'black', 0.003 * k, 0.078))
            leads.append(_lead(at, z - 0.040, z - 0.098, 'black', 0.004 * k, 0.078))
    for n, x in enumerate(relays):
        leads.append(_lead(x - 0.004, z + 0.036, z + 0.098, 'blue', 0.003, 0.062))
        leads.append(_lead(x + 0.004, z - 0.036, z - 0.098, 'red' if n % 3 == 0 else 'blue', -0.003, 0.062))
    return leads


def _controller():
    z, leads = -0.165, []
    _rail(z)
    dark = paint('controller', (0.055, 0.065, 0.078), 0.4)
    plate('controller', 0.26, 0.125, -0.085, -0.016, dark, 'y', (-0.175, 0, z), 0.006, 0.003)
    plate('screen', 0.120, 0.066, -0.0858, -0.084, glow('panel screen', (0.03, 0.13, 0.20), 1.0), 'y', (-0.205, 0, z + 0.008), 0.004)
    digits('24', (-0.222, -0.0862, z + 0.014), 0.026)
    items = [((-0.185 + 0.011 * k, -0.0862, z - 0.008 + 0.002 * ((k * 5) % 4)), (0.006, 0.0004, 0.006 + 0.004 * ((k * 5) % 4)), (0, 0, 0)) for k in range(4)]
    boxes('bars', items, 'led')
    keys = [((-0.122 + 0.017 * (k % 3), -0.087, z + 0.018 - 0.018 * (k // 3)), (0.012, 0.004, 0.012), (0, 0, 0)) for k in range(6)]
    boxes('keys', keys, 'grey', 0.002)
    cards = _row(z, -0.035, 6, 0.0355, 0.118, 0.075, paint('card', (0.66, 0.68, 0.69), 0.45))
    lights = [((x - 0.008 + 0.0055 * (k % 4), -0.0921, z + 0.020 - 0.006 * (k // 4)), (0.003, 0.0008, 0.0025), (0, 0, 0)) for n, x in enumerate(cards) for k in range(8) if (n * 3 + k * 5) % 4]
    boxes('card lamps', lights, glow('lit', (0.3, 1.0, 0.5), 1.1))
    supply = _row(z, 0.19, 1, 0.10, 0.118, 0.09, 'alu')
    label((supply[0], -0.107, z), 0.06, 0.04, 'y', -1, 5)
    for n, x in enumerate(cards):
        for k in range(4):
            at = x - 0.012 + 0.008 * k
            color = ('blue', 'slate', 'red', 'blue')[(n + k) % 4]
            leads.append(_lead(at, z + 0.052, z + 0.110, color, 0.002 * (k - 1.5), 0.068))
            leads.append(_lead(at, z - 0.052, z - 0.108, color, 0.002 * (1.5 - k), 0.068))
    return leads


def _terminals():
    z, leads = -0.385, []
    _rail(z)
    for x0, count, mat in ((-0.31, 34, paint('clamp', (0.62, 0.60, 0.54), 0.5)), (-0.075, 14, 'blue'), (0.03, 10, 'green'), (0.105, 28, paint('clamp', (0.62, 0.60, 0.54), 0.5))):
        middles = _row(z, x0, count, 0.0065, 0.052, 0.042, mat, 0.0003)
        for n, x in enumerate(middles):
            color = 'green' if mat == 'green' else ('black', 'blue', 'slate')[(n * 3) % 3 if n % 4 else 1]
            leads.append(_lead(x, z + 0.024, z + 0.066, color, 0.0015 * ((n % 3) - 1), 0.040))
            leads.append(_lead(x, z - 0.024, z - 0.10, color, 0.001 * ((n % 5) - 2), 0.040))
    return leads


def control_panel():
    _enclosure()
    for z in (0.435, 0.215, -0.035, -0.295):
        _trunking(z)
    for x in (-0.355, 0.355):
        _trunking(x, 0.92, True)
    rows = _breakers() + _contactors() + _controller() + _terminals()
    _leads(rows)
    bevel(box('wall', (0, 0.30, 0), (8, 0.5, 6), paint('wall behind', (0.62, 0.66, 0.69), 0.9)), 0.001)
    stage.area((-1.5, -1.9, 1.5), (0, 0, 0), 1.3, 92, (1.0, 0.99, 0.97))
    stage.area((1.6, -2.3, 0.3), (0, 0, 0), 1.8, 18, (0.88, 0.95, 1.0))
    stage.area((0.0, -1.5, -1.6), (0, 0, 0), 1.6, 9, (0.95, 0.98, 1.0))
    stage.world(0.20)
    _eye()



def _eye():
    data = bpy.data.cameras.new('camera')
    data.lens = 60
    eye = bpy.data.objects.new('camera', data)
    eye.location = (-0.66, -1.52, 0.19)
    way = Vector((0.02, 0, 0.02)) - eye.location
    eye.rotation_euler = way.to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
