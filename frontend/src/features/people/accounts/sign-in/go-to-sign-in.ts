import { useNavigate } from 'react-router-dom';
import type { RedirectState } from '../../../../platform/navigation/after-sign-in.ts';
import { useSession, useSessionStore } from '../../../../platform/session/session-context.tsx';

/**
 * Goes to the sign-in form, which opens with a notice. Signs out first: after a new password no one must stay signed in,
 * and a signed-in user would not be shown the form.
 */
export const useGoToSignIn = (): ((notice: string) => Promise<void>) => {
  const { user } = useSession();
  const session = useSessionStore();
  const navigate = useNavigate();
  return async (notice) => {
    if (user) await session.signOut();
    await navigate('/auth', { replace: true, state: { notice } satisfies RedirectState });
  };
};
