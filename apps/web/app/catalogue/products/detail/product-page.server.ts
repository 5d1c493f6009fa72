import { CatalogueProduct, type ProductSize, totalOf, unitTypeLabel } from '@shishir/contract';
import { formatCapacity, pictureMainPath } from '@shishir/format';
import { data, redirect } from 'react-router';
import { pagePath } from '../../../platform/locale/site-path';
import type { ApiClient } from '../../../platform/api/api-client';
import type { PageMeta } from '../../../platform/ui/page/page-meta';
import type { Crumb } from '../../../platform/ui/breadcrumb';
import { withoutInapplicable } from '../../product-parts/card-product.server';
import { nominalSize } from '../../product-parts/size-label.server';
import { loadResponse } from '../../../platform/api/load-response.server';
import { allCategories } from '../list/load-list.server';
import type { ProductDetailData } from './product-detail.view';
import type { ShownProduct } from './shown-product';
import { productPageTexts as texts } from './product-page.texts';
import { partsOf } from './product-parts.server';
import { type SizeOption, sizesByAirFlow, sizesInTons, tonsOf } from './size-options';
import { surroundingsOf } from './surroundings.server';
import { describeProduct, productData } from '../product-data.server';
import { SPACE_QUERY } from '../fit/fit-space';
import { fitUnitOf } from '../fit/fit-unit.server';

type ProductPage =
  | ({ kind: 'product'; meta: PageMeta } & ProductDetailData)
  | { kind: 'no-product'; meta: PageMeta };

/** Longer ids do not exist, so the API is not called. */
const MAX_ID_LENGTH = 9;

/** Loads the page of a product. `key` consists of digits. */
export async function loadProductPage(api: ApiClient, key: string, url: URL, publicUrl: string) {
  if (key.length > MAX_ID_LENGTH) return notFound(key, publicUrl);
  const id = Number(key);
  if (pagePath(url.pathname) !== `/products/${id}`) throw redirect(`/products/${id}`, 301);
  if (id === 0) return notFound(key, publicUrl);
  const [found, sizesResponse, categories] = await Promise.all([
    loadResponse(api.products.get({ params: { id } })),
    loadResponse(api.products.sizes({ params: { id } })).catch(() => null),
    allCategories(api),
  ]);
  if (!found) return notFound(key, publicUrl);
  // A staff session receives more fields; only public ones may be sent.
  const product = withoutInapplicable(CatalogueProduct.parse(found.body));
  const sizes = await sizesOf(api, product, sizesResponse?.body.data ?? [product]);
  const surroundings = await surroundingsOf(api, product, sizes, categories);
  const picture = product.pictures[0];
  const fitUnit = fitUnitOf(product);
  return data<ProductPage>({
    kind: 'product',
    product: toShown(product),
    sizes,
    models: sizesResponse ? totalOf(sizesResponse.headers) : 1,
    parts: partsOf(product, categories, surroundings),
    fit: fitUnit && { unit: fitUnit, given: url.searchParams.get(SPACE_QUERY) },
    crumbs: crumbsOf(product),
    meta: {
      title: product.title,
      description: describeProduct(product),
      path: `/products/${id}`,
      publicUrl,
      ...(picture && { image: `/storage/${pictureMainPath(picture.key, picture.width)}` }),
      jsonLd: productData(product, publicUrl),
    },
  });
}

/** Returns the sizes of the category; those of ventilators by their air flow, which the list of sizes does not have. */
async function sizesOf(
  api: ApiClient,
  { category_kind, category_slug }: CatalogueProduct,
  sizes: ProductSize[],
): Promise<SizeOption[]> {
  if (category_kind !== 'ventilation') return sizesInTons(category_kind, sizes);
  const query = { category: category_slug, ids: sizes.map(({ id }) => id).join(','), pageSize: 60 };
  const ventilators = await loadResponse(api.products.listed({ query })).catch(() => null);
  return ventilators ? sizesByAirFlow(ventilators.body) : [];
}

/** Returns the fields that the browser needs; the rest of the page is HTML. */
function toShown(product: CatalogueProduct): ShownProduct {
  const { id, title, model, category_slug, category_kind } = product;
  const { regular_price, offer_price, pictures, discontinued, successor } = product;
  return {
    id,
    type: unitTypeLabel(category_kind),
    title,
    model,
    category_slug,
    category_kind,
    capacity: capacityOf(product),
    regular_price,
    offer_price,
    pictures,
    discontinued,
    successor: successor ? { id: successor.id, title: successor.title } : null,
  };
}

/** Returns '1.6 Ton, 5.6 kW', or the air flow of a ventilator. */
function capacityOf(product: CatalogueProduct): string {
  const { category_kind, cooling_tr, cooling_kw } = product;
  if (category_kind === 'ventilation') return nominalSize(product);
  return [
    cooling_tr !== null && texts.meta.ton(tonsOf(category_kind, cooling_tr)),
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
  ]
    .filter(Boolean)
    .join(', ');
}

function notFound(key: string, publicUrl: string) {
  const meta: PageMeta = {
    title: texts.meta.unknownTitle,
    description: texts.meta.unknownDescription,
    path: `/products/${key}`,
    publicUrl,
    robots: 'noindex',
  };
  return data<ProductPage>({ kind: 'no-product', meta }, { status: 404 });
}

function crumbsOf(product: CatalogueProduct): Crumb[] {
  const { category, category_slug } = product;
  return [
    { title: texts.home, path: '/' },
    { title: texts.products, path: '/products' },
    { title: category, path: `/products/${category_slug}` },
    { title: nominalSize(product) },
  ];
}
