import { dealFilter } from '@hearthline/rules/deals/rules.ts';
import { optionalId } from '@hearthline/rules/optional.ts';
import { z } from 'zod';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import { validate } from '../../platform/validation/validate.ts';
import { listDeals, readDealBoard } from './deal.service.ts';

const boardQuery = z.strictObject({ owner: optionalId });

export const dealRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/deals',
    access: 'deal:list',
    about: {
      summary: 'One page of deals, with the sums of all pages',
      like: 'deals',
      query: dealFilter,
      answer: 'DealPage',
    },
    handle: async (context, { query }) => ({ status: 200, body: await listDeals(context, query) }),
  },
  {
    method: 'get',
    path: '/api/deals/board',
    access: 'deal:list',
    about: {
      summary: 'The deals by stage: the seven stages in their order',
      like: 'dealBoard',
      query: boardQuery,
      answer: '[DealColumn]',
    },
    handle: async (context, { query }) => ({
      status: 200,
      body: await readDealBoard(context, validate(boardQuery, query).owner),
    }),
  },
];
