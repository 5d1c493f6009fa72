import { dhakaParts } from '@shishir/format';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBefore = (moment: Date, days: number) =>
  new Date(moment.getTime() - days * DAY_MS);

/** Returns the day in Dhaka as ISO text. Days there always have 24 hours: there is no summer time. */
export function dhakaDay(moment: Date): string {
  const { year, month, day } = dhakaParts(moment);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** Returns the first day of the week of a day: in Bangladesh, weeks begin on Sunday. */
export function firstDayOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return daysBefore(date, date.getUTCDay()).toISOString().slice(0, 10);
}

/** Returns the day `days` later. */
export function laterDay(day: string, days: number): string {
  return daysBefore(new Date(`${day}T00:00:00Z`), -days)
    .toISOString()
    .slice(0, 10);
}
