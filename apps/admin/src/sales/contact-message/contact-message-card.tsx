import Box from '@mui/material/Box';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { ContactMessage, ContactMessageQuery } from '@shishir/contract';
import { enquiryChoiceTexts } from '@shishir/contract/rules';
import { formatWeekdayTime } from '@shishir/format';
import { Link } from 'react-router-dom';
import { StatusBadge, type Tone } from '../../platform/theme/status-badge';
import type { ListAddress } from '../../platform/ui/list/list-address';
import type { ListRows } from '../../platform/ui/list/list-rows';
import { paths } from '../../platform/ui/page/paths';
import { unsentState } from '../../platform/ui/page/unsent-state';
import { KIND_NAMES, contactMessageTexts, STATUS_NAMES } from './contact-message.texts';
import { OwnerMark } from './owner-mark';
import { inboxPart, shortAge } from './waiting-time';

interface Props {
  contactMessage: ContactMessage;
  to: string;
  /** True if it is shown beside the list. */
  current?: boolean;
}

/** A message in three lines: a row of the inbox, or of the table on a phone. */
export function ContactMessageCard({ contactMessage, to, current = false }: Props) {
  const now = new Date();
  const { status, owner, created_at } = contactMessage;
  const unsent = unsentReply(contactMessage);
  const isNew = status === 'new';
  const part = inboxPart(contactMessage, now);
  const isAnswered = part === 'answered' && status !== 'spam';
  const quiet = current ? 'text.secondary' : 'text.third';
  return (
    <ListItemButton
      component={Link}
      to={to}
      aria-current={current ? 'true' : undefined}
      sx={[
        CARD,
        { '&:focus-visible': { outlineOffset: -3 } },
        current && {
          '&, &:hover': { bgcolor: 'primary.wash' },
          boxShadow: 'inset 3px 0 var(--palette-primary-main)',
        },
      ]}
    >
      <NewDot shown={isNew} />
      <Typography component="b" noWrap sx={{ fontWeight: isNew ? 700 : 500 }}>
        {fullName(contactMessage)}
        {isNew && (
          <Box component="span" sx={visuallyHidden}>
            {contactMessageTexts.isNew}
          </Box>
        )}
      </Typography>
      <Typography
        variant="body2"
        component="time"
        dateTime={created_at}
        title={formatWeekdayTime(created_at)}
        sx={{
          lineHeight: '21px',
          textAlign: 'right',
          ...(part === 'over'
            ? { color: 'warning.main', fontWeight: 600 }
            : { color: 'text.secondary' }),
        }}
      >
        {shortAge(created_at, now, isAnswered)}
      </Typography>
      <Typography variant="body2" component="span" noWrap sx={{ ...LINE, color: 'text.secondary' }}>
        {aboutLine(contactMessage)}
      </Typography>
      <Typography component="span" noWrap sx={{ ...LINE, color: quiet }}>
        {excerpt(contactMessage)}
      </Typography>
      {(owner || isAnswered) && (
        <Typography variant="caption" component="span" sx={{ ...STATE, color: quiet }}>
          {isAnswered &&
            (unsent ? (
              <ContactMessageBadge contactMessage={contactMessage} />
            ) : (
              STATUS_NAMES[status]
            ))}
          {owner && <OwnerMark name={owner.name} />}
        </Typography>
      )}
    </ListItemButton>
  );
}

/** A dot, a wide column with three lines, and a narrow one. */
const CARD = {
  display: 'grid',
  gridTemplateColumns: '8px minmax(0, 1fr) auto',
  gap: '2px 8px',
  alignItems: 'start',
  p: '12px 16px 12px 8px',
};
const LINE = { gridColumn: 2 };
const STATE = {
  display: 'flex',
  gridRow: '2 / span 2',
  gridColumn: 3,
  gap: 0.5,
  alignItems: 'center',
  alignSelf: 'center',
  justifySelf: 'end',
};

const NewDot = ({ shown }: { shown: boolean }) => (
  <Box
    component="span"
    sx={{
      width: 8,
      height: 8,
      mt: 0.75,
      borderRadius: '50%',
      bgcolor: shown ? 'primary.main' : undefined,
    }}
  />
);

/** Placeholder for a card that is loading. */
export function ContactMessageCardSkeleton() {
  return (
    <Box sx={CARD} aria-hidden="true" data-testid="skeleton-row">
      <span />
      <Skeleton width="45%" />
      <Skeleton width={40} />
      <Skeleton width="60%" sx={LINE} />
      <Skeleton width="90%" sx={LINE} />
    </Box>
  );
}

const TONES: Record<ContactMessage['status'], Tone> = {
  new: 'info',
  read: 'mute',
  replied: 'ok',
  archived: 'mute',
  spam: 'warn',
};

/** The state of the last reply if its mail has not been sent. */
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

/** The sender's name, or the email address if it is empty. */
export const fullName = ({ first_name, last_name, email }: ContactMessage) =>
  `${first_name} ${last_name}`.trim() || email;

/** The sender, above kind and time. */
export function ContactMessageName({ contactMessage }: { contactMessage: ContactMessage }) {
  return (
    <ListItemText
      primary={fullName(contactMessage)}
      secondary={`${KIND_NAMES[contactMessage.kind]}, ${formatWeekdayTime(contactMessage.created_at)}`}
      slotProps={{ primary: { sx: { fontWeight: 600 } }, secondary: { color: 'textThird' } }}
      sx={{ m: 0 }}
    />
  );
}

/** Kind and subject of an enquiry: 'Quotation, 4 products', 'Contact, Cold Room'. */
export function aboutLine(contactMessage: ContactMessage): string {
  const { kind, details, source, spam_reason, spam_score, status } = contactMessage;
  const { items, opening, interest, role, design } = details;
  const choice = interest ?? role;
  const about =
    status === 'spam'
      ? spam_score === null
        ? spam_reason?.replace(/\.$/, '')
        : contactMessageTexts.score(spam_score)
      : items.length > 0
        ? contactMessageTexts.products(items.length)
        : design
          ? contactMessageTexts.design(design)
          : (opening ?? source.product?.title ?? (choice && enquiryChoiceTexts.nameOf(choice)));
  return about ? `${KIND_NAMES[kind]}, ${about}` : KIND_NAMES[kind];
}

/**
 * The beginning of a message on one line, cut at a word. Without a message, the choices in the form or the result of a
 * tool.
 */
export function excerpt({ message, details }: ContactMessage): string {
  const { opening, interest, role, location, company, project, place, design_text } = details;
  const chosen = [opening, interest, role, location, company, project, place]
    .filter((text) => text !== null)
    .map(enquiryChoiceTexts.nameOf)
    .join(', ');
  const line = (message || chosen || design_text || '').replace(/\s+/g, ' ').trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  const cut = line.slice(0, EXCERPT_LENGTH);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > EXCERPT_LENGTH / 2 ? end : undefined)}…`;
}

export type InboxAddress = ListAddress<ContactMessageQuery>;
export type ContactMessageRows = ListRows<ContactMessage>;

/** The address of a message, which keeps the search of the list. */
export const inboxAddress = (id: number, address: { search: string }) =>
  `${paths.inbox}/${id}${address.search}`;
