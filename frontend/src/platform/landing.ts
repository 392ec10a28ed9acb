import { homeOf, permissionOf, refusal, type Actor } from '@hearthline/rules/permissions.ts';
import { routes, type Route } from '@hearthline/rules/routes.ts';
import { insideSite } from './inside-site.ts';

const mayOpen = (address: string, actor: Actor): boolean => {
  const path = new URL(address, 'https://inside.invalid').pathname;
  const route: Route | undefined = routes.find((row) => row.path === path);
  if (!route || path === '/auth') return false;
  return !route.allow || refusal(permissionOf(route.allow), actor) === null;
};

/**
 * Where somebody goes after signing in: to the address that was asked for before, when it lies inside the site and
 * is theirs to open, else to the home of their role.
 * @param next the remembered address, from the query of `/auth`
 */
export const landingOf = (actor: Actor, next: string | null): string => {
  const wanted = insideSite(next);
  return wanted && mayOpen(wanted, actor) ? wanted : (homeOf[actor.role] ?? '/');
};
