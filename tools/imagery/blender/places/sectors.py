"""The eight sectors: one room each, with the unit that such a room has."""

from . import gym, homes, office, restaurant, school, showroom, ward
from .room import SIZE

__all__ = ['SIZE', 'build']

ROOMS = {
    'home': homes.home,
    'office': office.office,
    'restaurants': restaurant.restaurants,
    'school': school.school,
    'showrooms': showroom.showrooms,
    'hotel': homes.hotel,
    'hospital': ward.hospital,
    'gym': gym.gym,
}


def build(variant, view):
    own = ROOMS[view]() or {}
    return {'exposure': 0.22, 'bounces': 4, 'lift': 1.0, 'bloom': 0.12, **own}
