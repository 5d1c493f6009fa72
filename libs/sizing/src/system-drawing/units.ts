import type { OutdoorUnit } from '../system';
import { fanCount } from '../unit-drawing/unit-view';
import { type DrawnKind, round, type Sheet } from './drawing';

/** Millimetres of a cabinet per unit of the drawing. */
const MM = 12.5;
/** Width in mm and maximum capacity of common cabinets, for a unit without dimensions. */
const NARROW = { width_mm: 930, kw: 34 } as const;
const WIDE_MM = 1295;
/** Width of a cabinet that has one fan, in mm. */
const FAN_MM = 765;
/** Limits of the drawn width, against mistyped dimensions. */
const WIDTHS_MM = [500, 1900] as const;
const FAN = 40;

/** A cabinet at scale 1: its width and the number of its fans. */
export interface Cabinet {
  width: number;
  fans: number;
}

/** Returns the cabinet of a module by its dimensions; by its capacity if they are not known. */
export function cabinetOf({
  width_mm,
  cooling_kw,
}: Pick<OutdoorUnit, 'width_mm' | 'cooling_kw'>): Cabinet {
  const typical = cooling_kw > NARROW.kw ? WIDE_MM : NARROW.width_mm;
  const [least, most] = WIDTHS_MM;
  const mm = Math.min(most, Math.max(least, width_mm ?? typical));
  return { width: round(mm / MM), fans: fanCount(mm, FAN_MM) };
}

/** Draws a cabinet, 112 high at scale 1, with a fan above each grille. */
export function drawCabinet(
  sheet: Sheet,
  { width, fans }: Cabinet,
  x: number,
  y: number,
  scale = 1,
): void {
  const at = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const box = (kind: DrawnKind, dx: number, dy: number, w: number, h: number) =>
    sheet.path(kind, `M${at(dx, dy)}L${at(dx + w, dy)}L${at(dx + w, dy + h)}L${at(dx, dy + h)}Z`);
  const part = width / fans;
  const places = Array.from({ length: fans }, (_, fan) => part * (fan + 0.5) - FAN / 2);
  box('unit', 0, 14, width, 92);
  for (const place of places) {
    const dx = place + 1;
    sheet.path('unit', `M${at(dx, 14)}L${at(dx + 3, 4)}L${at(dx + 35, 4)}L${at(dx + 38, 14)}Z`);
  }
  for (const dx of places) {
    box('grille', dx, 24, FAN, 34);
    const lines = [32.5, 41, 49.5, 66].map((dy) => `M${at(dx, dy)}L${at(dx + FAN, dy)}`);
    sheet.path('thin', lines.join(''));
  }
  for (let fan = 1; fan < fans; fan++) {
    sheet.path('thin', `M${at(part * fan, 14)}L${at(part * fan, 106)}`);
  }
  box('foot', 6, 106, 16, 6);
  box('foot', width - 22, 106, 16, 6);
}

/** Mounting of a unit: in the ceiling with a panel, above the ceiling behind a grille, or free in the room. */
type Mount = 'cassette' | 'duct' | 'free';

function mountOf(category: string): Mount {
  if (category.endsWith('_cassette')) return 'cassette';
  return category.endsWith('_duct') ? 'duct' : 'free';
}

/** Draws a unit below the pipes of a section; `x` is its centre. */
export function drawInSection(sheet: Sheet, { category }: { category: string }, x: number): void {
  const mount = mountOf(category);
  const top = mount === 'free' ? 244 : 202;
  const at = (dx: number) => round(x + dx);
  sheet.path('gas', `M${at(3)} 190V${top}`);
  sheet.path('liquid', `M${at(-3)} 182V${top}`);
  sheet.joint(x, 186);
  const air = (y: number, dx: number, lean: number) =>
    sheet.path('air', `M${at(dx)} ${y}q${lean * 0.35} 30 ${lean * 0.62} 54`);
  if (mount === 'cassette') {
    sheet.rect('unit', x - 27, top, 54, 20);
    sheet.path('panel', `M${at(-34)} 222h68l-5 7h-58z`);
    for (const [dx, lean] of [
      [-26, -26],
      [-17, -17],
      [17, 17],
      [26, 26],
    ] as const) {
      air(234, dx, lean);
    }
  } else if (mount === 'duct') {
    sheet.rect('unit', x - 32, top - 1, 64, 21);
    sheet.path('unit', `M${at(-22)} 222h44v5h-44z`);
    for (const dx of [-15, -5, 5, 15]) air(233, dx, dx);
  } else {
    sheet.rect('unit', x - 30, top, 60, 19, 5);
    sheet.path('thin', `M${at(-25)} 258h50`);
    for (const dx of [-18, -6, 6, 18]) air(268, dx, dx);
  }
}

/** Draws a unit at the end of a branch. */
export function drawAtBranch(
  sheet: Sheet,
  { category }: { category: string },
  dx = 0,
  dy = 0,
): void {
  const mount = mountOf(category);
  if (mount === 'cassette') {
    sheet.rect('unit', 67 + dx, dy - 10, 34, 13);
    sheet.path('panel', `M${62 + dx} ${3 + dy}h44l-4 5h-36z`);
  } else if (mount === 'duct') {
    sheet.rect('unit', 62 + dx, dy - 9, 44, 15, 1);
    sheet.path('unit', `M${68 + dx} ${6 + dy}h32v4h-32z`);
  } else {
    sheet.rect('unit', 62 + dx, dy - 8, 44, 16, 5);
    sheet.path('thin', `M${67 + dx} ${4 + dy}h34`);
  }
}
