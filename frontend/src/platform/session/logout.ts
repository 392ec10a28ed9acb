import { useNavigate } from 'react-router-dom';
import { useSession, useSessionStore } from './session-context.tsx';

/** Signs the user out and leads to the sign-in form, without a way back to the screen they leave. */
export const useLogout = (): (() => Promise<void>) => {
  const session = useSessionStore();
  const { user } = useSession();
  const navigate = useNavigate();
  return async () => {
    await session.signOut();
    // Contractors have an entrance of their own.
    await navigate(user?.role === 'contractor' ? '/contractors' : '/auth', { replace: true });
  };
};
