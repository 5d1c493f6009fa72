import type { SignInMethods, User } from '@shishir/contract';
import { useEffect, useRef } from 'react';
import { Link, useFetcher, useSearchParams } from 'react-router';
import { GoogleButton } from '../../auth/google/google-button';
import { googleOnProfile } from '../../auth/google/google-outcome';
import { useFocusOnError } from '../../../platform/forms/form-attempt';
import { FormAlert, FormDone } from '../../../platform/forms/form-notice';
import { PROFILE_PATH, type SignInMethodsResult } from '../account-change';
import { VisuallyHidden } from '../../../platform/ui/visually-hidden';
import { Badge } from '../../../platform/ui/badge';
import { signInMethodsTexts as texts } from './sign-in-methods.texts';
import styles from '../account.module.css';

interface SignInMethodsSectionProps {
  user: User;
  /** Null if they could not be loaded. */
  methods: SignInMethods | null;
  /** Result of 'Unlink' without JavaScript. */
  posted?: SignInMethodsResult;
}

/** The sign-in methods of the account: password, Google, or both. */
export function SignInMethodsSection({ user, methods, posted }: SignInMethodsSectionProps) {
  const fetcher = useFetcher<SignInMethodsResult>();
  const result = fetcher.data ?? posted;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnError(section, result?.notice);
  useEffect(() => {
    // The button with the focus was removed.
    if (result?.notice === null) heading.current?.focus();
  }, [result]);

  // The section below changes the password, and there is nothing else to choose.
  const onlyPassword = methods?.password && !methods.google && !methods.google_available;
  if (onlyPassword && !result) return null;
  return (
    <section className={styles.setting} aria-labelledby="ways" ref={section}>
      <div className={styles.about}>
        <h2 id="ways" tabIndex={-1} ref={heading}>
          {texts.title}
        </h2>
        {methods?.password && methods.google && <p>{texts.both}</p>}
      </div>
      <div>
        {result?.notice && <FormAlert title={result.notice} />}
        {result?.notice === null && <FormDone announced>{texts.google.unlinked}</FormDone>}
        {methods ? (
          <ul className="rows">
            <PasswordRow set={methods.password} />
            {(methods.google || methods.google_available) && (
              <GoogleRow methods={methods} confirmed={user.email_confirmed} fetcher={fetcher} />
            )}
          </ul>
        ) : (
          <p className="hint">{texts.notLoaded}</p>
        )}
      </div>
    </section>
  );
}

function PasswordRow({ set }: { set: boolean }) {
  return (
    <li className={styles.signIn}>
      <div>
        <b>{texts.password.title}</b>
        <p className="quiet">{set ? texts.password.text : texts.password.none}</p>
      </div>
      {!set && (
        <Link className="button button--line button--small" to="/forgot-password">
          {texts.password.forgot}
        </Link>
      )}
    </li>
  );
}

interface GoogleRowProps {
  methods: SignInMethods;
  /** Google can be linked only to a confirmed email address. */
  confirmed: boolean;
  /** Belongs to the whole list, so that its response outlives the button. */
  fetcher: ReturnType<typeof useFetcher>;
}

/** Shows whether Google is linked, with the button to link or unlink it. */
function GoogleRow({ methods, confirmed, fetcher }: GoogleRowProps) {
  return (
    <li className={styles.signIn}>
      <div>
        <b>{texts.google.title}</b>
        {methods.google && <Badge>{texts.google.linked}</Badge>}
        <p className="quiet">{statusText(methods, confirmed)}</p>
      </div>
      {methods.google ? (
        methods.password && (
          <fetcher.Form method="post" action={PROFILE_PATH}>
            <input type="hidden" name="intent" value="unlink-google" />
            <button
              className="button button--line button--small"
              type="submit"
              disabled={fetcher.state !== 'idle'}
            >
              {fetcher.state === 'idle'
                ? texts.google.unlink((text) => <VisuallyHidden>{text}</VisuallyHidden>)
                : texts.google.unlinking}
            </button>
          </fetcher.Form>
        )
      ) : (
        <NotLinked confirmed={confirmed} />
      )}
    </li>
  );
}

function NotLinked({ confirmed }: { confirmed: boolean }) {
  if (confirmed) return <GoogleButton label={texts.google.link} small />;
  return (
    <Link className="button button--line button--small" to="/dashboard">
      {texts.google.confirmEmail}
    </Link>
  );
}

function statusText({ google, password }: SignInMethods, confirmed: boolean) {
  if (google) {
    return password ? texts.google.text : texts.google.onlyOne;
  }
  return confirmed ? texts.google.notLinked : texts.google.confirmFirst;
}

/** The result of linking Google, shown above the page after the redirect back from Google. */
export function GoogleNotice({ methods }: { methods: SignInMethods | null }) {
  const [search] = useSearchParams();
  const message = googleOnProfile(search);
  if (!message) return null;
  const linked = search.get('google') === 'linked';
  // The address may be outdated: Google may have been unlinked since.
  if (linked && methods?.google === false) return null;
  return (
    <div className={styles.notice}>
      {linked ? <FormDone announced>{message}</FormDone> : <FormAlert title={message} />}
    </div>
  );
}
