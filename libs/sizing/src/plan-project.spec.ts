import { array, assert, integer, option, property, record } from 'fast-check';
import { errorText } from './errors';
import { billKey, type NamedSystem, planProject } from './plan-project';
import { planSystem } from './plan-system';
import type { Catalogue, SystemRoom } from './system';

const catalogue: Catalogue = {
  indoor: [2.2, 2.8, 3.6, 4.5, 5.6].map((cooling_kw, at) => ({
    id: at + 1,
    model: `IN${cooling_kw}`,
    title: `Cassette ${cooling_kw} kW`,
    category: 'four_way_cassette',
    cooling_kw,
    price: at === 0 ? null : 40_000 + at,
    refrigerant: 'R410A',
    power_input_w: 40,
    panel_model: at % 2 ? 'PANEL' : null,
  })),
  outdoor: [8, 10, 12, 14, 16, 18].map((horsepower) => ({
    id: horsepower + 10,
    model: `OUT${horsepower}`,
    title: `Outdoor unit ${horsepower} HP`,
    series: 'OUT#',
    horsepower,
    cooling_kw: horsepower * 2.8,
    price: horsepower * 40_000,
    refrigerant: 'R410A',
    power_input_w: 5000,
    ratio_min: null,
    ratio_max: null,
    indoor_max: null,
  })),
};

const rooms = array(
  record({
    unit: integer({ min: 1, max: 5 }),
    count: integer({ min: 1, max: 4 }),
    alike: integer({ min: 1, max: 4 }),
    load_kw: option(integer({ min: 1, max: 9 })),
  }).map((own): SystemRoom => ({ name: 'Room', with_panel: true, ...own })),
  { minLength: 1, maxLength: 8 },
);
const system = (name: string, own: readonly SystemRoom[]): NamedSystem => ({
  name,
  rooms: own,
  outdoor: [],
});

const hall: SystemRoom = { name: 'Hall', load_kw: 5, unit: 5, count: 1, with_panel: true };

function planOf(systems: readonly NamedSystem[]) {
  const result = planProject({ systems }, catalogue);
  if (!result.ok) throw new Error(result.errors.map((error) => errorText(error)).join());
  return result.value;
}

describe('a project', () => {
  it('of one system equals the system', () => {
    assert(
      property(rooms, (own) => {
        const single = planSystem({ rooms: own, outdoor: [] }, catalogue);
        const project = planOf([system('', own)]);
        if (!single.ok) throw new Error('A system without a plan');
        const { bill, load_kw, indoor_kw, units } = single.value;
        expect(project).toMatchObject({ load_kw, indoor_kw, units });
        expect(project.bill).toEqual({ ...bill, not_included: [...bill.not_included] });
        expect(project.systems).toEqual([{ name: '', plan: single.value }]);
      }),
    );
  });

  it('keeps the indoor units of its bill when a room is moved to another system', () => {
    const indoorOf = (systems: readonly NamedSystem[]) =>
      planOf(systems)
        .bill.lines.filter(({ kind }) => kind === 'indoor' || kind === 'panel')
        .map((line) => [billKey(line), line.quantity, line.sum])
        .sort();
    assert(
      property(rooms, rooms, ([moved, ...left], others) => {
        const before = [system('Ground floor', [moved!, ...left]), system('First floor', others)];
        const after = [system('Ground floor', left), system('First floor', [...others, moved!])];
        expect(indoorOf(after)).toEqual(indoorOf(before));
      }),
    );
  });

  it('has one bill for all systems, with joints for each of them', () => {
    const own = [5, 5, 3].map((unit) => system('', [{ ...hall, unit, count: 4 }]));
    const { bill, units } = planOf(own);
    expect(units).toBe(12);
    expect(bill.lines.map(({ kind, model, quantity }) => [kind, model, quantity])).toEqual([
      ['outdoor', 'OUT8', 3],
      ['indoor', 'IN5.6', 8],
      ['indoor', 'IN3.6', 4],
      ['branch_joint', '', 9],
    ]);
    expect(bill.total).toBe(3 * 320_000 + 8 * 40_004 + 4 * 40_002);
  });

  it('is rejected with all reasons, and the place of each', () => {
    const many = [
      ...Array.from({ length: 16 }, () =>
        system(
          '',
          Array.from({ length: 4 }, () => hall),
        ),
      ),
      system('', [{ ...hall, load_kw: -1 }]),
    ];
    const result = planProject({ systems: many }, catalogue);
    expect(result.ok ? [] : result.errors.map((error) => [error.field, errorText(error)])).toEqual([
      ['systems', 'Systems: enter up to 16.'],
      ['systems', 'Rooms of all systems: enter up to 64.'],
      ['systems.16.rooms.0.load_kw', 'Load: enter a number from 0 to 1000 kW.'],
    ]);
  });
});
