import type { Product } from '@shishir/contract';
import { isOfferAboveRegular } from '../products/product-text';
import { type overviewTexts } from './overview.texts';

export type CheckName = keyof typeof overviewTexts.checks;

export interface Check {
  name: CheckName;
  products: Product[];
}

const RULES: Record<CheckName, (product: Product) => boolean> = {
  offer: isOfferAboveRegular,
  price: (product) => product.offer_price === null && product.regular_price === null,
  airFlow: (product) =>
    product.air_flow_high_cfm === null &&
    product.air_flow_medium_cfm === null &&
    product.air_flow_low_cfm === null,
};

/** What a person should look at, with the products concerned; checks that find nothing are left out. */
export function catalogueChecks(products: Product[]): Check[] {
  return (Object.keys(RULES) as CheckName[])
    .map((name) => ({ name, products: products.filter(RULES[name]) }))
    .filter((check) => check.products.length > 0);
}
