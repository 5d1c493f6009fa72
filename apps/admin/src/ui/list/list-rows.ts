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

interface ListAnswer<Body> {
  data?: { body: Body; headers: Headers };
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

export function listRows<Body, Row>(
  answer: ListAnswer<Body>,
  rowsOf: (body: Body) => Row[],
): ListRows<Row> {
  return {
    rows: answer.data ? rowsOf(answer.data.body) : [],
    total: answer.data ? totalOf(answer.data.headers) : 0,
    pending: answer.isPending,
    stale: answer.isPlaceholderData,
    failure: answer.isError ? failureText(answer.error) : null,
    retry: () => void answer.refetch(),
  };
}
