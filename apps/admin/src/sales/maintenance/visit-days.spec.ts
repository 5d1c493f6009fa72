import { groupsOf, weeksOf } from './visit-days';

test('groups visits by weeks that start on Saturday', () => {
  // A Tuesday.
  const groups = groupsOf(
    ['2026-11-30', '2026-12-01', '2026-12-04', '2026-12-05', '2026-12-11', '2026-12-12'].map(
      (day) => ({ day }),
    ),
    '2026-12-01',
  );
  const days = Object.values(groups).map((rows) => rows.map(({ day }) => day.slice(5)));
  expect(days).toEqual([['11-30'], ['12-01', '12-04'], ['12-05', '12-11'], ['12-12']]);
});

test('returns whole weeks of a month', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks[0]![0]).toBe('2026-11-28');
  expect(weeks.at(-1)!.at(-1)).toBe('2027-01-01');
  // Begins on a Saturday and has 28 days.
  expect(weeksOf('2026-02').flat()[0]).toBe('2026-01-31');
  expect(weeksOf('2025-02')).toHaveLength(4);
});
