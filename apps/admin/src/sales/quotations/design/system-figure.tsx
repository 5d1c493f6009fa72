import type { DesignedSystem } from '@shishir/contract';
import {
  type DrawnKind,
  drawTree,
  type Shape,
  type SystemDrawing,
  type SystemPlan,
} from '@shishir/sizing';
import { designTexts } from './design.texts';
import './system-figure.css';

const CLASSES: Partial<Record<DrawnKind, string>> = {
  panel: 'drawn-unit-part drawn-panel',
  unit: 'drawn-unit-part',
  grille: 'drawn-panel',
  foot: 'drawn-foot',
  thin: 'drawn-thin',
  gas: 'drawn-gas',
  liquid: 'drawn-liquid',
  joint: 'drawn-joint',
  part: 'drawn-thin',
};
const TEXT_CLASSES = {
  strong: 'drawn-text drawn-text--strong',
  plain: 'drawn-text',
  muted: 'drawn-text drawn-text--muted',
  small: 'drawn-text drawn-text--muted',
};
const COLUMNS = 2;

/** From the outdoor unit to the indoor units: in two columns where there is room, else in one. */
export function SystemFigure({ system }: { system: DesignedSystem }) {
  const plan = system as Pick<SystemPlan, 'rooms' | 'units' | 'outdoor'>;
  const wide = drawTree(plan, COLUMNS);
  const narrow = drawTree(plan);
  const isSame = wide.width === narrow.width;
  return (
    <figure className="system-figure">
      {!isSame && <Drawing drawing={wide} className="drawing drawing--wide" />}
      <Drawing drawing={narrow} className={isSame ? 'drawing' : 'drawing drawing--narrow'} />
      <figcaption aria-hidden="true">
        {Object.entries(designTexts.legend).map(([kind, text]) => (
          <span key={kind} className={`system-figure__${kind}`}>
            {text}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

function Drawing({ drawing, className }: { drawing: SystemDrawing; className: string }) {
  const { width, height, label, groups } = drawing;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      style={{ maxWidth: width }}
      role="img"
      aria-label={label}
    >
      {groups.map(({ x, y, shapes }, at) => (
        <g key={at} transform={`translate(${x} ${y})`}>
          {shapes.map(drawn)}
        </g>
      ))}
    </svg>
  );
}

function drawn(shape: Shape, key: number) {
  if (shape.shape === 'text') {
    const { kind, x, y, anchor, text } = shape;
    return (
      <text key={key} className={TEXT_CLASSES[kind]} x={x} y={y} textAnchor={anchor}>
        {text}
      </text>
    );
  }
  const className = CLASSES[shape.kind];
  if (shape.shape === 'path') return <path key={key} className={className} d={shape.d} />;
  if (shape.shape === 'circle') {
    const { cx, cy, r } = shape;
    return <circle key={key} className={className} {...{ cx, cy, r }} />;
  }
  const { x, y, width, height, rx } = shape;
  return <rect key={key} className={className} {...{ x, y, width, height, rx }} />;
}
