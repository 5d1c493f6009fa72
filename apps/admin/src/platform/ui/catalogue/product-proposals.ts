import type { Product } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../api/tsr';

const PROPOSALS = 8;

/** Products of any visibility that a typed text may mean; none for a text too short to tell. */
export function useProductProposals(q: string): Product[] {
  const { data } = tsr.products.list.useQuery({
    queryKey: ['products', 'proposals', q],
    queryData: { query: { q, visibility: 'all', page: 1, pageSize: PROPOSALS } },
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  return data?.body ?? [];
}
