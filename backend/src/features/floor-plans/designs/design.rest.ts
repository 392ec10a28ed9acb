import { z } from 'zod';
import { designSearch } from '@hearthline/model/plan/design-search.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { searchDesigns } from './design.service.ts';

const designAnswer = z.object({
  seed: z.int(),
  wish: z.looseObject({}),
  designs: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      widthClass: z.enum(['single', 'double', 'triple']),
      squareFeet: z.number(),
      plan: z.looseObject({}),
    }),
  ),
  reason: z.string().optional(),
  nearest: z.array(z.object({ query: z.string(), differs: z.array(z.string()) })).optional(),
});

export const designRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/floor-plans/designs',
    access: 'public',
    about: {
      summary: 'Plans drawn for a wish',
      query: designSearch,
      answer: designAnswer,
      note: 'Every plan passes every rule of level `error`; designs of one answer differ in arrangement. If nothing fits, `designs` is empty, `reason` says why, and each address in `nearest` is answered with a design. With `seed`, the answer stays the same until the generator’s version changes.',
    },
    handle: async (_context, { query }) => {
      const { json, isSeeded } = await searchDesigns(query);
      return {
        status: 200,
        headers: {
          'Content-Type': 'application/json; charset=utf-8',
          // Not for longer: another version of the generator gives other designs.
          ...(isSeeded ? { 'Cache-Control': 'public, max-age=300' } : {}),
        },
        body: Buffer.from(json),
      };
    },
  },
];
