import { kwToTr, language, m2ToSqft, sqftToM2, trToKw } from '@shishir/format';
import {
  DEFAULT_VALUES,
  type Direction,
  ROOM_PRESETS,
  type RoomInput,
  roomLoad,
  type Shade,
  type SizingValues,
  SPLIT_TONS,
  splitTonsFor,
} from '@shishir/sizing';
import type { ApiClient } from '../../platform/api/api-client';
import { loadSizingValues } from '../../catalogue/product-parts/sizing-data.server';
import type { PlaceholderValues } from '../sections/fill-in';

/** Figures of typical rooms: results of the room calculator with the current constants. */
export interface RoomFigures {
  /** Values of the placeholders that texts name in braces. */
  placeholders: PlaceholderValues;
  /** Square feet of an office per ton of nominal capacity, for the high and the likely load. */
  officeArea: [number, number];
}

/** Result for the last constants, since they seldom change. */
let last: { key: string; figures: RoomFigures } | null = null;

/** Loads the figures of typical rooms. Constants with which a room is impossible are replaced by the published ones. */
export async function loadRoomFigures(api: ApiClient): Promise<RoomFigures> {
  const set = await loadSizingValues(api);
  const values = roomLoad(bedroom(120), set).ok ? set : DEFAULT_VALUES;
  const key = JSON.stringify(values);
  if (last?.key !== key) last = { key, figures: roomFigures(values) };
  return last.figures;
}

/** Loads the placeholders of pages that need no other figures of rooms. */
export const roomPlaceholders = async (api: ApiClient): Promise<PlaceholderValues> =>
  (await loadRoomFigures(api)).placeholders;

/** Calculates the figures of typical rooms. */
export const roomFigures = (values: SizingValues): RoomFigures => ({
  placeholders: placeholdersOf(values),
  officeArea: areaPerTon(office, 600, values),
});

type RoomOf = (sqft: number) => RoomInput;

const glass = (area_m2: number, direction: Direction, shade: Shade = 'inside') => ({
  facing: direction,
  windows: [{ area_m2, direction, shade }],
});
/** Height of 9.5 ft. */
const HOME = { height_m: 2.9 };

/** A shaded bedroom below another flat: a tenth of its floor is glass to the north, two people or more sleep in it. */
const bedroom: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.bedroom,
  ...HOME,
  area_m2: sqftToM2(sqft),
  people: Math.max(2, Math.round(sqft / 90)),
  ...glass(sqftToM2(sqft) / 10, 'n'),
});
/** A living room with a large west window and a curtain. */
const livingRoom: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.living_room,
  ...HOME,
  area_m2: sqftToM2(sqft),
  people: Math.max(3, Math.round(sqft / 65)),
  ...glass(sqftToM2(sqft) / 5, 'w'),
});
/** An office with a person and a computer per 50 sq ft, and fresh air. */
const office: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.office,
  area_m2: sqftToM2(sqft),
  people: Math.round(sqft / 50),
  lights_w: Math.round(sqftToM2(sqft) * 10),
  equipment_w: Math.round(sqft / 50) * 150,
  fresh_air: 'unit',
  ...glass(sqftToM2(sqft) * 0.15, 's'),
});
/** A shop with a bare west front of 6 x 8 ft per 200 sq ft, and a door that is opened often. */
const shop: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.shop,
  area_m2: sqftToM2(sqft),
  people: Math.round(sqft / 50),
  lights_w: Math.round(sqftToM2(sqft) * 20),
  ...glass(sqftToM2(sqft * 0.24), 'w', 'none'),
});
/** A classroom with a pupil per 15 sq ft, and their fresh air. */
const classroom: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.classroom,
  area_m2: sqftToM2(sqft),
  people: Math.round(sqft / 15),
  lights_w: Math.round(sqftToM2(sqft) * 8),
  equipment_w: 200,
  ...glass(sqftToM2(sqft) * 0.12, 's'),
});
/** A gym with a person in training per 100 sq ft. */
const gym: RoomOf = (sqft) => ({
  ...ROOM_PRESETS.gym,
  area_m2: sqftToM2(sqft),
  people: Math.round(sqft / 100),
  lights_w: Math.round(sqftToM2(sqft) * 10),
  equipment_w: Math.round(sqft * 1.5),
  ...glass(sqftToM2(sqft) * 0.1, 's'),
});

const underRoof =
  (room: RoomOf, above: RoomInput['above'] = 'bare'): RoomOf =>
  (sqft) => ({ ...room(sqft), above });

/** Returns the nominal capacity for the likely and the high load, and the likely load, in TR. */
function tonsOf(room: RoomInput, values: SizingValues) {
  const result = roomLoad(room, values);
  if (!result.ok) throw new Error('A room of the texts is impossible.');
  const { likely, high, latent_w, nominal_kw, parts, air } = result.value;
  const nominal = kwToTr(nominal_kw);
  const moist = latent_w / likely.w;
  return { nominal, high: (nominal * high.w) / likely.w, load: likely.tr, moist, parts, air };
}

/** '0.8 to 1.0', in Bangla '0.8–1.0' */
const fromTo = (...ends: (number | string)[]) => ends.join(language.locale === 'bn' ? '–' : ' to ');

function rangeOf(room: RoomInput, values: SizingValues): string {
  const { nominal, high } = tonsOf(room, values);
  return fromTo(nominal.toFixed(1), high.toFixed(1));
}

const toFive = (value: number) => Math.round(value / 5) * 5;

function areaPerTon(room: RoomOf, sqft: number, values: SizingValues): [number, number] {
  const { nominal, high } = tonsOf(room(sqft), values);
  return [toFive(sqft / high), toFive(sqft / nominal)];
}

