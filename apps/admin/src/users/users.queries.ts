import type { UserQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { NETWORK_FAILURE } from '../api/failure';
import { tsr } from '../api/tsr';
import { listRows } from '../list/list-rows';

/** One page of the accounts. The sentence for a failed load is the specified one. */
export function useUserList(query: UserQuery) {
  const answer = tsr.users.list.useQuery({
    queryKey: ['users', query],
    queryData: { query },
    placeholderData: keepPreviousData,
  });
  const list = listRows(answer, (body) => body.data);
  return { ...list, failure: list.failure && NETWORK_FAILURE };
}
