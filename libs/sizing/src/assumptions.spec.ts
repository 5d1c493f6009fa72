import {
  DEFAULT_VALUES,
  planSystem,
  ROOM_PRESETS,
  type RoomInput,
  roomInputLines,
  roomLoad,
  roomValueKeys,
  type SystemInput,
  systemValueKeys,
  VALUE_KEYS,
  valueEntry,
  type ValueKey,
  withValues,
} from './index';
import { roomInputTexts } from './room-inputs.texts.bn';
import { indoorUnit, outdoorUnit, room } from './system.fixture';

/** Returns the constants that change a result. Each is moved far within its limits, so that rounding hides none. */
function sensitive(result: (values: typeof DEFAULT_VALUES) => unknown): ValueKey[] {
  const usual = JSON.stringify(result(DEFAULT_VALUES));
  return VALUE_KEYS.filter((key) => {
    const { value, min, max } = valueEntry(key);
    const far = max - value > value - min ? value + (max - value) / 4 : value - (value - min) / 4;
    const isSwitch = valueEntry(key).whole && max === 1;
    const moved = isSwitch ? 1 - value : valueEntry(key).whole ? Math.round(far) : far;
    return JSON.stringify(result(withValues({ [key]: moved }))) !== usual;
  });
}

const rooms: [name: string, room: RoomInput][] = [
  ...(['bedroom', 'office', 'ward', 'server_room'] as const).map((kind): [string, RoomInput] => [
    kind,
    ROOM_PRESETS[kind],
  ]),
  [
    'bedroom under the roof in Sylhet with a window opened',
    { ...ROOM_PRESETS.bedroom, above: 'insulated', station: 'sylhet', fresh_air: 'opened' },
  ],
  [
    'shop with an open front, bare glass and a louvre',
    {
      ...ROOM_PRESETS.shop,
      ...{ above: 'ceiling', door: 'open', outside_walls: 2 },
      windows: [
        { area_m2: 4, direction: 'w', shade: 'none' },
        { area_m2: 4, direction: 's', shade: 'outside' },
      ],
    },
  ],
];

describe('the assumptions of a room', () => {
  it.each(rooms)('include each constant that changes the result: %s', (_, input) => {
    const load = roomLoad(input);
    if (!load.ok) throw new Error('impossible');
    const listed = roomValueKeys(input, load.value);
    const changing = sensitive((values) => {
      const result = roomLoad(input, values);
      return result.ok
        ? { ...result.value, parts: result.value.parts.map((part) => ({ ...part, values: [] })) }
        : null;
    });
    expect(changing.filter((key) => !listed.includes(key))).toEqual([]);
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('include a line for each input, in both languages', () => {
    const input: RoomInput = {
      ...ROOM_PRESETS.office,
      facing: 'sw',
      fresh_air: 'unit',
      fresh_air_l_s: 60,
    };
    expect(roomInputLines(input)).toHaveLength(Object.keys(input).length);
    expect(Object.fromEntries(roomInputLines(input))).toMatchObject({
      Place: 'Dhaka',
      'Floor area': '30\u00a0m² (323\u00a0sq\u00a0ft)',
      'Main outside wall faces': 'south-west',
      Glass: '5\u00a0m² to the south, shading: curtains or blinds inside',
      'Flow of the fresh air unit': '60\u00a0L/s',
      'Room temperature': '24\u00a0°C',
    });
    expect(Object.fromEntries(roomInputLines(input, roomInputTexts))).toMatchObject({
      জায়গা: 'ঢাকা',
      'কয়জন থাকেন': '৪',
    });
  });
});

describe('the assumptions of a system', () => {
  const catalogue = {
    indoor: [indoorUnit(1, 5.6), indoorUnit(2, 3.6)],
    outdoor: [outdoorUnit(8, 8), outdoorUnit(10, 10), outdoorUnit(12, 12)],
    ventilators: [{ id: 70, model: 'ERV', title: 'Ventilator', price: null, flow_m3h: 500 }],
  };
  const plain: SystemInput = {
    rooms: [room(1, 5, { count: 2 }), room(2, 3, { count: 4 })],
    outdoor: [],
  };
  it.each([
    ['plain', plain],
    ['with an outdoor unit that is chosen', { ...plain, outdoor: [10] }],
    [
      'in Rangpur with a typed diversity',
      { ...plain, details: { station: 'rangpur' }, diversity_percent: 80 },
    ],
    [
      'with pipes, refrigerant and a ventilator',
      {
        ...plain,
        details: { run_m: 60, height_m: 20, charge_kg: 12, room_m3: 40 },
        ventilation: { unit: 70, count: 1 },
      },
    ],
    [
      'with a room of the calculator',
      { ...plain, rooms: [room(1, 5, { described: ROOM_PRESETS.office }), ...plain.rooms] },
    ],
  ] satisfies [string, SystemInput][])(
    'include each constant that changes the plan: %s',
    (_, input) => {
      const planOf = (values = DEFAULT_VALUES) => {
        const result = planSystem(input, catalogue, values);
        if (!result.ok) throw new Error('impossible');
        return result.value;
      };
      const listed = systemValueKeys(input, planOf());
      const changing = sensitive((values) => ({ ...planOf(values), alternatives: null }));
      expect(changing.filter((key) => !listed.includes(key))).toEqual([]);
    },
  );
});
