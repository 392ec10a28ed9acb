import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';

const own = prepare('is_own_mailbox', (db, p: Placeholders<{ viewer: string; mailbox: string }>) =>
  db
    .selectFrom('users')
    .where('id', '=', p.viewer)
    .where('emailFolded', '=', p.mailbox)
    .where((eb) => eb.ref('isEmailVerified')),
);

/** Whether an address is the verified one of whoever is signed in: only then is it proved that a mail to it is wanted. */
export const isOwnMailbox = async (
  { viewer, query }: Pick<Context, 'viewer' | 'query'>,
  address: string,
): Promise<boolean> =>
  viewer !== null && (await query(own, { viewer: viewer.id, mailbox: foldEmail(address) })).length > 0;

/**
 * What a mail may call whoever has this address: the name of the account that has proved it. Any other name is what somebody typed,
 * perhaps for a stranger to read (docs/security.md, N4). Null if there is none.
 */
export const provedName = async (db: Db, address: string): Promise<string | null> => {
  const found = await db
    .selectFrom('users')
    .select('name')
    .where('emailFolded', '=', foldEmail(address))
    .where((eb) => eb.ref('isEmailVerified'))
    .where('disabledAt', 'is', null)
    .executeTakeFirst();
  return found?.name ?? null;
};
