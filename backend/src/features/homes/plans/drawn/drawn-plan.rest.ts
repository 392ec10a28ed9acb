import { z } from 'zod';
import { designSearch } from '@hearthline/model/plan/design-search.ts';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { searchDesigns } from './drawn-plan.service.ts';

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

export const floorPlanDesignRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/floor-plans/designs',
    access: 'public',
    about: {
      summary: 'Plans drawn for a wish',
      query: designSearch,
      like: {
        beds: 'The beds as a comma list of `king`, `queen`, `full` and `twin`, 1 to 10; the first is the primary bedroom’s.',
        baths: 'The number of baths, 1 to 6 by halves; a half bath counts one half.',
        width: 'The width of the home: `single`, `double` or `triple`.',
        length: 'The length in whole feet, to within 2 ft.',
        squareFeet: 'The size in square feet, to within 5 %.',
        kitchen: 'Whether the kitchen is `open` to the living or dining room or `closed`.',
        entry: '`utility` for an entrance through the utility room.',
        primaryApart: '`true` if the primary bedroom must not lie beside another bedroom.',
        office: '`true` for a home office.',
        porch: '`true` for a porch before the front door.',
        accessible: '`true` for wide doors and halls and a bath with a turning circle.',
        seed: 'A whole number from 0 to 2147483647; another one gives other plans. The server chooses one if it is omitted, and says which.',
        count: 'How many plans, 1 to 6; 3 if omitted.',
      },
      answer: designAnswer,
      note: 'Every plan passes every rule of level `error`; designs of one answer differ in arrangement. If nothing fits, `designs` is empty, `reason` says why, and each address in `nearest` is answered with a design. Plans with a section above `transportWidthFeet` of `delivery` are not drawn; where a wish has no others, `reason` begins with “Too wide for the road.” With `seed`, the answer stays the same until the generator’s version or that width changes.',
    },
    handle: async (context, { query }) => {
      const body = await searchDesigns(context, query);
      return { status: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
    },
  },
];
