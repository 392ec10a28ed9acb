import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { SendingCampaign } from '../sending/write-batch.ts';
import type { AudienceFilter } from './audience.queries.ts';

/** How many contacts are examined in one step: few enough for one statement, which runs entirely in the database. */
export const gatherStep = 20_000;

const count = sql<number>`count(*)::int`.as('count');

/** Sorts before every id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Turns the next contacts of the audience into recipients, in the order of their ids; after a crash it continues where the last step ended.
 * Several contacts with one address are one recipient. Contacts stored after the campaign started are left out.
 * @returns whether more may follow
 */
export const gatherRecipients = async (
  trx: Transaction,
  { id, gatheredTo, startedAt }: Pick<SendingCampaign, 'id' | 'gatheredTo' | 'startedAt'>,
  filter: AudienceFilter,
): Promise<boolean> => {
  const { added, looked, last } = await trx
    .with(
      (cte) => cte('block').materialized(),
      (cte) =>
        cte
          .selectFrom('contacts')
          .select(['id', 'email', 'emailFolded'])
          .where('id', '>', gatheredTo ?? first)
          .where('createdAt', '<=', sql<Date>`${startedAt}::timestamptz`)
          .where(filter)
          .orderBy('id')
          .limit(gatherStep),
    )
    .with('added', (cte) =>
      cte
        .insertInto('campaignRecipients')
        .columns(['campaignId', 'contactId', 'email', 'emailFolded'])
        .expression(
          cte
            .selectFrom('block')
            .select([sql`${id}::uuid`.as('campaignId'), 'id', 'email', 'emailFolded'])
            .orderBy('id'),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('id'),
    )
    .selectNoFrom((eb) => [
      eb.selectFrom('added').select(count).$asScalar().$notNull().as('added'),
      eb.selectFrom('block').select(count).$asScalar().$notNull().as('looked'),
      eb.selectFrom('block').select('id').orderBy('id', 'desc').limit(1).as('last'),
    ])
    .executeTakeFirstOrThrow();
  const more = looked === gatherStep;
  await trx
    .updateTable('campaigns')
    .set((eb) => ({ total: eb('total', '+', added), gathered: !more, ...(last && { gatheredTo: last }) }))
    .where('id', '=', id)
    .execute();
  return more;
};
