import {
  ABOVE,
  ACTIVITIES,
  BELOW,
  DIRECTIONS,
  DOORS,
  FRESH_AIRS,
  MAX_WINDOWS,
  PART_KEYS,
  ROOM_KINDS,
  SHADES,
  STATIONS,
  USES,
} from '@shishir/sizing';
import { z } from 'zod';

/** Schema of a fixed list with an error message. */
export const oneOf = <const C extends readonly [string, ...string[]]>(
  choices: C,
  message: string,
) => z.enum<string, C>(choices, { errorMap: () => ({ message }) });

export const number = z.number({
  required_error: 'Enter a number',
  invalid_type_error: 'Enter a number',
});

const wallCount = (message: string) =>
  z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)], {
    errorMap: () => ({ message }),
  });

/**
 * A room. `libs/sizing` defines the limits of its numbers and the impossible combinations, each with its error message.
 */
export const SizeRoom = z
  .object({
    kind: oneOf(ROOM_KINDS, 'Choose a type of room'),
    area_m2: number,
    height_m: number,
    /** Input of the first edition; `above` takes precedence. */
    under_roof: z.boolean({ errorMap: () => ({ message: 'Must be true or false' }) }).optional(),
    above: oneOf(ABOVE, 'Choose what is above the ceiling').optional(),
    below: oneOf(BELOW, 'Choose what is below the floor').optional(),
    outside_walls: wallCount('Choose 0 to 4 outside walls'),
    uncooled_walls: wallCount('Choose 0 to 4 inner walls').optional(),
    facing: oneOf(DIRECTIONS, 'Choose a direction').optional(),
    windows: z
      .array(
        z
          .object({
            area_m2: number,
            direction: oneOf(DIRECTIONS, 'Choose a direction'),
            shade: oneOf(SHADES, 'Choose a shading'),
          })
          .strict(),
      )
      .max(MAX_WINDOWS, `Add up to ${MAX_WINDOWS} windows`),
    people: number,
    activity: oneOf(ACTIVITIES, 'Choose an activity'),
    lights_w: number,
    equipment_w: number,
    fresh_air: oneOf(FRESH_AIRS, 'Choose the type of fresh air'),
    fresh_air_l_s: number.nullish(),
    door: oneOf(DOORS, 'Choose how the door is used').optional(),
    use: oneOf(USES, 'Choose when the room is cooled').optional(),
    station: oneOf(STATIONS, 'Choose a place').optional(),
    target_c: number,
  })
  .strict();
export type SizeRoom = z.infer<typeof SizeRoom>;

const Capacity = z.object({
  w: z.number().int(),
  kw: z.number(),
  tr: z.number(),
  btu_h: z.number(),
});

/** Edition of the calculation; results without one are from the first. */
export const edition = z.number().int().default(1);

/** Advice about a room. `adviceText` of `libs/sizing` returns it as a sentence. */
const Advice = z.discriminatedUnion('code', [
  z.object({
    code: z.literal('too_humid'),
    humidity_percent: z.number(),
    helps: z.enum(['ventilator', 'dehumidifier']),
  }),
  z.object({ code: z.literal('open_front'), door_w: z.number() }),
  z.object({ code: z.literal('little_air'), flow_l_s: z.number(), needed_l_s: z.number() }),
  z.object({ code: z.literal('cold_room') }),
  z.object({ code: z.literal('runs_all_year') }),
]);

/** Capacity of a unit at the conditions of a room, relative to the nominal one. */
export const CorrectedCapacity = z.object({
  room_c: z.number(),
  room_percent: z.number(),
  room_wet_bulb_c: z.number(),
  outdoor_c: z.number(),
  station: z.enum(STATIONS).optional(),
  factor: z.number(),
  sensible_share: z.number(),
});

/** Cooling load of a room. Not a design. Stored results of the first edition have none of the optional figures. */
export const SizedRoom = z.object({
  edition,
  peak: z
    .object({ month: z.number().int(), hour: z.number().int(), outdoor_c: z.number() })
    .optional(),
  sensible_w: z.number().int().optional(),
  /** Highest sensible load, which can have another hour. */
  sensible_peak: z
    .object({ w: z.number().int(), month: z.number().int(), hour: z.number().int() })
    .optional(),
  /** Nominal capacity that covers the load at the conditions of the room. */
  nominal_kw: z.number().optional(),
  capacity: CorrectedCapacity.optional(),
  /** Relative humidity that a typical unit reaches. */
  humidity_percent: z.number().optional(),
  advice: z.array(Advice).optional(),
  low: Capacity,
  likely: Capacity,
  high: Capacity,
  latent_w: z.number().int(),
  parts: z.array(
    z.object({
      key: z.enum(PART_KEYS),
      low_w: z.number().int(),
      likely_w: z.number().int(),
      high_w: z.number().int(),
      latent_w: z.number().int(),
      /** Constants used in the calculation, see `GET /sizing/values`. */
      values: z.array(z.string()),
      /** True as long as any of them is to be confirmed. */
      is_estimate: z.boolean(),
    }),
  ),
  geometry: z.object({
    length_m: z.number(),
    width_m: z.number(),
    walls_gross_m2: z.number(),
    glass_m2: z.number(),
    walls_net_m2: z.number(),
    inner_m2: z.number(),
  }),
  air: z.object({
    outdoor_g_kg: z.number(),
    indoor_g_kg: z.number(),
    difference_k: z.number(),
    difference_g_kg: z.number(),
    flow_l_s: z.number(),
    door_l_s: z.number().optional(),
    roof_c: z.number().nullable(),
  }),
  /** Results of the market's rules of thumb. */
  rules: z.array(
    z.object({
      key: z.enum(['shop_rule', 'shop_list', 'btu_per_sqft', 'energy_star', 'check_figure']),
      low_tr: z.number(),
      high_tr: z.number(),
      open: z.boolean(),
      source: z.string(),
    }),
  ),
});
export type SizedRoom = z.infer<typeof SizedRoom>;
