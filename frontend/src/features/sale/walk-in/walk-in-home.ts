import { standardLook, type Look, type StreetSide } from '@hearthline/rules/homes/looks/look.ts';
import type { MyHome } from '../../../domain/my-design.ts';
import type { RestAnswers } from '../../../platform/api/rest-answers.ts';

/** A home of the catalog as it is listed. */
export type ListedHome = RestAnswers['GET /api/homes']['homes'][number];

/** The same as the home of a design. */
export const homeOf = (home: ListedHome): MyHome => ({
  slug: home.slug,
  planCode: null,
  plan: null,
  quotedPlan: null,
  name: home.name,
  offered: true,
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  squareFootage: home.squareFootage,
  modelType: home.modelType,
  footprint: home.footprint,
  look: (home.look as Look | null) ?? standardLook,
  street: home.street as StreetSide | null,
});

/** A home in a list to choose from. */
export const homeWords = ({ name, bedrooms, bathrooms, squareFootage }: ListedHome): string =>
  `${name}: ${bedrooms} bed, ${bathrooms} bath, ${squareFootage.toLocaleString('en-US')} sq ft`;
