import { type Kind, type StoredValue, toPortable, toStored } from './portable-values';

it.each<[Kind, StoredValue, string | number | null, unknown]>([
  ['integer', '42', 42, 42],
  ['integer', 1n, 1, 1],
  ['integer', -9007199254740993n, '-9007199254740993', '-9007199254740993'],
  ['integer', '9007199254740993', '9007199254740993', '9007199254740993'],
  ['integer', 'as SQLite lets it', 'as SQLite lets it', 'as SQLite lets it'],
  ['decimal', '12.50', '12.5', '12.5'],
  ['decimal', 12.5, '12.5', '12.5'],
  ['decimal', '100.00', '100', '100'],
  ['decimal', 100n, '100', '100'],
  ['decimal', '-0.05', '-0.05', '-0.05'],
  ['float', '0.1', 0.1, 0.1],
  ['moment', '2026-02-03 04:05:06', '2026-02-03T04:05:06Z', '2026-02-03 04:05:06'],
  ['moment', '2026-02-03 04:05:06.100', '2026-02-03T04:05:06.100Z', '2026-02-03 04:05:06.100'],
  ['moment', '2026-02-03 04:05:06.120000', '2026-02-03T04:05:06.120Z', '2026-02-03 04:05:06.120'],
  [
    'moment',
    '2026-02-03 04:05:06.123456',
    '2026-02-03T04:05:06.123456Z',
    '2026-02-03 04:05:06.123456',
  ],
  ['moment', 'soon', 'soon', 'soon'],
  ['text', '', '', ''],
  ['text', '2026-02-03T04:05:06Z', '2026-02-03T04:05:06Z', '2026-02-03T04:05:06Z'],
  ['text', null, null, null],
  ['binary', Buffer.from([0, 255]), 'AP8=', Buffer.from([0, 255])],
])('stores %s %p as %p in a backup', (kind, value, portable, stored) => {
  expect(toPortable(kind, value)).toEqual(portable);
  expect(toStored(kind, portable)).toEqual(stored);
});
