import { paymentEvents, type PaymentEvent } from '@hearthline/rules/sale/payment-plans/payment-events.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import type { Placeholders } from '../../../platform/db/statement.ts';
import { paidFor } from '../../sale/payments/payment.api.ts';
import { row, type Look } from './waiting-row.ts';

/**
 * The day on which a stage of the project `p` began or was finished, or else on which the next one after it began; as
 * `rules/sale/payment-plans/event-days.ts` says it. Planned days count for nothing here.
 */
const dayOfStage = (name: string, end: 'began_on' | 'finished_on'): RawBuilder<string | null> => sql`(
  select coalesce(s.${sql.raw(end)}, (
      select later.began_on from project_stages later
        where later.project_id = s.project_id and later.position > s.position and later.began_on is not null order by later.position limit 1))
    from project_stages s where s.project_id = p.id and lower(trim(s.name)) = ${sql.lit(name)} order by s.position limit 1)`;

/** The day of each event that has happened for the deal `d`, its signed agreement `a`, and its project `p` with the home order `o`. */
const happened = (zone: RawBuilder<string>): Readonly<Record<PaymentEvent, RawBuilder<string | null>>> => ({
  signing: sql`(a.signed_at at time zone ${zone}::text)::date`,
  order: sql`o.ordered_on`,
  delivery: dayOfStage('delivery', 'began_on'),
  set: dayOfStage('installation', 'finished_on'),
  walkthrough: dayOfStage('move-in', 'began_on'),
});

/**
 * The steps of the payment plan of the agreement `a` in the order in which they are due, each with its day and with what all until then ask
 * for; as `rules/sale/payment-plans/schedule.ts` says it. Those whose event has not happened have no day.
 */
const steps = (zone: RawBuilder<string>): RawBuilder<unknown> => sql`(
  select label, due_on, until_cents, lag(until_cents, 1, 0) over (order by place, nth) as before_cents
    from (
      select step ->> 'label' as label, place, nth, happened_on + (step ->> 'days')::int as due_on,
          case when lead(nth) over (order by place, nth) is null then d.contract_cents
            else least(d.contract_cents, sum(coalesce((step ->> 'amountCents')::numeric, round(d.contract_cents * (step ->> 'percent')::numeric / 100)))
              over (order by place, nth)) end as until_cents
        from jsonb_array_elements(a.document #> '{quote,paymentSteps}') with ordinality as planned(step, nth)
        join (values ${sql.join(
          paymentEvents.map(
            (event, place) => sql`(${sql.lit(event)}, ${sql.lit(place)}, ${happened(zone)[event]})`,
          ),
        )}) as events(event, place, happened_on) on events.event = step ->> 'event') as ordered)`;

const dollars = (cents: RawBuilder<number>): RawBuilder<string> =>
  sql`'$' || to_char(${cents} / 100.0, 'FM999,999,999,990.00')`;

const number = sql<string>`'D-' || d.number`;
const dayStart = (day: RawBuilder<unknown>, zone: RawBuilder<string>) =>
  sql`${day}::timestamp at time zone ${zone}::text`;

/**
 * Deals of which a payment is due and not paid in full, each since the day of the first one; cancelled sales of which something is to be given
 * back, and won deals whose agreement is void, which are to be cancelled.
 */
export const waitingPayments = (db: Db, p: Placeholders<Look>) =>
  [
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', (join) =>
        join.onRef('a.dealId', '=', 'd.id').on('a.status', '=', sql.lit('signed' as const)),
      )
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('projects')
            .select('id')
            .whereRef('dealId', '=', 'd.id')
            .where('d.stage', '=', sql.lit('won' as const))
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc')
            .limit(sql.lit(1))
            .as('p'),
        (join) => join.onTrue(),
      )
      .leftJoin('homeOrders as o', 'o.projectId', 'p.id')
      .innerJoinLateral(
        () =>
          db
            .selectFrom(
              sql<{ label: string; dueOn: string; untilCents: number; beforeCents: number }>`${steps(
                p.zone,
              )}`.as<'step'>(sql`step`),
            )
            .select(['label', 'dueOn'])
            .where(
              sql<boolean>`due_on <= ${p.today}::date and until_cents > before_cents and until_cents > ${paidFor('d')}`,
            )
            .orderBy('dueOn')
            .limit(sql.lit(1))
            .as('due'),
        (join) => join.onTrue(),
      )
      .select((eb) =>
        row({
          kind: 'payment_due',
          id: eb.ref('d.id'),
          since: dayStart(sql`due.due_on`, p.zone),
          who: eb.ref('d.buyerName'),
          title: number,
          detail: sql`due.label`,
          day: sql`due.due_on`,
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('d.stage', '<>', sql.lit('lost' as const))
      .where(sql<boolean>`d.contract_cents > ${paidFor('d')}`),
    db
      .selectFrom('deals as d')
      .select((eb) =>
        row({
          kind: 'refund',
          id: eb.ref('d.id'),
          since: dayStart(sql`d.cancelled_on`, p.zone),
          who: eb.ref('d.buyerName'),
          title: number,
          detail: dollars(sql`(${paidFor('d')} - d.keep_cents)::numeric`),
          day: eb.ref('d.cancelledOn'),
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('d.cancelledOn', 'is not', null)
      .where(sql<boolean>`${paidFor('d')} > d.keep_cents`),
    db
      .selectFrom('deals as d')
      .innerJoin('agreements as a', 'a.dealId', 'd.id')
      .select((eb) =>
        row({
          kind: 'refund',
          id: eb.ref('d.id'),
          since: sql`max(a.closed_at)`,
          who: eb.ref('d.buyerName'),
          title: number,
          owner: eb.ref('d.ownerId'),
          contact: eb.ref('d.contactId'),
          deal: eb.ref('d.id'),
          version: eb.ref('d.version'),
        }),
      )
      .where('d.stage', '=', sql.lit('won' as const))
      .where('d.cancelledOn', 'is', null)
      .groupBy('d.id')
      .having(sql<boolean>`bool_or(a.status = 'void') and not bool_or(a.status = 'signed')`),
  ] as const;
