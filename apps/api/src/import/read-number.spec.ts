import { groupLakh, groupThousands } from '@shishir/format';
import fc from 'fast-check';
import { readNumber } from './read-value';

describe('a number as people type it', () => {
  it.each([
    ['22.4', 22.4],
    ['76,400', 76_400],
    ['1,020,500', 1_020_500],
    ['10,20,500', 1_020_500],
    ['1 020 500', 1_020_500],
    ['1\u00a0020\u202f500', 1_020_500],
    ['76, 400', 76_400],
    ['  8 ', 8],
    ['৫,৭৪৪', 5_744],
    ['২২.৪', 22.4],
    ['-5', -5],
    ['007', 7],
  ])('%j is %d', (text, number) => expect(readNumber(text)).toBe(number));

  it.each([
    '',
    ' ',
    'abc',
    '12,5',
    '1,0205,00',
    '1,02,05',
    ',500',
    '500,',
    '1.2.3',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '5 kW',
    '৳500',
    '1'.repeat(41),
  ])('%j is none', (text) => expect(readNumber(text)).toBeNull());

  it('reads every grouping that our own formatter writes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 2_000_000_000 }), (number) => {
        expect(readNumber(groupLakh(number))).toBe(number);
        expect(readNumber(groupThousands(number))).toBe(number);
      }),
    );
  });

  it('never makes NaN of any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const number = readNumber(text);
        expect(number === null || Number.isFinite(number)).toBe(true);
      }),
    );
  });
});
