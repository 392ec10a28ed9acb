import { randomUUID } from 'node:crypto';
import {
  documentLimits,
  documentSentences,
  documentUpload,
  titleFromFileName,
  uploadTypes,
  type DocumentType,
  type DocumentUpload,
} from '@hearthline/rules/delivery/documents.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { audit } from '../../../../platform/audit/audit.ts';
import type { Context, Viewer } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { AppError } from '../../../../platform/errors.ts';
import { withIdempotencyKey } from '../../../../platform/idempotency/idempotency.service.ts';
import type { Incoming } from '../../../../platform/http/multipart.ts';
import { requireRoom } from '../../../../platform/storage/disk-space.ts';
import { validate } from '../../../../platform/validation/validate.ts';
import { accessProject, lockProject } from '../../projects/project.policy.ts';
import { recordDocumentEvent } from '../record-document-event.ts';
import { lockDocument } from '../lock-document.ts';
import { canReplace } from '../document.policy.ts';
import { receiveFiles, type Received } from './receive-files.ts';
import { lockOpenRequest } from '../requests/request.service.ts';
import { requireQuota, refuseDuplicates, lockUploadsOf } from './check-quota.ts';
import { readDocument } from '../document.service.ts';
import { hasText, readTextJob } from '../text-search/store-texts.ts';
import type { DocumentAnswer } from '../document-view.ts';

interface StoredUpload extends Received {
  readonly storageKey: string;
}

/** Uploads by staff need no review. */
const stateOf = (viewer: Viewer) => (isStaff(viewer.role) ? 'approved' : 'waiting');

