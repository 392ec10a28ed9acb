import { sql } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';

export { ContactSelectionInput } from './contact.inputs.ts';
export { claimContacts } from './bulk/claim-contacts.ts';

/** Whose a record is to be; null: nobody's. */
export interface NewOwner {
  readonly id: string;
  readonly ownerId: string | null;
}

/** Who changes an owner: a person, or the rules for new leads. */
export interface OwnerChangedBy {
  readonly actorId: string | null;
  readonly byRouting?: boolean;
}

/** A record that has another owner now, with its version after that. */
export interface OwnerChanged {
  readonly id: string;
  readonly fromId: string | null;
  readonly toId: string | null;
  readonly version: number;
}

/** New owners as a table `w` of a statement: `id` and `owner_id`. */
export const newOwners = (changes: readonly NewOwner[]) =>
  sql<{ id: string; ownerId: string | null }>`unnest(${changes.map(({ id }) => id)}::uuid[], ${changes.map(
    ({ ownerId }) => ownerId,
  )}::uuid[])`.as<'w'>(sql`w (id, owner_id)`);

/**
 * Gives contacts to their new owners, each with an entry on its time line; whoever is the owner already stays without one. The contacts are
 * locked, and the accounts before them: an account that is about to be closed owns nothing new.
 * @returns those that changed
 */
export const setContactOwners = (
  trx: Transaction,
  changes: readonly NewOwner[],
  { actorId, byRouting = false }: OwnerChangedBy,
): Promise<OwnerChanged[]> =>
  trx
    .with('changed', (qb) =>
      qb
        .updateTable('contacts')
        .from(newOwners(changes))
        .set((eb) => ({ ownerId: eb.ref('w.ownerId'), version: eb('contacts.version', '+', 1) }))
        .whereRef('contacts.id', '=', 'w.id')
        .whereRef('contacts.ownerId', 'is distinct from', 'w.ownerId')
        .returning([
          'contacts.id',
          sql<string | null>`old.owner_id`.as('fromId'),
          'contacts.ownerId as toId',
          'contacts.version',
        ]),
    )
    .with('noted', (qb) =>
      qb
        .insertInto('contactOwnerChanges')
        .columns(['contactId', 'fromId', 'toId', 'actorId', 'byRouting'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select([
              'changed.id',
              'changed.fromId',
              'changed.toId',
              sql<string | null>`${actorId}::uuid`.as('actorId'),
              sql<boolean>`${byRouting}::boolean`.as('byRouting'),
            ]),
        ),
    )
    .selectFrom('changed')
    .select(['id', 'fromId', 'toId', 'version'])
    .execute();

/** Adds a change of a contact's owner to its time line, in the transaction of the change. */
export const recordContactOwner = async (
  trx: Transaction,
  change: Pick<OwnerChanged, 'fromId' | 'toId'> & { readonly contactId: string },
  { actorId, byRouting = false }: OwnerChangedBy,
): Promise<void> => {
  await trx
    .insertInto('contactOwnerChanges')
    .values({ ...change, actorId, byRouting })
    .execute();
};
