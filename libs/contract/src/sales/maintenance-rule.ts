/** Months between the visits of a contract. */
export const RHYTHMS = ['1', '2', '3', '4', '6', '12'] as const;
export type Rhythm = (typeof RHYTHMS)[number];

/** Longest period of a contract, in months. */
export const CONTRACT_MONTHS_MAX = 60;

const partsOf = (day: string) => day.split('-').map(Number) as [number, number, number];
const isoOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Returns the day some months later; the last day of the month if it has no such day. Days are ISO text. */
export function monthsAfter(day: string, months: number): string {
  const [year, month, date] = partsOf(day);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return isoOf(Date.UTC(year, month - 1 + months, Math.min(date, last)));
}

/** Returns the day some days later, or earlier if the number is negative. Days are ISO text. */
export function daysAfter(day: string, days: number): string {
  const [year, month, date] = partsOf(day);
  return isoOf(Date.UTC(year, month - 1, date + days));
}

/**
 * Returns the days on which the visits of a contract are due, as ISO text: the first day, and every `rhythm` months
 * after it up to and including the last day. A contract from the 31st has visits on the last day of shorter months.
 */
export function visitDays(starts_on: string, ends_on: string, rhythm: Rhythm): string[] {
  const days: string[] = [];
  for (let months = 0; months <= CONTRACT_MONTHS_MAX; months += Number(rhythm)) {
    const day = monthsAfter(starts_on, months);
    if (day > ends_on) break;
    days.push(day);
  }
  return days;
}

/** Returns the period of the contract that follows: as many months, from the day after the last one. */
export function followingPeriod(starts_on: string, ends_on: string) {
  const first = daysAfter(ends_on, 1);
  let months = 1;
  while (monthsAfter(starts_on, months) < first) months += 1;
  const isWhole = monthsAfter(starts_on, months) === first;
  const [from, to] = [starts_on, first].map((day) => Date.UTC(...utcOf(day))) as [number, number];
  const last = isWhole
    ? daysAfter(monthsAfter(first, months), -1)
    : daysAfter(first, Math.round((to - from) / 86_400_000) - 1);
  return { starts_on: first, ends_on: last };
}

const utcOf = (day: string): [number, number, number] => {
  const [year, month, date] = partsOf(day);
  return [year, month - 1, date];
};
