import { type Stage, isClosed } from '@shishir/contract';
import { dhakaDay, dhakaParts, formatWeekdayDate } from '@shishir/format';

const DAY_MS = 24 * 60 * 60 * 1000;
const THURSDAY = 4;

/** Returns the day in Dhaka some days from now, as ISO text. */
export const dayIn = (days: number, now = new Date()) =>
  dhakaDay(new Date(now.getTime() + days * DAY_MS));

/** Days of the quick choices. On Wednesdays and Thursdays, 'Thursday' is that of the next week. */
export function quickDays(now = new Date()) {
  const ahead = (THURSDAY - dhakaParts(now).weekday + 7) % 7;
  const thursday = ahead < 2 ? ahead + 7 : ahead;
  return { tomorrow: dayIn(1, now), thursday: dayIn(thursday, now), week: dayIn(7, now) };
}

/** 'Thu 03/12/2026'. */
export const dayName = (day: string) => formatWeekdayDate(`${day}T00:00:00Z`);

interface Step {
  stage: Stage;
  next_on: string | null;
}

/** True if the next step of an open enquiry was due before today. */
export const isOverdue = ({ stage, next_on }: Step, now = new Date()) =>
  next_on !== null && !isClosed(stage) && next_on < dhakaDay(now);
