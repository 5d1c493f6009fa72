"""The nine groups of projects: one building each, seen from the street it stands in."""

from . import campus, clinic, dwellings, mosque, offices
from .site import SIZE

__all__ = ['SIZE', 'build']

SITES = {
    'corporate-tower': offices.tower,
    'hospital': clinic.hospital,
    'apartments': dwellings.apartments,
    'mosque': mosque.mosque,
    'campus': campus.campus,
}


def build(variant, view):
    return SITES[view]()
