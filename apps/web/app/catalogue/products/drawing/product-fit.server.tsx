import { mountingTexts } from '@shishir/sizing';
import { mountingOf } from '@shishir/contract/rules';
import type { CatalogueProduct } from '@shishir/contract';
import { sizeOf } from '../../product-parts/unit-size';
import { DimensionDrawing } from './dimension-drawing';
import { drawingTexts as texts } from './drawing.texts';

/** Shows the space that a product needs; nothing if its size is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { place } = mountingOf(product.category_kind);
  return (
    <section className="product-fit block" aria-labelledby="fit">
      <div className="wrap product-fit__grid">
        <DimensionDrawing product={product} />
        <div>
          <h2 id="fit">{texts.title}</h2>
          <p>{mountingTexts[place].fit(size)}</p>
        </div>
      </div>
    </section>
  );
}
