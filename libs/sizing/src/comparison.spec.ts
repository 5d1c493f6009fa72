import { hourlyLoad_kw } from './hourly-method.fixture';
import {
  type Direction,
  moistureOfHumidity_g_kg,
  moistureOfWetBulb_g_kg,
  ROOM_PRESETS,
  type RoomInput,
  roomLoad,
  type Shade,
  type SizingValues,
  wetBulb_c,
  withValues,
} from './index';

/** Largest difference from the other methods, per cent. */
const TOLERANCE_PERCENT = 15;

/** A preset with the choices of the first edition: uncooled rooms around it, door closed, cooled all day. */
const plain = (room: RoomInput): RoomInput => ({
  ...room,
  ...{ above: undefined, below: undefined, uncooled_walls: undefined },
  ...{ door: undefined, use: undefined },
});
const glass = (area_m2: number, direction: Direction, shade: Shade = 'inside') => [
  { area_m2, direction, shade },
];
function loadOf(room: RoomInput, values?: SizingValues) {
  const result = roomLoad(room, values);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.value;
}
const differenceOf = (kw: number, expected_kw: number) => Math.abs(kw / expected_kw - 1) * 100;

const office = plain({
  ...ROOM_PRESETS.office,
  ...{ area_m2: 40, people: 5, lights_w: 400, equipment_w: 750, fresh_air: 'unit' },
});
const shop = plain({
  ...ROOM_PRESETS.shop,
  ...{ area_m2: 50, people: 10, fresh_air: 'unit', windows: glass(15, 's', 'none') },
});

/** Rooms that an engineer calculated hour by hour. The inputs that the report does not name are reconstructed. */
const ENGINEER: [string, RoomInput, number][] = [
  ['office, 20 m² south glass', { ...office, windows: glass(20, 's') }, 10.97],
  ['office, 20 m² south-west glass', { ...office, windows: glass(20, 'sw') }, 12.44],
  ['shop, bare south front of 15 m²', shop, 12.51],
  ['hall', plain(ROOM_PRESETS.hall), 40.44],
  ['gym', plain(ROOM_PRESETS.gym), 23.07],
  ['ward', plain(ROOM_PRESETS.ward), 10.37],
  ['classroom', plain(ROOM_PRESETS.classroom), 16.14],
  ['restaurant', plain(ROOM_PRESETS.restaurant), 18.43],
];

const living = plain({ ...ROOM_PRESETS.living_room, outside_walls: 2 });
const bedroom = plain(ROOM_PRESETS.bedroom);
/** Rooms for the hourly method in `hourly-method.fixture.ts`. */
const HOURLY: [string, RoomInput][] = [
  ['bedroom, west', bedroom],
  ['bedroom, east', { ...bedroom, windows: glass(2, 'e') }],
  ['bedroom, top floor', { ...bedroom, under_roof: true }],
  ['bedroom, top floor, north', { ...bedroom, under_roof: true, windows: glass(3, 'n', 'none') }],
  ['living room, west', { ...living, windows: glass(4.5, 'w') }],
  ['living room, top floor', { ...living, under_roof: true, windows: glass(4.5, 'w') }],
  ['living room, south-east', { ...living, windows: glass(8, 'se', 'none') }],
  ['living room, window opened', { ...living, fresh_air: 'opened' }],
  ['office, east glass', { ...office, fresh_air_l_s: 30, windows: glass(14, 'e') }],
  ['office, north glass', { ...office, fresh_air_l_s: 30, windows: glass(14, 'n') }],
  ['office, louvres', { ...office, fresh_air_l_s: 30, windows: glass(18, 'w', 'outside') }],
  [
    'office, two sides',
    {
      ...office,
      fresh_air_l_s: 30,
      outside_walls: 2,
      windows: [...glass(10, 'e'), ...glass(10, 'w')],
    },
  ],
  ['shop, west front', { ...shop, fresh_air_l_s: 70, windows: glass(10, 'w', 'none') }],
  ['shop under a roof', { ...shop, fresh_air_l_s: 70, under_roof: true, windows: glass(6, 's') }],
  [
    'restaurant, top floor',
    { ...plain(ROOM_PRESETS.restaurant), fresh_air_l_s: 168, under_roof: true },
  ],
];

