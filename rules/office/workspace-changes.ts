import type { Role } from '../permissions.ts';

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
] as const;
export type WorkspaceKind = (typeof workspaceKinds)[number];

/** Which changes each role is told of: those that their screens show. Others follow nothing. */
const followed: Readonly<Partial<Record<Role, readonly WorkspaceKind[]>>> = {
  admin: workspaceKinds,
  contractor: ['projects', 'documents', 'builds'],
  factory: ['factory'],
};

/** Whether a role is told of changes of a kind. */
export const followsChanges = (role: Role | undefined, kind: WorkspaceKind): boolean =>
  role !== undefined && (followed[role]?.includes(kind) ?? false);

/** Reads the name of a kind; null if there is none of that name. */
export const workspaceKindOf = (text: string): WorkspaceKind | null =>
  workspaceKinds.find((kind) => kind === text) ?? null;
