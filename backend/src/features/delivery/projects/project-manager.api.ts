import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import {
  newOwners,
  type NewOwner,
  type OwnerChanged,
  type OwnerChangedBy,
} from '../../people/contacts/contact-owner.api.ts';
import { isForAdmins } from './project.fields.ts';

/**
 * Gives projects to their new managers, each with an entry in its history. The projects are locked, and the accounts before them.
 * @returns those that changed
 */
export const setProjectManagers = (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  changes: readonly NewOwner[],
  { actorId }: OwnerChangedBy,
): Promise<OwnerChanged[]> =>
  trx
    .with('changed', (qb) =>
      qb
        .updateTable('projects')
        .from(newOwners(changes))
        .set((eb) => ({ managerId: eb.ref('w.ownerId'), version: eb('projects.version', '+', 1) }))
        .whereRef('projects.id', '=', 'w.id')
        .whereRef('projects.managerId', 'is distinct from', 'w.ownerId')
        .returning([
          'projects.id',
          sql<string | null>`old.manager_id`.as('fromId'),
          'projects.managerId as toId',
          'projects.version',
        ]),
    )
    .with('noted', (qb) =>
      qb
        .insertInto('projectEvents')
        .columns(['projectId', 'actorId', 'kind', 'subject', 'before', 'after', 'adminOnly', 'createdAt'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .leftJoin('users as before', 'before.id', 'changed.fromId')
            .leftJoin('users as after', 'after.id', 'changed.toId')
            .select([
              'changed.id',
              sql<string | null>`${actorId}::uuid`.as('actorId'),
              sql<string>`'changed'`.as('kind'),
              sql<string>`'manager'`.as('subject'),
              'before.name as before',
              'after.name as after',
              sql<boolean>`${isForAdmins('managerId')}::boolean`.as('adminOnly'),
              sql<Date>`${context.now()}::timestamptz`.as('createdAt'),
            ]),
        ),
    )
    .selectFrom('changed')
    .select(['id', 'fromId', 'toId', 'version'])
    .execute();
