import { sitePath } from '../../../platform/locale/site-path';
import { Icon } from '../../../platform/ui/icon';
import type { PageHandle } from '../../../platform/ui/page/page-handle';
import { pageMeta } from '../../../platform/ui/page/page-meta';
import { siteNameOf } from '../../../platform/ui/page/shell-data';
import { PrintButton } from '../../../platform/ui/print-button';
import { apiOf } from '../../../platform/api/api-context';
import { failedMeta, ProductsFailed } from '../products-failed';
import type { Route } from './+types/data-sheet.route';
import { DataSheet } from './data-sheet';
import { dataSheetTexts as texts } from './data-sheet.texts';
import { loadDataSheet } from './load-data-sheet.server';
import styles from './data-sheet.module.css';

export async function loader({ params: { key }, context }: Route.LoaderArgs) {
  return loadDataSheet(apiOf(context).api, key);
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return failedMeta(matches);
  const { id, title, model } = loaderData.product;
  return pageMeta({
    title: texts.documentTitle(title),
    description: texts.description(title, model),
    // Canonical: the page of the product has the same values.
    path: `/products/${id}`,
    publicUrl: matches[1].loaderData.publicUrl,
    siteName: siteNameOf(matches),
    robots: 'noindex, follow',
  });
}

/** Data sheet of a product on one A4 page. */
export default function DataSheetPage({ loaderData: { product, values } }: Route.ComponentProps) {
  return (
    <div>
      <nav className={styles.toolbar} aria-label={texts.toolbar.label}>
        <a className="link" href={sitePath(`/products/${product.id}`)}>
          <Icon name="leave" />
          {texts.toolbar.back}
        </a>
        <div>
          <PrintButton />
          <a
            className="button button--main button--small"
            href={sitePath(`/products/${product.id}/data-sheet.pdf`)}
            data-file=""
            download
          >
            <Icon name="download" />
            {texts.toolbar.pdf}
          </a>
        </div>
      </nav>
      <DataSheet product={product} values={values} />
    </div>
  );
}
export { ProductsFailed as ErrorBoundary };
export const handle: PageHandle = { failed: <ProductsFailed />, cache: { query: [] } };
