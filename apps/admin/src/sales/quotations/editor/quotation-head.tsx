import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { paths } from '../../../platform/ui/page/paths';
import { RecordNumber } from '../../../platform/ui/page/record-number';
import { unsentState } from '../../../platform/ui/page/unsent-state';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useQuotationCalls } from '../quotations.queries';
import { dayText, REVISION_TONES, timeText } from '../quotation-values';
import { editorTexts as texts } from './editor.texts';
import { REVISION_STATES } from '../quotations.texts';

interface Props {
  quotation: Quotation;
  revision: QuotationRevision;
  /** Buttons of the header. */
  children: ReactNode;
}

/** Customer and enquiry of a quotation, and the state of the revision. */
export function QuotationHead({ quotation: { enquiry, locale }, revision, children }: Props) {
  const { name, company } = revision.recipient;
  const isOpen = revision.state === 'open' && revision.opened_at === null;
  const unsent = isOpen ? unsentState(revision.mail) : null;
  const customer = [name, company].filter(Boolean).join(', ');
  return (
    <Stack
      direction="row"
      sx={[
        { flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 },
        { justifyContent: { xs: 'space-between', sm: 'flex-start' } },
      ]}
    >
      <Typography sx={{ minWidth: 0, color: 'text.third', overflowWrap: 'anywhere' }}>
        {enquiry && !enquiry.in_trash ? (
          <>
            {texts.forEnquiry}{' '}
            <Link
              component={RouterLink}
              to={paths.contactMessage(enquiry.id)}
              underline="hover"
              sx={{ fontWeight: 600 }}
            >
              <RecordNumber>{enquiry.reference}</RecordNumber>
            </Link>
          </>
        ) : (
          texts.enquiryGone
        )}
        {customer && (enquiry && !enquiry.in_trash ? `, ${customer}` : ` ${customer}`)}
      </Typography>
      {locale === 'bn' && <StatusBadge tone="mute" label={texts.inBangla} />}
      <StatusBadge
        tone={unsent?.tone ?? REVISION_TONES[revision.state]}
        label={texts.state(unsent?.label ?? REVISION_STATES[revision.state], revision.revision)}
      />
      <Box
        sx={{
          display: { xs: 'grid', sm: 'flex' },
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          alignItems: 'center',
          width: { xs: '100%', sm: 'auto' },
          minWidth: 0,
          ml: { sm: 'auto' },
        }}
      >
        {children}
      </Box>
    </Stack>
  );
}

/** Notices about a sent revision, such as acceptance or a failed mail. */
export function RevisionNotices({ quotation, revision }: Omit<Props, 'children'>) {
  const { notices } = texts;
  const { state, valid_until, accepted_at, accepted_name, accepted_address, mail } = revision;
  const newest = quotation.revisions.find(({ state: one }) => one !== 'draft');
  const lines: [severity: AlertColor, text: string][] = [
    ...(state === 'superseded' && newest
      ? [['warning', notices.superseded(newest.revision)] as ['warning', string]]
      : []),
    ...(state === 'expired'
      ? [['error', notices.expired(dayText(valid_until))] as ['error', string]]
      : []),
    ...(accepted_at
      ? [
          [
            'success',
            notices.accepted(accepted_name ?? '', timeText(accepted_at), accepted_address),
          ] as ['success', string],
        ]
      : []),
    ...(mail?.status === 'failed'
      ? [['error', notices.mailFailed(mail.to, mail.last_error ?? '')] as ['error', string]]
      : []),
    ...(mail?.status === 'waiting'
      ? [['info', notices.mailWaits(mail.to)] as ['info', string]]
      : []),
  ];
  return lines.map(([severity, text]) => (
    <Alert
      key={text}
      role="none"
      severity={severity}
      icon={false}
      action={
        severity === 'error' && mail?.status === 'failed' && revision.id === newest?.id ? (
          <SendAgain id={quotation.id} />
        ) : undefined
      }
      sx={{ mb: 2, fontWeight: 500 }}
    >
      {text}
    </Alert>
  ));
}

/** Sends the mail with the revision again after it failed. */
function SendAgain({ id }: { id: number }) {
  const { sendAgain } = useQuotationCalls(id);
  const [busy, setBusy] = useState(false);
  const outcome = useOutcomeToasts();
  const send = async () => {
    setBusy(true);
    try {
      await sendAgain();
      outcome.succeeded(texts.notices.sentAgain);
    } catch (error) {
      outcome.failed(error, { text: texts.notices.notSentAgain, preferServerMessage: true });
    }
    setBusy(false);
  };
  return (
    <Button disabled={busy} onClick={() => void send()}>
      {texts.notices.again}
    </Button>
  );
}
