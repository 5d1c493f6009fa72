import type { CatalogueProduct } from '@shishir/contract';
import { ventilatorFlow_m3h } from '@shishir/sizing';

/** Returns the air flow of a ventilator in m³/h; null for other kinds. */
export const airFlowOf = (
  product: Pick<CatalogueProduct, 'category_kind' | 'air_flow_high_cfm' | 'title'>,
): number | null => (product.category_kind === 'ventilation' ? ventilatorFlow_m3h(product) : null);
