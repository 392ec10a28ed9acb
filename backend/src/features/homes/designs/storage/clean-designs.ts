import { unclaimedDesignDays, versionDays } from '@hearthline/rules/homes/designs/storage.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { dbIn } from '../../../../platform/db/query-builder.ts';
import { movePlans } from './move-plans.ts';

/** The tables that name designs by code and version, which are kept for as long as they do. */
export const namingTables = ['appointments', 'consultant_requests', 'deals', 'projects', 'quotes'] as const;

const isNamed = (condition: RawBuilder<SqlBool>): RawBuilder<SqlBool> =>
  sql`(${sql.join(
    namingTables.map((table) => sql`exists (select from ${sql.table(table)} n where ${condition})`),
    sql` or `,
  )})`;

/** Rows of one transaction. */
const step = 500;

const repeat = async (part: () => Promise<number>): Promise<number> => {
  let all = 0;
  for (;;) {
    const some = await part();
    all += some;
    if (some < step) return all;
  }
};

/**
 * Deletes designs that no account owns and nothing names - no lead, deal, quote or project, no contact, no mailed link - and that
 * nobody has changed for so many days. Of a mailed design there is a second key.
 */
const expireDesigns = (context: Context): Promise<number> => {
  const before = new Date(context.now().getTime() - unclaimedDesignDays * dayMs);
  return repeat(async () => {
    const { numDeletedRows } = await context.db
      .deleteFrom('designs as d')
      .where('d.ownerId', 'is', null)
      .where('d.updatedAt', '<=', before)
      .where((eb) =>
        eb(
          'd.id',
          'in',
          eb
            .selectFrom('designs as d')
            .select('d.id')
            .where('d.ownerId', 'is', null)
            .where('d.contactId', 'is', null)
            .where('d.frozenAt', 'is', null)
            .where('d.updatedAt', '<=', before)
            .where(sql<SqlBool>`(select count(*) from design_keys k where k.design_id = d.id) < 2`)
            .where(
              sql<SqlBool>`not exists (select from design_versions v where v.design_id = d.id and v.frozen_at is not null)`,
            )
            .where(sql<SqlBool>`not ${isNamed(sql`n.design_code = d.code`)}`)
            .limit(sql.lit(step)),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
};

/** Deletes versions of past days that nothing names. The first, the newest and the last of each day stay. */
const thinVersions = (context: Context): Promise<number> => {
  const before = new Date(context.now().getTime() - versionDays * dayMs);
  return repeat(async () => {
    const { numDeletedRows } = await context.db
      .deleteFrom('designVersions')
      .where((eb) =>
        eb(
          'id',
          'in',
          eb
            .selectFrom('designVersions as v')
            .innerJoin('designs as d', 'd.id', 'v.designId')
            .select('v.id')
            .where('v.version', '>', 1)
            .whereRef('v.version', '<', 'd.version')
            .where('v.frozenAt', 'is', null)
            .where('v.createdAt', '<=', before)
            .where(
              sql<SqlBool>`exists (select from design_versions l where l.design_id = v.design_id and l.version > v.version
              and (l.created_at at time zone 'UTC')::date = (v.created_at at time zone 'UTC')::date)`,
            )
            .where(sql<SqlBool>`not ${isNamed(sql`n.design_code = d.code and n.design_version = v.version`)}`)
            .limit(sql.lit(step)),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
};

const isUnused = sql<SqlBool>`not exists (select from designs d where d.plan_sha256 = design_plans.sha256)
  and not exists (select from design_versions v where v.plan_sha256 = design_plans.sha256)`;

/** Deletes plans that no version names any longer. */
const sweepPlans = (context: Context): Promise<number> =>
  repeat(() =>
    context.transaction(async (em) => {
      const db = dbIn(em);
      const unused = await db
        .selectFrom('designPlans')
        .select('sha256')
        .where(isUnused)
        .limit(step)
        .forUpdate()
        .skipLocked()
        .execute();
      if (unused.length === 0) return 0;
      // Once more, now that they are locked: whoever was just storing a version with one of them has ended.
      await db
        .deleteFrom('designPlans')
        .where(
          'sha256',
          'in',
          unused.map(({ sha256 }) => sha256),
        )
        .where(isUnused)
        .execute();
      return unused.length;
    }),
  );

/** Keeps what designs take on disk within bounds. Safe to repeat and to interrupt at any point. */
export const cleanDesigns = async (context: Context): Promise<void> => {
  await movePlans(context);
  const expired = await expireDesigns(context);
  const thinned = await thinVersions(context);
  await sweepPlans(context);
  if (expired || thinned) context.log.info({ expired, thinned }, 'designs and versions were removed');
};
