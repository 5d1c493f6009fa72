import { roomName } from '../system-texts';
import { type SystemTexts, systemTexts } from '../system.texts';
import { type Drawing, Sheet } from './drawing';
import { capacityText, type Drawn, headTexts, modelText } from './labels';
import { drawBranch, drawModules, drawUnits } from './tree-parts';

const WIDTH = 112;
const ROW_HEIGHT = 37;
const MIDDLE = ROW_HEIGHT / 2;
const HEAD_HEIGHT = 100;

/** A part of the drawing with the texts next to it. */
interface DrawnRow<Texts> {
  drawing: Drawing;
  texts: Texts;
}

/** A tree split into rows, for paper that breaks between rooms and prints the texts in columns. */
export interface SystemRows {
  outdoor: DrawnRow<[models: string, size: string, units: string]> | null;
  rooms: DrawnRow<[name: string, model: string, capacity: string]>[];
}

/** Draws the pipes as a tree in rows, including rooms without a unit. Without an outdoor unit, there are no pipes. */
export function drawRows(plan: Drawn, texts: SystemTexts = systemTexts): SystemRows {
  const { outdoor, rooms } = plan;
  const last = rooms.findLastIndex(({ unit }) => unit);
  return {
    outdoor: outdoor && { drawing: drawHead(plan), texts: headTexts(plan, false, texts) },
    rooms: rooms.map(({ unit, ...rest }, at) => {
      const room = unit && { ...rest, unit };
      const sheet = new Sheet();
      if (outdoor && at < last) drawPipes(sheet, 0, ROW_HEIGHT, ROW_HEIGHT);
      if (outdoor && at === last) drawPipes(sheet, 0, MIDDLE + 4, MIDDLE - 4);
      sheet.begin(0, MIDDLE);
      if (outdoor && room) drawBranch(sheet);
      if (room) drawUnits(sheet, room);
      return {
        drawing: { width: WIDTH, height: ROW_HEIGHT, groups: sheet.groups },
        texts: [
          roomName(rooms, at, texts),
          ...(room
            ? ([modelText(room), capacityText(room)] as const)
            : ([texts.drawing.noUnit, ''] as const)),
        ],
      };
    }),
  };
}

function drawHead(plan: Drawn): Drawing {
  const sheet = new Sheet();
  const edge = drawModules(sheet, plan);
  if (plan.units > 0) drawPipes(sheet, 89, HEAD_HEIGHT, HEAD_HEIGHT);
  const width = Math.max(WIDTH, Math.ceil(edge) + 3);
  return { width, height: HEAD_HEIGHT, groups: sheet.groups };
}

function drawPipes(sheet: Sheet, from: number, gasTo: number, liquidTo: number): void {
  sheet.path('gas', `M32 ${from}V${gasTo}`);
  sheet.path('liquid', `M24 ${from}V${liquidTo}`);
}
