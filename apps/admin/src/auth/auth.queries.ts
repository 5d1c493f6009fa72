import type { contract, Login, User } from '@shishir/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../api/failure';
import { lightCall } from '../api/light-call';
import { AUTH_KEY } from '../api/query-client';

export type Admission =
  | { state: 'checking' }
  | { state: 'anonymous' }
  | { state: 'refused'; user: User }
  | { state: 'admitted'; user: User };

/** Who is here, by the server's word: the account, and then the account's own record confirming it. */
export function useAdmission(): Admission {
  const account = useQuery({
    queryKey: [AUTH_KEY, 'session'],
    queryFn: () => lightCall<typeof contract.auth.session>('/auth/session'),
  });
  const user = account.data?.user;
  const confirmation = useQuery({
    queryKey: [AUTH_KEY, 'confirmed', user?.id],
    queryFn: () => lightCall<typeof contract.users.get>(`/user/${user?.id}`),
    enabled: Boolean(user),
  });
  if (user === null || isLost(account) || isLost(confirmation)) return { state: 'anonymous' };
  if (!user || !confirmation.data) return { state: 'checking' };
  if (!confirmation.data.success) return { state: 'anonymous' };
  return { state: user.role === 'user' ? 'refused' : 'admitted', user };
}

/** A server that stumbles while somebody works throws nobody out; a refusal does. */
function isLost(query: { isError: boolean; data?: unknown; error: unknown }): boolean {
  if (!query.isError) return false;
  return query.data === undefined || [401, 403, 404].includes(statusOf(query.error) ?? 0);
}

/** Sends what was typed; an earlier answer to 'who is here' is forgotten with the new session. */
export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (typed: Login) => lightCall<typeof contract.auth.login>('/auth/login', typed),
    onSuccess: () => queries.removeQueries({ queryKey: [AUTH_KEY] }),
  });
}

/** Ends the session and everything that was read in it. A failed call is only logged: the person still leaves. */
export function useLogout(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await lightCall<typeof contract.auth.logout>('/auth/logout', {}).catch((error: unknown) =>
      console.error('Logout failed', error),
    );
    await navigate('/login');
    queries.clear();
  };
}
