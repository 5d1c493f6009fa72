import { totalOf } from '@shishir/contract';
import { failureText } from '../../api/failure';

/** One page of a list, as every list shows it. */
export interface ListRows<Row> {
  rows: Row[];
  /** In all pages. */
  total: number;
  /** Nothing is there yet. */
  pending: boolean;
  /** The rows of the page before are shown until the wanted ones are there. */
  stale: boolean;
  /** What went wrong, as a sentence. */
  failure: string | null;
  retry: () => void;
}

/** What a query of a list responded. */
export interface ListResponse<Body> {
  data?: { body: Body; headers: Headers };
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export function listRows<Body, Row>(
  response: ListResponse<Body>,
  rowsOf: (body: Body) => Row[],
): ListRows<Row> {
  return {
    rows: response.data ? rowsOf(response.data.body) : [],
    total: response.data ? totalOf(response.data.headers) : 0,
    pending: response.isPending,
    stale: response.isPlaceholderData,
    failure: response.isError ? failureText(response.error) : null,
    retry: () => void response.refetch(),
  };
}
