import { apiPath } from '@shishir/contract/client';
import { SENT_LOCALE } from '../../../platform/locale/sent-locale';
import { authTexts } from '../auth.texts';
import { nextPath } from '../next-path';
import { googleTexts } from './google.texts';
import styles from '../layout/auth.module.css';

interface GoogleButtonProps {
  label: string;
  /** The page after signing in. */
  next?: string | null;
  small?: boolean;
}

/** Starts the sign-in at Google. A plain link, because the API responds with a redirect to another host. */
export function GoogleButton({ label, next = null, small }: GoogleButtonProps) {
  const query = { ...SENT_LOCALE, ...(next !== null && { next: nextPath(next) }) };
  return (
    <a
      className={small ? 'button button--line button--small' : 'button button--line'}
      href={apiPath('GET /api/v1/auth/google', { query })}
      rel="nofollow"
    >
      {label}
    </a>
  );
}

interface GoogleMethodProps {
  label: string;
  next: string | null;
  /** False if Google is unavailable, which the button then shows before it is pressed. */
  available: boolean;
}

/** Google as a second sign-in method below a form's own button. */
export function GoogleMethod({ label, next, available }: GoogleMethodProps) {
  return (
    <div className={`full ${styles.method}`}>
      <p className="quiet">{authTexts.or}</p>
      {available ? (
        <GoogleButton label={label} next={next} />
      ) : (
        <button className="button button--line" type="button" disabled>
          {googleTexts.unavailable(label)}
        </button>
      )}
    </div>
  );
}
