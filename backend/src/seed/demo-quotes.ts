import type { DealStage } from '@hearthline/rules/sale/deals/stages.ts';
import { withTax, type StoredLine } from '@hearthline/rules/sale/quotes/quote-lines.ts';
import type { QuoteStatus } from '@hearthline/rules/sale/quotes/quote-states.ts';

/** A quote of a demo deal. */
export interface DemoQuote {
  readonly status: QuoteStatus;
  /** How many days ago it was issued, or drafted. */
  readonly daysAgo: number;
  /** Until how many days from today it holds; negative is over. */
  readonly holdsFor: number;
  /** A discount with its reason. */
  readonly discount?: readonly [dollars: number, reason: string];
  /** A key whose line is not included. */
  readonly without?: string;
  readonly reason?: string;
}

/** Which deal gets quotes: the newest of its stage that has no design yet. */
export interface QuotedDeal {
  readonly stage: DealStage;
  readonly content: object;
  /** The demo's customer buys along, and sees the quotes in their portal. */
  readonly isCustomers?: boolean;
  readonly quotes: readonly DemoQuote[];
}

/** Quotes in every state that a visitor of the demo can meet. */
export const demoQuotes: readonly QuotedDeal[] = [
  {
    stage: 'visited',
    content: { home: { slug: 'yachats' }, siding: 'wood', site: { land: 'own', county: 'Lewis' } },
    quotes: [{ status: 'draft', daysAgo: 1, holdsFor: 0, discount: [1500, 'Display model fair'] }],
  },
  {
    stage: 'quoted',
    content: {
      home: { slug: 'yachats' },
      roof: 'hip',
      siding: 'wood',
      site: { land: 'own', county: 'Clark', zip: '98604', miles: 42, sewer: 'septic', water: 'well' },
      loan: { kind: 'conventional', downPercent: 20 },
    },
    isCustomers: true,
    quotes: [
      { status: 'issued', daysAgo: 6, holdsFor: 24 },
      {
        status: 'issued',
        daysAgo: 5,
        holdsFor: 25,
        without: 'site:',
        discount: [2000, 'You hire the site work'],
      },
    ],
  },
  {
    stage: 'quoted',
    content: { home: { slug: 'castle-rock' }, roof: 'gable', siding: 'brick' },
    quotes: [
      { status: 'declined', daysAgo: 40, holdsFor: -10, reason: 'Please leave out the brick front.' },
      { status: 'issued', daysAgo: 28, holdsFor: 2 },
    ],
  },
  {
    stage: 'quoted',
    content: { home: { slug: 'yachats' }, roof: 'hip' },
    quotes: [{ status: 'expired', daysAgo: 38, holdsFor: -8 }],
  },
  {
    stage: 'agreed',
    content: {
      home: { slug: 'castle-rock' },
      roof: 'gable',
      siding: 'composite',
      site: { land: 'own', address: '118 Cedar Creek Road', county: 'Cowlitz', zip: '98611' },
    },
    quotes: [{ status: 'accepted', daysAgo: 12, holdsFor: 18 }],
  },
];

/** The lines of a demo quote: what is left out is named, and a discount says why. */
export const linesOf = (lines: readonly StoredLine[], { discount, without }: DemoQuote): StoredLine[] =>
  withTax([
    ...lines.map((line): StoredLine =>
      without && line.key.startsWith(without)
        ? { ...line, basis: 'excluded', amountCents: 0, notToExceedCents: null, unitCents: null }
        : line,
    ),
    ...(discount
      ? [
          {
            key: 'discount:agreed',
            label: 'Discount',
            basis: 'firm' as const,
            quantity: 1,
            unitCents: null,
            amountCents: -discount[0] * 100,
            taxable: true,
            note: discount[1],
            notToExceedCents: null,
            costCents: null,
            percent: null,
          },
        ]
      : []),
  ]);
