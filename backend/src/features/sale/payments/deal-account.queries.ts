import { expressionBuilder, sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { DealScope } from '../deals/deal.policy.ts';

const eb = expressionBuilder<Tables>();
const idOf = (deal: string) => sql.ref<string>(`${deal}.id`);

/** The agreement of a deal `deal` that counts: the one that is out or signed. */
const agreementOf = (deal: string) =>
  eb
    .selectFrom('agreements')
    .where('dealId', '=', idOf(deal))
    .where(
      'status',
      'in',
      (['out', 'signed'] as const).map((status) => sql.lit(status)),
    );

const acceptedQuoteOf = (deal: string) =>
  eb.selectFrom('quotes').where('dealId', '=', idOf(deal)).where('status', '=', sql.lit('accepted'));

/**
 * What was agreed with the buyers of a deal in whole cents: the contract sum, until everybody has signed what the agreement that is out says,
 * before there is one the accepted quote; null before anything was agreed. @param deal the alias of `deals` in the statement
 */
const agreedOf = (deal: string): RawBuilder<number | null> =>
  sql<
    number | null
  >`coalesce(${sql.ref(`${deal}.contractCents`)}, ${agreementOf(deal).select('totalCents')}, ${acceptedQuoteOf(deal).select('totalCents')})`;

/** The same, and 0 before anything was agreed. */
const totalOf = (deal: string): RawBuilder<number> => sql<number>`coalesce(${agreedOf(deal)}, 0)::float8`;

/** A payment with its sign: refunds are negative. @param payment the alias of `payments` in the statement */
export const countedAmount = (payment: string): RawBuilder<number> => {
  const [kind, amount] = [sql.ref(`${payment}.kind`), sql.ref(`${payment}.amountCents`)];
  return sql<number>`case ${kind} when 'refund' then -${amount} else ${amount} end`;
};

/** What was paid for a deal: payments less refunds, voided ones left out (`rules/sale/payments/balance.ts`). */
export const paidFor = (deal: string): RawBuilder<number> =>
  sql<number>`${eb
    .selectFrom('payments as paid')
    .select(sql`coalesce(sum(${countedAmount('paid')}), 0)::float8`.as('total'))
    .where('paid.dealId', '=', idOf(deal))
    .where('paid.voidedAt', 'is', null)}`;

const accounts = (db: Db) =>
  db
    .selectFrom('deals as d')
    .select([
      'd.id as dealId',
      'd.number',
      'd.buyerName',
      totalOf('d').as('totalCents'),
      sql<boolean>`${agreedOf('d')} is not null`.as('isAgreed'),
      paidFor('d').as('paidCents'),
      agreementOf('d').select('number').as('agreementNumber'),
    ]);

/** What was agreed and paid of a deal. */
export const accountOfDeal = prepare('deal_account', (db, p: Placeholders<{ dealId: string }>) =>
  accounts(db).where('d.id', '=', p.dealId),
);
export type AccountRecord = NonNullable<(typeof accountOfDeal)['row']>;

/** The accounts of the deals in a scope that have an agreement or a payment, the newest first. */
export const accountsInScope = perName((scope: DealScope) =>
  prepare(`deal_accounts_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    db
      .selectFrom(accounts(db).select('d.createdAt').where(scope.where('d', p.viewerId)).as('account'))
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('account.agreementNumber', 'is not', null),
          eb.exists(eb.selectFrom('payments').whereRef('payments.dealId', '=', 'account.dealId')),
        ]),
      )
      .orderBy('createdAt', 'desc')
      .orderBy('dealId', 'desc')
      .limit(10),
  ),
);

/** What a new payment needs to know of its deal, which stays locked: payments of one deal take turns. */
export const lockedAccount = async (db: Db, dealId: string) => {
  const deal = await db
    .selectFrom('deals')
    .select(['id', 'number', 'buyerName', 'coBuyers', 'archivedAt'])
    .where('id', '=', dealId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!deal) return undefined;
  // Read once the lock is held, so that it counts what others have recorded meanwhile.
  const account = await accounts(db).where('d.id', '=', dealId).executeTakeFirstOrThrow();
  return { ...deal, ...account };
};
