import { latinDigits, withoutInvisible } from './digits';

const ISO = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/;
const DAY_FIRST = /^(?<day>\d{1,2})\s*[./\s-]\s*(?<month>\d{1,2})\s*[./\s-]\s*(?<year>\d{4})$/;

/** The ISO text of a day that was typed as 5/3/2027, 05.03.2027, ৫/৩/২০২৭ or 2027-03-05; '' for none, null if it is no day. */
export function readDay(typed: string): string | null {
  const text = latinDigits(withoutInvisible(typed)).trim();
  if (text === '') return '';
  const parts = (ISO.exec(text) ?? DAY_FIRST.exec(text))?.groups;
  if (!parts) return null;
  const [year, month, day] = [parts['year'], parts['month'], parts['day']].map(Number);
  const date = new Date(Date.UTC(year!, month! - 1, day));
  const isDay = date.getUTCMonth() === month! - 1 && date.getUTCDate() === day && year! >= 1900;
  return isDay ? date.toISOString().slice(0, 10) : null;
}
