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
  /** The server did not respond, so the user is unknown. */
  | { state: 'unavailable'; retry: () => void }
  | { state: 'not-staff'; user: User }
  /** `secondFactorMissing`: the account must set up a second factor first. */
  | { state: 'admitted'; user: User; secondFactorMissing: boolean };

export const askSession = (): Promise<SessionState> => lightCall('GET /api/v1/auth/session');
const CONFIRMED_KEY = [AUTH_KEY, 'confirmed'];

/** Returns the state of the session: its account, confirmed by the account's own record. */
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

/** True without a response or after a server error: it is unknown whether a user is signed in. */
function isSilent(query: { isError: boolean; data?: unknown; error: unknown }): boolean {
  const status = statusOf(query.error);
  return query.isError && query.data === undefined && (status === null || status >= 500);
}

/** A server error during work does not sign the user out; a rejected request does. */
function isLost(query: { isError: boolean; data?: unknown; error: unknown }): boolean {
  if (!query.isError) return false;
  return query.data === undefined || [401, 403, 404].includes(statusOf(query.error) ?? 0);
}

/** Loads the provider of the company, and its account that waits to be linked in this browser. */
export function useProvider() {
  return useQuery({
    queryKey: [AUTH_KEY, 'provider'],
    queryFn: () => lightCall('GET /api/v1/auth/oidc/link'),
  });
}

/**
 * Signs in, or proves the account that waits to be linked. The response contains the account, and requests that failed
 * without a session are repeated.
 */
export function useSignIn(isLinking = false) {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: [AUTH_KEY, 'login'],
    mutationFn: ({ email, ...proof }: Login): Promise<{ user: User }> =>
      isLinking
        ? lightCall('POST /api/v1/auth/oidc/link', { body: proof })
        : lightCall('POST /api/v1/auth/login', { body: { email, ...proof } }),
    onSuccess: async ({ user }) => {
      // A pending older response would report that no user is signed in.
      await queries.cancelQueries({ queryKey: [AUTH_KEY] });
      void queries.resetQueries({ queryKey: CONFIRMED_KEY });
      replaceData(queries, SESSION_KEY, await newSession(user));
      const failed = (query: Query) => isNotAuth(query) && query.state.status === 'error';
      void queries.invalidateQueries({ predicate: failed });
    },
  });
}

/** Only staff without a second factor can lack a required one; only the server can check the rule. */
async function newSession(user: User): Promise<SessionState> {
  const complete: SessionState = { user, second_factor_missing: false };
  if (user.second_factor || user.role === 'user') return complete;
  return askSession().catch(() => complete);
}

/** Starts the session of an account that has just signed in another way, without data of an earlier session. */
export function useStartSession(): (user: User) => Promise<void> {
  const queries = useQueryClient();
  return async (user) => {
    await queries.cancelQueries();
    queries.removeQueries({ predicate: isNotAuth });
    queries.removeQueries({ queryKey: CONFIRMED_KEY });
    replaceData(queries, SESSION_KEY, await newSession(user));
  };
}

/** Removes cached data, so that one account never sees that of another. */
export function useClearStaffData(): () => void {
  const queries = useQueryClient();
  return () => void queries.resetQueries({ predicate: isNotAuth });
}

const isNotAuth = (query: Query) => query.queryKey[0] !== AUTH_KEY;

/** Opens the sign-in page and removes all data of the session. */
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
 * Ends the session and removes all its data; resolves to false on failure. The page stays then, because the session
 * does: the next user of this browser must not find it open behind the sign-in page.
 */
export function useLogout(): () => Promise<boolean> {
  const goToSignIn = useGoToSignIn();
  const toast = useToast();
  const logout = async (): Promise<boolean> => {
    try {
      await lightCall('POST /api/v1/auth/logout', { body: {} });
    } catch (error) {
      // A session that has already ended needs no logout.
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
