"""The nine groups of projects: one building each, seen in the morning from its forecourt."""

from . import civic, commerce
from .site import SIZE

__all__ = ['SIZE', 'build']

SITES = {
    'shopping-complex': commerce.shopping,
    'corporate-tower': commerce.tower,
    'apartments': commerce.apartments,
    'government-building': civic.government,
    'campus': civic.campus,
    'hospital': civic.hospital,
    'mosque': civic.mosque,
    'factory': commerce.factory,
    'convention-hall': commerce.convention,
}


def build(variant, view):
    SITES[view]()
    return {'exposure': 0.0, 'bounces': 4}
