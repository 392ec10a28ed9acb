import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import type { SmtpPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import type { DrillClient } from './kill-client.ts';
import { lookedAtSales } from './kill-sales-consistency.ts';
import { recipients, type Business } from './kill-workload.ts';
import { noneOf, type Row } from './report.ts';

interface Look {
  readonly owner: Db;
  readonly post: SmtpPost;
  readonly work: Business;
  /** Nothing else was done, so that there may be none of it. */
  readonly onlySales: boolean;
  readonly client: Pick<DrillClient, 'refused'>;
  readonly filesIn: string;
  /** Sends the hourly job that removes files without a row. */
  readonly sweep: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** A statement that counts. */
type Counted = RawBuilder<Readonly<Record<string, string>>>;

/** Signs of a half-done business operation, each with a statement that counts them. */
const halves: readonly (readonly [what: string, statement: Counted])[] = [
  [
    'contacts without their line of the record',
    sql`select count(*) from contacts c where email like 'made-%' and exists (select from audit_entries where action = 'contact.create' and object = 'contact:' || c.id) = (first_name <> 'Made')`,
  ],
  [
    'lines of the record without their contact',
    sql`select count(*) from audit_entries where action = 'contact.create' and not exists (select from contacts where object = 'contact:' || id)`,
  ],
  [
    'consultant requests without contact',
    sql`select count(*) from consultant_requests where contact_id is null`,
  ],
  [
    'consultant requests more or less than their mails',
    sql`select abs((select count(*) from consultant_requests) - (select count(*) from mails where kind = 'consultant_requested'))`,
  ],
  [
    'appointments without contact, history, link or mail',
    sql`select count(*) from appointments a where contact_id is null or not exists (select from appointment_links l where l.appointment_id = a.id)
     or (select count(*) from appointment_changes h join mails m on m.id = h.mail_id where h.appointment_id = a.id and h.action = 'booked') <> 1`,
  ],
  [
    'appointments without their one line of the record',
    sql`select count(*) from appointments a where (select count(*) from audit_entries where action = 'appointment.booked' and object = 'appointment:' || a.id) <> 1`,
  ],
  [
    'documents without a version or their line of the record',
    sql`select count(*) from documents d join projects p on p.id = d.project_id where not exists (select from document_versions v where v.document_id = d.id)
     or p.deal_id is null and (select count(*) from audit_entries where action = 'document.upload' and object = 'document:' || d.id) <> 1`,
  ],
  [
    'imports with rows done twice or not at all',
    sql`select count(*) from contact_imports i where state = 'imported' and (rows <> (select count(*) from contact_import_rows r where r.import_id = i.id and outcome = 'created')
     or rows <> (select count(distinct contact_id) from contact_import_rows r where r.import_id = i.id))`,
  ],
  [
    'counters of contacts that are wrong',
    sql`select count(*) from (select status, count(*)::int as n from contacts group by 1) c full join (select status, sum(delta)::int as n from contact_totals group by 1) t using (status) where coalesce(c.n, 0) <> coalesce(t.n, 0)`,
  ],
];

/**
 * Without pg-boss's own queues, and without `dead-letter`, whose jobs wait for nobody: it keeps a copy of each that was given up,
 * also of a scheduled one that died with its server. The health page leaves it out as well.
 */
const ours = sql`name not like '\\_\\_pgboss%' and name <> 'dead-letter'`;
const lastError = sql`coalesce(output ->> 'message', output #>> '{value,message}', output ->> 'value', 'no error')`;
/** Everything begun that has not come to its end, each in words; imports by their ids, which their user continues. */
const waiting = (imports: readonly string[]) => sql<{ what: string }>`
  select 'job ' || name || ' (' || state || ', try ' || retry_count + 1 || ', ' || ${lastError} || ', due in ' || round(extract(epoch from start_after - now())) || ' s)' as what
    from pgboss.job where state in ('created', 'retry', 'active') and ${ours}
  union all select 'mail ' || kind || ' (' || coalesce(last_error, 'no error') || ')' from mails where state = 'queued'
  union all select 'campaign ' || name from campaigns where state = 'sending'
  union all select 'import ' || id || ' (' || state || ')' from contact_imports where id = any(${imports}::uuid[]) and state <> 'imported'`;
/** The most of these that are named. */
const named = 5;
/** How long nothing may move, in milliseconds: a dead worker's job is retried within a minute, and later if it died more than once. */
const patience = 180_000;

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
const nameOf = (file: string): string => file.split(/[\\/]/).at(-1) ?? '';

/** Examines what a repeatedly killed server has left, once the last one has had time to finish. */
export const looked = async ({
  owner,
  post,
  work,
  onlySales,
  client,
  filesIn,
  sweep,
  say,
}: Look): Promise<Row[]> => {
  const counted = async (statement: Counted): Promise<number> =>
    Number(Object.values((await statement.execute(owner)).rows[0] ?? {})[0]);
  say('waiting for what was taken up again');
  const began = performance.now();
  let moved = began;
  let least = Infinity;
  let stuck: string[];
  for (;;) {
    await work.continueImports();
    stuck = await work.sales.finish();
    stuck.push(...(await waiting([...work.imports]).execute(owner)).rows.map(({ what }) => what));
    if (stuck.length < least) [least, moved] = [stuck.length, performance.now()];
    if (stuck.length === 0 || performance.now() - moved > patience) break;
    await pause(500);
  }
  const rows: Row[] = [
    {
      what: 'refused meanwhile (limit, conflict, load)',
      came: [...client.refused].map(([reason, times]) => `${times} × ${reason}`).join(', ') || '0',
    },
    {
      what: 'jobs, mails, campaigns, imports, sales that are stuck',
      came: stuck.length
        ? `${stuck.length}: ${stuck.slice(0, named).join('; ')}`
        : `0 after ${((performance.now() - began) / 1000).toFixed(0)} s`,
      goal: '0',
      held: stuck.length === 0,
    },
  ];
  const none = (what: string, count: number): void =>
    void rows.push({ what, came: String(count), goal: '0', held: count === 0 });
  const jobsBy = async (condition: RawBuilder<unknown>, detail = sql`''`): Promise<string> => {
    const { rows } = await sql<{ what: string }>`
      select count(*) || ' ' || job as what from (select name || ${detail} as job from pgboss.job where ${condition} and ${ours}) jobs
      group by job order by job`.execute(owner);
    return rows.map(({ what }) => what).join(', ');
  };
  const withError = sql`' (' || ${lastError} || ')'`;
  rows.push({
    what: 'jobs that died with their server and were run again',
    came: (await jobsBy(sql`state = 'completed' and retry_count > 0`)) || '0',
  });
  // Jobs of a schedule or a start that are not retried do not count: the next one does their work.
  rows.push({
    what: 'jobs that died with their server and are left to the next of their kind',
    came: (await jobsBy(sql`state = 'failed' and retry_limit = 0`, withError)) || '0',
  });
  const givenUp = await jobsBy(sql`state = 'failed' and retry_limit > 0`, withError);
  rows.push({ what: 'jobs given up', came: givenUp || '0', goal: '0', held: !givenUp });

  for (const [table, ids] of Object.entries(work.acknowledged)) {
    rows.push(
      noneOf(
        ids.length,
        `${table.replace('_', ' ')} that were acknowledged: lost`,
        await counted(
          sql`select count(*) from unnest(${ids}::uuid[]) given (id) where not exists (select from ${sql.table(table)} t where t.id = given.id)`,
        ),
      ),
    );
  }
  for (const [what, statement] of halves) none(what, await counted(statement));
  rows.push(
    noneOf(
      work.imports.size,
      'imports that were uploaded: not done',
      await counted(
        sql`select count(*) from unnest(${[...work.imports]}::uuid[]) given (id) where not exists (select from contact_imports i where i.id = given.id and i.state = 'imported')`,
      ),
    ),
  );
  rows.push(
    noneOf(
      work.campaigns.size,
      'campaigns that were started: somebody left out',
      await counted(
        sql`select count(*) from unnest(${[...work.campaigns]}::uuid[]) given (id) where (select count(*) from campaign_recipients r where r.campaign_id = given.id and r.state = 'sent') <> ${recipients}`,
      ),
    ),
  );

  const keys = post.received.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '');
  const sent = await counted(sql`select count(*) from mails where state = 'sent'`);
  rows.push({
    what: 'mails sent, and of them twice (in flight when the server died)',
    came: `${sent}, ${keys.length - new Set(keys).size}`,
    goal: 'each at least once',
    held: new Set(keys).size >= sent,
  });

  const versions = await owner.selectFrom('documentVersions').select(['storageKey', 'sha256']).execute();
  const kept = await filesOf(join(filesIn, 'kept'));
  const byName = new Map(kept.map((file) => [nameOf(file), file]));
  let broken = 0;
  for (const { storageKey: key, sha256 } of versions) {
    const file = byName.get(key);
    if (
      !file ||
      createHash('sha256')
        .update(await readFile(file))
        .digest('hex') !== sha256
    )
      broken += 1;
  }
  none(`${versions.length} files of documents: missing or broken`, broken);
  const sales = await lookedAtSales(owner, work.sales, (key) => byName.get(key));
  rows.push(...sales.rows);

  const orphans = async (): Promise<number> => {
    const named = new Set([...sales.keys, ...versions.map(({ storageKey }) => storageKey)]);
    return (
      (await filesOf(join(filesIn, 'kept'))).filter((file) => !named.has(nameOf(file))).length +
      (await filesOf(join(filesIn, 'drafts'))).length
    );
  };
  const before = await orphans();
  const old = new Date(Date.now() - 3 * 3_600_000);
  for (const file of await filesOf(filesIn)) await utimes(file, old, old);
  await sweep();
  for (const end = performance.now() + 30_000; (await orphans()) > 0 && performance.now() < end;)
    await pause(200);
  rows.push({
    what: 'files without a row: before and after the hourly sweep',
    came: `${before}, ${await orphans()}`,
    goal: '0 after',
    held: (await orphans()) === 0,
  });
  return onlySales
    ? rows.filter(({ what }) => !/^0 \w.*: (lost|not done|somebody left out)$/.test(what))
    : rows;
};
