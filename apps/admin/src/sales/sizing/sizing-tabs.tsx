import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { paths } from '../../platform/ui/page/paths';
import { sizingTexts as texts } from './sizing.texts';

/** Tabs of constants, series and tariffs: pages that share one entry of the sidebar. */
export function SizingTabs({ actions }: { actions?: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PageBar actions={actions}>
      <PageTabs label={texts.tabs}>
        <PageTab to={paths.sizingValues} current={pathname === paths.sizingValues}>
          {texts.values}
        </PageTab>
        <PageTab to={paths.vrfSeries} current={pathname === paths.vrfSeries}>
          {texts.vrfSeries}
        </PageTab>
        <PageTab to={paths.tariffs} current={pathname === paths.tariffs}>
          {texts.tariffs}
        </PageTab>
      </PageTabs>
    </PageBar>
  );
}
