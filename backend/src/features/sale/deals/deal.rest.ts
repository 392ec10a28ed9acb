import { dealBoardFilter, dealFilter } from '@hearthline/rules/sale/deals/deal-rules.ts';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import { exportDeals } from './export/export-deals.ts';
import { listDeals, readDealBoard } from './deal.service.ts';

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
    path: '/api/deals/export',
    access: 'deal:export',
    about: {
      summary: 'Export deals as CSV: all that the list’s filters leave, amounts in dollars',
      like: 'deals',
      query: dealFilter.omit({ page: true }),
      answers: 'text/csv',
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('deals.csv'),
      body: await exportDeals(context, query),
    }),
  },
  {
    method: 'get',
    path: '/api/deals/board',
    access: 'deal:list',
    about: {
      summary: 'The deals by stage: the seven stages in their order',
      like: 'dealBoard',
      query: dealBoardFilter,
      answer: '[DealColumn]',
    },
    handle: async (context, { query }) => ({
      status: 200,
      body: await readDealBoard(context, query),
    }),
  },
];
