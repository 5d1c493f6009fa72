import type { CatalogueProduct } from '@shishir/contract';
import { groupThousands } from '@shishir/format';
import { DimensionDrawing } from './dimension-drawing';
import { mountingOf, PLACE_WORDS, sizeOf } from '../../units/mounting';
import { SpecRows } from '../detail/spec-tables';

/** The question of every planner. Left out where a side is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const mounting = mountingOf(product.category_slug);
  const panel = [product.panel_model, product.panel_type, product.panel_color].filter(Boolean);
  return (
    <section className="fit block" aria-labelledby="fit">
      <div className="wrap fit__g">
        <DimensionDrawing size={size} mounting={mounting} />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="fit__answer">{PLACE_WORDS[mounting.place].answer(size)}</p>
          <SpecRows
            label="Dimensions"
            rows={[
              ['Width', `${groupThousands(size.width)} mm`],
              ['Height', `${groupThousands(size.height)} mm`],
              ['Depth', `${groupThousands(size.depth)} mm`],
              ['Panel', panel.join(', ')],
            ]}
          />
        </div>
      </div>
    </section>
  );
}
