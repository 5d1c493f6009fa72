import { blankIn } from './blanks';

test.each([
  ['Would [day and time] suit you?', '[day and time]'],
  ['by [তারিখ].', '[তারিখ]'],
  ['at [...] or [place]', '[...]'],
  ['on [ ]', '[ ]'],
  ['on []', '[]'],
  ['on [____]', '[____]'],
  ['for [room 2]', '[room 2]'],
])('finds the blank of %j', (text, blank) => {
  expect(blankIn(text)).toBe(blank);
});

test.each([
  'see [1]',
  '[the guide](https://example.com)',
  'a [line\nbreak]',
  'none',
  '3 ] and [ 4',
])('finds no blank in %j', (text) => {
  expect(blankIn(text)).toBeNull();
});
