import type { FormEvent, ReactNode } from 'react';
import { sitePath } from '../../platform/locale/site-path';
import { useAuth } from '../auth/auth-context';
import { accountTexts as texts } from './account.texts';

interface SignOutProps {
  className?: string;
  children?: ReactNode;
}

/** Signs out; without JavaScript it posts to `/logout`. */
export function SignOut({
  className = 'button button--line button--small',
  children = texts.logout,
}: SignOutProps) {
  const { logout } = useAuth();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void logout();
  };
  return (
    <form method="post" action={sitePath('/logout')} onSubmit={onSubmit}>
      <button className={className} type="submit">
        {children}
      </button>
    </form>
  );
}
