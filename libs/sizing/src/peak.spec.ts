import { array, assert, constantFrom, integer, option, property, record } from 'fast-check';
import { peakOf } from './peak';
import { planSystem } from './plan-system';
import type { RoomInput } from './room-input';
import { hourlyLoads_w, roomLoad } from './room-load';
import { ROOM_PRESETS } from './room-presets';
import { DIRECTIONS, ROOM_KINDS } from './room-input';
import type { Catalogue, SystemRoom } from './system';
import { peakText } from './system-texts';

const facing = (direction: 'e' | 'w' | 's', own: Partial<RoomInput> = {}): RoomInput => ({
  ...ROOM_PRESETS.office,
  facing: direction,
  windows: [{ area_m2: 10, direction, shade: 'none' }],
  ...own,
});
const loadOf = (room: RoomInput) => {
  const load = roomLoad(room);
  if (!load.ok) throw new Error('An impossible room');
  return load.value;
};
const calculated = (described: RoomInput, own: Partial<SystemRoom> = {}): SystemRoom => ({
  ...{ name: 'Office', load_kw: loadOf(described).likely.kw, unit: null, count: 1 },
  ...{ with_panel: true, described },
  ...own,
});

const descriptions = record({
  kind: constantFrom(...ROOM_KINDS),
  direction: constantFrom(...DIRECTIONS),
  glass: integer({ min: 0, max: 3 }),
  use: constantFrom('all_day', 'night'),
}).map(({ kind, direction, glass, use }): RoomInput => ({
  ...ROOM_PRESETS[kind],
  outside_walls: 1,
  facing: direction,
  windows: [{ area_m2: glass, direction, shade: 'inside' }],
  use,
}));
const rooms = array(
  record({
    described: option(descriptions),
    load_kw: option(integer({ min: 0, max: 30 })),
    alike: integer({ min: 1, max: 5 }),
  }).map((own): SystemRoom => ({ name: '', unit: null, count: 1, with_panel: true, ...own })),
  { maxLength: 12 },
);

describe('the loads of a room by the hour', () => {
  it('have their maximum at the peak of the room', () => {
    assert(
      property(descriptions, (room) => {
        const hours = hourlyLoads_w(room)!;
        const { likely, peak } = loadOf(room);
        const most = Math.max(...hours);
        expect(hours).toHaveLength(8 * 24);
        expect(Math.abs(most - likely.w)).toBeLessThan(5);
        expect(hours.indexOf(most) % 24).toBe(peak.hour);
      }),
    );
  });

  it('are missing for an impossible room, which counts in every hour', () => {
    const impossible = facing('e', { area_m2: -1 });
    expect(hourlyLoads_w(impossible)).toBeNull();
    const peak = peakOf([calculated(facing('e'), { load_kw: 5, described: impossible })]);
    expect(peak).toMatchObject({ load_kw: 5, month: null, constant_rooms: 1 });
  });
});

