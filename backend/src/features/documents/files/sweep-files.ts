import type { Context } from '../../../platform/context.ts';
import { executeIn } from '../../../platform/db/database.ts';
import { defineJob } from '../../../platform/jobs/job-queue.ts';

/** Runs once an hour, on one server. */
export const sweepFilesJob = defineJob<object>('documents.sweep', {
  cron: '17 * * * *',
  policy: 'exclusive',
  expireInSeconds: 1800,
});

const hour = 3_600_000;

/** Longer than any upload takes: older bytes that no row refers to were left by a crash. */
const orphanMs = hour;
/** A draft that has not been written to for this long was left by a crash. */
export const staleDraftMs = hour / 2;
/** How long the bytes of deleted documents are kept: a backup may copy the files up to this long after the database. */
export const removedMs = 7 * 24 * hour;

const batch = 500;

/** The keys that no version refers to and that are not already waiting to be removed. */
const orphans = async (context: Context, keys: readonly string[]): Promise<string[]> => {
  const text = `
    select key from unnest($1::uuid[]) key
    where not exists (select from document_versions v where v.storage_key = key) and not exists (select from removed_files r where r.storage_key = key)`;
  return (await context.sql<{ key: string }>('document_orphans', text, [keys])).map(({ key }) => key);
};

/** Removes the bytes of documents deleted long enough ago, unless a version still refers to them. */
const forgetRemoved = async (context: Context): Promise<void> => {
  const before = new Date(context.now().getTime() - removedMs);
  for (;;) {
    const due = await context.sql<{ key: string; used: boolean }>(
      'document_removed_due',
      `select storage_key as key, exists (select from document_versions v where v.storage_key = r.storage_key) as used from removed_files r where removed_at < $1 order by removed_at limit ${batch}`,
      [before],
    );
    if (due.length === 0) return;
    for (const { key, used } of due) if (!used) await context.storage.remove(key);
    await context.transaction(
      async (em) =>
        void (await executeIn(em, 'delete from removed_files where storage_key = any($1::uuid[])', [
          `{${due.map(({ key }) => key).join(',')}}`,
        ])),
    );
  }
};

/** Removes files that nothing refers to. Safe to repeat and to interrupt at any point. @returns how many orphans there were */
export const sweepFiles = async (context: Context): Promise<number> => {
  await context.storage.sweepDrafts(new Date(context.now().getTime() - staleDraftMs));
  await forgetRemoved(context);
  const before = context.now().getTime() - orphanMs;
  let removed = 0;
  let keys: string[] = [];
  const sweep = async (): Promise<void> => {
    for (const key of await orphans(context, keys)) {
      await context.storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const { key, storedAt } of context.storage.list()) {
    if (storedAt.getTime() < before && keys.push(key) >= batch) await sweep();
  }
  await sweep();
  if (removed > 0) context.log.warn({ removed }, 'files without a document were removed');
  return removed;
};
