import type { PlannedRoom, SystemPlan } from '../plan-system';
import { unitsIn } from '../system';
import { roomsIn } from '../system';
import { kwText, modelsOf, ratioText, roomName, sizeName } from '../system-texts';
import { type SystemTexts, systemTexts } from '../system.texts';
import type { Sheet } from './drawing';

/** The parts of a plan that the drawing uses. */
export type Drawn = Pick<SystemPlan, 'rooms' | 'units' | 'outdoor'>;

/** A room with a unit. */
export type DrawnRoom = PlannedRoom & { unit: NonNullable<PlannedRoom['unit']> };

/** Returns the rooms with a unit, with the names used in the drawing. */
export const drawnRooms = ({ rooms }: Drawn) =>
  rooms.flatMap(({ unit, ...room }, at) =>
    unit ? [{ ...room, unit, name: roomName(rooms, at) } satisfies DrawnRoom] : [],
  );

const countText = (room: DrawnRoom) => (unitsIn(room) > 1 ? `${unitsIn(room)} × ` : '');

/** Returns '2 × AM056NN4DEH'. */
export const modelText = (room: DrawnRoom) => `${countText(room)}${room.unit.model}`;

/** Returns '2 × 5.6 kW'. */
export const capacityText = (room: DrawnRoom) =>
  `${countText(room)}${kwText(room.unit.cooling_kw)}`;

export const describe = ({ units, outdoor, rooms }: Drawn) =>
  systemTexts.drawing.label(
    outdoor ? modelsOf(outdoor) : '',
    systemTexts.drawing.units(units),
    roomsIn(rooms),
  );

/** Returns the lines next to the outdoor unit: models, size, and connected units. `isWide` has space for the full term. */
export function headTexts(
  { units, outdoor }: Drawn,
  isWide = false,
  texts: SystemTexts = systemTexts,
): [models: string, size: string, units: string] {
  const { drawing } = texts;
  const count = drawing.units(units);
  if (!outdoor) return [drawing.noOutdoor, '', count];
  const ratio = ratioText(outdoor.ratio_percent, outdoor.window, texts);
  return [
    modelsOf(outdoor),
    drawing.outdoor(sizeName(outdoor), kwText(outdoor.cooling_kw)),
    isWide ? drawing.connectedInFull(count, ratio) : drawing.connected(count, ratio),
  ];
}

/** Adds the lines next to the outdoor unit. */
export function writeHead(
  sheet: Sheet,
  lines: readonly string[],
  x: number,
  y: number,
  step: number,
) {
  lines.forEach((text, line) => {
    if (text) sheet.text((['strong', 'plain', 'muted'] as const)[line]!, x, y + line * step, text);
  });
}

/** Wraps text into at most two lines; longer text ends with an ellipsis. */
export function wrapped(text: string, longest: number): string[] {
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

export const cut = (text: string, longest: number) =>
  text.length <= longest ? text : `${text.slice(0, Math.max(longest - 1, 1)).trimEnd()}…`;
