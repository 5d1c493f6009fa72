import { PageBar, PageTab, PageTabs } from '../../platform/ui/page/page-bar';
import { paths } from '../../platform/ui/page/paths';
import { glossaryTexts, translationTexts as texts } from './translations.texts';
import type { ReactNode } from 'react';

interface Props {
  current: 'list' | 'glossary';
  actions: ReactNode;
}

/** The two pages of translators. */
export const TranslationTabs = ({ current, actions }: Props) => (
  <PageBar actions={actions}>
    <PageTabs label={texts.tabs}>
      <PageTab to={paths.translations} current={current === 'list'}>
        {texts.title}
      </PageTab>
      <PageTab to={paths.glossary} current={current === 'glossary'}>
        {glossaryTexts.title}
      </PageTab>
    </PageTabs>
  </PageBar>
);
