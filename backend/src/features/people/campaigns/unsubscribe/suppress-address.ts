import { foldEmail } from '@hearthline/rules/text.ts';
import type { NewRow, Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';

/** Why an address gets no campaigns; no row if it gets them. */
export const suppressionOf = prepare('suppressed', (db, p: Placeholders<{ emailFolded: string }>) =>
  db.selectFrom('mailSuppressions').select('reason').where('emailFolded', '=', p.emailFolded),
);

/** Puts an address on the suppression list. @returns the entry's id, or null if the address is already there */
export const suppress = async (
  trx: Transaction,
  entry: Pick<NewRow<'mailSuppressions'>, 'email' | 'reason' | 'detail' | 'campaignId'>,
): Promise<string | null> => {
  const added = await trx
    .insertInto('mailSuppressions')
    .values({ ...entry, emailFolded: foldEmail(entry.email) })
    .onConflict((conflict) => conflict.column('emailFolded').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
};
