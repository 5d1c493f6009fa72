import { groupThousands } from '@shishir/format';
import { FrontView } from './dimension-front';
import { LONGEST } from './dimension-parts';
import { PlanView } from './dimension-plan';
import { PLACE_WORDS, type Mounting, type Size } from '../../units/mounting';

/** A unit in its place and from above or below, drawn to scale from its three sides. */
export function DimensionDrawing({ size, mounting }: { size: Size; mounting: Mounting }) {
  const { width, height, depth } = size;
  const scale = LONGEST / Math.max(width, depth, mounting.place === 'floor' ? height : 0);
  const drawn = { width: width * scale, height: height * scale, depth: depth * scale };
  const mm = (side: number) => `${groupThousands(side)} mm`;
  const words = PLACE_WORDS[mounting.place];
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
