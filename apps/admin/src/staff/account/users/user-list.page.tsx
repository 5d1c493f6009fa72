import Button from '@mui/material/Button';
import {
  type Invitation,
  ROLES,
  type Role,
  type SentInvitation,
  STAFF_ROLES,
  UserQuery,
  type User,
} from '@shishir/contract';
import { MailIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { failureText } from '../../../platform/api/failure';
import { ChoiceField } from '../../../platform/ui/list/choice-field';
import { type ListAddress, useListAddress } from '../../../platform/ui/list/list-address';
import { ListFrame } from '../../../platform/ui/list/list-frame';
import type { ListRows } from '../../../platform/ui/list/list-rows';
import { PageTitle } from '../../../platform/ui/page/page-title';
import { paths } from '../../../platform/ui/page/paths';
import { roleName } from '../../../platform/ui/staff/role';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { useInvitations, useResend, useShowSent } from './invitations.queries';
import { inviteTexts } from './invitations.texts';
import { InvitationLinkDialog, InvitationWithdrawal, InviteDialog } from './invite-dialogs';
import { UserCard } from './user-card';
import { userColumns } from './user-columns';
import { SecondFactorRemoval, UserRemoval } from './user-dialogs';
import { MissingSecondFactor, type UserTab, useUserKinds } from './user-tabs';
import { invitedRow, type PersonRow, useUserList } from './users.queries';
import { usersTexts as texts } from './users.texts';

const VIEWS = ['kind'] as const;
/** Address parameter that opens the invitation dialog. */
const INVITE = 'invite';

export default function UserListPage() {
  const address = useListAddress(UserQuery, VIEWS);
  const [parameters, setParameters] = useSearchParams();
  // Not a kind of the API, since invitations are a separate list.
  const tab: UserTab =
    parameters.get('kind') === 'invited' ? 'invited' : (address.query.kind ?? 'all');
  const list = usePeople(address, tab);
  const kinds = useUserKinds(tab);
  const isOwner = useStaff().role === 'super_admin';
  const [toDelete, setToDelete] = useState<User | null>(null);
  const [toTurnOff, setToTurnOff] = useState<User | null>(null);
  const [toWithdraw, setToWithdraw] = useState<Invitation | null>(null);
  const [link, setLink] = useState<SentInvitation | null>(null);
  const showSent = useShowSent(setLink);
  const { resend } = useResend(showSent);
  const actions = {
    onDelete: setToDelete,
    onTurnOff: setToTurnOff,
    onResend: resend,
    onWithdraw: setToWithdraw,
  };
  // The focused row or button is removed, so the heading receives focus.
  const heading = useRef<HTMLHeadingElement>(null);
  const [removals, setRemovals] = useState(0);
  useEffect(() => {
    if (removals > 0) heading.current?.focus();
  }, [removals]);
  const close = (setRow: (row: null) => void) => (removed: boolean) => {
    setRow(null);
    if (removed) setRemovals((count) => count + 1);
  };
  const setInviting = (open: boolean) =>
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        if (open) next.set(INVITE, 'true');
        else next.delete(INVITE);
        return next;
      },
      { replace: !open, preventScrollReset: true },
    );

  return (
    <>
      <PageTitle text={texts.listTitle} ref={heading} />
      <ListFrame
        key={tab}
        name="users"
        label={texts.listTitle}
        views={{
          screen: 'users',
          label: texts.tabs,
          path: paths.userList,
          standard: kinds,
          actions: isOwner && (
            <Button variant="contained" startIcon={<MailIcon />} onClick={() => setInviting(true)}>
              {inviteTexts.title}
            </Button>
          ),
        }}
        notice={isOwner && <MissingSecondFactor />}
        address={address}
        list={list}
        columns={userColumns(actions)}
        search={tab === 'invited' ? undefined : texts.search}
        empty={tab === 'invited' ? { ...texts.empty, all: texts.noInvitations } : texts.empty}
        card={(row) => <UserCard row={row} {...actions} />}
        filters={<Filters tab={tab} address={address} />}
      />
      {toTurnOff && <SecondFactorRemoval user={toTurnOff} onDone={close(setToTurnOff)} />}
      {toDelete && <UserRemoval user={toDelete} onDone={close(setToDelete)} />}
      {toWithdraw && <InvitationWithdrawal invitation={toWithdraw} onDone={close(setToWithdraw)} />}
      {isOwner && parameters.get(INVITE) === 'true' && (
        <InviteDialog
          onSent={(sent) => {
            setInviting(false);
            showSent(sent);
          }}
          onClose={() => setInviting(false)}
        />
      )}
      {link && <InvitationLinkDialog sent={link} onClose={() => setLink(null)} />}
    </>
  );
}

/**
 * Returns the people of a tab. Under 'All', invitations follow the accounts, on pages of the same size; searches and
 * filters only apply to accounts.
 */
function usePeople(address: ListAddress<UserQuery>, tab: UserTab): ListRows<PersonRow> {
  const { page, pageSize } = address.query;
  const users = useUserList(address.query, tab !== 'invited');
  const response = useInvitations();
  const rows = useMemo(
    () => (response.data?.body.data ?? []).map(invitedRow),
    [response.data?.body.data],
  );
  const first = (page - 1) * pageSize;
  const invited = {
    rows: rows.slice(first, first + pageSize),
    total: rows.length,
    pending: response.isPending,
    stale: false,
    failure: response.isError ? failureText(response.error) : null,
    retry: () => void response.refetch(),
  };
  if (tab === 'invited') return invited;
  const accounts = users.total;
  if (tab !== 'all' || address.narrowed || users.pending) return users;
  const from = Math.max(0, first - accounts);
  const to = Math.max(0, first + pageSize - accounts);
  return {
    ...users,
    rows: [...users.rows, ...rows.slice(from, to)],
    total: accounts + rows.length,
  };
}

type RoleFilter = Role | 'all';
type SecondFactorFilter = 'all' | 'true' | 'false';
const secondFactorChoices: { value: SecondFactorFilter; label: string }[] = [
  { value: 'all', label: texts.either },
  { value: 'true', label: texts.on },
  { value: 'false', label: texts.off },
];

function Filters({ tab, address }: { tab: UserTab; address: ListAddress<UserQuery> }) {
  if (tab === 'invited' || tab === 'visitor') return null;
  const roles = tab === 'staff' ? STAFF_ROLES : ROLES;
  const roleChoices: { value: RoleFilter; label: string }[] = [
    { value: 'all', label: texts.allRoles },
    ...roles.map((role) => ({ value: role, label: roleName(role) })),
  ];
  const { role, second_factor } = address.query;
  return (
    <>
      <ChoiceField<RoleFilter>
        label={texts.role}
        value={role ?? 'all'}
        choices={roleChoices}
        onChoose={(chosen) => address.change({ role: chosen === 'all' ? null : chosen })}
      />
      <ChoiceField<SecondFactorFilter>
        label={texts.columns.secondFactor}
        value={second_factor ?? 'all'}
        choices={secondFactorChoices}
        onChoose={(chosen) => address.change({ second_factor: chosen === 'all' ? null : chosen })}
      />
    </>
  );
}
