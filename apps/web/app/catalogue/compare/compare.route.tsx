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
import { compareTexts as texts } from './compare.texts';
import styles from './compare.module.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const { publicUrl } = siteOf(context);
  return { page: await loadComparePage(apiOf(context).api, url), publicUrl };
}

/** Sends the Retry-After header of a failed load. */
export const headers: Route.HeadersFunction = ({ errorHeaders }) => errorHeaders ?? {};

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const siteName = siteNameOf(matches);
  if (!loaderData) return [{ title: documentTitle(texts.title, siteName) }];
  return pageMeta({
    title: texts.title,
    description: texts.description,
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
          { title: texts.home, path: '/' },
          { title: texts.products, path: '/products' },
          { title: texts.title },
        ]}
      />
      <SectionHeader className={styles.header}>
        <h1>{texts.title}</h1>
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
          <EmptyState heading={texts.empty.title} text={texts.empty.text} />
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
        heading={texts.failed.title}
        text={texts.failed.text}
        retry={pathname + search}
        level="h1"
      />
    </StatePage>
  );
}

export const handle: PageHandle = { failed: <ErrorBoundary />, cache: { query: ['ids'] } };
