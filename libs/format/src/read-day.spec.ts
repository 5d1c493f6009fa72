import { counted } from './counted';
import { readDay } from './read-day';

test.each(['5/3/2027', '05.03.2027', '5-3-2027', '5 . 3 . 2027', '৫/৩/২০২৭', '2027-03-05'])(
  'reads %s as a day',
  (text) => expect(readDay(text)).toBe('2027-03-05'),
);

test.each(['31/2/2027', '5/13/2027', '5/3/27', '5/3', 'soon', '0/1/2027', '1/1/0027'])(
  'rejects %s',
  (text) => expect(readDay(text)).toBeNull(),
);

test('reads nothing as no day', () => expect(readDay('  ')).toBe(''));

test('writes the singular for one alone', () => {
  expect([0, 1, 2].map((count) => counted(count, 'piece'))).toEqual([
    '0 pieces',
    '1 piece',
    '2 pieces',
  ]);
});
