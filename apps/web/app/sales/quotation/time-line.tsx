import type { QuotationView } from '@shishir/contract';
import { formatDateTime, formatSum } from '@shishir/format';
import type { ReactNode } from 'react';
import { sitePath } from '../../platform/locale/site-path';
import { pathOf } from './quotation-path';
import { quotationTexts } from './quotation.texts';
import styles from './quotation.module.css';

const { log: texts, priceOpen } = quotationTexts;

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
        title: texts.revision(revision),
        at: sent_at,
        text: (
          <p className="number">
            {next > revision
              ? texts.totalReplaced(formatSum(total, priceOpen), next)
              : texts.total(formatSum(total, priceOpen))}{' '}
            {token && (
              <a href={sitePath(pathOf(token, '.pdf'))} data-file="">
                {texts.pdf}
              </a>
            )}
          </p>
        ),
      };
    }),
    ...messages.map(({ kind, at, by, text }) => ({
      title: kind === 'question' ? texts.question : texts.answer(by),
      at,
      text: text.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>),
    })),
    ...(accepted
      ? [
          {
            title: texts.accepted(opened),
            at: accepted.at,
            text: <p>{texts.acceptedBy(accepted.name)}</p>,
          },
        ]
      : []),
  ];
}
