import { createHash } from 'node:crypto';

/** Runs one statement; all of a verification run in one transaction that sees one state of the database. */
export type AuditQuery = <Row extends object>(
  name: string,
  text: string,
  values?: readonly unknown[],
) => Promise<Row[]>;

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
  /** What is wrong, in sentences: the first {@link breaksTold}; none if the log is whole. */
  readonly breaks: readonly string[];
  readonly breakCount: number;
}

interface Link {
  readonly number: string;
  readonly hash: Buffer;
}
interface SealRow extends Link {
  readonly entryId: string;
  readonly createdAt: Date | null;
  readonly text: string | null;
}

const breaksTold = 20;
const pageSize = 5000;
/** As in `audit_seal`: nothing joins the chain that is dated this much earlier than what it already holds. */
const latenessMs = 15 * 60_000;

const beginning: Link = { number: '0', hash: Buffer.alloc(32) };

/** The text of an entry that is hashed. Written out here too, so that a changed function in the database cannot vouch for itself. */
const entryText = `jsonb_build_array(s.number, e.id, (extract(epoch from e.created_at) * 1000)::bigint,
  e.actor_id, e.action, e.object, e.result, e.request_id, e.details)::text`;

const page = `
  select s.number, s.hash, s.entry_id as "entryId", e.created_at as "createdAt", case when e.id is not null then ${entryText} end as text
  from audit_seals s left join audit_entries e on e.id = s.entry_id where s.number > $1 order by s.number limit ${pageSize}`;

const outside = `
  select e.id, e.created_at as "createdAt", e.created_at < $1 or e.created_at > now() + interval '1 minute' as odd from audit_entries e
  where not exists (select from audit_seals s where s.entry_id = e.id) order by odd desc, e.created_at limit ${breaksTold}`;

const outsideCount = `
  select count(*)::int as count, (count(*) filter (where e.created_at < $1 or e.created_at > now() + interval '1 minute'))::int as odd from audit_entries e
  where not exists (select from audit_seals s where s.entry_id = e.id)`;

const headOf = ({ number, hash }: Link): string => `${number}:${hash.toString('hex')}`;

/** The number and hash of the chain's last entry, as in `1234:5f0c…`. */
export const readHead = async (query: AuditQuery): Promise<string> => {
  const [last] = await query<Link>(
    'audit_head',
    `
    (select number, hash from audit_seals order by number desc limit 1) union all (select number, hash from audit_checkpoints order by number desc limit 1) order by number desc limit 1`,
  );
  return headOf(last ?? beginning);
};

/**
 * Computes the whole chain of the audit log again.
 * @param noted an earlier end of the chain that was kept elsewhere; the chain must still contain it
 */
export const verifyAudit = async (query: AuditQuery, noted?: string): Promise<AuditVerdict> => {
  const breaks: string[] = [];
  let breakCount = 0;
  const broken = (sentence: string, count = 1): void => {
    if (breaks.length < breaksTold) breaks.push(sentence);
    breakCount += count;
  };

  const checkpoints = await query<Link & { removed: string; createdAt: Date }>(
    '',
    'select number, hash, removed, created_at as "createdAt" from audit_checkpoints order by number',
  );
  const checkpoint = checkpoints.at(-1);
  const expired = checkpoints.reduce((sum, { removed }) => sum + Number(removed), 0);
  if (checkpoint && Number(checkpoint.number) !== expired)
    broken(
      `The checkpoints tell of ${expired} removed entries, but the chain begins after number ${checkpoint.number}.`,
    );
  const [notedNumber = '', notedHash = ''] = noted?.split(':') ?? [];
  let isNotedSeen = !noted || Number(notedNumber) < Number(checkpoint?.number ?? 0);
  const compare = (link: Link): void => {
    if (!noted || link.number !== notedNumber) return;
    isNotedSeen = true;
    if (link.hash.toString('hex') !== notedHash)
      broken(`Number ${link.number} has another hash than the one that was noted: the chain was rewritten.`);
  };

  let last: Link = checkpoint ?? beginning;
  compare(last);
  let sealed = 0;
  let newest = -Infinity;
  for (;;) {
    const rows = await query<SealRow>('', page, [last.number]);
    for (const row of rows) {
      const missing = Number(row.number) - Number(last.number) - 1;
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
  const [counts] = await query<{ count: number; odd: number }>('', outsideCount, [edge]);
  if (counts?.odd) {
    for (const { id, createdAt, odd } of await query<{ id: string; createdAt: Date; odd: boolean }>(
      '',
      outside,
      [edge],
    )) {
      if (odd)
        broken(
          `Entry ${id}, dated ${createdAt.toISOString()}, was slipped in: the chain has passed that time without it.`,
        );
    }
    breakCount += Math.max(0, counts.odd - breaksTold);
  }
  return {
    sealed,
    head: headOf(last),
    expired,
    expiredAt: checkpoint?.createdAt ?? null,
    waiting: (counts?.count ?? 0) - (counts?.odd ?? 0),
    breaks,
    breakCount,
  };
};
