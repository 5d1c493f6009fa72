import {
  MAX_MODULES,
  MAX_ROOMS,
  MAX_SYSTEMS,
  RUNNING_LIMITS,
  SYSTEM_LIMITS,
} from '@shishir/sizing';
import { z } from 'zod';
import { IdParams, moment, plainText } from '../platform/fields';
import { NoQuery } from '../platform/lists';
import { locale } from '../platform/locales';
import { routes } from '../platform/policy';
import { RecordId } from '../platform/numbers';
import { SystemDetails, SystemVentilation } from './sizing';

/** Maximum saved systems per account. */
export const SAVED_SYSTEMS_MAX = 50;

const within = ({
  label,
  unit,
  min,
  max,
}: {
  label: string;
  unit: string;
  min: number;
  max: number;
}) => {
  const message = `${label}: enter a number from ${min} to ${max}${unit && ` ${unit}`}`;
  return z
    .number({ required_error: message, invalid_type_error: message })
    .min(min, message)
    .max(max, message);
};
const id = RecordId;

const StoredRoom = z
  .object({
    name: plainText(80),
    load_kw: within(SYSTEM_LIMITS.load_kw).nullable(),
    unit: id.nullable(),
    count: within(SYSTEM_LIMITS.count).int('Units in this room: enter a whole number'),
    /** Rooms like this; one if missing. */
    alike: within(SYSTEM_LIMITS.alike).int('Rooms like this: enter a whole number').optional(),
    with_panel: z.boolean().default(true),
    /** Inputs of the room calculator behind the load, as the query of its address. */
    calculated: z
      .string()
      .max(400)
      .regex(/^[\w.~%*+&=,:-]*$/, 'This is not a query of the room calculator')
      .nullable()
      .default(null),
  })
  .strict();

/** Fields of each system. */
const stored = {
  rooms: z.array(StoredRoom).max(MAX_ROOMS, `Add up to ${MAX_ROOMS} rooms`).default([]),
  outdoor: z.array(id).max(MAX_MODULES, `Add up to ${MAX_MODULES} modules`).default([]),
  details: SystemDetails.optional(),
  ventilation: SystemVentilation.nullish(),
  diversity_percent: within(SYSTEM_LIMITS.diversity_percent).nullish(),
};

/**
 * Rooms, outdoor unit and running cost inputs of a system, or of the `systems` of a project. Products are stored as ids
 * and may no longer exist.
 */
export const StoredSystem = z
  .object({
    ...stored,
    /** The systems of a project. Without them, `rooms` and the fields next to it are the only system. */
    systems: z
      .array(z.object({ name: plainText(80).default(''), ...stored }).strict())
      .min(1, 'Add a system before you save')
      .max(MAX_SYSTEMS, `Add up to ${MAX_SYSTEMS} systems`)
      .optional(),
    running: z
      .object({
        hours_day: within(RUNNING_LIMITS.hours_day),
        days_month: within(RUNNING_LIMITS.days_month).int('Days a month: enter a whole number'),
        load_percent: within(RUNNING_LIMITS.load_percent),
        peak_hours_day: within(RUNNING_LIMITS.peak_hours_day),
        base_kwh: within(RUNNING_LIMITS.base_kwh).int(
          'Other use of the household: enter a whole number',
        ),
        tariff: plainText(20),
      })
      .strict()
      .nullable()
      .default(null),
  })
  .strict()
  .superRefine(({ rooms, systems = [] }, context) => {
    const count = systems.reduce((sum, system) => sum + system.rooms.length, rooms.length);
    const add = (message: string) =>
      context.addIssue({ code: z.ZodIssueCode.custom, path: ['rooms'], message });
    if (count === 0) add('Add a room before you save');
    if (count > MAX_ROOMS) add(`Add up to ${MAX_ROOMS} rooms`);
  });
export type StoredSystem = z.infer<typeof StoredSystem>;

/** A named system or project of the system builder, visible only to the account that saved it. */
export const SavedSystem = z.object({
  id,
  name: z.string(),
  system: StoredSystem,
  version: z.number().int(),
  created_at: moment,
  updated_at: moment,
});
export type SavedSystem = z.infer<typeof SavedSystem>;

const name = plainText(80, 'Give the system a name');

export const CreateSavedSystem = z.object({ name, system: StoredSystem, locale }).strict();
export type CreateSavedSystem = z.infer<typeof CreateSavedSystem>;

/** Partial update. */
export const UpdateSavedSystem = z
  .object({
    name: name.optional(),
    system: StoredSystem.optional(),
    /** Version that was edited; 409 if stale. Without it, the write is unconditional. */
    version: z.number().int().optional(),
  })
  .strict();
export type UpdateSavedSystem = z.infer<typeof UpdateSavedSystem>;

const response = z.object({ data: SavedSystem });

export const savedSystems = routes({
  list: {
    method: 'GET',
    path: '/saved-systems',
    summary: 'The saved VRF systems of whoever is signed in, the newest first',
    metadata: { access: 'self' },
    query: NoQuery,
    responses: { 200: z.object({ data: z.array(SavedSystem) }) },
  },
  create: {
    method: 'POST',
    path: '/saved-systems',
    summary: `Save a VRF system; one account has at most ${SAVED_SYSTEMS_MAX}`,
    metadata: { access: 'self' },
    body: CreateSavedSystem,
    responses: { 201: response },
  },
  update: {
    method: 'PUT',
    path: '/saved-systems/:id',
    summary: 'Rename an own saved system, or save it anew',
    metadata: { access: 'self' },
    pathParams: IdParams,
    body: UpdateSavedSystem,
    responses: { 200: response },
  },
  remove: {
    method: 'DELETE',
    path: '/saved-systems/:id',
    summary: 'Delete an own saved system',
    metadata: { access: 'self' },
    pathParams: IdParams,
    body: z.object({}).strict().optional(),
    responses: { 200: z.object({ success: z.literal(true) }) },
  },
});
