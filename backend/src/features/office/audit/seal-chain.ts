import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import { prepare, type Placeholders, type Statement } from '../../../platform/db/statement.ts';

/** How many entries one statement seals or removes: a fraction of a second of work. */
const batch = 2000;

interface Batch {
  readonly batch: number;
}

const seal = prepare('audit_seal', (db, p: Placeholders<Batch>) =>
  db.selectNoFrom(sql<number>`audit_seal(${p.batch})`.as('count')),
);
const expire = prepare('audit_expire', (db, p: Placeholders<Batch>) =>
  db.selectNoFrom(sql<number>`audit_expire(${p.batch})`.as('count')),
);

const repeatedly = async (
  { query }: Pick<Context, 'query'>,
  statement: Statement<Batch, { count: number }>,
): Promise<number> => {
  for (let total = 0; ;) {
    const [row] = await query(statement, { batch });
    const count = row?.count ?? 0;
    total += count;
    if (count === 0) return total;
  }
};

/**
 * Writes the refusals of the minutes that are over to the log, and appends all new entries to its chain.
 * The functions belong to the owner of the tables; the server's role may only call them (migration 0028).
 * @returns how many entries were sealed
 */
export const sealAudit = (context: Pick<Context, 'query'>): Promise<number> => repeatedly(context, seal);

/**
 * Removes the entries that are older than the setting `auditDays` allows, from the beginning of the chain.
 * @returns how many were removed
 */
export const expireAudit = (context: Pick<Context, 'query'>): Promise<number> => repeatedly(context, expire);
