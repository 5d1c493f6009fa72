import type { User } from '@shishir/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { replaceData } from './cache-writes';
import { errorBodyOf, isOffline, statusOf } from './failure';

/** The first part of the keys of the guard and of signing in, which handle a 401 themselves. */
export const AUTH_KEY = 'auth';
/** Who is signed in, by the last response of the server. */
export const SESSION_KEY = [AUTH_KEY, 'session'];
export interface SessionState {
  /** Null once a session is over. */
  user: User | null;
  /** True where the owner requires a second factor that the account does not have. */
  second_factor_missing: boolean;
}

const RETRY_AFTER_MS = 500;

/** A rejected request stays rejected; only after a server error, or without a response, is it sent once more. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  if (isOffline(error)) return false;
  return failures < 1 && (status === null || status >= 500);
}

export function makeQueryClient(retryAfterMs = RETRY_AFTER_MS): QueryClient {
  // A 401 to any call means that the session is over; the guard sees it and asks to sign in.
  const handleError = (error: unknown, key: readonly unknown[] | undefined) => {
    if (statusOf(error) === 401 && key?.[0] !== AUTH_KEY) {
      const nobody: SessionState = { user: null, second_factor_missing: false };
      replaceData(client, SESSION_KEY, nobody);
    }
    // The owner requires a second factor since; the guard asks for the session again and leads there.
    if (errorBodyOf(error)?.code === 'second_factor_missing') {
      void client.invalidateQueries({ queryKey: SESSION_KEY });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => handleError(error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        handleError(error, mutation.options.mutationKey),
    }),
    defaultOptions: {
      // Calls without a connection fail at once. Paused, a save would be sent later, after the person gave it up.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 15_000,
        retry: worthAnotherTry,
        retryDelay: retryAfterMs,
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
