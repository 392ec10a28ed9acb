import type { Transaction } from '../platform/db/query-builder.ts';
import { sql } from 'kysely';

/**
 * The newest prospects who came by the consultant form have each made a request, which nobody has answered yet.
 * @param before only contacts created by then have made one
 */
export const seedLeads = async (trx: Transaction, before: Date): Promise<void> => {
  await trx
    .insertInto('consultantRequests')
    .columns(['fullName', 'email', 'phone', 'researchProperty', 'contactId', 'createdAt'])
    .expression(
      trx
        .selectFrom('contacts')
        .select((eb) => [
          sql<string>`${eb.ref('firstName')} || ' ' || ${eb.ref('lastName')}`.as('fullName'),
          'email',
          eb.fn.coalesce('phone', eb.val('(360) 555-0100')).as('phone'),
          sql<boolean>`${eb.ref('tags')} @> '{land owned}'`.as('researchProperty'),
          'id',
          'createdAt',
        ])
        .where('status', '=', 'prospect')
        .where('source', '=', 'consultant_request')
        .where('createdAt', '<', before)
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .limit(7),
    )
    .execute();
};
