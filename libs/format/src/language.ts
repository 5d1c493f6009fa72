/** A language of the product. */
export type Locale = 'en' | 'bn';

/** Words and digits of a language for the formats of this library. */
export interface Language {
  locale: Locale;
  /** Replaces the digits of a formatted number by those of prose. Figures before Latin units stay as they are. */
  digits: (text: string) => string;
  /** From January, in full and as in dates. */
  months: readonly string[];
  shortMonths: readonly string[];
  /** From Sunday, in full and as in dates. */
  weekdays: readonly string[];
  shortWeekdays: readonly string[];
  /** A time of day in Dhaka. */
  time: (hour: number, minute: number) => string;
  /** Between a weekday and the day of a month. */
  afterWeekday: string;
  age: {
    justNow: string;
    minutes: (minutes: number) => string;
    hours: (hours: number) => string;
    days: (days: number) => string;
  };
  /** Name of a device from a name such as 'Chrome on Windows'; null if it is unknown. */
  device: (name: string | null) => string;
  /** A nominal size in tons. */
  tons: (figure: string) => string;
  /** Replaces the price of a product without one. */
  noPrice: string;
  /** Errors of typed numbers. */
  notNumber: (example: string) => string;
  unclearNumber: (whole: number, decimal: number) => string;
}

const shortOf = (names: readonly string[]) => names.map((name) => name.slice(0, 3));
const two = (value: number) => String(value).padStart(2, '0');
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

/**
 * The language in which this build formats by default. The Bangla build of the site resolves the twin of this file.
 * Servers that write mails and documents in both languages pass one of `LANGUAGES` in `@shishir/format/bangla`.
 */
export const language: Language = {
  locale: 'en',
  digits: (text) => text,
  months,
  shortMonths: shortOf(months),
  weekdays,
  shortWeekdays: shortOf(weekdays),
  time: (hour, minute) => `${two(hour)}:${two(minute)}`,
  afterWeekday: ', ',
  age: {
    justNow: 'just now',
    minutes: (minutes) => `${minutes} min`,
    hours: (hours) => `${hours} h`,
    days: (days) => (days === 1 ? '1 day' : `${days} days`),
  },
  device: (name) => name ?? 'Unknown device',
  tons: (figure) => `${figure} ton`,
  noPrice: 'Price on request',
  notNumber: (example) => `Enter a number such as ${example}`,
  unclearNumber: (whole, decimal) => `Write ${whole} or ${decimal}`,
};

export const LOCALE: Locale = language.locale;
