import { formatSum, formatTaka } from '@shishir/format';
import { useEffect, useRef } from 'react';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { Panel } from '../../platform/ui/panel';
import { useShell } from '../../platform/ui/page/shell-data';
import { AskForm } from './ask-form';
import { DecisionCard } from './decision-card';
import { DesignSection } from './design-section';
import { PriceTable } from './price-table';
import type { ActFailed } from './act-failed';
import type { Revision } from './quotation-page.server';
import { choiceDraft } from './quotation-path';
import { quotationTexts as texts } from './quotation.texts';
import { LetterSection, TermsSection, WhatIsNew } from './text-sections';
import { TimeLine } from './time-line';
import { useChoice } from './use-choice';
import resultStyles from '../tools/shared/result.module.css';
import toolsStyles from '../tools/tools.module.css';
import styles from './quotation.module.css';

interface RevisionPageProps {
  revision: Revision;
  /** True if a question was just sent. */
  asked: boolean;
  failed?: ActFailed;
}

/** A revision with the card for the decision, which comes first on a phone. */
export function RevisionPage({ revision, asked, failed }: RevisionPageProps) {
  const { user } = useShell();
  const failedAct = (act: ActFailed['act']) => (failed?.act === act ? failed : undefined);
  const { token, number, title, recipient, sent, state, validUntil, view } = revision;
  const table = useRef<HTMLTableElement>(null);
  const { lines, figures, read } = useChoice(
    view,
    failedAct('accept')?.values.chosen,
    table,
    `${choiceDraft(token)} ${view.revision}`,
  );
  const total = formatSum(figures.total, texts.priceOpen);
  useEffect(() => {
    // A request for the page does not mean that a person reads it: mail servers open links to check them.
    navigator.sendBeacon('/quotation/opened', token);
  }, [token]);
  return (
    <div className={styles.page}>
      <div className={`wrap ${toolsStyles.pageHead}`}>
        <div>
          <Breadcrumb
            crumbs={[
              { title: texts.home, path: '/' },
              ...(user ? [{ title: texts.dashboard, path: '/dashboard' }] : []),
              { title: number },
            ]}
          />
          <h1>{texts.heading(<span className={styles.number}>{number}</span>)}</h1>
          <p className="lead">{texts.preparedFor(title, recipient)}</p>
          <p className="number quiet">{texts.revision(revision.revision, sent)}</p>
        </div>
      </div>
      <div className={`wrap ${toolsStyles.columns} ${styles.layout}`}>
        <DecisionCard
          revision={revision}
          figures={figures}
          total={total}
          discount={figures.discount > 0 ? formatTaka(figures.discount) : null}
          failed={failedAct('accept')}
        />
        <div className={styles.column}>
          {view.letter !== '' && <LetterSection letter={view.letter} />}
          {view.changes && <WhatIsNew view={view} changes={view.changes} />}
          {view.design && <DesignSection design={view.design} />}
          <PriceTable view={view} lines={lines} figures={figures} table={table} onChoose={read} />
          <TermsSection view={view} />
          <Panel as="section" className={styles.section} id="questions" aria-labelledby="log">
            <header>
              <h2 id="log">{texts.log.title}</h2>
            </header>
            <TimeLine view={view} />
            <AskForm
              key={revision.questions}
              revision={revision}
              sent={asked && revision.isAsked}
              failed={failedAct('ask')}
            />
          </Panel>
        </div>
      </div>
      {state === 'open' && (
        <div className={`${resultStyles.stickyBar} ${styles.priceBar}`}>
          <p className="number">
            <b>{total}</b>
            <small>{texts.validUntil(validUntil)}</small>
          </p>
          <a className="button button--go" href="#accept">
            {texts.accept}
          </a>
        </div>
      )}
    </div>
  );
}
