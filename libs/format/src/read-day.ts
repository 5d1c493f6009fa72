import { latinDigits, withoutInvisible } from './digits';

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})\s*[./\s-]\s*(?<month>\d{1,2})\s*[./\s-]\s*(?<year>\d{4})$/;
/** Without separators, because the number keys of some phones have none. */
const DIGITS = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/;
const MOMENT =
  /^(?<date>.+?)\s*[,\s]\s*(?<hour>\d{1,2})[:.](?<minute>\d{2})(?:\s*(?<half>[ap])\.?m\.?)?$/i;
const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/**
 * Reads a day typed as 5/3/2027, 05.03.2027, ৫/৩/২০২৭ or 2027-03-05. Returns ISO text, '' for blank input and null for
 * an invalid day.
 */
export function readDay(typed: string): string | null {
  const text = plain(typed);
  if (text === '') return '';
  const parts = (ISO.exec(text) ?? DAY_FIRST.exec(text) ?? DIGITS.exec(text))?.groups;
  if (!parts) return null;
  const [year, month, day] = [parts['year'], parts['month'], parts['day']].map(Number);
  const date = new Date(Date.UTC(year!, month! - 1, day));
  const isDay = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day && year! >= 1900;
  return isDay ? date.toISOString().slice(0, 10) : null;
}

/**
 * Reads a time typed in Dhaka time as 5/3/2027 14:30 or ৫.৩.২০২৭ ২.৩০ pm, or given as ISO text in UTC. Returns ISO text
 * in UTC, '' for blank input and null for an invalid time.
 */
export function readMoment(typed: string): string | null {
  const text = plain(typed);
  if (text === '') return '';
  if (ISO_MOMENT.test(text)) {
    return Number.isNaN(Date.parse(text)) ? null : new Date(text).toISOString();
  }
  const { date = '', hour, minute, half } = MOMENT.exec(text)?.groups ?? {};
  const day = readDay(date);
  if (!day || (half && !(Number(hour) >= 1 && Number(hour) <= 12))) return null;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  if (hours > 23 || Number(minute) > 59) return null;
  return new Date(`${day}T${String(hours).padStart(2, '0')}:${minute}:00+06:00`).toISOString();
}

const plain = (typed: string) => latinDigits(withoutInvisible(typed)).trim();
