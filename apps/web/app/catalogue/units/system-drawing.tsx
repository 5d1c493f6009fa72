import type { DrawnGroup, DrawnKind, Shape, SystemDrawing } from '@shishir/sizing';
import { dequal } from 'dequal/lite';
import { memo } from 'react';

const CLASSES: Record<DrawnKind, string> = {
  sky: 'd-sky',
  slab: 'd-slab',
  void: 'd-void',
  unit: 'd-unit',
  panel: 'd-unit d-pan',
  grille: 'd-grille',
  foot: 'd-foot',
  thin: 'd-thin',
  gas: 'd-gas',
  liquid: 'd-liq',
  joint: 'd-joint',
  air: 'd-air',
  part: 'd-part',
  line: 'd-line',
};
const TEXT_CLASSES = { strong: 'd-t d-b', plain: 'd-t', muted: 'd-t d-m', small: 'd-t d-m d-s' };

interface DrawingProps {
  drawing: SystemDrawing;
  className?: string;
}

/** A drawing of a system, in the colours of the site. Its page has `system-drawing.css` before its own sheet. */
export function Drawing({ drawing, className }: DrawingProps) {
  const { width, height, label, groups } = drawing;
  return (
    <div
      className={className ? `sys ${className}` : 'sys'}
      style={{
        aspectRatio: `${width} / ${height}`,
        // Not much larger than it was drawn: a few rooms in a wide place would have letters of a headline.
        maxWidth: Math.round(width * 1.15),
      }}
      role="img"
      aria-label={label}
    >
      {/* It is one unit high and drawn beyond that: where its height changes, browsers lay out each text in it again. */}
      <svg viewBox={`0 0 ${width} 1`}>
        {groups.map((group, index) => (
          <Group key={index} {...group} />
        ))}
      </svg>
    </div>
  );
}

/** Rooms that did not change are not drawn again. */
const Group = memo(function Group({ x, y, shapes }: DrawnGroup) {
  return (
    <g transform={x === 0 && y === 0 ? undefined : `translate(${x} ${y})`}>
      {shapes.map((shape, index) => drawn(shape, index))}
    </g>
  );
}, dequal);

function drawn(shape: Shape, key: number) {
  switch (shape.shape) {
    case 'path':
      return <path key={key} className={CLASSES[shape.kind]} d={shape.d} />;
    case 'rect': {
      const { kind, x, y, width, height, rx } = shape;
      return <rect key={key} className={CLASSES[kind]} {...{ x, y, width, height, rx }} />;
    }
    case 'circle': {
      const { kind, cx, cy, r } = shape;
      return <circle key={key} className={CLASSES[kind]} {...{ cx, cy, r }} />;
    }
    case 'text': {
      const { kind, x, y, anchor, text } = shape;
      return (
        <text
          key={key}
          className={TEXT_CLASSES[kind]}
          x={x}
          y={y}
          textAnchor={anchor === 'start' ? undefined : anchor}
        >
          {text}
        </text>
      );
    }
  }
}
