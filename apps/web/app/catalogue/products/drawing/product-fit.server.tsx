import { millimetres, mountingTexts, roundBodyNote } from '@shishir/sizing';
import { mountingOf } from '@shishir/contract/rules';
import type { CatalogueProduct } from '@shishir/contract';
import { sizeOf } from '../../product-parts/unit-size';
import { TECHNICAL } from '../../product-parts/technical-rows';
import { panelOf } from '../detail/product-sections';
import { SpecTable } from '../detail/spec-sections.server';
import { DimensionDrawing } from './dimension-drawing';
import { drawingTexts as texts } from './drawing.texts';

/** Shows the space that a product needs; nothing if its size is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { place } = mountingOf(product.category_kind);
  const panel = panelOf(product);
  const { min_installation_height_mm: height, condensate_lift_mm: lift } = TECHNICAL;
  return (
    <section className="product-fit block" aria-labelledby="fit">
      <div className="wrap product-fit__grid">
        <DimensionDrawing product={product} />
        <div>
          <h2 id="fit">{texts.title}</h2>
          <p className="lead">
            {mountingTexts[place].fit(size)}
            {product.category_kind === 'round_cassette' && ` ${roundBodyNote}`}
          </p>
          <SpecTable
            label={texts.table}
            rows={[
              { name: texts.width, value: millimetres(size.width) },
              { name: texts.height, value: millimetres(size.height) },
              { name: texts.depth, value: millimetres(size.depth) },
              { name: texts.panel, value: panel && texts.panelNote(panel) },
              { name: height.name, value: height.value(product) },
              { name: lift.name, value: lift.value(product) },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
