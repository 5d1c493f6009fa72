import { useQueryClient } from '@tanstack/react-query';
import { SESSION_KEY, type SessionAnswer } from '../../api/query-client';
import { tsr } from '../../api/tsr';
import { useUserRows } from '../users/users.queries';

/** Sends what differs of one's own account; page, sidebar and lists show the answer without being loaded again. */
export function useProfileUpdate() {
  const queries = useQueryClient();
  const rows = useUserRows();
  return tsr.users.update.useMutation({
    onSuccess: ({ body: { data } }) => {
      queries.setQueryData<SessionAnswer>(SESSION_KEY, {
        user: data,
        second_factor_missing: false,
      });
      rows.patch(data.id, data);
    },
  });
}
