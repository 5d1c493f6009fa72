import { numberOf, plainNumber, readAmount, readDecimal, readWhole, takaOf } from './number-text';

test.each([
  ['3,54,000', readAmount, '354000'],
  ['৳ ৩,২৯,০০০/-', readAmount, '329000'],
  ['24,200', readWhole, '24200'],
  [' 22.4 ', readDecimal, '22.4'],
  ['12,5', readDecimal, '12.5'],
  ['3,517', readDecimal, '3,517'],
  ['eight', readDecimal, 'eight'],
  [' ', readDecimal, ''],
])('sends %j as a plain number if it is readable', (typed, read, plain) => {
  expect(plainNumber(typed, read)).toBe(plain);
});

test('returns null for blank, ambiguous and non-numeric text', () => {
  expect(['', '3,517', 'eight', '6.37'].map((text) => numberOf(text))).toEqual([
    ...[null, null, null],
    6.37,
  ]);
});

test('accepts amounts of taka that are whole and not negative', () => {
  expect(['58,000/-', '0', '1.5', '-1', ''].map(takaOf)).toEqual([58_000, 0, null, null, null]);
});
