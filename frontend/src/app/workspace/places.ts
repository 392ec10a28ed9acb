import { homeOf, type Role } from '@hearthline/rules/permissions.ts';
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

/** The places of those who run the business; names and addresses of the tabs are those of docs/specification.md, section 2. */
const staff: Places = {
  tabs: [
    tab('/admin', 'overview', 'Overview', OverviewIcon, true),
    tab('/admin', 'users', 'Users', UsersIcon),
    tab('/admin', 'projects', 'Projects', HouseIcon, true),
    tab('/admin', 'contacts', 'Contacts', ContactsIcon, true),
    tab('/admin', 'marketing', 'Marketing', MegaphoneIcon),
    tab('/admin', 'settings', 'Settings', SettingsIcon),
  ],
  screens: [
    screen('/deals', 'Deals', BoardIcon),
    screen('/admin/appointments', 'Appointments', CalendarIcon, true),
    screen('/admin/documents', 'Documents', DocumentsIcon),
    screen('/admin/messages', 'Messages', MessagesIcon, true),
    screen('/admin/homes', 'Homes', PlanIcon),
    screen('/admin/prices', 'Prices', PriceTagIcon),
    screen('/admin/contractors', 'Contractors', ToolsIcon),
    screen('/factory', 'Factory board', FactoryIcon),
    screen('/reports', 'Reports', ChartIcon),
    screen('/customer-service', 'Customer Service', HeadsetIcon),
  ],
};

/** The places of each role. */
export const placesOf: Readonly<Record<Role, Places>> = {
  admin: staff,
  sales: staff,
  project_manager: staff,
  office: staff,
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

/** The parent of a page, for its breadcrumb. */
interface Crumb {
  readonly to: string;
  readonly text: string;
}

const admins: Partial<Record<RoutePath, Crumb>> = {
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
  if (role === 'admin') return admins[path as RoutePath] ?? { to: '/admin', text: 'Admin Console' };
  if (path === homeOf[role]) return null;
  return { to: homeOf[role], text: path === '/projects/:id' ? 'My Projects' : titleOf(homeOf[role]) };
};
