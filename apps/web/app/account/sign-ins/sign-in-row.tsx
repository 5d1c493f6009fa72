import { formatDateTime } from '@shishir/format';
import type { useFetcher } from 'react-router';
import { PROFILE_PATH } from '../profile/profile-path';
import type { SignIn } from './sign-ins.server';
import { SignOut } from '../sign-out';

interface SignInRowProps {
  signIn: SignIn;
  /** Sends for the whole list, so that its answer outlives the row. */
  fetcher: ReturnType<typeof useFetcher>;
}

/** One device, and how to sign it out. */
export function SignInRow({ signIn, fetcher }: SignInRowProps) {
  const { id, device, address, since, current } = signIn;
  const ending = fetcher.formData?.get('session') === id;
  const which = <span className="vh"> the sign-in on {device}</span>;
  return (
    <li className="sign-in">
      <div>
        <b>{device}</b>
        {current && <span className="tag">This device</span>}
        <p className="num">
          {address}, since <time dateTime={since}>{formatDateTime(since)}</time>
        </p>
      </div>
      {current ? (
        <SignOut>End{which}</SignOut>
      ) : (
        <fetcher.Form method="post" action={PROFILE_PATH}>
          <input type="hidden" name="intent" value="end-session" />
          <input type="hidden" name="session" value={id} />
          <button
            className="btn btn--line btn--s"
            type="submit"
            disabled={fetcher.state !== 'idle'}
          >
            {ending ? 'Ending...' : <>End{which}</>}
          </button>
        </fetcher.Form>
      )}
    </li>
  );
}
