import type { ContactMessage } from '@shishir/contract';
import { contactMessageTexts } from './contact-message.texts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export type InboxPart = 'over' | 'waiting' | 'answered';

type Timed = Pick<ContactMessage, 'status' | 'created_at'>;

/** Returns the part of the inbox for an enquiry. A day is 24 hours, as in the order of the API. */
export function inboxPart({ status, created_at }: Timed, now: Date): InboxPart {
  if (status !== 'new' && status !== 'read') return 'answered';
  return elapsed(created_at, now) > DAY_MS ? 'over' : 'waiting';
}

/** Full units since a moment: '48 min', '17 h', '1 d 17 h'; `daysOnly` omits the hours after days. */
export function shortAge(moment: string, now: Date, daysOnly = false): string {
  const { age } = contactMessageTexts;
  const ms = elapsed(moment, now);
  if (ms < HOUR_MS) return age.minutes(Math.floor(ms / MINUTE_MS));
  const { days, hours } = daysAndHours(ms);
  if (days === 0) return age.hours(hours);
  return hours === 0 || daysOnly ? age.days(days) : age.daysAndHours(days, hours);
}

/** The age in words: 'waiting 1 day 17 hours'. */
export function waitingTime(moment: string, now: Date): string {
  const { waitingFor } = contactMessageTexts;
  const ms = elapsed(moment, now);
  if (ms < HOUR_MS) return waitingFor.minutes(Math.floor(ms / MINUTE_MS));
  const { days, hours } = daysAndHours(ms);
  if (days === 0) return waitingFor.hours(hours);
  return hours === 0 ? waitingFor.days(days) : waitingFor.daysAndHours(days, hours);
}

/** Never negative: the server's clock may be ahead of the browser's. */
const elapsed = (moment: string, now: Date) =>
  Math.max(0, now.getTime() - new Date(moment).getTime());

const daysAndHours = (ms: number) => ({
  days: Math.floor(ms / DAY_MS),
  hours: Math.floor((ms % DAY_MS) / HOUR_MS),
});
