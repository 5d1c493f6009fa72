import { isOldFanInput, oldCop } from './index';

const none = { air_flow_high_cfm: null, eer: null, cop: null };

describe('figures of the old catalogue', () => {
  it.each([
    [1.5, 28],
    [7.1, 63],
    [22.4, 161],
    [33.6, 233],
  ])('include the fan input of a %d kW unit: %d W', (cooling_kw, power_input_w) => {
    expect(isOldFanInput({ ...none, cooling_kw, power_input_w })).toBe(true);
    expect(isOldFanInput({ ...none, cooling_kw, power_input_w: power_input_w + 1 })).toBe(false);
    expect(isOldFanInput({ cooling_kw, power_input_w, air_flow_high_cfm: 500 })).toBe(false);
  });

  it('include the power input at one efficiency for all sizes', () => {
    const of = (cooling_kw: number, power_input_w: number) => ({
      ...none,
      cooling_kw,
      power_input_w,
    });
    expect(oldCop('outdoor_unit', of(22.4, 5744))).toBe(3.9);
    expect(oldCop('outdoor_unit', of(95.2, 24_410))).toBe(3.9);
    expect(oldCop('chiller', of(260.3, 83_968))).toBe(3.1);
    expect(oldCop('outdoor_unit', of(22.4, 5800))).toBeNull();
    expect(oldCop('chiller', { ...of(260.3, 83_968), eer: 3.1 })).toBeNull();
    expect(oldCop('split', of(3.9, 1000))).toBeNull();
  });
});
