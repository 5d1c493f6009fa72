"""The company's own rooms: the hall with its units, the warehouse, the workshop."""

from . import hall, warehouse, workshop
from .lobby import SIZE

__all__ = ['SIZE', 'build']

ROOMS = {
    'vrf-hall': hall.vrf,
    'chiller-hall': hall.chillers,
    'warehouse': warehouse.warehouse,
    'workshop': workshop.workshop,
}
EXPOSURE = {'warehouse': 0.05}


def build(variant, view):
    ROOMS[view]()
    return {'exposure': EXPOSURE.get(view, 0.14), 'bounces': 4}
