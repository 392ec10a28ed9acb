import { noParameters } from '@hearthline/rules/parameters.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { readPlace } from './place.service.ts';

export const placeRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/places/:zip',
    access: 'public',
    about: {
      summary: 'What a ZIP code says of the place of a home',
      like: 'place',
      query: noParameters,
      answer: 'Place',
      note: 'A place where the seller does not deliver is answered like any other, with `served` false.',
    },
    handle: async (context, { params, query }) => {
      validate(noParameters, query);
      return { status: 200, body: await readPlace(context, params.zip ?? '') };
    },
  },
];
