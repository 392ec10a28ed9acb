import { documentReview, documentUpdate, undoReviewMs } from '@hearthline/rules/documents.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { assertVersion } from '../../../platform/locks/optimistic-lock.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { documentReviewed } from '../document.mail.ts';
import { readDocument } from '../document.service.ts';
import type { DocumentAnswer } from '../document-view.ts';

interface Review {
  readonly documentId: string;
  readonly number: number;
  /** The document's version that the review made. */
  readonly version: number;
}

/** Tells of a review once it can no longer be undone. */
export const notifyUploaderJob = defineJob<Review>('documents.tell', { atOnce: 2 });

/**
 * Approves or rejects a document's latest version. The person who uploaded it is told by a job, if the review still stands after
 * `undoReviewMs`. A review that follows another before that replaces it: undoing it leads back to what was last told.
 * @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT when there is a newer version
 */
export const reviewDocument = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<DocumentAnswer> => {
  const { version, decision, note } = validate(documentReview, input);
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    assertVersion(document, version);
    await executeIn(em, 'update documents set state = $2, version = version + 1 where id = $1', [
      id,
      decision,
    ]);
    await executeIn(
      em,
      `update document_versions set undo = coalesce(undo, jsonb_build_object('state', state, 'note', note, 'by', reviewed_by_id, 'at', reviewed_at)) || jsonb_build_object('review', $8::int), undo_until = now() + $7 * interval '1 millisecond',
         state = $3, note = $4, reviewed_by_id = $5, reviewed_at = $6 where document_id = $1 and number = $2`,
      [id, document.latest, decision, note, context.viewer?.id, context.now(), undoReviewMs, version + 1],
    );
    const review = { documentId: id, number: document.latest, version: version + 1 };
    await context.jobs.enqueue(em, notifyUploaderJob, review, {
      startAfter: new Date(Date.now() + undoReviewMs),
    });
    recordDocumentEvent(context, em, { projectId: document.projectId, kind: decision, document });
    audit(context, em, {
      action: 'document.review',
      object: ['document', id],
      details: { decision, number: document.latest },
    });
  });
  return readDocument(context, id);
};

interface Told {
  readonly project: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly decision: 'approved' | 'rejected';
  readonly note: string | null;
  /** Who uploaded it; null if that was staff, or somebody who cannot sign in. */
  readonly person: { readonly name: string; readonly email: string } | null;
}

/** Ends the time in which a review can be undone. Nothing, if it was undone, or another one has followed, or this has been told. */
const settle = `
  update document_versions v set undo = null, undo_until = null from documents d join projects p on p.id = d.project_id
  where d.id = $1 and v.document_id = d.id and v.number = $2 and (v.undo->>'review')::int = $3
  returning json_build_object('id', p.id, 'name', p.name) as project, d.name, v.state as decision, v.note,
    (select json_build_object('name', u.name, 'email', u.email) from users u where u.id = v.uploaded_by_id and u.role <> 'admin' and u.disabled_at is null) as person`;

/** Tells the person who uploaded a document what staff decided: once, however often this is run. */
export const notifyUploader = async (
  context: Context,
  { documentId, number, version }: Review,
): Promise<void> => {
  const company = await readSetting(context, 'company');
  await context.transaction(async (em) => {
    const [told] = await executeIn<Told>(em, settle, [documentId, number, version]);
    if (!told?.person) return;
    const { person, project, ...review } = told;
    await queueMail(
      context,
      em,
      documentReviewed({ person, company, publicUrl: context.publicUrl, project }, review),
      company,
    );
  });
};

/** Corrects a document's name and type. @throws AppError NOT_FOUND, BAD_INPUT, CONFLICT */
export const updateDocument = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<DocumentAnswer> => {
  const { version, name, type } = validate(documentUpdate, input, await readDocument(context, id));
  await context.transaction(async (em) => {
    const document = await lockDocument(em, context, id);
    assertVersion(document, version);
    await executeIn(em, 'update documents set name = $2, type = $3, version = version + 1 where id = $1', [
      id,
      name,
      type,
    ]);
    audit(context, em, {
      action: 'document.update',
      object: ['document', id],
      details: {
        fields: [...(name === document.name ? [] : ['name']), ...(type === document.type ? [] : ['type'])],
      },
    });
  });
  return readDocument(context, id);
};