/** Returns the areas of rooms whose high and likely load a split of this size covers. */
function areaFor(room: RoomOf, tons: number, values: SizingValues): string {
  const largest = (of: 'nominal' | 'high') => {
    let [low, high] = [40, 2000];
    while (high - low > 1) {
      const middle = (low + high) / 2;
      if (tonsOf(room(middle), values)[of] <= tons) low = middle;
      else high = middle;
    }
    return toFive(low);
  };
  return fromTo(largest('high'), largest('nominal'));
}

const percentMore = (more: RoomInput, less: RoomInput, values: SizingValues) =>
  toFive((tonsOf(more, values).nominal / tonsOf(less, values).nominal - 1) * 100);

/** Monthly saving of shade in the example of the article about bills: 1 kW of sun for four hours on 26 days, COP 3.2. */
const SUN_KWH = (1 * 4 * 26) / 3.2;
const TAKA_PER_KWH = 11;

function placeholdersOf(values: SizingValues): PlaceholderValues {
  const range = (room: RoomInput) => rangeOf(room, values);
  const perTon = (room: RoomOf) => fromTo(...areaPerTon(room, 200, values));
  const topBedroom: RoomInput = { ...underRoof(bedroom)(168), ...glass(2.5, 'w') };
  const plainBedroom = bedroom(168);
  const school = classroom(600);
  const recovered = {
    ...school,
    fresh_air_l_s: tonsOf(school, values).air.flow_l_s * (1 - values.recovery_percent / 100),
  };
  const largeOffice = tonsOf({ ...office(2150), people: 20 }, values);
  const freshAir = largeOffice.parts.find(({ key }) => key === 'fresh_air')!.likely_w;
  const front = { ...shop(400), ...glass(10, 'w', 'none') };
  const perSqft =
    (tonsOf(front, values).nominal -
      tonsOf({ ...front, ...glass(5, 'w', 'none') }, values).nominal) /
    m2ToSqft(5);
  const west = (area_m2: number) =>
    tonsOf({ ...livingRoom(300), ...glass(area_m2, 'w', 'none') }, values).parts.find(
      ({ key }) => key === 'glass',
    )!.likely_w / 1000;
  const shade = Math.round((1 - values.shade_outside) * 100);
  const saved = Math.round((SUN_KWH * shade) / 100);
  const people = (count: number) => tonsOf({ ...bedroom(168), people: count }, values).nominal;
  return {
    office_area: areaPerTon(office, 600, values).join('–'),
    ...Object.fromEntries(
      SPLIT_TONS.map((tons) => [
        `area_${String(tons).replace('.', '_')}_ton`,
        areaFor(bedroom, tons, values),
      ]),
    ),
    bedroom_100: range(bedroom(100)),
    bedroom_100_roof: range(underRoof(bedroom)(100)),
    bedroom_120: range(bedroom(120)),
    bedroom_120_roof: range(underRoof(bedroom)(120)),
    bedroom_224: range(bedroom(224)),
    bedroom_224_roof: range(underRoof(bedroom)(224)),
    living_384: range(livingRoom(384)),
    living_384_roof: range(underRoof(livingRoom)(384)),
    roof_percent: percentMore(underRoof(bedroom)(168), plainBedroom, values),
    roof_insulated_percent: percentMore(underRoof(bedroom, 'insulated')(168), plainBedroom, values),
    west_percent: percentMore(livingRoom(200), { ...livingRoom(200), ...glass(3.7, 'n') }, values),
    height_percent: Math.max(
      1,
      Math.round(
        (tonsOf({ ...plainBedroom, height_m: 3.2 }, values).nominal /
          tonsOf(plainBedroom, values).nominal -
          1) *
          100,
      ),
    ),
    person_tr: (people(3) - people(2)).toFixed(2),
    bedroom_per_ton: perTon(bedroom),
    bedroom_200: range(bedroom(200)),
    office_per_ton: perTon(office),
    office_200: range(office(200)),
    living_per_ton: perTon(livingRoom),
    living_200: range(livingRoom(200)),
    shop_per_ton: perTon(shop),
    shop_200: range(shop(200)),
    classroom_per_ton: perTon(classroom),
    classroom_200: range(classroom(200)),
    example_load: tonsOf(topBedroom, values).load.toFixed(2),
    example_tr: tonsOf(topBedroom, values).nominal.toFixed(2),
    example_kw: trToKw(tonsOf(topBedroom, values).nominal).toFixed(2),
    example_split: splitTonsFor(trToKw(tonsOf(topBedroom, values).nominal)) ?? '3',
    example_plain_tr: tonsOf(plainBedroom, values).nominal.toFixed(2),
    example_plain_split: splitTonsFor(trToKw(tonsOf(plainBedroom, values).nominal)) ?? '3',
    office_600: tonsOf({ ...office(600), people: 12 }, values).nominal.toFixed(1),
    office_2150: largeOffice.load.toFixed(1),
    office_2150_air_percent: toFive((kwToTr(freshAir / 1000) / largeOffice.load) * 100),
    classroom_600: range(school),
    classroom_600_recovered: range(recovered),
    gym_times: (tonsOf(gym(3000), values).load / tonsOf(office(3000), values).load).toFixed(1),
    gym_moist_percent: toFive(tonsOf(gym(3000), values).moist * 100),
    glass_per_ton: toFive(1 / perSqft),
    west_glass_kw: west(4).toFixed(1),
    shade_outside_percent: shade,
    shade_inside_percent: Math.round((1 - values.shade_inside) * 100),
    shade_kwh: saved,
    shade_taka: saved * TAKA_PER_KWH,
  };
}
