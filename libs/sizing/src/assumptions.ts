import { formatCapacity, groupThousands, m2ToSqft } from '@shishir/format';
import { stationKeys } from './climate';
import { neededAirValues } from './room-air';
import { type RoomInput, type WholeRoom, wholeRoom } from './room-input';
import { roomInputTexts, type RoomInputTexts } from './room-inputs.texts';
import { type RoomLoad, roomLoad } from './room-load';
import type { SystemPlan } from './plan-system';
import { MONTHS } from './stations';
import type { SystemInput } from './system';
import { limitKeys } from './system-limits';
import { oneOrMore } from './system-ventilation';
import { DEFAULT_VALUES, type SizingValues, VALUE_KEYS, type ValueKey } from './values';

/** Constants in the order of `VALUES`, each once. */
const inOrder = (keys: Iterable<ValueKey>): ValueKey[] => {
  const used = new Set(keys);
  return VALUE_KEYS.filter((key) => used.has(key));
};

/** Returns all constants that the result of a room depends on, in the order of `VALUES`. */
export function roomValueKeys(input: RoomInput, { parts }: Pick<RoomLoad, 'parts'>): ValueKey[] {
  const room = wholeRoom(input);
  return inOrder([
    ...stationKeys(room.station),
    // The hottest of these months is the peak.
    ...MONTHS.flatMap((month): ValueKey[] => [`month_${month}_db_k`, `month_${month}_wb_k`]),
    ...(['daily_range_k', 'indoor_rh_percent', 'pressure_kpa', 'side_ratio', 'coil_shr'] as const),
    ...(['humidity_max_percent', 'advice_people', 'advice_outside_percent'] as const),
    ...(['air_latent_factor', 'air_likely'] as const),
    ...neededAirValues(room),
    ...parts.flatMap(({ values }) => values),
  ]);
}

/** Returns all constants that the plan of a system depends on, in the order of `VALUES`, except those of other sizes. */
export function systemValueKeys(
  { rooms, details, diversity_percent }: SystemInput,
  plan: Pick<SystemPlan, 'outdoor' | 'pipes' | 'refrigerant' | 'ventilation'>,
  values: SizingValues = DEFAULT_VALUES,
): ValueKey[] {
  const { outdoor, pipes, refrigerant } = plan;
  const [outdoor_db] = stationKeys(details?.station ?? 'dhaka');
  const described = rooms.flatMap(({ described: room }) => {
    const load = room ? roomLoad(room, values) : null;
    return room && load?.ok ? roomValueKeys(room, load.value) : [];
  });
  return inOrder([
    ...([outdoor_db, 'indoor_rh_percent', 'pressure_kpa', 'coil_shr'] as const),
    ...(['aim_ratio_min_percent', 'oversize_room_percent', 'oversize_system_percent'] as const),
    diversity_percent == null ? 'aim_ratio_max_percent' : 'aim_ratio_diversity_percent',
    ...(outdoor?.modules ?? []).flatMap((unit) => Object.values(limitKeys(unit))),
    'indoor_max',
    ...(pipes
      ? (['pipe_run_max_m', 'pipe_above_max_m', 'pipe_below_max_m', 'pipe_equivalent'] as const)
      : []),
    ...(oneOrMore(plan.ventilation).length > 0
      ? (['recovery_percent', 'recovered_max_percent'] as const)
      : []),
    ...(refrigerant?.checked
      ? VALUE_KEYS.filter((key) => key.startsWith(`${refrigerant.refrigerant.toLowerCase()}_`))
      : []),
    ...described,
  ]);
}

type InputLine = (room: WholeRoom, texts: RoomInputTexts) => [name: string, value: string] | null;

const watts = (w: number) => `${groupThousands(w)}\u00a0W`;
const squareMetres = (m2: number) => `${formatCapacity(m2)}\u00a0m²`;

/** A line for each input. A new input of rooms without one is a type error. */
const INPUT_LINES: Readonly<Record<keyof WholeRoom, InputLine>> = {
  kind: ({ kind }, { names, kinds }) => [names.kind, kinds[kind]],
  station: ({ station }, { names, stations }) => [names.place, stations[station]],
  area_m2: ({ area_m2 }, { names }) => [
    names.area,
    `${squareMetres(area_m2)} (${groupThousands(Math.round(m2ToSqft(area_m2)))}\u00a0sq\u00a0ft)`,
  ],
  height_m: ({ height_m }, { names }) => [names.height, `${formatCapacity(height_m)}\u00a0m`],
  above: (room, { names, above }) => [names.above, above[room.above]],
  // Part of `above`.
  under_roof: () => null,
  below: (room, { names, below }) => [names.below, below[room.below]],
  outside_walls: (room, { names, count }) => [names.walls, count(room.outside_walls)],
  facing: ({ facing }, { names, directions }) =>
    facing ? [names.facing, directions[facing]] : null,
  uncooled_walls: (room, { names, count }) => [names.inner, count(room.uncooled_walls)],
  windows: ({ windows }, { names, window, none, directions, shades }) => [
    names.glass,
    windows
      .map(({ area_m2, direction, shade }) =>
        window(squareMetres(area_m2), directions[direction], shades[shade]),
      )
      .join('; ') || none,
  ],
  people: ({ people }, { names, count }) => [names.people, count(people)],
  activity: ({ activity }, { names, activities }) => [names.activity, activities[activity]],
  lights_w: ({ lights_w }, { names }) => [names.lights, watts(lights_w)],
  equipment_w: ({ equipment_w }, { names }) => [names.equipment, watts(equipment_w)],
  fresh_air: ({ fresh_air }, { names, freshAirs }) => [names.freshAir, freshAirs[fresh_air]],
  fresh_air_l_s: ({ fresh_air_l_s: flow }, { names }) =>
    flow == null ? null : [names.flow, `${groupThousands(flow)}\u00a0L/s`],
  door: ({ door }, { names, doors }) => [names.door, doors[door]],
  use: ({ use }, { names, uses }) => [names.use, uses[use]],
  target_c: ({ target_c }, { names }) => [names.target, `${formatCapacity(target_c)}\u00a0°C`],
};

/** Returns the inputs of a room for a person: name and value with unit of each. */
export const roomInputLines = (
  input: RoomInput,
  texts: RoomInputTexts = roomInputTexts,
): [name: string, value: string][] => {
  const room = wholeRoom(input);
  return Object.values(INPUT_LINES).flatMap((line) => {
    const found = line(room, texts);
    return found ? [found] : [];
  });
};

/** Names of the choices of the inputs of a room. */
export const ROOM_CHOICE_NAMES = roomInputTexts;
