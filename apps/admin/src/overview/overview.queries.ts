import { totalOf, type ContactMessage, type Product } from '@shishir/contract';
import { tsr } from '../api/tsr';

const DAYS_30_MS = 30 * 24 * 60 * 60 * 1000;
/** The largest page that a list gives; newer accounts than these are not counted one by one. */
const RECENT_LIMIT = 100;
const WAITING_SHOWN = 4;

/** A figure of its own: one that fails leaves the others standing. */
export interface Figure extends Retry {
  /** Null while it is not there. */
  value: number | null;
}

export interface OverviewFigures {
  users: Figure;
  /** Accounts of the last 30 days, at most 100. */
  recentUsers: number;
  completed: Figure;
  pending: Figure;
}

function useServiceCount(status: 'completed' | 'pending') {
  return tsr.products.list.useQuery({
    queryKey: ['products', 'service', status],
    queryData: { query: { service_status: status, visibility: 'all', page: 1, pageSize: 1 } },
  });
}

/** The figures of the specified cards; null until each of them is there or has failed. */
export function useOverviewFigures(): OverviewFigures | null {
  const users = tsr.users.list.useQuery({
    queryKey: ['users', 'newest'],
    queryData: { query: { sort: '-created_at', page: 1, pageSize: RECENT_LIMIT } },
  });
  const completed = useServiceCount('completed');
  const pending = useServiceCount('pending');
  if ([users, completed, pending].some((response) => response.isPending)) return null;
  return {
    users: figureOf(users),
    recentUsers: users.data?.body.data.filter(isRecent).length ?? 0,
    completed: figureOf(completed),
    pending: figureOf(pending),
  };
}

const figureOf = (response: CountResponse): Figure => ({
  value: response.data ? totalOf(response.data.headers) : null,
  ...retryOf(response),
});

const isRecent = (row: { created_at: string }) =>
  Date.now() - new Date(row.created_at).getTime() < DAYS_30_MS;

/** The messages that nobody has opened yet, the longest waiting first. */
export function useWaitingMessages(): { messages: ContactMessage[] | null } & Retry {
  const response = tsr.contactMessage.list.useQuery({
    queryKey: ['contact-message', 'waiting'],
    queryData: { query: { status: 'new', sort: 'created_at', page: 1, pageSize: WAITING_SHOWN } },
  });
  return { messages: response.data?.body.data ?? null, ...retryOf(response) };
}

/** The catalogue in one list (up to 500 rows), to be looked through for gaps. */
export function useWholeCatalogue(): { products: Product[] | null; total: number } & Retry {
  const response = tsr.products.list.useQuery({
    queryKey: ['products', 'whole'],
    queryData: { query: { visibility: 'all' } },
    staleTime: 60_000,
  });
  return {
    products: response.data?.body ?? null,
    total: response.data ? totalOf(response.data.headers) : 0,
    ...retryOf(response),
  };
}

export interface Retry {
  failure: unknown;
  retry: () => void;
}

interface LoadResponse {
  error: unknown;
  data?: unknown;
  refetch: () => unknown;
}
type CountResponse = LoadResponse & { data?: { headers: Headers } };

export function retryOf(response: LoadResponse): Retry {
  return {
    failure: response.data ? null : response.error,
    retry: () => void response.refetch(),
  };
}
