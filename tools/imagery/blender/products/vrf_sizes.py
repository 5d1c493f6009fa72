"""The four bodies of VRF outdoor units at one scale: one fan, two fans, two and three modules in a row, and
a person of 1.70 m beside them."""

import bpy
from mathutils import Vector
from places.people import figure

from . import vrf_outdoor

SIZE = (1600, 560)
BETWEEN_MODULES, BETWEEN_BODIES = 0.025, 0.85
BODIES = (('single',), ('twin',), ('single', 'twin'), ('twin', 'twin', 'twin'))


def _place(variant, left):
    """Builds a module with its left edge at `left`; returns where it ends."""
    known = set(bpy.data.objects)
    width = vrf_outdoor.model(variant)
    bpy.context.view_layer.update()
    for thing in [one for one in bpy.data.objects if one not in known]:
        if thing.parent is None:
            thing.matrix_world.translation += Vector((left + width / 2, 0, 0))
    return left + width


def build(variant, view='front'):
    figure(wear='shirt', top=(0.16, 0.24, 0.32), bottom=(0.06, 0.07, 0.09))
    for thing in bpy.data.collections['product'].objects:
        thing.rotation_euler[2] = 2.6
    left = 0.95
    for body in BODIES:
        for module in body:
            left = _place(module, left) + BETWEEN_MODULES
        left += BETWEEN_BODIES - BETWEEN_MODULES
    return {'camera': {'az': 10, 'el': 6, 'lens': 150, 'fill': 0.94, 'down': 0.03}}
