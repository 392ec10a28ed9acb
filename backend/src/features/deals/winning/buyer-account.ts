import type { StoredCoBuyer } from '@hearthline/rules/deals/co-buyers.ts';
import { foldEmail } from '@hearthline/rules/text.ts';
import type { Db } from '../../../platform/db/query-builder.ts';

/**
 * The account of a customer with a buyer's verified address: the contact's first, then the co-buyers' in their order. One that comes
 * later is found by the database (migration 0055). Null if nobody has an account.
 */
export const buyerAccount = async (
  db: Db,
  contactEmail: string | null,
  coBuyers: readonly Pick<StoredCoBuyer, 'emailFolded'>[],
): Promise<string | null> => {
  const folded = [
    ...(contactEmail === null ? [] : [foldEmail(contactEmail)]),
    ...coBuyers.map(({ emailFolded }) => emailFolded),
  ];
  if (folded.length === 0) return null;
  const accounts = await db
    .selectFrom('users')
    .select(['id', 'emailFolded'])
    .where('emailFolded', 'in', folded)
    .where('role', '=', 'customer')
    .where('isEmailVerified', '=', true)
    .where('state', 'in', ['active', 'must_change_password'])
    .orderBy('createdAt')
    .execute();
  for (const address of folded) {
    const account = accounts.find(({ emailFolded }) => emailFolded === address);
    if (account) return account.id;
  }
  return null;
};
