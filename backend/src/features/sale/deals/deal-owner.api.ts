import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import {
  newOwners,
  type NewOwner,
  type OwnerChanged,
  type OwnerChangedBy,
} from '../../people/contacts/contact-owner.api.ts';
import { isUnassigned } from '../../people/staff/staff.policy.ts';
import { dealFields } from './deal.fields.ts';

/**
 * Gives deals to their new owners, each with an entry in its history. The deals are locked, and the accounts before them.
 * @returns those that changed
 */
export const setDealOwners = (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  changes: readonly NewOwner[],
  { actorId }: OwnerChangedBy,
): Promise<OwnerChanged[]> =>
  trx
    .with('changed', (qb) =>
      qb
        .updateTable('deals')
        .from(newOwners(changes))
        .set((eb) => ({
          ownerId: eb.ref('w.ownerId'),
          version: eb('deals.version', '+', 1),
          touchedAt: context.now(),
        }))
        .whereRef('deals.id', '=', 'w.id')
        .whereRef('deals.ownerId', 'is distinct from', 'w.ownerId')
        .returning([
          'deals.id',
          sql<string | null>`old.owner_id`.as('fromId'),
          'deals.ownerId as toId',
          'deals.version',
        ]),
    )
    .with('noted', (qb) =>
      qb
        .insertInto('dealEvents')
        .columns(['dealId', 'actorId', 'kind', 'note'])
        .expression((eb) =>
          eb
            .selectFrom('changed')
            .select([
              'changed.id',
              sql<string | null>`${actorId}::uuid`.as('actorId'),
              sql<'changed'>`'changed'`.as('kind'),
              sql<string>`${dealFields.ownerId.title}::text`.as('note'),
            ]),
        ),
    )
    .selectFrom('changed')
    .select(['id', 'fromId', 'toId', 'version'])
    .execute();

/**
 * Open deals follow their contacts to the new owners: those that had the same owner as the contact, or none. Locks the deals; the
 * contacts are locked.
 * @returns the deals that changed
 */
export const followContactOwners = async (
  context: Pick<Context, 'now'>,
  trx: Transaction,
  contacts: readonly Pick<OwnerChanged, 'id' | 'fromId' | 'toId'>[],
  by: OwnerChangedBy,
): Promise<OwnerChanged[]> => {
  const owners = new Map(contacts.map((contact) => [contact.id, contact]));
  const deals = await trx
    .selectFrom('deals as d')
    .select(['d.id', 'd.contactId', 'd.ownerId'])
    .select(isUnassigned(sql.ref('d.ownerId'), 'deal').$castTo<boolean>().as('isUnassigned'))
    .where(sql<boolean>`d.contact_id = any(${[...owners.keys()]}::uuid[])`)
    .where('d.stage', 'in', openStages)
    .where('d.archivedAt', 'is', null)
    .orderBy('d.id')
    .forNoKeyUpdate()
    .execute();
  const changes = deals.flatMap(({ id, contactId, ownerId, isUnassigned: isFree }): NewOwner[] => {
    const contact = contactId === null ? undefined : owners.get(contactId);
    return contact && (isFree || ownerId === contact.fromId) ? [{ id, ownerId: contact.toId }] : [];
  });
  return changes.length > 0 ? setDealOwners(context, trx, changes, by) : [];
};
