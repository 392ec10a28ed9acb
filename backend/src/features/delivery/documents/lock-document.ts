import type { Action } from '@hearthline/rules/permissions.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row, Transaction } from '../../../platform/db/query-builder.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { isReached, projectReach, reachOf } from '../projects/project.policy.ts';
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
  readonly isReached?: boolean | undefined;
};

/**
 * A document that the viewer may see and do something with, locked until the transaction ends. The project is locked first, as in an upload: in any other
 * order an upload and a review could deadlock, as the review's history entry refers to the project that the upload holds.
 * @throws AppError NOT_FOUND, FORBIDDEN in a project that the viewer reads and the action does not reach
 */
export const lockDocument = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  action: Action,
): Promise<LockedDocument> => {
  if (!viewer || !isId(id)) throw documentMissing();
  const reach = projectReach(viewer, action);
  const seen = seenDocuments(trx, documentScope(viewer), viewer.id).where('d.id', '=', id);
  await seen.forNoKeyUpdate('p').execute();
  // The document is read only once the project is locked: another transaction may have changed it meanwhile.
  const found = await seen
    .select(lockedFields.map((field) => `d.${field}` as const))
    .select(isReviewed.as('reviewed'))
    .$if(typeof reach.reaches === 'function', (one) =>
      one.select(isReached(reach, viewer.id).as('isReached')),
    )
    .forUpdate('d')
    .executeTakeFirst();
  if (!found) throw documentMissing();
  if (!reachOf(reach, found.isReached)) throw new AppError('FORBIDDEN');
  return found;
};
