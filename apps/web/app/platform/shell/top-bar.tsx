import { Link } from 'react-router';
import { useAuth } from '../../staff/auth/auth-context';
import { useShell } from '../ui/page/shell-data';
import { LanguageLink } from './language-link';
import { shellTexts as texts } from './shell.texts';
import { Contacts } from './top-bar-contacts';
import styles from './top-bar.module.css';

/** Bar above the header: contacts of sales, the other language, Sign In and Sign Up. A preview is marked above it. */
export function TopBar() {
  const { user } = useAuth();
  const { isPreview } = useShell();
  return (
    <>
      {isPreview !== undefined && (
        <aside className={styles.preview} aria-label={texts.preview.label}>
          <p className="wrap">{isPreview ? texts.preview.shown : texts.preview.ended}</p>
        </aside>
      )}
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
    </>
  );
}
