import { projectsPageSize, type ProjectSort } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import type { ProjectFilter } from '@hearthline/rules/delivery/projects/project-rules.ts';
import { expressionBuilder, sql, type RawBuilder, type SqlBool } from 'kysely';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/query-builder.ts';
import { searchFilter } from '../../../platform/db/search-condition.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { perName, type Bound, type Given } from '../../../platform/db/statement-variants.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { wantedIds } from '../../../platform/db/wanted-ids.ts';
import { beginningOf } from '../../../platform/time/business-day.ts';
import { projectColumns } from './project.fields.ts';
import {
  isReached,
  isUnmanaged,
  projectScope,
  type ProjectReach,
  type ProjectScope,
} from './project.policy.ts';
import { isGroup, needsQuarter, statusCondition, type StatusParams } from './status-condition.ts';

const people = expressionBuilder<
  { customer: Tables['users']; contractor: Tables['users']; contact: Tables['contacts'] },
  'customer' | 'contractor' | 'contact'
>();

const person = (part: 'customer' | 'contractor') =>
  people
    .case()
    .when(`${part}.id`, 'is not', null)
    .then(
      jsonBuildObject({
        id: people.ref(`${part}.id`),
        name: people.ref(`${part}.name`),
        email: people.ref(`${part}.email`),
        phone: people.ref(`${part}.phone`),
      }),
    )
    .end();

const contact = () =>
  people
    .case()
    .when('contact.id', 'is not', null)
    .then(
      jsonBuildObject({
        id: people.ref('contact.id'),
        name: sql<string>`${people.ref('contact.firstName')} || ' ' || ${people.ref('contact.lastName')}`,
      }),
    )
    .end();

const project = expressionBuilder<Tables & { p: Tables['projects'] }, 'p'>();

