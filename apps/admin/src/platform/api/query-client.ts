import type { User } from '@shishir/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { replaceData } from './cache-writes';
import { errorBodyOf, isOffline, statusOf } from './failure';

/** First key part of the queries of guard and sign-in, which handle a 401 themselves. */
export const AUTH_KEY = 'auth';
/** Key of the signed-in user, as of the latest response. */
export const SESSION_KEY = [AUTH_KEY, 'session'];
export interface SessionState {
  /** Null after the session has ended. */
  user: User | null;
  /** True if the owner requires a second factor that the account lacks. */
  second_factor_missing: boolean;
}

const RETRY_AFTER_MS = 500;

/** Retries once after a server error or a missing response; a rejected request is not sent again. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  if (isOffline(error)) return false;
  return failures < 1 && (status === null || status >= 500);
}

export function makeQueryClient(retryAfterMs = RETRY_AFTER_MS): QueryClient {
  // A 401 from any call means that the session has ended; the guard reads this state and requests sign-in.
  const handleError = (error: unknown, key: readonly unknown[] | undefined) => {
    if (statusOf(error) === 401 && key?.[0] !== AUTH_KEY) {
      const signedOut: SessionState = { user: null, second_factor_missing: false };
      replaceData(client, SESSION_KEY, signedOut);
    }
    // The owner has made a second factor mandatory: with the refetched session, the guard opens its setup.
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
      // Offline calls fail immediately. A paused save would be sent later, after the user had given it up.
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
