import { dayMs } from '@hearthline/rules/dates/day.ts';
import {
  databaseWord,
  deploymentFilter,
  deploymentsPageSize,
  uptimeDays,
  type DatabaseWord,
} from '@hearthline/rules/office/operations.ts';
import { paginate, type Pagination } from '@hearthline/rules/paging.ts';
import { sql } from 'kysely';
import { beginningOf } from '../../../platform/time/business-day.ts';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../platform/db/statement.ts';
import { validate } from '../../../platform/validation/validate.ts';
import type { DeploymentRow, Uptime } from './operations.types.ts';

/** Each period with the length of the silence before it, which is zero after a planned stop. */
const silences = prepare('operations_uptime', (db, p: Placeholders<{ from: Date }>) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('servicePeriods')
        .select((eb) => [
          'startedAt',
          'seenAt',
          eb.fn
            .agg<Date | null>('lag', ['seenAt'])
            .over((over) => over.orderBy('startedAt'))
            .as('before'),
          eb.fn
            .agg<boolean | null>('lag', ['planned'])
            .over((over) => over.orderBy('startedAt'))
            .as('beforePlanned'),
        ])
        .as('periods'),
    )
    .select((eb) => [
      'startedAt',
      sql<number>`extract(epoch from ${eb.ref('seenAt')} - greatest(${eb.ref('startedAt')}, ${p.from}))::float8`.as(
        'up',
      ),
      sql<number>`case when ${eb.ref('beforePlanned')} or ${eb.ref('before')} is null then 0
        else extract(epoch from ${eb.ref('startedAt')} - greatest(${eb.ref('before')}, ${p.from}))::float8 end`.as(
        'away',
      ),
    ])
    .where('seenAt', '>=', p.from)
    .orderBy('startedAt'),
);

/** The uptime over the last days. The present counts as up, because this very request is being answered. */
export const readUptime = async (context: Context): Promise<Uptime> => {
  const now = context.now();
  const from = new Date(now.getTime() - uptimeDays * dayMs);
  const rows = await context.query(silences, { from });
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

const deploymentsSince = prepare('operations_deployments_month', (db, p: Placeholders<{ since: Date }>) =>
  db
    .selectFrom('deployments')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('createdAt', '>=', p.since),
);

/** The number of builds first started in the current month of the business's calendar. */
export const countDeployments = async (context: Context): Promise<number> => {
  const [row] = await context.query(deploymentsSince, { since: await beginningOf(context, 'month') });
  return row?.count ?? 0;
};

const deploymentsPage = prepare(
  'operations_deployments',
  (db, p: Placeholders<{ build: string; offset: number }>) => {
    const latestFirst = db.selectFrom('deployments').orderBy('createdAt', 'desc').orderBy('id', 'desc');
    const running = latestFirst.select('id').where('build', '=', p.build).limit(sql.lit(1));
    return latestFirst
      .select((eb) => [
        'id',
        'version',
        'build',
        'migrations',
        'createdAt as startedAt',
        sql<boolean>`coalesce(${eb.ref('id')} = ${running}, false)`.as('isThis'),
      ])
      .limit(sql.lit(deploymentsPageSize))
      .offset(p.offset);
  },
);

const deploymentsTotal = prepare('operations_deployments_total', (db) =>
  db.selectFrom('deployments').select(sql<number>`count(*)::int`.as('total')),
);

/** One page of builds, latest first. */
export const listDeployments = async (
  context: Context,
  input: unknown,
): Promise<{ deployments: DeploymentRow[]; pagination: Pagination }> => {
  const { page } = validate(deploymentFilter, input);
  const [deployments, [counted]] = await Promise.all([
    context.query(deploymentsPage, {
      build: context.server.build,
      offset: (page - 1) * deploymentsPageSize,
    }),
    context.query(deploymentsTotal, {}),
  ]);
  return { deployments, pagination: paginate(page, counted?.total ?? 0, deploymentsPageSize) };
};

const facts = prepare('operations_database', (db) =>
  db.selectNoFrom([
    sql<number>`(select count(*)::int from pg_stat_activity where datname = current_database())`.as(
      'connections',
    ),
    sql<number>`current_setting('max_connections')::int`.as('maxConnections'),
    sql<string[]>`array${db.selectFrom('mikroOrmMigrations').select('name')}`.as('applied'),
  ]),
);

/** The state of the database, in one word. */
export const readDatabaseWord = async (context: Context): Promise<DatabaseWord> => {
  const started = performance.now();
  const [row] = await context.query(facts, {});
  const applied = new Set(row?.applied);
  return databaseWord({
    latencyMs: performance.now() - started,
    connections: row?.connections ?? 0,
    maxConnections: row?.maxConnections ?? 1,
    pendingMigrations: context.server.migrations.filter((name) => !applied.has(name)).length,
  });
};
