import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { defineJob } from '../../../../platform/jobs/job-queue.ts';

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

/** The keys that no version, no picture of a home, none of the website's content, no quote, no agreement, no change order and no warranty refers to and that are not already waiting to be removed. */
const orphans = prepare('document_orphans', (db, p: Placeholders<{ keys: readonly string[] }>) =>
  db
    .selectFrom(sql<{ key: string }>`unnest(${p.keys}::uuid[])`.as<'k'>(sql`k (key)`))
    .select('k.key')
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('documentVersions as v').whereRef('v.storageKey', '=', 'k.key'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('homePictures as p').whereRef('p.storageKey', '=', 'k.key'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('contentItems as c').whereRef('c.pictureKey', '=', 'k.key'))),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('quotes as q').whereRef('q.pdfKey', '=', 'k.key'))))
    .where((eb) => eb.not(eb.exists(eb.selectFrom('agreements as a').whereRef('a.pdfKey', '=', 'k.key'))))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('agreements as a').whereRef('a.disclosuresKey', '=', 'k.key'))),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('agreements as a').whereRef('a.signedKey', '=', 'k.key'))))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('agreementSigners as s').whereRef('s.drawingKey', '=', 'k.key'))),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('changeOrders as c')
            .where((of) =>
              of.or([of('c.pdfKey', '=', of.ref('k.key')), of('c.signedKey', '=', of.ref('k.key'))]),
            ),
        ),
      ),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('changeOrderSigners as s').whereRef('s.drawingKey', '=', 'k.key'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('warrantyFiles as w').whereRef('w.storageKey', '=', 'k.key'))),
    )
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('removedFiles as r').whereRef('r.storageKey', '=', 'k.key'))),
    ),
);

const removedDue = prepare('document_removed_due', (db, p: Placeholders<{ before: Date }>) =>
  db
    .selectFrom('removedFiles as r')
    .select((eb) => [
      'r.storageKey',
      sql<boolean>`exists ${eb.selectFrom('documentVersions as v').whereRef('v.storageKey', '=', 'r.storageKey')}`.as(
        'used',
      ),
    ])
    .where('r.removedAt', '<', p.before)
    .orderBy('r.removedAt')
    .limit(sql.lit(batch)),
);

/** Removes the bytes of documents deleted long enough ago, unless a version still refers to them. */
const forgetRemoved = async (context: Context): Promise<void> => {
  const before = new Date(context.now().getTime() - removedMs);
  for (;;) {
    const due = await context.query(removedDue, { before });
    if (due.length === 0) return;
    for (const { storageKey, used } of due) if (!used) await context.storage.remove(storageKey);
    const keys = due.map(({ storageKey }) => storageKey);
    await context.db
      .deleteFrom('removedFiles')
      .where('storageKey', '=', sql<string>`any(${keys}::uuid[])`)
      .execute();
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
    for (const { key } of await context.query(orphans, { keys })) {
      await context.storage.remove(key);
      removed += 1;
    }
    keys = [];
  };
  for await (const { key, storedAt } of context.storage.list()) {
    if (storedAt.getTime() < before && keys.push(key) >= batch) await sweep();
  }
  await sweep();
  if (removed > 0) context.log.warn({ removed }, 'files that nothing refers to were removed');
  return removed;
};
