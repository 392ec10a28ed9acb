import { documentSentences } from '@hearthline/rules/delivery/documents.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import { AppError } from '../../../../platform/errors.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { canDelete } from '../document.policy.ts';

/** Deletes a document with all its versions. The bytes follow some days later (see sweep-files.ts). @throws AppError NOT_FOUND, FORBIDDEN */
export const deleteDocument = async (context: Context, id: string): Promise<string> => {
  await context.transaction(async (trx) => {
    const document = await lockDocument(trx, context, id, 'document:delete');
    if (!canDelete(context.viewer, document))
      throw new AppError('FORBIDDEN', {
        message:
          document.ownerId === context.viewer?.id ? documentSentences.reviewed : documentSentences.notYours,
      });
    const removed = await trx
      .insertInto('removedFiles')
      .columns(['storageKey', 'removedAt'])
      .expression((eb) =>
        eb
          .selectFrom('documentVersions')
          .select(['storageKey', eb.cast<Date>(eb.val(context.now()), 'timestamptz').as('removedAt')])
          .distinct()
          .where('documentId', '=', id),
      )
      .onConflict((oc) =>
        oc.column('storageKey').doUpdateSet((eb) => ({ removedAt: eb.ref('excluded.removedAt') })),
      )
      .returning('storageKey')
      .execute();
    await trx.deleteFrom('documents').where('id', '=', id).execute();
    await recordDocumentEvent(context, trx, { projectId: document.projectId, kind: 'deleted', document });
    await audit(context, trx, {
      action: 'document.delete',
      object: ['document', id],
      details: { type: document.type, state: document.state, files: removed.length },
    });
  });
  return id;
};
