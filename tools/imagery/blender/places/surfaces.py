"""The surfaces of a town: stained plaster, asphalt, tiles, lit windows, leaves, and the haze far away."""

import bpy

from studio.materials import compute, coordinates, mix, node, noise, principled, spread

# What the air does to things far away: its colour, and the distance that hides two thirds of them.
_air = {'color': (0.6, 0.6, 0.6), 'reach': 600.0}


def air(color, reach):
    """Told by the sky, before the town is made."""
    _air.update(color=color, reach=reach)


def once(name, build):
    """A material by its name; made when it is first asked for."""
    if name not in bpy.data.materials:
        build(name)
    return bpy.data.materials[name]


def hazy(tree):
    """Fades what is far into the colour of the air, for the camera only."""
    out = tree.nodes['Material Output']
    surface = out.inputs[0].links[0].from_socket
    far = tree.nodes.new('ShaderNodeCameraData').outputs['View Distance']
    left = compute(tree, 'POWER', 2.718, compute(tree, 'DIVIDE', far, -_air['reach']))
    seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    share = compute(tree, 'MULTIPLY', compute(tree, 'SUBTRACT', 1.0, left), seen)
    veil = node(tree, 'ShaderNodeEmission', Color=(*_air['color'], 1), Strength=1.0)
    both = tree.nodes.new('ShaderNodeMixShader')
    tree.links.new(share, both.inputs[0])
    tree.links.new(surface, both.inputs[1])
    tree.links.new(veil.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], out.inputs[0])


def _scaled(tree, color, factor):
    made = tree.nodes.new('ShaderNodeVectorMath')
    made.operation = 'SCALE'
    if isinstance(color, tuple):
        made.inputs[0].default_value = color
    else:
        tree.links.new(color, made.inputs[0])
    tree.links.new(factor, made.inputs['Scale'])
    return made.outputs[0]


def _bump(tree, shader, height, strength, distance=0.01):
    made = node(tree, 'ShaderNodeBump', Strength=strength, Distance=distance)
    tree.links.new(height, made.inputs['Height'])
    tree.links.new(made.outputs[0], shader.inputs['Normal'])


def plaster(name, color, stain=0.5, far=False):
    """Painted plaster as the monsoon leaves it: clouded, with dark runs from above."""

    def build(name):
        mat, tree, shader = principled(name, color, 0.8, spec=0.2)
        runs = spread(tree, noise(tree, 1.0, (1.1, 1.1, 0.10), 7), 1 - stain, 1.0, 0.30, 0.50)
        cloud = spread(tree, noise(tree, 0.35, None, 6), 0.80, 1.06)
        fine = spread(tree, noise(tree, 9.0, None, 4), 0.94, 1.04)
        tone = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', runs, cloud), fine)
        tree.links.new(_scaled(tree, color, tone), shader.inputs['Base Color'])
        if far:
            hazy(tree)

    return once(name, build)


def concrete(name='cast concrete', color=(0.36, 0.35, 0.335), lift=1.25):
    """Concrete with the lines of its boards and its tie holes, on walls along x or y."""

    def build(name):
        mat, tree, shader = principled(name, color, 0.7, spec=0.25)
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates(tree), parts.inputs[0])
        step = compute(tree, 'FRACT', compute(tree, 'DIVIDE', parts.outputs[2], lift))
        seam = compute(tree, 'LESS_THAN', step, 0.018)
        cloud = spread(tree, noise(tree, 0.6, (1, 1, 0.6), 7), 0.72, 1.12)
        runs = spread(tree, noise(tree, 1.0, (2.2, 2.2, 0.12), 5), 0.72, 1.0, 0.32, 0.55)
        tone = compute(tree, 'MULTIPLY', cloud, runs)
        tone = compute(tree, 'SUBTRACT', tone, compute(tree, 'MULTIPLY', seam, 0.22))
        tree.links.new(_scaled(tree, color, tone), shader.inputs['Base Color'])

    return once(name, build)


