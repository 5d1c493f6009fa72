import type { ContactMessage, ContactMessageQuery } from '@shishir/contract';
import { formatWeekdayTime } from '@shishir/format';
import { Link } from 'react-router-dom';
import { initials } from '../../platform/theme/letter-avatar';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListAddress } from '../../platform/ui/list/list-address';
import type { ListRows } from '../../platform/ui/list/list-rows';
import { paths } from '../../platform/ui/page/paths';
import { unsentState } from '../../platform/ui/page/unsent-state';
import { KIND_NAMES, contactMessageTexts, STATUS_NAMES } from './contact-message.texts';
import { inboxPart, shortAge } from './waiting-time';
import './list/contact-message-list.css';

interface Props {
  contactMessage: ContactMessage;
  to: string;
  current?: boolean;
}

/** A message in three lines: a row of the inbox, and of the table on a phone. */
export function ContactMessageCard({ contactMessage, to, current = false }: Props) {
  const now = new Date();
  const { status, owner, created_at } = contactMessage;
  const unsent = unsentReply(contactMessage);
  const isNew = status === 'new';
  const part = inboxPart(contactMessage, now);
  const isAnswered = part === 'answered' && status !== 'spam';
  return (
    <Link
      to={to}
      className={isNew ? 'message-card message-card--new' : 'message-card'}
      aria-current={current ? 'true' : undefined}
    >
      <span className="message-card__dot" />
      <b>
        {fullName(contactMessage)}
        {isNew && <span className="vh">{contactMessageTexts.isNew}</span>}
      </b>
      <time
        className={part === 'over' ? 'num message-card__late' : 'num'}
        dateTime={created_at}
        title={formatWeekdayTime(created_at)}
      >
        {shortAge(created_at, now, isAnswered)}
      </time>
      <span className="message-card__about">{aboutLine(contactMessage)}</span>
      <span className="message-card__text">{excerpt(contactMessage)}</span>
      {(owner || isAnswered) && (
        <span className="message-card__state">
          {isAnswered &&
            (unsent ? (
              <ContactMessageBadge contactMessage={contactMessage} />
            ) : (
              STATUS_NAMES[status]
            ))}
          {owner && <OwnerMark name={owner.name} />}
        </span>
      )}
    </Link>
  );
}

/** Who cares for an enquiry, in two letters. */
export function OwnerMark({ name }: { name: string }) {
  return (
    <span className="owner-mark" title={contactMessageTexts.ownedBy(name)}>
      <span aria-hidden="true">{initials(name)}</span>
      <span className="vh">{contactMessageTexts.ownedBy(name)}</span>
    </span>
  );
}

const TONES: Record<ContactMessage['status'], Tone> = {
  new: 'info',
  read: 'mute',
  replied: 'ok',
  archived: 'mute',
  spam: 'warn',
};

/** The state of the last reply if its mail has not left. */
export const unsentReply = ({ status, reply_mail }: ContactMessage) =>
  status === 'replied' ? unsentState(reply_mail) : null;

export function ContactMessageBadge({ contactMessage }: { contactMessage: ContactMessage }) {
  const { status, reply_mail } = contactMessage;
  const { label, tone } = unsentReply(contactMessage) ?? {
    label: STATUS_NAMES[status],
    tone: TONES[status],
  };
  return <StatusBadge tone={tone} label={label} title={reply_mail?.last_error ?? undefined} />;
}

const EXCERPT_LENGTH = 140;

/** The name of whoever sent it; without one the email address. */
export const fullName = ({ first_name, last_name, email }: ContactMessage) =>
  `${first_name} ${last_name}`.trim() || email;

/** The kind of an enquiry and what it is about: 'Quotation, 4 products', 'Contact, Cold Room'. */
export function aboutLine(contactMessage: ContactMessage): string {
  const { kind, details, source, spam_reason, spam_score, status } = contactMessage;
  const { items, opening, interest, role, design } = details;
  const about =
    status === 'spam'
      ? spam_score === null
        ? spam_reason?.replace(/\.$/, '')
        : contactMessageTexts.score(spam_score)
      : items.length > 0
        ? contactMessageTexts.products(items.length)
        : design
          ? contactMessageTexts.design(design)
          : (opening ?? source.product?.title ?? interest ?? role);
  return about ? `${KIND_NAMES[kind]}, ${about}` : KIND_NAMES[kind];
}

/**
 * The beginning of a message on one line, cut at a word. Where none was written, what was chosen in the form
 * or worked out with a tool.
 */
export function excerpt({ message, details }: ContactMessage): string {
  const { opening, interest, role, location, company, project, place, design_text } = details;
  const chosen = [opening, interest, role, location, company, project, place]
    .filter(Boolean)
    .join(', ');
  const line = (message || chosen || design_text || '').replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > EXCERPT_LENGTH / 2 ? end : undefined)}…`;
}

export type InboxAddress = ListAddress<ContactMessageQuery>;
export type ContactMessageRows = ListRows<ContactMessage>;

/** The address of a message: below the list, with the search of the list. */
export const inboxAddress = (id: number, address: { search: string }) =>
  `${paths.inbox}/${id}${address.search}`;
