import type { DocumentState, DocumentType } from '@hearthline/rules/documents.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db.ts';
import { isId } from '../../platform/ids.ts';
import { documentScope } from './document.policy.ts';
import { documentMissing } from './document.service.ts';

/** A document as a write needs to know it. */
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

/** A document that the viewer may see, locked until the transaction ends. @throws AppError NOT_FOUND */
export const lockDocument = async (em: EntityManager, { viewer }: Pick<Context, 'viewer'>, id: string): Promise<LockedDocument> => {
  const text = `
    select d.id, d.project_id as "projectId", d.name, d.type, d.state, d.latest, d.version, d.owner_id as "ownerId",
      exists (select from document_versions r where r.document_id = d.id and r.reviewed_at is not null) as reviewed
    from ${documentScope(viewer).from} where d.id = $2 for update of d`;
  // What it is, is read again once the lock is there: somebody may have changed it meanwhile.
  const read = async (): Promise<LockedDocument | undefined> => (isId(id) && viewer ? (await executeIn<LockedDocument>(em, text, [viewer.id, id]))[0] : undefined);
  const found = (await read()) && (await read());
  if (!found) throw documentMissing();
  return found;
};
