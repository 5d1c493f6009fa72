import { DEFAULT_VALUES, namedFlow_cfm, recoveredCooling_kw, ventilatorFlow_m3h } from './index';

describe('the cooling that a ventilator recovers', () => {
  // By hand: 89.4 kJ/kg outdoors, 47.8 kJ/kg indoors, 0.902 m³/kg; 60 % of the difference.
  it.each([
    [250, 1.92],
    [400, 3.07],
    [500, 3.84],
    [1000, 7.68],
  ])('at %d m³/h is %d kW', (flow, kw) => {
    expect(Math.abs(recoveredCooling_kw(flow, DEFAULT_VALUES) - kw)).toBeLessThan(0.01);
  });
});

describe('the air flow of a ventilator', () => {
  it.each([
    ['Energy Recovery Ventilator 250 CMH', 147, 250],
    ['ERV 350 m³/h', 206, 350],
    ['Energy Recovery Ventilator 1,000 CMH', 589, 1000],
    ['Fan AN050', null, null],
  ])('is read from the title %s and stored as %s cfm', (title, cfm, m3h) => {
    expect(namedFlow_cfm(title)).toBe(cfm);
    expect(ventilatorFlow_m3h({ title, air_flow_high_cfm: null })).toBe(m3h);
    expect(ventilatorFlow_m3h({ title: '', air_flow_high_cfm: cfm })).toBe(m3h);
  });
});
