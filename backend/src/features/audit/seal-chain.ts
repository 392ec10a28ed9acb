import type { Context } from '../../platform/context.ts';

/** How many entries one statement seals or removes: a fraction of a second of work. */
const batch = 2000;

const repeatedly = async (
  { sql }: Pick<Context, 'db' | 'query' | 'sql'>,
  name: 'audit_seal' | 'audit_expire',
): Promise<number> => {
  for (let total = 0; ;) {
    const [row] = await sql<{ count: number }>(name, `select ${name}($1) as count`, [batch]);
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
export const sealAudit = (context: Pick<Context, 'db' | 'query' | 'sql'>): Promise<number> =>
  repeatedly(context, 'audit_seal');

/**
 * Removes the entries that are older than the setting `auditDays` allows, from the beginning of the chain.
 * @returns how many were removed
 */
export const expireAudit = (context: Pick<Context, 'db' | 'query' | 'sql'>): Promise<number> =>
  repeatedly(context, 'audit_expire');
