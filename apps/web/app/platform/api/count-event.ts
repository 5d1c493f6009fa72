import type { CountedEvent } from '@shishir/contract';
import { LOCALE } from '@shishir/format';
import { useEffect } from 'react';

const counted = new Set<string>();

/**
 * Reports an event for the figures of the site, without cookies and without anything about the visitor. The browser
 * sends it when it has nothing else to do; if it cannot, the event is not counted.
 */
export function countEvent(kind: CountedEvent['kind'], name: string): void {
  const body = JSON.stringify({ kind, name, locale: LOCALE });
  navigator.sendBeacon?.('/api/v1/figures/counts', new Blob([body], { type: 'application/json' }));
}

/** Reports an event once until the site is reloaded, as soon as `happened` is true. */
export function useCountOnce(kind: CountedEvent['kind'], name: string, happened: boolean): void {
  useEffect(() => {
    if (happened) countOnce(kind, name);
  }, [kind, name, happened]);
}

export function countOnce(kind: CountedEvent['kind'], name: string): void {
  const event = `${kind} ${name}`;
  if (counted.has(event)) return;
  counted.add(event);
  countEvent(kind, name);
}
