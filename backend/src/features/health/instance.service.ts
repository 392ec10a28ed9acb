import type { Context } from '../../platform/context.ts';
import { executeIn } from '../../platform/db/database.ts';

/** How often an instance reports being alive, and how long after its last report it counts as gone, in milliseconds. */
const beatMs = 15_000;
export const goneAfterMs = 45_000;
const keptMs = 24 * 3600 * 1000;

/** Records that this instance is alive, and deletes those last seen more than a day ago. */
const sayAlive = async (context: Context): Promise<void> => {
  const { id, version, startedAt } = context.server;
  const now = context.now();
  await context.transaction(async (em) => {
    await executeIn(
      em,
      'insert into instances (id, version, started_at, seen_at) values ($1, $2, $3, $4) on conflict (id) do update set seen_at = excluded.seen_at',
      [id, version, startedAt, now],
    );
    await executeIn(em, 'delete from instances where seen_at < $1', [new Date(now.getTime() - keptMs)]);
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
        .transaction((em) => executeIn(em, 'delete from instances where id = $1', [last.server.id]))
        .catch(() => undefined);
    },
  };
};
