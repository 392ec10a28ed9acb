import { documentReview, documentUpdate, undoReviewMs } from '@hearthline/rules/delivery/documents.ts';
import { ownerRoles } from '@hearthline/rules/people/owners.ts';
import { sql } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context } from '../../../../platform/context.ts';
import type { Db } from '../../../../platform/db/query-builder.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';
import { queueMail } from '../../../../platform/mail/mail-outbox.ts';
import { readSetting } from '../../../../platform/db/setting.entity.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { assertVersion } from '../../../../platform/locks/optimistic-lock.ts';
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
export const notifyUploaderJob = defineJob<Review>('documents.tell', { workers: [{}, {}] });

/**
 * Approves or rejects a document's latest version. The person who uploaded it is told by a job, if the review still stands after
 * `undoReviewMs`. A review that follows another before that replaces it: undoing it leads back to what was last told.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT when there is a newer version
 */
export const reviewDocument = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<DocumentAnswer> => {
  const { version, decision, note } = validate(documentReview, input);
  await context.transaction(async (trx) => {
    const document = await lockDocument(trx, context, id, 'document:review');
    assertVersion(document, version);
    await trx
      .updateTable('documents')
      .set((eb) => ({ state: decision, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await trx
      .updateTable('documentVersions')
      .set((eb) => ({
        undo: sql`
          coalesce(${eb.ref('undo')}, jsonb_build_object(
            'state', ${eb.ref('state')}, 'note', ${eb.ref('note')},
            'by', ${eb.ref('reviewedById')}, 'at', ${eb.ref('reviewedAt')}
          )) || jsonb_build_object('review', ${version + 1}::int)`,
        undoUntil: sql<Date>`now() + ${undoReviewMs} * interval '1 millisecond'`,
        state: decision,
        note,
        reviewedById: context.viewer?.id ?? null,
        reviewedAt: context.now(),
      }))
      .where('documentId', '=', id)
      .where('number', '=', document.latest)
      .execute();
    const review = { documentId: id, number: document.latest, version: version + 1 };
    await context.jobs.enqueue(trx, notifyUploaderJob, review, {
      startAfter: new Date(Date.now() + undoReviewMs),
    });
    await recordDocumentEvent(context, trx, { projectId: document.projectId, kind: decision, document });
    await audit(context, trx, {
      action: 'document.review',
      object: ['document', id],
      details: { decision, number: document.latest },
    });
  });
  return readDocument(context, id);
};

/**
 * Ends the time in which a review can be undone. Nothing, if it was undone, or another one has followed, or this has been told.
 * The person is the one who uploaded it; null if that was staff, or somebody who cannot sign in.
 */
const settle = (db: Db, { documentId, number, version }: Review) =>
  db
    .updateTable('documentVersions as v')
    .from('documents as d')
    .innerJoin('projects as p', 'p.id', 'd.projectId')
    .set({ undo: null, undoUntil: null })
    .where('d.id', '=', documentId)
    .whereRef('v.documentId', '=', 'd.id')
    .where('v.number', '=', number)
    .where(sql<number>`(v.undo->>'review')::int`, '=', version)
    .returning((eb) => [
      jsonBuildObject({ id: eb.ref('p.id'), name: eb.ref('p.name') }).as('project'),
      'd.name',
      'v.state as decision',
      'v.note',
      eb
        .selectFrom('users as u')
        .select((user) =>
          jsonBuildObject({ name: user.ref('u.name'), email: user.ref('u.email') }).as('person'),
        )
        .whereRef('u.id', '=', 'v.uploadedById')
        .where('u.role', 'not in', ownerRoles.task)
        .where('u.disabledAt', 'is', null)
        .as('person'),
    ])
    .executeTakeFirst();

/** Tells the person who uploaded a document what staff decided: once, however often this is run. */
export const notifyUploader = async (context: Context, review: Review): Promise<void> => {
  const company = await readSetting(context, 'company');
  await context.transaction(async (trx) => {
    const recipients = await settle(trx, review);
    if (!recipients?.person || recipients.decision === 'waiting') return;
    const { person, project, name, decision, note } = recipients;
    await queueMail(
      context,
      trx,
      documentReviewed({ person, company, publicUrl: context.publicUrl, project }, { name, decision, note }),
      company,
    );
  });
};

/** Corrects a document's name and type. @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT */
export const updateDocument = async (
  context: Context,
  id: string,
  input: unknown,
): Promise<DocumentAnswer> => {
  const { version, name, type } = validate(documentUpdate, input, await readDocument(context, id));
  await context.transaction(async (trx) => {
    const document = await lockDocument(trx, context, id, 'document:update');
    assertVersion(document, version);
    await trx
      .updateTable('documents')
      .set((eb) => ({ name, type, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    await audit(context, trx, {
      action: 'document.update',
      object: ['document', id],
      details: {
        fields: [...(name === document.name ? [] : ['name']), ...(type === document.type ? [] : ['type'])],
      },
    });
  });
  return readDocument(context, id);
};
