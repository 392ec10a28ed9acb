import { documentSentences, documentUndo, type DocumentState } from '@hearthline/rules/delivery/documents.ts';
import { sql } from 'kysely';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { AppError } from '../../../../platform/errors.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { readDocument } from '../document.service.ts';
import type { DocumentAnswer } from '../document-view.ts';

/** Puts the version back. The job that tells of the review finds nothing to tell afterwards (review-document.ts). */
const restore = (db: Db, documentId: string, number: number) =>
  db
    .updateTable('documentVersions')
    .set({
      state: sql<DocumentState>`undo->>'state'`,
      note: sql<string | null>`undo->>'note'`,
      reviewedAt: sql<Date | null>`(undo->>'at')::timestamptz`,
      undo: null,
      undoUntil: null,
      reviewedById: sql<string | null>`(select id from users where id = (undo->>'by')::uuid)`,
    })
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .where('undo', 'is not', null)
    .where('undoUntil', '>', sql<Date>`now()`)
    .returning('state')
    .executeTakeFirst();

/**
 * Undoes the latest review of a document before the person who uploaded it is told: the document is as it was.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT when it has changed since, or it is too late
 */
export const undoReview = async (context: Context, id: string, input: unknown): Promise<DocumentAnswer> => {
  const { version } = validate(documentUndo, input);
  await context.transaction(async (trx) => {
    const document = await lockDocument(trx, context, id, 'document:review');
    assertVersion(document, version);
    const before = await restore(trx, id, document.latest);
    if (!before) throw new AppError('CONFLICT', { message: documentSentences.undoLate });
    await trx
      .updateTable('documents')
      .set((eb) => ({ state: before.state, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await recordDocumentEvent(context, trx, { projectId: document.projectId, kind: 'reopened', document });
    await audit(context, trx, {
      action: 'document.review-undo',
      object: ['document', id],
      details: { decision: document.state, number: document.latest },
    });
  });
  return readDocument(context, id);
};
