import type { QuotationView, RevisionChange, RevisionChanges } from '@shishir/contract';
import { formatDate, formatDay, inDigits } from '@shishir/format';
import type { ReactNode } from 'react';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import { quotationTexts as texts } from './quotation.texts';
import styles from './quotation.module.css';

const news = texts.changes;

/** Letter of the sender, before the prices. */
export function LetterSection({ letter }: { letter: string }) {
  return (
    <Panel as="section" className={styles.section} aria-labelledby="letter">
      <header>
        <h2 id="letter">{texts.letter}</h2>
      </header>
      <div className={styles.letter}>
        {letter.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </Panel>
  );
}

/** Terms and validity of the revision. */
export function TermsSection({ view }: { view: QuotationView }) {
  const { revision, changes, valid_until } = view;
  const validity = {
    title: texts.validity,
    text: [
      texts.validityText(formatDay(valid_until)),
      changes && texts.replaces(revision, changes.since),
    ]
      .filter(Boolean)
      .join(' '),
  };
  return (
    <Panel as="section" className={styles.section} aria-labelledby="terms">
      <header>
        <h2 id="terms">{texts.terms}</h2>
      </header>
      <dl className={`${styles.terms} number`}>
        {[...view.terms, validity].map(({ title, text }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface WhatIsNewProps {
  view: QuotationView;
  changes: RevisionChanges;
}

/** Differences from the previous revision. */
export function WhatIsNew({ view, changes }: WhatIsNewProps) {
  const { revision, sent_at, valid_until } = view;
  const rows = [
    ...changes.changes.map((change) => changeText(change, view)),
    ...changes.texts.map((text) =>
      text === 'valid_until' ? news.validUntil(bold, formatDay(valid_until)) : news[text](bold),
    ),
  ];
  return (
    <Panel as="section" className={styles.section} aria-labelledby="new">
      <header>
        <h2 id="new">{news.title(revision)}</h2>
        {sent_at && (
          <time className="quiet" dateTime={sent_at}>
            {formatDate(sent_at)}
          </time>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="quiet">{news.none(changes.since)}</p>
      ) : (
        <ul className={`${styles.newer} number`}>
          {rows.map((row, index) => (
            <li key={index}>
              <Icon name="check" />
              <span>{row}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const bold = (text: string) => <b>{text}</b>;

/** '15%'; null if the revision states none. */
const percentOf = (value: number | null, per: number) =>
  value === null ? null : `${inDigits(value / per)}%`;

function changeText(change: RevisionChange, { lines }: QuotationView): ReactNode {
  const { kind } = change;
  const name = bold(change.name);
  const [before, after] = [change.before ?? 0, change.after ?? 0];
  switch (kind) {
    case 'added':
      return news.added(name, after);
    case 'removed':
      return news.removed(name);
    case 'quantity':
      return news.quantity(name, before, after);
    case 'price': {
      const line = lines.find(({ model, title }) => (model || title) === change.name);
      return news.price(name, before, after, line?.quantity ?? 1);
    }
    case 'discount':
      if (after === 0) return news.discountRemoved(bold, before);
      return before > 0 ? news.discount(bold, before, after) : news.discountNew(bold, after);
    case 'total':
      return news.total(bold, before, after);
    case 'chosen':
      return after === 1 ? news.chosen(name) : news.notChosen(name);
    case 'vat':
    case 'ait':
      return news.rate(bold, kind, percentOf(change.before, 100), percentOf(change.after, 100));
    case 'advance':
      return news.rate(bold, kind, percentOf(change.before, 1), percentOf(change.after, 1));
  }
}
