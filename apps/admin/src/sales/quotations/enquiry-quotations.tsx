import Button from '@mui/material/Button';
import type { ContactMessage, QuotationRow } from '@shishir/contract';
import { formatSum } from '@shishir/format';
import { useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { failureText } from '../../platform/api/failure';
import { newKey } from '../../platform/api/new-key';
import { paths } from '../../platform/ui/page/paths';
import { useOutcomeToasts } from '../../platform/ui/toast/outcome-toasts';
import { DesignView, ToolLink } from './design/design-view';
import { QuotationState } from './list/quotation-columns';
import { useQuotationsOf, useQuotationStart } from './quotations.queries';
import { quotationTexts } from './quotations.texts';
import './enquiry-quotations.css';
import './list/quotation-list.css';

const texts = quotationTexts.enquiry;

/** What the visitor has worked out with a tool of the site, as it was then. */
export function EnquiryDesign({
  contactMessage: { details, status },
}: {
  contactMessage: ContactMessage;
}) {
  const { design } = details;
  if (!design) return null;
  const title = texts.design[design.tool];
  return (
    <section className="enquiry-block" aria-label={title}>
      <div className="enquiry-block__header">
        <h3>{title}</h3>
        {status !== 'spam' && <ToolLink design={design} />}
      </div>
      <DesignView design={design} />
    </section>
  );
}

/** Whether an enquiry is answered with a quotation: those for one, and those that bring a design. */
export const isQuotable = ({ kind, status, details }: ContactMessage) =>
  status !== 'spam' && (kind === 'quotation' || details.design !== null);

/** The quotations of an enquiry, or the button that begins the first. */
export function EnquiryQuotations({ contactMessage: { id } }: { contactMessage: ContactMessage }) {
  const response = useQuotationsOf(id);
  const rows = response.data?.body.data ?? [];
  const { pending, start } = useQuotationStart();
  const key = useRef(newKey());
  const navigate = useNavigate();
  const outcome = useOutcomeToasts();
  const prepare = async () => {
    try {
      const quotation = await start(id, key.current);
      await navigate(paths.quotation(quotation.id));
    } catch (error) {
      outcome.failed(error, { text: texts.failed, preferServerMessage: true });
    }
  };
  if (response.isPending) return null;
  const isFirst = rows.length === 0;
  return (
    <section className="enquiry-block" aria-label={texts.label}>
      <div className="enquiry-block__header">
        <h3>{isFirst ? texts.title : texts.count(rows.length)}</h3>
        {!response.isError && (
          <Button
            variant={isFirst ? 'contained' : 'outlined'}
            disabled={pending}
            onClick={() => void prepare()}
          >
            {pending ? texts.preparing : isFirst ? texts.prepare : texts.another}
          </Button>
        )}
      </div>
      {response.isError ? (
        <p className="mut">{failureText(response.error)}</p>
      ) : isFirst ? (
        <p className="mut">{texts.none}</p>
      ) : (
        <ul className="enquiry-quotations num">
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row }: { row: QuotationRow }) {
  const { id, number, revision, total } = row;
  return (
    <li>
      <span className="quotation-cell">
        <Link to={paths.quotation(id)}>{number}</Link>
        <small>{quotationTexts.revision(revision)}</small>
      </span>
      <QuotationState row={row} />
      <b>{formatSum(total, '-')}</b>
    </li>
  );
}
