import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { ContactMessage } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { failureText, statusOf } from '../../../platform/api/failure';
import { EnquiryDesign, EnquiryQuotations, isQuotable } from '../../quotations/enquiry-quotations';
import { initials } from '../../../platform/theme/letter-avatar';
import { useContactMessage } from '../contact-message.queries';
import { KIND_NAMES, contactMessageTexts, STATUS_NAMES } from '../contact-message.texts';
import { InboxState } from '../inbox-state';
import { fullName, type InboxAddress, unsentReply } from '../contact-message-card';
import type { InboxActions } from '../use-inbox-actions';
import { inboxPart, waitingTime } from '../waiting-time';
import { ConflictNote, SpamNote } from './reader-notes';
import { ContactButtons } from './contact-buttons';
import { CartContext, CvContext, ProductContext } from './enquiry-context';
import { EnquiryHistory } from './enquiry-history';
import { ContactMessageFacts } from './contact-message-facts';
import { ReaderBar } from './reader-bar';
import { paragraphs, readerTexts as texts } from './reader.texts';
import { ReplyForm } from './reply-form';
import './reader.css';

interface Props {
  id: number;
  address: InboxAddress;
  inbox: InboxActions;
  /** The field of the reply, for the key that leads there. */
  writing: RefObject<HTMLTextAreaElement | null>;
}

/** One enquiry, whole, with all that can be done about it. What is opened becomes read. */
export function ContactMessageReader({ id, address, inbox, writing }: Props) {
  const response = useContactMessage(id);
  const contactMessage = response.data?.body.data;
  useMarkRead(contactMessage, inbox);
  if (contactMessage) {
    return (
      <article className="reader" aria-label={texts.label(fullName(contactMessage))}>
        <ReaderBar contactMessage={contactMessage} address={address} inbox={inbox} />
        <ContactMessageBody contactMessage={contactMessage} inbox={inbox} />
        {contactMessage.status !== 'spam' && (
          <ReplyForm contactMessage={contactMessage} field={writing} />
        )}
      </article>
    );
  }
  const gone = [400, 404].includes(statusOf(response.error) ?? 0);
  return (
    <article className="reader" aria-label={texts.one} aria-busy={response.isPending}>
      <ReaderBar contactMessage={null} address={address} inbox={inbox} />
      {gone ? (
        <InboxState shows="drop" title={texts.gone.title} text={texts.gone.text} />
      ) : response.isError ? (
        <InboxState
          shows="cross"
          title={texts.failed}
          text={contactMessageTexts.failed.text(failureText(response.error))}
        >
          <Button variant="contained" onClick={() => void response.refetch()}>
            {contactMessageTexts.failed.retry}
          </Button>
        </InboxState>
      ) : (
        <div className="reader__scroll" aria-hidden="true">
          <Skeleton width="40%" height={36} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
        </div>
      )}
    </article>
  );
}

/** Once for each time that it is opened: who sets it to new again means that. */
function useMarkRead(contactMessage: ContactMessage | undefined, { markRead }: InboxActions): void {
  const opened = useRef(false);
  const mark = useEffectEvent((one: ContactMessage) => {
    if (opened.current) return;
    opened.current = true;
    if (one.status === 'new') markRead(one);
  });
  useEffect(() => {
    if (contactMessage) mark(contactMessage);
  }, [contactMessage]);
}

function ContactMessageBody({
  contactMessage,
  inbox,
}: {
  contactMessage: ContactMessage;
  inbox: InboxActions;
}) {
  const name = fullName(contactMessage);
  const isSpam = contactMessage.status === 'spam';
  const { items, cv } = contactMessage.details;
  return (
    <div className="reader__scroll" tabIndex={0} role="region" aria-label={texts.content}>
      <div className="reader__content">
        {inbox.conflict && <ConflictNote contactMessage={contactMessage} inbox={inbox} />}
        {isSpam && <SpamNote contactMessage={contactMessage} />}
        <header className="sender">
          <span className="owner-mark owner-mark--none sender__mark" aria-hidden="true">
            {initials(name)}
          </span>
          <div>
            <h2>{name}</h2>
            <p className="num">{stateLine(contactMessage)}</p>
          </div>
          {!isSpam && <ContactButtons contactMessage={contactMessage} />}
        </header>
        <ContactMessageFacts contactMessage={contactMessage} />
        {contactMessage.message ? (
          <div className="reader__text">
            {paragraphs(contactMessage.message).map((text, at) => (
              <p key={at}>{text}</p>
            ))}
          </div>
        ) : (
          <p className="mut">{texts.noText}</p>
        )}
        {isSpam && <p className="reader__links-off">{texts.linksOff}</p>}
        {items.length > 0 && <CartContext items={items} />}
        <EnquiryDesign contactMessage={contactMessage} />
        {contactMessage.source.product && (
          <ProductContext product={contactMessage.source.product} />
        )}
        {cv && <CvContext contactMessage={contactMessage} cv={cv} />}
        {isQuotable(contactMessage) && <EnquiryQuotations contactMessage={contactMessage} />}
        {!isSpam && <EnquiryHistory contactMessage={contactMessage} />}
      </div>
    </div>
  );
}

/** 'Quotation ENQ-2026-000012, waiting 1 day 17 hours'. */
function stateLine(contactMessage: ContactMessage): string {
  const { kind, reference, status, created_at, replied_at } = contactMessage;
  const what = `${KIND_NAMES[kind]} ${reference}`;
  if (status === 'spam') return `${what}, ${formatWeekdayTime(created_at)}`;
  if (inboxPart(contactMessage, new Date()) !== 'answered') {
    return `${what}, ${waitingTime(created_at, new Date())}`;
  }
  const unsent = unsentReply(contactMessage);
  if (unsent)
    return `${what}, ${texts.unsent[contactMessage.reply_mail!.status as 'waiting' | 'failed']}`;
  const state = STATUS_NAMES[status].toLowerCase();
  return replied_at && status === 'replied'
    ? `${what}, ${state} ${formatWeekdayTime(replied_at)}`
    : `${what}, ${state}`;
}
