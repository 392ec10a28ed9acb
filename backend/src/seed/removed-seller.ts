import { foldEmail } from '@hearthline/rules/text.ts';
import type { Transaction } from '../platform/db/query-builder.ts';
import { demoRemovedSeller } from './accounts.ts';

const day = 24 * 3600 * 1000;
/** The deals that came to nothing while the seller was here; they keep the name. */
const lostDeals = 3;

/** Somebody who sold homes and has left: the account is archived, their open work is others', what is closed keeps the name. */
export const seedRemovedSeller = async (trx: Transaction, now: Date): Promise<void> => {
  const { name, email } = demoRemovedSeller;
  const left = new Date(now.getTime() - 24 * day);
  const { id } = await trx
    .insertInto('users')
    .values({
      name,
      email,
      emailFolded: foldEmail(email),
      role: 'sales',
      isEmailVerified: true,
      createdAt: new Date(now.getTime() - 300 * day),
      disabledAt: left,
      archivedAt: left,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('deals')
    .set({ ownerId: id })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deals')
        .select('id')
        .where('stage', '=', 'lost')
        .where('ownerId', 'is', null)
        .orderBy('createdAt')
        .orderBy('id')
        .limit(lostDeals),
    )
    .execute();
};
