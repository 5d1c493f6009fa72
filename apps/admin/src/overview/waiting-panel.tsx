import Button from '@mui/material/Button';
import { formatAge } from '@shishir/format';
import { Link } from 'react-router-dom';
import { INBOX, messageAddress } from '../contact-message/message-address';
import { excerpt, fullName } from '../contact-message/message-text';
import { DhakaHover } from '../ui/page/dhaka-time';
import { initials, LetterAvatar } from '../theme/letter-avatar';
import { useWaitingMessages } from './overview.queries';
import { overviewTexts } from './overview.texts';
import { Panel } from './panel';

/** The newest messages that nobody has opened. */
export function WaitingPanel() {
  const { messages, ...retry } = useWaitingMessages();
  return (
    <Panel
      {...retry}
      title={overviewTexts.waitingTitle}
      aside={
        <Button component={Link} to={INBOX}>
          {overviewTexts.allMessages}
        </Button>
      }
    >
      {messages?.length === 0 && <p className="panel__note">{overviewTexts.nobodyWaits}</p>}
      <ul className="entries">
        {messages?.map((message) => (
          <li key={message.id}>
            <Link to={messageAddress(message.id, { search: '' })}>
              <LetterAvatar letters={initials(fullName(message))} />
              <span className="entries__words">
                <b>{fullName(message)}</b>
                <span>{excerpt(message.message)}</span>
              </span>
              <DhakaHover moment={message.created_at}>
                {formatAge(message.created_at, new Date())}
              </DhakaHover>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
