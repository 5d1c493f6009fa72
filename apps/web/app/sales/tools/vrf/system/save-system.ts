import type { CreateSavedSystem, ErrorBody, SavedSystem } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { storedOf } from './system-input';
import { type SavedAs, type TypedSystem } from './system-query';

/** Reasons why a system was not saved. Without JavaScript the address of the page has the reason. */
export const UNSAVED_TEXTS = {
  figures: 'A figure in the list does not fit. Change it, and save again.',
  offline: 'There is no connection. It is kept in this browser.',
  stale:
    'It was saved on another device since. That one is in your dashboard; give yours another name, and save again.',
  rejected:
    'It could not be saved. You can have 50 systems: delete one in your dashboard, or try again in a minute.',
} as const;

/** Result of saving: the saved system, or the reason of the failure. */
export type SaveOutcome =
  | { saved: SavedAs; name: string }
  | {
      saved: null;
      reason: keyof typeof UNSAVED_TEXTS;
      title: string;
      text: string;
      /** The version that saving again would replace, if it was changed on another device. */
      replaces?: SavedAs;
    };

/** Response of the API to `create` and `update`, in the browser or on the site's server. */
interface Reply {
  status: number;
  body: unknown;
}
interface SaveCalls {
  create: (body: CreateSavedSystem) => Promise<Reply>;
  update: (saved: SavedAs, body: CreateSavedSystem) => Promise<Reply>;
}

const FROM_BROWSER: SaveCalls = {
  create: (body) => fetchApi('POST /api/v1/saved-systems', { body }),
  update: ({ id, version }, body) =>
    fetchApi('PUT /api/v1/saved-systems/:id', { params: { id }, body: { ...body, version } }),
};

/** Updates the saved system, or saves a new one. */
export async function saveSystem(
  system: TypedSystem,
  saved: SavedAs | null,
  calls: SaveCalls = FROM_BROWSER,
): Promise<SaveOutcome> {
  const stored = storedOf(system);
  if (!stored) {
    return failed('figures', 'Not saved');
  }
  const body = { name: nameOf(system), system: stored };
  const send = async (as: SavedAs | null) => (as ? calls.update(as, body) : calls.create(body));
  let reply = await send(saved).catch(() => null);
  // The saved system was deleted on another device, or belongs to another account.
  if (saved && reply?.status === 404) reply = await send(null).catch(() => null);
  if (!reply) return failed('offline', 'Not saved');
  if (reply.status === 200 || reply.status === 201) {
    const { id, version, name } = (reply.body as { data: SavedSystem }).data;
    return { saved: { id, version }, name };
  }
  const error = reply.body as (ErrorBody & { current?: SavedSystem }) | null;
  if (reply.status === 409 && error?.current) {
    const { id, version, name } = error.current;
    return {
      ...failed(
        'stale',
        'Changed on another device',
        `'${name}' was saved there since. It is in your dashboard; save yours over it, or give yours another name.`,
      ),
      replaces: { id, version },
    };
  }
  return failed(
    'rejected',
    'Not saved',
    Object.values(error?.fields ?? {})[0] ?? error?.message ?? 'Please try again in a minute.',
  );
}

const failed = (
  reason: keyof typeof UNSAVED_TEXTS,
  title: string,
  text: string = UNSAVED_TEXTS[reason],
) => ({ saved: null, reason, title, text });

/** Returns the name of a system; by default the number of its rooms. */
const nameOf = ({ name, rooms }: TypedSystem) =>
  name.trim() || `System with ${rooms.length} ${rooms.length === 1 ? 'room' : 'rooms'}`;
