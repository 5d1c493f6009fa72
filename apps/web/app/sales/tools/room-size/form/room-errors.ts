import { m2ToSqft } from '@shishir/format';
import { errorText, type InputError } from '@shishir/sizing';
import { notKnown } from '../../shared/fields';
import { questionOf, WHOLE } from '../../shared/typed-number';
import { roomFormTexts as texts } from './room-form.texts';
import { isUnit, M_PER_FT, ROOM_FIELDS, type RoomField, type TypedRoom } from './room-query';

const FIELD_OF: Record<string, RoomField> = {
  kind: 'kind',
  area_m2: 'area',
  height_m: 'height',
  station: 'place',
  use: 'use',
  above: 'roof',
  below: 'below',
  uncooled_walls: 'inner',
  facing: 'dir',
  door: 'door',
  outside_walls: 'walls',
  windows: 'glass',
  'windows.0.area_m2': 'glass',
  'windows.0.direction': 'dir',
  'windows.0.shade': 'shade',
  people: 'people',
  activity: 'activity',
  lights_w: 'lights',
  equipment_w: 'equipment',
  fresh_air: 'fresh',
  target_c: 'target',
};

/** Returns a sentence for each field with an error. */
export function fieldErrors(
  errors: readonly InputError[],
  typed: TypedRoom,
): Partial<Record<RoomField, string>> {
  const found: Partial<Record<RoomField, string>> = {};
  for (const error of errors) {
    const field = FIELD_OF[error.field];
    if (!field) continue;
    if (MEASURED.includes(field) && !isUnit(typed.unit)) {
      found.unit = notKnown(texts.fieldNames.unit, typed.unit);
    } else if (error.code === 'not_a_choice') {
      found[field] ??= notKnown(texts.fieldNames[field] ?? error.label, typed[field]);
    } else {
      found[field] ??=
        questionOf(error, typed[field], WHOLE_FIELDS.includes(field) ? WHOLE : {}) ??
        (typed.unit === 'sqft' ? errorText(inFeet(error), IN_FEET) : errorText(error));
    }
  }
  return found;
}

const MEASURED: readonly RoomField[] = ['area', 'height', 'glass'];
const WHOLE_FIELDS: readonly RoomField[] = ['people', 'lights', 'equipment'];

/** Returns the first field with an error in the order of the form. */
export const firstWrong = (errors: Partial<Record<RoomField, string>>): RoomField | null =>
  ROOM_FIELDS.find((field) => errors[field]) ?? null;

const IN_FEET = { area: (m2: number) => texts.squareFeet(String(Math.floor(m2ToSqft(m2)))) };

/** Returns the same limit in the unit of the form. */
function inFeet(error: InputError): InputError {
  if (!('limit' in error)) return error;
  const { limit } = error;
  if (limit.unit === 'm²') {
    const [min, max] = [Math.ceil(m2ToSqft(limit.min)), Math.floor(m2ToSqft(limit.max))];
    return { ...error, limit: { ...limit, min, max, unit: texts.units.sqft } };
  }
  if (limit.unit !== 'm') return error;
  const [min, max] = [Math.ceil(limit.min / M_PER_FT), Math.floor(limit.max / M_PER_FT)];
  return { ...error, limit: { ...limit, min, max, unit: texts.units.ft } };
}
