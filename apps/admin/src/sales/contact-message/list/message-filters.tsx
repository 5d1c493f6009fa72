import { MESSAGE_STATUSES, type MessageStatus } from '@shishir/contract';
import { ChoiceField } from '../../../platform/ui/list/choice-field';
import { FilterChips } from '../../../platform/ui/list/filter-chips';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useOwners } from '../contact-message.queries';
import { messageTexts, STATUS_NAMES } from '../contact-message.texts';
import type { MessageAddress } from '../message-card';
import type { InboxOrder } from './inbox-address';

const texts = messageTexts.filters;

type State = Exclude<MessageStatus, 'spam'> | 'all';

const states: { value: State; label: string }[] = [
  { value: 'all', label: texts.anyState },
  ...MESSAGE_STATUSES.filter((status) => status !== 'spam').map((status) => ({
    value: status,
    label: STATUS_NAMES[status],
  })),
];

/** Narrows the list to a state. */
export function StateFilter({ address }: { address: MessageAddress }) {
  const { status } = address.query;
  if (status === 'spam') return null;
  return (
    <ChoiceField<State>
      label={texts.state}
      value={status ?? 'all'}
      choices={states}
      onChoose={(state) => address.change({ status: state === 'all' ? null : state })}
    />
  );
}

/** Narrows the list to what one member of staff, or nobody, cares for. */
export function OwnerFilter({ address }: { address: MessageAddress }) {
  const me = useStaff();
  const owners = useOwners();
  const { owner } = address.query;
  return (
    <ChoiceField
      label={texts.owner}
      value={String(owner === 'me' ? me.id : (owner ?? 'all'))}
      choices={[
        { value: 'all', label: texts.anyone },
        ...owners.map(({ id, name }) => ({
          value: String(id),
          label: id === me.id ? texts.me(name) : name,
        })),
        { value: 'none', label: texts.nobody },
      ]}
      onChoose={(chosen) =>
        address.change({
          owner: chosen === 'all' ? null : chosen === 'none' ? chosen : Number(chosen),
        })
      }
    />
  );
}

const orders = (Object.keys(messageTexts.orders) as InboxOrder[]).map((value) => ({
  value,
  label: messageTexts.orders[value],
}));

export function OrderChoice({ address }: { address: MessageAddress }) {
  return (
    <ChoiceField<InboxOrder>
      label={texts.order}
      value={address.query.sort as InboxOrder}
      choices={orders}
      onChoose={(sort) => address.change({ sort: sort === 'waiting' ? null : sort })}
    />
  );
}

/** Filters that links lead to, such as 'the enquiries of this address'; a press takes one out. */
export function LinkedFilters({ address }: { address: MessageAddress }) {
  const { email, waiting } = address.query;
  const chips = [
    email && { name: 'email', label: messageTexts.ofEmail(email) },
    waiting && { name: 'waiting', label: messageTexts.waitingOver },
  ].filter((chip) => typeof chip === 'object');
  return <FilterChips chips={chips} onRemove={(name) => address.change({ [name]: null })} />;
}
