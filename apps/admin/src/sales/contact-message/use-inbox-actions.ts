import type { ContactMessage, ContactMessageStatus } from '@shishir/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { useContactMessage } from './contact-message.queries';
import { changeTexts } from './contact-message.texts';
import {
  fullName,
  inboxAddress,
  type InboxAddress,
  type ContactMessageRows,
} from './contact-message-card';
import {
  type MessageConflict,
  type ContactMessagePatch,
  useContactMessageChange,
} from './use-contact-message-change';

export type InboxActions = ReturnType<typeof useInboxActions>;

/** Actions on the open enquiry, and links to its neighbours. */
export function useInboxActions(
  id: number | null,
  address: InboxAddress,
  list: ContactMessageRows,
) {
  const navigate = useNavigate();
  const change = useContactMessageChange();
  const toast = useToast();
  const outcome = useOutcomeToasts();
  const [conflict, setConflict] = useState<MessageConflict | null>(null);
  const [toDelete, setToDelete] = useState<ContactMessage | null>(null);
  const open = useContactMessage(id ?? 0, id !== null).data?.body.data;

  const at = list.rows.findIndex((row) => row.id === id);
  const previous = list.rows[at - 1];
  const next = list.rows[at + 1];
  const go = (to: ContactMessage | undefined) =>
    void navigate(to ? inboxAddress(to.id, address) : paths.inbox + address.search);
  /** Opens the next enquiry after one is done; returns to the list if it is not in the list. */
  const goOn = () => go(at < 0 ? undefined : (next ?? previous));

  const changeHere = async (contactMessage: ContactMessage, patch: ContactMessagePatch) => {
    setConflict(null);
    const result = await change(contactMessage, patch);
    if (result.conflict) setConflict(result.conflict);
  };
  /** Sets a state that removes the enquiry from the view, and opens the next one; can be undone. */
  const move = async (contactMessage: ContactMessage, status: ContactMessageStatus) => {
    goOn();
    const { done, conflict } = await change(contactMessage, { status });
    const name = fullName(contactMessage);
    if (conflict) outcome.failed(null, { text: changeTexts.meanwhile(name) });
    if (!done) return;
    const moved = status === 'archived' || status === 'spam' ? status : 'released';
    toast({
      title: changeTexts.moved[moved],
      description: changeTexts.movedText[moved](name),
      ...(moved !== 'released' && {
        duration: UNDO_MS,
        action: {
          label: changeTexts.undo,
          onPress: () =>
            void change({ ...contactMessage, status }, { status: contactMessage.status }),
        },
      }),
    });
  };
  return {
    open,
    inSpam: address.query.status === 'spam',
    at,
    previous,
    next,
    openPrevious: previous && at > 0 ? () => go(previous) : undefined,
    openNext: next ? () => go(next) : undefined,
    list,
    change: changeHere,
    /** Marks the opened enquiry as read; shows no message on failure. */
    markRead: (contactMessage: ContactMessage) =>
      void change(contactMessage, { status: 'read' }, { quiet: true }),
    move: (contactMessage: ContactMessage, status: ContactMessageStatus) =>
      void move(contactMessage, status),
    conflict: conflict?.id === id ? conflict : null,
    endConflict: () => setConflict(null),
    toDelete,
    askToDelete: setToDelete,
    afterRemoval: () => {
      setToDelete(null);
      goOn();
    },
  };
}
