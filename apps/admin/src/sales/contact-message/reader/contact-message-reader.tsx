import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContactMessage } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { failureText, statusOf } from '../../../platform/api/failure';
import { EnquiryDesign, EnquiryQuotations, isQuotable } from '../../quotations/enquiry-quotations';
import { LetterAvatar } from '../../../platform/theme/letter-avatar';
import { useContactMessage } from '../contact-message.queries';
import { EnquiryVisits } from '../../maintenance/customer-service';
import { EnquiryCustomer } from '../../customers/enquiry-customer';
import { KIND_NAMES, contactMessageTexts, STATUS_NAMES } from '../contact-message.texts';
import { InboxState } from '../inbox-state';
import { fullName, type InboxAddress, unsentReply } from '../contact-message-card';
import type { InboxActions } from '../use-inbox-actions';
import { inboxPart, waitingTime } from '../waiting-time';
import { ConflictNote, SpamNote } from './reader-notes';
import { ContactButtons } from './contact-buttons';
import { CartContext } from './cart-context';
import { CvContext, PhotosContext, ProductContext } from './enquiry-context';
import { EnquiryHistory } from './enquiry-history';
import { ContactMessageFacts } from './contact-message-facts';
import { isSale, SaleSection } from '../pipeline/sale-section';
import { ReaderBar } from './reader-bar';
import { paragraphs } from './paragraphs';
import { readerTexts as texts } from './reader.texts';
import { ReplyForm } from './reply-form';

interface Props {
  id: number;
  /** False if it is only shown beside the list. */
  isOpen: boolean;
  address: InboxAddress;
  inbox: InboxActions;
  /** The reply field, which a key focuses. */
  writing: RefObject<HTMLTextAreaElement | null>;
}

const READER = { minWidth: 0, minHeight: 0 };
const SCROLL = {
  flex: 1,
  minHeight: 0,
  p: { xs: 2, md: '24px 24px 16px' },
  overflowY: { md: 'auto' },
  '&:focus-visible': { outlineOffset: -2 },
};

/** One complete enquiry with all its actions. Opening it marks it as read. */
export function ContactMessageReader({ id, isOpen, address, inbox, writing }: Props) {
  const response = useContactMessage(id);
  const contactMessage = response.data?.body.data;
  useMarkRead(isOpen ? contactMessage : undefined, inbox);
  if (contactMessage) {
    return (
      <Stack component="article" sx={READER} aria-label={texts.label(fullName(contactMessage))}>
        <ReaderBar contactMessage={contactMessage} address={address} inbox={inbox} />
        <ContactMessageBody contactMessage={contactMessage} inbox={inbox} />
        {contactMessage.status !== 'spam' && (
          <ReplyForm contactMessage={contactMessage} field={writing} />
        )}
      </Stack>
    );
  }
  const isMissing = [400, 404].includes(statusOf(response.error) ?? 0);
  return (
    <Stack component="article" sx={READER} aria-label={texts.one} aria-busy={response.isPending}>
      <ReaderBar contactMessage={null} address={address} inbox={inbox} />
      {isMissing ? (
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
        <Box sx={SCROLL} aria-hidden="true">
          <Skeleton width="40%" height={36} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
        </Box>
      )}
    </Stack>
  );
}

/** Marks an enquiry as read once per opening, so it can be set to new again. */
function useMarkRead(contactMessage: ContactMessage | undefined, { markRead }: InboxActions): void {
  const opened = useRef(false);
  const mark = useEffectEvent((one: ContactMessage) => {
    if (opened.current) return;
    opened.current = true;
    if (one.status === 'new') markRead(one);
  });
  useEffect(() => {
    if (contactMessage) mark(contactMessage);
    else opened.current = false;
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
  const { items, cv, photos, photos_deleted_at } = contactMessage.details;
  return (
    <Box sx={SCROLL} tabIndex={0} role="region" aria-label={texts.content}>
      <Box sx={{ maxWidth: { md: 760 }, '& > .MuiAlert-root': { mb: 3 } }}>
        {inbox.conflict && <ConflictNote contactMessage={contactMessage} inbox={inbox} />}
        {isSpam && <SpamNote contactMessage={contactMessage} />}
        <Stack
          component="header"
          direction="row"
          sx={{ flexWrap: 'wrap', gap: { xs: 1.5, md: 2 }, alignItems: 'center' }}
        >
          <LetterAvatar name={name} size={40} />
          <Box sx={{ flex: 1, minWidth: 200, overflowWrap: 'anywhere' }}>
            <Typography variant="h2">{name}</Typography>
            <Typography color="textThird">{stateLine(contactMessage)}</Typography>
          </Box>
          {!isSpam && <ContactButtons contactMessage={contactMessage} />}
        </Stack>
        {isSale(contactMessage) && <SaleSection contactMessage={contactMessage} />}
        <ContactMessageFacts contactMessage={contactMessage} />
        {!isSpam && contactMessage.kind !== 'application' && (
          <EnquiryCustomer contactMessage={contactMessage} />
        )}
        {!isSpam && contactMessage.kind === 'service' && (
          <EnquiryVisits contactMessage={contactMessage} />
        )}
        {contactMessage.message ? (
          <Box sx={TEXT}>
            {paragraphs(contactMessage.message).map((text, at) => (
              <p key={at}>{text}</p>
            ))}
          </Box>
        ) : (
          <Typography color="textThird">{texts.noText}</Typography>
        )}
        {isSpam && (
          <Typography color="textThird" sx={{ mt: 2 }}>
            {texts.linksOff}
          </Typography>
        )}
        {items.length > 0 && <CartContext items={items} />}
        <EnquiryDesign contactMessage={contactMessage} />
        {contactMessage.source.product && (
          <ProductContext product={contactMessage.source.product} />
        )}
        {(photos.length > 0 || photos_deleted_at) && (
          <PhotosContext id={contactMessage.id} {...{ photos, photos_deleted_at }} />
        )}
        {cv && <CvContext contactMessage={contactMessage} cv={cv} />}
        {isQuotable(contactMessage) && <EnquiryQuotations contactMessage={contactMessage} />}
        {!isSpam && <EnquiryHistory contactMessage={contactMessage} />}
      </Box>
    </Box>
  );
}

const TEXT = {
  display: 'grid',
  gap: 1,
  maxWidth: '66ch',
  fontSize: { xs: '1rem', md: '0.9375rem' },
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
};

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
