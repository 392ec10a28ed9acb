import { bathroomsText, bedroomsText } from '@hearthline/rules/floor-plans/rules.ts';
import type { PlanCardFragment } from '../../../gql/generated.ts';
import type { HomeSummary } from './home-summary.ts';

/** The drawings of a home are named after it: `/api/image/plan-<slug>.png`. */
const slugOf = (imageUrl: string): string => /\/plan-([a-z0-9-]+)\.png$/.exec(imageUrl)?.[1] ?? '';

/** The alternative text for the picture of a plan. */
export const planAlt = ({ name, bedrooms, bathrooms, footprint }: PlanCardFragment): string =>
  `Floor plan of the ${name}: ${bedroomsText(bedrooms)} and ${bathroomsText(bathrooms)} on ${footprint} feet`;

/** A home of the catalog as its card shows it. */
export const catalogHome = (plan: PlanCardFragment, _narrow: boolean): HomeSummary => {
  const slug = slugOf(plan.imageUrl);
  const [one = 0, other = 0] = plan.footprint.split('x').map(Number);
  return {
    id: slug,
    name: plan.name,
    kind: plan.modelType,
    bedrooms: plan.bedrooms,
    baths: { name: 'Bathrooms', value: plan.bathrooms },
    size: { name: 'Footprint (feet)', value: plan.footprint },
    squareFeet: plan.squareFootage,
    length: Math.max(one, other),
    drawing: { src: plan.imageUrl, alt: planAlt(plan), ratio: '1600 / 870', isSheet: true },
    exterior: {
      src: `/api/image/home-${slug}.webp?w=400`,
      alt: `The ${plan.name} seen from the front`,
    },
    page: `/homes/${slug}`,
  };
};
