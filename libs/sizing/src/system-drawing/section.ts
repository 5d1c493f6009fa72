import { unitsIn } from '../system';
import { systemTexts } from '../system.texts';
import { round, Sheet, type SystemDrawing } from './drawing';
import {
  capacityText,
  describe,
  type Drawn,
  drawnRooms,
  headTexts,
  modelText,
  wrapped,
  writeHead,
} from './labels';
import { cabinetOf, drawCabinet, drawInSection } from './units';

/** Maximum number of indoor units in a section; larger systems are drawn as a tree. */
const MAX_IN_SECTION = 12;

/** Space between two cabinets, and the least space for the riser below them. */
const GAP = 12;
const CABINET = 100;

/** Width of a letter in a bold name or in a model number, which is mostly capitals. */
const LETTER_WIDTH = 8.3;

/**
 * Draws a section through roof, ceiling and rooms. Returns null if there are no units, too many of them, or texts that
 * would touch; draw a tree instead.
 */
export function drawSection(plan: Drawn): SystemDrawing | null {
  const rooms = drawnRooms(plan);
  if (rooms.length === 0 || plan.units > MAX_IN_SECTION) return null;
  const [width, left, roof, ceiling, floor] = [1176, 112, 150, 222, 352];
  const step = (width - left) / plan.units;
  const isCrowded = rooms.some(
    (room) => (modelText(room).length + 1) * LETTER_WIDTH > unitsIn(room) * step,
  );
  if (isCrowded) return null;
  const sheet = new Sheet();
  sheet.path('sky', `M0 0h${width}v${roof}H0z`);
  sheet.path('slab', `M0 ${roof}h${width}v13H0z`);
  sheet.path('void', `M${left} 163h${width - left}v59h-${width - left}z`);
  const places: number[] = [];
  let textAt = 30;
  for (const module of plan.outdoor?.modules ?? []) {
    const cabinet = cabinetOf(module);
    drawCabinet(sheet, cabinet, textAt, 38);
    places.push(textAt);
    textAt += cabinet.width + GAP;
  }
  textAt = Math.max(textAt, 30 + CABINET) + 6;
  writeHead(sheet, headTexts(plan, true), textAt, 64, 20);
  sheet.text('muted', width - 16, 136, systemTexts.drawing.roof, 'end');

  const last = width - step / 2;
  if (places.length > 1) sheet.path('gas', `M84 154H${round(places.at(-1)! + 54)}`);
  sheet.path('gas', `M84 ${roof}V190H${round(last)}`);
  sheet.path('liquid', `M76 ${roof}V182H${round(last)}`);
  sheet.path('line', `M${left} ${ceiling}H${width}M${left} 163V${floor}M${width - 1} 163V${floor}`);
  sheet.path('slab', `M${left} ${floor}h${width - left}v8h-${width - left}z`);
  sheet.text('muted', 84, 222, systemTexts.drawing.riser, 'middle');
  let from = left;
  for (const room of rooms) {
    sheet.begin(from, 0);
    if (from > left) sheet.path('part', `M0 ${ceiling}V${floor}`);
    const units = unitsIn(room);
    for (let nth = 0; nth < units; nth++) {
      if (nth > 0 && nth % room.count === 0) {
        sheet.path('part', `M${round(nth * step)} ${ceiling}V${floor}`);
      }
      drawInSection(sheet, room.unit, (nth + 0.5) * step);
    }
    const middle = (units * step) / 2;
    wrapped(room.name, Math.floor((units * step) / LETTER_WIDTH)).forEach((line, nth) =>
      sheet.text('strong', middle, 384 + nth * 16, line, 'middle'),
    );
    sheet.text('small', middle, 422, modelText(room), 'middle');
    sheet.text('small', middle, 440, capacityText(room), 'middle');
    from += units * step;
  }
  return { width, height: 456, groups: sheet.groups, label: describe(plan) };
}
