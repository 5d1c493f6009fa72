import { CatalogueProduct } from '@shishir/contract';
import { redirect } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import { withoutInapplicable } from '../../product-parts/card-product.server';
import type { SizingValues } from '@shishir/sizing';
import { loadSizingValues } from '../../product-parts/sizing-data.server';
import { loadResponse } from '../../../platform/api/load-response.server';

interface DataSheetData {
  product: CatalogueProduct;
  values: SizingValues;
}

/** Loads the product of a data sheet. Redirects to the product's page, which reports a missing product. */
export async function loadDataSheet(api: ApiClient, key: string): Promise<DataSheetData> {
  const id = /^[1-9]\d{0,8}$/.test(key) ? Number(key) : null;
  const found = id && (await loadResponse(api.products.get({ params: { id } })));
  if (!found) throw redirect(`/products/${encodeURIComponent(key)}`, 302);
  // A staff session receives more fields; only public ones may be sent.
  const product = withoutInapplicable(CatalogueProduct.parse(found.body));
  return { product, values: await loadSizingValues(api) };
}
