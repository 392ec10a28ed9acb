import { AppError } from '../errors.ts';

/**
 * Begins every change of a row that several people edit (security K12): refuses if the row has changed since the caller read it.
 * Whoever changes the row then increments its version.
 * @param row as read by `forUpdate()`, a lock that lasts until the transaction ends, with the policy's filter: another
 * owner's row is treated like a missing one
 * @param version the version that the caller read
 * @param missing the message if there is no such row
 * @returns the row
 * @throws AppError NOT_FOUND, CONFLICT
 */
export const assertVersion = <Row extends { readonly version: number }>(
  row: Row | null | undefined,
  version: number,
  missing?: string,
): Row => {
  if (!row) throw new AppError('NOT_FOUND', { message: missing });
  if (row.version !== version) throw new AppError('CONFLICT');
  return row;
};
