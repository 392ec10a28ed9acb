import { createHash } from 'node:crypto';
import { readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import type { SmtpPost } from '../backend/src/testing/smtp.ts';
import type { Business } from './drill.kill.work.ts';
import type { Row } from './drill.report.ts';

interface Look {
  readonly owner: pg.Client;
  readonly post: SmtpPost;
  readonly work: Business;
  readonly filesIn: string;
  /** Sends the hourly job that removes files without a row. */
  readonly sweep: () => Promise<void>;
  readonly say: (line: string) => void;
}

/** Signs of a half-done business operation, each with a statement that counts them. */
const halves: readonly (readonly [what: string, statement: string])[] = [
  ['contacts without their line of the record', "select count(*) from contacts c where email like 'made-%' and exists (select from audit_entries where action = 'contact.create' and object = 'contact:' || c.id) = (first_name <> 'Made')"],
  ['lines of the record without their contact', "select count(*) from audit_entries where action = 'contact.create' and not exists (select from contacts where object = 'contact:' || id)"],
  ['consultant requests without contact', 'select count(*) from consultant_requests where contact_id is null'],
  ['consultant requests more or less than their mails', "select abs((select count(*) from consultant_requests) - (select count(*) from mails where kind = 'consultant_requested'))"],
  ['appointments without contact, history, link or mail', `select count(*) from appointments a where contact_id is null or not exists (select from appointment_links l where l.appointment_id = a.id)
     or (select count(*) from appointment_changes h join mails m on m.id = h.mail_id where h.appointment_id = a.id and h.action = 'booked') <> 1`],
  ['appointments without their one line of the record', "select count(*) from appointments a where (select count(*) from audit_entries where action = 'appointment.booked' and object = 'appointment:' || a.id) <> 1"],
  ['documents without a version or their line of the record', "select count(*) from documents d where not exists (select from document_versions v where v.document_id = d.id) or (select count(*) from audit_entries where action = 'document.upload' and object = 'document:' || d.id) <> 1"],
  ['imports with rows done twice or not at all', `select count(*) from contact_imports i where state = 'imported' and (rows <> (select count(*) from contact_import_rows r where r.import_id = i.id and outcome = 'created')
     or rows <> (select count(distinct contact_id) from contact_import_rows r where r.import_id = i.id))`],
  ['counters of contacts that are wrong', `select count(*) from (select status, count(*)::int as n from contacts group by 1) c full join (select status, sum(delta)::int as n from contact_totals group by 1) t using (status) where coalesce(c.n, 0) <> coalesce(t.n, 0)`],
];

const waiting = `
  select (select count(*) from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%') as jobs,
    (select count(*) from mails where state = 'queued') as mails,
    (select count(*) from campaigns where state = 'sending') as campaigns,
    (select count(*) from contact_imports where state in ('checking', 'importing', 'reverting')) as imports`;
/** How long nothing may move, in milliseconds: a dead worker's job is retried within a minute, and later if it died more than once. */
const patience = 180_000;

const filesOf = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
const nameOf = (file: string): string => file.split(/[\\/]/).at(-1) ?? '';

/** Examines what a repeatedly killed server has left, once the last one has had time to finish. */
export const looked = async ({ owner, post, work, filesIn, sweep, say }: Look): Promise<Row[]> => {
  const counted = async (statement: string, values: unknown[] = []): Promise<number> => Number(Object.values((await owner.query<Record<string, string>>(statement, values)).rows[0] ?? {})[0]);
  say('waiting for what was taken up again');
  const began = performance.now();
  let moved = began;
  let least = Infinity;
  let left: Record<string, number>;
  for (;;) {
    left = Object.fromEntries(Object.entries((await owner.query<Record<string, string>>(waiting)).rows[0] ?? {}).map(([name, count]) => [name, Number(count)]));
    const all = Object.values(left).reduce((sum, count) => sum + count, 0);
    if (all < least) [least, moved] = [all, performance.now()];
    if (all === 0 || performance.now() - moved > patience) break;
    await pause(500);
  }
  const stuck = Object.entries(left).filter(([, count]) => count > 0).map(([name, count]) => `${count} ${name}`);
  const rows: Row[] = [
    { what: 'jobs, mails, campaigns, imports that are stuck', came: stuck.join(', ') || `0 after ${((performance.now() - began) / 1000).toFixed(0)} s`, goal: '0', held: stuck.length === 0 },
  ];
  const none = (what: string, count: number): void => void rows.push({ what, came: String(count), goal: '0', held: count === 0 });
  // Scheduled jobs are not retried, so they do not count: the next one is on its way.
  none('jobs given up', await counted("select count(*) from pgboss.job where state = 'failed' and retry_limit > 0"));

  for (const [table, ids] of Object.entries(work.acknowledged)) {
    none(`${ids.length} ${table.replace('_', ' ')} that were acknowledged: lost`, await counted(`select count(*) from unnest($1::uuid[]) given (id) where not exists (select from ${table} t where t.id = given.id)`, [ids]));
  }
  for (const [what, statement] of halves) none(what, await counted(statement));
  none(`${work.imports.size} imports that were started: not done`, await counted("select count(*) from contact_imports where id = any($1::uuid[]) and state <> 'imported'", [[...work.imports]]));
  none(`${work.campaigns.size} campaigns that were started: somebody left out`, await counted("select count(*) from campaign_recipients where campaign_id = any($1::uuid[]) and state <> 'sent'", [[...work.campaigns]]));

  const keys = post.received.map(({ raw }) => /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '');
  const sent = await counted("select count(*) from mails where state = 'sent'");
  rows.push({ what: 'mails sent, and of them twice (in flight when the server died)', came: `${sent}, ${keys.length - new Set(keys).size}`, goal: 'each at least once', held: new Set(keys).size >= sent });

  const { rows: versions } = await owner.query<{ storage_key: string; sha256: string }>('select storage_key, sha256 from document_versions');
  const kept = await filesOf(join(filesIn, 'kept'));
  const byName = new Map(kept.map((file) => [nameOf(file), file]));
  let broken = 0;
  for (const { storage_key: key, sha256 } of versions) {
    const file = byName.get(key);
    if (!file || createHash('sha256').update(await readFile(file)).digest('hex') !== sha256) broken += 1;
  }
  none(`${versions.length} files of documents: missing or broken`, broken);

  const orphans = async (): Promise<number> => {
    const named = new Set(versions.map(({ storage_key: key }) => key));
    return (await filesOf(join(filesIn, 'kept'))).filter((file) => !named.has(nameOf(file))).length + (await filesOf(join(filesIn, 'drafts'))).length;
  };
  const before = await orphans();
  const old = new Date(Date.now() - 3 * 3_600_000);
  for (const file of await filesOf(filesIn)) await utimes(file, old, old);
  await sweep();
  for (const end = performance.now() + 30_000; (await orphans()) > 0 && performance.now() < end; ) await pause(200);
  rows.push({ what: 'files without a row: before and after the hourly sweep', came: `${before}, ${await orphans()}`, goal: '0 after', held: (await orphans()) === 0 });
  return rows;
};
