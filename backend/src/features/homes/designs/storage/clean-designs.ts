import { unclaimedDesignDays, versionDays } from '@hearthline/rules/homes/designs/storage.ts';
import { dayMs } from '@hearthline/rules/dates/day.ts';
import { expressionBuilder, sql, type Expression } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { movePlans } from './move-plans.ts';

/** The tables that name designs by code and version, which are kept for as long as they do. */
export const namingTables = ['appointments', 'consultantRequests', 'deals', 'projects', 'quotes'] as const;

const stored = expressionBuilder<
  Tables & { d: Tables['designs']; v: Tables['designVersions'] },
  'd' | 'v' | 'designPlans'
>();

/** The rows of each table that name the design `d`. */
const naming = namingTables.map((table) => stored.selectFrom(table).whereRef('designCode', '=', 'd.code'));

/** Whether something names the design `d`. */
const isNamed = stored.or(naming.map((rows) => stored.exists(rows)));

/** Whether something names the version `v` of the design `d`. */
const isVersionNamed = stored.or([
  ...naming.map((rows) => stored.exists(rows.whereRef('designVersion', '=', 'v.version'))),
  // A change order names versions of the design of its deal.
  stored.exists(
    stored
      .selectFrom('changeOrders')
      .innerJoin('deals', 'deals.id', 'changeOrders.dealId')
      .whereRef('deals.designCode', '=', 'd.code')
      .whereRef('changeOrders.toVersion', '=', 'v.version'),
  ),
]);

const dayOf = (instant: Expression<Date>) => sql<string>`(${instant} at time zone 'UTC')::date`;

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
            .where(
              (design) =>
                design
                  .selectFrom('designKeys as k')
                  .select(({ fn }) => fn.countAll<number>().as('count'))
                  .whereRef('k.designId', '=', 'd.id'),
              '<',
              2,
            )
            .where((design) =>
              design.not(
                design.exists(
                  design
                    .selectFrom('designVersions as v')
                    .whereRef('v.designId', '=', 'd.id')
                    .where('v.frozenAt', 'is not', null),
                ),
              ),
            )
            .where((design) => design.not(isNamed))
            .limit(sql.lit(step)),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
};

/** Deletes versions of past days that nothing names. The first, the newest and the last of each day stay, of buyers and of staff. */
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
            .where((row) =>
              row.exists(
                row
                  .selectFrom('designVersions as later')
                  .whereRef('later.designId', '=', 'v.designId')
                  .whereRef('later.version', '>', 'v.version')
                  // The newest of the buyer's own is what a quote names as seen.
                  .whereRef('later.byStaff', '=', 'v.byStaff')
                  .where((both) =>
                    both(dayOf(both.ref('later.createdAt')), '=', dayOf(both.ref('v.createdAt'))),
                  ),
              ),
            )
            .where((row) => row.not(isVersionNamed))
            .limit(sql.lit(step)),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  });
};

const isUnused = stored.and(
  (['designs', 'designVersions', 'quotedHomes'] as const).map((table) =>
    stored.not(stored.exists(stored.selectFrom(table).whereRef('planSha256', '=', 'designPlans.sha256'))),
  ),
);

/** Deletes plans that neither a version nor a quoted home names any longer. */
const sweepPlans = (context: Context): Promise<number> =>
  repeat(() =>
    context.transaction(async (trx) => {
      const unused = await trx
        .selectFrom('designPlans')
        .select('sha256')
        .where(isUnused)
        .limit(step)
        .forUpdate()
        .skipLocked()
        .execute();
      if (unused.length === 0) return 0;
      // Once more, now that they are locked: whoever was just storing a version with one of them has ended.
      await trx
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
