import { nextPath } from '../next-path';

interface GoogleButtonProps {
  label: 'Continue with Google' | 'Sign up with Google' | 'Link Google';
  /** Where to go afterwards. */
  next?: string | null;
  small?: boolean;
}

/** Leaves for Google. A plain link: the API's answer is a redirect, which no script can follow. */
export function GoogleButton({ label, next = null, small }: GoogleButtonProps) {
  const query = next === null ? '' : `?next=${encodeURIComponent(nextPath(next))}`;
  return (
    <a
      className={small ? 'btn btn--line btn--s' : 'btn btn--line'}
      href={`/api/v1/auth/google${query}`}
      rel="nofollow"
    >
      {label}
    </a>
  );
}

interface GoogleWayProps {
  label: 'Continue with Google' | 'Sign up with Google';
  next: string | null;
}

/** The other way in, below a form's own button. */
export function GoogleWay({ label, next }: GoogleWayProps) {
  return (
    <div className="room__way">
      <p>or</p>
      <GoogleButton label={label} next={next} />
    </div>
  );
}
