import type { Role } from '../permissions.ts';

/** What has an owner: a contact, a deal; a project, whose owner is its manager; a task and a conversation, whose owner is who does it. */
export const ownedKinds = ['contact', 'deal', 'project', 'task'] as const;
export type OwnedKind = (typeof ownedKinds)[number];

const sellers = ['admin', 'sales', 'office'] as const satisfies readonly Role[];

/** Whose active accounts may own what (docs/people.md). Owners of before stay with what they own, whatever their role. */
export const ownerRoles = {
  contact: sellers,
  deal: sellers,
  project: ['admin', 'project_manager'],
  task: ['admin', 'sales', 'project_manager', 'office'],
} as const satisfies Record<OwnedKind, readonly Role[]>;

/** Whether an account of a role may own something of a kind. */
export const mayOwn = (role: Role, kind: OwnedKind): boolean =>
  (ownerRoles[kind] as readonly Role[]).includes(role);

/** What is answered to everyone else who is named as an owner. */
export const unknownOwner = 'Choose a member of staff';
