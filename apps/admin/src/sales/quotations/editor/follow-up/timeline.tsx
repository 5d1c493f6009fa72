import Button from '@mui/material/Button';
import type {
  Quotation,
  QuotationEvent,
  QuotationRevision,
  RevisionChanges,
} from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { DialogFrame } from '../../../../platform/ui/dialog/dialog-frame';
import { paths } from '../../../../platform/ui/page/paths';
import { unsentState } from '../../../../platform/ui/page/unsent-state';
import { pdfAddress } from '../../quotations.queries';
import {
  changeText,
  changeTexts,
  changeValue,
  editorTexts,
  quotationTexts,
  REVISION_STATES,
  timeText,
} from '../../quotations.texts';
import { EditorSection } from '../editor-section';

const texts = editorTexts.history;
const SHOWN_CHANGES = 3;

interface Props {
  quotation: Quotation;
  /** The one on the page. */
  shown: number;
}

/** What happened to the quotation, the newest first: revisions with their state and total, and what was asked. */
export function Timeline({ quotation, shown }: Props) {
  const [compared, setCompared] = useState<QuotationRevision | null>(null);
  const { revisions, events } = quotation;
  const draft = revisions.find(({ state }) => state === 'draft');
  const entry = (revision: QuotationRevision) => (
    <RevisionEntry
      id={quotation.id}
      revision={revision}
      isShown={revision.revision === shown}
      onCompare={() => setCompared(revision)}
    />
  );
  return (
    <EditorSection title={texts.title}>
      <ol className="quote-history num">
        {draft && <li className="quote-history__now">{entry(draft)}</li>}
        {[...events].reverse().map((event) => {
          const revision = revisions.find((one) => one.revision === event.revision);
          const content = event.kind === 'sent' && revision ? entry(revision) : eventText(event);
          return (
            content && (
              <li
                key={event.id}
                className={
                  event.kind === 'sent' && revision?.revision === shown
                    ? 'quote-history__now'
                    : undefined
                }
              >
                {content}
              </li>
            )
          );
        })}
      </ol>
      {compared?.changes && (
        <ChangesDialog
          revision={compared.revision}
          changes={compared.changes}
          onClose={() => setCompared(null)}
        />
      )}
    </EditorSection>
  );
}

function eventText({ kind, revision, at, by, text }: QuotationEvent): ReactNode {
  const line = (title: string, note: string | null = null) => (
    <>
      <b>{title}</b>
      <span>{[timeText(at), by && texts.by(by.name)].filter(Boolean).join(', ')}</span>
      {note && <small className="quote-history__text">{note}</small>}
    </>
  );
  switch (kind) {
    case 'opened':
      return line(texts.opened);
    case 'question':
      return line(texts.question, text);
    case 'answer':
      return line(texts.answer, text);
    case 'accepted':
      return line(texts.accepted(revision), text);
    case 'discarded':
      return line(texts.discarded(revision));
    default:
      return null;
  }
}

interface EntryProps {
  id: number;
  revision: QuotationRevision;
  isShown: boolean;
  onCompare: () => void;
}

function RevisionEntry({ id, revision, isShown, onCompare }: EntryProps) {
  const { revision: number, state, total, sent_at, sent_by, changes, opened_at, mail } = revision;
  const unsent = opened_at === null ? unsentState(mail) : null;
  return (
    <>
      <b>{quotationTexts.revision(number)}</b>
      <span>
        {sent_at
          ? unsent
            ? texts.unsent(unsent.label, formatSum(total, 'no price yet'))
            : texts.sent(timeText(sent_at), formatSum(total, 'no price yet'))
          : texts.draft(formatSum(total, 'no price yet'))}
      </span>
      <small>
        {[
          state !== 'draft' && state !== 'open' && texts.state(REVISION_STATES[state]),
          sent_by && texts.by(sent_by.name),
        ]
          .filter(Boolean)
          .join(' ')}
      </small>
      {changes && <small>{summary(changes)}</small>}
      <small className="quote-history__links">
        {!isShown && (
          <Link to={paths.quotation(id, state === 'draft' ? undefined : number)}>{texts.show}</Link>
        )}
        <a href={pdfAddress(id, number)} target="_blank" rel="noopener">
          {texts.pdf}
        </a>
        {changes && (
          <button type="button" onClick={onCompare}>
            {texts.compare(changes.since)}
          </button>
        )}
      </small>
    </>
  );
}

/** The first few changes in a line. The total stands above already. */
function summary({ changes, texts: words }: RevisionChanges): string {
  const named = changes.filter(({ kind }) => kind !== 'total').map(changeText);
  const all = [...named, ...words.map((word) => changeTexts.short[word])];
  const more = all.length - SHOWN_CHANGES;
  return [...all.slice(0, SHOWN_CHANGES), ...(more > 0 ? [`${more} more`] : [])].join(', ');
}

interface ChangesProps {
  revision: number;
  changes: RevisionChanges;
  onClose: () => void;
}

/** What differs from the revision that was sent before. */
function ChangesDialog({
  revision,
  changes: { since, changes, texts: words },
  onClose,
}: ChangesProps) {
  const [what, before, now] = changeTexts.columns;
  return (
    <DialogFrame title={changeTexts.title(revision, since)} width="sm" onClose={onClose}>
      {changes.length > 0 && (
        <table className="quote-changes num">
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{before}</th>
              <th scope="col">{now}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map((change, at) => (
              <tr key={at}>
                <th scope="row">
                  {change.name && <b>{change.name}</b>}
                  <span>{changeTexts.kinds[change.kind]}</span>
                </th>
                <td>{changeValue(change, change.before)}</td>
                <td>{changeValue(change, change.after)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {changes.length + words.length === 0 && <p>{changeTexts.nothing}</p>}
      {words.map((word) => (
        <p key={word} className="quote-changes__text">
          {changeTexts.texts[word]}
        </p>
      ))}
      <div className="dialog__buttons">
        <Button variant="outlined" onClick={onClose}>
          {editorTexts.lines.done}
        </Button>
      </div>
    </DialogFrame>
  );
}
