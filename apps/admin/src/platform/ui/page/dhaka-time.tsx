import { formatNumericDate, formatNumericTime, formatLongDate, formatTime } from '@shishir/format';
import type { PropsWithChildren } from 'react';
import { sharedTexts } from '../shared.texts';
import { LOCALE } from './locale';

/** Width of a column with DhakaTime in pixels. In Bangla, the part of the day precedes the time. */
export const TIME_WIDTH = LOCALE === 'bn' ? 162 : 148;

/** Time in Dhaka, with the exact moment on hover. */
export function DhakaTime({ moment }: { moment: string }) {
  return <DhakaHover moment={moment}>{formatNumericTime(moment)}</DhakaHover>;
}

/** Any wording of a time ('2 h', '1 day 6 h'), with the exact time in Dhaka on hover. */
export function DhakaHover({ moment, children }: PropsWithChildren<{ moment: string }>) {
  const clock = formatTime(moment);
  return (
    <time dateTime={moment} title={sharedTexts.inDhaka(formatLongDate(moment), clock)}>
      {children}
    </time>
  );
}

interface ScheduledProps {
  /** The publish date; nothing is displayed without one. */
  moment: string | null | undefined;
  /** For use beside a badge with the text 'Scheduled'. */
  short?: boolean;
}

/** Shows 'Scheduled for 24/11/2026, 09:00', the time at which visitors can see the record. */
export function ScheduledFor({ moment, short = false }: ScheduledProps) {
  if (!moment) return null;
  const texts = sharedTexts.scheduled;
  const time = formatNumericTime(moment);
  return (
    <span>
      <DhakaHover moment={moment}>{short ? texts.at(time) : texts.scheduledFor(time)}</DhakaHover>
    </span>
  );
}

const TRASH_DAYS = 30;

/** Returns the time at which a record deleted at `deletedAt` is purged. */
export function purgedAt(deletedAt: string): Date {
  return new Date(new Date(deletedAt).getTime() + TRASH_DAYS * 24 * 60 * 60 * 1000);
}

/** Last day on which a record in the trash can be restored. */
export function KeptUntil({ deletedAt }: { deletedAt: string }) {
  const moment = purgedAt(deletedAt).toISOString();
  return <DhakaHover moment={moment}>{formatNumericDate(moment)}</DhakaHover>;
}
