import { QueryCache, QueryClient } from '@tanstack/react-query';
import { statusOf } from './failure';

/** Queries of the guard begin with this word: they are asked again when a session turns out to be over. */
export const AUTH_KEY = 'auth';

const RETRY_AFTER_MS = 500;

/** A refusal stays one; only a server that stumbled or did not answer is asked once more. */
function worthAnotherTry(failures: number, error: unknown): boolean {
  const status = statusOf(error);
  return failures < 1 && (status === null || status >= 500);
}

export function makeQueryClient(retryAfterMs = RETRY_AFTER_MS): QueryClient {
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        const sessionOver = statusOf(error) === 401 && query.queryKey[0] !== AUTH_KEY;
        if (sessionOver) void client.resetQueries({ queryKey: [AUTH_KEY] });
      },
    }),
    defaultOptions: {
      queries: { staleTime: 15_000, retry: worthAnotherTry, retryDelay: retryAfterMs },
    },
  });
  return client;
}
