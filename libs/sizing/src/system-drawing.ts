import type { PlannedRoom, SystemPlan } from './plan-system';
import { kwText, modelsOf, ratioText, roomName, sizeName } from './system-texts';

/** What a stroke or an area stands for; pages and documents have their own colours for it. */
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
  | {
      shape: 'text';
      kind: 'strong' | 'plain' | 'muted' | 'small';
      x: number;
      y: number;
      anchor: 'start' | 'middle' | 'end';
      text: string;
    };

/** What belongs to one room, or to none. Its shapes are drawn from its own place: alike rooms have alike shapes. */
export interface DrawnGroup {
  x: number;
  y: number;
  shapes: Shape[];
}

/** A drawing from the outdoor unit to the indoor units, in its own units of length. */
export interface SystemDrawing {
  width: number;
  height: number;
  groups: DrawnGroup[];
  /** What it shows, for those who do not see it. */
  label: string;
}

/** So many indoor units stand side by side in a section; more are drawn as a tree. */
export const MAX_IN_SECTION = 12;

/** Up to 12 HP. */
const NARROW_KW = 34;

/** Of a letter of a model number, which is mostly capitals, or of a bold name. */
const LETTER_WIDTH = 8.3;

type Drawn = Pick<SystemPlan, 'rooms' | 'units' | 'outdoor'>;

const round = (value: number) => Math.round(value * 10) / 10;

class Sheet {
  readonly groups: DrawnGroup[] = [{ x: 0, y: 0, shapes: [] }];
  private get shapes(): Shape[] {
    return this.groups.at(-1)!.shapes;
  }
  /** What is drawn from here on is drawn from this place. */
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
  text(
    kind: Extract<Shape, { shape: 'text' }>['kind'],
    x: number,
    y: number,
    text: string,
    anchor: 'start' | 'middle' | 'end' = 'start',
  ) {
    this.shapes.push({ shape: 'text', kind, x: round(x), y: round(y), anchor, text });
  }
  /** A cabinet, 104 x 112 at scale 1. A narrow one has one fan. */
  cabinet({ cooling_kw }: { cooling_kw: number }, x: number, y: number, scale = 1) {
    const [width, fans] = cooling_kw > NARROW_KW ? [104, [8, 56]] : [56, [8]];
    const at = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
    const box = (kind: DrawnKind, dx: number, dy: number, w: number, h: number) =>
      this.path(kind, `M${at(dx, dy)}L${at(dx + w, dy)}L${at(dx + w, dy + h)}L${at(dx, dy + h)}Z`);
    box('unit', 0, 14, width, 92);
    for (const fan of fans) {
      const dx = fan + 1;
      this.path('unit', `M${at(dx, 14)}L${at(dx + 3, 4)}L${at(dx + 35, 4)}L${at(dx + 38, 14)}Z`);
    }
    for (const dx of fans) {
      box('grille', dx, 24, 40, 34);
      const lines = [32.5, 41, 49.5, 66].map((dy) => `M${at(dx, dy)}L${at(dx + 40, dy)}`);
      this.path('thin', lines.join(''));
    }
    if (fans.length > 1) this.path('thin', `M${at(52, 14)}L${at(52, 106)}`);
    box('foot', 6, 106, 16, 6);
    box('foot', width - 22, 106, 16, 6);
  }
}

/** How a unit hangs: in the ceiling with a panel, above it behind a grille, or free in the room. */
function mountOf(category: string): 'cassette' | 'duct' | 'free' {
  if (category.endsWith('_cassette')) return 'cassette';
  return category.endsWith('_duct') ? 'duct' : 'free';
}

const countText = ({ count }: PlannedRoom) => (count > 1 ? `${count} × ` : '');
const modelText = (room: PlannedRoom) => `${countText(room)}${room.unit!.model}`;
const describe = ({ units, outdoor, rooms }: Drawn) =>
  `System drawing: ${outdoor ? `outdoor unit ${modelsOf(outdoor)}` : 'no outdoor unit yet'}, ` +
  `${units} indoor ${units === 1 ? 'unit' : 'units'} in ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}`;

function headTexts({ units, outdoor }: Drawn, ratioName: string): [string, string, string] {
  const count = `${units} indoor ${units === 1 ? 'unit' : 'units'}`;
  if (!outdoor) return ['No outdoor unit yet', '', count];
  const ratio = ratioText(outdoor.ratio_percent, outdoor.window);
  return [
    modelsOf(outdoor),
    `VRF outdoor unit ${sizeName(outdoor)}, ${kwText(outdoor.cooling_kw)}`,
    `${count}, ${ratioName} ${ratio}`,
  ];
}

