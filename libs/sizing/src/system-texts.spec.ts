import { planSystem } from './plan-system';
import type { Catalogue, IndoorUnit, OutdoorUnit, SystemRoom } from './system';
import { drawSection, drawTree } from './system-drawing';
import { kwText, ratioText, sizeName, warningText, windowText } from './system-texts';

const indoor: IndoorUnit[] = [
  ['four_way_cassette', 5.6, 'PC4'] as const,
  ['slim_duct', 3.6, null] as const,
  ['wall_mounted', 2.8, null] as const,
].map(([category, cooling_kw, panel_model], at) => ({
  id: at + 1,
  model: `IN${at + 1}`,
  title: category,
  category,
  cooling_kw,
  panel_model,
  price: 50_000,
  refrigerant: 'R410A',
  power_input_w: 40,
}));
const outdoor: OutdoorUnit[] = [8, 16].map((horsepower, at) => ({
  id: at + 11,
  model: `OUT${horsepower}`,
  title: 'Outdoor unit',
  series: 'OUT#',
  horsepower,
  cooling_kw: horsepower * 2.8,
  price: 300_000,
  refrigerant: 'R410A',
  power_input_w: 5000,
  ratio_min: null,
  ratio_max: null,
  indoor_max: null,
}));
const catalogue: Catalogue = { indoor, outdoor };
const room = (own: Partial<SystemRoom> = {}): SystemRoom => ({
  name: 'Hall',
  load_kw: 5,
  unit: 1,
  count: 1,
  with_panel: true,
  ...own,
});
function planOf(rooms: SystemRoom[], ids: number[] = []) {
  const result = planSystem({ rooms, outdoor: ids }, catalogue);
  if (!result.ok) throw new Error('no plan');
  return result.value;
}

describe('the words of a system', () => {
  it.each([
    [45.5, '45.5 kW'],
    [6, '6.0 kW'],
    [2.25, '2.25 kW'],
    [0.1 + 0.2, '0.3 kW'],
  ])('%s kW are %s', (kw, text) => expect(kwText(kw)).toBe(text));

  it.each([
    [101.6, '102 %'],
    [130, '130 %'],
    [130.04, '130.04 %'],
    [130.4, '130.4 %'],
    [49.9, '49.9 %'],
    [135.4, '135 %'],
  ])('a ratio of %s is never rounded into its window: %s', (ratio, text) =>
    expect(ratioText(ratio, { ratio_min: 50, ratio_max: 130 })).toBe(text),
  );

  it('say what is wrong, by how much, and whose row says so', () => {
    const plan = planOf([room({ count: 6, load_kw: 30, name: '' })], [11]);
    const said = plan.warnings.map((warning) => warningText(warning, plan));
    expect(said).toEqual([
      {
        title: 'The ratio is too high: 150 %',
        text: 'The indoor units add up to 33.6 kW. 8 HP takes at most 130 %, which is 29.12 kW.',
      },
      {
        title: 'Below the room loads',
        text: 'The rooms need 30.0 kW together; 8 HP has 22.4 kW. That is enough only where they never have their full load at once.',
      },
    ]);
    expect(windowText(plan.outdoor!)).toMatch(/^Window used for OUT8: 50 to 130 %.*default values/);
    const hidden = planOf([room({ name: '', unit: 99 })]);
    expect(warningText(hidden.warnings[0]!, hidden).text).toMatch(
      /^Room 1: its unit \(number 99 of the catalogue\).*name and load are as they were/,
    );
  });

  it('name combinations by their modules', () => {
    const plan = planOf([room({ count: 10, load_kw: 40 })], [11, 12]);
    expect(sizeName(plan.outdoor!)).toBe('8 + 16 HP');
  });
});

describe('the drawing of a system', () => {
  const texts = (drawing: ReturnType<typeof drawTree>) =>
    drawing.groups.flatMap(({ shapes }) =>
      shapes.flatMap((shape) => (shape.shape === 'text' ? [shape.text] : [])),
    );

  it('has each unit side by side while there are few', () => {
    const rooms = [room({ count: 2 }), room({ unit: 2, name: 'Office' }), room({ unit: null })];
    const section = drawSection(planOf(rooms))!;
    const joints = section.groups.flatMap(({ shapes }) =>
      shapes.filter(({ shape }) => shape === 'circle'),
    );
    expect(joints).toHaveLength(3);
    expect(texts(section)).toEqual(
      expect.arrayContaining(['OUT8', 'Hall', '2 × IN1', '2 × 5.6 kW', 'Office', 'IN2']),
    );
    expect(section.label).toBe('System drawing: outdoor unit OUT8, 3 indoor units in 3 rooms');
  });

  it('is a tree of a row for each room where there are more', () => {
    const rooms = Array.from({ length: 64 }, (_, at) => room({ name: `Room ${at}`, unit: 3 }));
    const plan = planOf(rooms);
    expect(drawSection(plan)).toBeNull();
    const [tall, wide] = [drawTree(plan), drawTree(plan, 3)];
    expect(texts(tall).filter((text) => text === 'IN3, 2.8 kW')).toHaveLength(64);
    expect(wide.width).toBe(3 * tall.width);
    expect(wide.height).toBeLessThan(tall.height / 2);
    // Alike rooms have alike shapes, so that a moved row is the same drawing at another place.
    const [first, second] = tall.groups.slice(1);
    expect(second!.shapes.slice(0, 5)).toEqual(first!.shapes.slice(0, 5));
    expect(second!.y).toBeGreaterThan(first!.y);
  });

  it('is a tree if the model numbers would touch', () => {
    const plan = planOf(Array.from({ length: 11 }, () => room()));
    expect(drawSection(plan)).not.toBeNull();
    const rooms = plan.rooms.map((one) => ({
      ...one,
      unit: { ...one.unit!, model: 'AM028TNVDKH' },
    }));
    expect(drawSection({ ...plan, rooms })).toBeNull();
    expect(drawSection({ ...plan, rooms: rooms.slice(1), units: 10 })).not.toBeNull();
  });

  it('draws nothing of a system without units', () => {
    expect(drawSection(planOf([room({ unit: null })]))).toBeNull();
    expect(drawTree(planOf([])).groups[0]!.shapes.length).toBeGreaterThan(0);
  });
});
