import { LockMode, type FilterQuery } from '@mikro-orm/core';
import type { EntityManager } from '../db/database.ts';
import { AppError } from '../errors.ts';
import type { VersionedEntity } from '../db/versioned.entity.ts';

type Class<Row> = abstract new () => Row;

/**
 * The one way to begin an update of a row that several people edit (docs/security.md, K12): locks it until the transaction ends,
 * refuses if it has changed since it was read, and increments its version. Set fields on the returned row; the unit of work saves them.
 * @param where the id and the policy's filter: another owner's row is treated like a missing one
 * @param version the version that the caller read
 * @param missing the message if there is no such row
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const lockVersion = async <Row extends VersionedEntity<string>>(
  em: EntityManager,
  entity: Class<Row>,
  where: FilterQuery<Row>,
  version: number,
  missing?: string,
): Promise<Row> => {
  const row: Row | null = await em.findOne<Row>(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
  if (!row) throw new AppError('NOT_FOUND', { message: missing });
  assertVersion(row, version);
  row.version += 1;
  return row;
};

/** For writes in plain SQL: refuses if the row (read with `for update`) has changed since. @throws AppError CONFLICT */
export const assertVersion = (row: { readonly version: number }, version: number): void => {
  if (row.version !== version) throw new AppError('CONFLICT');
};
