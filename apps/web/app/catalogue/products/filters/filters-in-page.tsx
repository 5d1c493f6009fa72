import { lazy, Suspense } from 'react';
import { loadPart } from '../../../platform/ui/browser/on-demand';
import { PartBoundary } from '../../../platform/ui/part-boundary';
import type { FilterFormProps } from './filter-form';

const FilterForm = lazy(async () => {
  const { FilterForm } = await loadPart(() => import('./filter-form'));
  return { default: FilterForm };
});

/** The filters beside a list. Screens that have the drawer instead load their code when it opens. */
export function FiltersInPage(props: FilterFormProps) {
  return (
    <PartBoundary fallback={<FiltersFailed />}>
      <Suspense>
        <FilterForm {...props} />
      </Suspense>
    </PartBoundary>
  );
}

function FiltersFailed() {
  return (
    <p className="hint" role="status">
      We could not load the filters. <a href="">Load the page again</a>
    </p>
  );
}
