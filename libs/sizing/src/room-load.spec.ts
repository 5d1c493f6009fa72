import { array, assert, constantFrom, double, integer, property, record } from 'fast-check';
import {
  ACTIVITIES,
  CASES,
  DEFAULT_VALUES,
  DIRECTIONS,
  FRESH_AIRS,
  OUTSIDE_WALLS,
  ROOM_KINDS,
  ROOM_PRESETS,
  type RoomInput,
  type RoomLoad,
  roomLoad,
  SHADES,
  type SizingValues,
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

/** Example of the room calculator. */
const livingRoom: RoomInput = {
  ...ROOM_PRESETS.living_room,
  under_roof: true,
  outside_walls: 2,
  windows: [{ area_m2: 4.5, direction: 'w', shade: 'inside' }],
};

describe('the load of a room', () => {
  it('matches the worked example under a roof', () => {
    const load = loadOf(livingRoom);
    expect(table(load)).toEqual({
      roof: [974, 1239, 1505],
      glass: [1357, 1587, 1817],
      walls: [495, 675, 900],
      rooms_around: [0, 414, 724],
      people: [460, 460, 460],
      fresh_air: [284, 405, 527],
      inside: [225, 288, 350],
    });
    expect(CASES.map((name) => load[name].w)).toEqual([3795, 5068, 6283]);
    expect(CASES.map((name) => load[name].tr.toFixed(2))).toEqual(['1.08', '1.44', '1.79']);
    expect(load.likely.btu_h).toBeCloseTo(17_292.7, 0);
    const { geometry, air } = load;
    expect(geometry).toMatchObject({ length_m: 5, width_m: 4, walls_gross_m2: 27, inner_m2: 47 });
    expect(geometry.walls_net_m2).toBe(22.5);
    expect(air.outdoor_g_kg).toBeCloseTo(21.112, 3);
    expect(air.indoor_g_kg).toBeCloseTo(9.299, 3);
    expect(air.difference_g_kg).toBeCloseTo(11.814, 3);
    expect(air.roof_c).toBeCloseTo(58.045, 3);
    expect(air.flow_l_s).toBeCloseTo(8.333, 3);
    expect(load.latent_w).toBe(180 + 295);
  });

  it('matches the worked example of a first visit, a bedroom below another floor', () => {
    const load = loadOf(ROOM_PRESETS.bedroom);
    expect(table(load)).toEqual({
      glass: [312, 352, 392],
      walls: [232, 316, 422],
      rooms_around: [0, 534, 934],
      people: [190, 190, 190],
      fresh_air: [199, 284, 369],
      inside: [80, 100, 120],
    });
    expect(CASES.map((name) => load[name].w)).toEqual([1013, 1776, 2427]);
    expect(load.geometry.length_m).toBeCloseTo(4.183, 3);
    expect(load.geometry.width_m).toBeCloseTo(3.347, 3);
    expect(load.geometry.inner_m2).toBeCloseTo(60.63, 2);
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
    const values = withValues({ wall_sun_on: 0, rooms_around_on: 0 });
    const parts = table(loadOf(livingRoom, values));
    expect(parts).toMatchObject({ walls: [495, 495, 495], glass: [1357, 1587, 1817] });
    expect(parts).not.toHaveProperty('rooms_around');
  });

  it('uses the constants that staff have set and names the ones it used', () => {
    const part = (room: RoomInput, values?: SizingValues) =>
      loadOf(room, values).parts.find(({ key }) => key === 'glass')!;
    const cut = part(livingRoom, withValues({ glass_shgc: 0.41 }));
    expect(cut.likely_w).toBe(Math.round((1535.04 / 2) * 0.85 + 282.15));
    expect(part(livingRoom).values).toEqual(
      expect.arrayContaining(['glass_shgc', 'sun_w_w_m2', 'shade_inside']),
    );
    expect(part(livingRoom).values).not.toContain('sun_s_w_m2');
  });

  it('adds up windows with different directions and shades', () => {
    const windows = [
      { area_m2: 3, direction: 'w', shade: 'none' },
      { area_m2: 1.5, direction: 'n', shade: 'outside' },
    ] as const;
    const { parts } = loadOf({ ...livingRoom, windows });
    const sun = 0.82 * (3 * 640 + 1.5 * 180 * 0.45);
    expect(parts.find(({ key }) => key === 'glass')!.high_w).toBe(Math.round(sun + 282.15));
  });

  it('uses the flow of the fresh air unit, per person or as given, but never less than leakage', () => {
    const flow = (own: Partial<RoomInput>) => loadOf({ ...livingRoom, ...own }).air.flow_l_s;
    expect(flow({ fresh_air: 'unit', people: 4 })).toBe(30);
    expect(flow({ fresh_air: 'unit', people: 4, fresh_air_l_s: 50 })).toBe(50);
    expect(flow({ fresh_air: 'unit', people: 0 })).toBeCloseTo(8.333, 3);
    expect(flow({ fresh_air: 'opened' })).toBe(25);
  });
});

const room = record({
  kind: constantFrom(...ROOM_KINDS),
  area_m2: double({ min: 10, max: 500, noNaN: true }),
  height_m: double({ min: 2.2, max: 6, noNaN: true }),
  under_roof: constantFrom(true, false),
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

/** Compares every case. Rounding a part can cause a difference of 1 W. */
const grows = (less: RoomInput, more: RoomInput, off = 0) => {
  const [before, after] = [loadOf(less), loadOf(more)];
  return CASES.every((name) => after[name].w + off >= before[name].w);
};

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
            part.latent_w <= part.likely_w,
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
          return grows(
            { ...input, windows: less },
            { ...input, windows: [...less, { area_m2: more, direction, shade }] },
            1,
          );
        },
      ),
    );
  });

  it('grows with a lower target temperature', () => {
    assert(
      property(room, (input) => grows(input, { ...input, target_c: input.target_c - 1.5 }, 0)),
    );
  });
});

it('does not modify its inputs', () => {
  const values = Object.freeze({ ...DEFAULT_VALUES });
  expect(() => loadOf(Object.freeze({ ...livingRoom }), values)).not.toThrow();
});
