import { dayMs } from '@hearthline/rules/dates/day.ts';
import { uptimeDays, watchGapMs, watchMs } from '@hearthline/rules/office/operations.ts';
import { sql, type SqlBool } from 'kysely';
import type { Transaction } from '../../../platform/db/query-builder.ts';
import type { Context } from '../../../platform/context.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/** Keeps servers that start together from both beginning a period or both recording a build. */
const lockPeriods = (trx: Transaction): Promise<void> => takeLocks(trx, 'periods of service');

/** Extends the last period, unless it was seen too long ago. Ready to be narrowed, extended and executed. */
const extendLast = (trx: Transaction, now: Date) => {
  return trx
    .updateTable('servicePeriods')
    .set((eb) => ({ seenAt: sql<Date>`greatest(${eb.ref('seenAt')}, ${now})` }))
    .where('id', '=', trx.selectFrom('servicePeriods').select('id').orderBy('seenAt', 'desc').limit(1))
    .where('seenAt', '>', new Date(now.getTime() - watchGapMs));
};

/** Records that a server is ready now: extends the period seen a moment ago, or begins a new one. */
export const recordReady = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (trx) => {
    await lockPeriods(trx);
    const known = await extendLast(trx, now).where('planned', '=', false).returning('id').executeTakeFirst();
    if (!known) await trx.insertInto('servicePeriods').values({ startedAt: now, seenAt: now }).execute();
    await trx
      .deleteFrom('servicePeriods')
      .where('seenAt', '<', new Date(now.getTime() - (uptimeDays + 1) * dayMs))
      .execute();
  });
};

/** Records that this server was told to stop. */
export const recordStop = async (context: Context): Promise<void> => {
  const now = context.now();
  await context.transaction(async (trx) => {
    await lockPeriods(trx);
    await extendLast(trx, now).set('planned', true).execute();
  });
};

/** Records the start of a build, unless it is the same as the last one recorded. */
export const recordDeployment = async (context: Context): Promise<void> => {
  const { version, build, migrations } = context.server;
  await context.transaction(async (trx) => {
    await lockPeriods(trx);
    const last = trx
      .selectFrom('deployments')
      .select('build')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(1);
    await trx
      .insertInto('deployments')
      .columns(['version', 'build', 'migrations', 'createdAt'])
      .expression(
        trx
          .selectNoFrom((eb) => [
            eb.val(version).as('version'),
            eb.val(build).as('build'),
            eb.val(migrations.length).as('migrations'),
            eb.val(context.now()).as('createdAt'),
          ])
          .where((eb) => sql<SqlBool>`${eb.val(build)} is distinct from ${last}`),
      )
      .execute();
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
