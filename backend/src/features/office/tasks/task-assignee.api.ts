import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { newOwners, type NewOwner, type OwnerChanged } from '../../people/contacts/contact-owner.api.ts';

/** Gives tasks to whoever does them from now on. The tasks are locked, and the accounts before them. @returns those that changed */
export const setTaskAssignees = (trx: Transaction, changes: readonly NewOwner[]): Promise<OwnerChanged[]> =>
  trx
    .updateTable('tasks')
    .from(newOwners(changes))
    .set((eb) => ({ assigneeId: eb.ref('w.ownerId'), version: eb('tasks.version', '+', 1) }))
    .whereRef('tasks.id', '=', 'w.id')
    .whereRef('tasks.assigneeId', 'is distinct from', 'w.ownerId')
    .returning([
      'tasks.id',
      sql<string | null>`old.assignee_id`.as('fromId'),
      'tasks.assigneeId as toId',
      'tasks.version',
    ])
    .execute();
