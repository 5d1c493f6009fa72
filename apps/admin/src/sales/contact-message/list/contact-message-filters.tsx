import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { CONTACT_MESSAGE_STATUSES, type ContactMessageStatus } from '@shishir/contract';
import type { PropsWithChildren } from 'react';
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

/** Filters by the owner of enquiries, or by those without an owner. */
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

/** Filters set by links, such as 'the enquiries of this address', each with a button to remove it. */
export function LinkedFilters({ address }: { address: InboxAddress }) {
  const { email, waiting } = address.query;
  const chips = [
    email && { name: 'email', label: contactMessageTexts.ofEmail(email) },
    waiting && { name: 'waiting', label: contactMessageTexts.waitingOver },
  ].filter((chip) => typeof chip === 'object');
  return <FilterChips chips={chips} onRemove={(name) => address.change({ [name]: null })} />;
}

/** Small filters for the pane; the last one, the order, is subdued and at the right. */
const FILTERS = {
  gap: 1,
  minHeight: 32,
  '& .MuiOutlinedInput-root': { height: { xs: 44, md: 32 }, minWidth: 0 },
  '& .MuiOutlinedInput-root:not(.Mui-focused) fieldset': { borderColor: 'divider' },
  '&&& .MuiSelect-select.MuiSelect-select': {
    gap: 0.75,
    p: '0 26px 0 8px',
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& .MuiSelect-icon': { right: 6, fontSize: 14 },
  '& .MuiOutlinedInput-root:last-child': { flex: 'none', ml: 'auto' },
  '& .MuiOutlinedInput-root:last-child:not(.Mui-focused) fieldset': { borderColor: 'transparent' },
  // The labels are for screen readers, and the order needs no visible one.
  '& .MuiSelect-select > span': { display: { xs: 'none', lg: 'inline' } },
  '& .MuiOutlinedInput-root:last-child .MuiSelect-select > span': { display: 'none' },
};
const NARROW_FILTERS = ({ breakpoints }: Theme) => ({
  [breakpoints.down('md')]: {
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& .MuiOutlinedInput-root': { flex: 'none' },
  },
});

/** The filters above the left pane, in one row that scrolls sideways on phones. */
export const FilterRow = ({ children }: PropsWithChildren) => (
  <Stack direction="row" sx={[FILTERS, NARROW_FILTERS]}>
    {children}
  </Stack>
);
