import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';

const newest = prepare('given_address', (db, p: Placeholders<{ contactId: string }>) =>
  db
    .selectFrom('consultantRequests')
    .select((eb) => [eb.ref('address').$notNull().as('address'), 'createdAt as at'])
    .where('contactId', '=', p.contactId)
    .where('address', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(sql.lit(1)),
);

/** The street address that the newest request of a contact with one gave. */
export const givenAddress = async (
  { query }: Pick<Context, 'query'>,
  contactId: string,
): Promise<NonNullable<(typeof newest)['row']> | null> => (await query(newest, { contactId }))[0] ?? null;