/** A section through roof, ceiling and rooms. Null where it would be too narrow, and a tree is drawn. */
export function drawSection(plan: Drawn): SystemDrawing | null {
  const rooms = plan.rooms.map((room, at) => ({ room, at })).filter(({ room }) => room.unit);
  if (rooms.length === 0 || plan.units > MAX_IN_SECTION) return null;
  const [width, left, roof, ceiling, floor] = [1176, 112, 150, 222, 352];
  const step = (width - left) / plan.units;
  const isCrowded = rooms.some(
    ({ room }) => (modelText(room).length + 1) * LETTER_WIDTH > room.count * step,
  );
  if (isCrowded) return null;
  const sheet = new Sheet();
  sheet.path('sky', `M0 0h${width}v${roof}H0z`);
  sheet.path('slab', `M0 ${roof}h${width}v13H0z`);
  sheet.path('void', `M${left} 163h${width - left}v59h-${width - left}z`);
  const modules = plan.outdoor?.modules.length ?? 0;
  plan.outdoor?.modules.forEach((module, at) => sheet.cabinet(module, 30 + at * 116, 38));
  const textAt = 30 + Math.max(modules, 1) * 116 + 6;
  headTexts(plan, 'combination ratio').forEach((text, line) => {
    const kind = (['strong', 'plain', 'muted'] as const)[line]!;
    if (text) sheet.text(kind, textAt, 64 + line * 20, text);
  });
  sheet.text('muted', width - 16, 136, 'Roof', 'end');

  const last = width - step / 2;
  if (modules > 1) sheet.path('gas', `M84 154H${84 + (modules - 1) * 116}`);
  sheet.path('gas', `M84 ${roof}V190H${round(last)}`);
  sheet.path('liquid', `M76 ${roof}V182H${round(last)}`);
  sheet.path('line', `M${left} ${ceiling}H${width}M${left} 163V${floor}M${width - 1} 163V${floor}`);
  sheet.path('slab', `M${left} ${floor}h${width - left}v8h-${width - left}z`);
  sheet.text('muted', 84, 222, 'Riser', 'middle');
  let from = left;
  for (const { room, at } of rooms) {
    sheet.begin(from, 0);
    if (from > left) sheet.path('part', `M0 ${ceiling}V${floor}`);
    for (let nth = 0; nth < room.count; nth++) inSection(sheet, room, (nth + 0.5) * step);
    const middle = (room.count * step) / 2;
    wrapped(roomName(plan.rooms, at), Math.floor((room.count * step) / LETTER_WIDTH)).forEach(
      (line, nth) => sheet.text('strong', middle, 384 + nth * 16, line, 'middle'),
    );
    sheet.text('small', middle, 422, modelText(room), 'middle');
    sheet.text(
      'small',
      middle,
      440,
      `${countText(room)}${kwText(room.unit!.cooling_kw)}`,
      'middle',
    );
    from += room.count * step;
  }
  return { width, height: 456, groups: sheet.groups, label: describe(plan) };
}

/** A unit below the pipes of the section; `x` is its middle. */
function inSection(sheet: Sheet, room: PlannedRoom, x: number): void {
  const mount = mountOf(room.unit!.category);
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

/** At most two lines; what is longer ends with three dots. */
function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1);
    if (line !== undefined && `${line} ${word}`.length <= longest) {
      lines[lines.length - 1] = `${line} ${word}`;
    } else lines.push(word);
  }
  const shown = lines.slice(0, 2).map((line) => cut(line, longest));
  if (lines.length > 2) shown[1] = cut(`${lines[1]} ${lines[2]}`, longest);
  return shown;
}

const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, Math.max(longest - 1, 1)).trimEnd()}…`;

const TREE_COLUMN = 350;
const TREE_ROW = 56;

/** The pipes as a tree, a row for each room; several columns side by side for a wide page. */
export function drawTree(plan: Drawn, mostColumns = 1): SystemDrawing {
  const rooms = plan.rooms.map((room, at) => ({ room, at })).filter(({ room }) => room.unit);
  const columns = Math.max(1, Math.min(mostColumns, Math.ceil(rooms.length / 4)));
  const rows = Math.ceil(rooms.length / columns);
  const sheet = new Sheet();
  const modules = plan.outdoor?.modules.length ?? 0;
  plan.outdoor?.modules.forEach((module, at) => sheet.cabinet(module, at * 34, 8, 0.72));
  const textAt = 75 + Math.max(modules - 1, 0) * 34 + 17;
  const longest = columns > 1 ? 80 : Math.floor((TREE_COLUMN - textAt) / 7.4);
  headTexts(plan, 'ratio').forEach((text, line) => {
    const kind = (['strong', 'plain', 'muted'] as const)[line]!;
    if (text) sheet.text(kind, textAt, 34 + line * 19, cut(text, longest));
  });
  const used = Math.ceil(rooms.length / Math.max(rows, 1));
  if (used > 1) {
    const end = (used - 1) * TREE_COLUMN;
    sheet.path('gas', `M32 89V116H${end + 32}`);
    sheet.path('liquid', `M24 89V108H${end + 24}`);
  }
  for (let column = 0; column < used; column++) {
    const own = rooms.slice(column * rows, (column + 1) * rows);
    const x = column * TREE_COLUMN;
    const end = 164 + (own.length - 1) * TREE_ROW;
    const top = used > 1 ? [116, 108] : [89, 89];
    sheet.path('gas', `M${x + 32} ${top[0]}V${end}`);
    sheet.path('liquid', `M${x + 24} ${top[1]}V${end - 8}`);
  }
  rooms.forEach(({ room, at }, place) => {
    sheet.begin(Math.floor(place / rows) * TREE_COLUMN, 160 + (place % rows) * TREE_ROW);
    inTree(sheet, room, roomName(plan.rooms, at));
  });
  const height = 160 + Math.max(rows, 1) * TREE_ROW - 24;
  return {
    width: used > 1 ? used * TREE_COLUMN : TREE_COLUMN,
    height,
    groups: sheet.groups,
    label: describe(plan),
  };
}

/** The branch to the units of a room, from the pipes at its left. */
function inTree(sheet: Sheet, room: PlannedRoom, name: string): void {
  sheet.path('gas', 'M32 4H62');
  sheet.path('liquid', 'M24 -4H62');
  sheet.joint(28, 0);
  const mount = mountOf(room.unit!.category);
  const glyph = (dx: number, dy: number) => {
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
  };
  if (room.count > 1) glyph(6, -5);
  glyph(0, 0);
  sheet.text('strong', 124, -3, cut(name, 28));
  sheet.text('muted', 124, 15, `${modelText(room)}, ${kwText(room.unit!.cooling_kw)}`);
}
