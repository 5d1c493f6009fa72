/** Valid range of an input, both ends included. */
export interface Limit {
  label: string;
  unit: string;
  min: number;
  max: number;
  whole?: boolean;
}

/** A value that can be chosen. */
export type Choice = string | number | boolean;

/** Reason why an input is invalid. `field` names the input; `errorText` returns the message. */
export type InputError<Field extends string = string> = { field: Field } & (
  | { code: 'not_a_number' | 'out_of_range' | 'not_whole'; limit: Limit }
  | { code: 'not_a_choice'; label: string; choices: readonly Choice[] }
  | { code: 'too_many'; label: string; max: number }
  | { code: 'out_of_order'; label: string; below: string; other: string }
  | { code: 'no_wall_for_glass' }
  | { code: 'glass_larger_than_walls'; walls: number; walls_m2: number }
  | { code: 'more_directions_than_walls'; walls: number; directions: number }
  | { code: 'too_many_people'; people_max: number; area_m2: number }
  | { code: 'target_not_below_outside'; outdoor_db_c: number }
  | { code: 'more_than_a_day'; hours: number }
);

/** A value or all errors of the input. Nothing is thrown. */
export type Result<T, E = InputError> = { ok: true; value: T } | { ok: false; errors: E[] };

/** Returns the violation of a limit; empty if the value is valid. */
export function outOfRange<Field extends string>(
  field: Field,
  value: unknown,
  { label, unit, min, max, whole }: Limit,
): InputError<Field>[] {
  const limit = { label, unit, min, max, ...(whole && { whole }) };
  if (typeof value !== 'number' || !Number.isFinite(value)) {
    return [{ field, code: 'not_a_number', limit }];
  }
  if (value < min || value > max) return [{ field, code: 'out_of_range', limit }];
  if (whole && !Number.isInteger(value)) return [{ field, code: 'not_whole', limit }];
  return [];
}

/** Returns the error for a value that is not one of the choices; empty if it is. */
export function notAChoice<Field extends string>(
  field: Field,
  value: unknown,
  label: string,
  choices: readonly Choice[],
): InputError<Field>[] {
  const known = (choices as readonly unknown[]).includes(value);
  return known ? [] : [{ field, code: 'not_a_choice', label, choices }];
}

const WALLS = ['no', 'one', 'two', 'three', 'four'];
const wallsText = (walls: number) =>
  walls === 1 ? 'The outside wall is' : `The ${WALLS[walls] ?? walls} outside walls add up to`;

/** Rounds down to one decimal, so that a limit in a message is itself a valid value. */
const below = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

/** Formats the figures in messages: plain numbers, and areas with their unit. */
export interface FigureWriter {
  number: (value: number) => string;
  area: (m2: number) => string;
}

const PLAIN: FigureWriter = { number: String, area: (m2) => `${below(m2)} m²` };

/**
 * Returns the message for a person. `writer` formats the figures, to group digits or to convert areas to square feet.
 */
export function errorText(error: InputError, writer: Partial<FigureWriter> = {}): string {
  const { number: write, area } = { ...PLAIN, ...writer };
  switch (error.code) {
    case 'not_a_number':
    case 'out_of_range':
    case 'not_whole': {
      const { label, unit, min, max, whole } = error.limit;
      const kind = whole ? 'a whole number' : 'a number';
      return `${label}: enter ${kind} from ${write(min)} to ${write(max)}${unit && ` ${unit}`}.`;
    }
    case 'not_a_choice':
      return `${error.label}: choose one of ${error.choices.join(', ')}.`;
    case 'too_many':
      return `${error.label}: enter up to ${write(error.max)}.`;
    case 'out_of_order':
      return `${error.label} can’t be below ‘${error.other}’.`;
    case 'no_wall_for_glass':
      return 'A room without outside walls has no glass in the sun. Set the glass to 0, or choose the outside walls.';
    case 'glass_larger_than_walls': {
      const limit = area(error.walls_m2);
      return `${wallsText(error.walls)} ${limit}, and the glass can’t be larger. Enter up to ${limit}, or change the walls.`;
    }
    case 'more_directions_than_walls':
      return `The glass faces ${error.directions} directions, but the room has ${WALLS[error.walls]} outside wall${error.walls === 1 ? '' : 's'}. Change the directions or the walls.`;
    case 'too_many_people':
      return `${area(error.area_m2)} has room for up to ${write(error.people_max)} people. Change the number of people or the area.`;
    case 'target_not_below_outside':
      return `The room temperature must be below the ${write(error.outdoor_db_c)} °C outside.`;
    case 'more_than_a_day':
      return `Peak hours can’t exceed the ${write(error.hours)} ${error.hours === 1 ? 'hour' : 'hours'} a day it runs.`;
  }
}
