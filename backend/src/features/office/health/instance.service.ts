import type { Context } from '../../../platform/context.ts';

/** How often an instance reports being alive, and how long after its last report it counts as gone, in milliseconds. */
const beatMs = 15_000;
export const instanceTimeoutMs = 45_000;
const retentionMs = 24 * 3600 * 1000;

/** Records that this instance is alive, and deletes those last seen more than a day ago. */
const sayAlive = async (context: Context): Promise<void> => {
  const { id, version, startedAt } = context.server;
  const now = context.now();
  await context.transaction(async (trx) => {
    await trx
      .insertInto('instances')
      .values({ id, version, startedAt, seenAt: now })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet((eb) => ({ seenAt: eb.ref('excluded.seenAt') })),
      )
      .execute();
    await trx
      .deleteFrom('instances')
      .where('seenAt', '<', new Date(now.getTime() - retentionMs))
      .execute();
  });
};

/** Reports this instance alive now and regularly until stopped; then deletes its row. */
export const heartbeat = (context: () => Context): { stop(): Promise<void> } => {
  const beat = (): void => void sayAlive(context()).catch(() => undefined);
  beat();
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      const last = context();
      await last
        .transaction((trx) => trx.deleteFrom('instances').where('id', '=', last.server.id).execute())
        .catch(() => undefined);
    },
  };
};
