import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import {
  ABOVE,
  ACTIVITIES,
  adviceText,
  BELOW,
  CASES,
  DEFAULT_VALUES,
  type Direction,
  DIRECTIONS,
  DOORS,
  FRESH_AIRS,
  OUTSIDE_WALLS,
  ROOM_KINDS,
  ROOM_PRESETS,
  type RoomInput,
  type RoomLoad,
  roomLoad,
  SHADES,
  type SizingValues,
  USES,
  withValues,
} from './index';

/** Returns the load of a valid room. */
function loadOf(room: RoomInput, values?: SizingValues): RoomLoad {
  const result = roomLoad(room, values);
  if (!result.ok) throw new Error(result.errors.map(({ code }) => code).join(', '));
  return result.value;
}

const table = ({ parts }: RoomLoad) =>
  Object.fromEntries(
    parts.map(({ key, low_w, likely_w, high_w }) => [key, [low_w, likely_w, high_w]]),
  );

/** Example of the room calculator, as the links of the first edition describe it. */
const livingRoom: RoomInput = {
  ...ROOM_PRESETS.living_room,
  ...{ above: undefined, below: undefined, uncooled_walls: undefined },
  under_roof: true,
  outside_walls: 2,
  windows: [{ area_m2: 4.5, direction: 'w', shade: 'inside' }],
};