describe('the load of 23 rooms', () => {
  it('has 23 rows', () => {
    expect(ENGINEER.length + HOURLY.length).toBe(23);
  });

  it.each(ENGINEER)('matches the engineer: %s', (_, room, expected_kw) => {
    expect(differenceOf(loadOf(room).likely.kw, expected_kw)).toBeLessThan(TOLERANCE_PERCENT);
  });

  it.each(HOURLY)('matches the hourly method: %s', (_, room) => {
    expect(differenceOf(loadOf(room).likely.kw, hourlyLoad_kw(room))).toBeLessThan(
      TOLERANCE_PERCENT,
    );
  });
});

/** A day without sun and without swing, so that the parts are those of a steady state. */
const STEADY: Partial<SizingValues> = {
  ...{ daily_range_k: 0, wall_sun_on: 0, shade_none: 0, shade_inside: 0, shade_outside: 0 },
  ...Object.fromEntries(
    [3, 4, 5, 6, 7, 8, 9, 10].flatMap((month) => [
      [`month_${month}_db_k`, 0],
      [`month_${month}_wb_k`, 0],
    ]),
  ),
};

describe('published examples', () => {
  /** Ghiaus, INSA Lyon, loads_cooling.py: 20 x 30 m, 32 °C and 50 % outside, 26 °C and 50 % inside. */
  const hall: RoomInput = {
    ...plain(ROOM_PRESETS.hall),
    ...{ area_m2: 95, height_m: 10, outside_walls: 4, windows: glass(95, 'n', 'none') },
    ...{ people: 100, activity: 'rest', lights_w: 26_250, equipment_w: 0, target_c: 26 },
    ...{ fresh_air: 'unit', fresh_air_l_s: 925.9 },
  };
  const values = withValues({
    ...STEADY,
    ...{
      outdoor_db_c: 32,
      outdoor_wb_c: wetBulb_c(32, moistureOfHumidity_g_kg(32, 50, 101.325), 101.325),
      side_ratio: 1,
      rooms_around_on: 0,
    },
    ...{
      rest_sensible_w: 60,
      rest_latent_w: 40,
      air_sensible_factor: 1.2,
      air_latent_factor: 2.995,
    },
    // 674 W/K of walls and glass.
    ...{ wall_u_w_m2k: 342 / 294.9, glass_u_w_m2k: 332.5 / 95 },
  });

  it('Ghiaus, hall: 42,947 W sensible and 16,338 W latent', () => {
    const load = loadOf(hall, values);
    expect(differenceOf(load.sensible_w, 42_947)).toBeLessThan(1);
    expect(differenceOf(load.latent_w, 16_338)).toBeLessThan(1);
  });

  it('Çengel, classroom: 9.17 kW', () => {
    // 40 people of 100 W, ten lamps of 100 W, and 15,000 kJ/h through the envelope as heat inside.
    const room: RoomInput = {
      ...plain(ROOM_PRESETS.classroom),
      ...{ people: 40, lights_w: 1000 + 4167, equipment_w: 0, windows: [], outside_walls: 0 },
      ...{ fresh_air: 'closed', activity: 'seated', target_c: 21 },
    };
    const closed = withValues({
      ...STEADY,
      ...{ seated_sensible_w: 60, seated_latent_w: 40, rooms_around_on: 0, air_changes_closed: 0 },
    });
    expect(loadOf(room, closed).likely.kw).toBeCloseTo(9.17, 2);
  });

  it('Hundy, Trott and Welch 23.2, air of 1.35 kg/s: 24.2 kW', () => {
    // 27 °C with 20 °C wet bulb is cooled to 21 °C and 45 %; saturation by mass is close to relative humidity.
    const moisture =
      moistureOfWetBulb_g_kg(27, 20, 101.325) - moistureOfHumidity_g_kg(21, 45, 101.325);
    const { air_sensible_factor, air_latent_factor } = withValues({});
    const flow_l_s = (1.35 / 1.2) * 1000;
    const kw = (flow_l_s * (air_sensible_factor * 6 + air_latent_factor * moisture)) / 1000;
    expect(differenceOf(kw, 24.2)).toBeLessThan(3);
  });

  it('ASHRAE Fundamentals 2017, chapter 1, example 1: 6.5 g/kg', () => {
    expect(differenceOf(moistureOfWetBulb_g_kg(40, 20, 101.325), 6.5)).toBeLessThan(2);
  });
});
