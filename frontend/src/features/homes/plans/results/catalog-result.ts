import { homeQuery } from '@hearthline/rules/homes/plans/plan-interest.ts';
import { bathroomsText, bedroomsText } from '@hearthline/rules/homes/plans/plan-rules.ts';
import { drawnFrontAlt } from '@hearthline/rules/homes/catalog/shown-home.ts';
import type { PlanCardFragment } from '../../../../gql/generated.ts';
import { drawingOf, streetPicture, type HomeSummary } from './home-summary.ts';

/** The facts of a home of the catalog that its card and a comparison need. */
export type CatalogFacts = Omit<PlanCardFragment, 'id' | 'imageUrl'>;

/** Whether a home among the results has a plan: if not, its picture is one of its front. */
export const hasPlan = ({ imageUrl }: Pick<PlanCardFragment, 'imageUrl'>): boolean =>
  imageUrl.startsWith('/api/image/plan-');

/** The drawings of a home are named after it: `/api/image/plan-<slug>.png`. */
export const slugOf = ({ imageUrl }: Pick<PlanCardFragment, 'imageUrl'>): string =>
  /\/(?:plan|home)-([a-z0-9-]+)\.png$/.exec(imageUrl)?.[1] ?? '';

/** The alternative text for the picture of a plan. */
export const planAlt = ({ name, bedrooms, bathrooms, footprint }: CatalogFacts): string =>
  `Floor plan of the ${name}: ${bedroomsText(bedrooms)} and ${bathroomsText(bathrooms)} on ${footprint} feet`;

/** A home of the catalog as its card shows it. */
export const catalogHome = (
  slug: string,
  plan: CatalogFacts & { readonly hasPlan: boolean },
  narrow: boolean,
): HomeSummary => ({
  id: slug,
  name: plan.name,
  kind: plan.modelType,
  bedrooms: plan.bedrooms,
  baths: { name: 'Bathrooms', value: plan.bathrooms },
  size: { name: 'Footprint (feet)', value: plan.footprint },
  squareFeet: plan.squareFootage,
  drawing: plan.hasPlan
    ? { src: drawingOf(`/api/homes/${slug}/plan.svg`, narrow), alt: planAlt(plan) }
    : null,
  exterior: { ...streetPicture({ slug }), alt: drawnFrontAlt(plan.name) },
  page: `/homes/${slug}`,
  booking: `/appointments${homeQuery(slug)}`,
});
