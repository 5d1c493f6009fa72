import {
  Across,
  FallingAir,
  FULL,
  leftOf,
  round,
  Solid,
  TOP,
  Upright,
  View,
  type Drawn,
} from './dimension-parts';
import type { Mounting } from '../../product-parts/mounting';

const SLAB = 22;
/** Distance between the slab and the unit that hangs from it. */
const HANGER = 44;
const PANEL = 14;
/** Overhang of the panel over the body. */
export const RIM = 12;
const AIR = 132;

interface FrontViewProps {
  drawn: Drawn;
  mounting: Mounting;
  width: string;
  height: string;
  caption: string;
}

/** Front view of the unit in place: above a ceiling, below it, on a wall or on the ground. */
export function FrontView({ drawn, mounting, width, height, caption }: FrontViewProps) {
  const { place, plan } = mounting;
  const left = leftOf(drawn.width);
  const right = left + drawn.width;
  const hangs = place !== 'floor' && place !== 'free';
  const blows = place === 'floor' && plan === 'fans';
  const top = TOP + above(mounting);
  const bottom = top + drawn.height;
  return (
    <View
      left={left}
      height={bottom + (hangs ? AIR : 0) + (place === 'floor' ? SLAB : 0)}
      caption={caption}
    >
      <Across from={left} to={right} text={width} />
      {hangs && <Solid y={TOP} edge="bottom" />}
      {(place === 'panel' || place === 'void') && (
        <path
          className="draw__line"
          d={`M${left + 34} ${TOP + SLAB}V${round(top)}M${round(right - 34)} ${TOP + SLAB}V${round(top)}`}
        />
      )}
      {place === 'panel' ? (
        <PanelUnit left={left} right={right} top={top} bottom={bottom} />
      ) : (
        <rect
          className="draw__unit"
          x={left}
          y={round(top)}
          width={round(drawn.width)}
          height={round(drawn.height)}
          rx={place === 'void' ? 2 : 8}
        />
      )}
      {place === 'void' && <Grilles left={left} right={right} y={bottom + 26} />}
      {(place === 'wall' || place === 'ceiling') && (
        <path
          className="draw__line"
          d={`M${left + 20} ${round(bottom - drawn.height * 0.22)}H${round(right - 20)}`}
        />
      )}
      {blows && (
        <FanAir left={left} width={drawn.width} fans={fanCount(drawn.width, drawn.depth)} y={top} />
      )}
      {place === 'floor' && <Solid y={bottom} edge="top" />}
      {hangs && (
        <FallingAir
          from={left}
          to={right}
          y={bottom + (place === 'void' ? 36 : place === 'panel' ? 22 : 10)}
        />
      )}
      <Upright left={left} from={top} to={bottom} text={height} />
    </View>
  );
}

function above({ place, plan }: Mounting): number {
  if (place === 'floor') return plan === 'fans' ? 78 : 10;
  if (place === 'free') return 10;
  return place === 'ceiling' ? SLAB : SLAB + HANGER;
}

/** Unit with a panel that covers the hole in the ceiling. The body is to scale; the catalogue has no panel size. */
function PanelUnit(at: { left: number; right: number; top: number; bottom: number }) {
  const { left, right, top, bottom } = at;
  const ceiling = round(bottom);
  return (
    <>
      <path
        className="draw__line"
        d={`M0 ${ceiling}H${round(left - RIM)}M${round(right + RIM)} ${ceiling}H${FULL}`}
      />
      <path
        className="draw__unit"
        d={`M${left} ${round(top)}H${round(right)}V${ceiling}H${left}z`}
      />
      <path
        className="draw__guess"
        d={`M${round(left - RIM)} ${ceiling}H${round(right + RIM)}l-8 ${PANEL}H${round(left - RIM + 8)}z`}
      />
    </>
  );
}

function Grilles({ left, right, y }: { left: number; right: number; y: number }) {
  const grille = (x: number) => `M${round(x)} ${round(y)}h64v8h-64z`;
  return (
    <>
      <path className="draw__line" d={`M0 ${round(y)}H${FULL}`} />
      <path className="draw__panel" d={grille(left + 4) + grille(right - 68)} />
    </>
  );
}

/** Air that outdoor units blow upwards. */
function FanAir(at: { left: number; width: number; fans: number; y: number }) {
  const { left, width, fans, y } = at;
  const step = width / fans;
  const fan = Array.from({ length: fans }, (_, index) => left + step * (index + 0.5));
  const half = step * 0.36;
  return (
    <>
      <path
        className="draw__panel"
        d={fan.map((x) => `M${round(x - half)} ${round(y)}v-9h${round(half * 2)}v9z`).join('')}
      />
      <path
        className="draw__air"
        d={fan
          .flatMap((x) => [-0.6, 0, 0.6].map((side) => x + half * side))
          .map((x) => `M${round(x)} ${round(y - 18)}v-44`)
          .join('')}
      />
    </>
  );
}

/** Maximum number of drawn fans. Limits the drawing of a mistyped size. */
const MOST_FANS = 12;

/** Returns how many fans of width `fan` fit side by side in a unit; at least 1. */
export const fanCount = (width: number, fan: number): number =>
  Math.min(MOST_FANS, Math.max(1, Math.round(width / fan)));
