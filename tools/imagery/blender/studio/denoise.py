"""Takes the noise out of a picture with the networks of Open Image Denoise 2 (Apache 2.0).

Debian's Blender comes without that library, so its published weights run on PyTorch. The colours and
normals of the surfaces are cleaned first, then the light with their help.
"""

import os
import struct

import cv2
import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.environ['DENOISE_WEIGHTS']
# The picture is halved four times on its way through a network.
STEP = 16

# The curve that the networks were trained with: brightness as the eye takes it, 0 to 1 for 0 to 65,504.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, F_, G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
LIGHT_STEPS = 1.57945760e-06, 3.22087631e-02
LOOK_STEPS = 2.23151711e-03, 3.70974749e-01
# The mean brightness that they expect.
MIDDLE = 0.18


def _look(light):
    low, high = LIGHT_STEPS
    middle = B * np.power(np.maximum(light, 0), C) + D
    return np.where(light <= low, A * light, np.where(light <= high, middle, E * np.log(light + F_) + G))


def _light(look):
    low, high = LOOK_STEPS
    middle = np.power(np.maximum((look - D) / B, 0), 1 / C)
    return np.where(look <= low, look / A, np.where(look <= high, middle, np.exp((look - G) / E) - F_))


WHITE = float(_look(np.float64(65504.0)))


def _weights(name):
    """Reads a file of tensors; gives them by name."""
    with open(os.path.join(WEIGHTS, name + '.tza'), 'rb') as file:
        data = file.read()
    magic, version, _, at = struct.unpack_from('<HBBQ', data, 0)
    if (magic, version) != (0x41D7, 2):
        raise ValueError(f'{name}.tza is no file of tensors of version 2')
    (count,) = struct.unpack_from('<I', data, at)
    at += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        key = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        rank = data[at]
        shape = struct.unpack_from(f'<{rank}I', data, at + 1)
        # Behind the shape: a letter for each dimension, the type (always half floats), the place.
        at += 1 + 5 * rank + 1
        (start,) = struct.unpack_from('<Q', data, at)
        at += 8
        values = np.frombuffer(data, np.float16, int(np.prod(shape)), start).astype(np.float32)
        tensors[key] = torch.from_numpy(values.reshape(shape))
    return tensors


def _network(weights, x):
    """The large network: four halvings down, and up again beside what was there on the way."""

    def convolve(x, *names):
        for name in names:
            kernel, bias = weights[name + '.weight'], weights[name + '.bias']
            x = F.relu_(F.conv2d(x, kernel, bias, padding=1))
        return x

    levels = [x]
    for n in range(1, 5):
        x = F.max_pool2d(convolve(x, f'enc_conv{n}a', f'enc_conv{n}b'), 2)
        levels.append(x)
    x = convolve(x, 'enc_conv5a', 'enc_conv5b')
    for n in (4, 3, 2, 1):
        x = torch.cat([F.interpolate(x, scale_factor=2), levels[n - 1]], dim=1)
        x = convolve(x, f'dec_conv{n}a', f'dec_conv{n}b')
    return convolve(x, 'dec_conv1c')


def _middle(image):
    """The geometric mean of the brightness, of squares so large that noise hardly counts."""
    height, width = image.shape[:2]
    squares = cv2.resize(image, (width // STEP, height // STEP), interpolation=cv2.INTER_AREA)
    brightness = squares @ np.array([0.2126, 0.7152, 0.0722], np.float32)
    return float(np.exp(np.log(np.maximum(brightness, 1e-8)).mean()))


@torch.no_grad()
def _run(name, *parts):
    """parts: images of (height, width, 3), 0 to 1. Gives one of that shape."""
    image = np.concatenate(parts, axis=2).astype(np.float32)
    height, width = image.shape[:2]
    x = torch.from_numpy(image).permute(2, 0, 1)[None].contiguous()
    # Mirrored: a last row that is repeated looks like streaks and stays.
    x = F.pad(x, (0, -width % STEP, 0, -height % STEP), mode='reflect')
    y = _network(_weights(name), x)
    return y[0, :, :height, :width].permute(1, 2, 0).numpy()


def denoise(image, albedo, normal):
    """image: scene light; albedo: 0 to 1; normal: -1 to 1; all of (height, width, 3). Gives scene light."""
    torch.set_num_threads(2)
    albedo = _run('rt_alb_large', np.clip(albedo, 0, 1))
    normal = _run('rt_nrm_large', np.clip(normal, -1, 1) * 0.5 + 0.5)
    exposure = MIDDLE / _middle(image)
    look = _look(np.maximum(image, 0) * exposure) / WHITE
    clean = _run('rt_hdr_calb_cnrm_large', look, np.clip(albedo, 0, 1), np.clip(normal, 0, 1))
    return (_light(clean * WHITE) / exposure).astype(np.float32)
