"""Renders a view, cleans it and writes it."""

import os
import time

import bpy
import cv2
import numpy as np

from .denoise import denoise
from .tone import LIFT, backdrop_light, show

PASSES = ('Image', 'Denoising Albedo', 'Denoising Normal')


def settings(samples, percent, exposure, bounces):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_percentage = percent
    scene.render.filter_size = 1.4
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = 'CPU'
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    # Plain surfaces stop early; fins and grilles get all the samples.
    cycles.adaptive_threshold = 0.05
    cycles.adaptive_min_samples = 6
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = min(3, bounces)
    cycles.glossy_bounces = 2
    cycles.transmission_bounces = 2
    cycles.transparent_max_bounces = 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    cycles.film_exposure = 2.0**exposure


def _outputs(backdrop):
    """Sends the passes to one file each; gives their names."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    layer.cycles.denoising_store_passes = True
    layer.update_render_passes()
    names = list(PASSES)
    if backdrop:
        if not layer.aovs:
            made = layer.aovs.add()
            made.name, made.type = 'backdrop', 'VALUE'
        names.append('backdrop')
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    final = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], final.inputs[0])
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = bpy.app.tempdir
    files.format.file_format = 'OPEN_EXR'
    files.format.color_depth = '32'
    files.format.exr_codec = 'NONE'
    files.file_slots.clear()
    for name in names:
        files.file_slots.new(name)
        tree.links.new(source.outputs[name], files.inputs[name])
    scene.frame_set(1)
    return names


def _read(name):
    path = os.path.join(bpy.app.tempdir, name + '0001.exr')
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * image.channels, np.float32)
    image.pixels.foreach_get(pixels)
    channels = image.channels
    bpy.data.images.remove(image)
    os.remove(path)
    return np.ascontiguousarray(pixels.reshape(height, width, channels)[::-1, :, :3])


def _render(names, seed):
    bpy.context.scene.cycles.seed = seed
    bpy.ops.render.render()
    return {name: _read(name) for name in names}


def _even_backdrop(picture, share, samples, percent):
    """Gives the backdrop its one colour and keeps the shadows on it: the same view is rendered
    small without the product, and the backdrop is corrected by what that differs."""
    scene = bpy.context.scene
    product = bpy.data.collections['product']
    product.hide_render = True
    scene.render.resolution_percentage = max(5, percent // 5)
    scene.cycles.samples = 48
    empty = _render(PASSES[:1], seed=2)[PASSES[0]]
    product.hide_render = False
    scene.render.resolution_percentage, scene.cycles.samples = percent, samples
    height, width = picture.shape[:2]
    empty = cv2.GaussianBlur(empty, (0, 0), 5, borderType=cv2.BORDER_REPLICATE)
    empty = cv2.resize(empty, (width, height), interpolation=cv2.INTER_CUBIC)
    gain = backdrop_light(height, width) / np.maximum(empty, 1e-3)
    return _calm_backdrop(picture * (1 + np.clip(share, 0, 1) * (gain - 1)), share)


def _calm_backdrop(picture, share):
    """Away from the unit are only soft shadows: what is left of noise there is blurred away."""
    bare = (share[:, :, 0] > 0.999).astype(np.uint8)
    far = np.clip(cv2.distanceTransform(bare, cv2.DIST_L2, 5) / 45 - 0.15, 0, 1)[:, :, None]
    mask = bare[:, :, None].astype(np.float32)
    soft = cv2.GaussianBlur(picture * mask, (0, 0), 8)
    soft /= np.maximum(cv2.GaussianBlur(mask, (0, 0), 8), 1e-3)[:, :, None]
    return picture + (soft - picture) * far


def write(picture, path):
    """Dither hides steps in the smooth backdrop. The file appears whole or not at all."""
    grain = np.random.default_rng(1).uniform(-0.5, 0.5, picture.shape[:2] + (1,))
    levels = np.clip(picture[:, :, ::-1] * 255 + grain, 0, 255).round().astype(np.uint8)
    os.makedirs(os.path.dirname(path), exist_ok=True)
    part = path[: -len('.png')] + '.part.png'
    cv2.imwrite(part, levels, [cv2.IMWRITE_PNG_COMPRESSION, 4])
    os.replace(part, path)


def _bloom(picture, share):
    """Bright windows and lamps shine a little into their surroundings, as in every lens."""
    wide = picture.shape[1] / 60
    bright = np.clip(picture - 0.75, 0, 3)
    soft = cv2.GaussianBlur(bright, (0, 0), wide) + cv2.GaussianBlur(bright, (0, 0), wide * 3)
    return picture + share * soft


def shoot(
    path, samples, percent=100, exposure=0.38, bounces=3, backdrop=True, lift=LIFT, bloom=0.0
):
    """`lift` below 1 opens the middle tones, above it deepens them; `bloom` is for rooms."""
    start = time.time()
    settings(samples, percent, exposure, bounces)
    passes = _render(_outputs(backdrop), seed=1)
    rendered = time.time()
    cv2.setNumThreads(2)
    picture = denoise(*(passes[name] for name in PASSES))
    if backdrop:
        picture = _even_backdrop(picture, passes['backdrop'], samples, percent)
    if bloom:
        picture = _bloom(picture, bloom)
    write(show(picture, lift), path)
    cleaned = time.time() - rendered
    print(f'SHOT {path}: rendered {rendered - start:.0f} s, cleaned {cleaned:.0f} s', flush=True)
