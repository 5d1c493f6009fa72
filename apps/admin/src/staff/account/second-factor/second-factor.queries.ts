import { useQueryClient } from '@tanstack/react-query';
import { changeData } from '../../../platform/api/cache-writes';
import { SESSION_KEY, type SessionState } from '../../../platform/api/query-client';
import { tsr } from '../../../platform/api/tsr';
import { useStaff } from '../../../platform/ui/staff/staff-context';
import { SESSIONS_KEY } from '../profile/sessions.queries';
import { useUserRows } from '../users/users.queries';

const METHODS_KEY = ['sign-in-methods'];

/** Loads the available sign-in methods of the user's own account. */
export function useSignInMethods() {
  return tsr.secondFactor.methods.useQuery({ queryKey: METHODS_KEY });
}

/** Updates all cached data after the user's own second factor was turned on or off. */
export function useSecondFactorChanged(): (second_factor: boolean) => void {
  const queries = useQueryClient();
  const rows = useUserRows();
  const { id } = useStaff();
  return (second_factor) => {
    changeData<SessionState>(queries, SESSION_KEY, (session) =>
      session.user
        ? { user: { ...session.user, second_factor }, second_factor_missing: false }
        : session,
    );
    rows.patch(id, { second_factor });
    void queries.invalidateQueries({ queryKey: METHODS_KEY });
    void queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    // Repeats requests that were rejected for the missing second factor.
    void queries.invalidateQueries({ predicate: (query) => query.state.status === 'error' });
  };
}

/** Refetches the sign-in methods, such as after codes were created or used. */
export function useSignInMethodsChanged(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: METHODS_KEY });
}
