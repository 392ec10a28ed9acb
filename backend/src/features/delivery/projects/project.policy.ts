import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import type { Db, Row, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { buyersAccounts, isBoughtBy } from '../../people/buyers/buyers.policy.ts';

/** Which projects a viewer sees. `name` is part of the prepared statement's name, because the SQL differs by scope. */
export interface ProjectScope {
  readonly name: 'all' | 'customer' | 'contractor' | 'none';
  /** A condition on the table `projects`, which is `p` in the statement. */
  readonly where: (viewerId: Bound<string>) => Expression<SqlBool>;
}

const project = expressionBuilder<Tables & { p: Tables['projects'] }, 'p'>();

/** The accounts of whom staff have said that they are not a buyer of the project. */
const refused = () => project.selectFrom('projectLinkRefusals as r').whereRef('r.projectId', '=', 'p.id');

/** Of a project with a deal its buyers (decision 0071), except whom staff have said that they are not. */
const isBuyers = (viewerId: Bound<string>) =>
  project.and([
    isBoughtBy('p.dealId', viewerId),
    project.not(project.exists(refused().where('r.userId', '=', viewerId))),
  ]);

/** Of a project without a deal its customer. */
const isCustomers = (viewerId: Bound<string>) =>
  project.and([project('p.customerId', '=', viewerId), project('p.dealId', 'is', null)]);

/** What was archived is shown to the office alone. */
const notArchived = project('p.archivedAt', 'is', null);

const scopes: Readonly<Record<ProjectScope['name'], ProjectScope>> = {
  all: { name: 'all', where: () => sql<SqlBool>`true` },
  customer: {
    name: 'customer',
    where: (viewerId) => project.and([notArchived, project.or([isCustomers(viewerId), isBuyers(viewerId)])]),
  },
  contractor: {
    name: 'contractor',
    where: (viewerId) => project.and([notArchived, project('p.contractorId', '=', viewerId)]),
  },
  none: { name: 'none', where: () => sql<SqlBool>`false` },
};

/** The admin sees all projects, customers those that they buy by a deal or, where there is none, are the customer of, contractors their own, everyone else none. */
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

/** An account on the customer's side of a project. */
export type ProjectCustomer = Pick<Row<'users'>, 'id' | 'name' | 'email'>;

interface AccessParams {
  readonly id: string;
  readonly viewerId: string;
}

const accessIn = (db: Db, scope: ProjectScope, { id, viewerId }: Given<AccessParams>) =>
  db.selectFrom('projects as p').select(accessFields).where('p.id', '=', id).where(scope.where(viewerId));

const projectAccess = perName((scope: ProjectScope) =>
  prepare(`project_access_${scope.name}`, (db, p: Placeholders<AccessParams>) => accessIn(db, scope, p)),
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
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
): Promise<ProjectAccess> => {
  const row =
    isId(id) && viewer
      ? await accessIn(trx, projectScope(viewer), { id, viewerId: viewer.id }).forUpdate().executeTakeFirst()
      : undefined;
  if (!row) throw missing();
  return row;
};

/** The customers of a project `p` who can be told of it: the accounts of its deal's buyers; of one without a deal its customer. */
export const projectCustomers = project
  .selectFrom('users as u')
  .select(['u.id', 'u.name', 'u.email'])
  .where('u.role', '=', sql.lit('customer' as const))
  .where('u.isEmailVerified', '=', sql.lit(true))
  .where('u.disabledAt', 'is', null)
  .where(
    'u.id',
    'in',
    sql<string>`(
      select ${project.ref('p.customerId')} where ${project('p.dealId', 'is', null)}
      union ${buyersAccounts('p.dealId')}
      except ${refused().select('r.userId').where('p.dealId', 'is not', null)}
    )`,
  )
  .orderBy((eb) => eb('u.id', 'is distinct from', eb.ref('p.customerId')))
  .orderBy('u.id');

/** Reads {@link projectCustomers}, the project's customer first. */
export const readProjectCustomers = (db: Db, projectId: string): Promise<ProjectCustomer[]> =>
  db
    .selectFrom('projects as p')
    .innerJoinLateral(projectCustomers.as('u'), (join) => join.onTrue())
    .select(['u.id', 'u.name', 'u.email'])
    .where('p.id', '=', projectId)
    .orderBy((eb) => eb('u.id', 'is distinct from', eb.ref('p.customerId')))
    .orderBy('u.id')
    .execute();