const storeVersion = async (
  context: Context,
  trx: Transaction,
  viewer: Viewer,
  version: { documentId: string; number: number },
  { draft: _draft, ...file }: StoredUpload,
): Promise<void> => {
  const now = context.now();
  const stored = await trx
    .insertInto('documentVersions')
    .values({
      ...file,
      ...version,
      uploadedById: viewer.id,
      state: stateOf(viewer),
      ...(isStaff(viewer.role) && { reviewedById: viewer.id, reviewedAt: now }),
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (hasText(file.contentType)) await context.jobs.enqueue(trx, readTextJob, { versionId: stored.id });
};

/** Adds a version to a document; the older ones stay. */
const replace = async (
  context: Context,
  trx: Transaction,
  viewer: Viewer,
  projectId: string,
  id: string,
  file: StoredUpload,
): Promise<string> => {
  const found = await lockDocument(trx, context, id, 'document:upload');
  if (found.projectId !== projectId) throw new AppError('NOT_FOUND', { message: documentSentences.missing });
  if (!canReplace(viewer, found)) throw new AppError('FORBIDDEN', { message: documentSentences.notYours });
  if (found.latest >= documentLimits.versions)
    throw new AppError('BAD_INPUT', { message: documentSentences.manyVersions });
  const number = found.latest + 1;
  await trx
    .updateTable('documents')
    .set({
      latest: number,
      version: found.version + 1,
      state: stateOf(viewer),
      uploadedAt: context.now(),
    })
    .where('id', '=', id)
    .execute();
  await storeVersion(context, trx, viewer, { documentId: id, number }, file);
  await recordDocumentEvent(context, trx, { projectId, kind: 'replaced', document: found });
  return id;
};

const create = async (
  context: Context,
  trx: Transaction,
  viewer: Viewer,
  projectId: string,
  { name, type, file }: { name: string; type: DocumentType; file: StoredUpload },
): Promise<string> => {
  const now = context.now();
  const { id } = await trx
    .insertInto('documents')
    .values({
      projectId,
      name,
      type,
      state: stateOf(viewer),
      latest: 1,
      ownerId: viewer.id,
      uploadedAt: now,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await storeVersion(context, trx, viewer, { documentId: id, number: 1 }, file);
  await recordDocumentEvent(context, trx, { projectId, kind: 'uploaded', document: { name, type } });
  return id;
};

interface Stored {
  readonly ids: string[];
  /** The storage keys of the stored bytes; those of the earlier try if this request is a repetition. */
  readonly keys: string[];
}

const store = (
  context: Context,
  viewer: Viewer,
  projectId: string,
  upload: DocumentUpload,
  files: readonly StoredUpload[],
): Promise<Stored> =>
  context.transaction(async (trx) => {
    await lockUploadsOf(trx, viewer);
    await lockProject(trx, context, projectId, 'document:upload');
    await requireQuota(readsIn(trx), {
      viewer,
      projectId,
      adds: files.reduce((sum, { size }) => sum + size, 0),
    });
    if (!upload.again) await refuseDuplicates(trx, viewer, projectId, files);
    const [first] = files;
    const ids: string[] = [];
    if (upload.documentId && first)
      ids.push(await replace(context, trx, viewer, projectId, upload.documentId, first));
    else if (upload.requestId && first) {
      const request = await lockOpenRequest(trx, context, projectId, upload.requestId);
      const documentId = await create(context, trx, viewer, projectId, {
        name: request.name,
        type: request.type,
        file: first,
      });
      await trx.updateTable('documentRequests').set({ documentId }).where('id', '=', request.id).execute();
      ids.push(documentId);
    } else {
      for (const file of files)
        ids.push(
          await create(context, trx, viewer, projectId, {
            name: titleFromFileName(file.fileName),
            type: upload.type ?? 'other',
            file,
          }),
        );
    }
    for (const id of ids)
      await audit(context, trx, {
        action: upload.documentId ? 'document.replace' : 'document.upload',
        object: ['document', id],
        details: { bytes: files.map(({ size }) => size) },
      });
    return { ids, keys: files.map(({ storageKey }) => storageKey) };
  });

/** What must be the same for two uploads with one `Idempotency-Key`: the files and their purpose. */
const uploadIdentity = (projectId: string, upload: DocumentUpload, files: readonly Received[]) => ({
  projectId,
  ...upload,
  files: files.map(({ fileName, sha256 }) => [fileName, sha256]),
});

/**
 * Uploads files to a project: new documents, the answer to a request, or a new version of a document.
 * All of them are stored or none, and once per `Idempotency-Key`. Rows are written only after the storage has the bytes.
 * @throws AppError NOT_FOUND, FORBIDDEN, BAD_INPUT, CONFLICT for content that the project already has, and what `once` and `receiveFiles` throw
 */
export const uploadDocuments = async (
  context: Context,
  projectId: string,
  incoming: Incoming,
): Promise<{ documents: DocumentAnswer[] }> => {
  const { viewer, storage } = context;
  await accessProject(context, projectId, 'document:upload');
  if (!viewer) throw new AppError('UNAUTHENTICATED');
  await context.limits.consume('upload', viewer.id);
  await requireRoom(context);
  // Checked before anything is read, and again once the size is known.
  await requireQuota(context, { viewer, projectId, adds: 0 });
  const { files, fields } = await receiveFiles(storage, incoming);
  const uploads: StoredUpload[] = [];
  try {
    const upload = validate(documentUpload, fields);
    if (upload.type && !uploadTypes(viewer.role).includes(upload.type))
      throw new AppError('FORBIDDEN', { message: documentSentences.typeNotYours });
    if ((upload.documentId || upload.requestId) && files.length > 1)
      throw new AppError('BAD_INPUT', { message: documentSentences.oneVersion });
    for (const file of files) {
      const storageKey = randomUUID();
      uploads.push({ ...file, storageKey });
      await storage.keep(file.draft, storageKey);
    }
    const { ids, keys } = await withIdempotencyKey(
      context,
      'document.upload',
      uploadIdentity(projectId, upload, files),
      (inside) => store(inside, viewer, projectId, upload, uploads),
    );
    await Promise.allSettled(
      uploads
        .filter(({ storageKey }) => !keys.includes(storageKey))
        .map(({ storageKey }) => storage.remove(storageKey)),
    );
    return { documents: await Promise.all(ids.map((id) => readDocument(context, id))) };
  } catch (error) {
    // After a refusal no row was stored, so the bytes can go. After any other error that is unknown, and the sweep checks the rows.
    if (error instanceof AppError)
      await Promise.allSettled(uploads.map(({ storageKey }) => storage.remove(storageKey)));
    throw error;
  } finally {
    await Promise.all(files.map(({ draft }) => draft.discard()));
  }
};
