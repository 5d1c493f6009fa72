import { useMessageCounts } from './contact-message.queries';
import { messageTexts } from './contact-message.texts';

/** How many messages are new, for the sidebar. */
export function NewMessageCount() {
  const count = useMessageCounts()?.new ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="side__count num" aria-hidden="true">
        {count}
      </span>
      <span className="vh">, {messageTexts.newMessages(count)}</span>
    </>
  );
}
