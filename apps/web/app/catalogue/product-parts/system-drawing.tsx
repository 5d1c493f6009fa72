import type { DrawnGroup, Shape, SystemDrawing } from '@shishir/sizing';
import { dequal } from 'dequal/lite';
import { memo } from 'react';
import './system-drawing.css';

interface DrawingProps {
  drawing: SystemDrawing;
  className?: string;
}

/** Draws a system in the colours of the site. Use it for quotations and the system builder. */
export function Drawing({ drawing, className }: DrawingProps) {
  const { width, height, label, groups } = drawing;
  return (
    <div
      className={className ? `system-drawing ${className}` : 'system-drawing'}
      style={{
        aspectRatio: `${width} / ${height}`,
        // Limits the scale: texts of a small system would be as large as headlines.
        maxWidth: Math.round(width * 1.15),
      }}
      role="img"
      aria-label={label}
    >
      {/* One unit high, with overflow: browsers lay out each text again when the height of an SVG changes. */}
      <svg viewBox={`0 0 ${width} 1`}>
        {groups.map((group, index) => (
          <Group key={index} {...group} />
        ))}
      </svg>
    </div>
  );
}

/** Memoized, so that unchanged rooms are not rendered again. */
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
