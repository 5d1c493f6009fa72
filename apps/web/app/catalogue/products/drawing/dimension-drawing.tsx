import type { CatalogueProduct } from '@shishir/contract';
import { mountingOf } from '@shishir/contract/rules';
import { drawUnit, millimetres as mm, type UnitShape, type UnitView } from '@shishir/sizing';
import { sizeOf } from '../../product-parts/unit-size';
import { drawingTexts as texts } from './drawing.texts';

/** Front and plan view of a unit, to scale; nothing if its size is not known. */
export function DimensionDrawing({ product }: { product: CatalogueProduct }) {
  const size = sizeOf(product);
  if (!size) return null;
  const { width, height, depth } = size;
  const { front, plan } = drawUnit(size, mountingOf(product.category_kind));
  return (
    <div
      className="draw number"
      role="img"
      aria-label={texts.drawing(mm(width), mm(height), mm(depth))}
    >
      <View view={front} />
      <View view={plan} />
    </div>
  );
}

const View = ({ view: { width, height, shapes } }: { view: UnitView }) => (
  <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
    {shapes.map((shape, index) => (
      <Drawn key={index} of={shape} />
    ))}
  </svg>
);

function Drawn({ of }: { of: UnitShape }) {
  const { shape: Element, kind, ...attributes } = of;
  const className = `draw__${kind}`;
  if (of.shape !== 'text') return <Element className={className} {...attributes} />;
  const { x, y, textAnchor, text } = of;
  return (
    <text className={className} {...{ x, y, textAnchor }}>
      {text}
    </text>
  );
}
