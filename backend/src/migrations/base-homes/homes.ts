import type { NewPlan, Plan } from '@hearthline/model/plan/document.ts';
import { baseHomes as shippedHomes, type BaseHome } from '../base-catalog/homes.ts';
import shippedPlans from '../base-catalog/plans.json' with { type: 'json' };
import { baseCodes } from './codes.ts';
import { newDescriptions } from './descriptions.ts';
import plans from './plans.json' with { type: 'json' };

/** The plans of the base homes, each in its look; frozen, each as the plan book made it for its code. */
export const basePlans = plans as unknown as Readonly<Record<string, NewPlan & { readonly wish: object }>>;

/** The documents of all 45: the Enid has the one that it came with. */
export const baseDocuments: Readonly<Record<string, Plan>> = {
  ...basePlans,
  enid: shippedPlans.enid as unknown as Plan,
};

/** Which became narrower, so that every base home travels. */
const sizes: Readonly<Record<string, Pick<BaseHome, 'footprint' | 'squareFootage'>>> = {
  toledo: { footprint: '16x66', squareFootage: 1056 },
  'pe-ell': { footprint: '16x75', squareFootage: 1200 },
};

/** The homes that come with every installation as migration 0083 leaves them: those of 0044 with other plans, two of them narrower. */
export const baseHomes: readonly BaseHome[] = shippedHomes.map((home) => ({
  ...home,
  ...sizes[home.slug],
  code: baseCodes[home.slug] ?? null,
  description: newDescriptions[home.slug] ?? home.description,
}));
