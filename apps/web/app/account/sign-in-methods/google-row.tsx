import type { SignInMethods } from '@shishir/contract';
import { Link, type useFetcher } from 'react-router';
import { GoogleButton } from '../../auth/google/google-button';
import { PROFILE_PATH } from '../profile/profile-path';

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
