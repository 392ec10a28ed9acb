import { executeIn, type EntityManager } from '../../platform/db/database.ts';

/**
 * Serializes a contractor's changes to builds and crew, from here to the end of the transaction: builds refer to people and
 * people to builds, so two changes that start from opposite ends could deadlock.
 */
export const lockContractor = async (em: EntityManager, contractorId: string): Promise<void> => {
  await executeIn(em, 'select pg_advisory_xact_lock(hashtextextended($1, 3))', [contractorId]);
};
