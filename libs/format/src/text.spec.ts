import { initials } from './initials';
import { cleanText, foldBangla, foldText, isBlank, sortKey } from './text';

const INVISIBLE = [
  '\u200b',
  '\u3164',
  '\u00ad',
  '\u2060',
  '\ufeff',
  '\u2800',
  '\u115f',
  '\u200d',
  '\u0000',
];

it.each(INVISIBLE.map((text) => [text.codePointAt(0)!.toString(16), text]))(
  'treats U+%s as blank if alone, repeated or between spaces',
  (_, text) => {
    for (const typed of [text, text.repeat(3), ` ${text}\n${text} `]) {
      expect(isBlank(typed)).toBe(true);
      expect(cleanText(typed)).toBe('');
    }
  },
);

it('stores both spellings of a Bangla letter with a nukta identically', () => {
  expect(cleanText('নি\u09dfন্ত্রক')).toBe(cleanText('নি\u09af\u09bcন্ত্রক'));
  expect(cleanText('e\u0301')).toBe('\u00e9');
});

it('keeps joiners and selectors inside visible text', () => {
  for (const text of ['ক্\u200cষ', '❄\ufe0f', '👩\u200d🔧']) expect(cleanText(text)).toBe(text);
});

it.each([
  ['ＡＭ２２４', 'am224'],
  ['AM224DXVGGH\u200b', 'am224dxvggh'],
  ['১.৫ টন', '1.5 টন'],
  ['  Two\n\tWords ', 'two words'],
  ['ক\u09dc', 'ক\u09a1\u09bc'],
])('folds %j to %j', (typed, folded) => {
  expect(foldText(typed)).toBe(folded);
});

it.each([
  ['শীতল', 'সিতল'],
  ['ঈদ', 'ইদ'],
  ['দূর', 'দুর'],
  ['কারণ', 'কারন'],
  ['ভাষা', 'ভাসা'],
  ['য\u09bc ৪২', '\u09df 42'],
  ['ক্\u200dষ', 'ক্স'],
])('searches %j and %j as the same text', (one, other) => {
  expect(foldBangla(one)).toBe(foldBangla(other));
});

it('sorts naturally and ignores case', () => {
  const titles = ['zz 10', 'ZZ 9', 'zz 1.5', 'Aa', 'ab', 'zz ৮', 'zz 010'];
  const key = (text: string) => sortKey(text, 100);
  expect(titles.toSorted((a, b) => (key(a) < key(b) ? -1 : 1))).toEqual([
    ...['Aa', 'ab', 'zz 1.5', 'zz ৮', 'ZZ 9'],
    ...titles.filter((title) => /10$/.test(title)),
  ]);
});

it.each([
  ['Tanvir Hasan', 'TH'],
  ['  nusrat   jahan rahman ', 'NR'],
  ['Rokeya', 'R'],
  ['𝒜l Amin', '𝒜A'],
  ['', ''],
])('returns the initials of %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
