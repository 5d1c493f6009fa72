import { totalOf } from '@shishir/contract';
import { formatCapacity } from '@shishir/format';
import { data, type MetaDescriptor } from 'react-router';
import type { Route } from './+types/product-list.route';
import { apiOf, siteOf } from '../api/api-context';
import { pageMeta } from '../shell/page-meta';
import { useShell } from '../shell/shell-data';
import { axisOf, toCard } from './catalogue-product';
import { loadAnswer } from './load-answer.server';
import { ProductList } from './product-list.view';
import { listQuery, readPage, readSort } from './product-sort';
import { failedMeta, ProductsFailed } from './products-failed';
import { crumbData, listData } from './structured-data.server';

const PAGE_SIZE = 24;
const HEADING = 'All Products';
const CRUMBS = [{ title: 'Home', path: '/' }, { title: 'Products' }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const { publicUrl } = siteOf(context);
  const sort = readSort(url.searchParams);
  const page = readPage(url.searchParams);
  const answer = await loadAnswer(
    api.products.list({ query: { page, pageSize: PAGE_SIZE, sort } }),
  );
  const products = (answer?.body ?? []).map(toCard);
  const total = answer ? totalOf(answer.headers) : 0;
  const before = (page - 1) * PAGE_SIZE;
  return data(
    {
      list: { products, total, sort, page, pages: Math.ceil(total / PAGE_SIZE) },
      publicUrl,
      jsonLd: [listData(products, publicUrl, before), crumbData(CRUMBS, publicUrl)],
    },
    // A page behind the last one is no page.
    { status: page > 1 && products.length === 0 ? 404 : 200 },
  );
}

/** A failed load says when to try again. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData }: Route.MetaArgs): MetaDescriptor[] {
  if (!loaderData) return failedMeta;
  const { list, publicUrl, jsonLd } = loaderData;
  const { page, pages, sort } = list;
  const beside = (rel: 'prev' | 'next', number: number) => ({
    tagName: 'link' as const,
    rel,
    href: `${publicUrl}/products${listQuery(sort, number)}`,
  });
  return [
    ...pageMeta({
      title: page > 1 ? `${HEADING}, page ${page}` : HEADING,
      description:
        'VRF outdoor and indoor units, cassettes, ducts, wall-mounted units, ventilation and chillers, with capacity in TR and kW and prices in taka.',
      path: `/products${listQuery('position', page)}`,
      publicUrl,
      jsonLd,
    }),
    ...(page > 1 ? [beside('prev', page - 1)] : []),
    ...(page < pages ? [beside('next', page + 1)] : []),
  ];
}

export default function ProductListPage({ loaderData: { list } }: Route.ComponentProps) {
  const axis = axisOf(useShell().categories);
  const lead = axis
    ? `Every unit that we sell, from ${formatCapacity(axis.min)} to ${formatCapacity(axis.max)} TR of cooling.`
    : null;
  return <ProductList list={{ ...list, heading: HEADING, lead, crumbs: CRUMBS, axis }} />;
}

export function ErrorBoundary() {
  return <ProductsFailed />;
}
