import { auditDays } from '@hearthline/rules/office/audit/audit-rules.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import { audit, changesOf } from '../../../platform/audit/audit.ts';
import type { Context } from '../../../platform/context.ts';
import { readsIn } from '../../../platform/db/database.ts';
import { prepare } from '../../../platform/db/statement.ts';
import { readSetting, writeSetting } from '../../../platform/db/setting.entity.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { takeLocks } from '../../../platform/locks/advisory-locks.ts';

/** How long the audit log is kept, and how far its chain reaches. */
export interface AuditKeeping {
  readonly days: number;
  readonly sealed: number;
  readonly expired: number;
  readonly expiredAt: Date | null;
}

const ends = prepare('audit_ends', (db) => {
  const seal = db.selectFrom('auditSeals').orderBy('number', 'desc').limit(sql.lit(1));
  const checkpoint = db.selectFrom('auditCheckpoints').orderBy('number', 'desc').limit(sql.lit(1));
  const [sealed, expired] = [seal.select('number'), checkpoint.select('number')];
  return db.selectNoFrom([
    sql<number>`coalesce(${sealed}, ${expired}, 0)::float8`.as('last'),
    sql<number>`coalesce(${expired}, 0)::float8`.as('expired'),
    checkpoint.select('createdAt').as('expiredAt'),
  ]);
});

/** Reads a few rows by their keys, however long the log is. */
export const readAuditKeeping = async ({ query }: Pick<Context, 'query'>): Promise<AuditKeeping> => {
  const [row] = await query(ends, {});
  const { last = 0, expired = 0, expiredAt = null } = row ?? {};
  return { days: await readSetting({ query }, 'auditDays'), sealed: last - expired, expired, expiredAt };
};

const rule = z.object({ days: auditDays });

/** Sets how many days entries are kept; older ones go with the next night. @throws AppError BAD_INPUT */
export const setAuditDays = async (context: Context, input: unknown): Promise<AuditKeeping> => {
  const { days } = validate(rule, { days: input });
  await context.transaction(async (trx) => {
    // An advisory lock, because there may be no row to lock yet: the entry names the value that this one replaces.
    await takeLocks(trx, 'settings');
    const before = await readSetting(readsIn(trx), 'auditDays');
    await writeSetting(trx, 'auditDays', days, context.now());
    await audit(context, trx, {
      action: 'setting.update',
      object: ['setting', 'auditDays'],
      details: { changes: changesOf({ auditDays: before }, { auditDays: days }) },
    });
  });
  return readAuditKeeping(context);
};
