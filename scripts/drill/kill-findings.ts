import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql, type RawBuilder } from 'kysely';
import { sweepFilesJob } from '../../backend/src/features/delivery/documents/files/sweep-files.ts';
import type { Db } from '../../backend/src/platform/db/query-builder.ts';
import { openBoss } from '../../backend/src/platform/jobs/job-runner.ts';
import { createLog } from '../../backend/src/platform/log.ts';
import type { SmtpPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import { countOf, type Counted } from './counted.ts';
import { recipients, type People } from './kill-people.ts';
import { salesFindingsOf } from './kill-sales-findings.ts';
import type { Sales } from './kill-sales.ts';
import { exactly, noneOf, type Figure } from './report.ts';

interface Left {
  readonly owner: Db;
  readonly ownerUrl: string;
  readonly post: SmtpPost;
  readonly people: People;
  readonly sales: Sales;
  readonly filesIn: string;
  readonly say: (line: string) => void;
}

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
const waitingIn = (imports: readonly string[]) => sql<{ what: string }>`
  select 'job ' || name || ' (' || state || ', try ' || retry_count + 1 || ', ' || ${lastError} || ', due in ' || round(extract(epoch from start_after - now())) || ' s)' as what
    from pgboss.job where state in ('created', 'retry', 'active') and ${ours}
  union all select 'mail ' || kind || ' (' || coalesce(last_error, 'no error') || ')' from mails where state = 'queued'
  union all select 'campaign ' || name from campaigns where state = 'sending'
  union all select 'import ' || id || ' (' || state || ')' from contact_imports where id = any(${imports}::uuid[]) and state <> 'imported'`;
/** The most of these that are named. */
const maxNamed = 5;
/** How long nothing may move, in milliseconds: a dead worker's job is retried within a minute, and later if it died more than once. */
const patience = 180_000;

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Waits until everything begun has come to its end, or nothing has moved for {@link patience}. */
const untilEnded = async ({ owner, people, sales, say }: Left): Promise<Figure> => {
  say('waiting for what was taken up again');
  const began = performance.now();
  let [moved, least] = [began, Infinity];
  for (;;) {
    await people.continueImports();
    const left = await sales.finish();
    left.push(...(await waitingIn([...people.imports]).execute(owner)).rows.map(({ what }) => what));
    if (left.length < least) [least, moved] = [left.length, performance.now()];
    if (left.length > 0 && performance.now() - moved < patience) {
      await pause(500);
      continue;
    }
    const named = left.slice(0, maxNamed).join('; ');
    return {
      name: `jobs, mails, campaigns, imports, sales that are stuck after ${((performance.now() - began) / 1000).toFixed(0)} s`,
      value: left.length ? `${left.length}: ${named}` : '0',
      goal: '0',
      met: left.length === 0,
    };
  }
};

const jobFindings = async (owner: Db): Promise<Figure[]> => {
  const jobsBy = async (condition: RawBuilder<unknown>, detail = sql`' (' || ${lastError} || ')'`) => {
    const { rows } = await sql<{ what: string }>`
      select count(*) || ' ' || job as what from (select name || ${detail} as job from pgboss.job where ${condition} and ${ours}) jobs
      group by job order by job`.execute(owner);
    return rows.map(({ what }) => what).join(', ') || '0';
  };
  return [
    {
      name: 'jobs that died with their server and were run again',
      value: await jobsBy(sql`state = 'completed' and retry_count > 0`, sql`''`),
    },
    // Jobs of a schedule or a start that are not retried do not count: the next one does their work.
    {
      name: 'jobs that died with their server and are left to the next of their kind',
      value: await jobsBy(sql`state = 'failed' and retry_limit = 0`),
    },
    exactly('jobs given up', await jobsBy(sql`state = 'failed' and retry_limit > 0`), '0'),
  ];
};

/** What was acknowledged or begun, and how much of it is not there or not done. */
const promises = ({ acknowledged, imports, campaigns }: People) => {
  const without = (ids: Iterable<string>, condition: RawBuilder<unknown>): Counted =>
    sql`select count(*) from unnest(${[...ids]}::uuid[]) given (id) where ${condition}`;
  return [
    ...Object.entries(acknowledged).map(
      ([table, ids]) =>
        [
          ids.length,
          `${table.replace('_', ' ')} that were acknowledged: lost`,
          without(ids, sql`not exists (select from ${sql.table(table)} t where t.id = given.id)`),
        ] as const,
    ),
    [
      imports.size,
      'imports that were uploaded: not done',
      without(
        imports,
        sql`not exists (select from contact_imports i where i.id = given.id and i.state = 'imported')`,
      ),
    ],
    [
      campaigns.size,
      'campaigns that were started: somebody left out',
      without(
        campaigns,
        sql`(select count(*) from campaign_recipients r where r.campaign_id = given.id and r.state = 'sent') <> ${recipients}`,
      ),
    ],
  ] as const;
};

/** Runs the hourly sweep, as three hours later. @param keys of all files that have a row */
const sweepFindings = async ({ ownerUrl, filesIn }: Left, keys: ReadonlySet<string>): Promise<Figure> => {
  const orphans = async (): Promise<number> =>
    (await filesOf(join(filesIn, 'kept'))).filter((file) => !keys.has(basename(file))).length +
    (await filesOf(join(filesIn, 'drafts'))).length;
  const before = await orphans();
  const old = new Date(Date.now() - 3 * 3_600_000);
  for (const file of await filesOf(filesIn)) await utimes(file, old, old);
  const boss = openBoss(ownerUrl, createLog('silent'));
  await boss.start();
  await boss.send(sweepFilesJob.name, {});
  await boss.stop({ graceful: false });
  for (const end = performance.now() + 30_000; (await orphans()) > 0 && performance.now() < end;)
    await pause(200);
  return exactly(`${before} files without a row: left after the hourly sweep`, await orphans(), 0);
};

/** Examines what a repeatedly killed server has left, once the last one has had time to finish. */
export const findingsOf = async (left: Left): Promise<Figure[]> => {
  const { owner, post, people, sales, filesIn } = left;
  const figures = [await untilEnded(left), ...(await jobFindings(owner))];
  const didOthers = Object.values(people.acknowledged).some(({ length }) => length > 0);
  for (const [all, what, wrong] of didOthers ? promises(people) : [])
    figures.push(noneOf(all, what, await countOf(owner, wrong)));
  for (const [what, statement] of halves) figures.push(exactly(what, await countOf(owner, statement), 0));

  const ids = post.received.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '');
  const sent = await countOf(owner, sql`select count(*) from mails where state = 'sent'`);
  figures.push({
    name: 'mails sent, and of them twice (in flight when the server died)',
    value: `${sent}, ${ids.length - new Set(ids).size}`,
    goal: 'each at least once',
    met: new Set(ids).size >= sent,
  });

  const paths = new Map((await filesOf(join(filesIn, 'kept'))).map((file) => [basename(file), file]));
  const read = (key: string): Promise<Buffer | null> => readFile(paths.get(key) ?? '').catch(() => null);
  const versions = await owner.selectFrom('documentVersions').select(['storageKey', 'sha256']).execute();
  let broken = 0;
  for (const { storageKey, sha256 } of versions) {
    const bytes = await read(storageKey);
    if (!bytes || createHash('sha256').update(bytes).digest('hex') !== sha256) broken += 1;
  }
  figures.push(exactly(`${versions.length} files of documents: missing or broken`, broken, 0));
  const found = await salesFindingsOf(owner, sales, read);
  const keys = new Set([...found.keys, ...versions.map(({ storageKey }) => storageKey)]);
  return [...figures, ...found.figures, await sweepFindings(left, keys)];
};
