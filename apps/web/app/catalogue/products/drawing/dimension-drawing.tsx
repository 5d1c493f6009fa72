import type { CatalogueProduct } from '@shishir/contract';
import { mountingOf, sizeOf } from '../../product-parts/mounting';
import { mountingTexts } from '../../product-parts/mounting.texts';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';
import { drawingTexts as texts } from './drawing.texts';

const mm = texts.millimetres;

/** Front and plan view of a unit, to scale; nothing if its size is not known. */
export function DimensionDrawing({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { width, height, depth } = size;
  const mounting = mountingOf(product.category_kind);
  const { front, plan } = mountingTexts[mounting.place];
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const view = { drawn, mounting, width: mm(width) };
  return (
    <div
      className="draw number"
      role="img"
      aria-label={texts.drawing(mm(width), mm(height), mm(depth))}
    >
      <FrontView {...view} height={mm(height)} caption={front} />
      <PlanView {...view} depth={mm(depth)} caption={plan} />
    </div>
  );
}
