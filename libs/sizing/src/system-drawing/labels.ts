import type { PlannedRoom, SystemPlan } from '../plan-system';
import { unitsIn } from '../system';
import { roomsIn } from '../system';
import { kwText, modelsOf, ratioText, roomName, sizeName } from '../system-texts';
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

const unitsText = (units: number) => `${units} indoor ${units === 1 ? 'unit' : 'units'}`;

export const describe = ({ units, outdoor, rooms }: Drawn) =>
  `System drawing: ${outdoor ? `outdoor unit ${modelsOf(outdoor)}` : 'no outdoor unit yet'}, ` +
  `${unitsText(units)} in ${roomsIn(rooms)} ${roomsIn(rooms) === 1 ? 'room' : 'rooms'}`;

/** Returns the lines next to the outdoor unit: models, size, and connected units. */
export function headTexts(
  { units, outdoor }: Drawn,
  ratioName = 'ratio',
): [string, string, string] {
  const count = unitsText(units);
  if (!outdoor) return ['No outdoor unit yet', '', count];
  const ratio = ratioText(outdoor.ratio_percent, outdoor.window);
  return [
    modelsOf(outdoor),
    `VRF outdoor unit ${sizeName(outdoor)}, ${kwText(outdoor.cooling_kw)}`,
    `${count}, ${ratioName} ${ratio}`,
  ];
}

/** Adds the lines next to the outdoor unit. */
export function writeHead(
  sheet: Sheet,
  texts: readonly string[],
  x: number,
  y: number,
  step: number,
) {
  texts.forEach((text, line) => {
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
