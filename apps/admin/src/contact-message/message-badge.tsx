import type { ContactMessage } from '@shishir/contract';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { messageTexts, STATUS_NAMES } from './contact-message.texts';

const TONES: Record<ContactMessage['status'], Tone> = {
  new: 'info',
  read: 'mute',
  replied: 'ok',
  archived: 'mute',
};

/** Where a message stands; one in quarantine says only that. */
export function MessageBadge({ message }: { message: ContactMessage }) {
  return message.quarantined ? (
    <StatusBadge tone="warn" word={messageTexts.quarantine} />
  ) : (
    <StatusBadge tone={TONES[message.status]} word={STATUS_NAMES[message.status]} />
  );
}
