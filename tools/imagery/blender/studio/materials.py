"""Every material of the equipment, made once per scene and asked for by name."""

import bpy

_made = {}

# Name: (colour in scene linear, roughness, metallic, specular)
PLAIN = {
    'plastic': ((0.035, 0.040, 0.046), 0.42, 0, 0.5),
    'black': ((0.010, 0.011, 0.013), 0.70, 0, 0.2),
    'foam': ((0.050, 0.054, 0.060), 0.90, 0, 0.1),
    'pipe_wrap': ((0.72, 0.74, 0.75), 0.75, 0, 0.2),
    'rubber': ((0.020, 0.021, 0.023), 0.65, 0, 0.3),
    'copper': ((0.83, 0.44, 0.30), 0.25, 1, 0.5),
    'brass': ((0.78, 0.62, 0.30), 0.28, 1, 0.5),
    'steel': ((0.62, 0.64, 0.66), 0.30, 1, 0.5),
    'fin': ((0.66, 0.72, 0.77), 0.36, 1, 0.5),
    'fin_blue': ((0.46, 0.59, 0.69), 0.40, 0.8, 0.5),
    'coil_core': ((0.22, 0.255, 0.29), 0.60, 0, 0.3),
    'tube': ((0.30, 0.30, 0.31), 0.45, 0.6, 0.5),
    'wire': ((0.10, 0.12, 0.14), 0.45, 0, 0.5),
    'glass': ((0.012, 0.015, 0.020), 0.08, 0, 0.5),
    'paper': ((0.74, 0.76, 0.77), 0.60, 0, 0.3),
    'ink': ((0.08, 0.10, 0.13), 0.60, 0, 0.3),
    'filter': ((0.86, 0.88, 0.89), 0.95, 0, 0.05),
    'filter_green': ((0.50, 0.66, 0.58), 0.95, 0, 0.05),
    'filter_blue': ((0.60, 0.70, 0.78), 0.92, 0, 0.05),
    'mesh': ((0.060, 0.068, 0.076), 0.80, 0, 0.2),
    'orange': ((0.80, 0.27, 0.06), 0.45, 0, 0.5),
    'red': ((0.55, 0.05, 0.04), 0.40, 0, 0.5),
    'green': ((0.05, 0.30, 0.16), 0.45, 0, 0.5),
    'blue': ((0.03, 0.16, 0.36), 0.45, 0, 0.5),
}
# Powder coats: (colour, roughness from, roughness to)
COATS = {
    'white': ((0.86, 0.865, 0.87), 0.33, 0.43),
    'ivory': ((0.80, 0.80, 0.785), 0.35, 0.45),
    'grey': ((0.50, 0.53, 0.56), 0.35, 0.45),
    'slate': ((0.16, 0.19, 0.22), 0.38, 0.48),
}


def forget():
    """A new scene has none of the materials of the last one."""
    _made.clear()


def principled(name, color, rough, metal=0.0, spec=0.5):
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    shader = mat.node_tree.nodes['Principled BSDF']
    shader.inputs['Base Color'].default_value = (*color, 1)
    shader.inputs['Roughness'].default_value = rough
    shader.inputs['Metallic'].default_value = metal
    shader.inputs['Specular'].default_value = spec
    return mat, mat.node_tree, shader


def node(tree, kind, **inputs):
    made = tree.nodes.new(kind)
    for name, value in inputs.items():
        made.inputs[name].default_value = value
    return made


def compute(tree, operation, *values):
    """A maths node; each value is a number or another node's output."""
    made = tree.nodes.new('ShaderNodeMath')
    made.operation = operation
    for socket, value in zip(made.inputs, values):
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            tree.links.new(value, socket)
    return made.outputs[0]


def coordinates(tree, stretch=None):
    out = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    if not stretch:
        return out
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Scale'].default_value = stretch
    tree.links.new(out, mapping.inputs[0])
    return mapping.outputs[0]


