import { isHomeSlug } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { readPlan } from '@hearthline/model/check/read-plan.ts';
import { isNewPlan, type Plan } from '@hearthline/model/plan/document.ts';
import { lookWith, standardLook, type Look } from '@hearthline/rules/homes/looks/look.ts';
import type { Context } from '../../../platform/context.ts';
import type { RestAnswer, RestRequest } from '../../../platform/http/rest-router.ts';
import { createPlanFiles, drawDocument, planFileAnswer } from '../plans/floor-plan.api.ts';
import { publishedPlan, quotedPlan } from './home.queries.ts';
import { missingHome } from './home.service.ts';

/** A plan, and the own look of its home if the plan is an old document, which says none. */
interface PlanToDraw {
  readonly plan: Plan;
  readonly look: Look | null;
}

const files = createPlanFiles<PlanToDraw>(({ plan, look }, request, name) =>
  drawDocument(plan, look ? { ...request, look: lookWith(look, request.look ?? {}) } : request, name),
);

/**
 * The plan of a published home as a file; it carries the home's name.
 * @throws AppError NOT_FOUND without such a home, plan or kind of file, BAD_INPUT
 */
export const homePlanFile = async (
  context: Context,
  slug: string,
  kind: string,
  query: unknown,
  header: RestRequest['header'],
): Promise<RestAnswer> => {
  const row = isHomeSlug(slug) ? await context.query.byKey(publishedPlan, { slug }) : undefined;
  if (!row) throw missingHome();
  const plan: Plan = { ...(row.plan as Plan), name: row.name };
  const look = isNewPlan(plan) ? null : (row.look ?? standardLook);
  const file = await files.open(context, `${row.id} ${row.version}`, kind, { plan, look }, query);
  if (!file) throw missingHome();
  // The seller may change it at any time, so that a browser asks whether its copy is still the plan.
  return planFileAnswer(file, header, 'public, no-cache');
};

/** The plan of a home of the catalog, and its own look, as a quote has kept them; null if none has. */
export const quotedPlanOf = async (
  { query }: Pick<Context, 'query'>,
  slug: string,
  sha256: string,
): Promise<{ readonly plan: Plan; readonly look: Look } | null> => {
  const row = isHomeSlug(slug) ? await query.byKey(quotedPlan, { slug, sha256 }) : undefined;
  const read = row && readPlan(JSON.parse(row.document));
  return row && read && 'plan' in read ? { plan: read.plan, look: row.look } : null;
};

/** The same as a file, whether or not the home is still published. @throws AppError NOT_FOUND without such a plan or kind of file, BAD_INPUT */
export const quotedPlanFile = async (
  context: Context,
  { slug, sha256, kind }: { readonly slug: string; readonly sha256: string; readonly kind: string },
  query: unknown,
  header: RestRequest['header'],
): Promise<RestAnswer> => {
  const quoted = /^[0-9a-f]{64}$/.test(sha256) ? await quotedPlanOf(context, slug, sha256) : null;
  if (!quoted) throw missingHome();
  const look = isNewPlan(quoted.plan) ? null : quoted.look;
  const file = await files.open(
    context,
    `quoted ${slug} ${sha256}`,
    kind,
    { plan: quoted.plan, look },
    query,
  );
  if (!file) throw missingHome();
  return planFileAnswer(file, header, 'public, max-age=86400');
};

/** The plan of the published home with this slug, by the home's name; null if there is none. */
export const publishedPlanOf = async (
  context: Pick<Context, 'query'>,
  slug: string,
): Promise<Plan | null> => {
  const row = isHomeSlug(slug) ? await context.query.byKey(publishedPlan, { slug }) : undefined;
  return row ? { ...(row.plan as Plan), name: row.name } : null;
};
