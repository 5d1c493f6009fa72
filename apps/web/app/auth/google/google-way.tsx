import { GoogleButton } from './google-button';

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
