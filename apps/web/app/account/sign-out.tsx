import type { FormEvent, ReactNode } from 'react';
import { useAuth } from '../auth/auth-context';

/** Signs out; without JavaScript it posts to `/logout`. */
export function SignOut({ children = 'Logout' }: { children?: ReactNode }) {
  const { logout } = useAuth();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void logout();
  };
  return (
    <form method="post" action="/logout" onSubmit={onSubmit}>
      <button className="btn btn--line btn--s" type="submit">
        {children}
      </button>
    </form>
  );
}
