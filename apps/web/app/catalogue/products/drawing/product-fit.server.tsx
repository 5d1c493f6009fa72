import type { CatalogueProduct } from '@shishir/contract';
import { mountingOf, PLACE_TEXTS, sizeOf } from '../../product-parts/mounting';
import { TECHNICAL } from '../../product-parts/technical-rows';
import { panelOf } from '../detail/product-sections';
import { SpecTable } from '../detail/spec-sections.server';
import { DimensionDrawing, mm } from './dimension-drawing';

/** Shows the space that a product needs; nothing if its size is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { place } = mountingOf(product.category_kind);
  const hidden = place === 'panel' || place === 'void';
  const panel = panelOf(product);
  const { min_installation_height_mm: height, condensate_lift_mm: lift } = TECHNICAL;
  return (
    <section className="product-fit block" aria-labelledby="fit">
      <div className="wrap product-fit__grid">
        <DimensionDrawing product={product} />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="lead">{PLACE_TEXTS[place].fitText(size)}</p>
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
