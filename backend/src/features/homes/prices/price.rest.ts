import { loansRequest } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { noParameters } from '@hearthline/rules/parameters.ts';
import { largestPricesFile, maxPriceRows, priceColumns } from '@hearthline/rules/homes/prices/price-csv.ts';
import { priceDay } from '@hearthline/rules/homes/prices/price-item.ts';
import { z } from 'zod';
import type { RestRoute } from '../../../platform/http/rest-router.ts';
import { csvHeaders } from '../../../platform/text/csv.ts';
import { validate } from '../../../platform/validation/validate.ts';
import { exportPrices } from './csv/export-prices.ts';
import { howImported, importPrices } from './csv/import-prices.ts';
import { designsRequest, paymentsOfLoans, pricesOfDesigns } from './design-prices.ts';
import { listLoanKinds, listOptionGroups } from './price.service.ts';

const imported = z.object({
  created: z.int(),
  ended: z.int(),
  unchanged: z.int(),
  problems: z.array(z.object({ row: z.int(), message: z.string() })),
});

const columns = priceColumns.join(', ');

export const priceRoutes: readonly RestRoute[] = [
  {
    method: 'get',
    path: '/api/options',
    access: 'public',
    about: {
      summary: 'What can be chosen for a home',
      like: 'optionGroups',
      query: noParameters,
      answer: { groups: '[OptionGroup]' },
    },
    handle: async (context, { query }) => {
      validate(noParameters, query);
      return { status: 200, body: { groups: await listOptionGroups(context) } };
    },
  },
  {
    method: 'get',
    path: '/api/loans',
    access: 'public',
    about: {
      summary: 'The ways to pay for a home',
      like: 'loanKinds',
      query: noParameters,
      answer: { loans: '[LoanKind]' },
    },
    handle: async (context, { query }) => {
      validate(noParameters, query);
      return { status: 200, body: { loans: await listLoanKinds(context) } };
    },
  },
  {
    method: 'post',
    path: '/api/prices',
    access: 'public',
    maxBody: '2048kb',
    about: {
      summary: 'What designs cost today, line by line',
      body: designsRequest,
      like: {
        designs:
          '1 to 50 contents of designs; every field may be missing. `home` is one of `{ "slug" }`, `{ "planCode" }` and `{ "plan" }`; money is in whole US cents; `loan` says what differs from the usual terms.',
      },
      answer: { prices: '[DesignPrice]' },
      status: 200,
      note: 'Nothing is stored. The prices come in the order of the designs.',
    },
    handle: async (context, { body }) => ({
      status: 200,
      body: { prices: await pricesOfDesigns(context, body) },
    }),
  },
  {
    method: 'post',
    path: '/api/finance/payments',
    access: 'public',
    about: {
      summary: 'The payments of loans, with their annual percentage rates',
      body: loansRequest,
      like: {
        loans:
          '1 to 100 loans. Money is in whole US cents: `insuranceCents` a year, `rentCents` a month. Percentages have at most three decimals; what is left out costs nothing.',
      },
      answer: { payments: '[LoanPayment]' },
      status: 200,
      note: 'Nothing is stored. The payments come in the order of the loans; a loan whose fees take up all of it is refused.',
    },
    handle: (_context, { body }) =>
      Promise.resolve({ status: 200, body: { payments: paymentsOfLoans(body) } }),
  },
  {
    method: 'get',
    path: '/api/prices.csv',
    access: 'price:export',
    about: {
      summary: 'Export the price book of a day as CSV',
      query: priceDay,
      like: { on: 'The day, as `yyyy-mm-dd`; today in the business’s time zone if omitted.' },
      answers: 'text/csv',
      note: `The columns are ${columns}. Imported again, it changes nothing.`,
    },
    handle: async (context, { query }) => ({
      status: 200,
      headers: csvHeaders('prices.csv'),
      body: await exportPrices(context, query),
    }),
  },
  {
    method: 'post',
    path: '/api/prices/import',
    access: 'price:update',
    ignoresBody: true,
    about: {
      summary: 'Add prices by a CSV file',
      query: howImported,
      like: { dryRun: 'With `true` nothing is stored; the answer says what would be.' },
      takes: {
        'text/csv': {
          type: 'string',
          description: `At most ${largestPricesFile / 1_000_000} MB and ${maxPriceRows.toLocaleString('en-US')} rows, with the titles ${columns} in the first line, in any order. Amounts are dollars, or percents where the unit is percent; \`when\` is written like \`width=double; loan=cash\`.`,
        },
      },
      refuses: [400, 413, 415],
      answer: imported,
      status: 200,
      note: 'Each row is a new price from its first day on, and ends the one before it; rows that the book has already change nothing. If a row has a problem, nothing is stored, and `problems` says what to correct, by the row of a spreadsheet.',
    },
    handle: async (context, { query, incoming }) => ({
      status: 200,
      body: await importPrices(context, query, incoming),
    }),
  },
];
