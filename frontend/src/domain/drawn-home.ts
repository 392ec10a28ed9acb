import type { Plan } from '@hearthline/model/plan/document.ts';
import { standardLook } from '@hearthline/rules/homes/looks/look.ts';
import type { MyHome } from './my-design.ts';

const modelTypes = { single: 'Single Wide', double: 'Double Wide', triple: 'Triple Wide' } as const;

/** A drawn plan as a design knows its home. */
export const drawnHome = (code: string, { name, summary, widthClass, front, street }: Plan): MyHome => ({
  slug: null,
  planCode: code,
  plan: null,
  quotedPlan: null,
  name,
  offered: true,
  bedrooms: summary.bedrooms,
  bathrooms: summary.fullBaths + summary.threeQuarterBaths + summary.halfBaths / 2,
  squareFootage: summary.squareFeet,
  footprint: null,
  modelType: modelTypes[widthClass],
  look: front ?? standardLook,
  street: street ?? 'front',
});
