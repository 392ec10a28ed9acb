import { askedLoans } from '@hearthline/rules/prices/loan-kind.ts';
import { noParameters } from '@hearthline/rules/parameters.ts';
import type { RestRoute } from '../../platform/http/rest-router.ts';
import { validate } from '../../platform/validation/validate.ts';
import { askedDesigns, paymentsOfLoans, pricesOfDesigns } from './design-prices.ts';
import { listLoanKinds, listOptionGroups } from './price.service.ts';

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
      body: askedDesigns,
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
      body: askedLoans,
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
];
