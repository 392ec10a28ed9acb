import type { OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { Action } from '@hearthline/rules/permissions.ts';

/** The actions that assign records of a kind. */
export const assignActions = {
  contact: 'contact:assign',
  deal: 'deal:assign',
  project: 'project:assign',
  task: 'task:update',
} as const satisfies Record<OwnedKind, Action>;
