import { language } from './language';

/** Bangladesh uses UTC+6 all year, without daylight saving since 2010. */
const OFFSET_MS = 6 * 60 * 60 * 1000;
const two = (value: number) => String(value).padStart(2, '0');

/**
 * Returns the calendar parts of a point in time in Asia/Dhaka; `month` and `weekday` start at 0. Takes ISO text or a
 * Date; throws a RangeError for invalid ones.
 */
export function dhakaParts(moment: string | Date) {
  const shifted = new Date(new Date(moment).getTime() + OFFSET_MS);
  if (Number.isNaN(shifted.getTime())) throw new RangeError(`Not a moment: ${String(moment)}`);
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  };
}

/** Formats as '21 Nov 2026, 00:30' in Dhaka time. */
export function formatDateTime(moment: string | Date, words = language): string {
  const at = dhakaParts(moment);
  return `${formatDate(moment, words)}, ${words.time(at.hour, at.minute)}`;
}

/** Formats as '00:30' in Dhaka time, in Bangla with the part of the day. */
export function formatTime(moment: string | Date, words = language): string {
  const { hour, minute } = dhakaParts(moment);
  return words.time(hour, minute);
}

/** Returns the weekday in Dhaka, such as 'Friday'. */
export const formatDayName = (moment: string | Date, { weekdays } = language): string =>
  weekdays[dhakaParts(moment).weekday]!;

/** Formats as '21 Nov 2026' in Dhaka time, in Bangla with the full month. */
export function formatDate(moment: string | Date, { shortMonths, digits } = language): string {
  const at = dhakaParts(moment);
  return `${digits(String(at.day))} ${shortMonths[at.month]} ${digits(String(at.year))}`;
}

/** Formats a day such as '2026-12-22' as '22 Dec 2026'. */
export const formatDay = (day: string, words = language) => formatDate(`${day}T00:00:00Z`, words);

/** Formats as 'Friday, 20 November 2026' in Dhaka time. */
export function formatLongDate(moment: string | Date, words = language): string {
  return `${formatWeekday(moment, words)} ${words.digits(String(dhakaParts(moment).year))}`;
}

/** Formats as 'Saturday, 28 November' in Dhaka time. */
export function formatWeekday(moment: string | Date, words = language): string {
  const at = dhakaParts(moment);
  const { weekdays, afterWeekday, months, digits } = words;
  return `${weekdays[at.weekday]}${afterWeekday}${digits(String(at.day))} ${months[at.month]}`;
}

/** Formats as '20/11/2026' in Dhaka time. */
export function formatNumericDate(moment: string | Date, { digits } = language): string {
  const at = dhakaParts(moment);
  return digits(`${two(at.day)}/${two(at.month + 1)}/${at.year}`);
}

/** Formats as '20/11/2026, 16:40' in Dhaka time. */
export function formatNumericTime(moment: string | Date, words = language): string {
  const { hour, minute } = dhakaParts(moment);
  return `${formatNumericDate(moment, words)}, ${words.time(hour, minute)}`;
}

/** Formats as '20/11/2026, 16:40' in Dhaka time in every language, as `readMoment` reads it, for fields. */
export function formatTypedTime(moment: string | Date, words = language): string {
  const { hour, minute } = dhakaParts(moment);
  return `${formatNumericDate(moment, words)}, ${words.digits(`${two(hour)}:${two(minute)}`)}`;
}

/** Formats as 'Fri 20/11/2026' in Dhaka time. */
export function formatWeekdayDate(moment: string | Date, words = language): string {
  return `${words.shortWeekdays[dhakaParts(moment).weekday]} ${formatNumericDate(moment, words)}`;
}

/** Formats as 'Fri 20/11/2026, 16:40' in Dhaka time. */
export function formatWeekdayTime(moment: string | Date, words = language): string {
  return `${formatWeekdayDate(moment, words)}, ${formatTime(moment, words)}`;
}

/** Formats the month of a day such as '2026-03-26' as 'March 2026'. */
export function formatMonth(day: string, { months, digits } = language): string {
  const [year = '', month] = day.split('-');
  return `${months[Number(month) - 1]} ${digits(year)}`;
}

/**
 * Formats the time since `moment` in whole units: 'just now', '5 min', '2 h', '1 day 6 h', '12 days', and the date
 * after 30 days. A day is 24 hours, so the result does not depend on the time zone. `now` is a parameter for tests.
 */
export function formatAge(moment: string | Date, now: Date, words = language): string {
  const { age } = words;
  const minutes = Math.floor((now.getTime() - new Date(moment).getTime()) / 60_000);
  if (minutes < 1) return age.justNow;
  if (minutes < 60) return age.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return age.hours(hours);
  const days = Math.floor(hours / 24);
  if (days > 30) return formatNumericDate(moment, words);
  const rest = days < 7 && hours % 24 > 0 ? ` ${age.hours(hours % 24)}` : '';
  return age.days(days) + rest;
}

/** Returns the day in Dhaka as ISO text: '2026-12-22'. */
export function dhakaDay(moment: string | Date): string {
  const { year, month, day } = dhakaParts(moment);
  return `${year}-${two(month + 1)}-${two(day)}`;
}

/** Formats as '2026-11-20 16:40' in Dhaka time, which spreadsheets recognize as a date. */
export function formatIsoTime(moment: string | Date): string {
  const { hour, minute } = dhakaParts(moment);
  return `${dhakaDay(moment)} ${two(hour)}:${two(minute)}`;
}

/** Returns the start of a day ('2026-03-26') in Dhaka, or of the day `later` days after it. The day must exist. */
export function dhakaMidnight(day: string, later = 0): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + later) - OFFSET_MS);
}

const FRIDAY = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the moment on the given working day after it: every day from Saturday to Thursday is one. */
export function workingDaysLater(moment: string | Date, days: number): Date {
  let later = new Date(moment);
  for (let left = days; left > 0;) {
    later = new Date(later.getTime() + DAY_MS);
    if (dhakaParts(later).weekday !== FRIDAY) left -= 1;
  }
  return later;
}
