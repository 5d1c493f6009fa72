import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { adapted, queryOf, ROOM_FIELDS, type RoomField, type TypedRoom } from './room-query';

/** Long enough that no page is asked for while somebody types. */
const SETTLED_MS = 500;
/** The state of an address that follows what stands in the form. */
const FOLLOWS = 'follows the form';

/**
 * What stands in the form. The result follows each key; the address, and with it what the server renders, once the
 * typing has paused. `loaded` is what the address holds.
 */
export function useTypedRoom(
  loaded: TypedRoom,
  form: RefObject<HTMLFormElement | null>,
): [TypedRoom, (field: RoomField, value: string) => void] {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(loaded);
  const [asked, setAsked] = useState(() => queryOf(loaded));
  // Its own state: a key that is pressed while React renders a new page must not meet what that page has set.
  const [seen, setSeen] = useState(loaded);
  const follows = useLocation().state === FOLLOWS;
  if (seen !== loaded) {
    setSeen(loaded);
    // Another address was opened, such as that of a usual room. One that follows the form may be older than the form.
    if (!follows) {
      setTyped(loaded);
      setAsked(queryOf(loaded));
    }
  }

  useEffect(() => {
    // What was typed before the code was there.
    const frame = requestAnimationFrame(() => {
      if (!form.current) return;
      const fields = new FormData(form.current);
      setTyped((now) => {
        const found = { ...now };
        for (const field of ROOM_FIELDS) {
          const value = fields.get(field);
          if (typeof value === 'string') found[field] = value;
        }
        return queryOf(found) === queryOf(now) ? now : adapted(found, now);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [form]);

  useEffect(() => {
    const query = queryOf(typed);
    if (query === asked) return;
    const timer = setTimeout(() => {
      setAsked(query);
      void navigate(`?${query}`, { replace: true, preventScrollReset: true, state: FOLLOWS });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, asked, navigate]);

  return [typed, (field, value) => setTyped((now) => adapted({ ...now, [field]: value }, now))];
}
