import { documentLimits, documentSentences, fileSentences } from '@hearthline/rules/documents.ts';
import type { Viewer } from '../../../platform/context.ts';
import { executeIn, type EntityManager, type Sql } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { documentScope } from '../document.policy.ts';
import type { Received } from './receive-files.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

const person =
  'select coalesce(sum(size), 0)::float8 as used from document_versions where uploaded_by_id = $1';
const project =
  'select coalesce(sum(v.size), 0)::float8 as used from documents d join document_versions v on v.document_id = d.id where d.project_id = $1';

interface Room {
  readonly viewer: Viewer;
  readonly projectId: string;
  /** The number of bytes to add. */
  readonly adds: number;
}

/** Demands room for more bytes in the person's and the project's quota (security H1). Admins have no personal quota. @throws AppError PAYLOAD_TOO_LARGE */
export const requireQuota = async (sql: Sql, { viewer, projectId, adds }: Room): Promise<void> => {
  const used = async (name: string, text: string, id: string): Promise<number> =>
    (await sql<{ used: number }>(name, text, [id]))[0]?.used ?? 0;
  if (
    viewer.role !== 'admin' &&
    (await used('document_room_person', person, viewer.id)) + adds > documentLimits.person
  )
    throw new AppError('PAYLOAD_TOO_LARGE', { message: documentSentences.personFull });
  if ((await used('document_room_project', project, projectId)) + adds > documentLimits.project)
    throw new AppError('PAYLOAD_TOO_LARGE', { message: documentSentences.projectFull });
};

/** Serializes one person's uploads from here to the end of the transaction, so that together they cannot exceed the quota. */
export const lockUploadsOf = async (em: EntityManager, viewer: Viewer): Promise<void> => {
  await takeLocks(em, ['uploads', viewer.id]);
};

/** Refuses files with the same content as each other or as a document the viewer sees in this project. @throws AppError CONFLICT with the names */
export const refuseDuplicates = async (
  em: EntityManager,
  viewer: Viewer,
  projectId: string,
  files: readonly Received[],
): Promise<void> => {
  const [found] = await executeIn<{ name: string; sha256: string }>(
    em,
    `select d.name, v.sha256 from ${documentScope(viewer).from} where d.project_id = $2 and v.sha256 = any($3::text[]) limit 1`,
    [viewer.id, projectId, `{${files.map(({ sha256 }) => sha256).join(',')}}`],
  );
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
