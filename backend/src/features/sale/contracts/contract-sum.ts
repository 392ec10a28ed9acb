import {
  contractSums,
  type ContractSums,
  type Settled,
} from '@hearthline/rules/sale/contracts/contract-sum.ts';
import type { QuoteDocument } from '@hearthline/rules/sale/quotes/quote-document.ts';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/db/query-builder.ts';

/** The contract sum of a signed agreement, from what was signed and settled. */
export const sumContract = async (db: Db, agreementId: string): Promise<ContractSums> => {
  const { lines } = await db
    .selectFrom('agreements')
    .select(sql<QuoteDocument['lines']>`document #> '{quote,lines}'`.as('lines'))
    .where('id', '=', agreementId)
    .executeTakeFirstOrThrow();
  const changes = await db
    .selectFrom('changeOrders')
    .select('deltaCents')
    .where('agreementId', '=', agreementId)
    .where('status', '=', 'signed')
    .execute();
  return contractSums(
    lines,
    await settledOf(db, agreementId),
    changes.map(({ deltaCents }) => deltaCents),
  );
};

/** What the allowances of an agreement are settled at: of each line what was said last, unless that opened it again. */
export const settledOf = async (db: Db, agreementId: string): Promise<Settled> => {
  const rows = await db
    .selectFrom('allowanceSettlements')
    .distinctOn('lineId')
    .select(['lineId', 'amountCents'])
    .where('agreementId', '=', agreementId)
    .orderBy('lineId')
    .orderBy('id', 'desc')
    .execute();
  return new Map(
    rows.flatMap(({ lineId, amountCents }) => (amountCents === null ? [] : [[lineId, amountCents]])),
  );
};

/**
 * Stores the contract sum of a locked deal after a settlement or a change order, in whole cents.
 * @param agreementId its signed agreement
 * @returns by how much it has changed, and the new sum
 */
export const storeContractSum = async (
  trx: Transaction,
  dealId: string,
  agreementId: string,
): Promise<{ readonly deltaCents: number; readonly contractCents: number }> => {
  const { contractCents: before } = await trx
    .selectFrom('deals')
    .select('contractCents')
    .where('id', '=', dealId)
    .executeTakeFirstOrThrow();
  const { contractCents } = await sumContract(trx, agreementId);
  await trx.updateTable('deals').set({ contractCents }).where('id', '=', dealId).execute();
  return { deltaCents: contractCents - (before ?? 0), contractCents };
};
