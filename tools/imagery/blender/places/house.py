"""Units where they work, on terrace and plant deck; the company's warehouse and workshop."""

from . import decks, warehouse, workshop
from .lobby import SIZE

__all__ = ['SIZE', 'build']

ROOMS = {
    'vrf-hall': decks.vrf,
    'chiller-hall': decks.chillers,
    'warehouse': warehouse.warehouse,
    'workshop': workshop.workshop,
}
EXPOSURE = {'warehouse': 0.05}


def build(variant, view):
    return {'exposure': EXPOSURE.get(view, 0.14), 'bounces': 4, **(ROOMS[view]() or {})}