def spread(tree, value, lo, hi, start=0.3, end=0.7):
    """Maps start..end of a noise to lo..hi."""
    made = tree.nodes.new('ShaderNodeMapRange')
    for socket, number in zip(made.inputs[1:5], (start, end, lo, hi)):
        socket.default_value = number
    tree.links.new(value, made.inputs[0])
    return made.outputs[0]


def noise(tree, scale, stretch=None, detail=2.0):
    made = node(tree, 'ShaderNodeTexNoise', Scale=scale, Detail=detail)
    tree.links.new(coordinates(tree, stretch), made.inputs['Vector'])
    return made.outputs['Fac']


def mix(tree, factor, first, second, target):
    made = tree.nodes.new('ShaderNodeMixRGB')
    made.inputs[1].default_value = (*first, 1)
    made.inputs[2].default_value = (*second, 1)
    tree.links.new(factor, made.inputs[0])
    tree.links.new(made.outputs[0], target)


def _coat(name):
    color, lo, hi = COATS[name]
    mat, tree, shader = principled(name, color, lo)
    tree.links.new(spread(tree, noise(tree, 60), lo, hi), shader.inputs['Roughness'])
    return mat


def _aluminium(name):
    mat, tree, shader = principled(name, (0.80, 0.82, 0.84), 0.32, 1.0)
    brushed = noise(tree, 30, (1, 40, 40))
    tree.links.new(spread(tree, brushed, 0.26, 0.42), shader.inputs['Roughness'])
    shader.inputs['Anisotropic'].default_value = 0.4
    return mat


