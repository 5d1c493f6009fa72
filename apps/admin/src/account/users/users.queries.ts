import type { User, UserQuery } from '@shishir/contract';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import { NETWORK_FAILURE } from '../../api/failure';
import { tsr } from '../../api/tsr';
import { listRows } from '../../ui/list/list-rows';

const LIST_KEY = ['users'];

/** One page of the accounts. The sentence for a failed load is the specified one. */
export function useUserList(query: UserQuery) {
  const answer = tsr.users.list.useQuery({
    queryKey: [...LIST_KEY, query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const list = listRows(answer, (body) => body.data);
  return { ...list, failure: list.failure && NETWORK_FAILURE };
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
