import { documentLimits, documentSentences, fileSentences } from '@hearthline/rules/delivery/documents.ts';
import { isStaff } from '@hearthline/rules/permissions.ts';
import { sql } from 'kysely';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import type { Context, Viewer } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { AppError } from '../../../../platform/errors.ts';
import { documentScope, seenDocuments } from '../document.policy.ts';
import type { Received } from './receive-files.ts';
import { takeLocks } from '../../../../platform/locks/advisory-locks.ts';

const usedByPerson = prepare('document_room_person', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('documentVersions as v')
    .select(sql<number>`coalesce(sum(v.size), 0)::float8`.as('used'))
    .where('v.uploadedById', '=', p.id),
);
const usedByProject = prepare('document_room_project', (db, p: Placeholders<{ id: string }>) =>
  db
    .selectFrom('documents as d')
    .innerJoin('documentVersions as v', 'v.documentId', 'd.id')
    .select(sql<number>`coalesce(sum(v.size), 0)::float8`.as('used'))
    .where('d.projectId', '=', p.id),
);

interface Room {
  readonly viewer: Viewer;
  readonly projectId: string;
  /** The number of bytes to add. */
  readonly adds: number;
}

/** Demands room for more bytes in the person's and the project's quota (docs/security.md, H1). Staff have no personal quota. @throws AppError PAYLOAD_TOO_LARGE */
export const requireQuota = async (
  { query }: Pick<Context, 'query'>,
  { viewer, projectId, adds }: Room,
): Promise<void> => {
  const used = async (statement: typeof usedByPerson, id: string): Promise<number> =>
    (await query(statement, { id }))[0]?.used ?? 0;
  if (!isStaff(viewer.role) && (await used(usedByPerson, viewer.id)) + adds > documentLimits.person)
    throw new AppError('PAYLOAD_TOO_LARGE', { message: documentSentences.personFull });
  if ((await used(usedByProject, projectId)) + adds > documentLimits.project)
    throw new AppError('PAYLOAD_TOO_LARGE', { message: documentSentences.projectFull });
};

/** Serializes one person's uploads from here to the end of the transaction, so that together they cannot exceed the quota. */
export const lockUploadsOf = async (trx: Transaction, viewer: Viewer): Promise<void> => {
  await takeLocks(trx, ['uploads', viewer.id]);
};

/** Refuses files with the same content as each other or as a document the viewer sees in this project. @throws AppError CONFLICT with the names */
export const refuseDuplicates = async (
  trx: Transaction,
  viewer: Viewer,
  projectId: string,
  files: readonly Received[],
): Promise<void> => {
  const contents = files.map(({ sha256 }) => sha256);
  const found = await seenDocuments(trx, documentScope(viewer), viewer.id)
    .select(['d.name', 'v.sha256'])
    .where('d.projectId', '=', projectId)
    .where('v.sha256', '=', sql<string>`any(${contents}::text[])`)
    .limit(1)
    .executeTakeFirst();
  const file = files.find(({ sha256 }) => sha256 === found?.sha256);
  if (found && file)
    throw new AppError('CONFLICT', { message: fileSentences.duplicate(file.fileName, found.name) });
  const twice = files.find(
    ({ sha256 }, index) => files.findIndex((other) => other.sha256 === sha256) < index,
  );
  if (twice)
    throw new AppError('CONFLICT', {
      message: fileSentences.duplicate(
        twice.fileName,
        files.find(({ sha256 }) => sha256 === twice.sha256)?.fileName ?? '',
      ),
    });
};
