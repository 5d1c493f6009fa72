import { formatDateTime, formatLongDate } from '@shishir/format';
import type { PropsWithChildren } from 'react';

/** A moment in Dhaka, the exact one on hover. */
export function DhakaTime({ moment }: { moment: string }) {
  return <DhakaHover moment={moment}>{formatDateTime(moment)}</DhakaHover>;
}

/** Any wording of a moment ('2 h', '1 day 6 h'), the exact one in Dhaka on hover. */
export function DhakaHover({ moment, children }: PropsWithChildren<{ moment: string }>) {
  const clock = formatDateTime(moment).slice(-5);
  return (
    <time className="num" dateTime={moment} title={`${formatLongDate(moment)}, ${clock} in Dhaka`}>
      {children}
    </time>
  );
}

const TRASH_DAYS = 30;

/** The moment at which a record that was deleted then is gone for good. */
export function purgedAt(deletedAt: string): Date {
  return new Date(new Date(deletedAt).getTime() + TRASH_DAYS * 24 * 60 * 60 * 1000);
}
