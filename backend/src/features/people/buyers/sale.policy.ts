import { sql } from 'kysely';
import type { EntityManager } from '../../../platform/db/database.ts';
import { dbIn } from '../../../platform/db/query-builder.ts';

/**
 * Whether an address is that of somebody with a sale: the contact or a co-buyer of a deal that has a quote, an agreement, a payment or a
 * project, whatever became of them, or the contact of a project. An account that gets the address sees all of it.
 * @param emailFolded the address as `foldEmail` compares it
 */
export const hasSale = async (em: EntityManager, emailFolded: string): Promise<boolean> => {
  const found = await dbIn(em)
    .selectNoFrom(
      sql<boolean>`exists (
        with bought as (
          select d.id from contacts c join deals d on d.contact_id = c.id where c.email_folded = ${emailFolded}
          union all
          select id from deals where co_buyer_addresses(co_buyers) @> array[${emailFolded}::text]
        )
        select from quotes where deal_id in (select id from bought)
        union all select from agreements where deal_id in (select id from bought)
        union all select from payments where deal_id in (select id from bought)
        union all select from projects where deal_id in (select id from bought)
        union all select from contacts c join projects p on p.contact_id = c.id where c.email_folded = ${emailFolded}
      )`.as('found'),
    )
    .executeTakeFirstOrThrow();
  return found.found;
};
