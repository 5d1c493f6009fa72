import type { User } from '@shishir/contract';
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PROFILE_PATH } from './profile-path';

const load = () => import('./edit-profile-dialog');
const EditProfileDialog = lazy(load);
/** Fetched on the way to the button, so that it is there when pressed. */
const preload = () => void load().catch(() => null);

/** Opens the dialog; without JavaScript, or where it cannot be fetched, a page with a form for the name. */
export function EditProfile({ user }: { user: User }) {
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void load().then(
      () => setOpen(true),
      () => navigate(`${PROFILE_PATH}?edit=1`),
    );
  };
  return (
    <>
      <form method="get" action={PROFILE_PATH} onSubmit={onSubmit}>
        <input type="hidden" name="edit" value="1" />
        <button
          ref={button}
          className="btn btn--main btn--s"
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
        >
          Edit Profile
        </button>
      </form>
      {open && (
        <Suspense fallback={null}>
          <EditProfileDialog user={user} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
