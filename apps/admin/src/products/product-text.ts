import type { Product } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { productsTexts } from './products.texts';

/** '6.37 TR', as the specification has it. */
export function capacityText(product: Product): string {
  return product.cooling_tr === null
    ? productsTexts.none
    : `${formatCapacity(product.cooling_tr)} TR`;
}

/** '500/400/300' in cfm, high to low; '-' where nothing is known. */
export function airFlowText(product: Product): string {
  const flows = [product.air_flow_high_cfm, product.air_flow_medium_cfm, product.air_flow_low_cfm];
  if (flows.every((flow) => flow === null)) return productsTexts.none;
  return flows.map((flow) => flow ?? productsTexts.none).join('/');
}

/** True where the offer costs more than the regular price: most likely a slip. */
export function isOfferAboveRegular(product: Product): boolean {
  const { offer_price: offer, regular_price: regular } = product;
  return offer !== null && regular !== null && offer > regular;
}

const TRASH_DAYS = 30;

/** The moment at which a product that was deleted then is gone for good. */
export function keptUntil(deletedAt: string): Date {
  return new Date(new Date(deletedAt).getTime() + TRASH_DAYS * 24 * 60 * 60 * 1000);
}
