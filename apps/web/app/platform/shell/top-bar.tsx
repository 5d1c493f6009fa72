import { Link } from 'react-router';
import { useAuth } from '../../staff/auth/auth-context';
import { LanguageLink } from './language-link';
import { shellTexts as texts } from './shell.texts';
import { Contacts } from './top-bar-contacts';
import styles from './top-bar.module.css';

/** Bar above the header: contacts of sales, the other language, Sign In and Sign Up. */
export function TopBar() {
  const { user } = useAuth();
  return (
    <nav className={`screen-only ${styles.topBar}`} aria-label={texts.topBar}>
      <div className="wrap">
        <div className={styles.contacts}>
          <Contacts />
        </div>
        <LanguageLink className={styles.language} />
        {!user && (
          <span className={styles.account}>
            <Link to="/login">{texts.signIn}</Link>
            <Link className={styles.signUp} to="/signup">
              {texts.signUp}
            </Link>
          </span>
        )}
      </div>
    </nav>
  );
}
