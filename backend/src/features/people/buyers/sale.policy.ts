import type { Transaction } from '../../../platform/db/query-builder.ts';
import { sql, type SqlBool } from 'kysely';

/**
 * Whether an address is that of somebody with a sale: the contact or a co-buyer of a deal that has a quote, an agreement, a payment or a
 * project, whatever became of them, or the contact of a project. An account that gets the address sees all of it.
 * @param emailFolded the address as `foldEmail` compares it
 */
export const hasSale = async (trx: Transaction, emailFolded: string): Promise<boolean> => {
  const found = await trx
    .with('bought', (qb) =>
      qb
        .selectFrom('contacts as c')
        .innerJoin('deals as d', 'd.contactId', 'c.id')
        .select('d.id')
        .where('c.emailFolded', '=', emailFolded)
        .unionAll(
          qb
            .selectFrom('deals')
            .select('id')
            .where(
              (eb) => sql<SqlBool>`co_buyer_addresses(${eb.ref('coBuyers')}) @> array[${emailFolded}::text]`,
            ),
        ),
    )
    .selectNoFrom((eb) => {
      const ofDeals = (table: 'quotes' | 'agreements' | 'payments' | 'projects') =>
        eb.selectFrom(table).select('id').where('dealId', 'in', eb.selectFrom('bought').select('bought.id'));
      const ofContact = eb
        .selectFrom('contacts as c')
        .innerJoin('projects as p', 'p.contactId', 'c.id')
        .select('p.id')
        .where('c.emailFolded', '=', emailFolded);
      return eb
        .exists(
          ofDeals('quotes')
            .unionAll(ofDeals('agreements'))
            .unionAll(ofDeals('payments'))
            .unionAll(ofDeals('projects'))
            .unionAll(ofContact),
        )
        .$castTo<boolean>()
        .as('found');
    })
    .executeTakeFirstOrThrow();
  return found.found;
};