def masonry(name, color, long=0.26, high=0.086, joint=0.6):
    """Bare bricks, each of its own tone, on walls that look along x or y."""

    def build(name):
        mat, tree, shader = principled(name, color, 0.85, spec=0.15)
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates(tree), parts.inputs[0])
        flat = tree.nodes.new('ShaderNodeCombineXYZ')
        tree.links.new(compute(tree, 'ADD', parts.outputs[0], parts.outputs[1]), flat.inputs[0])
        tree.links.new(parts.outputs[2], flat.inputs[1])
        bond = tree.nodes.new('ShaderNodeTexBrick')
        sizes = {'Scale': 1.0, 'Brick Width': long, 'Row Height': high, 'Mortar Size': 0.009}
        for socket, value in sizes.items():
            bond.inputs[socket].default_value = value
        for socket, share in (('Color1', 1.12), ('Color2', 0.62), ('Mortar', joint)):
            bond.inputs[socket].default_value = (*[c * share for c in color], 1)
        tree.links.new(flat.outputs[0], bond.inputs['Vector'])
        cloud = spread(tree, noise(tree, 0.5, (1, 1, 0.5), 6), 0.70, 1.15)
        made = _scaled(tree, bond.outputs['Color'], cloud)
        tree.links.new(made, shader.inputs['Base Color'])

    return once(name, build)


def asphalt(wet=0.0, color=(0.062, 0.062, 0.064)):
    """A worn road: patches, polished tracks, dust at the sides; `wet` is the share of puddles."""

    def build(name):
        mat, tree, shader = principled(name, color, 0.8, spec=0.4)
        patch = spread(tree, noise(tree, 0.18, (0.5, 1, 1), 3), 0.62, 1.5, 0.35, 0.65)
        grain = spread(tree, noise(tree, 60.0, None, 3), 0.70, 1.35)
        track = spread(tree, noise(tree, 1.0, (0.02, 1.1, 1), 2), 0.8, 1.2)
        tone = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', patch, grain), track)
        pool = noise(tree, 0.30, (0.55, 1.0, 1), 4)
        edge = 0.66 - 0.30 * wet
        water = spread(tree, pool, 0.0, 1.0 if wet else 0.0, edge, edge + 0.035)
        damp = spread(tree, pool, 0.0, 1.0 if wet else 0.0, edge - 0.16, edge)
        dark = compute(tree, 'SUBTRACT', 1.0, compute(tree, 'MULTIPLY', damp, 0.55))
        tree.links.new(
            _scaled(tree, color, compute(tree, 'MULTIPLY', tone, dark)), shader.inputs['Base Color']
        )
        dry = compute(tree, 'SUBTRACT', 0.82, compute(tree, 'MULTIPLY', damp, 0.42))
        rough = compute(tree, 'MULTIPLY', dry, compute(tree, 'SUBTRACT', 1.0, water))
        tree.links.new(compute(tree, 'ADD', rough, 0.02), shader.inputs['Roughness'])
        flat = compute(tree, 'SUBTRACT', 1.0, water)
        _bump(tree, shader, compute(tree, 'MULTIPLY', grain, flat), 0.5, 0.004)

    return once('asphalt', build)


def tiles(name, color, size=0.3, wet=0.0, joint=0.5, stretch=1.0):
    """Footpath tiles on level ground, each of its own tone, some sunk and damp."""

    def build(name):
        mat, tree, shader = principled(name, color, 0.75, spec=0.3)
        bond = tree.nodes.new('ShaderNodeTexBrick')
        sizes = {'Scale': 1.0, 'Brick Width': size * stretch, 'Row Height': size}
        for socket, value in {**sizes, 'Mortar Size': 0.008}.items():
            bond.inputs[socket].default_value = value
        for socket, share in (('Color1', 1.1), ('Color2', 0.78), ('Mortar', joint)):
            bond.inputs[socket].default_value = (*[c * share for c in color], 1)
        tree.links.new(coordinates(tree), bond.inputs['Vector'])
        dirt = spread(tree, noise(tree, 0.7, None, 6), 0.62, 1.1)
        tree.links.new(
            _scaled(tree, bond.outputs['Color'], dirt), shader.inputs['Base Color']
        )
        if wet:
            pool = spread(tree, noise(tree, 0.5, None, 3), 0.72, 0.12, 0.62 - 0.25 * wet, 0.68)
            tree.links.new(pool, shader.inputs['Roughness'])

    return once(name, build)


WARM, COOL = (1.0, 0.60, 0.26), (0.86, 0.94, 1.0)


