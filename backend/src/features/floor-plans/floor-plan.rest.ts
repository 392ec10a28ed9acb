import { floorPlanSearch } from '@hearthline/rules/floor-plans/search.ts';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import { searchFloorPlans, type FloorPlanRow } from './floor-plan.service.ts';

/** Exactly the fields of the specification (section 3). */
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
];
