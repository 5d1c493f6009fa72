/** Meaning of a stroke or an area; pages and documents have their own colours for it. */
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

/** An element of SVG with its attributes. */
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

/** Shapes of one room, or of none, drawn from their own origin: alike rooms have alike shapes. */
export interface DrawnGroup {
  x: number;
  y: number;
  shapes: Shape[];
}

/** A drawing in its own units of length. */
export interface Drawing {
  width: number;
  height: number;
  groups: DrawnGroup[];
}

/** A drawing from the outdoor unit to the indoor units. */
export interface SystemDrawing extends Drawing {
  /** Description for those who do not see it. */
  label: string;
}

export const round = (value: number) => Math.round(value * 10) / 10;

/** Collects the shapes of a drawing. */
export class Sheet {
  readonly groups: DrawnGroup[] = [{ x: 0, y: 0, shapes: [] }];

  private get shapes(): Shape[] {
    return this.groups.at(-1)!.shapes;
  }

  /** Begins a group: the shapes that follow are drawn from this point. */
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
