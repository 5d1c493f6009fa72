"""Air ducts that are seen in a room."""

import math

from studio.shapes import box, boxes, wires


def slot_duct(y, high, x, long):
    """A round spiral duct below the ceiling with grilles along it."""
    radius, z = 0.20, high - 0.34
    lines = [([(x, y - long / 2, z), (x, y + long / 2, z)], False)]
    wires('duct', lines, radius, 'galva', 12)
    rings = [
        ([(x, y - long / 2 + k * 0.9, z), (x, y - long / 2 + k * 0.9 + 0.03, z)], False)
        for k in range(int(long / 0.9) + 1)
    ]
    wires('seams', rings, radius + 0.008, 'galva', 12)
    for k in range(int(long / 1.8)):
        place = (x - radius * 0.72, y - long / 2 + 1.0 + 1.8 * k, z - radius * 0.72)
        box('grille', place, (0.012, 0.80, 0.14), 'white', 0.003, rot=(0, math.radians(45), 0))
        items = [
            (
                (place[0] - 0.006, place[1], place[2] - 0.006 + (i - 2) * 0.0),
                (0.010, 0.74, 0.010),
                (0, math.radians(45), 0),
            )
            for i in range(1)
        ]
        boxes('grille slot', items, 'black')
    for k in range(int(long / 1.8) + 1):
        at = y - long / 2 + 0.4 + 1.8 * k
        wires('hanger', [([(x, at, z + radius), (x, at, high)], False)], 0.004, 'steel')
