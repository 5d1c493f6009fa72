import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './failure';

/** Queries and calls of the guard and of signing in begin with this word: a 401 to them is their own matter. */
export const AUTH_KEY = 'auth';
/** Who is here, by the server's last word: `{ user }`, where `user` is null once a session is over. */
export const SESSION_KEY = [AUTH_KEY, 'session'];

const RETRY_AFTER_MS = 500;

/** A refusal stays one; only a server that stumbled or did not answer is asked once more. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 1 && (status === null || status >= 500);
}

export function makeQueryClient(retryAfterMs = RETRY_AFTER_MS): QueryClient {
  // Any call that is told to sign in means that nobody is here any more; the guard sees it and asks.
  const notice = (error: unknown, key: readonly unknown[] | undefined) => {
    if (statusOf(error) === 401 && key?.[0] !== AUTH_KEY) {
      client.setQueryData(SESSION_KEY, { user: null });
    }
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => notice(error, query.queryKey) }),
    mutationCache: new MutationCache({
      onError: (error, _typed, _result, mutation) => notice(error, mutation.options.mutationKey),
    }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthAnotherTry, retryDelay: retryAfterMs },
    },
  });
  return client;
}
