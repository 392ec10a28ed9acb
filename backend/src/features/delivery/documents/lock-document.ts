import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { documentScope, isReviewed, seenDocuments } from './document.policy.ts';
import { documentMissing } from './document.service.ts';

const lockedFields = [
  'id',
  'projectId',
  'name',
  'type',
  'state',
  'latest',
  'version',
  'ownerId',
] as const satisfies readonly (keyof Row<'documents'>)[];

/** What a write needs to know about a document. */
export type LockedDocument = Pick<Row<'documents'>, (typeof lockedFields)[number]> & {
  readonly reviewed: boolean;
};

/**
 * A document that the viewer may see, locked until the transaction ends. The project is locked first, as in an upload: in any other
 * order an upload and a review could deadlock, as the review's history entry refers to the project that the upload holds.
 * @throws AppError NOT_FOUND
 */
export const lockDocument = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<LockedDocument> => {
  if (!viewer || !isId(id)) throw documentMissing();
  const seen = seenDocuments(trx, documentScope(viewer), viewer.id).where('d.id', '=', id);
  await seen.forNoKeyUpdate('p').execute();
  // The document is read only once the project is locked: another transaction may have changed it meanwhile.
  const found = await seen
    .select(lockedFields.map((field) => `d.${field}` as const))
    .select(isReviewed.as('reviewed'))
    .forUpdate('d')
    .executeTakeFirst();
  if (!found) throw documentMissing();
  return found;
};
