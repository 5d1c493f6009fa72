import type { CatalogueProduct } from '@shishir/contract';
import { groupThousands } from '@shishir/format';
import { renderToStaticMarkup } from 'react-dom/server';
import { mountingOf, PLACE_TEXTS, sizeOf } from '../../units/mounting';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';
import type { Fit } from './product-fit';

/**
 * How much room a product takes; null where its size is not known. The drawing is made here: nothing in it reacts to
 * the visitor, so browsers get it without the code that draws.
 */
export function fitOf(product: CatalogueProduct): Fit | null {
  const size = sizeOf(product);
  if (!size) return null;
  const mounting = mountingOf(product.category_kind);
  const { fitText, front, plan } = PLACE_TEXTS[mounting.place];
  const { width, height, depth } = size;
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const view = { drawn, mounting, width: mm(width) };
  const panel = [product.panel_model, product.panel_type, product.panel_color];
  return {
    size,
    text: fitText(size),
    panel: panel.filter(Boolean).join(', '),
    // The front and plan view of the unit, to scale.
    drawing: renderToStaticMarkup(
      <>
        <FrontView {...view} height={mm(height)} caption={front} />
        <PlanView {...view} depth={mm(depth)} caption={plan} />
      </>,
    ),
  };
}

const mm = (side: number) => `${groupThousands(side)} mm`;
