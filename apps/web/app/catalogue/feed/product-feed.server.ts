import type { CatalogueProduct } from '@shishir/contract';
import { priceView } from '@shishir/format';
import { Readable } from 'node:stream';
import { sitePath } from '../../platform/locale/site-path';
import type { ApiClient } from '../../platform/api/api-client';
import { loadResponse } from '../../platform/api/load-response.server';
import { xmlTag } from '../../platform/api/xml';
import { describeProduct, productAddresses } from '../products/product-data.server';

const API_PAGE = 100;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Limits of Google Merchant, in characters. */
const TITLE_MAX = 150;
const DESCRIPTION_MAX = 5000;

/** Returns the feed piece by piece, so that neither this process nor the API holds a large catalogue. */
export async function* productFeed(
  api: ApiClient,
  { publicUrl, name, now }: { publicUrl: string; name: string; now: Date },
): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    xmlTag('title', name) +
    xmlTag('link', publicUrl + sitePath('/')) +
    xmlTag('description', name) +
    '\n'
  );
  for (let page = 1; ; page += 1) {
    const query = { page, pageSize: API_PAGE, sort: 'id', with: 'commercial' } as const;
    const response = await loadResponse(api.products.list({ query }));
    const products = response?.body ?? [];
    yield products.map((product) => feedItem(product, publicUrl, now) ?? '').join('');
    if (products.length < API_PAGE) break;
  }
  yield '</channel>\n</rss>\n';
}

/** Returns a stream of texts. If one fails, the file is cut off instead of complete with fewer products. */
export const streamOf = (texts: AsyncGenerator<string>): ReadableStream =>
  Readable.toWeb(Readable.from(texts, { objectMode: false })) as ReadableStream;

/**
 * Returns an item; null for a product that Google would reject: without a public price, a picture, a maker or a stated
 * availability, or on order without a lead time.
 */
export function feedItem(product: CatalogueProduct, publicUrl: string, now: Date): string | null {
  const price = priceView(product.regular_price, product.offer_price);
  const { page, pictures } = productAddresses(product, publicUrl);
  const availability = availabilityOf(product, now);
  const [first, ...further] = pictures;
  if (price.kind !== 'price' || !first || !product.brand || !availability) return null;
  return (
    '<item>' +
    xmlTag('g:id', String(product.id)) +
    xmlTag('g:title', product.title.slice(0, TITLE_MAX)) +
    xmlTag('g:description', describeProduct(product).slice(0, DESCRIPTION_MAX)) +
    xmlTag('g:link', page) +
    xmlTag('g:image_link', first) +
    further.map((picture) => xmlTag('g:additional_image_link', picture)).join('') +
    availability +
    xmlTag('g:price', `${price.regular ?? price.price} BDT`) +
    (price.regular === null ? '' : xmlTag('g:sale_price', `${price.price} BDT`)) +
    xmlTag('g:brand', product.brand) +
    xmlTag('g:mpn', product.model) +
    xmlTag('g:condition', 'new') +
    xmlTag('g:product_type', product.category) +
    '</item>\n'
  );
}

/** On order, Google needs the day on which it is available: after the longest lead time. */
function availabilityOf({ commercial }: CatalogueProduct, now: Date): string | null {
  if (commercial?.availability === 'in stock') return xmlTag('g:availability', 'in_stock');
  const weeks = commercial?.lead_weeks_max ?? commercial?.lead_weeks_min ?? null;
  if (commercial?.availability !== 'on order' || weeks === null) return null;
  const day = new Date(now.getTime() + weeks * WEEK_MS).toISOString();
  return xmlTag('g:availability', 'backorder') + xmlTag('g:availability_date', day);
}