describe('the peak of rooms', () => {
  it('is below the sum of an east and a west room', () => {
    const [east, west] = [calculated(facing('e')), calculated(facing('w'))];
    const peak = peakOf([east, west]);
    expect(peak.diversity_percent).toBeLessThan(92);
    expect(peak.diversity_percent).toBeGreaterThan(60);
    expect(peakOf([east, { ...west, described: null }])).toMatchObject({ constant_rooms: 1 });
    expect(peakText(peak, east.load_kw! + west.load_kw!)).toMatch(
      /^Peak by the hours of the rooms: \d+(\.\d+)? kW in \w+ at \d+:00 \(solar time\), [\d.]+% of the sum/,
    );
  });

  it('is that of the room for one room, and for many alike', () => {
    const room = calculated(facing('s'));
    const { peak } = loadOf(facing('s'));
    expect(peakOf([room])).toMatchObject({
      ...{ load_kw: room.load_kw, diversity_percent: 100, constant_rooms: 0 },
      ...{ month: peak.month, hour: peak.hour },
    });
    expect(peakOf([{ ...room, alike: 10 }]).diversity_percent).toBe(100);
  });

  it('is the sum without descriptions, and has no hour', () => {
    const peak = peakOf([calculated(facing('e'), { load_kw: 4, described: null, alike: 3 })]);
    expect(peak).toMatchObject({ load_kw: 12, month: null, hour: null, constant_rooms: 3 });
    expect(peakText(peak, 12)).toBe('');
  });

  it('never exceeds the sum, is no less than any room, and grows with each room', () => {
    assert(
      property(rooms, (some) => {
        const { load_kw, diversity_percent } = peakOf(some);
        const own = some.map((room) => (room.load_kw ?? 0) * (room.alike ?? 1));
        expect(diversity_percent).toBeLessThanOrEqual(100);
        expect(load_kw).toBeLessThanOrEqual(own.reduce((sum, kw) => sum + kw, 0));
        expect(load_kw).toBeGreaterThanOrEqual(Math.max(0, ...own));
        expect(load_kw).toBeGreaterThanOrEqual(peakOf(some.slice(1)).load_kw);
      }),
    );
  });

  it('is calculated for 64 rooms within 10 ms', () => {
    const many = Array.from({ length: 64 }, (_, at) =>
      calculated(facing((['e', 'w', 's'] as const)[at % 3]!, { people: at % 9 })),
    );
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      peakOf(many);
      return performance.now() - start;
    });
    expect(Math.min(...times)).toBeLessThan(10);
  });
});

describe('a system with a diversity', () => {
  const catalogue: Catalogue = {
    indoor: [
      {
        ...{ id: 1, model: 'IN5.6', title: '', category: 'four_way_cassette', cooling_kw: 5.6 },
        ...{ price: null, refrigerant: null, power_input_w: null, panel_model: null },
      },
    ],
    outdoor: [8, 10, 12, 14, 16].map((horsepower) => ({
      ...{ id: horsepower, model: `OUT${horsepower}`, title: '', series: 'OUT#', horsepower },
      ...{ cooling_kw: horsepower * 2.8, price: null, refrigerant: null, power_input_w: null },
      ...{ ratio_min: null, ratio_max: null, indoor_max: null },
    })),
  };
  const planOf = (own: SystemRoom[], diversity_percent?: number) => {
    const plan = planSystem({ rooms: own, outdoor: [], diversity_percent }, catalogue);
    if (!plan.ok) throw new Error('An invalid system');
    return plan.value;
  };
  const room = calculated(facing('e'), { load_kw: 4.9, unit: 1, described: null });

  it('gets an outdoor unit for its load at the same time', () => {
    const half = [
      { ...room, alike: 4 },
      { ...room, alike: 4 },
    ];
    const flat = planOf(half);
    expect(flat).toMatchObject({ load_kw: 39.2, peak: { load_kw: 39.2 } });
    const byHours = planOf([
      { ...half[0]!, described: facing('e') },
      { ...half[1]!, described: facing('w') },
    ]);
    expect(byHours.load_kw).toBe(39.2);
    expect(byHours.peak!.load_kw).toBeLessThan(38);
    expect(byHours.outdoor!.above_loads_percent).toBeGreaterThan(
      flat.outdoor!.above_loads_percent!,
    );
  });

  it('has a ratio of up to 130% if a person typed it, and says so', () => {
    const many = [{ ...room, alike: 8 }];
    expect(planOf(many).outdoor).toMatchObject({ horsepower: 16, ratio_percent: 100 });
    const typed = planOf(many, 75);
    expect(typed.outdoor).toMatchObject({ horsepower: 14, ratio_percent: 114.3 });
    expect(typed.warnings.map(({ code }) => code)).not.toContain('high_ratio');
    expect(typed.peak).toMatchObject({ load_kw: 29.4, typed_percent: 75 });
    expect(peakText(typed.peak, typed.load_kw)).toBe(
      'Diversity as entered: 75%. The outdoor unit is chosen for 29.4 kW of 39.2 kW, with a ratio of up to 130%.',
    );
    expect(planSystem({ rooms: [], outdoor: [], diversity_percent: 30 }, catalogue)).toMatchObject({
      ok: false,
      errors: [{ field: 'diversity_percent' }],
    });
  });
});
