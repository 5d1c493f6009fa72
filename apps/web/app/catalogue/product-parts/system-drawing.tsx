import type { DrawnGroup, Shape, SystemDrawing } from '@shishir/sizing';
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import './system-drawing.css';

interface DrawingProps {
  drawing: SystemDrawing;
  className?: string;
}

/** A drawing of a system, in the colours of the site. */
export function Drawing({ drawing, className }: DrawingProps) {
  const { width, height, label, groups } = drawing;
  return (
    <div
      className={className ? `system-drawing ${className}` : 'system-drawing'}
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
  if (shape.shape === 'text') {
    const { kind, text, x, y, textAnchor } = shape;
    return (
      <text key={key} className={`d-text d-${kind}`} {...{ x, y, textAnchor }}>
        {text}
      </text>
    );
  }
  const { shape: Element, kind, ...attributes } = shape;
  return <Element key={key} className={`d-${kind}`} {...attributes} />;
}
