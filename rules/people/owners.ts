import type { Role } from '../permissions.ts';

/** Whose accounts may own contacts and deals. Owners of before stay with what they own, whatever their role. */
export const ownerRoles = ['admin'] as const satisfies readonly Role[];

/** What is answered to everyone else who is named as an owner. */
export const unknownOwner = 'Choose a member of staff';
