import { createHash } from 'node:crypto';
import { expressionBuilder, sql } from 'kysely';
import type { Db, Row } from '../../../platform/db/query-builder.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** What a verification of the audit log found. */
export interface AuditVerdict {
  /** How many entries the chain has, and with which number and hash it ends, as in `1234:5f0c…`. */
  readonly sealed: number;
  readonly head: string;
  /** How many entries have expired and were removed, and when that last happened. */
  readonly expired: number;
  readonly expiredAt: Date | null;
  /** Entries that the chain does not contain yet. */
  readonly waiting: number;
  /** What is wrong, in sentences: the first {@link maxReportedBreaks}; none if the log is whole. */
  readonly breaks: readonly string[];
  readonly breakCount: number;
}

type Link = Readonly<Pick<Row<'auditSeals'>, 'number' | 'hash'>>;

const maxReportedBreaks = 20;
const pageSize = 5000;
/** As in `audit_seal`: nothing joins the chain that is dated this much earlier than what it already holds. */
const latenessMs = 15 * 60_000;

const beginning: Link = { number: 0, hash: Buffer.alloc(32) };

const entry = expressionBuilder<Tables & { e: Tables['auditEntries']; s: Tables['auditSeals'] }, 'e' | 's'>();

/** The text of an entry that is hashed. Written out here too, so that a changed function in the database cannot vouch for itself. */
const entryText = sql<string>`jsonb_build_array(${sql.join([
  entry.ref('s.number'),
  entry.ref('e.id'),
  sql`(extract(epoch from ${entry.ref('e.createdAt')}) * 1000)::bigint`,
  entry.ref('e.actorId'),
  entry.ref('e.action'),
  entry.ref('e.object'),
  entry.ref('e.result'),
  entry.ref('e.requestId'),
  entry.ref('e.details'),
])})::text`;

/** The links after a number, with the entries that they seal. */
const linksAfter = (db: Db, number: number) =>
  db
    .selectFrom('auditSeals as s')
    .leftJoin('auditEntries as e', 'e.id', 's.entryId')
    .select(['s.number', 's.hash', 's.entryId', 'e.createdAt'])
    .select((eb) => eb.case().when('e.id', 'is not', null).then(entryText).end().as('text'))
    .where('s.number', '>', number)
    .orderBy('s.number')
    .limit(pageSize)
    .execute();

/** Entries that the chain does not contain. */
const outside = (db: Db) =>
  db
    .selectFrom('auditEntries as e')
    .where((eb) => eb.not(eb.exists(eb.selectFrom('auditSeals as s').whereRef('s.entryId', '=', 'e.id'))));

/** Whether an entry that is outside could not have joined the chain. @param edge the time that the chain has passed */
const isOdd = (edge: Date | '-infinity') =>
  sql<boolean>`(${entry.ref('e.createdAt')} < ${edge} or ${entry.ref('e.createdAt')} > now() + interval '1 minute')`;

const headOf = ({ number, hash }: Link): string => `${number}:${hash.toString('hex')}`;

/** The number and hash of the chain's last entry, as in `1234:5f0c…`. */
export const readHead = async (db: Db): Promise<string> => {
  const seal = db.selectFrom('auditSeals').select(['number', 'hash']).orderBy('number', 'desc').limit(1);
  const checkpoint = db
    .selectFrom('auditCheckpoints')
    .select(['number', 'hash'])
    .orderBy('number', 'desc')
    .limit(1);
  const last = await db
    .selectFrom(seal.as('s'))
    .selectAll()
    .unionAll(db.selectFrom(checkpoint.as('c')).selectAll())
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return headOf(last ?? beginning);
};

/**
 * Computes the whole chain of the audit log again.
 * @param db a transaction that sees one state of the database, unless nobody else writes
 * @param noted an earlier end of the chain that was kept elsewhere; the chain must still contain it
 */
export const verifyAudit = async (db: Db, noted?: string): Promise<AuditVerdict> => {
  const breaks: string[] = [];
  let breakCount = 0;
  const broken = (sentence: string, count = 1): void => {
    if (breaks.length < maxReportedBreaks) breaks.push(sentence);
    breakCount += count;
  };

  const checkpoints = await db
    .selectFrom('auditCheckpoints')
    .select(['number', 'hash', 'removed', 'createdAt'])
    .orderBy('number')
    .execute();
  const checkpoint = checkpoints.at(-1);
  const expired = checkpoints.reduce((sum, { removed }) => sum + removed, 0);
  if (checkpoint && checkpoint.number !== expired)
    broken(
      `The checkpoints tell of ${expired} removed entries, but the chain begins after number ${checkpoint.number}.`,
    );
  const [notedNumber = '', notedHash = ''] = noted?.split(':') ?? [];
  let isNotedSeen = !noted || Number(notedNumber) < (checkpoint?.number ?? 0);
  const compare = (link: Link): void => {
    if (!noted || String(link.number) !== notedNumber) return;
    isNotedSeen = true;
    if (link.hash.toString('hex') !== notedHash)
      broken(`Number ${link.number} has another hash than the one that was noted: the chain was rewritten.`);
  };

  let last: Link = checkpoint ?? beginning;
  compare(last);
  let sealed = 0;
  let newest = -Infinity;
  for (;;) {
    const rows = await linksAfter(db, last.number);
    for (const row of rows) {
      const missing = row.number - last.number - 1;
      if (missing > 0)
        broken(
          `${missing === 1 ? 'The seal' : `${missing} seals`} before number ${row.number} ${missing === 1 ? 'is' : 'are'} missing: entries were removed.`,
          missing,
        );
      else if (row.text === null) broken(`Entry number ${row.number} (${row.entryId}) was removed.`);
      else if (!createHash('sha256').update(last.hash).update(row.text).digest().equals(row.hash)) {
        broken(
          `Entry number ${row.number} (${row.entryId}, ${row.createdAt?.toISOString()}) is not what was sealed: it, its place or its seal was changed.`,
        );
      }
      compare(row);
      newest = Math.max(newest, row.createdAt?.getTime() ?? newest);
      sealed += 1;
      last = row;
    }
    if (rows.length < pageSize) break;
  }
  if (!isNotedSeen)
    broken(`The chain ends before number ${notedNumber}, which was noted: its end was cut off.`);

  const edge = newest === -Infinity ? '-infinity' : new Date(newest - latenessMs);
  const counts = await outside(db)
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`(count(*) filter (where ${isOdd(edge)}))::int`.as('odd'),
    ])
    .executeTakeFirstOrThrow();
  if (counts.odd) {
    const entries = await outside(db)
      .select(['e.id', 'e.createdAt', isOdd(edge).as('odd')])
      .orderBy('odd', 'desc')
      .orderBy('e.createdAt')
      .limit(maxReportedBreaks)
      .execute();
    for (const { id, createdAt, odd } of entries) {
      if (odd)
        broken(
          `Entry ${id}, dated ${createdAt.toISOString()}, was slipped in: the chain has passed that time without it.`,
        );
    }
    breakCount += Math.max(0, counts.odd - maxReportedBreaks);
  }
  return {
    sealed,
    head: headOf(last),
    expired,
    expiredAt: checkpoint?.createdAt ?? null,
    waiting: counts.count - counts.odd,
    breaks,
    breakCount,
  };
};
