import { canOnSite, type Actor } from '@hearthline/rules/access.ts';
import type { Route } from '@hearthline/rules/routes.ts';

/** Loads the frame of the signed-in screens, which no public page needs. */
export const loadWorkspace = () =>
  import('./workspace.tsx').then(({ Workspace }) => ({ default: Workspace }));

/** Whether a screen can be opened only by those who are signed in. */
export const isGuarded = (route: Route | undefined): boolean => Boolean(route && 'allow' in route);

/** Whether a public page is a working screen for this user: the hub for staff, the contractors' entrance for a contractor. */
export const worksAt = (route: Route | undefined, user: Actor | null): boolean =>
  (route?.path === '/customer-service' && canOnSite(user, 'hub:read')) ||
  (route?.path === '/contractors' && user?.role === 'contractor' && !user.mustChangePassword);
