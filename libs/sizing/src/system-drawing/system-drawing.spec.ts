import type { Alternative } from '../judge';
import { type IndoorUnit, type OutdoorUnit, unitsIn } from '../system';
import type { DrawnKind, Drawing } from './drawing';
import type { Drawn } from './labels';
import { drawRows } from './rows';
import { drawSection } from './section';
import { drawTree } from './tree';

type Room = Drawn['rooms'][number];

const unit = (model: string, category: string, cooling_kw: number): IndoorUnit => ({
  ...{ id: 1, model, title: category, category, cooling_kw, panel_model: null },
  ...{ price: 50_000, refrigerant: 'R410A', power_input_w: 40 },
});
const [CASSETTE, DUCT, WALL] = [
  unit('IN1', 'four_way_cassette', 5.6),
  unit('IN2', 'slim_duct', 3.6),
  unit('IN3', 'wall_mounted', 2.8),
];

const room = (own: Partial<Room> = {}): Room => ({
  ...{ name: 'Hall', load_kw: 5, unit: CASSETTE, count: 1, cooling_kw: 5.6 },
  ...{ left_kw: null, left_percent: null, price: null },
  ...own,
});

const outdoorOf = (...sizes: number[]) =>
  ({
    modules: sizes.map(
      (horsepower) =>
        ({ model: `OUT${horsepower}`, horsepower, cooling_kw: horsepower * 2.8 }) as OutdoorUnit,
    ),
    cooling_kw: 22.4,
    horsepower: sizes.reduce((sum, size) => sum + size, 0),
    ratio_percent: 130.04,
    window: { ratio_min: 50, ratio_max: 130, indoor_max: 64, model: 'OUT8', is_default: true },
  }) as Alternative;

const planOf = (rooms: Room[], outdoor: Alternative | null = outdoorOf(8)): Drawn => ({
  ...{ rooms, outdoor },
  units: rooms.reduce((sum, { unit, ...own }) => sum + (unit ? unitsIn(own) : 0), 0),
});

const shapesOf = ({ groups }: Drawing) => groups.flatMap(({ shapes }) => shapes);
const texts = (drawing: Drawing) =>
  shapesOf(drawing).flatMap((shape) => (shape.shape === 'text' ? [shape.text] : []));
const countOf = (kind: DrawnKind, drawing: Drawing) =>
  shapesOf(drawing).filter((shape) => shape.kind === kind).length;

describe('the section of a system', () => {
  it('shows the units side by side while there are few', () => {
    const rooms = [room({ count: 2 }), room({ unit: DUCT, name: 'Office' }), room({ unit: null })];
    const section = drawSection(planOf(rooms))!;
    expect(countOf('joint', section)).toBe(3);
    expect(texts(section)).toEqual(
      expect.arrayContaining(['OUT8', 'Hall', '2 × IN1', '2 × 5.6 kW', 'Office', 'IN2']),
    );
    expect(section.label).toBe('System drawing: outdoor unit OUT8, 3 indoor units in 3 rooms');
  });

  it('shows rooms alike with their units', () => {
    const section = drawSection(planOf([room({ count: 2, alike: 3 })]))!;
    expect(countOf('joint', section)).toBe(6);
    expect(texts(section)).toEqual(expect.arrayContaining(['Hall, 3 rooms', '6 × IN1']));
    expect(section.label).toBe('System drawing: outdoor unit OUT8, 6 indoor units in 3 rooms');
  });

  it('is null without units and with too many', () => {
    expect(drawSection(planOf([room({ unit: null })]))).toBeNull();
    expect(drawSection(planOf([room({ count: 12 })]))).not.toBeNull();
    expect(drawSection(planOf([room({ count: 13 })]))).toBeNull();
  });

  it('is null if the model numbers would touch', () => {
    const rooms = Array.from({ length: 11 }, () => room());
    expect(drawSection(planOf(rooms))).not.toBeNull();
    const long = rooms.map((item) => ({ ...item, unit: { ...CASSETTE, model: 'AM028TNVDKH' } }));
    expect(drawSection(planOf(long))).toBeNull();
    expect(drawSection(planOf(long.slice(1)))).not.toBeNull();
  });
});

