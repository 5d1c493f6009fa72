import type { EnquiryTerms, OwnEnquiry } from '@shishir/contract';
import { formatDate } from '@shishir/format';
import { Link } from 'react-router';
import { replyTime } from '../../../sales/enquiry/enquiry-terms';
import { Badge } from '../../../platform/ui/badge';
import { EmptyState } from '../../../platform/ui/empty-state';
import { Icon } from '../../../platform/ui/icon';
import styles from './visitor-area.module.css';

export interface OwnEnquiries {
  rows: OwnEnquiry[];
  total: number;
  page: number;
  pages: number;
}

interface EnquiriesSectionProps {
  /** Null if they could not be loaded. */
  enquiries: OwnEnquiries | null;
  terms: EnquiryTerms | null;
}

/** Enquiries of the visitor with their states, newest first. */
export function EnquiriesSection({ enquiries, terms }: EnquiriesSectionProps) {
  return (
    <section aria-labelledby="enquiries">
      <header>
        <h2 id="enquiries">Enquiries</h2>
        <Link className="link" to="/contact-us">
          <Icon name="plus" />
          New enquiry
        </Link>
      </header>
      {!enquiries && (
        <p className="hint" role="alert">
          Your enquiries cannot be shown right now. Please load the page again in a minute.
        </p>
      )}
      {enquiries?.total === 0 && (
        <EmptyState
          heading="No enquiries yet."
          level="h3"
          text="Ask about a unit, a price or a whole building. What you send while signed in stands here, with its state."
        >
          <Link className="button button--main" to="/contact-us">
            New enquiry
          </Link>
        </EmptyState>
      )}
      {enquiries && enquiries.total > 0 && (
        <>
          <ul className="rows">
            {enquiries.rows.map((row) => (
              <EnquiryRow key={row.reference} row={row} terms={terms} />
            ))}
          </ul>
          <Pages {...enquiries} />
        </>
      )}
    </section>
  );
}

const STATES: Record<OwnEnquiry['state'], string> = {
  received: 'Received',
  in_progress: 'In progress',
  answered: 'Answered',
};

const KIND_NAMES: Record<OwnEnquiry['kind'], string> = {
  contact: 'Message',
  consultation: 'Consultation',
  subscription: 'Product news',
  application: 'Application',
  quotation: 'Quotation',
};

function EnquiryRow({ row, terms }: { row: OwnEnquiry; terms: EnquiryTerms | null }) {
  const { reference, kind, subject, item_count: count, state, created_at } = row;
  return (
    <li className={`${styles.entry} ${styles.sent}`}>
      <span className="quiet number">{reference}</span>
      <div>
        <h3>{subject}</h3>
        <p className="quiet">
          {[
            subject !== KIND_NAMES[kind] && KIND_NAMES[kind],
            count > 0 && (count === 1 ? '1 product' : `${count} products`),
            nextOf(row, terms),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <Badge className={`${styles.state} ${styles[state] ?? ''}`}>{STATES[state]}</Badge>
      <time className="quiet" dateTime={created_at}>
        {formatDate(created_at)}
      </time>
    </li>
  );
}

/** Describes the next step, or returns null if it is unknown. */
function nextOf({ kind, state }: OwnEnquiry, terms: EnquiryTerms | null): string | null {
  if (kind === 'subscription') return 'The news come once your address is confirmed.';
  if (state === 'in_progress') return 'We are working on it.';
  if (state !== 'received' || kind === 'application' || !terms) return null;
  return `We answer within ${replyTime(terms)}.`;
}

function Pages({ page, pages }: OwnEnquiries) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label="Pages of enquiries">
      {page > 1 && (
        <Link className="link" to={page === 2 ? '/dashboard' : `/dashboard?page=${page - 1}`}>
          Newer
        </Link>
      )}
      {page < pages && (
        <Link className="link" to={`/dashboard?page=${page + 1}`}>
          Older
        </Link>
      )}
    </nav>
  );
}
