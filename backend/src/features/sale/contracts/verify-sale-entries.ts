import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/db/query-builder.ts';

type Entry = Pick<
  Row<'saleEntries'>,
  'id' | 'createdAt' | 'enteredOn' | 'kind' | 'amountCents' | 'ownerId' | 'source'
> & {
  readonly dealNumber: number;
};

/** How far the clocks of the server and of the database may be apart, in milliseconds. */
const skewMs = 60_000;

const named = ({ dealNumber, kind, enteredOn }: Entry): string =>
  `Sale entry of D-${dealNumber}, ${kind}, ${enteredOn}`;

/** What of an entry differs from what the audit log says was entered. */
const differs = (entry: Entry, details: Readonly<Record<string, unknown>>): boolean =>
  details['deal'] !== `D-${entry.dealNumber}` ||
  details['kind'] !== entry.kind ||
  details['cents'] !== entry.amountCents ||
  details['enteredOn'] !== entry.enteredOn ||
  details['ownerId'] !== entry.ownerId ||
  details['source'] !== entry.source;

/**
 * Checks entries of sales against the audit log: each is in it as it is, as long as the log is kept, and none that is in it is missing.
 * @param db a transaction that sees one state of the database
 * @returns what is wrong, in sentences
 */
export const verifySaleEntries = async (
  db: Db,
): Promise<{ readonly checked: number; readonly breaks: readonly string[] }> => {
  const entries: Entry[] = await db
    .selectFrom('saleEntries as e')
    .innerJoin('deals as d', 'd.id', 'e.dealId')
    .select([
      'e.id',
      'e.createdAt',
      'e.enteredOn',
      'e.kind',
      'e.amountCents',
      'e.ownerId',
      'e.source',
      'd.number as dealNumber',
    ])
    .orderBy('e.id')
    .execute();
  const logged = await db
    .selectFrom('auditEntries')
    .select(['object', 'details'])
    .where('action', '=', 'sale-entry.add')
    .where('result', '=', 'done')
    .orderBy('id')
    .execute();
  const { expired } = await db
    .selectFrom('auditCheckpoints')
    .select(sql<Date | null>`max(newest)`.as('expired'))
    .executeTakeFirstOrThrow();

  const byObject = new Map(entries.map((entry) => [`sale-entry:${entry.id}`, entry]));
  const seen = new Set(logged.map(({ object }) => object));
  const missing = logged.flatMap(({ object, details }) =>
    byObject.has(object ?? '') ? [] : [`A sale entry of ${String(details?.['deal'])} was removed.`],
  );
  const changed = logged.flatMap(({ object, details }) => {
    const entry = byObject.get(object ?? '');
    return entry && differs(entry, details ?? {}) ? [`${named(entry)}: not what was entered.`] : [];
  });
  const unknown = entries.flatMap((entry) => {
    const isExpired = expired !== null && entry.createdAt.getTime() <= expired.getTime() + skewMs;
    return isExpired || seen.has(`sale-entry:${entry.id}`)
      ? []
      : [`${named(entry)}: the audit log does not know it.`];
  });
  return { checked: entries.length, breaks: [...missing, ...changed, ...unknown] };
};
