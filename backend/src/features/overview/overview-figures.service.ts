import { recentRows } from '@hearthline/rules/overview.ts';
import { activeStatuses, projectStatuses, type ProjectStatus } from '@hearthline/rules/projects/rules.ts';
import { beginningOf } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';
import type {
  OverviewFigure,
  OverviewFigures,
  PipelineStep,
  RecentProject,
  RecentUser,
} from './overview.types.ts';

/** Contacts are read from their counters; this month's are the newest end of an index. */
const people = `
  select (select count(*)::int from users where archived_at is null) as users,
    (select count(*)::int from users where created_at >= $1 and archived_at is null) as "newUsers",
    (select coalesce(sum(delta), 0)::int from contact_totals) as contacts,
    (select count(*)::int from contacts where created_at >= $1) as "newContacts"`;

const projects = `
  select status, count(*)::int as count, coalesce(sum(budget), 0)::float8 as budget,
    count(*) filter (where created_at >= $1)::int as begun,
    count(*) filter (where completed_at >= $1)::int as completed,
    count(*) filter (where completed_at >= $1 and created_at < $1)::int as "completedSince"
  from projects group by status`;

interface ProjectCounts {
  readonly status: ProjectStatus;
  readonly count: number;
  readonly budget: number;
  /** Begun this month. */
  readonly begun: number;
  /** Completed this month, and of those the ones begun before it. */
  readonly completed: number;
  readonly completedSince: number;
}

const readProjects = async (context: Context): Promise<ProjectCounts[]> =>
  context.sql<ProjectCounts>('overview_projects', projects, [await beginningOf(context, 'month')]);

const sum = (rows: readonly ProjectCounts[], of: (row: ProjectCounts) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** The four figures, each with its value when the month began (`rules/overview.ts` defines what is compared). */
export const readFigures = async (context: Context): Promise<OverviewFigures> => {
  const [[counted], rows] = await Promise.all([
    context.sql<Record<'users' | 'newUsers' | 'contacts' | 'newContacts', number>>(
      'overview_people',
      people,
      [await beginningOf(context, 'month')],
    ),
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

/** The count and budget of the projects in each status, in the order in which a project goes through them. */
export const readPipeline = async (context: Context): Promise<PipelineStep[]> => {
  const rows = new Map((await readProjects(context)).map((row) => [row.status, row]));
  return projectStatuses.map((status) => ({
    status,
    count: rows.get(status)?.count ?? 0,
    budget: rows.get(status)?.budget ?? 0,
  }));
};

/** The newest accounts. */
export const readRecentUsers = (context: Context): Promise<RecentUser[]> =>
  context.sql<RecentUser>(
    'overview_users',
    `select id, name, email, role, created_at as "createdAt" from users where archived_at is null order by created_at desc, id desc limit ${recentRows}`,
  );

/** The newest projects. */
export const readRecentProjects = (context: Context): Promise<RecentProject[]> =>
  context.sql<RecentProject>(
    'overview_recent_projects',
    `select id, name, customer_name as "customerName", status, progress, created_at as "createdAt" from projects order by created_at desc, id desc limit ${recentRows}`,
  );