def _galvanised(name):
    """Zinc spangle: cells of slightly different brightness and roughness. A plain mirror shader,
    whose colour the cleaning knows; that of a metal it would take for noise."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    shader = tree.nodes.new('ShaderNodeBsdfGlossy')
    tree.links.new(shader.outputs[0], tree.nodes['Material Output'].inputs[0])
    cells = node(tree, 'ShaderNodeTexVoronoi', Scale=70.0)
    tree.links.new(coordinates(tree), cells.inputs['Vector'])
    parts = tree.nodes.new('ShaderNodeSeparateColor')
    tree.links.new(cells.outputs['Color'], parts.inputs[0])
    rough = spread(tree, parts.outputs[0], 0.38, 0.48, 0, 1)
    tree.links.new(rough, shader.inputs['Roughness'])
    mix(tree, parts.outputs[1], (0.56, 0.59, 0.615), (0.64, 0.665, 0.69), shader.inputs['Color'])
    return mat


def _light(name):
    mat, _, shader = principled(name, (0.1, 0.5, 0.7), 0.4)
    shader.inputs['Emission'].default_value = (0.25, 0.75, 1.0, 1)
    shader.inputs['Emission Strength'].default_value = 1.0
    mat.cycles.sample_as_light = False
    return mat


def _clear(name):
    """Window glass without refraction: mostly straight through, a little mirror."""
    mat = bpy.data.materials.new(name)
    mat.use_nodes = True
    tree = mat.node_tree
    tree.nodes.remove(tree.nodes['Principled BSDF'])
    through = node(tree, 'ShaderNodeBsdfTransparent', Color=(0.93, 0.97, 0.98, 1))
    mirror = node(tree, 'ShaderNodeBsdfGlossy', Color=(1, 1, 1, 1), Roughness=0.02)
    both = tree.nodes.new('ShaderNodeMixShader')
    fresnel = node(tree, 'ShaderNodeFresnel', IOR=1.45)
    tree.links.new(fresnel.outputs[0], both.inputs[0])
    tree.links.new(through.outputs[0], both.inputs[1])
    tree.links.new(mirror.outputs[0], both.inputs[2])
    tree.links.new(both.outputs[0], tree.nodes['Material Output'].inputs[0])
    return mat


SPECIAL = {'alu': _aluminium, 'galva': _galvanised, 'led': _light, 'clear': _clear}


def material(name):
    """A material by its name; a material itself is handed back as it is."""
    if not isinstance(name, str):
        return name
    if name not in _made:
        if name in COATS:
            _made[name] = _coat(name)
        elif name in SPECIAL:
            _made[name] = SPECIAL[name](name)
        else:
            color, rough, metal, spec = PLAIN[name]
            _made[name] = principled(name, color, rough, metal, spec)[0]
    return _made[name]


def paint(name, color, rough=0.5, metal=0.0, spec=0.5):
    """A plain material that only one scene needs."""
    if name not in _made:
        _made[name] = principled(name, color, rough, metal, spec)[0]
    return _made[name]


def two_tone(name, first, second, rough, scale, stretch=None, detail=4.0, spec=0.4):
    """Two colours mixed by noise; stretch turns it into wood grain."""
    if name not in _made:
        mat, tree, shader = principled(name, first, rough, spec=spec)
        factor = spread(tree, noise(tree, scale, stretch, detail), 0, 1)
        mix(tree, factor, first, second, shader.inputs['Base Color'])
        _made[name] = mat
    return _made[name]


def panes(name, color, wide, high):
    """Window glass from outside: each pane has its own tone, by a blind, a lit room, a dark one."""
    if name not in _made:
        mat, tree, shader = principled(name, color, 0.04, spec=0.9)
        cell = tree.nodes.new('ShaderNodeVectorMath')
        cell.operation = 'SNAP'
        cell.inputs[1].default_value = (wide, wide, high)
        tree.links.new(coordinates(tree), cell.inputs[0])
        pick = tree.nodes.new('ShaderNodeTexWhiteNoise')
        tree.links.new(cell.outputs[0], pick.inputs[0])
        factor = compute(tree, 'POWER', pick.outputs[0], 2.2)
        lit = tuple(0.5 * c + 0.10 for c in color)
        mix(tree, factor, color, lit, shader.inputs['Base Color'])
        _made[name] = mat
    return _made[name]


def bricks(name, color, long=0.50, high=0.16):
    """A bond of bricks of two tones with darker joints, on walls that look along x or y."""
    if name not in _made:
        mat, tree, shader = principled(name, color, 0.85, spec=0.15)
        parts = tree.nodes.new('ShaderNodeSeparateXYZ')
        tree.links.new(coordinates(tree), parts.inputs[0])
        flat = tree.nodes.new('ShaderNodeCombineXYZ')
        tree.links.new(compute(tree, 'ADD', parts.outputs[0], parts.outputs[1]), flat.inputs[0])
        tree.links.new(parts.outputs[2], flat.inputs[1])
        bond = tree.nodes.new('ShaderNodeTexBrick')
        sizes = {'Scale': 1.0, 'Brick Width': long, 'Row Height': high, 'Mortar Size': 0.012}
        for socket, value in sizes.items():
            bond.inputs[socket].default_value = value
        for socket, share in (('Color1', 1.0), ('Color2', 0.74), ('Mortar', 0.55)):
            bond.inputs[socket].default_value = (*[c * share for c in color], 1)
        tree.links.new(flat.outputs[0], bond.inputs['Vector'])
        tree.links.new(bond.outputs['Color'], shader.inputs['Base Color'])
        _made[name] = mat
    return _made[name]


def glow(name, color, strength):
    """A lit surface that is seen but not sampled as a lamp, which would be noisy."""
    if name not in _made:
        mat = bpy.data.materials.new(name)
        mat.use_nodes = True
        tree = mat.node_tree
        lamp = node(tree, 'ShaderNodeEmission', Color=(*color, 1), Strength=strength)
        tree.links.new(lamp.outputs[0], tree.nodes['Material Output'].inputs[0])
        mat.cycles.sample_as_light = False
        _made[name] = mat
    return _made[name]
