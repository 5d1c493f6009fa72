import { numberOf, plainNumber, takaOf } from './number-text';

test.each([
  ['3,54,000', '354000'],
  ['৳ ৩,২৯,০০০', '329000'],
  [' 22.4 ', '22.4'],
  ['eight', 'eight'],
])('%s is sent as %s', (typed, plain) => {
  expect(plainNumber(typed)).toBe(plain);
});

test('what is empty or no number is none', () => {
  expect([numberOf(''), numberOf('eight'), numberOf('6.37')]).toEqual([null, null, 6.37]);
});

test('an amount of taka is whole and not below zero', () => {
  expect([takaOf('329000'), takaOf('0'), takaOf('1.5'), takaOf('-1'), takaOf('')]).toEqual([
    329000,
    0,
    null,
    null,
    null,
  ]);
});
