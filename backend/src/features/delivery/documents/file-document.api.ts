import type { DocumentType } from '@hearthline/rules/delivery/documents.ts';
import type { Context } from '../../../platform/context.ts';
import type { EntityManager } from '../../../platform/db/database.ts';
import { User } from '../../people/accounts/user.entity.ts';
import { Project } from '../projects/project.entity.ts';
import { Document, DocumentVersion } from './document.entity.ts';
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
  em: EntityManager,
  projectId: string,
  { name, type, ...file }: FiledDocument,
): Promise<string> => {
  const now = context.now();
  const by = context.viewer ? em.getReference(User, context.viewer.id) : null;
  const document = em.create(Document, {
    project: em.getReference(Project, projectId),
    name,
    type,
    state: 'approved',
    latest: 1,
    owner: by,
    uploadedAt: now,
    createdAt: now,
  });
  await em.persist(document).flush();
  const version = em.create(DocumentVersion, {
    ...file,
    contentType: 'application/pdf',
    document,
    number: 1,
    uploadedBy: by,
    state: 'approved',
    note: null,
    reviewedBy: by,
    reviewedAt: now,
    createdAt: now,
  });
  await em.persist(version).flush();
  await context.jobs.enqueue(em, readTextJob, { versionId: version.id });
  recordDocumentEvent(context, em, { projectId, kind: 'uploaded', document: { name, type } });
  return document.id;
};
