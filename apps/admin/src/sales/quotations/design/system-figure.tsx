import type { DesignedSystem } from '@shishir/contract';
import { drawTree, type Shape, type SystemDrawing } from '@shishir/sizing';
import { designTexts } from './design.texts';
import './system-figure.css';

const COLUMNS = 2;

/** From the outdoor unit to the indoor units: in two columns where there is room, else in one. */
export function SystemFigure({ system }: { system: DesignedSystem }) {
  const wide = drawTree(system, COLUMNS);
  const narrow = drawTree(system);
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
    const { kind, text, x, y, textAnchor } = shape;
    return (
      <text key={key} className={`shape-text shape-${kind}`} {...{ x, y, textAnchor }}>
        {text}
      </text>
    );
  }
  const { shape: Element, kind, ...attributes } = shape;
  return <Element key={key} className={`shape-${kind}`} {...attributes} />;
}
