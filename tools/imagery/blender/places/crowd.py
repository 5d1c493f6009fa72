"""People in a street, some metres away: who they are, and where they stand or walk."""

from . import people
from .site import put

KINDS = {
    'man': {'top': (0.30, 0.36, 0.44), 'bottom': (0.03, 0.035, 0.045)},
    'worker': {
        'wear': 'polo',
        'top': (0.30, 0.10, 0.05),
        'bottom': (0.06, 0.055, 0.05),
        'tall': 1.66,
    },
    'elder': {
        'wear': 'panjabi',
        'top': (0.66, 0.65, 0.61),
        'bottom': (0.58, 0.57, 0.54),
        'tall': 1.68,
    },
    'guest': {
        'wear': 'panjabi',
        'top': (0.10, 0.16, 0.22),
        'bottom': (0.58, 0.57, 0.54),
        'tall': 1.74,
    },
    'woman': {
        'wear': 'kameez',
        'top': (0.40, 0.05, 0.09),
        'bottom': (0.50, 0.40, 0.22),
        'hair': 'braid',
        'scarf': (0.60, 0.42, 0.12),
        'tall': 1.58,
    },
    'lady': {
        'wear': 'kameez',
        'top': (0.03, 0.22, 0.22),
        'bottom': (0.05, 0.10, 0.12),
        'hair': 'covered',
        'scarf': (0.46, 0.40, 0.34),
        'tall': 1.60,
    },
    'student': {
        'wear': 'polo',
        'top': (0.46, 0.44, 0.40),
        'bottom': (0.05, 0.06, 0.10),
        'tall': 1.70,
    },
    'fitter': {
        'wear': 'shirt',
        'top': (0.03, 0.10, 0.24),
        'bottom': (0.035, 0.045, 0.07),
        'tall': 1.69,
    },
}


def crowd(folk):
    """folk are (kind, pose, place, turn); a figure faces -y before it is turned."""
    for kind, pose, place, turn in folk:
        put(lambda: people.figure(pose, **KINDS[kind]), place, turn)
