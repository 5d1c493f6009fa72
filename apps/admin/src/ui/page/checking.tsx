import { authTexts } from '../../account/auth/auth.texts';

/** Stands there while it is found out who is here. */
export function Checking() {
  return (
    <p className="waiting" role="status">
      {authTexts.loading}
    </p>
  );
}