describe('the load of a room', () => {
  it('matches the worked example under a roof, and names the hour of its peak', () => {
    const load = loadOf(livingRoom);
    expect(table(load)).toEqual({
      roof: [1396, 1745, 2094],
      glass: [1221, 1526, 1832],
      walls: [455, 568, 682],
      rooms_around: [0, 414, 724],
      people: [460, 460, 460],
      fresh_air: [264, 378, 491],
      inside: [225, 288, 350],
    });
    expect(CASES.map((name) => load[name].w)).toEqual([4021, 5379, 6633]);
    expect(load).toMatchObject({ edition: 3, peak: { month: 5, hour: 16 } });
    expect(load.sensible_w + load.latent_w).toBe(load.likely.w);
    const { geometry, air, capacity } = load;
    expect(geometry).toMatchObject({ length_m: 5, width_m: 4, walls_gross_m2: 27, inner_m2: 47 });
    expect(geometry.walls).toEqual([
      { direction: 'w', gross_m2: expect.closeTo(15, 3) },
      { direction: 'any', gross_m2: expect.closeTo(12, 3) },
    ]);
    expect(air.indoor_g_kg).toBeCloseTo(9.299, 3);
    expect(air.flow_l_s).toBeCloseTo(8.333, 3);
    expect(capacity).toMatchObject({ outdoor_c: 35, factor: expect.closeTo(0.92, 2) });
    // The sensible load needs a larger unit than the total.
    expect(load.nominal_kw * capacity.factor * capacity.sensible_share * 1000).toBeCloseTo(
      load.sensible_peak.w,
      0,
    );
  });

  it('gets a unit for the highest sensible load, which can be in another month', () => {
    const load = loadOf({
      ...ROOM_PRESETS.office,
      ...{ area_m2: 60, fresh_air: 'opened', facing: 'sw', above: 'bare' },
      windows: [{ area_m2: 16, direction: 'sw', shade: 'inside' }],
    });
    const { peak, sensible_peak, sensible_w, nominal_kw, capacity } = load;
    expect(sensible_peak.w).toBeGreaterThan(1.03 * sensible_w);
    expect(sensible_peak.month).not.toBe(peak.month);
    const sensible_kw = nominal_kw * capacity.factor * capacity.sensible_share;
    expect(sensible_kw).toBeCloseTo(sensible_peak.w / 1000, 2);
  });

  it('has its peak at night if it is cooled at night only', () => {
    const glass: RoomInput['windows'] = [{ area_m2: 6, direction: 'w', shade: 'none' }];
    const day = loadOf({ ...ROOM_PRESETS.bedroom, windows: glass, use: 'all_day' });
    const night = loadOf({ ...ROOM_PRESETS.bedroom, windows: glass });
    expect(day.peak.hour).toBe(16);
    expect(night.peak.hour).toBe(20);
    const late = withValues({ night_from_h: 23, night_to_h: 3 });
    expect(loadOf({ ...ROOM_PRESETS.bedroom, windows: glass }, late).peak.hour).toBe(23);
  });

  it('has advice about too little air for many people, and rooms colder than the curve', () => {
    const mosque: RoomInput = {
      ...ROOM_PRESETS.hall,
      ...{ area_m2: 250, people: 500, activity: 'rest', fresh_air: 'closed' },
    };
    expect(loadOf(mosque).advice).toEqual([
      { code: 'little_air', flow_l_s: 156, needed_l_s: 1975 },
    ]);
    expect(loadOf({ ...mosque, fresh_air: 'unit', fresh_air_l_s: 1000 }).advice).toContainEqual({
      code: 'little_air',
      flow_l_s: 1000,
      needed_l_s: 1975,
    });
    expect(loadOf({ ...mosque, fresh_air: 'unit' }).advice).toMatchObject([{ code: 'too_humid' }]);
    expect(loadOf({ ...ROOM_PRESETS.office, target_c: 17 }).advice).toEqual([
      { code: 'cold_room' },
    ]);
    const sealed: RoomInput = { ...ROOM_PRESETS.server_room, equipment_w: 0, lights_w: 0 };
    expect(loadOf({ ...sealed, uncooled_walls: 0 }).advice[0]).toMatchObject({
      ...{ code: 'too_humid', helps: 'dehumidifier' },
    });
  });

  it('matches the worked example of a first visit, a bedroom that is switched on at night', () => {
    const load = loadOf(ROOM_PRESETS.bedroom);
    expect(load.peak).toMatchObject({ month: 5, hour: 22 });
    expect(table(load)).toMatchObject({ pull_down: [887, 1108, 1330], people: [190, 190, 190] });
    expect(load.likely.tr).toBeCloseTo(0.78, 2);
    const top = loadOf({ ...ROOM_PRESETS.bedroom, above: 'bare' });
    expect(top.likely.tr).toBeCloseTo(1.24, 2);
    const day = loadOf({ ...ROOM_PRESETS.bedroom, use: 'all_day' });
    expect(table(day)).not.toHaveProperty('pull_down');
  });

  it('peaks with the sun of its windows', () => {
    const peakOf = (...directions: Direction[]) =>
      loadOf({
        ...ROOM_PRESETS.office,
        area_m2: 40,
        outside_walls: 2,
        windows: directions.map((direction) => ({ area_m2: 10, direction, shade: 'inside' })),
      });
    expect(peakOf('s').peak).toMatchObject({ month: 10, hour: 13 });
    expect(peakOf('e').peak.hour).toBeLessThan(12);
    expect(peakOf('w').peak.hour).toBeGreaterThan(14);
    const glassOf = (...directions: Direction[]) =>
      peakOf(...directions).parts.find(({ key }) => key === 'glass')!.likely_w;
    expect(glassOf('e', 'w')).toBeLessThan(0.85 * (glassOf('e') + glassOf('w')));
  });

  it('depends on the rooms around it and on the kind of roof', () => {
    const tr = (own: Partial<RoomInput>) => loadOf({ ...ROOM_PRESETS.office, ...own }).likely.tr;
    expect(tr({ above: 'uncooled' })).toBeGreaterThan(tr({ above: 'cooled' }));
    expect(tr({ above: 'bare' })).toBeGreaterThan(tr({ above: 'ceiling' }));
    expect(tr({ above: 'ceiling' })).toBeGreaterThan(tr({ above: 'insulated' }));
    expect(tr({ below: 'ground' })).toBe(tr({ below: 'cooled' }));
    expect(tr({ uncooled_walls: 3 })).toBeGreaterThan(tr({ uncooled_walls: 0 }));
  });

  it('includes the air of a door that is opened', () => {
    const door = (own: Partial<RoomInput>) =>
      table(loadOf({ ...ROOM_PRESETS.shop, ...own }))['door']?.[1] ?? 0;
    expect(door({ door: 'closed' })).toBe(0);
    expect(door({ door: 'often' })).toBeGreaterThan(500);
    expect(door({ door: 'open' })).toBeGreaterThan(5 * door({ door: 'often' }));
  });

  it('uses the design conditions of its place', () => {
    const values = withValues({ rajshahi_db_c: 39, rajshahi_wb_c: 27 });
    const there = loadOf({ ...livingRoom, station: 'rajshahi' }, values).likely.w;
    expect(there / loadOf(livingRoom).likely.w).toBeGreaterThan(1.06);
    expect(there / loadOf(livingRoom).likely.w).toBeLessThan(1.09);
  });

  it('warns with a remedy if a typical unit cannot dry the air', () => {
    const { humidity_percent, advice } = loadOf(ROOM_PRESETS.classroom);
    expect(humidity_percent).toBeGreaterThan(65);
    expect(advice).toMatchObject([{ code: 'too_humid', helps: 'ventilator' }]);
    expect(adviceText(advice[0]!).text).toContain('energy recovery ventilator');
    expect(loadOf(ROOM_PRESETS.office).advice).toEqual([]);
    expect(loadOf({ ...ROOM_PRESETS.shop, door: 'open' }).advice).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ code: 'open_front' })]) as object,
    );
    expect(loadOf(ROOM_PRESETS.server_room).advice).toEqual([{ code: 'runs_all_year' }]);
  });

  it('is calculated for every preset', () => {
    for (const kind of ROOM_KINDS) {
      const { low, likely, high } = loadOf(ROOM_PRESETS[kind]);
      expect(low.w).toBeLessThanOrEqual(likely.w);
      expect(likely.w).toBeLessThanOrEqual(high.w);
      expect(likely.tr).toBeGreaterThan(0.3);
    }
  });

  it.each([
    ['rest', 65, 30],
    ['rest_night', 70, 35],
    ['seated', 70, 45],
    ['office', 75, 55],
    ['standing', 75, 55],
    ['walking', 75, 70],
    ['restaurant', 80, 80],
    ['bench', 80, 140],
    ['exercise', 210, 315],
  ] as const)(
    'includes people at %s with %d W sensible and %d W latent',
    (activity, sensible, latent) => {
      const { parts } = loadOf({ ...livingRoom, people: 10, activity });
      const part = parts.find(({ key }) => key === 'people')!;
      expect([part.likely_w - part.latent_w, part.latent_w]).toEqual([10 * sensible, 10 * latent]);
    },
  );

  it('omits the sun on the walls and the surrounding rooms if they are switched off', () => {
    const parts = table(loadOf(livingRoom, withValues({ wall_sun_on: 0, rooms_around_on: 0 })));
    expect(parts['walls']![1]).toBeLessThan(table(loadOf(livingRoom))['walls']![1]!);
    expect(parts).not.toHaveProperty('rooms_around');
  });

  it('uses the constants that staff have set and names the ones it used', () => {
    const part = (values?: SizingValues) =>
      loadOf(livingRoom, values).parts.find(({ key }) => key === 'glass')!;
    expect(part(withValues({ glass_shgc: 0.41 })).likely_w).toBeLessThan(0.7 * part().likely_w);
    expect(part().values).toEqual(
      expect.arrayContaining(['glass_shgc', 'sky_beam', 'shade_inside', 'month_5_db_k']),
    );
    expect(part().values).not.toContain('shade_none');
  });

  it.each([
    ['hall', 100, 425],
    ['gym', 15, 174],
    ['classroom', 30, 180],
    ['restaurant', 30, 168],
    ['ward', 10, 100],
  ] as const)('uses the outdoor air of the standard for a %s', (kind, people, flow) => {
    const room: RoomInput = { ...ROOM_PRESETS[kind], people, fresh_air: 'unit' };
    expect(loadOf(room).air.flow_l_s).toBeCloseTo(flow, 5);
  });

  it('uses the given flow of a fresh air unit, but never less than leakage', () => {
    const flow = (own: Partial<RoomInput>) => loadOf({ ...livingRoom, ...own }).air.flow_l_s;
    expect(flow({ fresh_air: 'unit', people: 4, fresh_air_l_s: 50 })).toBe(50);
    expect(flow({ fresh_air: 'unit', fresh_air_l_s: 1 })).toBeCloseTo(8.333, 3);
    expect(flow({ fresh_air: 'opened' })).toBe(25);
  });
});

