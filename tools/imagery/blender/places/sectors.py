"""The eight sectors: one room each, with the unit that such a room has."""

from . import guest_rooms, gym, homes, ward, workrooms
from .room import SIZE

__all__ = ['SIZE', 'build']

ROOMS = {
    'home': homes.home,
    'office': workrooms.office,
    'restaurants': guest_rooms.restaurants,
    'school': workrooms.school,
    'showrooms': guest_rooms.showrooms,
    'hotel': homes.hotel,
    'hospital': ward.hospital,
    'gym': gym.gym,
}


def build(variant, view):
    ROOMS[view]()
    return {'exposure': 0.22, 'bounces': 4}
