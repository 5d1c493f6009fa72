import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Mail } from '@shishir/contract';
import type { PropsWithChildren } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../theme/status-badge';
import { CellText } from '../ui/list/cell-text';
import { EmailCell } from '../ui/list/email-cell';
import { type ListColumn, RowAction } from '../ui/list/list-columns';
import { DhakaTime, TIME_WIDTH } from '../ui/page/dhaka-time';
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
    cell: (mail) => <CellText>{mail.subject}</CellText>,
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
    width: TIME_WIDTH,
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

/** Mail in a list on phones; a click anywhere on the card opens it. */
export function MailCard({ mail, onOpen }: { mail: Mail; onOpen: (mail: Mail) => void }) {
  return (
    <ButtonBase onClick={() => onOpen(mail)} sx={cardLook}>
      <Typography component="b" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
        {mail.subject}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        sx={{ gridColumn: '1 / -1', color: 'text.third' }}
      >
        <EmailText>{mail.to}</EmailText>
      </Typography>
      <MailStatus mail={mail} />
      <DhakaTime moment={mail.created_at} />
    </ButtonBase>
  );
}

const cardLook = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 12px',
  justifyContent: 'normal',
  width: '100%',
  p: '14px 16px',
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:hover': { bgcolor: 'action.hover' },
  '&:focus-visible': { outlineOffset: -3 },
  '& > time': { color: 'text.third', fontSize: '0.8125rem' },
};

const TONES: Record<Mail['status'], Tone> = { waiting: 'info', sent: 'ok', failed: 'bad' };

/** Status of a mail; after a failed attempt also the number of attempts, and the reason on hover. */
export function MailStatus({ mail, children }: PropsWithChildren<{ mail: Mail }>) {
  const { status, attempts, last_error } = mail;
  const tried = status === 'failed' || (status === 'waiting' && last_error !== null);
  return (
    <Stack component="span" direction="row" sx={statusLook}>
      <StatusBadge tone={TONES[status]} label={MAIL_STATUS_NAMES[status]} />
      {tried && (
        <Typography component="small" variant="body2" sx={{ color: 'text.secondary' }}>
          {status === 'failed' ? mailTexts.attempts(attempts) : mailTexts.tryAgain(attempts)}
        </Typography>
      )}
      {children}
      {tried && last_error && (
        <Typography
          noWrap
          component="small"
          variant="body2"
          title={last_error}
          sx={{ flexBasis: '100%', color: 'text.secondary' }}
        >
          {last_error}
        </Typography>
      )}
    </Stack>
  );
}

const statusLook = {
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minWidth: 0,
  '& a': { color: 'primary.ink', fontWeight: 600, textDecoration: 'underline' },
};
