import { kwText } from '../system-texts';
import { Sheet, type SystemDrawing } from './drawing';
import { cut, describe, type Drawn, drawnRooms, headTexts, modelText, writeHead } from './labels';
import { drawBranch, drawModules, drawUnits } from './tree-parts';

const TREE_COLUMN = 350;
const TREE_ROW = 56;
const TEXT_AT = 124;
/** Longest text beside a unit that ends before the next column. */
const MOST_LETTERS = 26;

/** Draws the pipes as a tree with a row for each room, in several columns for a wide page. */
export function drawTree(plan: Drawn, mostColumns = 1): SystemDrawing {
  const rooms = drawnRooms(plan);
  const columns = Math.max(1, Math.min(mostColumns, Math.ceil(rooms.length / 4)));
  const rows = Math.ceil(rooms.length / columns);
  const sheet = new Sheet();
  const textAt = Math.max(75, Math.ceil(drawModules(sheet, plan))) + 17;
  const longest = columns > 1 ? 80 : Math.floor((TREE_COLUMN - textAt) / 7.4);
  const texts = headTexts(plan).map((text) => cut(text, longest));
  writeHead(sheet, texts, textAt, 34, 19);
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
  rooms.forEach((room, place) => {
    sheet.begin(Math.floor(place / rows) * TREE_COLUMN, 160 + (place % rows) * TREE_ROW);
    drawBranch(sheet);
    drawUnits(sheet, room);
    sheet.text('strong', TEXT_AT, -3, cut(room.name, MOST_LETTERS));
    const unit = `${modelText(room)}, ${kwText(room.unit.cooling_kw)}`;
    sheet.text('muted', TEXT_AT, 15, cut(unit, MOST_LETTERS));
  });
  const height = 160 + Math.max(rows, 1) * TREE_ROW - 24;
  return {
    width: used > 1 ? used * TREE_COLUMN : TREE_COLUMN,
    height,
    groups: sheet.groups,
    label: describe(plan),
  };
}
