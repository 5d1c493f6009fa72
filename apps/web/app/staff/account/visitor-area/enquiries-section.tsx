import type { EnquiryTerms, OwnEnquiry } from '@shishir/contract';
import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { formatDate } from '@shishir/format';
import { Link } from 'react-router';
import { Badge } from '../../../platform/ui/badge';
import { Icon } from '../../../platform/ui/icon';
import { NothingYet } from './nothing-yet';
import { visitorAreaTexts } from './visitor-area.texts';
import styles from './visitor-area.module.css';

const texts = visitorAreaTexts.enquiries;

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
        <h2 id="enquiries">{texts.title}</h2>
        <Link className="link" to="/contact-us">
          <Icon name="plus" />
          {texts.new}
        </Link>
      </header>
      {!enquiries && (
        <p className="hint" role="alert">
          {texts.notLoaded}
        </p>
      )}
      {enquiries?.total === 0 && (
        <NothingYet heading={texts.empty} text={texts.emptyText}>
          <Link className="button button--line button--small" to="/contact-us">
            {texts.new}
          </Link>
        </NothingYet>
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

function EnquiryRow({ row, terms }: { row: OwnEnquiry; terms: EnquiryTerms | null }) {
  const { reference, kind, item_count: count, state, created_at } = row;
  const subject = enquiryChoiceTexts.subjectOf(kind, row.subject);
  return (
    <li className={`${styles.entry} ${styles.sent}`}>
      <span className="quiet number">{reference}</span>
      <div>
        <h3>{subject}</h3>
        <p className="quiet">
          {[
            subject !== texts.kinds[kind] && texts.kinds[kind],
            count > 0 && texts.products(count),
            nextOf(row, terms),
          ]
            .filter(Boolean)
            .join('. ')}
        </p>
      </div>
      <Badge className={`${styles.state} ${styles[state] ?? ''}`}>{texts.states[state]}</Badge>
      <time className="quiet" dateTime={created_at}>
        {formatDate(created_at)}
      </time>
    </li>
  );
}

/** Describes the next step, or returns null if it is unknown. */
function nextOf({ kind, state }: OwnEnquiry, terms: EnquiryTerms | null): string | null {
  if (kind === 'subscription') return texts.confirmAddress;
  if (state === 'in_progress') return texts.inProgress;
  if (state !== 'received' || kind === 'application' || !terms) return null;
  return texts.reply(terms.reply_working_days);
}

function Pages({ page, pages }: OwnEnquiries) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pages} aria-label={texts.pages}>
      {page > 1 && (
        <Link className="link" to={page === 2 ? '/dashboard' : `/dashboard?page=${page - 1}`}>
          {texts.newer}
        </Link>
      )}
      {page < pages && (
        <Link className="link" to={`/dashboard?page=${page + 1}`}>
          {texts.older}
        </Link>
      )}
    </nav>
  );
}
