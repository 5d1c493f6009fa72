/** Meaning of a stroke or an area; pages and documents map it to their own colours. */
export type DrawnKind =
  | 'sky'
  | 'slab'
  | 'void'
  | 'unit'
  | 'panel'
  | 'grille'
  | 'foot'
  | 'thin'
  | 'gas'
  | 'liquid'
  | 'joint'
  | 'air'
  | 'part'
  | 'line';

export type TextKind = 'strong' | 'plain' | 'muted' | 'small';

type Anchor = 'start' | 'middle' | 'end';

/** An SVG element with its attributes. */
export type Shape =
  | { shape: 'path'; kind: DrawnKind; d: string }
  | {
      shape: 'rect';
      kind: DrawnKind;
      x: number;
      y: number;
      width: number;
      height: number;
      rx: number;
    }
  | { shape: 'circle'; kind: DrawnKind; cx: number; cy: number; r: number }
  | { shape: 'text'; kind: TextKind; x: number; y: number; textAnchor: Anchor; text: string };

/** Shapes with a common origin, usually those of one room; similar rooms have identical shapes. */
export interface DrawnGroup {
  x: number;
  y: number;
  shapes: Shape[];
}

/** A drawing with its own unit of length. */
export interface Drawing {
  width: number;
  height: number;
  groups: DrawnGroup[];
}

/** A drawing of a whole system, from the outdoor unit to the indoor units. */
export interface SystemDrawing extends Drawing {
  /** Description for screen readers. */
  label: string;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Collects the shapes of a drawing. */
export class Sheet {
  readonly groups: DrawnGroup[] = [{ x: 0, y: 0, shapes: [] }];

  private get shapes(): Shape[] {
    return this.groups.at(-1)!.shapes;
  }

  /** Begins a group; the following shapes are relative to this point. */
  begin(x: number, y: number) {
    this.groups.push({ x: round(x), y: round(y), shapes: [] });
  }

  path(kind: DrawnKind, d: string) {
    this.shapes.push({ shape: 'path', kind, d });
  }

  rect(kind: DrawnKind, x: number, y: number, width: number, height: number, rx = 2) {
    this.shapes.push({ shape: 'rect', kind, x: round(x), y: round(y), width, height, rx });
  }

  joint(cx: number, cy: number) {
    this.shapes.push({ shape: 'circle', kind: 'joint', cx: round(cx), cy, r: 5 });
  }

  text(kind: TextKind, x: number, y: number, text: string, textAnchor: Anchor = 'start') {
    this.shapes.push({ shape: 'text', kind, x: round(x), y: round(y), textAnchor, text });
  }
}
