import { m2ToSqft } from '@shishir/format';
import {
  checkRoom,
  DEFAULT_VALUES,
  errorText,
  ROOM_PRESETS,
  type RoomInput,
  roomLoad,
  withValues,
} from './index';

const room: RoomInput = { ...ROOM_PRESETS.living_room, outside_walls: 2 };

const sentences = (own: object, values = DEFAULT_VALUES) =>
  checkRoom({ ...room, ...own }, values).map((error) => [error.field, errorText(error)]);

describe('an invalid room', () => {
  it.each([
    [{ area_m2: 1 }, 'area_m2', 'Floor area: enter a number from 2 to 5000 m².'],
    [{ area_m2: NaN }, 'area_m2', 'Floor area: enter a number from 2 to 5000 m².'],
    [{ height_m: 40 }, 'height_m', 'Ceiling height: enter a number from 1.8 to 15 m.'],
    [{ people: 2.5 }, 'people', 'People: enter a whole number from 0 to 5000 persons.'],
    [{ lights_w: -1 }, 'lights_w', 'Lights: enter a number from 0 to 100000 W.'],
    [{ target_c: 35 }, 'target_c', 'Room temperature: enter a number from 16 to 30 °C.'],
    [{ outside_walls: 5 }, 'outside_walls', 'Outside walls: choose one of 0, 1, 2, 3, 4.'],
    [{ fresh_air: 'gale' }, 'fresh_air', 'Fresh air: choose one of closed, opened, unit.'],
    [
      { fresh_air_l_s: Infinity },
      'fresh_air_l_s',
      'Fresh air: enter a number from 0 to 50000 L/s.',
    ],
    [
      { people: 81 },
      'people',
      '20 m² has room for up to 80 people. Change the number of people or the area.',
    ],
  ])('is reported with its limits: %j', (own, field, sentence) => {
    expect(sentences(own)).toEqual([[field, sentence]]);
  });

  it('may have more glass than its walls can hold', () => {
    const windows = (...areas: number[]) => ({
      windows: areas.map((area_m2) => ({ area_m2, direction: 'w', shade: 'none' })),
    });
    expect(sentences(windows(13.5, 13.5))).toEqual([]);
    expect(sentences(windows(32))).toEqual([
      [
        'windows',
        'The two outside walls add up to 27 m², and the glass can’t be larger. Enter up to 27 m², or change the walls.',
      ],
    ]);
    expect(sentences({ ...windows(16), outside_walls: 1 })[0]![1]).toMatch(
      /^The outside wall is 15 m²,/,
    );
    expect(sentences({ outside_walls: 0 })).toEqual([
      [
        'windows',
        'A room without outside walls has no glass in the sun. Set the glass to 0, or choose the outside walls.',
      ],
    ]);
    expect(sentences({ ...windows(0), outside_walls: 0 })).toEqual([]);
  });

  it('may have glass in more directions than outside walls', () => {
    const windows = ['n', 'e'].map((direction) => ({ area_m2: 1, direction, shade: 'none' }));
    expect(sentences({ windows, outside_walls: 2 })).toEqual([]);
    expect(sentences({ windows, outside_walls: 1 })).toEqual([
      [
        'windows',
        'The glass faces 2 directions, but the room has one outside wall. Change the directions or the walls.',
      ],
    ]);
  });

  it('is reported with all its errors, but without errors that only follow from others', () => {
    const windows = [{ area_m2: -1, direction: 'up', shade: 'none' }];
    const result = roomLoad({ ...room, area_m2: 0, people: -3, windows } as unknown as RoomInput);
    expect(result).toMatchObject({
      ok: false,
      errors: [
        { field: 'area_m2', code: 'out_of_range' },
        { field: 'people', code: 'out_of_range' },
        { field: 'windows.0.area_m2', code: 'out_of_range' },
        { field: 'windows.0.direction', code: 'not_a_choice' },
      ],
    });
  });

  it('may have a temperature that is not below the air outside', () => {
    expect(sentences({ target_c: 26 }, withValues({ outdoor_db_c: 26, outdoor_wb_c: 20 }))).toEqual(
      [['target_c', 'The room temperature must be below the 26 °C outside.']],
    );
  });

  it('is reported with the number format of the page', () => {
    const [error] = checkRoom({ ...room, area_m2: 9000 });
    expect(errorText(error!, { number: (value) => `<${value}>` })).toContain(
      'from <2> to <5000> m²',
    );
    const [glass] = checkRoom({
      ...room,
      windows: [{ ...room.windows[0]!, area_m2: 32 }],
    });
    expect(errorText(glass!, { area: (m2) => `${Math.floor(m2ToSqft(m2))} sq ft` })).toContain(
      'Enter up to 290 sq ft',
    );
  });
});
