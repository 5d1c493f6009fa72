import type { Delivery } from '@shishir/contract';
import type { Tone } from '../../theme/status-badge';
import { sharedTexts } from '../shared.texts';

const UNSENT: Record<Exclude<Delivery['status'], 'sent'>, { label: string; tone: Tone }> = {
  waiting: { label: sharedTexts.unsent.waiting, tone: 'warn' },
  failed: { label: sharedTexts.unsent.failed, tone: 'bad' },
};

/** Returns the state of a reply or quotation until its mail is sent; null after that, or without a mail. */
export const unsentState = (mail: Delivery | null | undefined) =>
  !mail || mail.status === 'sent' ? null : UNSENT[mail.status];
