import { dayMs } from '@hearthline/rules/dates/day.ts';
import {
  databaseWord,
  deploymentFilter,
  deploymentsPageSize,
  uptimeDays,
  type DatabaseWord,
} from '@hearthline/rules/operations.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { beginningOf } from '../../platform/time/business-day.ts';
import type { Context } from '../../platform/context.ts';
import { validate } from '../../platform/validation/validate.ts';
import type { DeploymentRow, Uptime } from './operations.types.ts';

/** Each period with the length of the silence before it, which is zero after a planned stop. */
const silences = `
  select extract(epoch from seen_at - greatest(started_at, $1))::float8 as up, started_at as "startedAt",
    case when before_planned or before is null then 0 else extract(epoch from started_at - greatest(before, $1))::float8 end as away
  from (select started_at, seen_at, lag(seen_at) over (order by started_at) as before, lag(planned) over (order by started_at) as before_planned from service_periods) periods
  where seen_at >= $1 order by started_at`;

/** The uptime over the last days. The present counts as up, because this very request is being answered. */
export const readUptime = async (context: Context): Promise<Uptime> => {
  const now = context.now();
  const from = new Date(now.getTime() - uptimeDays * dayMs);
  const rows = await context.sql<{ up: number; away: number; startedAt: Date }>(
    'operations_uptime',
    silences,
    [from],
  );
  const up = rows.reduce((sum, row) => sum + Math.max(0, row.up), 0);
  const away = rows.reduce((sum, row) => sum + Math.max(0, row.away), 0);
  const first = rows[0]?.startedAt ?? context.server.startedAt;
  return {
    share: away > 0 ? up / (up + away) : 1,
    since: first < from ? from : first,
    outages: rows.filter((row) => row.away > 0).length,
    awaySeconds: Math.round(away),
    runningSeconds: Math.max(0, Math.round((now.getTime() - context.server.startedAt.getTime()) / 1000)),
  };
};

/** The number of builds first started in the current month of the business's calendar. */
export const countDeployments = async (context: Context): Promise<number> => {
  const [row] = await context.sql<{ count: number }>(
    'operations_deployments_month',
    'select count(*)::int as count from deployments where created_at >= $1',
    [await beginningOf(context, 'month')],
  );
  return row?.count ?? 0;
};

const page = `
  select id, version, build, migrations, created_at as "startedAt",
    id = (select id from deployments where build = $2 order by created_at desc, id desc limit 1) as "isThis"
  from deployments order by created_at desc, id desc limit ${deploymentsPageSize} offset $1`;

/** One page of builds, latest first. */
export const listDeployments = async (
  context: Context,
  input: unknown,
): Promise<{ deployments: DeploymentRow[]; pagination: Pagination }> => {
  const { page: number } = validate(deploymentFilter, input);
  const [rows, [counted]] = await Promise.all([
    context.sql<DeploymentRow>('operations_deployments', page, [
      (number - 1) * deploymentsPageSize,
      context.server.build,
    ]),
    context.sql<{ total: number }>(
      'operations_deployments_total',
      'select count(*)::int as total from deployments',
    ),
  ]);
  return {
    deployments: rows.map((row) => ({ ...row, isThis: row.isThis ?? false })),
    pagination: paginate(number, counted?.total ?? 0, deploymentsPageSize),
  };
};

const facts = `
  select (select count(*)::int from pg_stat_activity where datname = current_database()) as connections, current_setting('max_connections')::int as "maxConnections",
    array(select name from mikro_orm_migrations) as applied`;

/** The state of the database, in one word. */
export const readDatabaseWord = async (context: Context): Promise<DatabaseWord> => {
  const started = performance.now();
  const [row] = await context.sql<{ connections: number; maxConnections: number; applied: string[] }>(
    'operations_database',
    facts,
  );
  const applied = new Set(row?.applied);
  return databaseWord({
    latencyMs: performance.now() - started,
    connections: row?.connections ?? 0,
    maxConnections: row?.maxConnections ?? 1,
    pendingMigrations: context.server.migrations.filter((name) => !applied.has(name)).length,
  });
};
