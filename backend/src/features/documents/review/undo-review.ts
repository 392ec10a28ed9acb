import { documentSentences, documentUndo } from '@hearthline/rules/documents.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { readDocument } from '../document.service.ts';
import type { DocumentAnswer } from '../document-view.ts';

/** The job that tells of the review finds nothing to tell afterwards (review-document.ts). */
const restore = `
  update document_versions set state = undo->>'state', note = undo->>'note', reviewed_at = (undo->>'at')::timestamptz, undo = null, undo_until = null,
    reviewed_by_id = (select id from users where id = (undo->>'by')::uuid)
  where document_id = $1 and number = $2 and undo is not null and undo_until > now() returning state`;

/**
 * Undoes the latest review of a document before the person who uploaded it is told: the document is as it was.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT when it has changed since, or it is too late
 */
export const undoReview = async (context: Context, id: string, input: unknown): Promise<DocumentAnswer> => {
  const { version } = validate(documentUndo, input);
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    assertVersion(document, version);
    const [before] = await executeIn<{ state: string }>(em, restore, [id, document.latest]);
    if (!before) throw new AppError('CONFLICT', { message: documentSentences.undoLate });
    await executeIn(em, 'update documents set state = $2, version = version + 1 where id = $1', [
      id,
      before.state,
    ]);
    recordDocumentEvent(context, em, { projectId: document.projectId, kind: 'reopened', document });
    audit(context, em, {
      action: 'document.review-undo',
      object: ['document', id],
      details: { decision: document.state, number: document.latest },
    });
  });
  return readDocument(context, id);
};
