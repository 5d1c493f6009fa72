import { useOpenedRow } from '../../ui/list/use-opened-row';

const PARAMETER = 'view';

/** The product whose dialog is open over the list. */
export const useViewedProduct = () => useOpenedRow(PARAMETER);

/** Where a product's dialog stands open over the list. */
export const productAddress = (id: number) => `/dashboard/product/product-list?${PARAMETER}=${id}`;
