import { groupThousands } from '@shishir/format';
import type { Fit } from '../../units/mounting';
import { SpecRows } from '../detail/spec-tables';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';
import './drawing.css';
import './product-fit.css';

/** The 'Does it fit?' section. */
export function ProductFit({ fit }: { fit: Fit }) {
  const { size, text, panel } = fit;
  return (
    <section className="fit block" aria-labelledby="fit">
      <div className="wrap fit__g">
        <DimensionDrawing fit={fit} />
        <div>
          <h2 id="fit">Does it fit?</h2>
          <p className="fit__answer">{text}</p>
          <SpecRows
            label="Dimensions"
            rows={[
              ['Width', `${groupThousands(size.width)} mm`],
              ['Height', `${groupThousands(size.height)} mm`],
              ['Depth', `${groupThousands(size.depth)} mm`],
              ['Panel', panel],
            ]}
          />
        </div>
      </div>
    </section>
  );
}

/** The front and plan view of a unit, drawn to scale. */
function DimensionDrawing({ fit: { size, mounting, captions } }: { fit: Fit }) {
  const { width, height, depth } = size;
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const mm = (side: number) => `${groupThousands(side)} mm`;
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
        caption={captions.front}
      />
      <PlanView
        drawn={drawn}
        mounting={mounting}
        width={mm(width)}
        depth={mm(depth)}
        caption={captions.plan}
      />
    </div>
  );
}
