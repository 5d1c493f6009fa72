import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from '@shishir/contract';
import { ChoiceField } from '../../../platform/ui/list/choice-field';
import { FilterChips } from '../../../platform/ui/list/filter-chips';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useOwners } from '../contact-message.queries';
import { contactMessageTexts, STATUS_NAMES } from '../contact-message.texts';
import type { InboxAddress } from '../contact-message-card';
import type { InboxOrder } from './inbox-address';

const texts = contactMessageTexts.filters;

type State = Exclude<ContactMessageStatus, 'spam'> | 'all';

const states: { value: State; label: string }[] = [
  { value: 'all', label: texts.anyState },
  ...CONTACT_MESSAGE_STATUSES.filter((status) => status !== 'spam').map((status) => ({
    value: status,
    label: STATUS_NAMES[status],
  })),
];

/** Narrows the list to a state. */
export function StateFilter({ address }: { address: InboxAddress }) {
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
export function OwnerFilter({ address }: { address: InboxAddress }) {
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

const orders = (Object.keys(contactMessageTexts.orders) as InboxOrder[]).map((value) => ({
  value,
  label: contactMessageTexts.orders[value],
}));

export function OrderChoice({ address }: { address: InboxAddress }) {
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
export function LinkedFilters({ address }: { address: InboxAddress }) {
  const { email, waiting } = address.query;
  const chips = [
    email && { name: 'email', label: contactMessageTexts.ofEmail(email) },
    waiting && { name: 'waiting', label: contactMessageTexts.waitingOver },
  ].filter((chip) => typeof chip === 'object');
  return <FilterChips chips={chips} onRemove={(name) => address.change({ [name]: null })} />;
}
