import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { buyersAccounts } from '../../../people/buyers/buyers.policy.ts';

/**
 * Whether what the design of a deal says of its owner is its buyers' to see (rule `buyer.site`): somebody who could change it sent it
 * with a booking or a request under the deal's contact, a buyer's account owns it, or staff made it. Otherwise it may be somebody
 * else's, of which only the code was known.
 */
const ownDesign = prepare('deal_design_is_own', (db, p: Placeholders<{ dealId: string }>) =>
  db
    .selectFrom('deals as d')
    .innerJoin('designs as s', 's.code', 'd.designCode')
    .select((eb) =>
      eb
        .or([
          eb.ref('s.byStaff'),
          sql<boolean>`coalesce(${eb.ref('s.ownerId')} = any (array${buyersAccounts('d.id')}), false)`,
          eb.exists(
            eb
              .selectFrom('appointments as a')
              .whereRef('a.contactId', '=', 'd.contactId')
              .whereRef('a.designCode', '=', 's.code')
              .where((booking) => booking.ref('a.designIsOwn')),
          ),
          eb.exists(
            eb
              .selectFrom('consultantRequests as r')
              .whereRef('r.contactId', '=', 'd.contactId')
              .whereRef('r.designCode', '=', 's.code')
              .where((request) => request.ref('r.designIsOwn')),
          ),
        ])
        .$castTo<boolean>()
        .as('isOwn'),
    )
    .where('d.id', '=', p.dealId),
);

/** Whether a quote may say what the design of its deal says of its owner: name, address and ZIP code. */
export const isOwnDesign = async ({ query }: Pick<Context, 'query'>, dealId: string): Promise<boolean> =>
  (await query.byKey(ownDesign, { dealId }))?.isOwn ?? false;
