import { Circle, Path, Rect, Text } from '@react-pdf/renderer';
import type { Shape } from '@shishir/sizing';
import { fontFamily } from './fonts';

export interface Look {
  stroke: string;
  strokeWidth: number;
  fill: string;
  strokeDasharray?: string;
}

export interface TextLook {
  fontSize: number;
  fontWeight?: number;
  fill: string;
}

type Of<S extends Shape['shape'], Kind> = S extends unknown
  ? Omit<Extract<Shape, { shape: S }>, 'kind'> & { kind: Kind }
  : never;

interface Props<Kind extends string, TextKind extends string> {
  /** Its kinds follow from the looks. */
  shape: Of<'path' | 'circle' | 'rect', NoInfer<Kind>> | Of<'text', NoInfer<TextKind>>;
  looks: Record<Kind, Look>;
  texts: Record<TextKind, TextLook>;
}

/** A shape of a drawing, with the look of its kind. */
export function DrawnShape<Kind extends string, TextKind extends string>({
  shape,
  looks,
  texts,
}: Props<Kind, TextKind>) {
  switch (shape.shape) {
    case 'text': {
      const { kind, text, x, y, textAnchor } = shape;
      return (
        <Text {...{ x, y, textAnchor }} style={{ fontFamily, ...texts[kind] }}>
          {text}
        </Text>
      );
    }
    case 'path':
      return <Path d={shape.d} {...looks[shape.kind]} />;
    case 'circle': {
      const { kind, cx, cy, r } = shape;
      return <Circle {...{ cx, cy, r }} {...looks[kind]} />;
    }
    case 'rect': {
      const { kind, x, y, width, height, rx } = shape;
      return <Rect {...{ x, y, width, height, rx }} {...looks[kind]} />;
    }
  }
}
