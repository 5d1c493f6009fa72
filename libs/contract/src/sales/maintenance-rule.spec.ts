import { daysAfter, followingPeriod, monthsAfter, visitDays } from './maintenance-rule';

describe('the visits of a contract', () => {
  it('are due from the first day on, four a year for every three months', () => {
    expect(visitDays('2026-01-15', '2027-01-14', '3')).toEqual([
      ...['2026-01-15', '2026-04-15', '2026-07-15', '2026-10-15'],
    ]);
    expect(visitDays('2026-01-01', '2026-12-31', '12')).toEqual(['2026-01-01']);
    expect(visitDays('2026-01-01', '2026-12-31', '1')).toHaveLength(12);
  });

  it('include the last day', () => {
    expect(visitDays('2026-01-15', '2026-04-15', '3')).toEqual(['2026-01-15', '2026-04-15']);
    expect(visitDays('2026-01-15', '2026-04-14', '3')).toEqual(['2026-01-15']);
    expect(visitDays('2026-01-15', '2026-01-15', '1')).toEqual(['2026-01-15']);
    expect(visitDays('2026-01-15', '2026-01-14', '1')).toEqual([]);
  });

  it('move from the 31st to the last day of shorter months, and back', () => {
    expect(visitDays('2027-10-31', '2028-04-30', '1')).toEqual([
      ...['2027-10-31', '2027-11-30', '2027-12-31', '2028-01-31', '2028-02-29'],
      ...['2028-03-31', '2028-04-30'],
    ]);
    expect(visitDays('2028-02-29', '2032-02-29', '12')).toEqual([
      ...['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
    ]);
  });

  it('end after the longest period', () => {
    expect(visitDays('2026-01-01', '2099-01-01', '1')).toHaveLength(61);
  });
});

it('counts months and days over the ends of years', () => {
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
  expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29');
});

it('follows a period with one of the same length', () => {
  expect(followingPeriod('2026-01-01', '2026-12-31')).toEqual({
    starts_on: '2027-01-01',
    ends_on: '2027-12-31',
  });
  expect(followingPeriod('2027-03-01', '2028-02-29')).toEqual({
    starts_on: '2028-03-01',
    ends_on: '2029-02-28',
  });
  expect(followingPeriod('2026-01-01', '2026-01-10')).toEqual({
    starts_on: '2026-01-11',
    ends_on: '2026-01-20',
  });
});
