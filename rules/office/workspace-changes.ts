import { isStaff, scopeOf, type Action, type Role } from '../permissions.ts';

/** What the workspace tells those who look at it: that something of this kind has changed, and nothing more. */
export const workspaceKinds = [
  'contacts',
  'projects',
  'appointments',
  'documents',
  'messages',
  'builds',
  'factory',
  'mails',
  'imports',
  'homes',
  'prices',
  'deals',
  'accounts',
  'tasks',
] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

/** What staff must be allowed to do to be told of changes of a kind: to open the list that shows them. */
const listActions: Readonly<Record<WorkspaceKind, Action>> = {
  contacts: 'contact:list',
  projects: 'project:list',
  appointments: 'appointment:list',
  documents: 'document:list',
  messages: 'message:list',
  builds: 'build:list',
  factory: 'factory:read',
  mails: 'mail:list',
  imports: 'contact:import',
  homes: 'home:list',
  prices: 'price:read',
  deals: 'deal:list',
  accounts: 'user:list',
  tasks: 'task:list',
};

/** Which changes roles that are not staff are told of: those that their screens show. Others follow nothing. */
const followed: Readonly<Partial<Record<Role, readonly WorkspaceKind[]>>> = {
  contractor: ['projects', 'documents', 'builds'],
  factory: ['factory'],
};

/** Whether a role is told of changes of a kind. */
export const followsChanges = (role: Role | undefined, kind: WorkspaceKind): boolean => {
  if (role === undefined) return false;
  if (isStaff(role)) return scopeOf({ role }, listActions[kind]) !== null;
  return followed[role]?.includes(kind) ?? false;
};

/** Reads the name of a kind; null if there is none of that name. */
export const workspaceKindOf = (text: string): WorkspaceKind | null =>
  workspaceKinds.find((kind) => kind === text) ?? null;
