import { Form, useNavigation } from 'react-router';
import { accountTexts } from './account.texts';
import styles from './account.module.css';

const texts = accountTexts.reminder;

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
        {outcome?.sent ? texts.sent(email) : texts.text(email)}
        {outcome?.sent === false && ` ${texts.failed}`}
      </p>
      {!outcome?.sent && (
        <button className="button button--line button--small" type="submit" disabled={sending}>
          {sending ? texts.sending : texts.send}
        </button>
      )}
    </Form>
  );
}
