import type { Sheet } from './drawing';
import { unitsIn } from '../system';
import type { Drawn, DrawnRoom } from './labels';
import { cabinetOf, drawAtBranch, drawCabinet } from './units';

/** Offset between two modules, which partly overlap. */
const MODULE_STEP = 34;

export const modulesOf = ({ outdoor }: Drawn) => outdoor?.modules ?? [];

const SCALE = 0.72;

/** Draws the modules, and returns the right edge of the last one. */
export function drawModules(sheet: Sheet, plan: Drawn): number {
  let edge = 0;
  modulesOf(plan).forEach((module, at) => {
    const cabinet = cabinetOf(module);
    drawCabinet(sheet, cabinet, at * MODULE_STEP, 8, SCALE);
    edge = at * MODULE_STEP + cabinet.width * SCALE;
  });
  return edge;
}

/** Draws the pipes to the units of a room, from the riser on the left. */
export function drawBranch(sheet: Sheet): void {
  sheet.path('gas', 'M32 4H62');
  sheet.path('liquid', 'M24 -4H62');
  sheet.joint(28, 0);
}

export function drawUnits(sheet: Sheet, room: Pick<DrawnRoom, 'unit' | 'count' | 'alike'>): void {
  if (unitsIn(room) > 1) drawAtBranch(sheet, room.unit, 6, -5);
  drawAtBranch(sheet, room.unit);
}
