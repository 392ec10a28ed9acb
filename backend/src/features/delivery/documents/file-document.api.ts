import type { DocumentType } from '@hearthline/rules/delivery/documents.ts';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { recordDocumentEvent } from './record-document-event.ts';
import { readTextJob } from './text-search/store-texts.ts';

/** A file that the product itself made, already stored. */
export interface FiledDocument {
  readonly name: string;
  readonly type: DocumentType;
  readonly fileName: string;
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/** Files a PDF that the product made among a project's documents, as approved, in the caller's transaction. @returns the document's id */
export const fileDocument = async (
  context: Context,
  trx: Transaction,
  projectId: string,
  { name, type, ...file }: FiledDocument,
): Promise<string> => {
  const now = context.now();
  const viewerId = context.viewer?.id ?? null;
  const document = await trx
    .insertInto('documents')
    .values({
      projectId,
      name,
      type,
      state: 'approved',
      latest: 1,
      ownerId: viewerId,
      uploadedAt: now,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const version = await trx
    .insertInto('documentVersions')
    .values({
      ...file,
      contentType: 'application/pdf',
      documentId: document.id,
      number: 1,
      uploadedById: viewerId,
      state: 'approved',
      reviewedById: viewerId,
      reviewedAt: now,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await context.jobs.enqueue(trx, readTextJob, { versionId: version.id });
  await recordDocumentEvent(context, trx, { projectId, kind: 'uploaded', document: { name, type } });
  return document.id;
};

/** Rejects the contract documents of a project whose sale is cancelled, with a note, as if staff had reviewed them. The project is locked. */
export const rejectContract = async (
  context: Context,
  trx: Transaction,
  projectId: string,
  note: string,
): Promise<void> => {
  const documents = await trx
    .updateTable('documents')
    .set((eb) => ({ state: 'rejected', version: eb('version', '+', 1) }))
    .where('projectId', '=', projectId)
    .where('type', '=', 'contract')
    .where('state', '<>', 'rejected')
    .returning(['id', 'latest', 'name', 'type'])
    .execute();
  for (const document of documents) {
    await trx
      .updateTable('documentVersions')
      .set({
        state: 'rejected',
        note,
        reviewedById: context.viewer?.id ?? null,
        reviewedAt: context.now(),
        undo: null,
        undoUntil: null,
      })
      .where('documentId', '=', document.id)
      .where('number', '=', document.latest)
      .execute();
    await recordDocumentEvent(context, trx, { projectId, kind: 'rejected', document });
  }
};
