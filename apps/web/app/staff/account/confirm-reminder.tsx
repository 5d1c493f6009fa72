import { Form, useNavigation } from 'react-router';
import styles from './account.module.css';

interface ConfirmReminderProps {
  email: string;
  /** Result of the last submit; undefined before the first. */
  outcome: { sent: boolean } | undefined;
}

/** Shown on the dashboard until the visitor has confirmed the email address. */
export function ConfirmReminder({ email, outcome }: ConfirmReminderProps) {
  const sending = useNavigation().formAction === '/dashboard';
  return (
    <Form className={styles.reminder} method="post" action="/dashboard">
      <p role="status">
        {outcome?.sent
          ? `The link is on its way to ${email} again.`
          : `Please confirm that ${email} is your mailbox: open the link that we sent to it.`}
        {outcome?.sent === false && ' It could not be sent now. Please try again in a while.'}
      </p>
      {!outcome?.sent && (
        <button className="button button--line button--small" type="submit" disabled={sending}>
          {sending ? 'Sending...' : 'Send the link again'}
        </button>
      )}
    </Form>
  );
}
