import { mayOwn } from '@hearthline/rules/people/owners.ts';
import { scopeOf, type Action } from '@hearthline/rules/permissions.ts';
import { projectSentences } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { expressionBuilder, sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { Context, Viewer } from '../../../platform/context.ts';
import type { Db, Row, Transaction } from '../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { AppError } from '../../../platform/errors.ts';
import { isId } from '../../../platform/text/uuid.ts';
import { buyersAccounts, isBoughtBy } from '../../people/buyers/buyers.policy.ts';
import { contactsOwnedBy } from '../../people/contacts/contact.policy.ts';
import {
  columnOf,
  isOwnedBy,
  isUnassigned,
  recordGate,
  staffScope,
  withOpenTask,
  type OwnRecords,
  type RecordScope,
} from '../../people/staff/staff.policy.ts';

/** Which projects a viewer sees. `name` is part of the prepared statement's name, because the SQL differs by scope. */
export interface ProjectScope {
  readonly name: RecordScope['name'] | 'customer' | 'contractor';
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

const customers: ProjectScope = {
  name: 'customer',
  where: (viewerId) => project.and([notArchived, project.or([isCustomers(viewerId), isBuyers(viewerId)])]),
};
const contractors: ProjectScope = {
  name: 'contractor',
  where: (viewerId) => project.and([notArchived, project('p.contractorId', '=', viewerId)]),
};

const manager = (record: string) => columnOf<'projects'>(record, 'managerId');
const managed: OwnRecords['change'] = (record, viewerId, role) =>
  sql<SqlBool>`(${isOwnedBy(manager(record), viewerId)} ${mayOwn(role, 'project') ? sql`or ${isUnassigned(manager(record), 'project')}` : sql``})`;
/** Those of the deals that the viewer owns: of a sold home they change what belongs to the sale, such as its order. */
const sold: OwnRecords['change'] = (record, viewerId) =>
  sql<SqlBool>`exists (select from deals sale where sale.id = ${columnOf<'projects'>(record, 'dealId')} and ${isOwnedBy(columnOf<'deals'>('sale', 'ownerId'), viewerId)})`;
const own: OwnRecords = {
  // Whoever manages projects reads all of them; what they read of their own alone, such as its cost, is of those that they manage.
  read: (record, viewerId, role) =>
    mayOwn(role, 'project')
      ? managed(record, viewerId, role)
      : sql<SqlBool>`(${isOwnedBy(manager(record), viewerId)} or ${columnOf<'projects'>(record, 'contactId')} = any (array(${contactsOwnedBy(viewerId)}))
          or ${columnOf<'projects'>(record, 'id')} = any (array(${withOpenTask('projectId', viewerId)})))`,
  change: (record, viewerId, role) => (role === 'sales' ? sold : managed)(record, viewerId, role),
};

/** The condition that a project `p` has no active manager: it is everybody's who may manage projects. */
export const isUnmanaged: RawBuilder<SqlBool> = isUnassigned(manager('p'), 'project');

/** The projects that an action of a member of staff reaches; nobody else's. */
const projectsOfStaff = (viewer: Pick<Viewer, 'role'> | null, action: Action): RecordScope =>
  staffScope(viewer, action, own);

/**
 * The projects that an action of a viewer reaches: staff by their scope, customers those that they buy by a deal or, where there is none,
 * are the customer of, contractors their own, everyone else none.
 */
export const projectScope = (
  viewer: Pick<Viewer, 'role'> | null,
  action: Action = 'project:read',
): ProjectScope => {
  if (viewer?.role === 'customer') return customers;
  if (viewer?.role === 'contractor') return contractors;
  const { name, where } = projectsOfStaff(viewer, action);
  return { name, where: (viewerId) => where('p', viewerId) };
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

/** How far an action of a viewer reaches among the projects that they read. */
export interface ProjectReach {
  /** Part of the prepared statement's name. */
  readonly name: string;
  readonly reads: ProjectScope;
  /** The projects that the action reaches: all of those that are read, none, or those of a condition. */
  readonly reaches: 'all' | 'none' | ProjectScope['where'];
}

/** How far an action reaches; it asks for a condition of its own only where it reaches some of the projects that the viewer reads. */
export const projectReach = (viewer: Pick<Viewer, 'role'> | null, action: Action): ProjectReach => {
  const [reads, does] = [projectScope(viewer), projectScope(viewer, action)];
  if (scopeOf(viewer, action) === null) return { name: reads.name, reads, reaches: 'none' };
  if (does.name === 'all' || does.name === reads.name) return { name: reads.name, reads, reaches: 'all' };
  return { name: `${reads.name}_${does.name}`, reads, reaches: does.where };
};

/** The condition that an action reaches the project `p`, which the viewer reads. */
export const isReached = ({ reaches }: ProjectReach, viewerId: Bound<string>): RawBuilder<boolean> =>
  typeof reaches === 'function'
    ? sql<boolean>`${reaches(viewerId)}`
    : sql<boolean>`${sql.lit(reaches === 'all')}`;

/** Whether an action reaches a project: what {@link isReached} found, where it was asked at all. */
export const reachOf = ({ reaches }: ProjectReach, found: boolean | undefined): boolean =>
  typeof reaches === 'function' ? found === true : reaches === 'all';

interface AccessParams {
  readonly id: string;
  readonly viewerId: string;
}

const accessIn = (db: Db, reach: ProjectReach, { id, viewerId }: Given<AccessParams>) =>
  db
    .selectFrom('projects as p')
    .select(accessFields)
    .$if(typeof reach.reaches === 'function', (one) => one.select(isReached(reach, viewerId).as('isReached')))
    .where('p.id', '=', id)
    .where(reach.reads.where(viewerId));

const projectAccess = perName((reach: ProjectReach) =>
  prepare(`project_access_${reach.name}`, (db, p: Placeholders<AccessParams>) => accessIn(db, reach, p)),
);

const missing = (): AppError => new AppError('NOT_FOUND', { message: projectSentences.missing });

/** Whether a project is there for a member of staff, and whether they may do something with it; see `recordGate`. */
export const requireProject = recordGate({
  table: 'projects',
  scope: projectsOfStaff,
  reads: 'project:read',
  missing,
});

/** Whether the viewer may see a project. */
export const readsProject = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  id: string,
): Promise<boolean> =>
  viewer !== null &&
  Boolean(
    await query.byKey(projectAccess(projectReach(viewer, 'project:read')), { id, viewerId: viewer.id }),
  );

/** A project that the viewer may see, and whether an action reaches it. @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike */
export const findProjectAccess = async (
  { query, viewer }: Pick<Context, 'query' | 'viewer'>,
  id: string,
  action: Action = 'project:read',
): Promise<{ project: ProjectAccess; isAllowed: boolean }> => {
  const reach = projectReach(viewer, action);
  const row =
    isId(id) && viewer ? await query.byKey(projectAccess(reach), { id, viewerId: viewer.id }) : undefined;
  if (!row) throw missing();
  const { isReached: found, ...project } = row;
  return { project, isAllowed: reachOf(reach, found) };
};

/** Whether an action reaches a project that the viewer has read; costs whoever reaches all that they read no statement. */
export const reachesProject = async (
  context: Pick<Context, 'query' | 'viewer'>,
  id: string,
  action: Action,
): Promise<boolean> => {
  const { reaches } = projectReach(context.viewer, action);
  if (typeof reaches !== 'function') return reaches === 'all';
  return (await findProjectAccess(context, id, action)).isAllowed;
};

const allowed = ({ project, isAllowed }: { project: ProjectAccess; isAllowed: boolean }): ProjectAccess => {
  if (!isAllowed) throw new AppError('FORBIDDEN');
  return project;
};

/**
 * A project that the viewer may see and do something with, which by default is reading.
 * @throws AppError NOT_FOUND for a missing, a malformed and a foreign id alike, FORBIDDEN for one that they read and may not change
 */
export const accessProject = async (
  context: Pick<Context, 'query' | 'viewer'>,
  id: string,
  action: Action = 'project:read',
): Promise<ProjectAccess> => allowed(await findProjectAccess(context, id, action));

/** The same inside a transaction; the row stays locked until its end. @throws AppError NOT_FOUND, FORBIDDEN */
export const lockProject = async (
  trx: Transaction,
  { viewer }: Pick<Context, 'viewer'>,
  id: string,
  action: Action = 'project:read',
): Promise<ProjectAccess> => {
  const reach = projectReach(viewer, action);
  const row =
    isId(id) && viewer
      ? await accessIn(trx, reach, { id, viewerId: viewer.id }).forUpdate().executeTakeFirst()
      : undefined;
  if (!row) throw missing();
  const { isReached: found, ...project } = row;
  return allowed({ project, isAllowed: reachOf(reach, found) });
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
