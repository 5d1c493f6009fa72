import type { CatalogueProduct } from '@shishir/contract';
import { groupThousands } from '@shishir/format';
import { type Mounting, mountingOf, PLACE_TEXTS, type Size, sizeOf } from '../../units/mounting';
import { SpecRows } from '../detail/spec-tables';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';
import './drawing.css';
import './product-fit.css';

/** The 'Does it fit?' section. Left out where a dimension is not known. */
export function ProductFit({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const mounting = mountingOf(product.category_kind);
  const panel = [product.panel_model, product.panel_type, product.panel_color].filter(Boolean);
  return (
    <section className="fit block" aria-labelledby="fit">
      <div className="wrap fit__g">
        <DimensionDrawing size={size} mounting={mounting} />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="fit__answer">{PLACE_TEXTS[mounting.place].fitText(size)}</p>
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

/** The front and plan view of a unit, drawn to scale. */
function DimensionDrawing({ size, mounting }: { size: Size; mounting: Mounting }) {
  const { width, height, depth } = size;
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const mm = (side: number) => `${groupThousands(side)} mm`;
  const words = PLACE_TEXTS[mounting.place];
  return (
    <div
      className="draw num"
      role="img"
      aria-label={`Dimension drawing: ${mm(width)} wide, ${mm(height)} high, ${mm(depth)} deep`}
    >
      <FrontView
        drawn={drawn}
        mounting={mounting}
        width={mm(width)}
        height={mm(height)}
        caption={words.front}
      />
      <PlanView
        drawn={drawn}
        mounting={mounting}
        width={mm(width)}
        depth={mm(depth)}
        caption={words.plan}
      />
    </div>
  );
}
