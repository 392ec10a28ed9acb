import { projectSentences, type ProjectStatus } from '@hearthline/rules/projects/rules.ts';
import type { Context, Viewer } from '../../platform/context.ts';
import { executeIn, type EntityManager, type Sql } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { isId } from '../../platform/text/uuid.ts';

/** Which projects a viewer sees. `name` is part of the prepared statement's name, because the SQL differs by scope. */
export interface ProjectScope {
  readonly name: 'all' | 'customer' | 'contractor' | 'none';
  /**
   * A condition on the table `projects`. It always uses its parameter, which holds the viewer's id.
   * @param parameter such as `$1`
   * @param alias of the table in the statement
   */
  readonly where: (parameter: string, alias?: string) => string;
}

const scopes: Readonly<Record<ProjectScope['name'], ProjectScope>> = {
  all: { name: 'all', where: (parameter) => `${parameter}::uuid is not null` },
  customer: {
    name: 'customer',
    where: (parameter, alias = 'projects') => `${alias}.customer_id = ${parameter}::uuid`,
  },
  contractor: {
    name: 'contractor',
    where: (parameter, alias = 'projects') => `${alias}.contractor_id = ${parameter}::uuid`,
  },
  none: { name: 'none', where: (parameter) => `${parameter}::uuid is null` },
};

/** The admin sees all projects, customers and contractors their own, everyone else none. */
export const projectScope = (viewer: Pick<Viewer, 'role'> | null): ProjectScope => {
  if (viewer?.role === 'admin') return scopes.all;
  if (viewer?.role === 'customer') return scopes.customer;
  return viewer?.role === 'contractor' ? scopes.contractor : scopes.none;
};

/** What other features need to know about a project before they act on it. */
export interface ProjectAccess {
  readonly id: string;
  readonly name: string;
  readonly status: ProjectStatus;
  readonly customerId: string | null;
  readonly contractorId: string | null;
}

const statement = ({ where }: ProjectScope): string =>
  `select id, name, status, customer_id as "customerId", contractor_id as "contractorId" from projects where id = $1 and ${where('$2')}`;

const missing = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.missing });

/** A project that the viewer may see. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const accessProject = async (
  { sql, viewer }: { sql: Sql; viewer: Viewer | null },
  id: string,
): Promise<ProjectAccess> => {
  const scope = projectScope(viewer);
  const row =
    isId(id) && viewer
      ? await sql.byKey<ProjectAccess>(`project_access_${scope.name}`, statement(scope), [id, viewer.id])
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
  const [row] =
    isId(id) && viewer
      ? await executeIn<ProjectAccess>(em, `${statement(projectScope(viewer))} for update`, [id, viewer.id])
      : [];
  if (!row) throw missing();
  return row;
};
