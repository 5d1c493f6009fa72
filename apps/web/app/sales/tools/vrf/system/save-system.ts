import type { CreateSavedSystem, ErrorBody, SavedSystem } from '@shishir/contract';
import { fetchApi } from '@shishir/contract/client';
import { roomsIn } from '@shishir/sizing';
import { SENT_LOCALE } from '../../../../platform/locale/sent-locale';
import { roomOf, storedOf } from './system-input';
import { allRooms, type SavedAs, type TypedProject } from './project-query';
import { vrfTexts } from '../vrf.texts';

const texts = vrfTexts.unsaved;

/** Reasons why a system was not saved. Without JavaScript the address of the page has the reason. */
export type UnsavedReason = keyof typeof texts.reasons;

/** Result of saving: the saved system, or the reason of the failure. */
export type SaveOutcome =
  | { saved: SavedAs; name: string }
  | {
      saved: null;
      reason: UnsavedReason;
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
  project: TypedProject,
  saved: SavedAs | null,
  calls: SaveCalls = FROM_BROWSER,
): Promise<SaveOutcome> {
  const stored = storedOf(project);
  if (!stored) {
    return failed('figures', texts.title);
  }
  const body = { name: nameOf(project), system: stored };
  const send = async (as: SavedAs | null) =>
    as ? calls.update(as, body) : calls.create({ ...body, ...SENT_LOCALE });
  let reply = await send(saved).catch(() => null);
  // The saved system was deleted on another device, or belongs to another account.
  if (saved && reply?.status === 404) reply = await send(null).catch(() => null);
  if (!reply) return failed('offline', texts.title);
  if (reply.status === 200 || reply.status === 201) {
    const { id, version, name } = (reply.body as { data: SavedSystem }).data;
    return { saved: { id, version }, name };
  }
  const error = reply.body as (ErrorBody & { current?: SavedSystem }) | null;
  if (reply.status === 409 && error?.current) {
    const { id, version, name } = error.current;
    return {
      ...failed('stale', texts.changed, texts.changedText(name)),
      replaces: { id, version },
    };
  }
  return failed(
    'rejected',
    texts.title,
    Object.values(error?.fields ?? {})[0] ?? error?.message ?? texts.tryAgain,
  );
}

const failed = (reason: UnsavedReason, title: string, text: string = texts.reasons[reason]) => ({
  saved: null,
  reason,
  title,
  text,
});

/** Returns the name of a project; by default the number of its rooms. */
const nameOf = (project: TypedProject) =>
  project.name.trim() || vrfTexts.defaultName(roomsIn(allRooms(project).map(roomOf)));
