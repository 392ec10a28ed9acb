import { floorPlanSearch } from '@hearthline/rules/homes/plans/plan-search.ts';
import { planCheck, planFindings } from '@hearthline/rules/homes/plans/plan-check.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { checkFloorPlan } from './plan-check.service.ts';
import { searchFloorPlans, type FloorPlanRow } from './floor-plan.service.ts';

/** Exactly the fields of a floor plan (docs/specification.md, section 3). */
const asPublished = ({ createdAt: _stored, ...plan }: FloorPlanRow): Omit<FloorPlanRow, 'createdAt'> => plan;

export const floorPlanRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/floor-plans/search',
    access: 'public',
    about: {
      summary: 'Floor plans with exactly these counts',
      like: 'floorPlans',
      query: floorPlanSearch,
      answer: '[FloorPlan]',
      without: ['createdAt'],
    },
    handle: async (context, { query }) => ({
      status: 200,
      body: (await searchFloorPlans(context, query)).map(asPublished),
    }),
  },
  {
    method: 'post',
    path: '/api/floor-plans/check',
    access: 'public',
    maxBody: '512kb',
    about: {
      summary: 'Check a plan document by every rule',
      like: 'checkFloorPlan',
      body: planCheck,
      answer: { findings: planFindings },
      status: 200,
      note: 'A design check, and no approval by an inspector. A document that is not read as a plan has findings of `geo.schema`. `measured` and `required` are numbers or text; `at` has only what applies.',
    },
    handle: async (_context, { body }) => ({ status: 200, body: { findings: await checkFloorPlan(body) } }),
  },
];
