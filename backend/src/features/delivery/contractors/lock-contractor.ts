import type { Transaction } from '../../../platform/db/query-builder.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/**
 * Serializes a contractor's changes to builds and crew, from here to the end of the transaction: builds refer to people and
 * people to builds, so two changes that start from opposite ends could deadlock.
 */
export const lockContractor = async (trx: Transaction, contractorId: string): Promise<void> => {
  await takeLocks(trx, ['contractor', contractorId]);
};
