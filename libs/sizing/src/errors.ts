import { sizingTexts as texts } from './sizing.texts';

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

/** Rounds down to one decimal, so that a limit in a message is itself a valid value. */
const below = (value: number) => Math.floor(value * 10 + 1e-6) / 10;

/** Formats the figures in messages: plain numbers, and areas with their unit. */
export interface FigureWriter {
  number: (value: number) => string;
  area: (m2: number) => string;
}

const PLAIN: FigureWriter = { number: String, area: (m2) => `${below(m2)} m²` };

/** Returns the name of an input, or its unit, for a person. */
export const labelText = (label: string, { labels } = texts): string => labels[label] ?? label;

/**
 * Returns the message for a person. `writer` formats the figures, to group digits or to convert areas to square feet.
 */
export function errorText(error: InputError, writer: Partial<FigureWriter> = {}): string {
  const { number: write, area } = { ...PLAIN, ...writer };
  const { errors } = texts;
  switch (error.code) {
    case 'not_a_number':
    case 'out_of_range':
    case 'not_whole': {
      const { label, unit, min, max, whole = false } = error.limit;
      return errors.range(labelText(label), whole, write(min), write(max), labelText(unit));
    }
    case 'not_a_choice':
      return errors.choice(labelText(error.label), error.choices.join(', '));
    case 'too_many':
      return errors.tooMany(labelText(error.label), write(error.max));
    case 'out_of_order':
      return errors.outOfOrder(labelText(error.label), labelText(error.other));
    case 'no_wall_for_glass':
      return errors.noWall;
    case 'glass_larger_than_walls':
      return errors.glassTooLarge(error.walls, area(error.walls_m2));
    case 'more_directions_than_walls':
      return errors.tooManyDirections(error.directions, error.walls);
    case 'too_many_people':
      return errors.tooManyPeople(area(error.area_m2), write(error.people_max));
    case 'target_not_below_outside':
      return errors.tooWarm(write(error.outdoor_db_c));
    case 'more_than_a_day':
      return errors.moreThanADay(write(error.hours), error.hours === 1);
  }
}
