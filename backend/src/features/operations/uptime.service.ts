import { dayMs } from '@hearthline/rules/dates/day.ts';
import { uptimeDays, watchGapMs, watchMs } from '@hearthline/rules/operations.ts';
import type { Context } from '../../platform/context.ts';
import { executeIn, type EntityManager } from '../../platform/db/database.ts';
import { takeLocks } from '../../platform/locks/advisory-locks.ts';

/** Keeps servers that start together from both beginning a period or both recording a build. */
const lockPeriods = (em: EntityManager): Promise<void> => takeLocks(em, 'periods of service');

/** Records that a server is ready now: extends the period seen a moment ago, or begins a new one. */
export const recordReady = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (em) => {
    await lockPeriods(em);
    const goesOn = `update service_periods set seen_at = greatest(seen_at, $1)
      where id = (select id from service_periods order by seen_at desc limit 1) and seen_at > $2 and not planned returning id`;
    const [known] = await executeIn(em, goesOn, [now, new Date(now.getTime() - watchGapMs)]);
    if (!known)
      await executeIn(em, 'insert into service_periods (started_at, seen_at) values ($1, $1)', [now]);
    await executeIn(em, 'delete from service_periods where seen_at < $1', [
      new Date(now.getTime() - (uptimeDays + 1) * dayMs),
    ]);
  });
};

/** Records that this server was told to stop. */
export const recordStop = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (em) => {
    await lockPeriods(em);
    await executeIn(
      em,
      'update service_periods set seen_at = greatest(seen_at, $1), planned = true where id = (select id from service_periods order by seen_at desc limit 1) and seen_at > $2',
      [now, new Date(now.getTime() - watchGapMs)],
    );
  });
};

const remember = `
  insert into deployments (version, build, migrations, created_at)
  select $1, $2, $3, $4 where $2 is distinct from (select build from deployments order by created_at desc, id desc limit 1)`;

/** Records the start of a build, unless it is the same as the last one recorded. */
export const recordDeployment = async (context: Context): Promise<void> => {
  const { version, build, migrations } = context.server;
  await context.transaction(async (em) => {
    await lockPeriods(em);
    await executeIn(em, remember, [version, build, migrations.length, context.now()]);
  });
};

/** Records the build now, and regularly until stopped that this server is ready. */
export const startUptimeRecorder = (context: () => Context): { stop(): Promise<void> } => {
  // Ignores errors: while the database is down no period is extended, and the gap shows by itself.
  const quietly = (work: Promise<void>): void => void work.catch(() => undefined);
  quietly(recordDeployment(context()));
  quietly(recordReady(context()));
  const timer = setInterval(() => quietly(recordReady(context())), watchMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await recordStop(context()).catch(() => undefined);
    },
  };
};
