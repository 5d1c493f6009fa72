import type { SignInMethods, User } from '@shishir/contract';
import { useEffect, useRef } from 'react';
import { Link, useFetcher, useSearchParams } from 'react-router';
import { GoogleButton } from '../../auth/google/google-button';
import { googleOnProfile } from '../../auth/google/google-outcome';
import { useFocusOnTrouble } from '../../forms/form-attempt';
import { FormAlert, FormDone } from '../../forms/form-notice';
import { PROFILE_PATH, type WaysTold } from '../account-change';

interface SignInWaysSectionProps {
  user: User;
  /** Null while the API does not say. */
  ways: SignInMethods | null;
  /** What became of 'Unlink' where it was pressed without JavaScript. */
  posted?: WaysTold;
}

/** What opens the account: the password, Google, or both. */
export function SignInWaysSection({ user, ways, posted }: SignInWaysSectionProps) {
  const fetcher = useFetcher<WaysTold>();
  const told = fetcher.data ?? posted;
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnTrouble(section, told?.notice);
  useEffect(() => {
    // The button that had the focus is gone.
    if (told?.notice === null) heading.current?.focus();
  }, [told]);

  return (
    <section className="setting" aria-labelledby="ways" ref={section}>
      <div className="setting__about">
        <h2 id="ways" tabIndex={-1} ref={heading}>
          Ways to sign in
        </h2>
        <p>{aboutWays(ways)}</p>
      </div>
      <div>
        {told?.notice && <FormAlert title={told.notice} />}
        {told?.notice === null && <FormDone announced>Google is unlinked.</FormDone>}
        {ways ? (
          <ul className="sign-ins sign-ins--last">
            <PasswordRow set={ways.password} />
            <GoogleRow ways={ways} confirmed={user.email_confirmed} fetcher={fetcher} />
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

/** Says that both work only where both do. */
function aboutWays(ways: SignInMethods | null): string {
  return ways?.password && ways.google
    ? 'Either of them opens your account.'
    : 'What opens your account.';
}

function PasswordRow({ set }: { set: boolean }) {
  return (
    <li className="sign-in">
      <div>
        <b>Password</b>
        {set && <span className="tag">Set</span>}
        <p>{set ? 'With your email address.' : 'You have none. ‘Forgotten password?’ sets one.'}</p>
      </div>
      {!set && (
        <Link className="btn btn--line btn--s" to="/forgot-password">
          Forgotten password?
        </Link>
      )}
    </li>
  );
}

interface GoogleRowProps {
  ways: SignInMethods;
  /** Google is for confirmed mailboxes. */
  confirmed: boolean;
  /** Sends for the whole list, so that its answer outlives the button. */
  fetcher: ReturnType<typeof useFetcher>;
}

/** Whether Google opens the account, and what can be done about it. */
export function GoogleRow({ ways, confirmed, fetcher }: GoogleRowProps) {
  return (
    <li className="sign-in">
      <div>
        <b>Google</b>
        {ways.google && <span className="tag">Linked</span>}
        <p>{words(ways, confirmed)}</p>
      </div>
      {ways.google ? (
        ways.password && (
          <fetcher.Form method="post" action={PROFILE_PATH}>
            <input type="hidden" name="intent" value="unlink-google" />
            <button
              className="btn btn--line btn--s"
              type="submit"
              disabled={fetcher.state !== 'idle'}
            >
              {fetcher.state === 'idle' ? (
                <>
                  Unlink<span className="vh"> Google</span>
                </>
              ) : (
                'Unlinking...'
              )}
            </button>
          </fetcher.Form>
        )
      ) : (
        <NotLinked available={ways.google_available} confirmed={confirmed} />
      )}
    </li>
  );
}

function NotLinked({ available, confirmed }: { available: boolean; confirmed: boolean }) {
  if (!available) return null;
  if (confirmed) return <GoogleButton label="Link Google" small />;
  return (
    <Link className="btn btn--line btn--s" to="/dashboard">
      Confirm email
    </Link>
  );
}

function words({ google, google_available, password }: SignInMethods, confirmed: boolean) {
  if (google) {
    return password
      ? 'One press signs you in.'
      : 'Your only way to sign in. Set a password before you unlink it.';
  }
  if (!google_available) return 'Not available yet.';
  return confirmed ? 'Not linked.' : 'Confirm your email address first. Then you can link Google.';
}

/** How an attempt to link Google went: stands above the page for whoever has just come back from there. */
export function GoogleTold({ ways }: { ways: SignInMethods | null }) {
  const [search] = useSearchParams();
  const sentence = googleOnProfile(search);
  if (!sentence) return null;
  const linked = search.get('google') === 'linked';
  // The address may be older than what holds now.
  if (linked && ways?.google === false) return null;
  return (
    <div className="account__told">
      {linked ? <FormDone announced>{sentence}</FormDone> : <FormAlert title={sentence} />}
    </div>
  );
}
