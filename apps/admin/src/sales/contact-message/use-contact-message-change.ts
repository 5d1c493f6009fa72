import type { ContactMessage, ContactMessageStatus } from '@shishir/contract';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { statusOf } from '../../platform/api/failure';
import { changeData } from '../../platform/api/cache-writes';
import { tsr } from '../../platform/api/tsr';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { contactMessageKeys } from './contact-message.queries';
import { changeTexts } from './contact-message.texts';

/** Fields of an enquiry that staff change. */
export interface ContactMessagePatch {
  status?: ContactMessageStatus;
  owner?: ContactMessage['owner'];
}

/** A change that was not saved because another editor changed the enquiry first. */
export interface MessageConflict {
  id: number;
  patch: ContactMessagePatch;
}

interface One {
  body: { data: ContactMessage };
}
interface Page {
  body: { data: ContactMessage[] };
}
interface Counts {
  body: { data: { new: number } };
}

/** Cached enquiries, which can be changed before the server responds. */
export function useContactMessageCache() {
  const queries = useQueryClient();
  const patch = (id: number, fields: Partial<ContactMessage>) => {
    changeData<One>(
      queries,
      contactMessageKeys.one(id),
      (one) => ({ ...one, body: { data: { ...one.body.data, ...fields } } }),
      { saved: false },
    );
    changeData<Page>(
      queries,
      contactMessageKeys.lists,
      (page) => ({
        ...page,
        body: {
          ...page.body,
          data: page.body.data.map((row) => (row.id === id ? { ...row, ...fields } : row)),
        },
      }),
      { saved: false },
    );
  };
  const read = (key: QueryKey) => queries.invalidateQueries({ queryKey: key });
  return {
    find: (id: number) => queries.getQueryData<One>(contactMessageKeys.one(id))?.body.data,
    patch,
    /** Changes the number of new enquiries, which the sidebar shows. */
    countNew: (by: number) =>
      changeData<Counts>(
        queries,
        contactMessageKeys.counts,
        (counts) => ({
          ...counts,
          body: { data: { ...counts.body.data, new: Math.max(0, counts.body.data.new + by) } },
        }),
        { saved: false },
      ),
    /** Reloads one enquiry and waits for it: the next change needs its version. */
    reread: (id: number) => read(contactMessageKeys.one(id)),
    /** Reloads one enquiry, all lists and all counts. */
    refresh: (id?: number) => {
      void read(contactMessageKeys.lists);
      void read(contactMessageKeys.trashes);
      void read(contactMessageKeys.counts);
      void read(contactMessageKeys.boards);
      if (id === undefined) return;
      void read(contactMessageKeys.one(id));
      void read(contactMessageKeys.events(id));
    },
  };
}

/**
 * Changes an enquiry on screen immediately, and reverts it if the server rejects the change. Changes are sent one after
 * the other, each with the version of the previous response. Resolves to the conflict if another editor was first.
 */
export function useContactMessageChange() {
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  const update = tsr.contactMessage.update.useMutation();
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (id: number, version: number, patch: ContactMessagePatch) => {
    const { status, owner } = patch;
    const { body } = await update.mutateAsync({
      params: { id },
      body: {
        version: cache.find(id)?.version ?? version,
        status,
        owner_id: owner === undefined ? undefined : (owner?.id ?? null),
      },
    });
    return body.data;
  };

  return async (
    contactMessage: ContactMessage,
    patch: ContactMessagePatch,
    /** Suppresses error messages, for changes that no person requested. */
    { quiet = false } = {},
  ): Promise<{ done: boolean; conflict?: MessageConflict }> => {
    const { id, version, status } = contactMessage;
    const before = Object.fromEntries(
      Object.keys(patch).map((name) => [name, contactMessage[name as keyof ContactMessagePatch]]),
    );
    const newBy = patch.status ? Number(patch.status === 'new') - Number(status === 'new') : 0;
    cache.patch(id, patch);
    cache.countNew(newBy);
    const sent = last.current.then(() => send(id, version, patch));
    last.current = sent.catch(() => {});
    try {
      cache.patch(id, await sent);
      return { done: true };
    } catch (error) {
      cache.patch(id, before);
      cache.countNew(-newBy);
      if (statusOf(error) === 409)
        return { done: false, conflict: quiet ? undefined : { id, patch } };
      if (!quiet) outcome.failed(error, { text: changeTexts.failed, preferServerMessage: true });
      return { done: false };
    } finally {
      cache.refresh(id);
    }
  };
}