describe('the tree of a system', () => {
  it('has a row for each room, in up to the given number of columns', () => {
    const rooms = Array.from({ length: 64 }, (_, at) => room({ name: `Room ${at}`, unit: WALL }));
    const [tall, wide] = [drawTree(planOf(rooms)), drawTree(planOf(rooms), 3)];
    expect(texts(tall).filter((text) => text === 'IN3, 2.8 kW')).toHaveLength(64);
    expect(wide.width).toBe(3 * tall.width);
    expect(wide.height).toBeLessThan(tall.height / 2);
    // Similar rooms have identical shapes, so that moving a row reuses the drawing at another place.
    const [first, second] = tall.groups.slice(1);
    expect(second!.shapes.slice(0, 5)).toEqual(first!.shapes.slice(0, 5));
    expect(second!.y).toBeGreaterThan(first!.y);
  });

  it('draws the outdoor unit of a system without rooms', () => {
    expect(shapesOf(drawTree(planOf([]))).length).toBeGreaterThan(0);
  });

  it('truncates long names with an ellipsis', () => {
    const tree = drawTree(planOf([room({ name: 'Room for meetings on the second floor' })]));
    expect(texts(tree)).toContain('Room for meetings on the…');
  });
});

describe('the rows of a system', () => {
  const rooms = [
    room({ name: ' ' }),
    room({ unit: null, name: 'Store' }),
    room({ unit: WALL, count: 2, name: 'Pantry' }),
    room({ unit: null, name: 'Attic' }),
  ];

  it('have the texts of each room, including rooms without a unit', () => {
    expect(drawRows(planOf(rooms)).rooms.map((row) => row.texts)).toEqual([
      ['Room 1', 'IN1', '5.6 kW'],
      ['Store', 'No unit', ''],
      ['Pantry', '2 × IN3', '2 × 2.8 kW'],
      ['Attic', 'No unit', ''],
    ]);
  });

  it('continue the pipes up to the last unit', () => {
    const { outdoor, rooms: rows } = drawRows(planOf(rooms));
    const drawings = rows.map(({ drawing }) => drawing);
    expect(drawings.map((drawing) => countOf('joint', drawing))).toEqual([1, 0, 1, 0]);
    expect(drawings.map((drawing) => countOf('gas', drawing))).toEqual([2, 1, 2, 0]);
    expect(countOf('gas', outdoor!.drawing)).toBe(1);
  });

  it.each([
    [930, 1],
    [1295, 2],
    [9000, 2],
    [null, 1],
  ])('draw a module of 8 HP and %s mm with %d fans', (width_mm, fans) => {
    const outdoor = outdoorOf(8);
    const modules = outdoor.modules.map((module) => ({ ...module, width_mm }));
    const { drawing } = drawRows(planOf(rooms, { ...outdoor, modules })).outdoor!;
    expect(countOf('grille', drawing)).toBe(fans);
  });

  it('draw the modules and list the sizes of a combination', () => {
    const [one, three] = [drawRows(planOf(rooms)), drawRows(planOf(rooms, outdoorOf(8, 12, 16)))];
    expect(three.outdoor!.texts).toEqual([
      'OUT8 + OUT12 + OUT16',
      'VRF outdoor unit 8 + 12 + 16 HP, 22.4 kW',
      '3 indoor units, ratio 130.04%',
    ]);
    expect(three.outdoor!.drawing.width).toBeGreaterThan(one.outdoor!.drawing.width);
    expect(countOf('grille', one.outdoor!.drawing)).toBe(1);
    expect(countOf('grille', three.outdoor!.drawing)).toBe(4);
  });

  it('have no pipes without an outdoor unit', () => {
    const { outdoor, rooms: rows } = drawRows(planOf(rooms, null));
    expect(outdoor).toBeNull();
    for (const { drawing } of rows) {
      expect(countOf('gas', drawing) + countOf('joint', drawing)).toBe(0);
    }
    expect(countOf('unit', rows[0]!.drawing)).toBe(1);
  });
});
