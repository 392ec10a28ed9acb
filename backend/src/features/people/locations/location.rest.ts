import { locationQuery } from '@hearthline/rules/people/locations/location-rules.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { listLocations } from './location.service.ts';

/** A place that has opened, closed or moved must not be told otherwise for another minute. */
const headers = { 'Cache-Control': 'no-cache' };

export const locationRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/locations',
    access: 'public',
    about: {
      summary: 'List the display locations, the nearest to a ZIP code first',
      like: 'locations',
      query: locationQuery,
      answer: { locations: '[Location]' },
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers,
      body: { locations: await listLocations(context, query) },
    }),
  },
];
