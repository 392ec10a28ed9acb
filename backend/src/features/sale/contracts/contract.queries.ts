import type { AgreementDocument } from '@hearthline/rules/sale/agreements/agreement-document.ts';
import type { StoredChangeLine } from '@hearthline/rules/sale/change-orders/change-order-lines.ts';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { saleDays } from '../payment-plans/payment-plan.api.ts';
import { paidFor } from '../payments/payment.api.ts';

/** The settlement of an allowance that counts. */
interface Settlement {
  readonly lineId: string;
  /** Null where it was opened again. */
  readonly amountCents: number | null;
  readonly settledOn: string;
  readonly reason: string;
}

/** A change order that everybody has signed, the oldest first. */
interface SignedChange {
  readonly lines: readonly StoredChangeLine[];
  readonly deltaCents: number;
  readonly reason: string;
  /** An instant, as JSON has it. */
  readonly signedAt: string;
}

/** Contracts with everything that has changed them. A cancelled sale keeps the agreement that it was won with. */
const contracts = (db: Db) =>
  db
    .selectFrom('deals as d')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('agreements')
          .select(['id', 'signedAt', 'document'])
          .whereRef('dealId', '=', 'd.id')
          .where('signedAt', 'is not', null)
          .where((a) =>
            a.or([a('status', '=', sql.lit('signed' as const)), a('d.cancelledOn', 'is not', null)]),
          )
          .orderBy('signedAt', 'desc')
          .limit(sql.lit(1))
          .as('a'),
      (join) => join.onTrue(),
    )
    .select((eb) => [
      'd.id as dealId',
      'd.cancelledOn',
      'd.contractCents',
      'a.signedAt',
      paidFor('d').as('paidCents'),
      sql<AgreementDocument['quote']['lines']>`a.document #> '{quote,lines}'`.as('lines'),
      sql<AgreementDocument['quote']['paymentSteps'] | null>`a.document #> '{quote,paymentSteps}'`.as(
        'steps',
      ),
      eb
        .selectFrom((settled) =>
          settled
            .selectFrom('allowanceSettlements')
            .distinctOn('lineId')
            .select(['lineId', 'amountCents', 'settledOn', 'reason'])
            .whereRef('agreementId', '=', 'a.id')
            .orderBy('lineId')
            .orderBy('id', 'desc')
            .as('s'),
        )
        .select((s) =>
          s.fn
            .jsonAgg(
              jsonBuildObject({
                lineId: s.ref('s.lineId'),
                amountCents: s.ref('s.amountCents'),
                settledOn: s.ref('s.settledOn'),
                reason: s.ref('s.reason'),
              }),
            )
            .$castTo<readonly Settlement[] | null>()
            .as('settlements'),
        )
        .as('settlements'),
      eb
        .selectFrom('changeOrders as c')
        .select((c) =>
          c.fn
            .jsonAgg(
              jsonBuildObject({
                lines: c.ref('c.lines'),
                deltaCents: c.ref('c.deltaCents'),
                reason: c.ref('c.reason'),
                signedAt: c.ref('c.signedAt'),
              }),
            )
            .orderBy('c.signedAt')
            .$castTo<readonly SignedChange[] | null>()
            .as('changes'),
        )
        .whereRef('c.agreementId', '=', 'a.id')
        .where('c.status', '=', sql.lit('signed' as const))
        .as('changes'),
      saleDays('d').as('days'),
    ]);

/** The contract of a deal; none until its agreement is signed. */
export const contractOfDeal = prepare('contract', (db, p: Placeholders<{ dealId: string }>) =>
  contracts(db).where('d.id', '=', p.dealId),
);
export type ContractRecord = NonNullable<(typeof contractOfDeal)['row']>;

/** Whether a project is the one by which the contract of its deal is carried out: the newest of a deal that is won. */
export const dealOfContract = prepare('project_contract', (db, p: Placeholders<{ projectId: string }>) =>
  db
    .selectFrom('projects as p')
    .innerJoin('deals as d', 'd.id', 'p.dealId')
    .select('d.id')
    .where('p.id', '=', p.projectId)
    .where('d.stage', '=', sql.lit('won' as const))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('projects as newer')
            .whereRef('newer.dealId', '=', 'p.dealId')
            .where(sql<boolean>`(newer.created_at, newer.id) > (p.created_at, p.id)`),
        ),
      ),
    ),
);
