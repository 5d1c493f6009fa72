import Button from '@mui/material/Button';
import type { Quotation, QuotationRevision } from '@shishir/contract';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '../../../platform/theme/status-badge';
import { paths } from '../../../platform/ui/page/paths';
import { unsentState } from '../../../platform/ui/page/unsent-state';
import { useOutcomeToasts } from '../../../platform/ui/toast/outcome-toasts';
import { useQuotationCalls } from '../quotations.queries';
import {
  dayText,
  editorTexts as texts,
  REVISION_STATES,
  REVISION_TONES,
  timeText,
} from '../quotations.texts';

interface Props {
  quotation: Quotation;
  revision: QuotationRevision;
  /** The buttons. */
  children: ReactNode;
}

/** Which enquiry it answers, for whom, and what the revision is. */
export function QuotationHead({ quotation: { enquiry }, revision, children }: Props) {
  const { name, company } = revision.recipient;
  const isOpen = revision.state === 'open' && revision.opened_at === null;
  const unsent = isOpen ? unsentState(revision.mail) : null;
  const customer = [name, company].filter(Boolean).join(', ');
  return (
    <div className="page-header quote-head">
      <div>
        <p>
          {enquiry && !enquiry.in_trash ? (
            <>
              {texts.forEnquiry}{' '}
              <Link to={paths.contactMessage(enquiry.id)}>{enquiry.reference}</Link>
            </>
          ) : (
            texts.enquiryGone
          )}
          {customer && (enquiry && !enquiry.in_trash ? `, ${customer}` : ` ${customer}`)}
        </p>
      </div>
      <StatusBadge
        tone={unsent?.tone ?? REVISION_TONES[revision.state]}
        label={texts.state(unsent?.label ?? REVISION_STATES[revision.state], revision.revision)}
      />
      <div>{children}</div>
    </div>
  );
}

/** What has become of a revision that was sent. */
export function RevisionNotices({ quotation, revision }: Omit<Props, 'children'>) {
  const { notices } = texts;
  const { state, valid_until, accepted_at, accepted_name, mail } = revision;
  const newest = quotation.revisions.find(({ state: one }) => one !== 'draft');
  const lines: [tone: 'info' | 'warn' | 'bad' | 'ok', text: string][] = [
    ...(state === 'superseded' && newest
      ? [['warn', notices.superseded(newest.revision)] as ['warn', string]]
      : []),
    ...(state === 'expired'
      ? [['bad', notices.expired(dayText(valid_until))] as ['bad', string]]
      : []),
    ...(accepted_at
      ? [['ok', notices.accepted(accepted_name ?? '', timeText(accepted_at))] as ['ok', string]]
      : []),
    ...(mail?.status === 'failed'
      ? [['bad', notices.mailFailed(mail.to, mail.last_error ?? '')] as ['bad', string]]
      : []),
    ...(mail?.status === 'waiting'
      ? [['info', notices.mailWaits(mail.to)] as ['info', string]]
      : []),
  ];
  return lines.map(([tone, text]) => (
    <p key={text} className={`quote-notice quote-notice--${tone}`}>
      {text}
      {tone === 'bad' && mail?.status === 'failed' && revision.id === newest?.id && (
        <SendAgain id={quotation.id} />
      )}
    </p>
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
