import type { LoanKindTerms } from '@hearthline/rules/homes/prices/loan-kind.ts';
import { paymentsOf, type LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import type { PriceLine } from '@hearthline/rules/homes/prices/price-lines.ts';
import type { Price } from '@hearthline/rules/homes/prices/price-of.ts';

const line = (
  key: string,
  label: string,
  unit: PriceLine['unit'],
  quantity: number,
  [lowCents, highCents]: readonly [number, number],
): PriceLine => ({
  key,
  label,
  unit,
  quantity,
  lowCents,
  highCents,
  estimateCents: (lowCents + highCents) / 2,
  taxable: !key.startsWith('tax:'),
  source: 'Hearthline estimate',
  sourceOn: '2026-11-25',
});

const payment = (
  kind: string,
  label: string,
  downPercent: number,
  aprPercent: number,
  [downCents, paymentCents, monthlyCents]: readonly [number, number, number],
): LoanPayment => ({
  kind,
  label,
  downPercent,
  aprPercent,
  downCents,
  paymentCents,
  monthlyCents,
  priceCents: 17_005_290,
  ratePercent: 6.5,
  years: 30,
  payments: 360,
  feeCents: 0,
  amountFinancedCents: 15_151_713,
  financeChargeCents: 19_673_607,
  totalOfPaymentsCents: 34_825_320,
  taxCents: 13_463,
  insuranceCents: 10_000,
  rentCents: 0,
  laterPaymentCents: paymentCents,
  mortgageInsuranceCents: 0,
  mortgageInsurancePayments: 0,
  outsideCents: 0,
});

/** What the API answers of a home: some of its lines, two of its payments. */
export const priceOfYachats: Price = {
  on: '2026-11-26',
  currency: 'USD',
  lines: [
    line('home:yachats', 'Yachats', 'each', 1, [8_900_000, 8_900_000]),
    line('site:foundation', 'Foundation', 'square_foot', 910, [1_001_000, 1_547_000]),
    line('tax:sales', 'Sales tax, 7.5 to 9.5%', 'percent', 1, [1_017_675, 1_614_905]),
  ],
  totalLowCents: 14_821_675,
  totalHighCents: 19_188_905,
  aboutCents: 17_005_290,
  assumptions: ['The site gets a septic system.', 'The land is not included.'],
  delivered: true,
  place: null,
  conflicts: [],
  payments: [
    payment('fha', 'FHA', 3.5, 7.452, [595_185, 113_059, 136_522]),
    payment('conventional', 'Conventional', 10, 6.597, [1_700_529, 96_737, 120_200]),
  ],
};

/** The loan that is assumed where none is chosen, by the price book of a new installation. */
export const conventionalLoan: LoanKindTerms = {
  key: 'conventional',
  label: 'Conventional',
  downPercent: 10,
  ratePercent: 6.5,
  years: 30,
  upfrontFeePercent: 0,
  annualFeePercent: 0.5,
  annualFeeAbovePercent: 80,
  annualFeeUntilPercent: 78,
  originationPercent: 1,
  prepaidCents: 0,
  homeOnly: false,
};

/** What the API answers of the home of the larger example price: its total and payment are those of a new installation. */
export const priceOfCastleRock: Price = {
  ...priceOfYachats,
  lines: [
    line('home:castle-rock', 'Castle Rock', 'each', 1, [14_500_000, 14_500_000]),
    line('site:foundation', 'Foundation', 'square_foot', 1440, [10_437_935, 10_437_935]),
  ],
  totalLowCents: 24_937_935,
  totalHighCents: 24_937_935,
  aboutCents: 24_937_935,
  payments: paymentsOf([conventionalLoan], null, () => ({ priceCents: 24_937_935, outsideCents: 0 })),
};
