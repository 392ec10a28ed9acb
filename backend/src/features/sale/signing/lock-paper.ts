import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { isId } from '../../../platform/text/uuid.ts';
import type { SigningTables } from './signing-tables.ts';

/** What the deal of a locked paper says. */
export interface DealOfPaper {
  readonly dealStage: Row<'deals'>['stage'];
  readonly dealArchivedAt: Date | null;
  readonly dealCancelledOn: string | null;
}

/**
 * Locks the deal of a paper, then the paper, then its signers (decision 0018).
 * @returns null if there is no such paper
 */
export const lockPaper = async (
  trx: Transaction,
  { papers, signers, paperId }: SigningTables,
  id: string,
) => {
  const found = isId(id)
    ? await trx.selectFrom(papers).select('dealId').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) return null;
  const deal = await trx
    .selectFrom('deals')
    .select(['stage as dealStage', 'archivedAt as dealArchivedAt', 'cancelledOn as dealCancelledOn'])
    .where('id', '=', found.dealId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await trx
    .selectFrom(papers)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const locked = await trx
    .selectFrom(signers)
    .selectAll()
    .where(paperId, '=', id)
    .orderBy('position')
    .forUpdate()
    .execute();
  return { ...row, ...deal, signers: locked };
};

/** Somebody who signs a paper, locked with it. */
export type LockedSigner = Row<'agreementSigners'>;
