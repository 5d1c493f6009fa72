import type { Role, User, UserQuery } from '@shishir/contract';
import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText, loadFailure } from '../../api/failure';
import { lightCall } from '../../api/light-call';
import { tsr } from '../../api/tsr';
import { listRows } from '../../ui/list/list-rows';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import { usersTexts } from './users.texts';

const LIST_KEY = ['users'];

/** One page of the accounts. The sentence for a failed load is the specified one. */
export function useUserList(query: UserQuery) {
  const response = tsr.users.list.useQuery({
    queryKey: [...LIST_KEY, query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const list = listRows(response, (body) => body.data);
  return { ...list, failure: list.failure && loadFailure(response.error) };
}

interface UserPage {
  body: { data: User[] };
}

/** The accounts in every list that was read, to be changed in place. */
export function useUserRows() {
  const queries = useQueryClient();
  const change = (changed: (rows: User[]) => User[]) =>
    queries.setQueriesData<UserPage>(
      { queryKey: LIST_KEY },
      (page) => page && { ...page, body: { data: changed(page.body.data) } },
    );
  return {
    patch: (id: number, patch: Partial<User>) =>
      change((rows) => rows.map((row) => (row.id === id ? { ...row, ...patch } : row))),
    remove: (id: number) => change((rows) => rows.filter((row) => row.id !== id)),
    /** The lists are right for now, but are read again when they are next opened. */
    expire: () => void queries.invalidateQueries({ queryKey: LIST_KEY, refetchType: 'none' }),
    refresh: () => void queries.invalidateQueries({ queryKey: LIST_KEY }),
  };
}

/** The specified call: JSON with the role alone. */
const changeRole = ({ user, role }: { user: User; role: Role }) =>
  lightCall('PUT /api/v1/user/:id', { params: { id: user.id }, body: { role } });

/** Changes a role on screen at once, and back again where the server rejects it. */
export function useRoleChange(): (user: User, role: Role) => void {
  const queries = useQueryClient();
  const rows = useUserRows();
  const outcome = useOutcomeToasts();
  const change = useMutation({
    mutationFn: changeRole,
    onMutate: async ({ user, role }) => {
      // A list that is still on its way would bring the old role back.
      await queries.cancelQueries({ queryKey: ['users'] });
      rows.patch(user.id, { role });
    },
    onSuccess: ({ data }, { user, role }) => {
      rows.patch(user.id, data);
      rows.expire();
      outcome.succeeded(usersTexts.roleChanged(role));
    },
    onError: (error, { user }) => {
      rows.patch(user.id, { role: user.role });
      rows.refresh();
      outcome.failed(error, { text: usersTexts.roleFailed, preferServerMessage: true });
    },
  });
  return (user, role) => {
    if (role !== user.role) change.mutate({ user, role });
  };
}

const MOST = 100;

/** The accounts of one role, under the key of every list of accounts, so that a change of one shows here too. */
function useRole(role: 'admin' | 'super_admin') {
  const query = { role, pageSize: MOST, sort: 'name' } as const;
  return tsr.users.list.useQuery({ queryKey: ['users', query], queryData: { query } });
}

/** Everybody who works in the dashboard, owners first. */
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
