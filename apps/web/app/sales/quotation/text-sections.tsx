import type { QuotationView, RevisionChange, RevisionChanges } from '@shishir/contract';
import { formatDate, formatDay, formatTaka } from '@shishir/format';
import { Icon } from '../../platform/ui/icon';
import { Panel } from '../../platform/ui/panel';
import styles from './quotation.module.css';

/** Letter of the sender, before the prices. */
export function LetterSection({ letter }: { letter: string }) {
  return (
    <Panel as="section" className={styles.section} aria-labelledby="letter">
      <header>
        <h2 id="letter">Letter</h2>
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
  const replaced = changes ? ` Revision ${revision} replaces revision ${changes.since}.` : '';
  const validity = {
    title: 'Validity',
    text: `This quotation is valid until the end of ${formatDay(valid_until)}.${replaced}`,
  };
  return (
    <Panel as="section" className={styles.section} aria-labelledby="terms">
      <header>
        <h2 id="terms">Terms</h2>
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
export function WhatIsNew({ view: { revision, sent_at, valid_until }, changes }: WhatIsNewProps) {
  const texts: Record<RevisionChanges['texts'][number], [name: string, text: string]> = {
    letter: ['Letter', 'is new'],
    design: ['System', 'has changed'],
    terms: ['Terms', 'have changed'],
    valid_until: ['Validity', `until ${formatDay(valid_until)}`],
  };
  const rows = [...changes.changes.map(changeText), ...changes.texts.map((text) => texts[text])];
  return (
    <Panel as="section" className={styles.section} aria-labelledby="new">
      <header>
        <h2 id="new">What is new in revision {revision}</h2>
        {sent_at && (
          <time className="quiet" dateTime={sent_at}>
            {formatDate(sent_at)}
          </time>
        )}
      </header>
      {rows.length === 0 ? (
        <p className="quiet">Nothing differs from revision {changes.since}.</p>
      ) : (
        <ul className={`${styles.newer} number`}>
          {rows.map(([name, text], index) => (
            <li key={index}>
              <Icon name="check" />
              <span>
                <b>{name}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const pieces = (count: number) => (count === 1 ? '1 piece' : `${count} pieces`);
const difference = (before: number, after: number) =>
  `${formatTaka(Math.abs(after - before))} ${after < before ? 'less' : 'more'}`;

function changeText(change: RevisionChange): [name: string, text: string] {
  const { kind, name } = change;
  const [before, after] = [change.before ?? 0, change.after ?? 0];
  switch (kind) {
    case 'added':
      return [name, `is new, ${pieces(after)}`];
    case 'removed':
      return [name, 'is left out'];
    case 'quantity':
      return [name, `${pieces(after)} in place of ${before}`];
    case 'price':
      return [name, `${formatTaka(after)} each, ${difference(before, after)}`];
    case 'discount':
      if (after === 0) return ['Discount', `of ${formatTaka(before)} is left out`];
      return [
        'Discount',
        `on equipment, ${formatTaka(after)}${before > 0 ? ` in place of ${formatTaka(before)}` : ''}`,
      ];
    case 'total':
      return ['Total', `${formatTaka(after)}, ${difference(before, after)}`];
  }
}
