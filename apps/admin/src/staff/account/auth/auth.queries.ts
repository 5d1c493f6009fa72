import type { Login, User } from '@shishir/contract';
import { useMutation, useQuery, useQueryClient, type Query } from '@tanstack/react-query';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { statusOf } from '../../../platform/api/failure';
import { replaceData } from '../../../platform/api/cache-writes';
import { lightCall } from '../../../platform/api/light-call';
import { AUTH_KEY, SESSION_KEY, type SessionState } from '../../../platform/api/query-client';
import { dropDraftsOf } from '../../../platform/ui/form/draft-storage';
import { StaffContext } from '../../../platform/ui/staff/staff-context';
import { useToast } from '../../../platform/ui/toast/toast';
import { authTexts } from './auth.texts';

type Admission =
  | { state: 'checking' }
  | { state: 'anonymous' }
  /** The server did not say who is signed in. */
  | { state: 'unavailable'; retry: () => void }
  | { state: 'not-staff'; user: User }
  /** `secondFactorMissing`: may do nothing before setting one up. */
  | { state: 'admitted'; user: User; secondFactorMissing: boolean };

export const askSession = (): Promise<SessionState> => lightCall('GET /api/v1/auth/session');
const CONFIRMED_KEY = [AUTH_KEY, 'confirmed'];

/** Who is signed in, as the server says: the session's account, confirmed by the account's own record. */
export function useAdmission(): Admission {
  const account = useQuery({
    queryKey: SESSION_KEY,
    queryFn: askSession,
  });
  const user = account.data?.user;
  const confirmation = useQuery({
    queryKey: [...CONFIRMED_KEY, user?.id],
    queryFn: () => lightCall('GET /api/v1/user/:id', { params: { id: user!.id } }),
    enabled: Boolean(user),
  });
  const silent = [account, confirmation].filter(isSilent);
  if (silent.length > 0) {
    return { state: 'unavailable', retry: () => silent.forEach(({ refetch }) => void refetch()) };
  }
  if (user === null || isLost(account) || isLost(confirmation)) return { state: 'anonymous' };
  if (!user || !confirmation.data) return { state: 'checking' };
  if (!confirmation.data.success) return { state: 'anonymous' };
  if (user.role === 'user') return { state: 'not-staff', user };
  const secondFactorMissing = account.data?.second_factor_missing === true;
  return { state: 'admitted', user, secondFactorMissing };
}

/** No response, or a server error: whether somebody is signed in is not known. */
function isSilent(query: { isError: boolean; data?: unknown; error: unknown }): boolean {
  const status = statusOf(query.error);
  return query.isError && query.data === undefined && (status === null || status >= 500);
}

/** A server error while somebody works does not sign them out; a rejected request does. */
function isLost(query: { isError: boolean; data?: unknown; error: unknown }): boolean {
  if (!query.isError) return false;
  return query.data === undefined || [401, 403, 404].includes(statusOf(query.error) ?? 0);
}

/** Signs in. The response says who is signed in, and requests that failed without a session are repeated. */
export function useSignIn() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [AUTH_KEY, 'login'],
    mutationFn: (credentials: Login) => lightCall('POST /api/v1/auth/login', { body: credentials }),
    onSuccess: async ({ user }) => {
      // An older response that is still on its way would say that nobody is signed in.
      await queries.cancelQueries({ queryKey: [AUTH_KEY] });
      void queries.resetQueries({ queryKey: CONFIRMED_KEY });
      replaceData(queries, SESSION_KEY, await newSession(user));
      const failed = (query: Query) => isNotAuth(query) && query.state.status === 'error';
      void queries.invalidateQueries({ predicate: failed });
    },
  });
}

/** Only staff without a second factor can miss one, and only the server knows whether it is required. */
async function newSession(user: User): Promise<SessionState> {
  const complete: SessionState = { user, second_factor_missing: false };
  if (user.second_factor || user.role === 'user') return complete;
  return askSession().catch(() => complete);
}

/** Begins the session of an account that has just signed in another way, with nothing of a session before it. */
export function useStartSession(): (user: User) => Promise<void> {
  const queries = useQueryClient();
  return async (user) => {
    await queries.cancelQueries();
    queries.removeQueries({ predicate: isNotAuth });
    queries.removeQueries({ queryKey: CONFIRMED_KEY });
    replaceData(queries, SESSION_KEY, await newSession(user));
  };
}

/** What was read for one member of staff is not shown to another. */
export function useClearStaffData(): () => void {
  const queries = useQueryClient();
  return () => void queries.resetQueries({ predicate: isNotAuth });
}

const isNotAuth = (query: Query) => query.queryKey[0] !== AUTH_KEY;

/** To the sign-in page, with nothing of the session left behind. */
export function useGoToSignIn(): (address?: string) => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const staff = use(StaffContext);
  return async (address = '/login') => {
    await navigate(address);
    queries.clear();
    if (staff) dropDraftsOf(staff.user.id);
  };
}

/**
 * Ends the session and everything that was read in it; false where that failed. Then the page stays, since the
 * session does: whoever uses this browser next must not find it open behind the sign-in page.
 */
export function useLogout(): () => Promise<boolean> {
  const goToSignIn = useGoToSignIn();
  const toast = useToast();
  const logout = async (): Promise<boolean> => {
    try {
      await lightCall('POST /api/v1/auth/logout', { body: {} });
    } catch (error) {
      // A session that has ended already needs no end.
      if (statusOf(error) !== 401) {
        console.error('Logout failed', error);
        toast({
          ...authTexts.logoutFailed,
          variant: 'destructive',
          duration: null,
          action: { label: authTexts.tryAgain, onPress: () => void logout() },
        });
        return false;
      }
    }
    await goToSignIn();
    return true;
  };
  return logout;
}
