import type { OwnQuotation } from '@shishir/contract';
import { formatDate, formatDay, formatSum } from '@shishir/format';
import { Link } from 'react-router';
import type { ApiClient } from '../../../platform/api/api-client';
import { Badge } from '../../../platform/ui/badge';
import { visitorAreaTexts } from './visitor-area.texts';
import styles from './visitor-area.module.css';

const texts = visitorAreaTexts.quotations;

/** Loads the visitor's quotations. Empty if they cannot be loaded, since each was sent by mail too. */
export async function ownQuotations(api: ApiClient): Promise<OwnQuotation[]> {
  const response = await api.quotations.own({ query: { pageSize: 50 } }).catch(() => null);
  return response?.status === 200 ? response.body.data : [];
}

/** The quotations that answer the visitor's enquiries, newest first. */
export function QuotationsSection({ quotations }: { quotations: OwnQuotation[] }) {
  if (quotations.length === 0) return null;
  return (
    <section aria-labelledby="quotations">
      <header>
        <h2 id="quotations">{texts.title}</h2>
      </header>
      <ul className="rows">
        {quotations.map((quotation) => (
          <QuotationRow key={quotation.number} quotation={quotation} />
        ))}
      </ul>
    </section>
  );
}

/** The enquiry state whose colour each state has. */
const COLORS: Record<OwnQuotation['state'], string> = {
  open: 'received',
  accepted: 'answered',
  superseded: 'received',
  expired: 'in_progress',
};

function QuotationRow({ quotation }: { quotation: OwnQuotation }) {
  const { number, title, revision, state, total, valid_until, sent_at, path } = quotation;
  const until = formatDay(valid_until);
  return (
    <li className={`${styles.entry} ${styles.sent}`}>
      <span className="quiet number">{number}</span>
      <div>
        <h3>
          <Link to={path}>{title}</Link>
        </h3>
        <p className="quiet number">
          {[
            formatSum(total, texts.priceOpen),
            revision > 1 && texts.revision(revision),
            state === 'expired' && texts.wasValidUntil(until),
            (state === 'open' || state === 'superseded') && texts.validUntil(until),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <Badge className={`${styles.state} ${styles[COLORS[state]] ?? ''}`}>
        {texts.states[state]}
      </Badge>
      <time className="quiet" dateTime={sent_at}>
        {formatDate(sent_at)}
      </time>
    </li>
  );
}
