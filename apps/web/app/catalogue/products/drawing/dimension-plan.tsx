import { fanCount, RIM } from './dimension-front';
import { Across, leftOf, round, Solid, TOP, Upright, View, type Drawn } from './dimension-parts';
import type { Mounting, Plan } from '../../product-parts/mounting';

const WALL = 22;

interface PlanViewProps {
  drawn: Drawn;
  mounting: Mounting;
  width: string;
  depth: string;
  caption: string;
}

/** Plan view of the unit: the area that it takes up on ceiling, wall or ground. */
export function PlanView({ drawn, mounting, width, depth, caption }: PlanViewProps) {
  const top = TOP + (mounting.place === 'wall' ? WALL : 0);
  const bottom = top + drawn.depth;
  const left = leftOf(drawn.width);
  return (
    // The panel above the caption is larger than the body.
    <View left={left} height={bottom + (mounting.place === 'panel' ? RIM : 0)} caption={caption}>
      <Across from={left} to={left + drawn.width} text={width} />
      {mounting.place === 'wall' && <Solid y={TOP} edge="bottom" />}
      {mounting.place === 'panel' && (
        <rect
          className="draw__guess"
          x={left - RIM}
          y={top - RIM}
          width={round(drawn.width + 2 * RIM)}
          height={round(drawn.depth + 2 * RIM)}
          rx={14}
        />
      )}
      <rect
        className="draw__unit"
        x={left}
        y={top}
        width={round(drawn.width)}
        height={round(drawn.depth)}
        rx={mounting.plan === 'duct' ? 2 : mounting.place === 'panel' ? 6 : 14}
      />
      <Face plan={mounting.plan} drawn={drawn} left={left} top={top} />
      <Upright left={left} from={top} to={bottom} text={depth} />
    </View>
  );
}

interface FaceProps {
  drawn: Drawn;
  left: number;
  top: number;
}

/** Details of the visible side: slots, louvres, fans. */
function Face({ plan, drawn, left, top }: FaceProps & { plan: Plan }) {
  const { width: w, depth: d } = drawn;
  const slot = (x: number, y: number, width: number, height: number) => (
    <rect
      key={`${x} ${y}`}
      className="draw__slot"
      x={round(left + w * x)}
      y={round(top + d * y)}
      width={round(w * width)}
      height={round(d * height)}
      rx={6}
    />
  );
  switch (plan) {
    case 'four':
      return [
        <rect
          key="grille"
          className="draw__wash"
          x={round(left + w * 0.2)}
          y={round(top + d * 0.2)}
          width={round(w * 0.6)}
          height={round(d * 0.6)}
          rx={10}
        />,
        slot(0.24, 0.07, 0.52, 0.06),
        slot(0.24, 0.87, 0.52, 0.06),
        slot(0.07, 0.24, 0.06, 0.52),
        slot(0.87, 0.24, 0.06, 0.52),
      ];
    case 'round':
      return [0.46, 0.34].map((radius) => (
        <circle
          key={radius}
          className={radius > 0.4 ? 'draw__slot' : 'draw__wash'}
          cx={round(left + w / 2)}
          cy={round(top + d / 2)}
          r={round(Math.min(w, d) * radius)}
        />
      ));
    case 'two':
      return [slot(0.08, 0.12, 0.84, 0.1), slot(0.08, 0.78, 0.84, 0.1)];
    case 'one':
      return [slot(0.08, 0.74, 0.84, 0.12)];
    case 'duct':
      return [slot(0, 0, 1, 0.08), slot(0, 0.92, 1, 0.08)];
    case 'grille':
      return [slot(0.05, 0.8, 0.9, 0.1)];
    case 'fans':
      return <Fans drawn={drawn} left={left} top={top} />;
    case 'box':
      return null;
  }
}

function Fans({ drawn, left, top }: FaceProps) {
  const fans = fanCount(drawn.width, drawn.depth);
  const step = drawn.width / fans;
  const radius = Math.min(step, drawn.depth) * 0.4;
  return Array.from({ length: fans }, (_, index) => {
    const [x, y] = [round(left + step * (index + 0.5)), round(top + drawn.depth / 2)];
    return (
      <g key={x}>
        <circle className="draw__wash" cx={x} cy={y} r={round(radius)} />
        <circle className="draw__slot" cx={x} cy={y} r={round(radius * 0.22)} />
      </g>
    );
  });
}
