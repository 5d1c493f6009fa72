"""From scene light to a picture: the tone curve, its inverse, and the backdrop's one colour."""

import numpy as np

KNEE, TOP = 0.55, 0.965
LIFT = 0.86
# The backdrop in every product picture, from its top to its bottom, as display colours.
BACKDROP = ((0.815, 0.878, 0.924), (0.872, 0.921, 0.955))


def _encode(linear):
    return np.where(linear < 0.0031308, linear * 12.92, 1.055 * linear ** (1 / 2.4) - 0.055)


def _decode(display):
    return np.where(display < 0.04045, display / 12.92, ((display + 0.055) / 1.055) ** 2.4)


def show(linear, lift=LIFT):
    """A soft shoulder on the strongest channel keeps the hue and never reaches pure white.
    A lift below 1 opens the middle tones without moving black or white."""
    most = np.maximum(linear.max(axis=2, keepdims=True), 1e-6)
    reach = TOP - KNEE
    soft = np.where(most < KNEE, most, KNEE + reach * (1 - np.exp(-(most - KNEE) / reach)))
    return (_encode(np.clip(linear * (soft / most), 0, 1)) ** lift).astype(np.float32)


def scene_light(display, lift=LIFT):
    """The light that `show` turns into this display colour."""
    soft = _decode(np.asarray(display, np.float32) ** (1 / lift))
    most = soft.max(axis=-1, keepdims=True)
    reach = TOP - KNEE
    left = np.clip(1 - (most - KNEE) / reach, 1e-3, None)
    full = np.where(most < KNEE, most, KNEE - reach * np.log(left))
    return soft * (full / most)


def backdrop_light(height, width):
    """The backdrop as it should look where nothing stands on it: brighter to the floor."""
    top, bottom = (np.array(c, np.float32) for c in BACKDROP)
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None, None]
    x = np.linspace(-1, 1, width, dtype=np.float32)[None, :, None]
    down = y * y * (3 - 2 * y)
    wanted = top + (bottom - top) * down - 0.016 * x * x * (1 - 0.5 * y)
    return scene_light(wanted)
