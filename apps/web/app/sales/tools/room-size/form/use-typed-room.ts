import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { adapted, queryOf, ROOM_FIELDS, type RoomField, type TypedRoom } from './room-query';

/** Pause in typing after which the page is loaded. */
const SETTLED_MS = 500;
/** Navigation state of an address that follows the form. */
const FOLLOWS = 'follows the form';

/**
 * Returns the values of the form. The result follows each key; the address, and the parts that the server renders,
 * follow after a pause in typing. `loaded` has the values of the address.
 */
export function useTypedRoom(
  loaded: TypedRoom,
  form: RefObject<HTMLFormElement | null>,
): [TypedRoom, (field: RoomField, value: string) => void] {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(loaded);
  const [requested, setRequested] = useState(() => queryOf(loaded));
  // A separate state: a key pressed while React renders a new page must not be compared with the values of that page.
  const [seen, setSeen] = useState(loaded);
  const follows = useLocation().state === FOLLOWS;
  // A link that was followed right after typing: an update of the address would cancel it.
  const { location: next } = useNavigation();
  const isLeaving = next !== undefined && next.state !== FOLLOWS;
  if (seen !== loaded) {
    setSeen(loaded);
    // Another address was opened, for example that of a usual room. An address that follows the form may be older than
    // the form.
    if (!follows) {
      setTyped(loaded);
      setRequested(queryOf(loaded));
    }
  }

  useEffect(() => {
    // Reads the values typed before hydration.
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
    if (query === requested || isLeaving) return;
    const timer = setTimeout(() => {
      setRequested(query);
      void navigate(`?${query}`, { replace: true, preventScrollReset: true, state: FOLLOWS });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [typed, requested, isLeaving, navigate]);

  return [typed, (field, value) => setTyped((now) => adapted({ ...now, [field]: value }, now))];
}
