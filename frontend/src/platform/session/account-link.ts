import { homeOf } from '@hearthline/rules/access.ts';
import { routes } from '@hearthline/rules/routes.ts';
import { useSession } from './session-context.tsx';

/** The sign-in link, which leads a signed-in user to their portal instead. */
interface AccountLink {
  readonly to: string;
  readonly text: string;
  /** The title of the page it leads to. */
  readonly title: string;
  /** Hides the link but keeps its space until the user is known, so that nothing shifts. `early.js` does so on a prerendered page. */
  readonly attributes: { readonly 'data-account': true; readonly visibility: 'hidden' | undefined };
}

export const useAccountLink = (): AccountLink => {
  const { loading, user } = useSession();
  const to = user ? homeOf[user.role] : '/auth';
  return {
    to,
    title: routes.find(({ path }) => path === to)?.title ?? '',
    text: user ? 'My Portal' : 'Sign In',
    attributes: { 'data-account': true, visibility: loading ? 'hidden' : undefined },
  };
};
