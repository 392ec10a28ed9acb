import { recentRows } from '@hearthline/rules/office/overview.ts';
import { activeStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { scopeOf } from '@hearthline/rules/permissions.ts';
import { sql } from 'kysely';
import { beginningOf } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { sumOpenDeals } from '../../sale/deals/deal.api.ts';
import type {
  OverviewFigure,
  OverviewFigures,
  PipelineStep,
  RecentProject,
  RecentUser,
} from './overview.types.ts';

const count = sql<number>`count(*)::int`;

/** Contacts are read from their counters; this month's are the newest end of an index. */
const people = prepare('overview_people', (db, p: Placeholders<{ since: Date }>) => {
  const users = db.selectFrom('users').select(count.as('count')).where('archivedAt', 'is', null);
  return db.selectNoFrom([
    users.$asScalar().$notNull().as('users'),
    users.where('createdAt', '>=', p.since).$asScalar().$notNull().as('newUsers'),
    db
      .selectFrom('contactTotals')
      .select((eb) => sql<number>`coalesce(sum(${eb.ref('delta')}), 0)::int`.as('sum'))
      .$asScalar()
      .$notNull()
      .as('contacts'),
    db
      .selectFrom('contacts')
      .select(count.as('count'))
      .where('createdAt', '>=', p.since)
      .$asScalar()
      .$notNull()
      .as('newContacts'),
  ]);
});

/** Projects by status, with those begun this month, those completed this month, and of the latter the ones begun before it. */
const projects = prepare('overview_projects', (db, p: Placeholders<{ since: Date }>) =>
  db
    .selectFrom('projects')
    .select((eb) => [
      'status',
      count.as('count'),
      sql<number>`count(*) filter (where ${eb.ref('createdAt')} >= ${p.since})::int`.as('begun'),
      sql<number>`count(*) filter (where ${eb.ref('completedAt')} >= ${p.since})::int`.as('completed'),
      sql<number>`count(*) filter (where ${eb.ref('completedAt')} >= ${p.since} and ${eb.ref('createdAt')} < ${p.since})::int`.as(
        'completedSince',
      ),
    ])
    .groupBy('status'),
);

type ProjectCounts = NonNullable<(typeof projects)['row']>;

const readProjects = async (context: Context): Promise<ProjectCounts[]> =>
  context.query(projects, { since: await beginningOf(context, 'month') });

const sum = (rows: readonly ProjectCounts[], of: (row: ProjectCounts) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The four figures, each with its value when the month began (`rules/office/overview.ts` defines what is compared). */
export const readFigures = async (context: Context): Promise<OverviewFigures> => {
  const [[counted], rows] = await Promise.all([
    context.query(people, { since: await beginningOf(context, 'month') }),
    readProjects(context),
  ]);
  const { users = 0, newUsers = 0, contacts = 0, newContacts = 0 } = counted ?? {};
  const active = rows.filter(({ status }) => (activeStatuses as readonly string[]).includes(status));
  const done = rows.filter(({ status }) => status === 'completed');
  const figure = (total: number, before: number): OverviewFigure => ({ total, before });
  return {
    users: figure(users, users - newUsers),
    contacts: figure(contacts, contacts - newContacts),
    activeProjects: figure(
      sum(active, ({ count }) => count),
      sum(active, ({ count, begun }) => count - begun) + sum(done, ({ completedSince }) => completedSince),
    ),
    completedProjects: figure(
      sum(done, ({ count }) => count),
      sum(done, ({ count, completed }) => count - completed),
    ),
  };
};

/** What the deals that can still be won are worth, stage by stage. */
export const readPipeline = (context: Context): Promise<PipelineStep[]> => sumOpenDeals(context);

const recentUsers = prepare('overview_users', (db) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'role', 'createdAt'])
    .where('archivedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(recentRows)),
);

/** The newest accounts; none for whoever may not list accounts. */
export const readRecentUsers = async (context: Context): Promise<RecentUser[]> =>
  scopeOf(context.viewer, 'user:list') ? context.query(recentUsers, {}) : [];

const recentProjects = prepare('overview_recent_projects', (db) =>
  db
    .selectFrom('projects')
    .select(['id', 'name', 'customerName', 'status', 'progress', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(recentRows)),
);

/** The newest projects. */
export const readRecentProjects = (context: Context): Promise<RecentProject[]> =>
  context.query(recentProjects, {});
