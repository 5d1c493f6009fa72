import Paper from '@mui/material/Paper';
import type { ContactMessage, RemoveContactMessages } from '@shishir/contract';
import { useState } from 'react';
import { tsr } from '../../platform/api/tsr';
import { ConfirmDialog } from '../../platform/ui/dialog/confirm-dialog';
import { recordTexts } from '../../platform/ui/record/record.texts';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { removalTexts as texts } from './contact-message.texts';
import { ContactMessageName, fullName } from './contact-message-card';
import { useContactMessageCache } from './use-contact-message-change';

type Whole = Pick<RemoveContactMessages, 'filter' | 'expected'>;

interface Props {
  contactMessages: ContactMessage[];
  /** All that match a filter; `contactMessages` are those on screen. */
  whole?: Whole | undefined;
  /** Called once they are in the trash. */
  onRemoved: () => void;
  onCancel: () => void;
}

/** Asks before contact messages are moved to the trash, deletes them, and offers to undo it. */
export function ContactMessageRemoval({ contactMessages, whole, onRemoved, onCancel }: Props) {
  const { remove, pending } = useContactMessageRemoval();
  const [only] = contactMessages;
  const count = whole?.expected ?? contactMessages.length;
  const confirm = async () => {
    if (await remove(contactMessages, whole)) onRemoved();
    else onCancel();
  };
  return (
    <ConfirmDialog
      question={texts.title}
      confirm={texts.confirm}
      busy={pending && recordTexts.deleting}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <p>{count === 1 ? texts.question : texts.questionMany(count)}</p>
      {count === 1 && only && (
        <Paper sx={{ p: 1.5, boxShadow: 'none' }}>
          <ContactMessageName contactMessage={only} />
        </Paper>
      )}
    </ConfirmDialog>
  );
}

/** Moves contact messages to the trash, all or none; resolves to true on success. */
function useContactMessageRemoval() {
  const [pending, setPending] = useState(false);
  const removeMany = tsr.contactMessage.removeMany.useMutation();
  const restore = useContactMessageRestore();
  const cache = useContactMessageCache();
  const toast = useToast();
  const outcome = useOutcomeToasts();

  const remove = async (contactMessages: ContactMessage[], whole?: Whole): Promise<boolean> => {
    const chosen = contactMessages.map(({ id }) => id);
    setPending(true);
    try {
      const { body } = await removeMany.mutateAsync({ body: whole ?? { ids: chosen } });
      const ids = body.ids ?? chosen;
      const [only] = contactMessages;
      toast({
        title: recordTexts.removed.title,
        description:
          ids.length === 1 && only ? texts.removed(fullName(only)) : texts.removedMany(ids.length),
        duration: UNDO_MS,
        action: { label: recordTexts.undo, onPress: () => void restore(ids) },
      });
      return true;
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
      return false;
    } finally {
      setPending(false);
      cache.refresh();
    }
  };
  return { remove, pending };
}

/** Restores contact messages from the trash. */
export function useContactMessageRestore(): (ids: number[]) => Promise<void> {
  const restore = tsr.contactMessage.restore.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  return async (ids) => {
    try {
      await restore.mutateAsync({ body: { ids } });
      outcome.succeeded(texts.restored(ids.length));
    } catch (error) {
      outcome.failed(error, { text: recordTexts.restoreFailed, preferServerMessage: true });
    } finally {
      cache.refresh();
    }
  };
}
