"""What is read: displays with lit figures, badges, rating plates, warnings."""

from mathutils import Vector

from .shapes import PUT, boxes, plate, prism

SEGMENTS = {
    '0': 'abcdef',
    '1': 'bc',
    '2': 'abged',
    '3': 'abgcd',
    '4': 'fgbc',
    '5': 'afgcd',
    '6': 'afgedc',
    '7': 'abc',
    '8': 'abcdefg',
    '9': 'abcdfg',
    '-': 'g',
    ' ': '',
}


SEGMENT_PLACES = {
    'a': (0, 1, 1, 0),
    'b': (0.5, 0.5, 0, 1),
    'c': (0.5, -0.5, 0, 1),
    'd': (0, -1, 1, 0),
    'e': (-0.5, -0.5, 0, 1),
    'f': (-0.5, 0.5, 0, 1),
    'g': (0, 0, 1, 0),
}


def digits(text, center, height, axis='y', out=-1, mat='led', slant=0.0):
    """Seven segment figures of light."""
    put, items, c = PUT[axis], [], Vector(center)
    half, thick = height / 2, height * 0.11
    wide = height * 0.52
    for n, char in enumerate(text):
        x0 = (n - (len(text) - 1) / 2) * wide * 1.5
        for name in SEGMENTS[char]:
            dx, dz, level, upright = SEGMENT_PLACES[name]
            size = (wide * 0.82, thick) if level else (thick, half * 0.84)
            x = x0 + dx * wide + dz * half * slant
            items.append(
                (c + Vector(put(x, dz * half, 0)), put(size[0], size[1], 0.0006), (0, 0, 0))
            )
    return boxes('digits', items, mat)


def display(center, width, height, text='24', axis='y', out=-1, deep=0.004, figure=0.55):
    """A dark glass window with lit figures, flush in a panel."""
    put = PUT[axis]
    lo, hi = sorted((0, out * deep))
    radius = min(height * 0.22, 0.012)
    plate('display', width, height, lo, hi, 'glass', axis, center, radius, 0.0008)
    face = Vector(center) + Vector(put(0, 0, out * (deep + 0.0002)))
    if text:
        digits(text, face, height * figure, axis, out)


def badge(center, width=0.1, height=0.022, axis='y', out=-1, light=True):
    """A blank dark badge with one status light; no maker's mark."""
    display(center, width, height, '', axis, out)
    if light:
        put = PUT[axis]
        face = Vector(center) + Vector(put(width * 0.32, 0, out * 0.0042))
        boxes('led', [(face, put(height * 0.5, height * 0.12, 0.0008), (0, 0, 0))], 'led')


def label(center, width=0.08, height=0.05, axis='x', out=1, lines=5, mat='paper'):
    """A rating plate: lines of print without words."""
    put = PUT[axis]
    lo, hi = sorted((0, out * 0.0006))
    plate('label', width, height, lo, hi, mat, axis, center, 0.003)
    rows = []
    for i in range(lines):
        wide = width * (0.78 - 0.16 * ((i * 7) % 3))
        at = put(
            -(width * 0.78 - wide) / 2, height * (0.34 - 0.68 * i / max(1, lines - 1)), out * 0.0008
        )
        rows.append((Vector(center) + Vector(at), put(wide, height * 0.055, 0.0004), (0, 0, 0)))
    boxes('print', rows, 'ink')


def warning(center, size=0.03, axis='y', out=-1):
    """The yellow triangle on covers over live parts."""
    put = PUT[axis]
    corners = [(-0.5, -0.43), (0.5, -0.43), (0, 0.43)]
    lo, hi = sorted((0, out * 0.0006))
    prism('warning', [(x * size, z * size) for x, z in corners], lo, hi, 'orange', axis, center)
    face = Vector(center) + Vector(put(0, -0.08 * size, out * 0.0008))
    boxes('bolt sign', [(face, put(0.07 * size, 0.4 * size, 0.0004), (0, 0, 0))], 'ink')
