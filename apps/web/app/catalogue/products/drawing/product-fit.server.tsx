import type { CatalogueProduct } from '@shishir/contract';
import { mountingOf, PLACE_TEXTS, sizeOf } from '../../units/mounting';
import { TECHNICAL } from '../../units/technical-rows';
import { panelOf, SpecTable } from '../detail/spec-sections.server';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';

/** As on drawings, without separators. */
const mm = (side: number) => `${side} mm`;

/** The front and plan view of a unit, to scale; null where its size is not known. */
export function DimensionDrawing({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { width, height, depth } = size;
  const mounting = mountingOf(product.category_kind);
  const { front, plan } = PLACE_TEXTS[mounting.place];
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const view = { drawn, mounting, width: mm(width) };
  return (
    <div
      className="draw num"
      role="img"
      aria-label={`Dimension drawing: ${mm(width)} wide, ${mm(height)} high, ${mm(depth)} deep`}
    >
      <FrontView {...view} height={mm(height)} caption={front} />
      <PlanView {...view} depth={mm(depth)} caption={plan} />
    </div>
  );
}

/** How much room a product takes. Nothing where its size is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { place } = mountingOf(product.category_kind);
  const hidden = place === 'panel' || place === 'void';
  const panel = panelOf(product);
  const { min_installation_height_mm: height, condensate_lift_mm: lift } = TECHNICAL;
  return (
    <section className="fit block" aria-labelledby="fit">
      <div className="wrap fit__g">
        <DimensionDrawing product={product} />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="fit__answer">{PLACE_TEXTS[place].fitText(size)}</p>
          <SpecTable
            label="Dimensions"
            askFor={product.id}
            rows={[
              { name: 'Width', value: mm(size.width) },
              { name: 'Height', value: mm(size.height) },
              { name: 'Depth', value: mm(size.depth) },
              { name: 'Panel', value: panel && `${panel}, larger than the body` },
              { name: height.name, value: height.value(product), asked: hidden },
              { name: lift.name, value: lift.value(product), asked: hidden },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
