import type { Transaction } from '../../../platform/db/query-builder.ts';
import { lockPaper, signingTables } from '../signing/signing.api.ts';
import { missingAgreement } from './missing-agreement.ts';

/** Locks an agreement with its deal and its signers, as signing does. @throws AppError NOT_FOUND */
export const lockAgreement = async (trx: Transaction, id: string) => {
  const locked = await lockPaper(trx, signingTables.agreement, id);
  if (!locked) throw missingAgreement();
  return locked;
};

/** An agreement with its signers, all locked. */
export type LockedAgreement = Awaited<ReturnType<typeof lockAgreement>>;
