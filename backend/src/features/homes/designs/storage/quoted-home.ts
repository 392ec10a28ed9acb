import { readPlan } from '@hearthline/model/check/read-plan.ts';
import type { Plan } from '@hearthline/model/plan/document.ts';
import type { DesignContent } from '@hearthline/rules/homes/designs/design-content.ts';
import { standardLook, type Look } from '@hearthline/rules/homes/looks/look.ts';
import { sql } from 'kysely';
import type { Context } from '../../../../platform/context.ts';
import { readsIn } from '../../../../platform/db/database.ts';
import { jsonb } from '../../../../platform/db/jsonb.ts';
import type { Transaction } from '../../../../platform/db/query-builder.ts';
import { prepare, type Placeholders } from '../../../../platform/db/statement.ts';
import { publishedPlanOf, shownHome } from '../../catalog/home.api.ts';
import { storePlan } from './stored-content.ts';

const quotedHome = prepare('quoted_home', (db, p: Placeholders<{ code: string; slug: string }>) =>
  db
    .selectFrom('quotedHomes as q')
    .innerJoin('designs as d', 'd.id', 'q.designId')
    .innerJoin('designPlans as p', 'p.sha256', 'q.planSha256')
    .select(['p.document', 'q.planSha256', sql<Look>`q.look`.as('look')])
    .where('d.code', '=', p.code)
    .where('q.slug', '=', p.slug),
);

/** The hash alone: a list of quotes asks for many. */
const quotedPlanHash = prepare('quoted_plan_hash', (db, p: Placeholders<{ code: string; slug: string }>) =>
  db
    .selectFrom('quotedHomes as q')
    .innerJoin('designs as d', 'd.id', 'q.designId')
    .select('q.planSha256')
    .where('d.code', '=', p.code)
    .where('q.slug', '=', p.slug),
);

/** A home of the catalog as a quote of a design has kept it. */
export interface HomeAsQuoted {
  readonly plan: Plan;
  /** The SHA-256 of the plan as it is stored. */
  readonly sha256: string;
  /** Its own look. */
  readonly look: Look;
}

/** The home of the catalog as it was when the design was first quoted; null if it never was, or has another home since. */
export const quotedHomeOf = async (
  context: Pick<Context, 'query'>,
  code: string,
  slug: string,
): Promise<HomeAsQuoted | null> => {
  const row = await context.query.byKey(quotedHome, { code, slug });
  const read = row && readPlan(JSON.parse(row.document));
  return row && read && 'plan' in read ? { plan: read.plan, sha256: row.planSha256, look: row.look } : null;
};

/**
 * The SHA-256 of the plan of a home of the catalog as a quote of the design has kept it; null if none has.
 * @param code of the design
 */
export const quotedPlanSha256Of = async (
  context: Pick<Context, 'query'>,
  { code, slug }: { readonly code: string; readonly slug: string | null },
): Promise<string | null> =>
  slug === null ? null : ((await context.query.byKey(quotedPlanHash, { code, slug }))?.planSha256 ?? null);

/** Keeps the home of a design as it is now, unless an earlier quote has; only a home of the catalog with a plan can change. */
export const keepQuotedHome = async (
  trx: Transaction,
  { code, content }: { readonly code: string; readonly content: Pick<DesignContent, 'home'> },
): Promise<void> => {
  const slug = content.home?.slug;
  if (typeof slug !== 'string') return;
  const reads = readsIn(trx);
  const [plan, home] = [await publishedPlanOf(reads, slug), await shownHome(reads, slug)];
  if (!plan || !home) return;
  const planSha256 = await storePlan(trx, plan);
  await trx
    .insertInto('quotedHomes')
    .columns(['designId', 'slug', 'planSha256', 'look'])
    .expression((eb) =>
      eb
        .selectFrom('designs')
        .select([
          'id',
          eb.val(home.slug).as('slug'),
          eb.val(planSha256).as('planSha256'),
          eb.val(jsonb(home.look ?? standardLook)).as('look'),
        ])
        .where('code', '=', code),
    )
    .onConflict((conflict) => conflict.columns(['designId', 'slug']).doNothing())
    .execute();
};
