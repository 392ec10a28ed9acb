import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound } from '../../../platform/db/statement-variants.ts';
import type { DealScope } from '../deals/deal.policy.ts';
import { countedAmount } from '../payments/payment.api.ts';

/**
 * The day on which the home of a deal was delivered: that on which the stage Delivery of its newest project was finished, without one that
 * on which the project was completed. Null before.
 * @param dealId its id in the statement
 * @param zone the business time zone, as text
 */
const deliveredOn = (dealId: Expression<string>, zone: Expression<string>): RawBuilder<string | null> =>
  sql<string | null>`(select coalesce(
      (select max(stage.finished_on) from project_stages stage where stage.project_id = project.id and lower(trim(stage.name)) = 'delivery'),
      (project.completed_at at time zone ${zone})::date)
    from projects project where project.deal_id = ${dealId} order by project.created_at desc, project.id desc limit 1)`;

/**
 * The day on which an entry is recognized: its own, or that of delivery if it is later. Null before delivery.
 * @param entry the alias of `sale_entries` in the statement
 * @param zone the business time zone, as text
 */
export const recognizedOn = (entry: string, zone: Expression<string>): RawBuilder<string | null> =>
  sql<
    string | null
  >`nullif(greatest(${sql.ref(`${entry}.enteredOn`)}, coalesce(${deliveredOn(sql.ref(`${entry}.dealId`), zone)}, 'infinity')), 'infinity')`;

interface EndOfDay {
  /** A day, and the instant at which the next one begins. */
  readonly on: Expression<unknown>;
  readonly ends: Expression<unknown>;
  /** The business time zone, as text. */
  readonly zone: Expression<string>;
}

/**
 * What is held in trust of a deal at the end of a day, in whole cents: until delivery the payments that are in the trust account, less
 * refunds; once the sale is cancelled no more than is to be refunded.
 * @param deal the alias of `deals` in the statement
 */
export const heldInTrust = (deal: string, { on, ends, zone }: EndOfDay): RawBuilder<number> => {
  const column = (name: 'id' | 'stage' | 'cancelledOn' | 'keepCents') => sql.ref<string>(`${deal}.${name}`);
  const paid = sql`sum(${countedAmount('payment')})`;
  const inTrust = sql`sum(${countedAmount('payment')}) filter (where payment.kind = 'refund' or payment.trust_on <= ${on})`;
  // Once a cancelled sale is opened again, what is paid is for another home than the one that may have been delivered.
  const isDelivered = sql`${column('stage')} = 'won' and ${deliveredOn(column('id'), zone)} <= ${on}`;
  const refundDue = sql`case when ${column('cancelledOn')} <= ${on} then ${paid} - ${column('keepCents')} end`;
  return sql<number>`(select case when ${isDelivered} then 0 else greatest(0, least(coalesce(${inTrust}, 0), ${refundDue})) end
    from payments payment
    where payment.deal_id = ${column('id')} and payment.received_on <= ${on} and (payment.voided_at is null or payment.voided_at >= ${ends}))`;
};

/** Whose deals count. */
type Of<Params> = Placeholders<Params & { viewerId: string }>;
type Days = Of<{ from: string; to: string }>;

const nameFor = (statement: string, { name }: DealScope): string =>
  name === 'all' ? statement : `${statement}_${name}`;

/** The condition that a deal in a column is in a scope. */
const isOf = ({ name, where }: DealScope, dealId: Expression<string>, viewerId: Bound<string>) =>
  name === 'all'
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${dealId} in (select scoped.id from deals scoped where ${where('scoped', viewerId)})`;

const total = (cents: Expression<unknown>) => sql<number>`coalesce(sum(${cents}), 0)::float8`.as('cents');

/** What was contracted in a range of days. */
export const contracted = perName((scope: DealScope) =>
  prepare(nameFor('sale_figures_contracted', scope), (db, p: Days) =>
    db
      .selectFrom('saleEntries as e')
      .select((eb) => total(eb.ref('e.amountCents')))
      .where((eb) => eb.between('e.enteredOn', p.from, p.to))
      .where((eb) => isOf(scope, eb.ref('e.dealId'), p.viewerId)),
  ),
);

/** Payments less refunds that were received in a range of days, less those that became void in it. */
export const cashReceived = perName((scope: DealScope) =>
  prepare(
    nameFor('sale_figures_cash_received', scope),
    (db, p: Of<{ from: string; to: string; begins: Date; ends: Date }>) => {
      const payments = (from: Db) =>
        from.selectFrom('payments as p').where((eb) => isOf(scope, eb.ref('p.dealId'), p.viewerId));
      return db
        .selectFrom(
          payments(db)
            .select(countedAmount('p').as('cents'))
            .where((eb) => eb.between('p.receivedOn', p.from, p.to))
            .unionAll(
              payments(db)
                .select(sql<number>`-(${countedAmount('p')})`.as('cents'))
                .where('p.voidedAt', '>=', p.begins)
                .where('p.voidedAt', '<', p.ends),
            )
            .as('counted'),
        )
        .select((eb) => total(eb.ref('counted.cents')));
    },
  ),
);

/** What is held in trust of all deals in a scope at the end of a day. */
export const allHeldInTrust = perName((scope: DealScope) =>
  prepare(
    nameFor('sale_figures_held_in_trust', scope),
    (db, p: Of<{ to: string; ends: Date; zone: string }>) =>
      db
        .selectFrom('deals as d')
        .select(
          total(
            heldInTrust('d', {
              on: sql`${p.to}::date`,
              ends: sql`${p.ends}::timestamptz`,
              zone: sql`${p.zone}::text`,
            }),
          ),
        )
        .where('d.id', 'in', (eb) =>
          eb.selectFrom('payments').select('payments.dealId').where('payments.trustOn', '<=', p.to),
        )
        .where(scope.where('d', p.viewerId)),
  ),
);

/** What was recognized at delivery in a range of days. An entry of a later day is recognized later. */
export const recognized = perName((scope: DealScope) =>
  prepare(
    nameFor('sale_figures_recognized', scope),
    (db, p: Of<{ from: string; to: string; zone: string }>) =>
      db
        .selectFrom('saleEntries as e')
        .select((eb) => total(eb.ref('e.amountCents')))
        .where('e.enteredOn', '<=', p.to)
        .where((eb) => eb.between(recognizedOn('e', sql`${p.zone}::text`), p.from, p.to))
        .where((eb) => isOf(scope, eb.ref('e.dealId'), p.viewerId)),
  ),
);
