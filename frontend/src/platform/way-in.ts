import { homeOf } from '@hearthline/rules/permissions.ts';
import { useSession } from './session.tsx';

/** A link in: to sign in, or for who is signed in already to their portal. */
interface WayIn {
  readonly to: string;
  readonly text: string;
  /** While it is not known who is there, its place is kept: nothing beside it moves. A prerendered page does so too (`early.js`). */
  readonly kept: { readonly 'data-account': true; readonly visibility: 'hidden' | undefined };
}

export const useWayIn = (): WayIn => {
  const { loading, user } = useSession();
  return {
    to: user ? homeOf[user.role] : '/auth',
    text: user ? 'My Portal' : 'Sign In',
    kept: { 'data-account': true, visibility: loading ? 'hidden' : undefined },
  };
};
