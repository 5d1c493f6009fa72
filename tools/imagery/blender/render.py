"""Renders one view of a product or place.

    blender -b -P render.py -- subject=products.vrf_outdoor:twin view=front out=folder

`samples` and `scale` (percent) make quick trials.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from studio import picture, stage  # noqa: E402


def options():
    given = sys.argv[sys.argv.index('--') + 1 :]
    return dict(pair.split('=', 1) for pair in given)


def product(module, variant, view, **how):
    stage.reset()
    chosen = module.build(variant, view) or {}
    stage.stage(**chosen.get('stage', {}))
    stage.camera(**{**stage.VIEWS.get(view, {}), **chosen.get('camera', {})})
    picture.shoot(**how)


def place(module, variant, view, **how):
    stage.reset(module.SIZE)
    picture.shoot(**how, backdrop=False, **module.build(variant, view))


def main():
    given = options()
    name, _, variant = given['subject'].partition(':')
    make = product if name.startswith('products.') else place
    make(
        importlib.import_module(name),
        variant,
        given['view'],
        path='{out}/{view}.png'.format(**given),
        samples=int(given.get('samples', 16)),
        percent=int(given.get('scale', 100)),
    )


main()
