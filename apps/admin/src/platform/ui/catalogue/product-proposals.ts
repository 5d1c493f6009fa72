import type { Locale, ListedProduct } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../api/tsr';

const PROPOSALS = 8;

/**
 * Suggests products of any visibility for a typed text, with their titles in a language; empty for fewer than two
 * characters.
 */
export function useProductProposals(q: string, locale: Locale = 'en'): ListedProduct[] {
  const { data } = tsr.products.listed.useQuery({
    queryKey: ['products', 'proposals', locale, q],
    queryData: {
      query: {
        q,
        ...(locale !== 'en' && { locale }),
        visibility: 'all',
        page: 1,
        pageSize: PROPOSALS,
      },
    },
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  return data?.body ?? [];
}
