import type { CatalogueProduct, Commercial } from '@shishir/contract';
import { needsOutdoorUnit } from '@shishir/contract';
import { formatCapacity, formatTaka, pictureMainPath, priceView } from '@shishir/format';
import { sitePath } from '../../platform/locale/site-path';
import { productPartsTexts } from '../product-parts/product-parts.texts';
import { nominalSize } from '../product-parts/size-label.server';
import { specRows } from '../product-parts/spec-rows';
import { productPageTexts as texts } from './detail/product-page.texts';
import { tonsOf } from './detail/size-options';

type Block = Record<string, unknown>;

/** The facts of a product in one sentence, for search engines. */
export function describeProduct(product: CatalogueProduct): string {
  const { title, model, cooling_tr, cooling_kw, inverter_type, refrigerant, category_kind } =
    product;
  const view = priceView(product.regular_price, product.offer_price);
  const facts = [
    cooling_tr !== null && texts.meta.ton(tonsOf(category_kind, cooling_tr)),
    category_kind === 'ventilation' && nominalSize(product),
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
    inverter_type && productPartsTexts.value(inverter_type),
    refrigerant,
    view.kind === 'price' ? formatTaka(view.price) : texts.meta.onRequest,
    needsOutdoorUnit(category_kind) && texts.meta.needsOutdoorUnit,
  ].filter(Boolean);
  return texts.meta.description(title, model, facts.join(', '));
}

/** Absolute addresses of the page of a product and of its pictures. */
export const productAddresses = (
  { id, pictures }: Pick<CatalogueProduct, 'id' | 'pictures'>,
  publicUrl: string,
) => ({
  page: new URL(sitePath(`/products/${id}`), publicUrl).href,
  pictures: pictures.map(
    ({ key, width }) => new URL(`/storage/${pictureMainPath(key, width)}`, publicUrl).href,
  ),
});

/** Returns schema.org/Product with its figures; without an offer if the price is on request. */
export function productData(product: CatalogueProduct, publicUrl: string): Block {
  const { page, pictures } = productAddresses(product, publicUrl);
  const price = priceView(product.regular_price, product.offer_price);
  const availability = AVAILABILITY[availabilityOf(product)];
  return {
    '@type': 'Product',
    '@id': page,
    url: page,
    name: product.title,
    description: describeProduct(product),
    model: product.model,
    mpn: product.model,
    sku: product.model,
    category: product.category,
    ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
    ...(pictures.length > 0 && { image: pictures }),
    additionalProperty: specRows(product).flatMap(({ rows }) =>
      rows.flatMap(([name, value]) =>
        value === null ? [] : [{ '@type': 'PropertyValue', name, value }],
      ),
    ),
    ...(price.kind === 'price' && {
      offers: {
        '@type': 'Offer',
        price: price.price,
        priceCurrency: 'BDT',
        url: page,
        itemCondition: 'https://schema.org/NewCondition',
        ...(availability && { availability }),
      },
    }),
  };
}

const AVAILABILITY = {
  'in stock': 'https://schema.org/InStock',
  'on order': 'https://schema.org/BackOrder',
  discontinued: 'https://schema.org/Discontinued',
  unknown: null,
} as const;

type Availability = NonNullable<Commercial['availability']>;

/** Availability of a product as the company states it. */
function availabilityOf({
  discontinued,
  commercial,
}: Pick<CatalogueProduct, 'discontinued' | 'commercial'>):
  Availability | 'discontinued' | 'unknown' {
  return discontinued ? 'discontinued' : (commercial?.availability ?? 'unknown');
}
