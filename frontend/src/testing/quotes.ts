import type { QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';

const line = (key: string | null, label: string, amountCents: number, over: object = {}) => ({
  __typename: 'QuoteLine',
  key,
  label,
  basis: 'firm',
  quantity: 1,
  unitCents: null as number | null,
  amountCents,
  notToExceedCents: null as number | null,
  taxable: true,
  percent: null as number | null,
  note: null as string | null,
  ...over,
});

/** What everybody gets of a quote. */
const brief = (status: QuoteStatus, over: object = {}) => ({
  __typename: 'Quote',
  viewerCanEdit: true,
  id: 'q1',
  number: status === 'draft' ? null : 'Q-1001',
  version: 2,
  status,
  canBeAnswered: status === 'issued',
  totalCents: 12_500_050,
  notToExceedCents: 13_000_050,
  firmCents: 8_900_000,
  allowanceCents: 2_600_050,
  taxCents: 1_000_000,
  issuedOn: '2027-01-04',
  validUntil: '2027-02-03',
  acceptedAt: status === 'accepted' ? '2027-01-08T20:00:00.000Z' : null,
  acceptedBy: status === 'accepted' ? 'Ada Byron' : null,
  closedAt: ['declined', 'withdrawn'].includes(status) ? '2027-01-09T20:00:00.000Z' : null,
  closedReason: null as string | null,
  createdAt: '2027-01-03T18:00:00.000Z',
  address: null as string | null,
  zip: null as string | null,
  replaces: null as string | null,
  terms: 'Firm lines stay.\n\nAllowances are our best estimate.',
  lines: [
    line('home:yachats', 'Yachats', 8_900_000),
    line('site:foundation', 'Foundation', 1_547_000, {
      basis: 'allowance',
      quantity: 910,
      unitCents: 1700,
      notToExceedCents: 2_047_000,
    }),
    line('site:septic', 'Septic system', 1_053_050, { basis: 'allowance', notToExceedCents: 1_053_050 }),
    line('tax:sales', 'Sales tax', 1_000_000, { taxable: false, percent: 8.696 }),
  ],
  ...over,
});

/** How a quote is paid for, and what comes with its home. */
export const quotePapers = {
  schedule: [
    { label: 'Deposit', event: 'signing', days: 0, amountCents: 500_000 },
    { label: 'Final payment', event: 'walkthrough', days: 7, amountCents: 12_000_050 },
  ].map((payment) => ({ __typename: 'ScheduledPayment', ...payment })),
  equipment: [
    { group: 'Structure', label: 'Walls', text: '2x6 studs' },
    { group: 'Kitchen', label: 'Range', text: '' },
  ].map((item) => ({ __typename: 'EquipmentItem', ...item })),
};

/** A quote as its buyer gets it. */
export const shownQuote = (status: QuoteStatus, over: object = {}) => ({
  ...brief(status),
  ...quotePapers,
  buyerName: 'Ada Byron',
  before: null as object | null,
  assumptions: ['The land is not included.'],
  roof: 'hip',
  siding: null,
  style: null,
  color: null,
  lookText: null,
  quotedPlan: null as string | null,
  companyPhone: '(360) 555-0142',
  home: {
    __typename: 'QuoteHome',
    name: 'Yachats',
    slug: 'yachats',
    planCode: null,
    modelType: 'Single Wide',
    footprint: '15 × 56',
    bedrooms: 2,
    bathrooms: 1,
    squareFeet: 910,
  },
  loan: null,
  alternatives: [] as object[],
  ...over,
});

/** A quote as staff get it. */
export const staffQuote = (status: QuoteStatus, over: object = {}) => ({
  ...brief(status),
  dealId: 'd1',
  designVersion: 1,
  costCents: 9_000_040,
  marginCents: 2_500_010,
  ...over,
});

/** A quote as its own page gets it. */
export const editedQuote = (status: QuoteStatus, over: object = {}) => ({
  ...staffQuote(status),
  dealNumber: 'D-1001',
  buyerName: 'Ada Byron',
  before: null as object | null,
  ...over,
});
