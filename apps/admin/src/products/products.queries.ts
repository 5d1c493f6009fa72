import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../api/tsr';
import { listRows } from '../ui/list/list-rows';
import type { ProductListQuery } from './list/product-filters';

/** One page of the catalogue, hidden products too unless the address asks otherwise; of the trash the newest first. */
export function useProductList(query: ProductListQuery) {
  const order: ProductListQuery = query.trash ? { sort: '-deleted_at' } : {};
  const wanted: ProductListQuery = { visibility: 'all', ...order, ...query };
  const response = tsr.products.list.useQuery({
    queryKey: ['products', 'list', wanted],
    queryData: { query: wanted },
    placeholderData: keepPreviousData,
  });
  return listRows(response, (body) => body);
}

/** One product with its service record. */
export function useProduct(id: number) {
  return tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
  });
}

/** One product for the form: as it is saved now, and not read again while the form is being edited. */
export function useSavedProduct(id: number) {
  return tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
    enabled: Number.isSafeInteger(id),
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
