import Button from '@mui/material/Button';
import type { Mail } from '@shishir/contract';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { EmailCell } from '../ui/list/email-cell';
import { type ListColumn, RowAction } from '../ui/list/list-columns';
import { DhakaTime } from '../ui/page/dhaka-time';
import { EmailText } from '../ui/page/email-text';
import { paths } from '../ui/page/paths';
import { MAIL_STATUS_NAMES, mailTexts } from './mail.texts';

const { columns } = mailTexts;

export const mailColumns = (onOpen: (mail: Mail) => void): ListColumn<Mail>[] => [
  {
    field: 'to',
    header: columns.to,
    width: 200,
    grow: 1,
    fixed: true,
    cell: (mail) => <EmailCell email={mail.to} />,
  },
  {
    field: 'subject',
    header: columns.subject,
    width: 240,
    grow: 1.4,
    cell: (mail) => <span className="list-grid__text">{mail.subject}</span>,
  },
  {
    field: 'status',
    header: columns.status,
    width: 250,
    cell: (mail) => (
      <MailStatus mail={mail}>
        {mail.status === 'failed' && mail.enquiry && (
          <RowAction>
            <Link to={paths.contactMessage(mail.enquiry.id)}>{mailTexts.openEnquiry}</Link>
          </RowAction>
        )}
      </MailStatus>
    ),
  },
  {
    field: 'created_at',
    header: columns.date,
    width: 160,
    cell: (mail) => <DhakaTime moment={mail.created_at} />,
  },
  {
    field: 'action',
    header: columns.action,
    width: 80,
    align: 'right',
    fixed: true,
    cell: (mail) => (
      <RowAction>
        <Button aria-label={mailTexts.open(mail.subject, mail.to)} onClick={() => onOpen(mail)}>
          {mailTexts.openShort}
        </Button>
      </RowAction>
    ),
  },
];

/** A mail on a phone; the whole card opens it. */
export function MailCard({ mail, onOpen }: { mail: Mail; onOpen: (mail: Mail) => void }) {
  return (
    <button type="button" className="mail-card" onClick={() => onOpen(mail)}>
      <b>{mail.subject}</b>
      <span>
        <EmailText>{mail.to}</EmailText>
      </span>
      <MailStatus mail={mail} />
      <DhakaTime moment={mail.created_at} />
    </button>
  );
}

const TONES: Record<Mail['status'], Tone> = { waiting: 'info', sent: 'ok', failed: 'bad' };

/** Where a mail stands; after a try that failed also how often it was tried, and why on hover. */
export function MailStatus({ mail, children }: PropsWithChildren<{ mail: Mail }>) {
  const { status, attempts, last_error } = mail;
  const tried = status === 'failed' || (status === 'waiting' && last_error !== null);
  return (
    <span className="mail-status">
      <StatusBadge tone={TONES[status]} label={MAIL_STATUS_NAMES[status]} />
      {tried && (
        <small className="num">
          {status === 'failed' ? mailTexts.attempts(attempts) : mailTexts.tryAgain(attempts)}
        </small>
      )}
      {children}
      {tried && last_error && (
        <small className="mail-status__reason" title={last_error}>
          {last_error}
        </small>
      )}
    </span>
  );
}
