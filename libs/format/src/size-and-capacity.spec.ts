import { bangla } from './bangla';
import { sizeAndCapacity, withCapacity } from './index';

const unit = (cooling_tr: number | null, cooling_kw: number | null, horsepower?: number) => ({
  ...{ cooling_tr, cooling_kw, horsepower },
});

it.each([
  ['1.3 ton (1.28 TR)', '১.৩ টন (1.28 TR)', unit(1.28, 4.5)],
  ['2 ton', '২ টন', unit(2, 7.03)],
  ['18.5 ton (18.51 TR)', '১৮.৫ টন (18.51 TR)', unit(18.51, 65.1)],
  ['8 HP (6.37 TR)', '8 HP (6.37 TR)', unit(6.37, 22.4, 8)],
  ['4.5 kW', '4.5 kW', unit(null, 4.5)],
  ['', '', unit(null, null)],
])('a unit is shown as %s', (english, inBangla, product) => {
  expect(sizeAndCapacity(product)).toBe(english);
  expect(sizeAndCapacity(product, bangla)).toBe(inBangla);
});

it('adds the exact capacity to a known size, unless it has the same figure', () => {
  expect(withCapacity('1.3 Ton', unit(1.28, 4.5))).toBe('1.3 Ton (1.28 TR)');
  expect(withCapacity('২ টন', unit(2, 7.03))).toBe('২ টন');
  expect(withCapacity('4.5 kW', unit(null, 4.5))).toBe('4.5 kW');
  expect(withCapacity('250 m³/h', unit(null, null))).toBe('250 m³/h');
});
