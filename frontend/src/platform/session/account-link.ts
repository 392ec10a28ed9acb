import { homeOf } from '@hearthline/rules/permissions.ts';
import { useSession } from './session-context.tsx';

/** The sign-in link, which leads a signed-in user to their portal instead. */
interface AccountLink {
  readonly to: string;
  readonly text: string;
  /** Hides the link but keeps its space until the user is known, so that nothing shifts. `early.js` does so on a prerendered page. */
  readonly kept: { readonly 'data-account': true; readonly visibility: 'hidden' | undefined };
}

export const useAccountLink = (): AccountLink => {
  const { loading, user } = useSession();
  return {
    to: user ? homeOf[user.role] : '/auth',
    text: user ? 'My Portal' : 'Sign In',
    kept: { 'data-account': true, visibility: loading ? 'hidden' : undefined },
  };
};
