import type { Route } from './+types/product-key.route';
import { apiOf, siteOf } from '../../platform/api/api-context';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { LIST_QUERY } from '../list-filters/list-address';
import { loadCategoryPage } from './list/category-page.server';
import { isFamiliesAddress, loadFamiliesPage } from './families/families-page.server';
import { ServerHtml } from '../../platform/ui/server-html';
import { NoCategory, NoProduct } from './no-products';
import { ProductDetail } from './detail/product-detail.view';
import { FamiliesPage } from './families/families-page';
import { ProductList } from './list/product-list.view';
import { loadProductPage } from './detail/product-page.server';
import { SPACE_QUERY } from './fit/fit-space';
import { failedMeta, ProductsFailed } from './products-failed';
import { listData } from './structured-data';
import './detail/product.module.css';

/** Digits are a product id; anything else names a category. */
const PRODUCT_ID = /^\d+$/;

export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
  const { api } = apiOf(context);
  const { publicUrl } = siteOf(context);
  if (key === undefined && isFamiliesAddress(url.searchParams)) {
    return loadFamiliesPage(api, publicUrl);
  }
  return key !== undefined && PRODUCT_ID.test(key)
    ? loadProductPage(api, key, url, publicUrl)
    : loadCategoryPage(api, key, url, publicUrl);
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(matches);
  const siteName = siteNameOf(matches);
  if (loaderData.kind !== 'category') return pageMeta({ ...loaderData.meta, siteName });
  // Generated here: in the loader's data it would repeat the products.
  const { list, products } = loaderData.page;
  const { publicUrl } = loaderData.meta;
  const jsonLd = [listData(products, list.page, publicUrl), loaderData.meta.jsonLd ?? []].flat();
  return pageMeta({ ...loaderData.meta, siteName, jsonLd });
}

export default function ProductKeyPage({ loaderData: page }: Route.ComponentProps) {
  switch (page.kind) {
    case 'families':
      return <FamiliesPage {...page} />;
    case 'product':
      return <ProductDetail {...page} />;
    case 'category':
      return (
        <ProductList
          page={page.page}
          footer={page.features && <ServerHtml html={page.features} />}
        />
      );
    case 'no-product':
      return <NoProduct />;
    case 'no-category':
      return <NoCategory />;
  }
}

export { ProductsFailed as ErrorBoundary };
export const handle: PageHandle = {
  failed: <ProductsFailed />,
  // `ids` of the old address of the comparison are kept in the redirect.
  cache: { query: [...LIST_QUERY, 'ids', SPACE_QUERY] },
};
