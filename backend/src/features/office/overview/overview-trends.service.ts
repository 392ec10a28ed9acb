import { leadWeeks } from '@hearthline/rules/office/overview.ts';
import { activeStatuses } from '@hearthline/rules/delivery/projects/project-sentences.ts';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { dayStart } from '../../../platform/time/business-time.ts';
import { readFigures } from './overview-figures.service.ts';
import { newContactsByWeek } from './overview-leads.service.ts';
import type { OverviewTrends } from './overview.types.ts';
import { today, weekStarts } from './week-starts.ts';

/** In which of the weeks something happened, from 1; 0 before all of them. */
const weekOf = (column: 'createdAt' | 'completedAt', weeks: unknown) =>
  sql<number>`coalesce(width_bucket(${sql.ref(column)}, ${weeks}::timestamptz[]), 0)`;

const users = prepare('overview_user_weeks', (db, p: Placeholders<{ weeks: Date[] }>) =>
  db
    .selectFrom('users')
    .select([weekOf('createdAt', p.weeks).as('week'), sql<number>`count(*)::int`.as('count')])
    .where('archivedAt', 'is', null)
    .groupBy('week'),
);

const projects = prepare('overview_project_weeks', (db, p: Placeholders<{ weeks: Date[] }>) =>
  db
    .selectFrom('projects')
    .select([
      'status',
      weekOf('createdAt', p.weeks).as('begun'),
      weekOf('completedAt', p.weeks).as('completed'),
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy(['status', 'begun', 'completed']),
);

/** A count at the beginning of each week, from the rows that existed then. */
const series = <Row extends { readonly count: number }>(
  rows: readonly Row[],
  existed: (row: Row, week: number) => boolean,
): number[] =>
  Array.from({ length: leadWeeks }, (_, index) =>
    rows.reduce((sum, row) => sum + (existed(row, index + 1) ? row.count : 0), 0),
  );

/** The four figures at the beginning of each of the last weeks, by the definitions of `growthText` (`rules/office/overview.ts`). */
export const readTrends = async (context: Context): Promise<OverviewTrends> => {
  const { day, zone } = await today(context);
  const weeks = weekStarts(day).map((monday) => dayStart(monday, zone));
  const [userRows, projectRows, contactRows, { contacts }] = await Promise.all([
    context.query(users, { weeks }),
    context.query(projects, { weeks }),
    newContactsByWeek(context, weeks),
    readFigures(context),
  ]);
  const isActive = (status: string): boolean => (activeStatuses as readonly string[]).includes(status);
  const newer = series(contactRows, (row, week) => row.week >= week);
  return {
    users: series(userRows, (row, week) => row.week < week),
    activeProjects: series(
      projectRows,
      ({ status, begun, completed }, week) =>
        begun < week && (isActive(status) || (status === 'completed' && completed >= week)),
    ),
    contacts: newer.map((count) => contacts.total - count),
    completedProjects: series(
      projectRows,
      ({ status, completed }, week) => status === 'completed' && completed < week,
    ),
  };
};
