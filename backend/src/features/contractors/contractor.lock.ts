import { executeIn, type EntityManager } from '../../platform/db.ts';

/**
 * What a contractor writes of builds and their people comes one after the other, from here to the end of the transaction:
 * builds name people and people builds, so that two changes that begin at either end would wait for each other.
 */
export const lockContractor = async (em: EntityManager, contractorId: string): Promise<void> => {
  await executeIn(em, 'select pg_advisory_xact_lock(hashtextextended($1, 3))', [contractorId]);
};
