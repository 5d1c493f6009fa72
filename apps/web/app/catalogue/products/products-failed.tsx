import { useLocation, useMatches, type MetaDescriptor } from 'react-router';
import { StatePage } from '../../platform/ui/empty-state';
import { FailedState } from '../../platform/ui/failed-state';
import { documentTitle } from '../../platform/ui/page/page-meta';
import { siteNameOf } from '../../platform/ui/page/shell-data';
import { CategoryBar } from './category-bar';
import { productsTexts } from './products.texts';

const texts = productsTexts.failed;

export const failedMeta = (matches: Parameters<typeof siteNameOf>[0]): MetaDescriptor[] => [
  { title: documentTitle(texts.documentTitle, siteNameOf(matches)) },
  { name: 'robots', content: 'noindex' },
];

/** Error page of lists and products that failed to load. */
export function ProductsFailed() {
  const { pathname, search } = useLocation();
  // The root may render this, but has no params.
  const key = useMatches().at(-1)?.params['key'];
  return (
    <>
      <CategoryBar current={key} count={0} />
      <StatePage belowBar>
        <FailedState heading={texts.title} text={texts.text} retry={pathname + search} level="h1" />
      </StatePage>
    </>
  );
}
