import type { ListedProduct } from '@shishir/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { tsr } from '../../platform/api/tsr';
import { readListQuery } from '../../platform/ui/list/list-address';
import { type ListRows, listRows } from '../../platform/ui/list/list-rows';
import { ProductListQuery } from './list/product-filters';

/** One page of the catalogue with hidden products unless filtered; the trash starts with the latest deletion. */
export function useProductList(query: ProductListQuery) {
  const order: ProductListQuery = query.trash ? { sort: '-deleted_at' } : {};
  const filters: ProductListQuery = { visibility: 'all', ...order, ...query };
  const response = tsr.products.listed.useQuery({
    queryKey: ['products', 'list', filters],
    queryData: { query: filters },
    placeholderData: keepPreviousData,
  });
  return listRows(response, (body) => body);
}

/** Number of products in each view of the list; undefined until it is known. */
export const useProductCounts = (queries: string[]): number[] | undefined =>
  useCounts(queries.map((query) => readListQuery(ProductListQuery, new URLSearchParams(query))));

function useCounts(queries: ProductListQuery[]): number[] | undefined {
  const lists = queries.map((query): ProductListQuery => ({ visibility: 'all', ...query }));
  const { data } = tsr.products.counts.useQuery({
    queryKey: ['products', 'count', lists],
    queryData: { query: { lists: JSON.stringify(lists) } },
    enabled: lists.length > 0,
    staleTime: 60_000,
  });
  return data?.body.data;
}

/** Fields with one value on all pages: filtering by the value of the first row does not reduce the total. */
export function useUniformFields(
  query: ProductListQuery,
  { rows, total, stale }: ListRows<ListedProduct>,
): string[] {
  const [first, ...others] = rows;
  const fields =
    first && !stale && rows.length < total
      ? (['refrigerant', 'inverter_type', 'category'] as const).filter(
          (field) => first[field] && others.every((row) => row[field] === first[field]),
        )
      : [];
  const counts = useCounts(fields.map((field) => ({ ...query, [field]: first?.[field] })));
  return fields.filter((_field, index) => counts?.[index] === total);
}

/** One product with its service record. */
export function useProduct(id: number, enabled = true) {
  return tsr.products.get.useQuery({
    queryKey: ['products', 'one', id],
    queryData: { params: { id } },
    enabled,
  });
}

/** One product for the form, in its saved state; not reloaded while the form is being edited. */
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
