import { documentSentences } from '@hearthline/rules/documents.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { canDelete } from '../document.policy.ts';

/** Deletes a document with all its versions. The bytes follow some days later (see sweep-files.ts). @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteDocument = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    if (!canDelete(context.viewer, document))
      throw new AppError('FORBIDDEN', {
        message:
          document.ownerId === context.viewer?.id ? documentSentences.reviewed : documentSentences.notYours,
      });
    const gone = await executeIn<{ key: string }>(
      em,
      'insert into removed_files (storage_key, removed_at) select distinct storage_key, $2::timestamptz from document_versions where document_id = $1 on conflict (storage_key) do update set removed_at = excluded.removed_at returning storage_key as key',
      [id, context.now()],
    );
    await executeIn(em, 'delete from documents where id = $1', [id]);
    recordDocumentEvent(context, em, { projectId: document.projectId, kind: 'deleted', document });
    audit(context, em, {
      action: 'document.delete',
      object: ['document', id],
      details: { type: document.type, state: document.state, files: gone.length },
    });
  });
  return id;
};
