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
/** Figures of one source: one that fails leaves the others standing. */
export interface Loaded<Data> extends Retry {
  /** Undefined while it is not there. */
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

/** Enquiries in figures; looks for new ones every minute while it is on screen. */
export const useEnquiryOverview = (): Loaded<EnquiryOverview> =>
  loaded(
    tsr.overview.enquiries.useQuery({
      queryKey: ['contact-message', 'overview'],
      refetchInterval: FRESH_MS,
    }),
  );

/** What is missing or wrong in the catalogue. */
export const useProductOverview = (): Loaded<ProductOverview> =>
  loaded(tsr.overview.products.useQuery({ queryKey: ['products', 'overview'] }));

/** Mails that failed; the owner alone may see them. */
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

/** The last lines of the audit log that are about changes. */
export const useLatestChanges = (): Loaded<AuditEntry[]> =>
  loaded(tsr.overview.changes.useQuery({ queryKey: ['audit', 'latest'] }));

/** A count of the specified cards. */
export interface Figure extends Retry {
  /** Null where it failed. */
  value: number | null;
}

export interface SpecifiedFigures {
  users: Figure;
  /** Undefined while it is not known. */
  kinds: { staff: number; visitors: number } | undefined;
  completed: Figure;
  pending: Figure;
}

/** The figures of the specified cards; null until each of them is there or has failed. */
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
  return tsr.products.list.useQuery({
    queryKey: ['products', 'service', status],
    queryData: { query: { service_status: status, visibility: 'all', page: 1, pageSize: 1 } },
  });
}

type CountResponse = LoadResponse<unknown> & { data?: { headers: Headers } | undefined };

const figureOf = (response: CountResponse): Figure => ({
  value: response.data ? totalOf(response.data.headers) : null,
  ...retryOf(response),
});
