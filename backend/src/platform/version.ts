import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from './db.ts';
import { AppError } from './errors.ts';
import type { VersionedEntity } from './versioned.entity.ts';

type Class<Row> = abstract new () => Row;

/**
 * The one way to begin an update of a row that several people edit (security K12): locks it until the transaction ends,
 * refuses when somebody else was faster, and counts the change. Set the fields on what it returns; the rest is the unit of work's.
 * @param where the id and whose rows these are (the policy's filter): a foreign id answers like a missing one
 * @param version what the caller read
 * @param missing the sentence for a row that is not there
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const claimVersion = async <Row extends VersionedEntity<string>>(
  em: EntityManager,
  entity: Class<Row>,
  where: FilterQuery<Row>,
  version: number,
  missing?: string,
): Promise<Row> => {
  const row = (await em.findOne(entity as never, where as never, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Row | null;
  if (!row) throw new AppError('NOT_FOUND', { message: missing });
  refuseOlder(row, version);
  row.version += 1;
  return row;
};

/** For writes in plain SQL: refuses when the row (read with `for update`) has changed since. @throws AppError CONFLICT */
export const refuseOlder = (row: { readonly version: number }, version: number): void => {
  if (row.version !== version) throw new AppError('CONFLICT');
};
