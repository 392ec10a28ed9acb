import { can, type Actor } from '@hearthline/rules/permissions.ts';
import { mayOwn, type OwnedKind } from '@hearthline/rules/people/owners.ts';
import type { WaitingKind } from '@hearthline/rules/waiting.ts';
import { assignActions } from '../../../domain/owner/assign-actions.ts';
import type { WaitingItemFragment } from '../../../gql/generated.ts';

/** What a row is about, as an owner owns it and as a task is about it. */
const recordKinds: Readonly<Record<WaitingKind, OwnedKind | null>> = {
  call: 'contact',
  booking: 'contact',
  unstaffed: 'contact',
  address: 'contact',
  document: 'project',
  request: 'project',
  build: 'project',
  home: 'project',
  message: 'project',
  project: 'project',
  order: 'project',
  deal: 'deal',
  quote: 'deal',
  agreement: 'deal',
  change_order: 'deal',
  deposit: 'deal',
  payment_due: 'deal',
  refund: 'deal',
  mail: null,
  import: null,
  task: 'task',
};

/** A record that somebody may own. */
export interface Owned {
  readonly kind: OwnedKind;
  readonly id: string;
}

const ids: Readonly<Record<OwnedKind, (item: WaitingItemFragment) => string | null>> = {
  contact: ({ contactId }) => contactId,
  deal: ({ dealId }) => dealId,
  project: ({ projectId }) => projectId,
  task: ({ id }) => id,
};

/** The record of a row; null if it has none, or none that the viewer reads. */
export const recordOf = (item: WaitingItemFragment): Owned | null => {
  const kind = recordKinds[item.kind];
  const id = kind && ids[kind](item);
  return kind && id ? { kind, id } : null;
};

/** What somebody can take with one press: the record of a row that nobody owns, if they may own it. */
export const takeable = (
  item: WaitingItemFragment,
  user: (Actor & { readonly id: string }) | null,
): Owned | null => {
  const record = recordOf(item);
  if (!user || !record || item.owner) return null;
  return can(user, assignActions[record.kind]) && mayOwn(user.role, record.kind) ? record : null;
};

/** What a task that follows a row up is about. Null for a row that is a task itself. */
export const followed = (item: WaitingItemFragment) => {
  const record = recordOf(item);
  return record && record.kind !== 'task' ? { [`${record.kind}Id`]: record.id } : null;
};
