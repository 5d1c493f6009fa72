import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageBar } from '../../platform/ui/page/page-bar';
import { paths } from '../../platform/ui/page/paths';
import { sizingTexts as texts } from './sizing.texts';

/** The constants and the tariffs that the site calculates with: two pages at one entry of the sidebar. */
export function SizingTabs({ actions }: { actions?: ReactNode }) {
  return (
    <PageBar actions={actions}>
      <nav aria-label={texts.tabs}>
        <NavLink to={paths.sizingValues}>{texts.values}</NavLink>
        <NavLink to={paths.tariffs}>{texts.tariffs}</NavLink>
      </nav>
    </PageBar>
  );
}
