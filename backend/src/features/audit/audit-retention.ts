import { auditDays } from '@hearthline/rules/audit/rules.ts';
import { z } from 'zod';
import { audit, changesOf } from '../../platform/audit/audit.ts';
import type { Context } from '../../platform/context.ts';
import { readsIn } from '../../platform/db/database.ts';
import { readSetting, Setting } from '../../platform/db/setting.entity.ts';
import { validate } from '../../platform/validation/validate.ts';
import { takeLocks } from '../../platform/locks/advisory-locks.ts';

/** How long the audit log is kept, and how far its chain reaches. */
export interface AuditKeeping {
  readonly days: number;
  readonly sealed: number;
  readonly expired: number;
  readonly expiredAt: Date | null;
}

const ends = `
  select coalesce((select number from audit_seals order by number desc limit 1), c.number, 0)::float8 as last, coalesce(c.number, 0)::float8 as expired, c.created_at as "expiredAt"
  from (values (1)) one left join (select number, created_at from audit_checkpoints order by number desc limit 1) c on true`;

/** Reads three rows by their keys, however long the log is. */
export const readAuditKeeping = async ({
  sql,
  query,
}: Pick<Context, 'query' | 'sql'>): Promise<AuditKeeping> => {
  const [row] = await sql<{ last: number; expired: number; expiredAt: Date | null }>('audit_ends', ends);
  const { last = 0, expired = 0, expiredAt = null } = row ?? {};
  return { days: await readSetting({ query }, 'auditDays'), sealed: last - expired, expired, expiredAt };
};

const rule = z.object({ days: auditDays });

/** Sets how many days entries are kept; older ones go with the next night. @throws AppError BAD_INPUT */
export const setAuditDays = async (context: Context, input: unknown): Promise<AuditKeeping> => {
  const { days } = validate(rule, { days: input });
  await context.transaction(async (em) => {
    // An advisory lock, because there may be no row to lock yet: the entry names the value that this one replaces.
    await takeLocks(em, 'settings');
    const before = await readSetting(readsIn(em), 'auditDays');
    await em.upsert(Setting, { key: 'auditDays', value: days, updatedAt: context.now() });
    audit(context, em, {
      action: 'setting.update',
      object: ['setting', 'auditDays'],
      details: { changes: changesOf({ auditDays: before }, { auditDays: days }) },
    });
  });
  return readAuditKeeping(context);
};
