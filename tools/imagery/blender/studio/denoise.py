"""Takes the noise out of a picture that was rendered twice with half the samples.

The difference of the halves says how noisy each pixel is, so clean detail is left alone. Only the
light is smoothed: the colours of the surfaces, which are free of noise, are multiplied in again.
"""

import cv2
import numpy as np

KINDS = ('Diff', 'Gloss')
# Reach of the later steps in pixels, and how far apart two brightnesses of one surface may be.
STRIDES = (3, 7)
CLOUD = 0.014


def _brightness(light):
    return (np.maximum(light, 0).mean(axis=2) + 0.004) ** 0.45


def _calm(light):
    """Single sparks, brighter than everything around them, are brought down to their neighbours."""
    height = light.max(axis=2)
    around = cv2.medianBlur(height, 3)
    over = height / np.maximum(around, 0.02)
    return light / np.maximum(over / 3, 1)[:, :, None]


def _pair(shape, dy, dx):
    """The two overlapping parts of a picture that lie (dy, dx) apart."""
    h, w = shape
    rows = np.s_[: h - dy], np.s_[dy:]
    if dx >= 0:
        columns = np.s_[: w - dx], np.s_[dx:]
    else:
        columns = np.s_[-dx:], np.s_[: w + dx]
    return (rows[0], columns[0]), (rows[1], columns[1])


def _offsets(radius):
    reach = range(-radius, radius + 1)
    disc = [(dy, dx) for dy in reach for dx in reach if dy * dy + dx * dx <= radius * radius + 1]
    return [(dy, dx) for dy, dx in disc if dy > 0 or (dy == 0 and dx > 0)]


def smooth(lights, features, radius, soft):
    """lights: pairs of halves that are smoothed together. Each pixel becomes a mean over pixels
    that look alike and lie on like surfaces; weights by non-local means."""
    pairs = [[_calm(half) for half in pair] for pair in lights]
    total = np.concatenate([(first + second) / 2 for first, second in pairs], axis=2)
    light = total.copy()
    looks, noises = [], []
    for first, second in pairs:
        looks.append(_brightness((first + second) / 2))
        spread = ((_brightness(first) - _brightness(second)) / 2) ** 2
        noises.append(cv2.blur(spread, (9, 9)) + 2e-6)
    weight = np.ones(light.shape[:2], np.float32)
    for dy, dx in _offsets(radius):
        a, b = _pair(weight.shape, dy, dx)
        step = 0
        for look, noise in zip(looks, noises):
            both = noise[a] + noise[b]
            apart = ((look[a] - look[b]) ** 2 - both) / (soft * soft * both + 1e-7)
            step = step + np.maximum(cv2.blur(apart, (5, 5)), 0)
        apart = features[a] - features[b]
        step += np.einsum('ijk,ijk->ij', apart, apart)
        alike = np.exp(-step)
        total[a] += alike[:, :, None] * light[b]
        total[b] += alike[:, :, None] * light[a]
        weight[a] += alike
        weight[b] += alike
    clean = np.split(total / weight[:, :, None], len(pairs), axis=2)
    left = [noise / weight for noise in noises]
    for stride in STRIDES:
        clean = _even(clean, left, features, stride)
    return clean


def _even(lights, noises, features, stride):
    """What is left of noise lies in faint clouds wider than the first step reaches. Each pixel
    becomes a mean over points far around it, on like surfaces in almost the same light."""
    total = np.concatenate(lights, axis=2)
    light = total.copy()
    looks = [cv2.blur(_brightness(one), (5, 5)) for one in lights]
    weight = np.ones(light.shape[:2], np.float32)
    for dy, dx in _offsets(3):
        a, b = _pair(weight.shape, dy * stride, dx * stride)
        apart = features[a] - features[b]
        step = np.einsum('ijk,ijk->ij', apart, apart)
        for look, noise in zip(looks, noises):
            step += (look[a] - look[b]) ** 2 / (CLOUD**2 + 3 * (noise[a] + noise[b]))
        alike = np.exp(-step)
        total[a] += alike[:, :, None] * light[b]
        total[b] += alike[:, :, None] * light[a]
        weight[a] += alike
        weight[b] += alike
    return np.split(total / weight[:, :, None], len(lights), axis=2)


def denoise(halves, radius, soft):
    """halves: two sets of passes. Gives the clean picture in scene light. A larger `soft` takes a
    step in brightness for noise sooner."""
    mean = {name: (halves[0][name] + halves[1][name]) / 2 for name in halves[0]}
    guides = [mean['Normal'], mean['DiffCol'], mean['GlossCol']]
    features = (np.concatenate(guides, axis=2) / 0.14).astype(np.float32)
    lights = [[half[kind + 'Dir'] + half[kind + 'Ind'] for half in halves] for kind in KINDS]
    rest, clean = mean['Image'], 0
    for kind, pair, light in zip(KINDS, lights, smooth(lights, features, radius, soft)):
        color = mean[kind + 'Col']
        rest = rest - (pair[0] + pair[1]) / 2 * color
        clean = clean + light * color
    return clean + np.maximum(rest, 0)
