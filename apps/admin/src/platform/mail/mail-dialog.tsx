import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { isRejectedForGood, type Mail } from '@shishir/contract';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { statusOf } from '../api/failure';
import { DialogFrame } from '../ui/dialog/dialog-frame';
import { FailedQuery } from '../ui/list/list-states';
import { DhakaTime } from '../ui/page/dhaka-time';
import { PageState } from '../ui/page/page-state';
import { paths } from '../ui/page/paths';
import { RecordNumber } from '../ui/page/record-number';
import { MailStatus } from './mail-columns';
import { useMail } from './mail.queries';
import { mailTexts } from './mail.texts';

/** Shows one mail as it was written. */
export function MailDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const response = useMail(id);
  const mail = response.data?.body.data;
  return (
    <DialogFrame title={mail?.subject ?? mailTexts.dialog} width="sm" onClose={onClose}>
      {mail ? (
        <MailContent mail={mail} />
      ) : statusOf(response.error) === 404 ? (
        <PageState shows="drop" text={mailTexts.gone} alert />
      ) : response.isError ? (
        <FailedQuery of={response} />
      ) : (
        <div aria-hidden="true">
          <Skeleton width="60%" />
          <Skeleton width="40%" />
          <Skeleton variant="rounded" height={180} sx={{ mt: 3 }} />
        </div>
      )}
    </DialogFrame>
  );
}

const { columns } = mailTexts;

/** Recipient, delivery status and the text as it was sent. */
function MailContent({ mail }: { mail: Mail & { text: string | null } }) {
  return (
    <>
      <Box component="dl" sx={{ mb: 2.5, borderTop: 1, borderColor: 'divider' }}>
        <Fact label={columns.to}>{mail.to}</Fact>
        <Fact label={columns.status}>
          <MailStatus mail={{ ...mail, last_error: null }} />
        </Fact>
        <Fact label={mailTexts.written}>
          <DhakaTime moment={mail.created_at} />
        </Fact>
        <Fact label={mailTexts.sent}>
          {mail.sent_at ? <DhakaTime moment={mail.sent_at} /> : mailTexts.notSent}
        </Fact>
        <Fact label={mailTexts.tried}>{mail.attempts}</Fact>
        {mail.last_error && <Fact label={mailTexts.reason}>{mail.last_error}</Fact>}
        {mail.status === 'failed' && (
          <Fact label={mailTexts.whatNow}>
            {isRejectedForGood(mail) ? mailTexts.forGood : mailTexts.tooOften}
          </Fact>
        )}
        {mail.enquiry && (
          <Fact label={mailTexts.enquiry}>
            <Box component={Link} to={paths.contactMessage(mail.enquiry.id)} sx={linkLook}>
              <RecordNumber>{mail.enquiry.reference}</RecordNumber>
            </Box>
          </Fact>
        )}
      </Box>
      {mail.text === null ? (
        <Alert role="presentation" severity="warning" icon={false} sx={{ fontWeight: 500 }}>
          {mailTexts.secret}
        </Alert>
      ) : (
        <Paper sx={textLook}>{mail.text}</Paper>
      )}
    </>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <Stack direction="row" sx={factLook}>
    <Box component="dt" sx={{ color: 'text.third' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Stack>
);

const factLook = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '4px 16px',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
};

const linkLook = { color: 'primary.ink', fontWeight: 600, textDecoration: 'underline' };

const textLook = {
  p: 2.5,
  borderRadius: '8px',
  boxShadow: 'none',
  fontSize: '1rem',
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};