/** The stages of a project `p`. Their instants are written as JSON writes dates. */
const stages = () =>
  project.fn.coalesce(
    project
      .selectFrom('projectStages as s')
      .select((eb) =>
        eb.fn
          .jsonAgg(
            jsonBuildObject({
              id: eb.ref('s.id'),
              createdAt: sql<string>`to_char(${eb.ref('s.createdAt')} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
              position: eb.ref('s.position'),
              name: eb.ref('s.name'),
              plannedFor: eb.ref('s.plannedFor'),
              beganOn: eb.ref('s.beganOn'),
              finishedOn: eb.ref('s.finishedOn'),
            }),
          )
          .orderBy('s.position')
          .as('stages'),
      )
      .whereRef('s.projectId', '=', 'p.id'),
    sql<[]>`'[]'`,
  );

/** Projects as they are stored: plain data, no entity. */
const projectRows = (db: Db) =>
  db
    .selectFrom('projects as p')
    .leftJoin('users as customer', 'customer.id', 'p.customerId')
    .leftJoin('users as contractor', 'contractor.id', 'p.contractorId')
    .leftJoin('users as manager', 'manager.id', 'p.managerId')
    .leftJoin('contacts as contact', 'contact.id', 'p.contactId')
    .select(projectColumns.map((column) => `p.${column}` as const))
    .select(() => [
      person('customer').as('customer'),
      person('contractor').as('contractor'),
      contact().as('contact'),
      stages().as('stages'),
    ])
    .select(['p.managerId', 'manager.name as managerName']);

/** Projects with what a viewer needs to know of each: where they may change some of those that they read, whether this is one. */
const projectRowsFor = (db: Db, reach: ProjectReach, viewerId: Bound<string>) =>
  projectRows(db).$if(typeof reach.reaches === 'function', (rows) =>
    rows.select(isReached(reach, viewerId).as('isReached')),
  );

/** A project as it is stored. project-view.ts decides what a viewer may see of it. */
export type ProjectRow = NonNullable<ReturnType<typeof projectById>['row']>;

/** Columns without a table: the order is that of `projects p` and of what a search has found in them. */
const columns = expressionBuilder<Tables, 'projects'>();

const orders: Readonly<Record<ProjectSort, RawBuilder<unknown>>> = {
  newest: sql`${columns.ref('createdAt')} desc, id desc`,
  name: sql`lower(name), id`,
  start: sql`${columns.ref('startDate')} nulls last, id`,
  completion: sql`${columns.ref('estimatedCompletion')} nulls last, id`,
  progress: sql`progress desc, id`,
  budget: sql`budget desc nulls last, id`,
};

type Wanted = Pick<ProjectFilter, 'status' | 'search' | 'owner'>;

interface Listing extends Wanted, Pick<ProjectFilter, 'sort'> {
  readonly scope: ProjectScope;
  readonly reach: ProjectReach;
  /** Projects on a page. */
  readonly size: number;
}

interface ListParams extends StatusParams {
  readonly viewerId: string;
  readonly skip: number;
}

/** The condition of a list's filter by manager. */
const isManagedBy = (owner: string, viewerId: Bound<string>): RawBuilder<SqlBool> =>
  owner === 'none'
    ? isUnmanaged
    : sql`${project.ref('p.managerId')} = ${owner === 'me' ? viewerId : owner}::uuid`;

/** What the conditions of a filter compare with. */
const paramsOf = async (
  context: Pick<Context, 'db' | 'query' | 'now'>,
  viewerId: string,
  { status }: Pick<ProjectFilter, 'status'>,
): Promise<Omit<ListParams, 'skip'>> => ({
  viewerId,
  status: status && !isGroup(status) ? status : null,
  quarter: needsQuarter(status) ? await beginningOf(context, 'quarter') : null,
});

const matching = (
  db: Db,
  { scope, status, search, owner }: Wanted & Pick<Listing, 'scope'>,
  given: Given<ListParams>,
) => {
  const all = db.selectFrom('projects as p').where(scope.where(given.viewerId));
  const inScope = status === 'archived' ? all : all.where('p.archivedAt', 'is', null);
  const owned = owner ? inScope.where(isManagedBy(owner, given.viewerId)) : inScope;
  const inGroup = status ? owned.where(statusCondition(status, given)) : owned;
  return search
    ? inGroup.where(searchFilter(search, [project.fn<string | null>('search_fold', ['p.searchText'])]))
    : inGroup;
};

/** The ids of one page in order, with the total of the same condition. */
const pageOf = (db: Db, listing: Listing, given: Given<ListParams>) => {
  const found = matching(db, listing, given);
  const order = orders[listing.sort];
  return found
    .select([
      'p.id',
      sql<number>`row_number() over (order by ${order})`.as('place'),
      found
        .select((all) => all.fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy(order)
    .limit(sql.lit(listing.size))
    .offset(given.skip);
};

/** The same for a search: the trigram index finds the matches once, for the page and for the count. */
const searchedPageOf = (db: Db, listing: Listing, given: Given<ListParams>) => {
  const order = orders[listing.sort];
  return db
    .with(
      (cte) => cte('found').materialized(),
      () =>
        matching(db, listing, given).select([
          'p.id',
          'p.createdAt',
          'p.name',
          'p.startDate',
          'p.estimatedCompletion',
          'p.progress',
          'p.budget',
        ]),
    )
    .selectFrom('found')
    .select((all) => [
      'found.id',
      sql<number>`row_number() over (order by ${order})`.as('place'),
      all
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    ])
    .orderBy(order)
    .limit(sql.lit(listing.size))
    .offset(given.skip);
};

/** One page: first the ids in order, with the total of the same condition, then the rows of those ids. */
const listed = (db: Db, listing: Listing, given: Given<ListParams>) =>
  projectRowsFor(db, listing.reach, given.viewerId)
    .innerJoin(
      listing.search ? searchedPageOf(db, listing, given).as('page') : pageOf(db, listing, given).as('page'),
      'page.id',
      'p.id',
    )
    .select('page.total')
    .orderBy('page.place');

const projectPage = perName(({ name, ...listing }: Listing & { readonly name: string }) =>
  prepare(name, (db, p: Placeholders<ListParams>) => listed(db, listing, p)),
);

/** One page of the projects that a viewer reads, with the exact total. A page past the end is empty. */
export const listProjectRows = async (
  context: Pick<Context, 'db' | 'query' | 'now'>,
  reach: ProjectReach,
  viewerId: string,
  filter: ProjectFilter,
  size: number = projectsPageSize,
): Promise<{ rows: ProjectRow[]; total: number }> => {
  const { page, search, status, owner, sort } = filter;
  const listing = { scope: reach.reads, reach, sort, status, search, owner, size };
  const params = { ...(await paramsOf(context, viewerId, filter)), skip: (page - 1) * size };
  const group = status && (isGroup(status) ? `_${status}` : '_status');
  // What has no name: a search, whose plan depends on the term, a filter by manager, and where each row says whether it is one's own.
  const isNamed = !search && !owner && typeof reach.reaches !== 'function';
  const counted = isNamed
    ? await context.query(
        projectPage({ ...listing, name: `projects_${reach.name}_${size}_${sort}${group ?? ''}` }),
        params,
      )
    : await listed(context.db, listing, params).execute();
  const first = counted[0];
  if (first) return { rows: counted.map(({ total: _total, ...row }) => row), total: first.total };
  if (page === 1) return { rows: [], total: 0 };
  const { total } = await listProjectRows(context, reach, viewerId, { ...filter, page: 1 }, size);
  return { rows: [], total };
};

/** How many projects of a scope match: the total of {@link listProjectRows}. */
export const countProjectRows = async (
  context: Pick<Context, 'db' | 'query' | 'slowRead' | 'now'>,
  scope: ProjectScope,
  viewerId: string,
  wanted: Wanted,
): Promise<number> => {
  const params = { ...(await paramsOf(context, viewerId, wanted)), skip: 0 };
  const counted = await context.slowRead(() =>
    matching(context.db, { scope, ...wanted }, params)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirst(),
  );
  return counted?.total ?? 0;
};

/** The ids of all projects that match, of those that the viewer reads, in the order of the list; what is told of them is read with `readProjectsByIds`. */
export const readProjectIds = async (
  context: Pick<Context, 'db' | 'query' | 'slowRead' | 'now' | 'viewer'>,
  { sort, ...wanted }: Wanted & Pick<ProjectFilter, 'sort'>,
): Promise<string[]> => {
  const { viewer } = context;
  if (!viewer) return [];
  const params = { ...(await paramsOf(context, viewer.id, wanted)), skip: 0 };
  const found = await context.slowRead(() =>
    matching(context.db, { scope: projectScope(viewer), ...wanted }, params)
      .select(sql<string[] | null>`array_agg(p.id::text order by ${orders[sort]})`.as('ids'))
      .executeTakeFirst(),
  );
  return found?.ids ?? [];
};

const projectsByIds = prepare('project_export', (db, p: Placeholders<{ ids: string }>) =>
  projectRows(db).innerJoin(wantedIds(p.ids), 'wanted.wantedId', 'p.id').orderBy('wanted.place'),
);

/** Projects in the order of their ids, whoever may see them. */
export const readProjectsByIds = (
  { query }: Pick<Context, 'query'>,
  ids: readonly string[],
): Promise<ProjectRow[]> => query(projectsByIds, { ids: ids.join(',') });

const projectById = perName((reach: ProjectReach) =>
  prepare(`project_${reach.name}`, (db, p: Placeholders<{ id: string; viewerId: string }>) =>
    projectRowsFor(db, reach, p.viewerId).where('p.id', '=', p.id).where(reach.reads.where(p.viewerId)),
  ),
);

/** One project that a viewer reads. */
export const findProjectRow = (
  { query }: Pick<Context, 'query'>,
  reach: ProjectReach,
  viewerId: string,
  id: string,
): Promise<ProjectRow | undefined> => query.byKey(projectById(reach), { id, viewerId });
