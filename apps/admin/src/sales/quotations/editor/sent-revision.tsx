import Button from '@mui/material/Button';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { formatSum, formatTaka, groupLakh } from '@shishir/format';
import { EyeIcon, PlusIcon } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { paths } from '../../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { ToolLink } from '../design/design-view';
import { pdfAddress, useQuotationCalls } from '../quotations.queries';
import { dayText, editorTexts as texts } from '../quotations.texts';
import { AnswerSection, NoteSection } from './follow-up/answer-and-note';
import { EditorSection } from './editor-section';
import { DesignSection, EnquirySection } from './enquiry-section';
import { Total } from './lines/line-list';
import { lineName, priceNote } from './lines/line-row';
import { draftOf } from './quotation-form-values';
import { QuotationHead, RevisionNotices } from './quotation-head';
import { RecipientCard } from './recipient';
import { Timeline } from './follow-up/timeline';

interface Props {
  quotation: Quotation;
  revision: QuotationRevision;
}

/** A revision as it was sent. It is not changed any more: the next one begins as a copy of it. */
export function SentRevision({ quotation, revision }: Props) {
  const { id } = quotation;
  const draft = draftOf(quotation);
  return (
    <>
      <QuotationHead quotation={quotation} revision={revision}>
        {revision.design && <ToolLink design={revision.design} />}
        <Button
          variant="outlined"
          startIcon={<EyeIcon />}
          href={pdfAddress(id, revision.revision)}
          target="_blank"
          rel="noopener"
        >
          {texts.pdf}
        </Button>
        {draft ? (
          <Button component={Link} to={paths.quotation(id)} variant="contained">
            {texts.toDraft(draft.revision)}
          </Button>
        ) : (
          <NewRevision id={id} />
        )}
      </QuotationHead>
      <RevisionNotices quotation={quotation} revision={revision} />
      <div className="quote">
        <div className="quote__main">
          <EnquirySection quotation={quotation} />
          {revision.design && <DesignSection design={revision.design} />}
          <SentLines revision={revision} />
          <SentTexts revision={revision} />
        </div>
        <aside className="quote__rail" aria-label={texts.rail}>
          <EditorSection title={texts.recipient.title}>
            <RecipientCard recipient={revision.recipient} />
          </EditorSection>
          <EditorSection title={texts.validity.title}>
            <p className="num">
              {texts.validity.label} <b>{dayText(revision.valid_until)}</b>
            </p>
          </EditorSection>
          <Timeline quotation={quotation} shown={revision.revision} />
          <AnswerSection quotation={quotation} />
          <NoteSection quotation={quotation} />
        </aside>
      </div>
    </>
  );
}

/** Begins the next revision as a copy of the last one that was sent. */
function NewRevision({ id }: { id: number }) {
  const { begin } = useQuotationCalls(id);
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const start = async () => {
    setBusy(true);
    try {
      await begin();
      void navigate(paths.quotation(id));
    } catch (error) {
      setBusy(false);
      outcome.failed(error, { text: texts.beginFailed, preferServerMessage: true });
    }
  };
  return (
    <Button
      variant="contained"
      startIcon={<PlusIcon />}
      disabled={busy}
      onClick={() => void start()}
    >
      {texts.newRevision}
    </Button>
  );
}

function SentLines({ revision: { lines, sum, discount, total } }: { revision: QuotationRevision }) {
  const { columns } = texts.lines;
  const equipment = lines
    .filter(({ is_equipment }) => is_equipment)
    .reduce((all, { quantity, unit_price }) => all + quantity * (unit_price ?? 0), 0);
  return (
    <EditorSection title={texts.lines.title} aside={texts.lines.count(lines.length)}>
      <table className="quote-table num">
        <thead>
          <tr>
            <th scope="col">{columns.item}</th>
            <th scope="col">{columns.quantity}</th>
            <th scope="col">{columns.price}</th>
            <th scope="col">{columns.sum}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <th scope="row">
                <b>{lineName(line, at)}</b>
                {line.model && <span>{line.title}</span>}
                {line.note && <span>{line.note}</span>}
              </th>
              <td>{groupLakh(line.quantity)}</td>
              <td>{formatSum(line.unit_price ?? 0, '-')}</td>
              <td>
                <b>{formatSum(line.quantity * (line.unit_price ?? 0), '-')}</b>
                <span>{priceNote({ ...line, unit_price: String(line.unit_price ?? '') })}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className="quote-sums num">
        <div>
          <span>{texts.sums.sum}</span>
          <b>{formatSum(sum, '-')}</b>
        </div>
        {discount > 0 && (
          <div>
            <span>{texts.sums.discount}</span>
            <b>{formatTaka(-discount)}</b>
          </div>
        )}
        <Total discount={discount} equipment={equipment} total={total} />
      </div>
    </EditorSection>
  );
}

function SentTexts({ revision: { title, letter, terms } }: { revision: QuotationRevision }) {
  const { text } = texts;
  return (
    <EditorSection title={text.heading}>
      <div className="quote-sent">
        <h3>{title}</h3>
        {letter ? (
          <p className="quote-message">{letter}</p>
        ) : (
          <p className="mut">{text.noLetter}</p>
        )}
        {terms.length > 0 ? (
          <dl>
            {terms.map((term, at) => (
              <div key={at}>
                <dt>{term.title}</dt>
                <dd>{term.text}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="mut">{text.noTerms}</p>
        )}
      </div>
    </EditorSection>
  );
}
