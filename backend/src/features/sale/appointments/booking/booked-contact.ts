import { can, scopeOf } from '@hearthline/rules/permissions.ts';
import { changeSentences } from '@hearthline/rules/sale/appointments/appointment-changes.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { AppError, conflict } from '../../../../platform/errors.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';
import { contactScope } from '../../../people/contacts/contact.policy.ts';
import { isUnassigned } from '../../../people/staff/staff.policy.ts';

/**
 * Whether the person with an address, for whom a member of staff books, will be a new contact. Whoever reaches their own contacts alone
 * books for these, for somebody new if they may make contacts, and for whom nobody looks after.
 * @throws AppError FORBIDDEN, CONFLICT for a contact that a colleague owns
 */
export const mayBookFor = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  email: string,
): Promise<boolean> => {
  const scope = contactScope(viewer);
  if (!viewer || scope.name === 'all') return false;
  const emailFolded = foldEmail(email);
  const known = await trx
    .selectFrom('contacts as c')
    .leftJoin('users as u', 'u.id', 'c.ownerId')
    .select((eb) => [
      scope.where('c', viewer.id).as('isTheirs'),
      isUnassigned(eb.ref('c.ownerId'), 'contact').as('isNobodys'),
      'u.name as owner',
    ])
    .where('c.emailFolded', '=', emailFolded)
    .orderBy('c.createdAt')
    .limit(1)
    .executeTakeFirst();
  if (known?.isTheirs) return false;
  // Whether somebody is known here is not told to whoever could not make them a contact.
  if (!can(viewer, 'contact:create')) throw new AppError('FORBIDDEN');
  if (known && !known.isNobodys) throw conflict(changeSentences.lookedAfter(known.owner ?? ''));
  return !known;
};

/** The same once more, with the address locked as when a contact is made: nobody else makes one of it meanwhile. */
export const mayStillBookFor = async (
  context: Pick<Context, 'viewer'>,
  trx: Transaction,
  email: string,
): Promise<boolean> => {
  if (contactScope(context.viewer).name !== 'all')
    await takeLocks(trx, ['address of a contact', foldEmail(email)]);
  return mayBookFor(context, trx, email);
};

/** A contact that somebody makes who reaches their own alone is theirs. */
export const ownNewContact = async (
  { viewer }: Pick<Context, 'viewer'>,
  trx: Transaction,
  id: string,
): Promise<void> => {
  if (!viewer || scopeOf(viewer, 'contact:update') !== 'own') return;
  await trx.updateTable('contacts').set({ ownerId: viewer.id }).where('id', '=', id).execute();
};
