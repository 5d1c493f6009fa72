import {
  type AuditEntry,
  type EnquiryOverview,
  type MailOverview,
  type ProductOverview,
  totalOf,
} from '@shishir/contract';
import { useQueryClient } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';

const FRESH_MS = 60_000;

export interface Retry {
  failure: unknown;
  retry: () => void;
}
/** Figures of one source; if it fails, the others are still shown. */
export interface Loaded<Data> extends Retry {
  /** Undefined until loaded. */
  data: Data | undefined;
}

interface LoadResponse<Body> {
  error: unknown;
  data?: { body: Body } | undefined;
  refetch: () => unknown;
}

function loaded<Data>(response: LoadResponse<{ data: Data }>): Loaded<Data> {
  return { data: response.data?.body.data, ...retryOf(response) };
}

function retryOf(response: LoadResponse<unknown>): Retry {
  return {
    failure: response.data ? null : response.error,
    retry: () => void response.refetch(),
  };
}

/** Loads figures of enquiries, and refetches them every minute while displayed. */
export const useEnquiryOverview = (): Loaded<EnquiryOverview> =>
  loaded(
    tsr.overview.enquiries.useQuery({
      queryKey: ['contact-message', 'overview'],
      refetchInterval: FRESH_MS,
    }),
  );

/** Loads the missing and wrong data of the catalogue. */
export const useProductOverview = (): Loaded<ProductOverview> =>
  loaded(tsr.overview.products.useQuery({ queryKey: ['products', 'overview'] }));

/** Loads failed mails, which only the owner may see. */
export const useMailOverview = (): Loaded<MailOverview> =>
  loaded(
    tsr.overview.mails.useQuery({ queryKey: ['mail', 'overview'], refetchInterval: FRESH_MS }),
  );

export function useSendAgain() {
  const queries = useQueryClient();
  return tsr.mail.sendAgain.useMutation({
    onSettled: () => queries.invalidateQueries({ queryKey: ['mail'] }),
  });
}

/** Loads the latest lines of the audit log about changes. */
export const useLatestChanges = (): Loaded<AuditEntry[]> =>
  loaded(tsr.overview.changes.useQuery({ queryKey: ['audit', 'latest'] }));

/** Count on one of the specified cards. */
export interface Figure extends Retry {
  /** Null after a failed load. */
  value: number | null;
}

export interface SpecifiedFigures {
  users: Figure;
  /** Undefined until loaded. */
  kinds: { staff: number; visitors: number } | undefined;
  completed: Figure;
  pending: Figure;
}

/** Loads the figures of the specified cards; null until each has loaded or failed. */
export function useSpecifiedFigures(): SpecifiedFigures | null {
  const users = tsr.users.list.useQuery({
    queryKey: ['users', 'count'],
    queryData: { query: { page: 1, pageSize: 1 } },
  });
  const kinds = tsr.users.summary.useQuery({ queryKey: ['users', 'summary'] });
  const completed = useServiceCount('completed');
  const pending = useServiceCount('pending');
  if ([users, completed, pending].some((response) => response.isPending)) return null;
  return {
    users: figureOf(users),
    kinds: kinds.data?.body.data,
    completed: figureOf(completed),
    pending: figureOf(pending),
  };
}

function useServiceCount(status: 'completed' | 'pending') {
  return tsr.products.listed.useQuery({
    queryKey: ['products', 'service', status],
    queryData: { query: { service_status: status, visibility: 'all', page: 1, pageSize: 1 } },
  });
}

type CountResponse = LoadResponse<unknown> & { data?: { headers: Headers } | undefined };

const figureOf = (response: CountResponse): Figure => ({
  value: response.data ? totalOf(response.data.headers) : null,
  ...retryOf(response),
});
