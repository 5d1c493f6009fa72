import { useLocation, type MetaDescriptor } from 'react-router';
import { FailedState } from '../shell/failed-state';
import { SITE_NAME } from '../shell/page-meta';
import { CategoryBar } from './category-bar';
import './category-bar.css';
import './product-list.css';

export const failedMeta: MetaDescriptor[] = [
  { title: `Products could not be loaded | ${SITE_NAME}` },
  { name: 'robots', content: 'noindex' },
];

/** Stands where a list or a product could not be loaded. An empty list looks different. */
export function ProductsFailed({ category }: { category?: string }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <CategoryBar current={category} count={0} />
      <div className="wrap plist plist--state">
        <FailedState
          heading="We could not load the products"
          text="The connection broke on the way. Please try again in a moment."
          retry={pathname + search}
          level="h1"
        />
      </div>
    </>
  );
}
