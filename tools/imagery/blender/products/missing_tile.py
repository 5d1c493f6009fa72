"""A ceiling with one tile left out: behind it, a duct, a hanger and cables under the slab."""

from studio.ceiling import tiled_ceiling
from studio.materials import paint
from studio.shapes import bend, box, lathe, wires
from studio.stage import IN_CEILING

SIZE = (1600, 900)
DEEP = 0.62


def build(variant, view='three-quarter'):
    tiled_ceiling(8, missing=True)
    slab = paint('slab', (0.30, 0.30, 0.29), 0.9)
    box('slab', (0, 0, -DEEP), (2.4, 2.4, 0.05), slab, collection='studio')
    tin = [(0.11, -1.2), (0.11, 1.2)]
    lathe('duct', tin, 'galva', (0, 0.06, -0.26), 64, axis='x')
    for x in (-0.75, 0.12, 0.9):
        lathe('collar', [(0.116, -0.012), (0.116, 0.012)], 'galva', (x, 0.06, -0.26), 64, axis='x')
    wires('hanger', [([(0.12, y, -0.26), (0.12, y, -DEEP)], False) for y in (-0.055, 0.175)], 0.004, 'steel', 3)
    for k, mat in enumerate(('blue', 'plastic', 'orange')):
        y = -0.17 - 0.028 * k
        line = [(-1.2, y, -0.42), (-0.2, y, -0.40 + 0.01 * k), (0.1, y + 0.02, -0.36), (1.2, y, -0.43)]
        wires('cable', [(bend(line, 0.2), False)], 0.007, mat, 4)
    # Bounds of the picture.
    box('rim', (0, 0, -0.006), (1.9, 0.02, 0.001), 'ivory')
    return {
        'stage': {**IN_CEILING, 'floor': -1.4, 'radius': 0.75},
        'camera': {'az': 24, 'el': 52, 'lens': 70, 'straight': False, 'roll': 180, 'fill': 0.98},
    }
