"""A street of Dhaka round a plot: sky, road, cables, lamps, neighbours, the town behind."""

import numpy as np

from . import cars, rickshaws, road, town, wiring
from .skies import sky

LIT = {'evening': (0.14, 0.75), 'dusk': (0.42, 1.0)}


def avenue(
    mood,
    plot,
    seed=1,
    bearing=-65,
    height=15,
    clouds=0.5,
    wet=0.0,
    floors=(4, 10),
    lamps=6500,
    back=11.0,
    wires=True,
    strength=1.0,
):
    """plot is (from, to) along the street; houses fill the rest, behind the footpath."""
    sky(mood, bearing, height, clouds, strength)
    road.street(wet=wet)
    lit, power = LIT[mood]
    chance = np.random.default_rng(seed)
    for side in (-1, 1):
        x, n = plot[0] if side < 0 else plot[1], 0
        while abs(x) < 95:
            wide, gap = chance.uniform(11, 17), chance.uniform(1.0, 2.6)
            a, b = sorted((x + side * gap, x + side * (gap + wide)))
            town.block(
                a,
                b,
                back + chance.uniform(-2, 3),
                13,
                int(chance.uniform(*floors)),
                seed * 3 + 5 * n + side + 7,
                lit,
                power,
                detail=n < 4,
            )
            x, n = x + side * (wide + gap), n + 1
    town.far_town(seed, 58, 330, 270, lit * 0.8, power * 0.8)
    if wires:
        poles = [(x, 1.65) for x in range(-82, 70, 24)]
        for x, y in poles:
            wiring.pole(x, y)
        wiring.cables(poles, seed=seed)
    for x in range(-70, 70, 24):
        wiring.street_lamp(x, 1.5, lit=lamps if mood == 'dusk' else 0)


def passing(vehicles, lamps=0):
    """vehicles are (kind, x, y, turn, colour or None)."""
    for kind, x, y, turn, color in vehicles:
        more = {'color': color} if color else {}
        if kind in ('car', 'taxi'):
            more['lamps'] = lamps
        (rickshaws.rickshaw if kind == 'rickshaw' else getattr(cars, kind))((x, y, 0), turn, **more)
