import type { Invitation, ListedUser, Role, User, UserQuery } from '@shishir/contract';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText, loadFailure } from '../../../platform/api/failure';
import { changeData } from '../../../platform/api/cache-writes';
import { lightCall } from '../../../platform/api/light-call';
import { tsr } from '../../../platform/api/tsr';
import { listRows } from '../../../platform/ui/list/list-rows';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { usersTexts } from './users.texts';

const LIST_KEY = ['users'];
const SUMMARY_KEY = ['user-summary'];
export const INVITATIONS_KEY = ['invitations'];

/** Loads one page of the accounts. A failed load has the specified message. */
export function useUserList(query: UserQuery, enabled = true) {
  const response = tsr.users.list.useQuery({
    queryKey: [...LIST_KEY, query],
    queryData: { query },
    placeholderData: keepPreviousData,
    enabled,
  });
  const list = listRows(response, (body) => body.data);
  return { ...list, failure: list.failure && loadFailure(response.error) };
}

/** Loads the numbers of accounts and invitations, and the staff without a second factor. */
export function useUserSummary() {
  return tsr.users.summary.useQuery({ queryKey: SUMMARY_KEY }).data?.body.data;
}

/** Invited person among the accounts, with an id that no account has. */
export interface InvitedRow {
  id: number;
  invitation: Invitation;
}
export type PersonRow = ListedUser | InvitedRow;
export const isInvited = (row: PersonRow): row is InvitedRow => 'invitation' in row;

export const invitedRow = (invitation: Invitation): InvitedRow => ({
  id: -invitation.id,
  invitation,
});

interface UserPage {
  body: { data: ListedUser[] };
}

/** Returns functions that change the accounts in every cached list. */
export function useUserRows() {
  const queries = useQueryClient();
  const change = (changed: (rows: ListedUser[]) => ListedUser[], saved = true) =>
    changeData<UserPage>(
      queries,
      LIST_KEY,
      (page) => ({ ...page, body: { data: changed(page.body.data) } }),
      { saved },
    );
  const refreshBeside = () => {
    void queries.invalidateQueries({ queryKey: SUMMARY_KEY });
    void queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  };
  return {
    patch: (id: number, patch: Partial<User>, saved = true) =>
      change((rows) => rows.map((row) => (row.id === id ? { ...row, ...patch } : row)), saved),
    remove: (id: number) => change((rows) => rows.filter((row) => row.id !== id)),
    /** Keeps the lists, which are correct for now, and refetches them when they are next opened. */
    expire: () => {
      void queries.invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' });
      refreshBeside();
    },
    refresh: () => {
      void queries.invalidateQueries({ queryKey: LIST_KEY });
      refreshBeside();
    },
  };
}

/** The specified request: JSON with the role alone. */
const changeRole = ({ user, role }: { user: User; role: Role }) =>
  lightCall('PUT /api/v1/user/:id', { params: { id: user.id }, body: { role } });

/** Changes a role on screen immediately, and restores it if the server rejects the change. */
export function useRoleChange(): (user: User, role: Role) => void {
  const rows = useUserRows();
  const outcome = useOutcomeToasts();
  const change = useMutation({
    mutationFn: changeRole,
    onMutate: ({ user, role }) => rows.patch(user.id, { role }, false),
    onSuccess: ({ data }, { user, role }) => {
      rows.patch(user.id, data);
      rows.expire();
      outcome.succeeded(usersTexts.roleChanged(role));
    },
    onError: (error, { user }) => {
      rows.patch(user.id, { role: user.role }, false);
      rows.refresh();
      outcome.failed(error, { text: usersTexts.roleFailed, preferServerMessage: true });
    },
  });
  return (user, role) => {
    if (role !== user.role) change.mutate({ user, role });
  };
}

const MOST = 100;

/** Loads the accounts of one role, under the key of all account lists, so that a change is shown here too. */
function useRole(role: 'admin' | 'super_admin') {
  const query = { role, pageSize: MOST, sort: 'name' } as const;
  return tsr.users.list.useQuery({ queryKey: ['users', query], queryData: { query } });
}

/** Loads all staff, owners first. */
export function useStaffList() {
  const responses = [useRole('super_admin'), useRole('admin')];
  const failed = responses.find((response) => response.isError);
  return {
    staff: responses.flatMap((response): User[] => response.data?.body.data ?? []),
    pending: responses.some((response) => response.isPending),
    failure: failed ? failureText(failed.error) : null,
    retry: () => responses.forEach((response) => void response.refetch()),
  };
}
