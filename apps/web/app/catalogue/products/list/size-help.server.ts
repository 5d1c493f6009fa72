import { type CategoryKind, needsOutdoorUnit } from '@shishir/contract';
import { categoryPageTexts } from './category-page.texts';
import type { SizeHelp } from './help-cell';

const texts = categoryPageTexts.help;

const BUILDING = { ...texts.building, tool: { path: '/tools/vrf', text: texts.building.tool } };
const ROOM = { ...texts.room, tool: { path: '/tools/room-size', text: texts.room.tool } };

/** Returns help with the size; null for kinds without questions. */
export function sizeHelp(kind: CategoryKind): SizeHelp | null {
  if (kind === 'outdoor_unit') return BUILDING;
  if (kind === 'chiller') return texts.plant;
  if (kind === 'ventilation') return texts.air;
  return needsOutdoorUnit(kind) || kind === 'split' ? ROOM : null;
}
