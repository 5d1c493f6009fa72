import type { ChangeContactMessages, ContactMessage, SaleFields } from '@shishir/contract';
import type { z } from 'zod';
import { tsr } from '../../platform/api/tsr';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { UNDO_MS, useToast } from '../../platform/ui/toast/toast';
import { changeTexts } from './contact-message.texts';
import { useContactMessageCache } from './use-contact-message-change';

/** The enquiries of a bulk change. */
export type Which = Pick<z.input<typeof ChangeContactMessages>, 'ids' | 'filter' | 'expected'>;
export type ContactMessageChange = Pick<SaleFields, 'stage' | 'lost_reason'> & {
  status?: ContactMessage['status'];
  owner_id?: number | null;
};

/** Changes several enquiries, all or none; resolves to true on success. */
export function useBulkChange() {
  const bulk = tsr.contactMessage.bulk.useMutation();
  const undo = tsr.contactMessage.undo.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  const toast = useToast();
  const takeBack = async (batch: string) => {
    try {
      const { body } = await undo.mutateAsync({ body: { batch } });
      outcome.succeeded(changeTexts.changedMany(body.data.changed));
    } catch (error) {
      outcome.failed(error, { text: changeTexts.failed, preferServerMessage: true });
    } finally {
      cache.refresh();
    }
  };
  return async (which: Which, fields: ContactMessageChange): Promise<boolean> => {
    try {
      const { body } = await bulk.mutateAsync({ body: { ...which, ...fields } });
      const { batch } = body;
      const { changed } = body.data;
      toast({
        title: changeTexts.changedMany(changed),
        ...(changed > 0 && {
          duration: UNDO_MS,
          action: { label: changeTexts.undo, onPress: () => void takeBack(batch) },
        }),
      });
      return true;
    } catch (error) {
      outcome.failed(error, { text: changeTexts.failed, preferServerMessage: true });
      return false;
    } finally {
      cache.refresh();
    }
  };
}
