"""A gauge manifold on its hook at a split outdoor unit, hoses on the service ports."""

import math

from mathutils import Vector

from studio.materials import paint
from studio.shapes import bend, box, boxes, lathe, wires

from .split_pair import DEEP, FOOT, TALL, WIDE, _outdoor, _side

X, Z = 0.335, 0.50
FRONT = -DEEP / 2 - 0.052
RADIUS = 0.042
HOSES = {
    'red': ((0.50, 0.030, 0.025), -0.058),
    'yellow': ((0.86, 0.62, 0.05), 0.0),
    'blue': ((0.03, 0.20, 0.50), 0.058),
}


def _hose(name):
    return paint('hose ' + name, HOSES[name][0], 0.45)


def _dial(x, color, share):
    """The gauge looks to the front: case, face, coloured arc, marks, needle, glass ring."""
    z = Z + 0.075
    case = [(0, 0.020), (RADIUS, 0.020), (RADIUS + 0.003, 0.014), (RADIUS + 0.003, -0.010)]
    case += [(RADIUS - 0.001, -0.014), (RADIUS - 0.005, -0.012), (RADIUS - 0.005, -0.008)]
    lathe('case', case, _hose(color), (x, FRONT, z), 96, axis='y', angle=40)
    lathe('face', [(0, -0.008), (RADIUS - 0.0048, -0.008)], 'paper', (x, FRONT, z), 96, axis='y')
    marks, arcs = [], []
    for k in range(31):
        a = math.radians(225 - 270 * k / 30)
        long = 0.0062 if k % 5 == 0 else 0.0034
        r = RADIUS - 0.0085 - long / 2
        at = (x + r * math.cos(a), FRONT - 0.0084, z + r * math.sin(a))
        marks.append((at, (long, 0.0003, 0.0011 if k % 5 == 0 else 0.0006), (0, -a, 0)))
    boxes('marks', marks, 'ink')
    for start, end, r, tone in ((0, 0.62, 0.0225, color), (0.62, 1, 0.0225, 'orange'), (0, 1, 0.0175, 'grey')):
        turns = [math.radians(225 - 270 * (start + (end - start) * i / 40)) for i in range(41)]
        line = [(x + r * math.cos(a), FRONT - 0.0082, z + r * math.sin(a)) for a in turns]
        arcs.append((line, tone))
    for line, tone in arcs:
        wires('arc', [(line, False)], 0.0007, tone if tone == 'orange' or tone == 'grey' else _hose(tone), 2)
    a = math.radians(225 - 270 * share)
    way = Vector((math.cos(a), 0, math.sin(a)))
    middle = Vector((x, FRONT - 0.0098, z))
    wires('needle', [([middle - way * 0.010, middle + way * 0.027], False)], 0.0008, 'ink', 3)
    lathe('boss', [(0, -0.0125), (0.003, -0.012), (0.0034, -0.0085)], 'ink', (x, FRONT, z), 32, axis='y')


def _knob(x, side, color):
    """A ribbed hand wheel at an end of the block."""
    wires('spindle', [([(x, FRONT, Z), (x + side * 0.024, FRONT, Z)], False)], 0.0045, 'brass', 4)
    grip = [(0, 0.022), (0.019, 0.022), (0.021, 0.025), (0.021, 0.042), (0.018, 0.046), (0, 0.046)]
    knob = lathe('knob', [(r, side * h) for r, h in grip], _hose(color), (x, FRONT, Z), 96, axis='x', angle=40)
    ribs = []
    for k in range(22):
        a = 2 * math.pi * k / 22
        at = (x + side * 0.0335, FRONT + 0.021 * math.cos(a), Z + 0.021 * math.sin(a))
        ribs.append((at, (0.015, 0.0022, 0.0022), (a, 0, 0)))
    boxes('ribs', ribs, _hose(color), 0.0004)
    return knob


def _block():
    box('block', (X, FRONT, Z), (0.172, 0.030, 0.034), 'alu', 0.004, 4)
    lathe('sight glass', [(0, -0.019), (0.009, -0.019), (0.011, -0.017), (0.011, -0.012)], 'brass', (X, FRONT, Z), 48, axis='y')
    lathe('sight', [(0, -0.0192), (0.0075, -0.0193)], 'glass', (X, FRONT, Z), 48, axis='y')
    for s in (-1, 1):
        wires('neck', [([(X + s * 0.050, FRONT, Z + 0.016), (X + s * 0.050, FRONT, Z + 0.040)], False)], 0.008, 'brass', 1)
    hook = [(X, FRONT, Z + 0.015), (X, FRONT + 0.006, Z + 0.145), (X, FRONT + 0.012, FOOT + TALL + 0.040)]
    hook += [(X, FRONT + 0.085, FOOT + TALL + 0.045), (X, FRONT + 0.090, FOOT + TALL + 0.019)]
    wires('hook', [(bend(hook, 0.02), False)], 0.0028, 'steel', 5)


def _ends(ports):
    """The lines go on from the valves to the wall; hoses come from below the block to their ports."""
    for n, end in enumerate(ports):
        pipe = [tuple(end), (end[0], end[1], 0.075 - 0.012 * n), (end[0], 0.60, 0.075 - 0.012 * n)]
        wires('line', [(bend(pipe, 0.05), False)], 0.016 + 0.003 * n, 'pipe_wrap', 8)
    low = Z - 0.017
    for n, name in enumerate(('red', 'blue')):
        port = Vector(ports[n]) + Vector((-0.002, -0.012, 0.052 + 0.004 * n))
        x = X + HOSES[name][1]
        out = WIDE / 2 + 0.095 + 0.05 * n
        points = [
            (x, FRONT, low),
            (x, FRONT - 0.005, low - 0.16),
            (x + 0.03, FRONT - 0.05, 0.10 - 0.02 * n),
            (out, FRONT - 0.05, 0.085 + 0.02 * n),
            (out + 0.01, port.y - 0.06, port.z + 0.02),
            tuple(port + Vector((0.028, -0.004, 0))),
        ]
        _line(points, name, x, low)
        wires('nut', [([port + Vector((0.002, 0, 0)), port + Vector((0.030, -0.004, 0))], False)], 0.0085, 'brass', 1)
    x = X + HOSES['yellow'][1]
    points = [(x, FRONT, low), (x, FRONT - 0.004, low - 0.20), (x - 0.04, FRONT - 0.06, 0.06), (x - 0.18, FRONT - 0.16, 0.012), (x - 0.55, FRONT - 0.10, 0.010), (x - 1.6, FRONT - 0.30, 0.010)]
    _line(points, 'yellow', x, low)


def _line(points, name, x, low):
    wires('hose', [(bend(points, 0.12, 12), False)], 0.0062, _hose(name), 8)
    wires('hose end', [([(x, FRONT, low + 0.002), (x, FRONT, low - 0.020)], False)], 0.0098, 'brass', 1)
    wires('sleeve', [([(x, FRONT, low - 0.020), (x, FRONT, low - 0.042)], False)], 0.0080, _hose(name), 8)


def build(variant, view='three-quarter'):
    _outdoor()
    ends = _side()
    _block()
    _dial(X - 0.050, 'red', 0.52)
    _dial(X + 0.050, 'blue', 0.34)
    _knob(X - 0.086, -1, 'red')
    _knob(X + 0.086, 1, 'blue')
    _ends(ends)
    focus = ((0.36, -0.20, 0.37), 0.245)
    return {'stage': {'floor': 0.0}, 'camera': {'az': 24, 'el': 8, 'lens': 85, 'focus': focus, 'fill': 1.0}}
