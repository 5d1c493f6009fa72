import { dhakaParts } from '@shishir/format';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const daysBefore = (moment: Date, days: number) =>
  new Date(moment.getTime() - days * DAY_MS);

/** The day in Dhaka as ISO text. Days follow each other by 24 hours there: it has no summer time. */
export function dhakaDay(moment: Date): string {
  const { year, month, day } = dhakaParts(moment);
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}

/** The day on which the week of a day began: in Bangladesh weeks begin on Sunday. */
export function firstDayOfWeek(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return daysBefore(date, date.getUTCDay()).toISOString().slice(0, 10);
}

/** The day so many days later. */
export function laterDay(day: string, days: number): string {
  return daysBefore(new Date(`${day}T00:00:00Z`), -days)
    .toISOString()
    .slice(0, 10);
}
