import { useNavigate } from 'react-router-dom';
import type { OnTheWay } from '../../platform/landing.ts';
import { useSession, useSessionStore } from '../../platform/session.tsx';

/**
 * Leads to the sign-in form with a sentence to begin with. Whoever is signed in here is signed out: after a new
 * password nobody is to stay signed in, and the form is shown to nobody else.
 */
export const useGoToSignIn = (): ((notice: string) => Promise<void>) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  return async (notice) => {
    if (user) await session.signOut();
    await navigate('/auth', { replace: true, state: { notice } satisfies OnTheWay });
  };
};
