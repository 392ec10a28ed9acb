import { arrangements, styles } from '@hearthline/model/plan/document.ts';
import { planChangeRequest } from '@hearthline/model/plan/plan-change.ts';
import { planFindings } from '@hearthline/rules/homes/plans/plan-check.ts';
import { z } from 'zod';
import type { RestRoute } from '../../../../platform/http/rest-router.ts';
import { placeText } from '../../places/place.api.ts';
import { changePlan } from './change-plan.ts';
import { designQuery, searchDesigns } from './search-designs.ts';

const designAnswer = z.object({
  seed: z.int(),
  version: z.int(),
  edition: z.int(),
  wish: z.looseObject({}),
  place: z.looseObject({}).optional(),
  designs: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      widthClass: z.enum(['single', 'double', 'triple']),
      squareFeet: z.number(),
      arrangement: z.enum(arrangements),
      style: z.enum(styles),
      price: z.looseObject({}).nullable(),
      plan: z.looseObject({}),
    }),
  ),
  reason: z.string().optional(),
  nearest: z.array(z.object({ query: z.string(), differs: z.array(z.string()) })).optional(),
});

const changeAnswer = z.object({
  code: z.string(),
  plan: z.looseObject({}),
  findings: planFindings,
  price: z.looseObject({}).nullable(),
});

const json = { 'Content-Type': 'application/json; charset=utf-8' };

export const floorPlanDesignRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/floor-plans/designs',
    access: 'public',
    about: {
      summary: 'Plans drawn for a wish',
      query: designQuery,
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
        suites: '`2` for two bedrooms with a full or three-quarter bath of their own.',
        style:
          'The style of the front. `porch-end` is for single and double wides, and `plain` has no porch; without it, each plan has one that fits.',
        ...placeText,
        maxMonthlyCents:
          'Only plans whose month (`aboutMonthlyCents`) is at most this, in whole cents, the cheapest first.',
        maxDeliveredCents:
          'Only plans whose delivered total (`aboutCents`) is at most this, in whole cents, the cheapest first.',
        seed: 'A whole number from 0 to 2147483647; another one gives other plans. The server chooses one if it is omitted, and says which.',
        count: 'How many plans, 1 to 6; 3 if omitted.',
      },
      answer: designAnswer,
      note: 'Every plan passes every rule of level `error`; no two designs of one answer have the same doors between the same rooms. If nothing fits, `designs` is empty, `reason` says why, and each address in `nearest` is answered with a design. Plans with a section above `transportWidthFeet` of `delivery` are not drawn; where a wish has no others, `reason` begins with “Too wide for the road.” Each has the `price` of a home, in its own look at the place that is given; with a ZIP code, `place` says whether we deliver there. With a limit of costs, the cheapest of six plans are answered; where only costs stand in the way, `reason` names the least figure. With `seed`, the plans stay the same until `version` (the generator’s), `edition` (the plan book’s) or that width changes; prices are of the day.',
    },
    handle: async (context, { query }) => {
      const body = await searchDesigns(context, query);
      return { status: 200, headers: json, body };
    },
  },
  {
    method: 'post',
    path: '/api/floor-plans/changes',
    access: 'public',
    about: {
      summary: 'Change a drawn plan as a whole',
      body: planChangeRequest,
      like: {
        code: 'The code of the plan.',
        change:
          '`resize` makes a room longer or shorter along the home by `feet`, -4 to 4, and the home with it; `room` is the id of a room of the plan. `mirror` swaps left and right.',
      },
      answer: changeAnswer,
      status: 200,
      refuses: [404, 422],
      note: 'Nothing is stored: `code` makes the changed plan again. It is furnished anew where a room is longer or shorter, and no finding is of level `error`. Where the room cannot take all of a change, other rooms take the rest. Moves by inches (after `~` in a code) stay, but for those that no longer hold. `CANNOT_BE_BUILT` says in `message` why no plan comes of it. Codes of version 1 can be changed by inches only. `price` is that of a home, without a place.',
    },
    handle: async (context, { body }) => ({
      status: 200,
      headers: json,
      body: await changePlan(context, body),
    }),
  },
];
