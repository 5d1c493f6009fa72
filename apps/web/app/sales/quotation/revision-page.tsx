import { useEffect } from 'react';
import { Breadcrumb } from '../../platform/ui/breadcrumb';
import { useShell } from '../../platform/ui/page/shell-data';
import { AskForm } from './ask-form';
import { DecisionCard } from './decision-card';
import { DesignSection } from './design-section';
import { PriceTable } from './price-table';
import type { ActFailed } from './act-failed';
import type { Revision } from './quotation-page.server';
import { LetterSection, TermsSection, WhatIsNew } from './text-sections';
import { TimeLine } from './time-line';
import productListStyles from '../../catalogue/products/list/product-list.module.css';
import styles from './quotation.module.css';

interface RevisionPageProps {
  revision: Revision;
  /** A question was just sent. */
  asked: boolean;
  failed?: ActFailed;
}

/** A revision with the card for the decision, which comes first on a phone. */
export function RevisionPage({ revision, asked, failed }: RevisionPageProps) {
  const { user } = useShell();
  const { token, number, title, recipient, sent, state, total, validUntil, view } = revision;
  useEffect(() => {
    // The request for the page says nothing: mail servers open the links of mails to check them.
    navigator.sendBeacon('/quotation/opened', token);
  }, [token]);
  const failedAct = (act: ActFailed['act']) => (failed?.act === act ? failed : undefined);
  return (
    <div className={styles.page}>
      <div className={`wrap ${productListStyles.header} ${styles.header}`}>
        <div>
          <Breadcrumb
            crumbs={[
              { title: 'Home', path: '/' },
              ...(user ? [{ title: 'Dashboard', path: '/dashboard' }] : []),
              { title: number },
            ]}
          />
          <h1>
            Quotation <span className={styles.number}>{number}</span>
          </h1>
          <p>
            {title}. Prepared for {recipient}.
          </p>
          <p className={`${styles.quiet} number`}>
            Revision {revision.revision}
            {sent && ` of ${sent}`}
          </p>
        </div>
      </div>
      <div className={`wrap ${styles.layout}`}>
        <DecisionCard revision={revision} failed={failedAct('accept')} />
        <div className={styles.column}>
          {view.letter !== '' && <LetterSection letter={view.letter} />}
          {view.changes && <WhatIsNew view={view} changes={view.changes} />}
          {view.design && <DesignSection design={view.design} />}
          <PriceTable view={view} />
          <TermsSection view={view} />
          <section className={styles.section} id="questions" aria-labelledby="log">
            <header>
              <h2 id="log">Questions and revisions</h2>
            </header>
            <TimeLine view={view} />
            <AskForm
              key={revision.questions}
              revision={revision}
              sent={asked && revision.isAsked}
              failed={failedAct('ask')}
            />
          </section>
        </div>
      </div>
      {state === 'open' && (
        <div className={styles.priceBar}>
          <p className="number">
            <b>{total}</b>
            <small>Valid until {validUntil}</small>
          </p>
          <a className="button button--go" href="#accept">
            Accept
          </a>
        </div>
      )}
    </div>
  );
}
