import { counted } from './counted';
import { readDay, readMoment } from './read-day';

test.each([
  '5/3/2027',
  '05.03.2027',
  '5-3-2027',
  '5 . 3 . 2027',
  '৫/৩/২০২৭',
  '2027-03-05',
  '05032027',
])('reads %s as a day', (text) => expect(readDay(text)).toBe('2027-03-05'));

test.each(['31/2/2027', '5/13/2027', '5/3/27', '5/3', 'soon', '0/1/2027', '1/1/0027', '20270305'])(
  'rejects %s',
  (text) => expect(readDay(text)).toBeNull(),
);

test.each([
  '5/3/2027 14:30',
  '05.03.2027, 14.30',
  '৫/৩/২০২৭ ১৪:৩০',
  '5/3/2027 2:30 pm',
  '5-3-2027 2.30PM',
  '2027-03-05 14:30',
  '2027-03-05T08:30:00Z',
])('reads %s as a time in Dhaka', (text) =>
  expect(readMoment(text)).toBe('2027-03-05T08:30:00.000Z'),
);

test.each([
  '5/3/2027',
  '14:30',
  '31/2/2027 14:30',
  '5/3/2027 24:00',
  '5/3/2027 9:60',
  '5/3/2027 13:00 am',
])('rejects the time %s', (text) => expect(readMoment(text)).toBeNull());

test('returns empty text for a blank day or time', () => {
  expect([readDay('  '), readMoment('  ')]).toEqual(['', '']);
});

test('uses the singular only for 1', () => {
  expect([0, 1, 2].map((count) => counted(count, 'piece'))).toEqual([
    '0 pieces',
    '1 piece',
    '2 pieces',
  ]);
});
