"""The nine groups of projects: one building each, seen from the street it stands in."""

from . import assembly, campus, clinic, dwellings, mill, mosque, offices, shopping
from .site import SIZE

__all__ = ['SIZE', 'build']

SITES = {
    'shopping-complex': shopping.shopping,
    'corporate-tower': offices.tower,
    'apartments': dwellings.apartments,
    'government-building': assembly.government,
    'campus': campus.campus,
    'hospital': clinic.hospital,
    'mosque': mosque.mosque,
    'factory': mill.factory,
    'convention-hall': assembly.convention,
}


def build(variant, view):
    return SITES[view]()
