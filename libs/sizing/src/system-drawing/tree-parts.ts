import type { Sheet } from './drawing';
import type { Drawn, DrawnRoom } from './labels';
import { drawAtBranch, drawCabinet } from './units';

/** Offset between two modules, which partly overlap. */
export const MODULE_STEP = 34;

export const modulesOf = ({ outdoor }: Drawn) => outdoor?.modules ?? [];

export function drawModules(sheet: Sheet, plan: Drawn): void {
  modulesOf(plan).forEach((module, at) => drawCabinet(sheet, module, at * MODULE_STEP, 8, 0.72));
}

/** Draws the pipes to the units of a room, from the riser on the left. */
export function drawBranch(sheet: Sheet): void {
  sheet.path('gas', 'M32 4H62');
  sheet.path('liquid', 'M24 -4H62');
  sheet.joint(28, 0);
}

export function drawUnits(sheet: Sheet, { unit, count }: Pick<DrawnRoom, 'unit' | 'count'>): void {
  if (count > 1) drawAtBranch(sheet, unit, 6, -5);
  drawAtBranch(sheet, unit);
}
