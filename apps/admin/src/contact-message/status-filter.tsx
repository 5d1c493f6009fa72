import { MESSAGE_STATUSES } from '@shishir/contract';
import { ChoiceField } from '../ui/list/choice-field';
import { messageTexts, STATUS_NAMES } from './contact-message.texts';
import type { MessageAddress } from './message-address';

type Choice = (typeof MESSAGE_STATUSES)[number] | 'all';

const choices: { value: Choice; label: string }[] = [
  { value: 'all', label: messageTexts.allStatuses },
  ...MESSAGE_STATUSES.map((status) => ({ value: status, label: STATUS_NAMES[status] })),
];

export function StatusFilter({ address }: { address: MessageAddress }) {
  return (
    <ChoiceField<Choice>
      label={messageTexts.status}
      value={address.query.status ?? 'all'}
      choices={choices}
      onChoose={(status) => address.change({ status: status === 'all' ? null : status })}
    />
  );
}
