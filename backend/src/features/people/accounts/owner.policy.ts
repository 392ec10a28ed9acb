import { ownerRoles, unknownOwner } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { fieldError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';

/** A member of staff who can own contacts and deals. */
export interface Owner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

/** Those who can own: the one condition of forms, filters, imports and the API. A removed account is disabled too. */
const owning = (db: Db) =>
  db.selectFrom('users').where('role', 'in', ownerRoles.contact).where('disabledAt', 'is', null);

const owners = prepare('owners', (db) =>
  owning(db)
    .select(['id', 'name', 'emailFolded as email'])
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(sql.lit(500)),
);

/** Who can own contacts and deals, by name. */
export const listOwners = ({ query }: Pick<Context, 'query'>): Promise<Owner[]> => query(owners, {});

const ownerById = prepare('owner', (db, p: Placeholders<{ id: string }>) =>
  owning(db).select('id').where('id', '=', p.id),
);

/**
 * Locks the account of whoever is to own something, before the record is locked: nobody closes it meanwhile, so that nothing goes to
 * somebody who has left (rule `leave.race`). A transfer of work gives way (docs/decisions/0018-lock-orders.md).
 */
export const lockOwner = async (trx: Transaction, id: unknown): Promise<void> => {
  if (isId(id)) await trx.selectFrom('users').select('id').where('id', '=', id).forShare().execute();
};

/** @throws AppError BAD_INPUT if this is not the id of somebody who can own contacts and deals */
export const requireOwner = async ({ query }: Pick<Context, 'query'>, id: string): Promise<void> => {
  const owner = isId(id) && (await query.byKey(ownerById, { id }));
  if (!owner) throw fieldError('ownerId', unknownOwner);
};
