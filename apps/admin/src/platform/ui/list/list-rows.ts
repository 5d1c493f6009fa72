import { totalOf } from '@shishir/contract';
import { failureText } from '../../api/failure';

/** One page of a list, in the form that every list displays. */
export interface ListRows<Row> {
  rows: Row[];
  /** Number of rows on all pages. */
  total: number;
  /** True until the first rows are loaded. */
  pending: boolean;
  /** True while the rows of another page are shown until those of the current one are loaded. */
  stale: boolean;
  /** Message of a failed load. */
  failure: string | null;
  retry: () => void;
}

/** Result of a list query. */
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
