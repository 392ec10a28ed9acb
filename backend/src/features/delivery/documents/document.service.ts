import {
  documentFilter,
  documentsPageSize,
  documentSentences,
} from '@hearthline/rules/delivery/documents.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql, type Expression, type SqlBool } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName } from '../../../platform/db/statement-variants.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { accessProject, projectScope, type ProjectScope } from '../projects/project.policy.ts';
import { findDocumentRow, listDocumentRows } from './document.queries.ts';
import { documentScope } from './document.policy.ts';
import { documentForViewer, type DocumentAnswer } from './document-view.ts';

export const documentMissing = (): AppError =>
  new AppError('NOT_FOUND', { message: documentSentences.missing });

/** One page of the documents that the viewer may see. @throws AppError BAD_INPUT, NOT_FOUND for a project that is not theirs */
export const listDocuments = async (
  context: Context,
  input: unknown,
): Promise<{ documents: DocumentAnswer[]; pagination: Pagination }> => {
  const { viewer } = context;
  const filter = validate(documentFilter, input);
  if (filter.projectId) await accessProject(context, filter.projectId);
  if (!viewer) return { documents: [], pagination: paginate(filter.page, 0, documentsPageSize) };
  const { rows, total } = await listDocumentRows(context, documentScope(viewer), viewer.id, filter);
  return {
    documents: rows.map((row) => documentForViewer(viewer, row)),
    pagination: paginate(filter.page, total, documentsPageSize),
  };
};

/** The documents of the project that the path names. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const listProjectDocuments = async (
  context: Context,
  projectId: string,
  input: object,
): ReturnType<typeof listDocuments> => {
  await accessProject(context, projectId);
  return listDocuments(context, { ...input, projectId });
};

/** One document. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const readDocument = async (context: Context, id: string): Promise<DocumentAnswer> => {
  const { viewer } = context;
  const row =
    viewer && isId(id) ? await findDocumentRow(context, documentScope(viewer), viewer.id, id) : undefined;
  if (!row) throw documentMissing();
  return documentForViewer(viewer, row);
};

/** The numbers of what staff have to do. @param within limits them to some projects, whose ids it selects */
const countsOf = (db: Db, within?: Expression<string>) =>
  db.selectNoFrom((eb) => [
    eb
      .selectFrom('documents')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('state', '=', sql.lit('waiting'))
      .$if(within !== undefined, (some) => some.where(sql<SqlBool>`project_id in (${within})`))
      .$asScalar()
      .$notNull()
      .as('waiting'),
    eb
      .selectFrom('documentRequests')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('documentId', 'is', null)
      .$if(within !== undefined, (some) => some.where(sql<SqlBool>`project_id in (${within})`))
      .$asScalar()
      .$notNull()
      .as('requested'),
  ]);

const toDo = prepare('document_counts', (db) => countsOf(db));

const toDoWithin = perName((scope: ProjectScope) =>
  prepare(`document_counts_${scope.name}`, (db, p: Placeholders<{ viewerId: string }>) =>
    countsOf(
      db,
      sql<string>`${db.selectFrom('projects as p').select('p.id').where(scope.where(p.viewerId))}`,
    ),
  ),
);

/** What the viewer has to do, across all projects where they review documents. */
export const countDocuments = async ({
  query,
  viewer,
}: Pick<Context, 'query' | 'viewer'>): Promise<{ waiting: number; requested: number }> => {
  const scope = projectScope(viewer, 'document:review');
  const [counted] =
    scope.name === 'all'
      ? await query(toDo, {})
      : await query(toDoWithin(scope), { viewerId: viewer?.id ?? '' });
  return counted ?? { waiting: 0, requested: 0 };
};
