import { homeOf, isStaff } from '@hearthline/rules/access.ts';
import { routeAt } from '@hearthline/rules/routes.ts';
import { useLocation, useSearchParams } from 'react-router-dom';
import { usePageTitleAt } from '../../platform/navigation/page-title.ts';
import { useSession } from '../../platform/session/session-context.tsx';
import { isRefusedTab, parentOf, placesOf, type Place } from './places.ts';

/** The page above this one; null at the top. */
export const useParent = (): ReturnType<typeof parentOf> => {
  const { user } = useSession();
  const path = routeAt(useLocation().pathname)?.path;
  return user && path ? parentOf(path, user.role) : null;
};

/** The open tab of the user's home page; undefined on other pages, for a tab that they lack, and for roles whose home has no tabs. */
export const useOpenTab = (): Place | undefined => {
  const { user } = useSession();
  const path = routeAt(useLocation().pathname)?.path;
  const [params] = useSearchParams();
  if (!user || path !== homeOf[user.role]) return undefined;
  const named = params.get('tab');
  if (isRefusedTab(user, path, named)) return undefined;
  const { tabs } = placesOf(user);
  return tabs.find(({ id }) => id === named) ?? tabs[0];
};

/** Pages named after what they show: until it is known, the bar has no name to show. */
const isOfOneObject = (path: string): boolean => path.includes('/:');

/**
 * The name of the open screen: what the page shows (a contact, a project), else the open tab of the console, else the route's title.
 * @returns undefined while the object's name is not known yet
 */
export const useScreenName = (): string | undefined => {
  const { user } = useSession();
  const { pathname } = useLocation();
  const tab = useOpenTab();
  const named = usePageTitleAt(pathname);
  const route = routeAt(pathname);
  // The window's title names the tab as well; the bar names a customer's whole portal (docs/specification.md, section 2).
  if (tab) return user && isStaff(user.role) ? tab.title : route?.title;
  if (named) return named;
  return route && isOfOneObject(route.path) ? undefined : route?.title;
};
