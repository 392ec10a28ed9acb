import { can, homeOf, isStaff, type Action, type Actor, type Role } from '@hearthline/rules/permissions.ts';
import { mayOwn, type OwnedKind } from '@hearthline/rules/people/owners.ts';
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
  MyDealsIcon,
  MyLeadsIcon,
  MyProjectsIcon,
  OverviewIcon,
  PlanIcon,
  PriceTagIcon,
  ServerIcon,
  SettingsIcon,
  ToolsIcon,
  UserIcon,
  UsersIcon,
} from '../../ui/theme/place-icons.tsx';

/** A screen that the rail leads to. */
export interface Place {
  readonly id: string;
  readonly title: string;
  readonly to: string;
  readonly icon: ComponentType;
  /** What it takes to have it; undefined for whoever has the role. */
  readonly needs?: Action | undefined;
  /** Also in the bar at the bottom of a phone, which has room for five. */
  readonly quick?: true | undefined;
  /** Only for those who may own this. */
  readonly owns?: OwnedKind | undefined;
}

/** Places where something waits, with how much. */
export type WaitingPlaces = readonly (Place & { readonly count: number })[];

/** Where a role works: what is one's own, the tabs of its home page, and the screens beside it. */
export interface Places {
  readonly own: readonly Place[];
  readonly tabs: readonly Place[];
  readonly screens: readonly Place[];
}

const tab = (
  home: string,
  id: string,
  title: string,
  icon: ComponentType,
  needs?: Action,
  quick?: true,
): Place => ({ id, title, to: `${home}?tab=${id}`, icon, needs, quick });

const screen = (to: RoutePath, title: string, icon: ComponentType, needs?: Action, quick?: true): Place => ({
  id: to,
  title,
  to,
  icon,
  needs,
  quick,
});

const titleOf = (path: string): string => routes.find((route) => route.path === path)?.title ?? '';
const home = (role: Role, icon: ComponentType): Places => {
  const to = homeOf[role] as RoutePath;
  return { own: [], tabs: [], screens: [screen(to, titleOf(to), icon, undefined, true)] };
};

/**
 * The places of those who work here, each for those who have its list or, where nothing is read alone, write there. Names and addresses
 * of the tabs are those of docs/specification.md, section 2.
 */
const staff: Places = {
  own: [
    {
      id: 'my-leads',
      title: 'My leads',
      to: '/admin?tab=contacts&owner=me&open=true',
      icon: MyLeadsIcon,
      needs: 'contact:list',
      owns: 'contact',
    },
    {
      id: 'my-deals',
      title: 'My deals',
      to: '/deals?owner=me',
      icon: MyDealsIcon,
      needs: 'deal:list',
      owns: 'deal',
    },
    {
      id: 'my-projects',
      title: 'My projects',
      to: '/admin?tab=projects&owner=me',
      icon: MyProjectsIcon,
      needs: 'project:list',
      owns: 'project',
    },
  ],
  tabs: [
    tab('/admin', 'overview', 'Overview', OverviewIcon, 'today:list', true),
    tab('/admin', 'users', 'Users', UsersIcon, 'user:list'),
    tab('/admin', 'projects', 'Projects', HouseIcon, 'project:list', true),
    tab('/admin', 'contacts', 'Contacts', ContactsIcon, 'contact:list', true),
    tab('/admin', 'marketing', 'Marketing', MegaphoneIcon, 'campaign:list'),
    // Whoever may change any setting may change this one.
    tab('/admin', 'settings', 'Settings', SettingsIcon, 'consultant:update'),
  ],
  screens: [
    screen('/walk-in', 'Walk-in', UserIcon, 'walkin:start'),
    screen('/deals', 'Deals', BoardIcon, 'deal:list'),
    screen('/admin/appointments', 'Appointments', CalendarIcon, 'appointment:list', true),
    screen('/admin/documents', 'Documents', DocumentsIcon, 'document:list'),
    screen('/admin/messages', 'Messages', MessagesIcon, 'message:list', true),
    screen('/admin/homes', 'Homes', PlanIcon, 'home:update'),
    screen('/admin/prices', 'Prices', PriceTagIcon, 'price:update'),
    screen('/admin/contractors', 'Contractors', ToolsIcon, 'contractor:list'),
    screen('/factory', 'Factory board', FactoryIcon, 'factory:read'),
    screen('/reports', 'Reports', ChartIcon, 'report:list'),
    screen('/customer-service', 'Customer Service', HeadsetIcon, 'hub:read'),
  ],
};

/** A phone's bar has room for five: of those who may own leads these take the place of the projects. */
const withLeads: Places = {
  ...staff,
  own: staff.own.map((place) => ({ ...place, quick: place.id === 'my-leads' || undefined })),
  tabs: staff.tabs.map((place) => ({ ...place, quick: place.id === 'projects' ? undefined : place.quick })),
};

/** The places of each role. */
const places: Readonly<Record<Role, Places>> = {
  admin: withLeads,
  sales: withLeads,
  project_manager: staff,
  office: withLeads,
  customer: {
    own: [],
    tabs: [
      tab('/dashboard', 'projects', 'My Projects', HouseIcon, undefined, true),
      tab('/dashboard', 'documents', 'Documents', DocumentsIcon, undefined, true),
      tab('/dashboard', 'appointments', 'Appointments', CalendarIcon, undefined, true),
      tab('/dashboard', 'messages', 'Messages', MessagesIcon, undefined, true),
    ],
    screens: [],
  },
  contractor: home('contractor', ToolsIcon),
  factory: home('factory', FactoryIcon),
  devops: home('devops', ServerIcon),
  agent: home('agent', ChartIcon),
  investor: home('investor', PlanIcon),
};

/** The places of a user: those of the role, as far as they may use them. */
export const placesOf = (user: Actor): Places => {
  const has = ({ needs, owns }: Place): boolean =>
    (!needs || can(user, needs)) && (!owns || mayOwn(user.role, owns));
  const { own, tabs, screens } = places[user.role];
  return { own: own.filter(has), tabs: tabs.filter(has), screens: screens.filter(has) };
};

/** Whether an address names a tab of the console that this user has not. */
export const isRefusedTab = (user: Actor, path: string | undefined, named: string | null): boolean =>
  path === '/admin' && staff.tabs.some(({ id, needs }) => id === named && needs && !can(user, needs));

/** The parent of a page, for its breadcrumb. */
interface Crumb {
  readonly to: string;
  readonly text: string;
}

const staffParents: Partial<Record<RoutePath, Crumb>> = {
  '/admin': { to: '/admin', text: 'Admin Console' },
  '/contacts/:id': { to: '/admin?tab=contacts', text: 'Contacts' },
  '/contacts/duplicates': { to: '/admin?tab=contacts', text: 'Contacts' },
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
