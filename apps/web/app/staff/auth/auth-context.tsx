import type { User } from '@shishir/contract';
import { createContext, use, useCallback, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '../../platform/ui/toast';
import { authTexts as texts } from './auth.texts';

interface Auth {
  /** The signed-in user, loaded before the page renders; null for everyone else. */
  user: User | null;
  /** Ends the session on the server, then navigates home. */
  logout: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth must be used within an AuthProvider');
  return auth;
}

export function AuthProvider({ user, children }: { user: User | null; children: ReactNode }) {
  const navigate = useNavigate();
  const { toast } = useToast();

  const logout = useCallback(async () => {
    // Loaded on demand: most visitors are not signed in.
    const ended = await import('./end-session')
      .then((module) => module.endSession())
      .catch(() => false);
    if (!ended) {
      toast({
        title: texts.notSignedOut,
        description: texts.broken,
        variant: 'destructive',
      });
      return;
    }
    await navigate('/');
  }, [navigate, toast]);

  return (
    <AuthContext value={useMemo(() => ({ user, logout }), [user, logout])}>{children}</AuthContext>
  );
}
