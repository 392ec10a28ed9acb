import { openStages, type DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { activeStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { agreementWaitDays, dealQuietDays, orderWaitDays, quoteSoonDays } from '@hearthline/rules/waiting.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { paidFor } from '../../sale/payments/payment.api.ts';
import { signingTables, type PaperName } from '../../sale/signing/signing.api.ts';
import { row, type Look } from './waiting-row.ts';

const paper = expressionBuilder<Tables & { a: Tables['agreements'] }, 'a'>();
const linked = (['sent', 'viewed', 'consented'] as const).map((state) => sql.lit(state));

const stillOpen = openStages.map((stage) => sql.lit(stage));
const goesOn = activeStatuses.map((status) => sql.lit(status));
const agreementWait = sql`make_interval(days => ${sql.lit(agreementWaitDays)})`;

/** Deals in these stages with a paper that waits for the seller, or was sent some days ago and is not signed yet. */
const waitingPapers = (db: Db, p: Placeholders<Look>, kind: PaperName, stages: readonly DealStage[]) => {
  const { papers, signers, paperId, out } = signingTables[kind];
  const whoSigns = paper.selectFrom(`${signers} as s`).whereRef(`s.${paperId}`, '=', 'a.id');
  // Everybody before the seller has signed, and the seller has the link.
  const sellersTurn = paper.exists(
    whoSigns.where('s.role', '=', sql.lit('seller')).where('s.state', 'in', linked),
  );
  return db
    .selectFrom('deals as d')
    .innerJoin(`${papers} as a`, 'a.dealId', 'd.id')
    .select((eb) =>
      row({
        kind,
        id: eb.ref('d.id'),
        since: sql`case when ${sellersTurn} then ${whoSigns.select((s) => s.fn.max('s.signedAt').as('at'))} else ${eb.ref('a.sentAt')} + ${agreementWait} end`,
        who: eb.ref('d.buyerName'),
        title: sql`'D-' || ${eb.ref('d.number')}`,
        detail: whoSigns
          .select((s) =>
            sql<string>`string_agg(${s.ref('s.name')}, ', ' order by ${s.ref('s.position')})`.as('names'),
          )
          .where('s.state', '<>', sql.lit('signed')),
        owner: eb.ref('d.ownerId'),
        contact: eb.ref('d.contactId'),
        deal: eb.ref('d.id'),
        version: eb.ref('d.version'),
      }),
    )
    .where('a.status', '=', sql.lit(out))
    .where(
      'd.stage',
      'in',
      stages.map((stage) => sql.lit(stage)),
    )
    .where((eb) =>
      eb.or([sellersTurn, sql<boolean>`${eb.ref('a.sentAt')} <= ${p.now}::timestamptz - ${agreementWait}`]),
    );
};

/** The name of what a project lacks; null if it has it. */
const missing = (column: Expression<unknown>, what: string) =>
  sql`case when ${column} is null then ${sql.lit(what)} end`;

/** Since when a home order `o` waits: some days after it was made, or after the day on which it was placed. */
const orderDue = (zone: Expression<string>) =>
  sql`coalesce(o.ordered_on::timestamp at time zone ${zone}::text, o.created_at) + make_interval(days => ${sql.lit(orderWaitDays)})`;

/**
 * Deals that can still be won and that nobody has touched for long, each since the day on which it became quiet; deals with quotes
 * that run out soon, or with an agreement or a change order that waits for a signature; deals whose signed agreement waits for its first payment;
 * projects of won deals without days or a contractor, and their homes that are not ordered or not confirmed.
 */
export const waitingDeals = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('deals as d')
      .select((eb) =>
        row({
          kind: 'deal',
          id: eb.ref('d.id'),
          since: sql`${eb.ref('d.touchedAt')} + interval '${sql.raw(String(dealQuietDays))} days'`,
          who: eb.ref('d.buyerName'),
          title: eb.ref('d.stage'),
          detail: sql`'D-' || ${eb.ref('d.number')}`,
          day: eb.ref('d.expectedCloseOn'),
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('d.stage', 'in', stillOpen)
      .where('d.archivedAt', 'is', null)
      .where('d.touchedAt', '<=', p.quietSince),
    db
      .selectFrom('deals as d')
      .innerJoin('quotes as q', 'q.dealId', 'd.id')
      .select((eb) =>
        row({
          kind: 'quote',
          id: eb.ref('d.id'),
          since: sql`(min(${eb.ref('q.validUntil')}) - ${sql.lit(quoteSoonDays)}::int)::timestamp at time zone ${p.zone}`,
          who: eb.ref('d.buyerName'),
          title: sql`'D-' || ${eb.ref('d.number')}`,
          detail: sql`string_agg('Q-' || ${eb.ref('q.number')}, ', ' order by ${eb.ref('q.number')})`,
          day: sql`min(${eb.ref('q.validUntil')})`,
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('q.status', '=', sql.lit('issued' as const))
      .where('d.archivedAt', 'is', null)
      .where('d.stage', 'in', stillOpen)
      .where(
        (eb) => sql<boolean>`${eb.ref('q.validUntil')} <= ${p.today}::date + ${sql.lit(quoteSoonDays)}::int`,
      )
      .groupBy('d.id'),
    waitingPapers(db, p, 'agreement', openStages),
    waitingPapers(db, p, 'change_order', ['won']),
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', 'a.dealId', 'd.id')
      .select((eb) =>
        row({
          kind: 'deposit',
          id: eb.ref('d.id'),
          since: eb.ref('a.signedAt'),
          who: eb.ref('d.buyerName'),
          title: sql`'D-' || ${eb.ref('d.number')}`,
          detail: sql`'A-' || ${eb.ref('a.number')}`,
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('a.status', '=', sql.lit('signed' as const))
      .where('d.stage', '<>', sql.lit('lost' as const))
      .where(sql<boolean>`${paidFor('d')} <= 0`),
    db
      .selectFrom('projects as p')
      .select((eb) =>
        row({
          kind: 'project',
          id: eb.ref('p.id'),
          since: eb.ref('p.createdAt'),
          who: eb.fn.coalesce('p.customerName', 'p.name'),
          title: eb.ref('p.name'),
          detail: sql`concat_ws(', ', ${sql.join([
            missing(eb.ref('p.startDate'), 'start date'),
            missing(eb.ref('p.estimatedCompletion'), 'estimated completion'),
            missing(eb.ref('p.contractorId'), 'contractor'),
          ])})`,
          contact: eb.ref('p.contactId'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
          version: eb.ref('p.version'),
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
    db
      .selectFrom('homeOrders as o')
      .innerJoin('projects as p', 'p.id', 'o.projectId')
      .select((eb) =>
        row({
          kind: 'order',
          id: eb.ref('p.id'),
          since: orderDue(p.zone),
          who: eb.fn.coalesce('p.customerName', 'p.name'),
          title: eb.ref('p.name'),
          detail: sql`case when ${eb.ref('o.orderedOn')} is null then 'not ordered' else 'not confirmed' end`,
          day: eb.ref('o.orderedOn'),
          contact: eb.ref('p.contactId'),
          owner: eb.ref('p.managerId'),
          project: eb.ref('p.id'),
          version: eb.ref('o.version'),
        }),
      )
      .where('o.confirmedOn', 'is', null)
      .where('o.cancelledAt', 'is', null)
      .where('p.status', 'in', goesOn)
      .where(sql<boolean>`${orderDue(p.zone)} <= ${p.now}::timestamptz`),
  ] as const;
