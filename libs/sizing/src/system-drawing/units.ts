import { type DrawnKind, round, type Sheet } from './drawing';

/** Maximum capacity of a narrow cabinet, about 12 HP. */
const NARROW_KW = 34;

/** Draws a cabinet, 104 x 112 at scale 1. Narrow ones have one fan. */
export function drawCabinet(
  sheet: Sheet,
  { cooling_kw }: { cooling_kw: number },
  x: number,
  y: number,
  scale = 1,
): void {
  const [width, fans] = cooling_kw > NARROW_KW ? [104, [8, 56]] : [56, [8]];
  const at = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  const box = (kind: DrawnKind, dx: number, dy: number, w: number, h: number) =>
    sheet.path(kind, `M${at(dx, dy)}L${at(dx + w, dy)}L${at(dx + w, dy + h)}L${at(dx, dy + h)}Z`);
  box('unit', 0, 14, width, 92);
  for (const fan of fans) {
    const dx = fan + 1;
    sheet.path('unit', `M${at(dx, 14)}L${at(dx + 3, 4)}L${at(dx + 35, 4)}L${at(dx + 38, 14)}Z`);
  }
  for (const dx of fans) {
    box('grille', dx, 24, 40, 34);
    const lines = [32.5, 41, 49.5, 66].map((dy) => `M${at(dx, dy)}L${at(dx + 40, dy)}`);
    sheet.path('thin', lines.join(''));
  }
  if (fans.length > 1) sheet.path('thin', `M${at(52, 14)}L${at(52, 106)}`);
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
