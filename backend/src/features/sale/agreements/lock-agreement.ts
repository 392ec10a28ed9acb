import type { Action } from '@hearthline/rules/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import { lockPaper, signingTables } from '../signing/signing.api.ts';
import { missingAgreement, requireDealOfAgreement } from './missing-agreement.ts';

/** Locks an agreement with its deal and its signers, as signing does. @throws AppError NOT_FOUND */
export const lockAgreement = async (trx: Transaction, id: string) => {
  const locked = await lockPaper(trx, signingTables.agreement, id);
  if (!locked) throw missingAgreement();
  return locked;
};

/** The same for something that a member of staff is about to do with it. @throws AppError NOT_FOUND, FORBIDDEN */
export const lockAgreementFor = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  action: Action,
) => {
  const locked = await lockAgreement(trx, id);
  await requireDealOfAgreement(trx, viewer, locked.dealId, action);
  return locked;
};

/** An agreement with its signers, all locked. */
export type LockedAgreement = Awaited<ReturnType<typeof lockAgreement>>;
