import type { User } from '@shishir/contract';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { errorBodyOf, statusOf } from './failure';

/** Queries and calls of the guard and of signing in begin with this word: a 401 to them is their own matter. */
export const AUTH_KEY = 'auth';
/** Who is here, by the server's last word. */
export const SESSION_KEY = [AUTH_KEY, 'session'];
export interface SessionState {
  /** Null once a session is over. */
  user: User | null;
  /** True where the owner requires a second step that the account does not have. */
  second_factor_missing: boolean;
}

const RETRY_AFTER_MS = 500;

/** A refusal stays one; only a server that stumbled or did not answer is asked once more. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 1 && (status === null || status >= 500);
}

export function makeQueryClient(retryAfterMs = RETRY_AFTER_MS): QueryClient {
  // Any call that is told to sign in means that nobody is here any more; the guard sees it and asks.
  const handleError = (error: unknown, key: readonly unknown[] | undefined) => {
    if (statusOf(error) === 401 && key?.[0] !== AUTH_KEY) {
      const nobody: SessionState = { user: null, second_factor_missing: false };
      client.setQueryData(SESSION_KEY, nobody);
    }
    // The owner has made the second step a rule since; the guard asks and leads there.
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
      queries: { staleTime: 15_000, retry: worthAnotherTry, retryDelay: retryAfterMs },
    },
  });
  return client;
}
