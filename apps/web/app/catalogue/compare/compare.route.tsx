import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { apiOf, siteOf } from '../../platform/api/api-context';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { EmptyState, StatePage } from '../../platform/ui/empty-state';
import { FailedState } from '../../platform/ui/failed-state';
import type { PageHandle } from '../../platform/ui/page/page-handle';
import { documentTitle, pageMeta } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { PrintButton } from '../../platform/ui/print-button';
import { ShareButton } from '../../platform/ui/share-button';
import { SectionHeader } from '../product-parts/section-header';
import type { Route } from './+types/compare.route';
import { loadComparePage } from './compare-page.server';
import { comparePath, setCompared, useCompared } from './compare-store';
import { CompareTable } from './compare-table';
import styles from './compare.module.css';

const TITLE = 'Compare';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { page: await loadComparePage(apiOf(context).api, url), publicUrl };
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: documentTitle(TITLE, siteName) }];
  return pageMeta({
    title: TITLE,
    description: 'Units side by side: capacity, size, power and price.',
    path: '/compare',
    publicUrl: loaderData.publicUrl,
    siteName,
    robots: 'noindex',
  });
}

export default function ComparePage({ loaderData: { page } }: Route.ComponentProps) {
  const { products, compared, notes, others } = page;
  const chosen = useCompared();
  const navigate = useNavigate();
  const nothingAsked = products.length === 0 && notes.length === 0;
  useEffect(() => {
    if (compared.length > 0) setCompared(compared);
  }, [compared]);
  useEffect(() => {
    // An address without ids shows the units chosen in this browser.
    if (!nothingAsked || chosen.length === 0) return;
    void navigate(comparePath(chosen.map(({ id }) => id)), { replace: true });
  }, [nothingAsked, chosen, navigate]);
  return (
    <div className={`wrap ${styles.compare}`}>
      <Breadcrumb
        crumbs={[
          { title: 'Home', path: '/' },
          { title: 'Products', path: '/products' },
          { title: TITLE },
        ]}
      />
      <SectionHeader className={styles.header}>
        <h1>{TITLE}</h1>
        {products.length > 0 && (
          <div>
            <PrintButton />
            <ShareButton title={products.map(({ title }) => title).join(', ')} look="button" />
          </div>
        )}
      </SectionHeader>
      {notes.length > 0 && (
        <div className={styles.notes} role="status">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {products.length === 0 ? (
        <div className={styles.empty}>
          <EmptyState
            heading="Nothing to compare yet"
            text="Press Compare on up to four units: outdoor with outdoor, indoor with indoor. You see them side by side here."
          />
        </div>
      ) : (
        <CompareTable products={products} others={others} />
      )}
    </div>
  );
}

export function ErrorBoundary() {
  const { pathname, search } = useLocation();
  return (
    <StatePage>
      <FailedState
        heading="We could not load the comparison"
        text="Connection lost. Please try again. What you chose is still in this browser."
        retry={pathname + search}
        level="h1"
      />
    </StatePage>
  );
}

export const handle: PageHandle = { failed: <ErrorBoundary />, cache: { query: ['ids'] } };
