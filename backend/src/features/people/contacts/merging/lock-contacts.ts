import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { takeLocksOf } from '../../../../platform/locks/advisory-locks.ts';
import { writtenFields } from '../contact.fields.ts';

/** Contacts about to be merged or split, by their ids. */
const contactsById = (trx: Transaction, ids: readonly string[]) =>
  trx.selectFrom('contacts').where('id', 'in', ids).orderBy('id');

/**
 * Locks who owns contacts, then the addresses that lead to them, then the contacts by their ids (docs/decisions/0018-lock-orders.md): a lead of
 * one of the addresses waits for what becomes of them, whoever transfers the work of an owner does, and two merges of the same contacts take turns.
 * @param more further owners and addresses, of contacts that are not there yet
 * @returns the contacts that are there, by their ids
 */
export const lockContacts = async (
  trx: Transaction,
  ids: readonly string[],
  more: { readonly ownerId?: string | null; readonly address?: string | null } = {},
) => {
  const known = await contactsById(trx, ids).select(['ownerId', 'emailFolded']).execute();
  const owners = [...known.map(({ ownerId }) => ownerId), more.ownerId].filter(
    (id) => id !== null && id !== undefined,
  );
  if (owners.length > 0)
    await trx.selectFrom('users').select('id').where('id', 'in', owners).orderBy('id').forShare().execute();
  const addresses = [...known.map(({ emailFolded }) => emailFolded), more.address].filter(
    (address) => typeof address === 'string' && address !== '',
  );
  await takeLocksOf(trx, 'address of a contact', addresses as string[]);
  const rows = await contactsById(trx, ids)
    .select([...writtenFields, 'id', 'version', 'emailFolded'])
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

export type LockedContact = NonNullable<ReturnType<Awaited<ReturnType<typeof lockContacts>>['get']>>;

/** Whether somebody can sign in, and whether their account was removed; locked by {@link lockContacts}, so that it stays so. */
export const ownerState = async (
  trx: Transaction,
  userId: string | null,
): Promise<{ readonly isActive: boolean; readonly hasLeft: boolean }> => {
  const user = await trx
    .selectFrom('users')
    .select(['disabledAt', 'archivedAt'])
    .where('id', '=', userId)
    .executeTakeFirst();
  return { isActive: user?.disabledAt === null, hasLeft: user !== undefined && user.archivedAt !== null };
};
