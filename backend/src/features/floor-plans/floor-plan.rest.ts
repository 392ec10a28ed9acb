import type { RestRoute } from '../../platform/rest.ts';
import { searchFloorPlans } from './floor-plan.service.ts';

export const floorPlanRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/floor-plans/search',
    access: 'public',
    handle: async (context, { query }) => ({ status: 200, body: await searchFloorPlans(context, query) }),
  },
];
