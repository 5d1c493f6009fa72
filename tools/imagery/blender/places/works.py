"""Installation work: six scenes for the gallery, each a place between slab and finished room."""

from . import rooftop, services, switchgear
from .room import SIZE

__all__ = ['SIZE', 'build']

WORKS = {
    'pipe-rack': services.pipe_rack,
    'rooftop-rows': rooftop.rows,
    'plant-room': services.plant_room,
    'open-ceiling': services.open_ceiling,
    'control-panel': switchgear.control_panel,
}


def build(variant, view):
    return {'exposure': 0.22, 'bounces': 4, **(WORKS[view]() or {})}
