import { useContactMessageCounts } from './contact-message.queries';
import { contactMessageTexts } from './contact-message.texts';

/** Shows the number of new contact messages in the sidebar. */
export function NewContactMessageCount() {
  const count = useContactMessageCounts()?.new ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className="side__count num" aria-hidden="true">
        {count}
      </span>
      <span className="vh">, {contactMessageTexts.newContactMessages(count)}</span>
    </>
  );
}