const room = record({
  kind: constantFrom(...ROOM_KINDS),
  area_m2: double({ min: 10, max: 500, noNaN: true }),
  height_m: double({ min: 2.2, max: 6, noNaN: true }),
  above: constantFrom(...ABOVE),
  below: constantFrom(...BELOW),
  door: constantFrom(...DOORS),
  use: constantFrom(...USES),
  outside_walls: constantFrom(...OUTSIDE_WALLS.slice(1)),
  windows: array(
    record({
      area_m2: double({ min: 0, max: 1, noNaN: true }),
      direction: constantFrom('w' as const),
      shade: constantFrom(...SHADES),
    }),
    { maxLength: 4 },
  ),
  people: integer({ min: 0, max: 30 }),
  activity: constantFrom(...ACTIVITIES),
  lights_w: integer({ min: 0, max: 2000 }),
  equipment_w: integer({ min: 0, max: 5000 }),
  fresh_air: constantFrom(...FRESH_AIRS),
  target_c: double({ min: 18, max: 28, noNaN: true }),
});

/** Compares the likely load. Rounding the parts can cause a difference of a few W. */
const grows = (less: RoomInput, more: RoomInput, off = 5) =>
  loadOf(more).likely.w + off >= loadOf(less).likely.w;

describe('the load of any room', () => {
  it('is the sum of its parts in whole W', () => {
    assert(
      property(room, (input) => {
        const load = loadOf(input);
        return (['low_w', 'likely_w', 'high_w'] as const).every((column) => {
          const sum = load.parts.reduce((all, part) => all + part[column], 0);
          return Number.isInteger(sum) && sum === load[column.replace('_w', '') as 'low'].w;
        });
      }),
    );
  });

  it('increases from low to likely to high in every part', () => {
    assert(
      property(room, (input) =>
        loadOf(input).parts.every(
          (part) =>
            0 <= part.low_w &&
            part.low_w <= part.likely_w &&
            part.likely_w <= part.high_w &&
            part.latent_w <= part.likely_w + 1,
        ),
      ),
    );
  });

  it('grows with the area', () => {
    assert(
      property(room, double({ min: 1, max: 2, noNaN: true }), (input, times) =>
        grows(input, { ...input, area_m2: input.area_m2 * times }),
      ),
    );
  });

  it('grows with the people and their equipment', () => {
    assert(
      property(room, integer({ min: 0, max: 10 }), (input, more) =>
        grows(input, {
          ...input,
          people: input.people + more,
          equipment_w: input.equipment_w + 100 * more,
        }),
      ),
    );
  });

  it('grows with the glass in any direction', () => {
    assert(
      property(
        room,
        constantFrom(...DIRECTIONS),
        constantFrom(...SHADES),
        double({ min: 0.1, max: 3, noNaN: true }),
        (input, direction, shade, more) => {
          const less = input.windows.map((window) => ({ ...window, direction }));
          const facing = direction;
          return grows(
            { ...input, facing, windows: less },
            { ...input, facing, windows: [...less, { area_m2: more, direction, shade }] },
          );
        },
      ),
    );
  });

  it('grows with a lower target temperature', () => {
    assert(property(room, (input) => grows(input, { ...input, target_c: input.target_c - 1.5 })));
  });
});

it('does not modify its inputs', () => {
  const values = Object.freeze({ ...DEFAULT_VALUES });
  expect(() => loadOf(Object.freeze({ ...livingRoom }), values)).not.toThrow();
});
