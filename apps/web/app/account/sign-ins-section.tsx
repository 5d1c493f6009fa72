import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { FormAlert } from '../forms/form-alert';
import { FormDone } from '../forms/form-done';
import { useFormSending } from '../forms/form-sending';
import type { SignInTold } from './account-change';
import { PROFILE_PATH } from './profile-path';
import { SignInRow } from './sign-in-row';
import type { SignIn } from './sign-ins.server';

const EVERYWHERE = 'sign-out-everywhere';

interface SignInsSectionProps {
  /** Null while the API does not say. */
  signIns: SignIn[] | null;
  /** What became of the last press of a button here. */
  told?: SignInTold;
}

/** Every device that is signed in to this account, and the way to sign it out. */
export function SignInsSection({ signIns, told }: SignInsSectionProps) {
  const { sending, onSubmit } = useFormSending(told, EVERYWHERE);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The row that had the focus is gone.
    if (told?.notice === null) heading.current?.focus();
  }, [told]);

  return (
    <section className="setting" aria-labelledby="sign-ins">
      <div className="setting__about">
        <h2 id="sign-ins" tabIndex={-1} ref={heading}>
          Where you are signed in
        </h2>
        <p>Do you not know one of them? End it, then change your password.</p>
      </div>
      <div>
        {told?.notice && <FormAlert title={told.notice} />}
        {told?.notice === null && <FormDone announced>This sign-in has ended.</FormDone>}
        {signIns ? (
          <ul className="sign-ins">
            {signIns.map((signIn) => (
              <SignInRow key={signIn.id} signIn={signIn} />
            ))}
          </ul>
        ) : (
          <p className="hint">
            The list cannot be shown right now. Please load the page again in a minute.
          </p>
        )}
        <Form
          className="setting__end"
          method="post"
          action={PROFILE_PATH}
          preventScrollReset
          onSubmit={onSubmit}
        >
          <input type="hidden" name="intent" value={EVERYWHERE} />
          <button className="btn btn--line btn--s" type="submit" disabled={sending}>
            {sending ? 'Signing out...' : 'Sign out everywhere'}
          </button>
        </Form>
      </div>
    </section>
  );
}
