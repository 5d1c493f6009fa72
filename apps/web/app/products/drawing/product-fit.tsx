import { groupThousands } from '@shishir/format';
import type { Size } from '../../units/mounting';
import { SpecRows } from '../detail/spec-tables';
import './drawing.css';
import './product-fit.css';

/** How much room a product takes. */
export interface Fit {
  size: Size;
  text: string;
  panel: string;
  /** The drawing as HTML. */
  drawing: string;
}

const mm = (side: number) => `${groupThousands(side)} mm`;

/** The 'Does it fit?' section. */
export function ProductFit({ fit: { size, text, panel, drawing } }: { fit: Fit }) {
  const [width, height, depth] = [mm(size.width), mm(size.height), mm(size.depth)];
  return (
    <section className="fit block" aria-labelledby="fit">
      <div className="wrap fit__g">
        <div
          className="draw num"
          role="img"
          aria-label={`Dimension drawing: ${width} wide, ${height} high, ${depth} deep`}
          dangerouslySetInnerHTML={{ __html: drawing }}
        />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="fit__answer">{text}</p>
          <SpecRows
            label="Dimensions"
            rows={[
              ['Width', width],
              ['Height', height],
              ['Depth', depth],
              ['Panel', panel],
            ]}
          />
        </div>
      </div>
    </section>
  );
}
