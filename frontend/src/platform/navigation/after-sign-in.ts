import { homeOf, pagePermissions, refusal, type Actor } from '@hearthline/rules/access.ts';
import { routeAt } from '@hearthline/rules/routes.ts';
import { sameSitePath } from './same-site-url.ts';

/** Whether an address is a screen of this site that a user may open. */
export const mayOpen = (address: string, actor: Actor): boolean => {
  const path = new URL(address, 'https://inside.invalid').pathname;
  const route = routeAt(path);
  if (!route || route.path === '/auth') return false;
  const why = route.allow ? refusal(pagePermissions[route.allow], actor) : null;
  // Having to change the password or to set up a second factor first is only a stop on the way: the guard asks for that and then leads on.
  return why === null || why === 'MUST_CHANGE_PASSWORD' || why === 'SECOND_FACTOR_MISSING';
};

/** The state of a history entry, for a page that is only a stop on the way to another. */
export interface RedirectState {
  /** The address to go on to. */
  readonly next?: string;
  /** A message for the page to open with. */
  readonly notice?: string;
}

/** Reads {@link RedirectState} from `useLocation().state`, which may be anything. */
export const readRedirectState = (state: unknown): RedirectState => {
  const { next, notice } = (typeof state === 'object' && state !== null ? state : {}) as Record<
    keyof RedirectState,
    unknown
  >;
  return { ...(typeof next === 'string' && { next }), ...(typeof notice === 'string' && { notice }) };
};

/**
 * Where a user goes after signing in: to the address requested before, if it lies inside the site and they may open it,
 * else to the home page of their role.
 * @param next the remembered address, from the query of `/auth` or the state of `/change-password`
 */
export const afterSignInPath = (actor: Actor, next: string | null): string => {
  const wanted = sameSitePath(next);
  return wanted && mayOpen(wanted, actor) ? wanted : (homeOf[actor.role] ?? '/');
};
