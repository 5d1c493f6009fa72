import { CatalogueProduct, type ProductSize, totalOf } from '@shishir/contract';
import { formatCapacity, formatTaka, pictureMainPath, priceView } from '@shishir/format';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../../api/api-client';
import type { PageMeta } from '../../ui/page/page-meta';
import type { Crumb } from '../../ui/breadcrumb';
import { featuresOf } from './feature-lists.server';
import { figuresOf } from './key-figures.server';
import { asDisplayed, type CardProduct, toCard } from '../../units/card-product';
import { loadResponse } from '../../units/load-response.server';
import { fitOf } from '../drawing/product-fit.server';
import { specRows } from '../../units/spec-rows';
import type { ProductDetailData } from './product-detail.view';
import { productData } from '../structured-data';

type ProductPage =
  | ({ kind: 'product'; meta: PageMeta } & ProductDetailData)
  | { kind: 'no-product'; meta: PageMeta };

/** No id of the catalogue is longer, so the API is not called. */
const MAX_ID_LENGTH = 9;

/** The page of a product; its id is all digits. */
export async function loadProductPage(api: ApiClient, key: string, url: URL, publicUrl: string) {
  if (key.length > MAX_ID_LENGTH) return notFound(key, publicUrl);
  const id = Number(key);
  if (url.pathname !== `/products/${id}`) throw redirect(`/products/${id}`, 301);
  if (id === 0) return notFound(key, publicUrl);
  const [found, beside] = await Promise.all([
    loadResponse(api.products.get({ params: { id } })),
    loadResponse(api.products.sizes({ params: { id } })),
  ]);
  if (!found) return notFound(key, publicUrl);
  // A staff session receives more fields; only the public ones may go on.
  const product = asDisplayed(CatalogueProduct.parse(found.body));
  const picture = product.pictures[0];
  return data<ProductPage>({
    kind: 'product',
    product,
    sizes: beside?.body.data ?? [product],
    models: beside ? totalOf(beside.headers) : 1,
    // Made here, so that the browser need not know how.
    figures: figuresOf(product),
    specs: specRows(product),
    fit: fitOf(product),
    similar: await similarTo(api, product, beside?.body.data ?? []),
    features: featuresOf(product.category_kind),
    crumbs: crumbsOf(product),
    meta: {
      title: product.title,
      description: describe(product),
      path: `/products/${id}`,
      publicUrl,
      ...(picture && { image: `/storage/${pictureMainPath(picture.key, picture.width)}` }),
      jsonLd: productData(product, publicUrl),
    },
  });
}

const SIMILAR = 4;
/** How much smaller or larger a similar model may be. */
const NEAR = 1.3;

/**
 * Models of about the same capacity, one of each other category; where the type has a single category, the sizes
 * beside this one.
 */
async function similarTo(
  api: ApiClient,
  { id, type, cooling_tr, category_id, category_kind }: CatalogueProduct,
  sizes: ProductSize[],
): Promise<CardProduct[]> {
  if (cooling_tr === null) return [];
  const distance = (tr: number | null) => Math.abs(Math.log((tr ?? 0) / cooling_tr));
  const query = { type, tr_min: cooling_tr / NEAR, tr_max: cooling_tr * NEAR, pageSize: 100 };
  const found = (await loadResponse(api.products.list({ query })))?.body ?? [];
  const near = found
    .filter((product) => product.category_id !== category_id)
    // A ventilator cools by the way only.
    .filter((product) => product.category_kind !== 'ventilation' && category_kind !== 'ventilation')
    .sort((one, other) => distance(one.cooling_tr) - distance(other.cooling_tr));
  const ofEach = near.filter(
    (product, index) =>
      near.findIndex((other) => other.category_id === product.category_id) === index,
  );
  if (ofEach.length > 1) return ofEach.slice(0, SIMILAR).map(toCard);
  const beside = sizes
    .filter((size) => size.id !== id)
    .sort((one, other) => distance(one.cooling_tr) - distance(other.cooling_tr))
    .slice(0, SIMILAR);
  if (beside.length === 0) return [];
  const ids = beside.map((size) => size.id).join(',');
  const rows = (await loadResponse(api.products.list({ query: { ids, pageSize: SIMILAR } })))?.body;
  return (rows ?? []).map(toCard);
}

function notFound(key: string, publicUrl: string) {
  const meta: PageMeta = {
    title: 'Product not found',
    description: 'This product does not exist, or it is no longer sold.',
    path: `/products/${key}`,
    publicUrl,
    robots: 'noindex',
  };
  return data<ProductPage>({ kind: 'no-product', meta }, { status: 404 });
}

function crumbsOf(product: CatalogueProduct): Crumb[] {
  const { category, category_slug, cooling_tr, model } = product;
  return [
    { title: 'Home', path: '/' },
    { title: 'Products', path: '/products' },
    { title: category, path: `/products/${category_slug}` },
    { title: cooling_tr === null ? model : `${formatCapacity(cooling_tr)} TR` },
  ];
}

function describe(product: CatalogueProduct): string {
  const { title, model, cooling_tr, cooling_kw, inverter_type, refrigerant } = product;
  const view = priceView(product.regular_price, product.offer_price);
  const facts = [
    cooling_tr !== null && `${formatCapacity(cooling_tr)} Ton`,
    cooling_kw !== null && `${formatCapacity(cooling_kw)} kW`,
    inverter_type,
    refrigerant,
    view.kind === 'price' ? formatTaka(view.price) : 'price on request',
  ].filter(Boolean);
  return `${title}, model ${model}: ${facts.join(', ')}.`;
}
