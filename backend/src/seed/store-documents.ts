import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentState, DocumentType } from '@hearthline/rules/delivery/documents.ts';
import type { Db } from '../platform/db/query-builder.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { DemoFile } from './document-files.ts';

const hour = 3_600_000;

/** A stored file. */
export interface SampleFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly size: number;
  readonly sha256: string;
  readonly storageKey: string;
}

/** Stores the bytes of a file. */
export const storeFile = async (
  storage: Storage,
  { name, contentType, bytes }: DemoFile,
): Promise<SampleFile> => {
  const [draft, storageKey] = [await storage.draft(), randomUUID()];
  await draft.fill(Readable.from([bytes]), bytes.length);
  await storage.keep(draft, storageKey);
  return {
    fileName: name,
    contentType,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
  };
};

/** A document to store. */
export interface PlannedDocument {
  readonly projectId: string;
  readonly name: string;
  readonly type: DocumentType;
  readonly file: SampleFile;
  readonly state: DocumentState;
  readonly note?: string;
  readonly at: Date;
  /** Whose account uploaded it. */
  readonly by: string;
}

/** What names a document: a project has one of a name. */
const keyOf = ({ projectId, name }: Pick<PlannedDocument, 'projectId' | 'name'>): string =>
  `${projectId} ${name}`;

/** Stores documents with their first versions. */
export const storeDocuments = async (
  db: Db,
  planned: readonly PlannedDocument[],
  reviewerId: string,
): Promise<void> => {
  const documents = await db
    .insertInto('documents')
    .values(
      planned.map(({ projectId, name, type, state, at, by }) => ({
        projectId,
        name,
        type,
        state,
        ownerId: by,
        uploadedAt: at,
        createdAt: at,
      })),
    )
    .returning(['id', 'projectId', 'name'])
    .execute();
  const ids = new Map(documents.map((document) => [keyOf(document), document.id]));
  await db
    .insertInto('documentVersions')
    .values(
      planned.map((document) => {
        const { file, state, note, at, by } = document;
        const isReviewed = state !== 'waiting';
        return {
          ...file,
          documentId: ids.get(keyOf(document)) ?? '',
          number: 1,
          uploadedById: by,
          state,
          note: note ?? null,
          reviewedById: isReviewed ? reviewerId : null,
          reviewedAt: isReviewed ? new Date(at.getTime() + 5 * hour) : null,
          createdAt: at,
        };
      }),
    )
    .execute();
};
