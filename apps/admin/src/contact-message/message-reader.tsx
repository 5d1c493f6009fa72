import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import type { ContactMessage } from '@shishir/contract';
import { apiPath } from '@shishir/contract/client';
import { formatDate, formatPhone } from '@shishir/format';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { failureText, statusOf } from '../api/failure';
import { LeftIcon, RightIcon } from '../theme/icons';
import { initials, LetterAvatar } from '../theme/letter-avatar';
import { FailedList } from '../ui/list/list-states';
import { DhakaTime } from '../ui/page/dhaka-time';
import { PageState } from '../ui/page/page-state';
import { paths } from '../ui/page/paths';
import { publicAddress } from '../ui/page/public-address';
import { useMessage } from './contact-message.queries';
import { DETAIL_ORDER, KIND_NAMES, messageTexts } from './contact-message.texts';
import {
  fullName,
  type MessageAddress,
  messageAddress,
  MessageBadge,
  type MessageRows,
} from './message-card';

interface Props {
  id: number;
  address: MessageAddress;
  list: MessageRows;
}

/** One message, whole, with the way to its neighbours and back. */
export function MessageReader({ id, address, list }: Props) {
  const response = useMessage(id);
  const gone = [400, 404].includes(statusOf(response.error) ?? 0);
  return (
    <article className="reader" aria-label={messageTexts.reader} aria-busy={response.isPending}>
      <MessageBar id={id} address={address} list={list} />
      {response.data ? (
        <MessageBody message={response.data.body.data} />
      ) : gone ? (
        <PageState shows="drop" text={messageTexts.gone} alert />
      ) : response.isError ? (
        <FailedList message={failureText(response.error)} onRetry={() => void response.refetch()} />
      ) : (
        <div className="reader__body" aria-hidden="true">
          <Skeleton width="40%" height={36} />
          <Skeleton width="60%" />
          <Skeleton variant="rounded" height={160} sx={{ mt: 3 }} />
        </div>
      )}
    </article>
  );
}

interface MessageBarProps {
  id: number;
  address: MessageAddress;
  list: MessageRows;
}

/** Back to the list, and on to the neighbours on the same page of it. */
function MessageBar({ id, address, list }: MessageBarProps) {
  const at = list.rows.findIndex((message) => message.id === id);
  const before = (address.query.page - 1) * address.query.pageSize;
  return (
    <div className="reader__bar">
      <Button
        component={Link}
        to={paths.messages + address.search}
        variant="outlined"
        startIcon={<LeftIcon />}
      >
        {messageTexts.back}
      </Button>
      {at >= 0 && (
        <>
          <span className="reader__position num">
            {messageTexts.position(before + at + 1, list.total)}
          </span>
          <Step name={messageTexts.newer} to={list.rows[at - 1]?.id} address={address}>
            <LeftIcon />
          </Step>
          <Step name={messageTexts.older} to={list.rows[at + 1]?.id} address={address}>
            <RightIcon />
          </Step>
        </>
      )}
    </div>
  );
}

function Step(props: {
  name: string;
  to: number | undefined;
  address: MessageAddress;
  children: ReactNode;
}) {
  if (props.to === undefined) {
    return (
      <IconButton aria-label={props.name} disabled>
        {props.children}
      </IconButton>
    );
  }
  return (
    <IconButton
      component={Link}
      to={messageAddress(props.to, props.address)}
      aria-label={props.name}
    >
      {props.children}
    </IconButton>
  );
}

function MessageBody({ message }: { message: ContactMessage }) {
  return (
    <div className="reader__body">
      <header>
        <LetterAvatar letters={initials(fullName(message))} size={48} />
        <div>
          <h2>{fullName(message)}</h2>
          <span className="mut num">
            {KIND_NAMES[message.kind]} {message.reference}
          </span>
        </div>
        <MessageBadge message={message} />
      </header>
      {message.status === 'spam' && <p className="reader__quarantine">{messageTexts.heldBack}</p>}
      <dl className="num">
        <Entry name={messageTexts.columns.email}>
          <a href={`mailto:${message.email}`}>{message.email}</a>
        </Entry>
        {message.number && (
          <Entry name={messageTexts.columns.number}>
            <a href={`tel:${message.number}`}>{formatPhone(message.number)}</a>
          </Entry>
        )}
        <Details message={message} />
        {message.source.page?.startsWith('/') && (
          <Entry name={messageTexts.sentFrom}>
            <a href={publicAddress(window.location, message.source.page)}>{message.source.page}</a>
          </Entry>
        )}
        <Entry name={messageTexts.received}>
          <DhakaTime moment={message.created_at} />
        </Entry>
      </dl>
      {message.message ? (
        <div className="reader__text">{message.message}</div>
      ) : (
        <p className="mut">{messageTexts.noText}</p>
      )}
    </div>
  );
}

/** What only some kinds have, and of that what was given. */
function Details({ message: { id, details } }: { message: ContactMessage }) {
  const { cv, ...texts } = details;
  const given = DETAIL_ORDER.filter((name) => texts[name] !== null);
  return (
    <>
      {given.map((name) => (
        <Entry key={name} name={messageTexts.details[name]}>
          {texts[name]}
        </Entry>
      ))}
      {cv && (
        <Entry name={messageTexts.cv}>
          {cv.deleted_at ? (
            messageTexts.cvDeleted(cv.name, formatDate(cv.deleted_at))
          ) : (
            <a href={apiPath('GET /api/v1/contact-message/:id/cv', { params: { id } })} download>
              {messageTexts.cvFile(cv.name, cv.bytes)}
            </a>
          )}
        </Entry>
      )}
    </>
  );
}

function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
