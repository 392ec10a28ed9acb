import { isHomeSlug } from '@hearthline/rules/homes/catalog/shown-home.ts';
import { isNewPlan, type Plan } from '@hearthline/model/plan/document.ts';
import { lookWith, standardLook, type Look } from '@hearthline/rules/homes/looks/look.ts';
import type { Context } from '../../../platform/context.ts';
import type { RestAnswer, RestRequest } from '../../../platform/http/rest-router.ts';
import { createPlanFiles, drawDocument, planFileAnswer } from '../plans/floor-plan.api.ts';
import { publishedPlan } from './home.queries.ts';
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

/** The plan of the published home with this slug, by the home's name; null if there is none. */
export const publishedPlanOf = async (
  context: Pick<Context, 'query'>,
  slug: string,
): Promise<Plan | null> => {
  const row = isHomeSlug(slug) ? await context.query.byKey(publishedPlan, { slug }) : undefined;
  return row ? { ...(row.plan as Plan), name: row.name } : null;
};
