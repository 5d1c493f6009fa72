import type { ContactMessage } from '@shishir/contract';
import { useState } from 'react';
import { newKey } from '../../../platform/api/new-key';
import { tsr } from '../../../platform/api/tsr';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useContactMessageCache } from '../use-contact-message-change';
import { readerTexts } from './reader.texts';

interface Reply {
  text: string;
  set_replied: boolean;
  /** The same key for the same text, so a repeated call sends no second mail. */
  key?: string;
}

/** Replies to an enquiry by mail; resolves to the error, or null on success. */
export function useReply(contactMessage: ContactMessage) {
  const [busy, setBusy] = useState(false);
  const reply = tsr.contactMessage.reply.useMutation();
  const cache = useContactMessageCache();
  const outcome = useOutcomeToasts();
  const send = async ({ text, set_replied, key = newKey() }: Reply): Promise<unknown> => {
    setBusy(true);
    try {
      const { body } = await reply.mutateAsync({
        params: { id: contactMessage.id },
        headers: { 'idempotency-key': key },
        body: { text, set_replied },
      });
      await cache.reread(contactMessage.id);
      const waits = body.data.mail?.status === 'waiting';
      outcome.succeeded(waits ? readerTexts.reply.onItsWay : readerTexts.reply.sent);
      return null;
    } catch (error) {
      return error;
    } finally {
      setBusy(false);
      cache.refresh(contactMessage.id);
    }
  };
  return { send, busy };
}
