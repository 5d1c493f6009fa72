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

  return (
    <section className={styles.setting} aria-labelledby="ways" ref={section}>
      <div className={styles.about}>
        <h2 id="ways" tabIndex={-1} ref={heading}>
          Ways to sign in
        </h2>
        <p>{aboutMethods(methods)}</p>
      </div>
      <div>
        {result?.notice && <FormAlert title={result.notice} />}
        {result?.notice === null && <FormDone announced>Google is unlinked.</FormDone>}
        {methods ? (
          <ul className="rows">
            <PasswordRow set={methods.password} />
            {(methods.google || methods.google_available) && (
              <GoogleRow methods={methods} confirmed={user.email_confirmed} fetcher={fetcher} />
            )}
          </ul>
        ) : (
          <p className="hint">
            The list cannot be shown right now. Please load the page again in a minute.
          </p>
        )}
      </div>
    </section>
  );
}

/** Introduction, which differs if both methods are set. */
function aboutMethods(methods: SignInMethods | null): string {
  return methods?.password && methods.google
    ? 'Either of them opens your account.'
    : 'How you sign in.';
}

function PasswordRow({ set }: { set: boolean }) {
  return (
    <li className={styles.signIn}>
      <div>
        <b>Password</b>
        {set && <Badge>Set</Badge>}
        <p className="quiet">
          {set ? 'With your email address.' : 'You have none. ‘Forgot password?’ sets one.'}
        </p>
      </div>
      {!set && (
        <Link className="button button--line button--small" to="/forgot-password">
          Forgot password?
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
        <b>Google</b>
        {methods.google && <Badge>Linked</Badge>}
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
              {fetcher.state === 'idle' ? (
                <>
                  Unlink<VisuallyHidden> Google</VisuallyHidden>
                </>
              ) : (
                'Unlinking...'
              )}
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
  if (confirmed) return <GoogleButton label="Link Google" small />;
  return (
    <Link className="button button--line button--small" to="/dashboard">
      Confirm email
    </Link>
  );
}

function statusText({ google, password }: SignInMethods, confirmed: boolean) {
  if (google) {
    return password
      ? 'One press signs you in.'
      : 'Your only way to sign in. Set a password before you unlink it.';
  }
  return confirmed ? 'Not linked.' : 'Confirm your email address first. Then you can link Google.';
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
