import { lazy, Suspense } from 'react';
import { loadPart } from '../../platform/ui/browser/on-demand';
import { PartBoundary } from '../../platform/ui/part-boundary';
import { useCompared } from './compare-store';

const ComparePanel = lazy(async () => {
  const { ComparePanel } = await loadPart(() => import('./compare-panel'));
  return { default: ComparePanel };
});

/** Shows the products chosen for comparison at the bottom of catalogue pages. */
export function CompareBar() {
  const products = useCompared();
  if (products.length === 0) return null;
  return (
    <PartBoundary>
      <Suspense>
        <ComparePanel products={products} />
      </Suspense>
    </PartBoundary>
  );
}
