import type { Transaction } from '../../../platform/db/query-builder.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { missingAgreement } from './agreement.service.ts';

/** Locks an agreement's deal, then the agreement, then its signers (decision 0018). @throws AppError NOT_FOUND */
export const lockAgreement = async (trx: Transaction, id: string) => {
  const found = isId(id)
    ? await trx.selectFrom('agreements').select('dealId').where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw missingAgreement();
  const { stage: dealStage, archivedAt: dealArchivedAt } = await trx
    .selectFrom('deals')
    .select(['stage', 'archivedAt'])
    .where('id', '=', found.dealId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const row = await trx
    .selectFrom('agreements')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const signers = await trx
    .selectFrom('agreementSigners')
    .selectAll()
    .where('agreementId', '=', id)
    .orderBy('position')
    .forUpdate()
    .execute();
  return { ...row, dealStage, dealArchivedAt, signers };
};

/** An agreement with its signers, all locked. */
export type LockedAgreement = Awaited<ReturnType<typeof lockAgreement>>;
export type LockedSigner = LockedAgreement['signers'][number];
