"""The nine groups of projects: one building each, seen from the street it stands in."""

from . import banquet, campus, clinic, dwellings, mill, ministry, mosque, offices, shopping
from .site import SIZE

__all__ = ['SIZE', 'build']

SITES = {
    'shopping-complex': shopping.shopping,
    'corporate-tower': offices.tower,
    'apartments': dwellings.apartments,
    'government-building': ministry.government,
    'campus': campus.campus,
    'hospital': clinic.hospital,
    'mosque': mosque.mosque,
    'factory': mill.factory,
    'convention-hall': banquet.convention,
}


def build(variant, view):
    return SITES[view]()
