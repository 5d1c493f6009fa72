import { assert, double, property } from 'fast-check';
import {
  conditionsText,
  correctedCapacity,
  planSystem,
  resultingHumidity_percent,
  type SystemDetails,
  wetBulb_c,
  withValues,
} from './index';
import { indoorUnit, outdoorUnit, room as systemRoom } from './system.fixture';

const room = { room_c: 24, room_percent: 50 };

describe('the capacity of a unit', () => {
  it.each([
    [35, 0.92],
    [40, 0.86],
    [46, 0.8],
  ])('in a room of 24 °C falls with %d °C outside to %d', (outdoor_c, expected) => {
    expect(correctedCapacity({ ...room, outdoor_c }).factor).toBeCloseTo(expected, 2);
  });

  it('is about that of the label at 27/19 and 35 °C', () => {
    const at = correctedCapacity({ room_c: 27, room_percent: 47, outdoor_c: 35 });
    expect(at.room_wet_bulb_c).toBeCloseTo(19, 0);
    expect(at.factor).toBeGreaterThan(0.97);
  });

  it('leaves 3.7 of 5.6 kW for a server room', () => {
    const { factor, sensible_share } = correctedCapacity({ ...room, outdoor_c: 35 });
    expect(5.6 * factor * sensible_share).toBeCloseTo(3.7, 1);
  });

  it('never shrinks with a damper room, nor grows with the heat outside', () => {
    const percent = double({ min: 30, max: 80, noNaN: true });
    const outdoor = double({ min: 25, max: 46, noNaN: true });
    assert(
      property(percent, outdoor, (room_percent, outdoor_c) => {
        const here = correctedCapacity({ room_c: 24, room_percent, outdoor_c });
        const damper = correctedCapacity({ room_c: 24, room_percent: room_percent + 5, outdoor_c });
        const hotter = correctedCapacity({ room_c: 24, room_percent, outdoor_c: outdoor_c + 1 });
        return (
          damper.factor >= here.factor - 1e-3 &&
          damper.sensible_share <= here.sensible_share + 1e-3 &&
          hotter.factor <= here.factor
        );
      }),
    );
  });
});

it('returns the wet bulb of the rating conditions', () => {
  expect(wetBulb_c(27, 10.47, 101.325)).toBeCloseTo(19, 1);
});

it('finds the humidity of a room by its moisture', () => {
  const outside = { room_c: 24, outdoor_c: 35 };
  const dry = { sensible_w: 4000, inside_latent_w: 0, outdoor_l_s: 0, outdoor_g_kg: 21 };
  const damp = { ...dry, inside_latent_w: 2000, outdoor_l_s: 60 };
  expect(resultingHumidity_percent(dry, outside)).toBeLessThan(35);
  expect(resultingHumidity_percent(damp, outside)).toBeGreaterThan(65);
});

describe('a system', () => {
  it('is corrected to its place and room temperature, by default Dhaka and 24 °C', () => {
    const rooms = [systemRoom(1, 5, { count: 4 })];
    const catalogue = {
      indoor: [indoorUnit(1, 5.6)],
      outdoor: [outdoorUnit(8, 8), outdoorUnit(10, 10)],
    };
    const values = withValues({ rangpur_db_c: 40 });
    const at = (details?: SystemDetails) => {
      const result = planSystem({ rooms, outdoor: [], details }, catalogue, values);
      if (!result.ok) throw new Error('impossible');
      return result.value;
    };
    const usual = at();
    expect(usual.conditions).toMatchObject({ station: 'dhaka', room_c: 24, outdoor_c: 35 });
    expect(at({ station: 'dhaka', room_c: 24 })).toEqual(usual);
    const north = at({ station: 'rangpur', room_c: 22 });
    expect(north.conditions).toMatchObject({ station: 'rangpur', room_c: 22, outdoor_c: 40 });
    expect(north.conditions.factor).toBeLessThan(usual.conditions.factor - 0.06);
    expect(north.rooms[0]!.corrected_kw).toBeLessThan(usual.rooms[0]!.corrected_kw!);
    expect(north.outdoor!.corrected_kw! / north.outdoor!.cooling_kw).toBeCloseTo(
      north.conditions.factor,
      3,
    );
    expect(conditionsText(north)).toContain('40 °C outside (Rangpur)');
    const wrong = { station: 'mars' as never, room_c: 40 };
    expect(planSystem({ rooms, outdoor: [], details: wrong }, catalogue)).toMatchObject({
      errors: [{ field: 'details.station' }, { field: 'details.room_c' }],
    });
  });
});
