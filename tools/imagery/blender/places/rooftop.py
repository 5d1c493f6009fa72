"""The roof of a tower in the morning: two rows of VRF outdoor units and their pipe racks."""

from products import vrf_outdoor
from studio.materials import paint, two_tone
from studio.shapes import box, boxes, wires

from .piping import bundle, tray
from .site import paving_joints, roof_units, sky, skyline, view


def rows():
    sky(-58, 34, warm=0.3)
    screed = two_tone('screed', (0.47, 0.47, 0.46), (0.41, 0.41, 0.405), 0.8, 0.7, detail=7)
    box('roof', (0, 12, -0.25), (60, 60, 0.5), screed)
    paving_joints(-14, 30, 2.4, 30)
    wall = two_tone('parapet', (0.70, 0.70, 0.69), (0.63, 0.63, 0.62), 0.8, 0.5, detail=6)
    box('parapet', (0, 30.2, 0.55), (60, 0.3, 1.1), wall, 0.01)
    box('coping', (0, 30.2, 1.12), (60, 0.42, 0.07), 'alu', 0.008)
    box('parapet', (-13.2, 8, 0.55), (0.3, 46, 1.1), wall, 0.01)
    box('coping', (-13.2, 8, 1.12), (0.42, 46, 0.07), 'alu', 0.008)
    box('head house', (14, 24, 1.9), (9, 8, 3.8), wall, 0.02)
    box('door', (9.45, 22.5, 1.1), (0.06, 1.0, 2.2), paint('door', (0.10, 0.22, 0.34), 0.5), 0.01)
    box('roof edge', (14, 24, 3.85), (9.3, 8.3, 0.12), 'alu', 0.01)
    for x, turn in ((-4.2, 90), (2.4, -90)):
        roof_units(
            lambda: vrf_outdoor.build('twin', ''),
            [(x, 3.6 + 2.05 * k, 0.28) for k in range(8)],
            turn=turn,
            mirror=turn > 0,
        )
    pads = []
    for x in (-4.2, 2.4):
        for s in (-0.30, 0.30):
            pads.append(((x + s, 10.8, 0.14), (0.16, 17.0, 0.28), (0, 0, 0)))
    boxes('plinths', pads, paint('plinth', (0.60, 0.60, 0.59), 0.85), 0.02)
    tray(-5.7, 2.0, 22.0, 0.55, 0.34, 5)
    lines = []
    for k in range(6):
        x = -6.15 - 0.13 * k
        lines.append(([(x, 1.6, 0.48), (x, 22.5, 0.48)], 0.045 if k % 2 else 0.030))
    bundle(lines, 'pipe_wrap')
    items = [((-6.2, 2.4 + 2.4 * k, 0.40), (1.5, 0.05, 0.05), (0, 0, 0)) for k in range(9)]
    items += [
        ((-6.2 + s, 2.4 + 2.4 * k, 0.20), (0.05, 0.05, 0.40), (0, 0, 0))
        for k in range(9)
        for s in (-0.7, 0.7)
    ]
    boxes('rack', items, 'galva')
    for k in range(8):
        y = 3.6 + 2.05 * k + 0.35
        drops = [([(-4.55, y, 0.42), (-5.3, y, 0.42), (-6.15, y + 0.2, 0.48)], 0.026)]
        bundle(drops, 'pipe_wrap', 0.15)
    wires('rail', [([(-13.2, -14, 1.5), (-13.2, 30, 1.5)], False)], 0.022, 'steel', 6)
    posts = [([(-13.2, -14 + 2 * k, 1.1), (-13.2, -14 + 2 * k, 1.5)], False) for k in range(23)]
    wires('rail posts', posts, 0.018, 'steel', 4)
    skyline(8, 160, 380, foot=-16)
    view((0.7, -0.6, 3.0), 25, (0.0, -0.13), -15)
