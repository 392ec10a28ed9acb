import type { DocumentState, DocumentType } from '@hearthline/rules/documents.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { isId } from '../../platform/text/uuid.ts';
import { documentScope } from './document.policy.ts';
import { documentMissing } from './document.service.ts';

/** What a write needs to know about a document. */
export interface LockedDocument {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly state: DocumentState;
  readonly latest: number;
  readonly version: number;
  readonly ownerId: string | null;
  readonly reviewed: boolean;
}

/**
 * A document that the viewer may see, locked until the transaction ends. The project is locked first, as in an upload: in any other
 * order an upload and a review could deadlock, as the review's history entry refers to the project that the upload holds.
 * @throws AppError NOT_FOUND
 */
export const lockDocument = async (
  em: EntityManager,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<LockedDocument> => {
  const { from } = documentScope(viewer);
  if (!viewer || !isId(id)) throw documentMissing();
  await executeIn(em, `select from ${from} where d.id = $2 for no key update of p`, [viewer.id, id]);
  // The document is read only once the project is locked: another transaction may have changed it meanwhile.
  const text = `
    select d.id, d.project_id as "projectId", d.name, d.type, d.state, d.latest, d.version, d.owner_id as "ownerId",
      exists (select from document_versions r where r.document_id = d.id and r.reviewed_at is not null) as reviewed
    from ${from} where d.id = $2 for update of d`;
  const [found] = await executeIn<LockedDocument>(em, text, [viewer.id, id]);
  if (!found) throw documentMissing();
  return found;
};
