import { executeIn, type EntityManager } from '../../../platform/db/database.ts';
import type { Condition } from './audience.queries.ts';

/** How many contacts are examined in one step: few enough for one statement, which runs entirely in the database. */
export const gatherStep = 20_000;

/** Sorts before every id. */
const first = '00000000-0000-0000-0000-000000000000';

/**
 * Turns the next contacts of the audience into recipients, in the order of their ids; after a crash it continues where the last step ended.
 * Several contacts with one address are one recipient. Contacts stored after the campaign started are left out.
 * @returns whether more may follow
 */
export const gatherRecipients = async (
  em: EntityManager,
  campaign: { readonly id: string; readonly gatheredTo: string | null; readonly startedAt: Date | null },
  { text, values }: Condition,
): Promise<boolean> => {
  const [campaignId, after, startedAt] = [1, 2, 3].map((place) => `$${values.length + place}`);
  const [step] = await executeIn<{ added: string; looked: string; last: string | null }>(
    em,
    `with block as materialized (
       select c.id, c.email, c.email_folded from contacts c
       where c.id > ${after}::uuid and c.created_at <= ${startedAt}::timestamptz and ${text} order by c.id limit ${gatherStep}
     ), added as (
       insert into campaign_recipients (campaign_id, contact_id, email, email_folded)
       select ${campaignId}::uuid, id, email, email_folded from block order by id on conflict do nothing returning 1
     )
     select (select count(*) from added) as added, (select count(*) from block) as looked, (select id from block order by id desc limit 1) as last`,
    [...values, campaign.id, campaign.gatheredTo ?? first, campaign.startedAt],
  );
  const more = Number(step?.looked) === gatherStep;
  await executeIn(
    em,
    'update campaigns set total = total + $2, gathered_to = coalesce($3, gathered_to), gathered = $4 where id = $1',
    [campaign.id, Number(step?.added), step?.last ?? null, !more],
  );
  return more;
};
