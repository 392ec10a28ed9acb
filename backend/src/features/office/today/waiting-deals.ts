import { openStages } from '@hearthline/rules/sale/deals/stages.ts';
import { activeStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { agreementWaitDays, dealQuietDays, quoteSoonDays } from '@hearthline/rules/waiting.ts';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { row, type Look } from './waiting-row.ts';

/** Whether an agreement `a` waits for the seller: everybody before them has signed, and they have their link. */
const sellersTurn = sql<boolean>`exists (
  select from agreement_signers where agreement_id = a.id and role = 'seller' and state in ('sent', 'viewed', 'consented'))`;
const stillOpen = openStages.map((stage) => sql.lit(stage));
const goesOn = activeStatuses.map((status) => sql.lit(status));
const agreementWait = sql`make_interval(days => ${sql.lit(agreementWaitDays)})`;

/**
 * Deals that can still be won and that nobody has touched for long, each since the day on which it became quiet; deals with quotes
 * that run out soon, or with an agreement that waits for a signature; deals whose signed agreement waits for its first payment;
 * and projects of won deals without days or a contractor.
 */
export const waitingDeals = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('deals as d')
      .select(
        row({
          kind: 'deal',
          id: sql`d.id`,
          since: sql`d.touched_at + interval '${sql.raw(String(dealQuietDays))} days'`,
          who: sql`d.buyer_name`,
          title: sql`d.stage`,
          detail: sql`'D-' || d.number`,
          day: sql`d.expected_close_on`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where('d.stage', 'in', stillOpen)
      .where('d.archivedAt', 'is', null)
      .where('d.touchedAt', '<=', p.quietSince),
    db
      .selectFrom('deals as d')
      .innerJoin('quotes as q', 'q.dealId', 'd.id')
      .select(
        row({
          kind: 'quote',
          id: sql`d.id`,
          since: sql`(min(q.valid_until) - ${sql.lit(quoteSoonDays)}::int)::timestamp at time zone ${p.zone}`,
          who: sql`d.buyer_name`,
          title: sql`'D-' || d.number`,
          detail: sql`string_agg('Q-' || q.number, ', ' order by q.number)`,
          day: sql`min(q.valid_until)`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where('q.status', '=', sql.lit('issued' as const))
      .where('d.archivedAt', 'is', null)
      .where('d.stage', 'in', stillOpen)
      .where(sql<boolean>`q.valid_until <= ${p.today}::date + ${sql.lit(quoteSoonDays)}::int`)
      .groupBy('d.id'),
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', 'a.dealId', 'd.id')
      .select(
        row({
          kind: 'agreement',
          id: sql`d.id`,
          since: sql`case when ${sellersTurn} then (select max(signed_at) from agreement_signers where agreement_id = a.id) else a.sent_at + ${agreementWait} end`,
          who: sql`d.buyer_name`,
          title: sql`'D-' || d.number`,
          detail: sql`(select string_agg(name, ', ' order by position) from agreement_signers where agreement_id = a.id and state <> 'signed')`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where('a.status', '=', sql.lit('out' as const))
      .where('d.stage', 'in', stillOpen)
      .where(sql<boolean>`(${sellersTurn} or a.sent_at <= ${p.now}::timestamptz - ${agreementWait})`),
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', 'a.dealId', 'd.id')
      .select(
        row({
          kind: 'deposit',
          id: sql`d.id`,
          since: sql`a.signed_at`,
          who: sql`d.buyer_name`,
          title: sql`'D-' || d.number`,
          detail: sql`'A-' || a.number`,
          contact: sql`d.contact_id`,
          version: sql`d.version`,
        }),
      )
      .where('a.status', '=', sql.lit('signed' as const))
      .where('d.stage', '<>', sql.lit('lost' as const))
      .where(
        sql<boolean>`(select coalesce(sum(case kind when 'refund' then -amount_cents else amount_cents end), 0)
          from payments where deal_id = d.id and voided_at is null) <= 0`,
      ),
    db
      .selectFrom('projects as p')
      .select(
        row({
          kind: 'project',
          id: sql`p.id`,
          since: sql`p.created_at`,
          who: sql`coalesce(p.customer_name, p.name)`,
          title: sql`p.name`,
          detail: sql`concat_ws(', ', case when p.start_date is null then 'start date' end,
            case when p.estimated_completion is null then 'estimated completion' end,
            case when p.contractor_id is null then 'contractor' end)`,
          contact: sql`p.contact_id`,
          project: sql`p.id`,
          version: sql`p.version`,
        }),
      )
      .where('p.dealId', 'is not', null)
      .where('p.status', 'in', goesOn)
      .where((eb) =>
        eb.or([
          eb('p.startDate', 'is', null),
          eb('p.estimatedCompletion', 'is', null),
          eb('p.contractorId', 'is', null),
        ]),
      ),
  ] as const;