def windows(name, wide, high, lit=0.4, power=1.0, far=False, glass=(0.02, 0.028, 0.034), cool=0.2):
    """Panes with rooms behind them: some lit, each in its own tone, some with a curtain."""

    def build(name):
        mat, tree, shader = principled(name, glass, 0.06, spec=0.6)
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates(tree), parts.inputs[0])
        across = compute(tree, 'ADD', parts.outputs[0], parts.outputs[1])
        u = compute(tree, 'DIVIDE', across, wide)
        v = compute(tree, 'DIVIDE', parts.outputs[2], high)
        cell = tree.nodes.new('ShaderNodeCombineXYZ')
        tree.links.new(compute(tree, 'FLOOR', u), cell.inputs[0])
        tree.links.new(compute(tree, 'FLOOR', v), cell.inputs[1])
        pick = tree.nodes.new('ShaderNodeTexWhiteNoise')
        pick.noise_dimensions = '2D'
        tree.links.new(cell.outputs[0], pick.inputs['Vector'])
        more = tree.nodes.new('ShaderNodeSeparateColor')
        tree.links.new(pick.outputs['Color'], more.inputs[0])
        on = compute(tree, 'LESS_THAN', more.outputs[0], lit)
        level = compute(tree, 'MULTIPLY_ADD', more.outputs[1], 0.75, 0.25)
        rise = compute(tree, 'MULTIPLY_ADD', compute(tree, 'FRACT', v), 0.6, 0.4)
        side = compute(tree, 'FRACT', u)
        drawn = compute(
            tree, 'LESS_THAN', side, compute(tree, 'MULTIPLY', more.outputs[2], 0.7)
        )
        folds = compute(tree, 'SINE', compute(tree, 'MULTIPLY', across, 38.0))
        cloth = compute(tree, 'MULTIPLY_ADD', folds, 0.10, 0.46)
        veil = compute(tree, 'SUBTRACT', 1.0, compute(tree, 'MULTIPLY', drawn, cloth))
        light = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', on, level), rise)
        light = compute(tree, 'MULTIPLY', compute(tree, 'MULTIPLY', light, veil), power)
        tree.links.new(light, shader.inputs['Emission Strength'])
        cold = compute(tree, 'GREATER_THAN', more.outputs[1], 1 - cool)
        mix(tree, cold, WARM, COOL, shader.inputs['Emission'])
        mat.cycles.sample_as_light = False
        if far:
            hazy(tree)

    return once(name, build)


def leaves(name, dark, light, far=False):
    """Leaves that the light goes through; `tone` is an attribute of each leaf."""

    def build(name):
        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        tree = mat.node_tree
        tree.nodes.remove(tree.nodes['Principled BSDF'])
        tone = tree.nodes.new('ShaderNodeAttribute')
        tone.attribute_name = 'tone'
        solid = node(tree, 'ShaderNodeBsdfDiffuse', Roughness=0.5)
        through = node(tree, 'ShaderNodeBsdfTranslucent')
        shine = node(tree, 'ShaderNodeBsdfGlossy', Color=(0.5, 0.5, 0.5, 1), Roughness=0.42)
        mix(tree, tone.outputs['Fac'], dark, light, solid.inputs[0])
        glowing = tuple(min(1, c * k) for c, k in zip(light, (1.5, 1.5, 0.7)))
        mix(tree, tone.outputs['Fac'], light, glowing, through.inputs[0])
        first, second = (tree.nodes.new('ShaderNodeMixShader') for _ in range(2))
        first.inputs[0].default_value, second.inputs[0].default_value = 0.38, 0.05
        tree.links.new(solid.outputs[0], first.inputs[1])
        tree.links.new(through.outputs[0], first.inputs[2])
        tree.links.new(first.outputs[0], second.inputs[1])
        tree.links.new(shine.outputs[0], second.inputs[2])
        tree.links.new(second.outputs[0], tree.nodes['Material Output'].inputs[0])
        if far:
            hazy(tree)

    return once(name, build)


def window_glass():
    """Clear glass that mirrors more the flatter one looks on it, from either side."""

    def build(name):
        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        tree = mat.node_tree
        tree.nodes.remove(tree.nodes['Principled BSDF'])
        through = node(tree, 'ShaderNodeBsdfTransparent', Color=(0.86, 0.92, 0.92, 1))
        mirror = node(tree, 'ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.01)
        facing = node(tree, 'ShaderNodeLayerWeight', Blend=0.5).outputs['Facing']
        share = compute(tree, 'MULTIPLY_ADD', compute(tree, 'POWER', facing, 4.0), 0.85, 0.06)
        both = tree.nodes.new('ShaderNodeMixShader')
        tree.links.new(share, both.inputs[0])
        tree.links.new(through.outputs[0], both.inputs[1])
        tree.links.new(mirror.outputs[0], both.inputs[2])
        tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs[0])

    return once('window glass', build)
