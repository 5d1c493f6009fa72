import type { QuotationView } from '@shishir/contract';
import { formatDateTime, formatSum } from '@shishir/format';
import type { ReactNode } from 'react';
import { pathOf } from './quotation-path';
import styles from './quotation.module.css';

interface Entry {
  title: string;
  /** Null in the preview of a draft, which comes first. */
  at: string | null;
  text: ReactNode;
}

/** Revisions, questions and answers in one line, newest first. */
export function TimeLine({ view }: { view: QuotationView }) {
  const entries = entriesOf(view).sort((one, other) =>
    (other.at ?? '9').localeCompare(one.at ?? '9'),
  );
  return (
    <ol className={styles.revisions}>
      {entries.map(({ title, at, text }, index) => (
        <li key={index}>
          <div>
            <b>{title}</b>
            {at && (
              <time className="number quiet" dateTime={at}>
                {formatDateTime(at)}
              </time>
            )}
          </div>
          {text}
        </li>
      ))}
    </ol>
  );
}

function entriesOf(view: QuotationView): Entry[] {
  const { history, messages, accepted, current, revision: opened } = view;
  return [
    ...history.map(({ revision, sent_at, total, token }, index) => {
      // Newest first: the previous entry of the list is the later revision.
      const next = history[index - 1]?.revision ?? current.revision;
      return {
        title: `Revision ${revision}`,
        at: sent_at,
        text: (
          <p className="number">
            {formatSum(total, 'Price open')}. {next > revision && `Replaced by revision ${next}. `}
            {token && (
              <a href={pathOf(token, '.pdf')} data-file="">
                Open the PDF
              </a>
            )}
          </p>
        ),
      };
    }),
    ...messages.map(({ kind, at, by, text }) => ({
      title: kind === 'question' ? 'Your question' : `Answer${by ? ` from ${by}` : ''}`,
      at,
      text: text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>),
    })),
    ...(accepted
      ? [
          {
            title: `Revision ${opened} accepted`,
            at: accepted.at,
            text: <p>By {accepted.name}.</p>,
          },
        ]
      : []),
  ];
}
