import { foldEmail } from '@hearthline/rules/text.ts';
import type { Context } from '../../platform/context.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';

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
