import type { ProductQuery } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { listRows } from '../list/list-rows';

/** One page of the catalogue; hidden products too, unless the address asks otherwise. */
export function useProductList(query: ProductQuery) {
  const wanted: ProductQuery = { visibility: 'all', ...query };
  const answer = tsr.products.list.useQuery({
    queryKey: ['products', 'list', wanted],
    queryData: { query: wanted },
    placeholderData: keepPreviousData,
  });
  return listRows(answer, (body) => body);
}

/** One product with its service record. */
export function useProduct(id: number) {
  return tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
  });
}

/** All categories by position, also those that visitors do not see. */
export function useCategories() {
  return tsr.categories.list.useQuery({
    queryKey: ['categories'],
    queryData: { query: { status: 'all' } },
    staleTime: 60_000,
  });
}
