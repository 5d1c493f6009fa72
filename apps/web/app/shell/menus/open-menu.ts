import { useState } from 'react';
import { useLocation } from 'react-router';

/** Which menu of a row is open, and since when. One that is open on a page is closed on the next. */
export function useShownMenu(first: string | null) {
  const { key } = useLocation();
  const [shown, setShown] = useState({ name: first ?? '', since: 0, at: key });
  const name = shown.at === key ? shown.name : '';
  return {
    name,
    show: (next: string) => setShown({ name: next, since: Date.now(), at: key }),
    openedAt: (menu: string) => (name === menu ? shown.since : null),
  };
}
