import { projectSentences } from '@hearthline/rules/projects/rules.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../platform/context.ts';
import type { EntityManager } from '../../platform/db/database.ts';
import { dbIn, type Db, type Row } from '../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../platform/db/statement-variants.ts';
import type { Tables } from '../../platform/db/tables.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';

/** Which projects a viewer sees. `name` is part of the prepared statement's name, because the SQL differs by scope. */
export interface ProjectScope {
  readonly name: 'all' | 'customer' | 'contractor' | 'none';
  /** A condition on the table `projects`, which is `p` in the statement. */
  readonly where: (viewerId: Bound<string>) => Expression<SqlBool>;
}

const project = expressionBuilder<{ p: Tables['projects'] }, 'p'>();

const scopes: Readonly<Record<ProjectScope['name'], ProjectScope>> = {
  all: { name: 'all', where: () => sql<SqlBool>`true` },
  customer: { name: 'customer', where: (viewerId) => project('p.customerId', '=', viewerId) },
  contractor: { name: 'contractor', where: (viewerId) => project('p.contractorId', '=', viewerId) },
  none: { name: 'none', where: () => sql<SqlBool>`false` },
};

/** The admin sees all projects, customers and contractors their own, everyone else none. */
export const projectScope = (viewer: Pick<Viewer, 'role'> | null): ProjectScope => {
  if (viewer?.role === 'admin') return scopes.all;
  if (viewer?.role === 'customer') return scopes.customer;
  return viewer?.role === 'contractor' ? scopes.contractor : scopes.none;
};

const accessFields = [
  'id',
  'name',
  'status',
  'customerId',
  'contractorId',
] as const satisfies readonly (keyof Row<'projects'>)[];

/** What other features need to know about a project before they act on it. */
export type ProjectAccess = Pick<Row<'projects'>, (typeof accessFields)[number]>;

interface Asked {
  readonly id: string;
  readonly viewerId: string;
}

const accessIn = (db: Db, scope: ProjectScope, { id, viewerId }: Given<Asked>) =>
  db.selectFrom('projects as p').select(accessFields).where('p.id', '=', id).where(scope.where(viewerId));

const projectAccess = perName((scope: ProjectScope) =>
  prepare(`project_access_${scope.name}`, (db, p: Placeholders<Asked>) => accessIn(db, scope, p)),
);

const missing = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.missing });

/** A project that the viewer may see. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const accessProject = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  id: string,
): Promise<ProjectAccess> => {
  const row =
    isId(id) && viewer
      ? await query.byKey(projectAccess(projectScope(viewer)), { id, viewerId: viewer.id })
      : undefined;
  if (!row) throw missing();
  return row;
};

/** The same inside a transaction; the row stays locked until its end. @throws AppError NOT_FOUND */
export const lockProject = async (
  em: EntityManager,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<ProjectAccess> => {
  const row =
    isId(id) && viewer
      ? await accessIn(dbIn(em), projectScope(viewer), { id, viewerId: viewer.id })
          .forUpdate()
          .executeTakeFirst()
      : undefined;
  if (!row) throw missing();
  return row;
};
