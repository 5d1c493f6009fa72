import type { User } from '@shishir/contract';
import { failureText } from '../../api/failure';
import { tsr } from '../../api/tsr';

const MOST = 100;

/** The accounts of one role, under the key of every list of accounts, so that a change of one shows here too. */
function useRole(role: 'admin' | 'super_admin') {
  const query = { role, pageSize: MOST, sort: 'name' } as const;
  return tsr.users.list.useQuery({ queryKey: ['users', query], queryData: { query } });
}

/** Everybody who works in the dashboard, owners first. */
export function useStaffList() {
  const answers = [useRole('super_admin'), useRole('admin')];
  const failed = answers.find((answer) => answer.isError);
  return {
    staff: answers.flatMap((answer): User[] => answer.data?.body.data ?? []),
    pending: answers.some((answer) => answer.isPending),
    failure: failed ? failureText(failed.error) : null,
    retry: () => answers.forEach((answer) => void answer.refetch()),
  };
}
