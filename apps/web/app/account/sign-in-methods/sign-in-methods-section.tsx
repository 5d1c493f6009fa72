import type { SignInMethods, User } from '@shishir/contract';
import { useEffect, useRef } from 'react';
import { Link, useFetcher } from 'react-router';
import { useFocusOnTrouble } from '../../forms/field-errors';
import { FormAlert } from '../../forms/form-notice';
import { FormDone } from '../../forms/form-done';
import type { WaysTold } from '../profile/account-change';
import { GoogleRow } from './google-row';

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
