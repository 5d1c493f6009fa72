import type { Category } from '@shishir/contract';
import { formatCapacity, formatTaka } from '@shishir/format';
import { data, redirect } from 'react-router';
import type { ApiClient } from '../api/api-client';
import type { PageMeta } from '../shell/page-meta';
import type { Crumb } from './breadcrumb';
import { axisOf, toCard } from './catalogue-product';
import { loadAnswer } from './load-answer.server';
import type { ProductListData } from './product-list.view';
import { readSort } from './product-sort';
import { crumbData, listData } from './structured-data.server';

export type CategoryPage =
  | { kind: 'category'; list: ProductListData; head: PageMeta }
  | { kind: 'no-category'; head: PageMeta };

/** The list of a category; `key` is its slug, or anything else that the API knows it by. */
export async function loadCategoryPage(api: ApiClient, key: string, url: URL, publicUrl: string) {
  const found = await loadAnswer(api.categories.get({ params: { key } }));
  if (!found) return notFound(key, publicUrl);
  const category = found.body.data;
  const path = `/products/${encodeURIComponent(category.slug)}`;
  if (key !== category.slug) throw redirect(path + url.search, 301);

  const sort = readSort(url.searchParams);
  const answer = await loadAnswer(api.products.list({ query: { category: category.slug, sort } }));
  const products = (answer?.body ?? []).map(toCard);
  const heading = `${category.title} Products`;
  const crumbs: Crumb[] = [
    { title: 'Home', path: '/' },
    { title: 'Products', path: '/products' },
    { title: category.title },
  ];
  return data<CategoryPage>({
    kind: 'category',
    list: {
      heading,
      lead: category.description,
      crumbs,
      category: category.slug,
      products,
      total: products.length,
      axis: axisOf([category]),
      sort,
      page: 1,
      pages: 1,
    },
    head: {
      title: heading,
      description: describe(category),
      path,
      publicUrl,
      jsonLd: [listData(products, publicUrl), crumbData(crumbs, publicUrl)],
    },
  });
}

function notFound(key: string, publicUrl: string) {
  const head: PageMeta = {
    title: 'No products found',
    description: 'There is no category of this name.',
    path: `/products/${encodeURIComponent(key)}`,
    publicUrl,
    robots: 'noindex',
  };
  return data<CategoryPage>({ kind: 'no-category', head }, { status: 404 });
}

function describe({ title, description, product_count, tr_min, tr_max, price_from }: Category) {
  const facts = [
    product_count > 0 && `${product_count} models`,
    tr_min !== null &&
      tr_max !== null &&
      `${formatCapacity(tr_min)} to ${formatCapacity(tr_max)} TR`,
    price_from !== null && `from ${formatTaka(price_from)}`,
  ].filter(Boolean);
  return [description ?? `${title} products.`, facts.length > 0 && `${facts.join(', ')}.`]
    .filter(Boolean)
    .join(' ');
}
