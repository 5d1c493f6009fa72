import type { contract, Role, User } from '@shishir/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lightCall } from '../../api/light-call';
import { useOutcomeToasts } from '../../ui/toast/outcome-toasts';
import { useUserRows } from './users.queries';
import { usersTexts } from './users.texts';

/** The specified call: JSON with the role alone. */
const changeRole = ({ user, role }: { user: User; role: Role }) =>
  lightCall<typeof contract.users.update>(`/user/${user.id}`, { role }, 'PUT');

/** Changes a role on screen at once, and back again where the server refuses it. */
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
      outcome.failed(error, { text: usersTexts.roleRefused, inItsWords: true });
    },
  });
  return (user, role) => {
    if (role !== user.role) change.mutate({ user, role });
  };
}
