import { can, homeOf, isStaff, type Action, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import { routes, type RoutePath } from '@hearthline/rules/routes.ts';
import type { ComponentType } from 'react';
import { CalendarIcon } from '../../ui/theme/further-icons.tsx';
import {
  BoardIcon,
  ChartIcon,
  ContactsIcon,
  DocumentsIcon,
  FactoryIcon,
  HeadsetIcon,
  HouseIcon,
  MegaphoneIcon,
  MessagesIcon,
  OverviewIcon,
  PlanIcon,
  PriceTagIcon,
  ServerIcon,
  SettingsIcon,
  ToolsIcon,
  UsersIcon,
} from '../../ui/theme/place-icons.tsx';

/** A screen that the rail leads to. */
export interface Place {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly icon: ComponentType;
  /** Also in the bar at the bottom of a phone, which has room for five. */
  readonly quick?: true;
}

/** Places where something waits, with how much. */
export type WaitingPlaces = readonly (Place & { readonly count: number })[];

/** Where a role works: the tabs of its home page, and the screens beside it. */
export interface Places {
  readonly tabs: readonly Place[];
  readonly screens: readonly Place[];
}

const tab = (home: string, id: string, title: string, icon: ComponentType, quick?: true): Place => ({
  id,
  title,
  to: `${home}?tab=${id}`,
  icon,
  ...(quick && { quick }),
});

const screen = (to: RoutePath, title: string, icon: ComponentType, quick?: true): Place => ({
  id: to,
  title,
  to,
  icon,
  ...(quick && { quick }),
});

const titleOf = (path: string): string => routes.find((route) => route.path === path)?.title ?? '';
const home = (role: Role, icon: ComponentType): Places => ({
  tabs: [],
  screens: [{ id: homeOf[role], title: titleOf(homeOf[role]), to: homeOf[role], icon, quick: true }],
});

/** A place of those who work here, and what it takes to have it: any one of these actions. */
type StaffPlace = readonly [place: Place, ...needs: readonly [Action, ...Action[]]];

/** Names and addresses of the tabs are those of docs/specification.md, section 2. */
const staffTabs: readonly StaffPlace[] = [
  [tab('/admin', 'overview', 'Overview', OverviewIcon, true), 'today:list'],
  [tab('/admin', 'users', 'Users', UsersIcon), 'user:list'],
  [tab('/admin', 'projects', 'Projects', HouseIcon, true), 'project:list'],
  [tab('/admin', 'contacts', 'Contacts', ContactsIcon, true), 'contact:list'],
  [tab('/admin', 'marketing', 'Marketing', MegaphoneIcon), 'campaign:list'],
  [
    tab('/admin', 'settings', 'Settings', SettingsIcon),
    'setting:update',
    'consultant:update',
    'appointment-format:update',
    'blocked-date:update',
  ],
];

const staffScreens: readonly StaffPlace[] = [
  [screen('/deals', 'Deals', BoardIcon), 'deal:list'],
  [screen('/admin/appointments', 'Appointments', CalendarIcon, true), 'appointment:list'],
  [screen('/admin/documents', 'Documents', DocumentsIcon), 'document:list'],
  [screen('/admin/messages', 'Messages', MessagesIcon, true), 'message:list'],
  [screen('/admin/homes', 'Homes', PlanIcon), 'home:update'],
  [screen('/admin/prices', 'Prices', PriceTagIcon), 'price:update'],
  [screen('/admin/contractors', 'Contractors', ToolsIcon), 'contractor:list'],
  [screen('/factory', 'Factory board', FactoryIcon), 'factory:read'],
  [screen('/reports', 'Reports', ChartIcon), 'report:list'],
  [screen('/customer-service', 'Customer Service', HeadsetIcon), 'hub:read'],
];

const ofUser = (user: Actor, places: readonly StaffPlace[]): readonly Place[] =>
  places.flatMap(([place, ...needs]) => (needs.some((action) => can(user, action)) ? [place] : []));

/** The places of everybody who does not work here. */
const otherPlaces: Readonly<Partial<Record<Role, Places>>> = {
  customer: {
    tabs: [
      tab('/dashboard', 'projects', 'My Projects', HouseIcon, true),
      tab('/dashboard', 'documents', 'Documents', DocumentsIcon, true),
      tab('/dashboard', 'appointments', 'Appointments', CalendarIcon, true),
      tab('/dashboard', 'messages', 'Messages', MessagesIcon, true),
    ],
    screens: [],
  },
  contractor: home('contractor', ToolsIcon),
  factory: home('factory', FactoryIcon),
  devops: home('devops', ServerIcon),
  agent: home('agent', ChartIcon),
  investor: home('investor', PlanIcon),
};

const nowhere: Places = { tabs: [], screens: [] };

/** The places of a user: of staff those whose list or writing their role has. */
export const placesOf = (user: Actor): Places =>
  isStaff(user.role)
    ? { tabs: ofUser(user, staffTabs), screens: ofUser(user, staffScreens) }
    : (otherPlaces[user.role] ?? nowhere);

/** Whether an address names a tab of the console that others have and this user has not. */
export const isRefusedTab = (user: Actor, path: string | undefined, named: string | null): boolean =>
  path === '/admin' &&
  staffTabs.some(([{ id }]) => id === named) &&
  !placesOf(user).tabs.some(({ id }) => id === named);

/** The parent of a page, for its breadcrumb. */
interface Crumb {
  readonly to: string;
  readonly text: string;
}

const staffParents: Partial<Record<RoutePath, Crumb>> = {
  '/admin': { to: '/admin', text: 'Admin Console' },
  '/contacts/:id': { to: '/admin?tab=contacts', text: 'Contacts' },
  '/contacts/import': { to: '/admin?tab=contacts', text: 'Contacts' },
  '/campaigns/:id': { to: '/admin?tab=marketing', text: 'Marketing' },
  '/projects/:id': { to: '/admin?tab=projects', text: 'Projects' },
  '/deals/:id': { to: '/deals', text: 'Deals' },
  '/quotes/:id': { to: '/deals', text: 'Deals' },
  '/admin/homes/:id': { to: '/admin/homes', text: 'Homes' },
  '/admin/contractors/:id': { to: '/admin/contractors', text: 'Contractors' },
};

/**
 * The page above the one at a route, for a role; null at the role's own home.
 * @param path a path of the route table, as in `/contacts/:id`
 */
export const parentOf = (path: string, role: Role): Crumb | null => {
  if (isStaff(role)) return staffParents[path as RoutePath] ?? { to: '/admin', text: 'Admin Console' };
  if (path === homeOf[role]) return null;
  return { to: homeOf[role], text: path === '/projects/:id' ? 'My Projects' : titleOf(homeOf[role]) };
};
