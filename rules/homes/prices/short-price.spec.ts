import { expect, it } from 'vitest';
import { centsText, rangeText, wholeCentsText } from '../../dollars.ts';
import {
  deliveredText,
  homeAloneText,
  monthTermsText,
  monthText,
  mortgageInsuranceText,
  outsideText,
  paymentsText,
  paymentTermsText,
} from './price-text.ts';
import { shortPriceOf, shortPriceText } from './short-price.ts';

const line = (key: string, cents: number) => ({
  key,
  label: key,
  quantity: 1,
  unit: 'each' as const,
  lowCents: cents,
  highCents: cents + 100,
  estimateCents: cents + 50,
  taxable: true,
  source: null,
  sourceOn: null,
});
const payment = {
  kind: 'conventional',
  label: 'Conventional',
  aprPercent: 6.597,
  downPercent: 10,
  years: 30,
  monthlyCents: 120_200,
} as NonNullable<Parameters<typeof shortPriceOf>[0]['payments'][number]>;

it('is the total, the home alone of its own row or of base and area, and a month of the chosen loan', () => {
  const lines = [
    line('home-base:single', 2_000_000),
    line('home-area:single', 700_000),
    line('option:roof:hip', 900),
    line('site:steps', 5),
  ];
  const rest = {
    aboutCents: 4_000_000,
    assumptions: ['The land is not included.', 'You have water.'],
    delivered: true,
    place: null,
    conflicts: [],
  };
  const fha = { ...payment, kind: 'fha', monthlyCents: 1 };
  const shown = { aboutCents: 4_000_000, baseCents: 2_700_000, leftOut: 'The land is not included.' };
  const price = { lines, payments: [fha, payment], ...rest };
  expect(shortPriceOf(price)).toMatchObject({ ...shown, month: { monthlyCents: 120_200 } });
  expect(shortPriceOf(price, 'fha')).toMatchObject({ ...shown, month: { monthlyCents: 1 } });
  expect(shortPriceOf(price, 'cash')).toEqual({ ...shown, month: null });
  expect(shortPriceOf({ ...price, lines: [] })).toBeNull();
  const sentence = 'We do not deliver to 10001 yet.';
  const place = {
    zip: '10001',
    served: false,
    sentence,
    state: null,
    county: null,
    counties: [],
    miles: null,
  };
  const away = shortPriceOf({ ...price, payments: [], delivered: false, place });
  expect(away).toEqual({ ...shown, aboutCents: null, month: null, sentence });
  expect(away && shortPriceText(away)).toBe(`$27,000 for the home. ${sentence}`);
  const tooWide = { ...price, payments: [], delivered: false, conflicts: ['Too wide for the road.'] };
  expect(shortPriceOf(tooWide)?.sentence).toBe('Too wide for the road.');
  // Of a place where we deliver, there is nothing to be said.
  expect(shortPriceOf({ ...tooWide, place: { ...place, served: true } })?.sentence).toBe(
    'Too wide for the road.',
  );
  expect(shortPriceOf({ ...tooWide, place })?.sentence).toBe(`${sentence} Too wide for the road.`);
});

it('writes amounts, ranges and terms', () => {
  expect(centsText(120_205)).toBe('$1,202.05');
  expect(wholeCentsText(120_150)).toBe('$1,202');
  expect(rangeText(150_000, 250_000)).toBe('$1,500.00–$2,500.00');
  expect(rangeText(150_000, 250_000, wholeCentsText)).toBe('$1,500–$2,500');
  expect(rangeText(5, 5)).toBe('$0.05');
  expect(paymentTermsText({ aprPercent: 6.597, downPercent: 3.5, years: 30 })).toBe(
    '6.597% APR, 3.5% down, 30 years',
  );
  expect(paymentTermsText({ aprPercent: 9, downPercent: 0, years: 1 })).toBe('9% APR, 0% down, 1 year');
});

it('says how long mortgage insurance is part of the payments', () => {
  const loan = {
    payments: 360,
    paymentCents: 97_894,
    laterPaymentCents: 91_840,
    mortgageInsuranceCents: 6054,
    mortgageInsurancePayments: 109,
  };
  expect(paymentsText(loan)).toBe('109 payments of $978.94, then 251 of $918.40');
  expect(mortgageInsuranceText(loan)).toBe(
    'Mortgage insurance of $60.54 a month is included for the first 109 of 360 payments.',
  );
  const toTheEnd = { ...loan, mortgageInsurancePayments: 360 };
  expect([paymentsText(toTheEnd), mortgageInsuranceText(toTheEnd)]).toEqual([
    '360 payments of $978.94',
    'Mortgage insurance of $60.54 a month is included for the first 360 of 360 payments.',
  ]);
  for (const without of [{ mortgageInsurancePayments: 0 }, { mortgageInsuranceCents: 0 }])
    expect([paymentsText({ ...loan, ...without }), mortgageInsuranceText({ ...loan, ...without })]).toEqual([
      '360 payments of $978.94',
      '',
    ]);
});

it('says the total, the home and the month, each in whole dollars', () => {
  expect([deliveredText(24_937_935), homeAloneText(14_500_000), monthText(180_957)]).toEqual([
    '$249,379 delivered and set up',
    '$145,000 for the home',
    'About $1,810 a month',
  ]);
});

it('says everything that belongs to a month', () => {
  const loan = {
    aprPercent: 6.934,
    downPercent: 10,
    downCents: 2_493_794,
    years: 30,
    payments: 360,
    paymentCents: 151_214,
    laterPaymentCents: 141_862,
    mortgageInsuranceCents: 9352,
    mortgageInsurancePayments: 109,
    outsideCents: 0,
  };
  expect(monthTermsText(loan, 'The land is not included.')).toBe(
    '6.934% APR, $24,938 (10%) down, 109 payments of $1,512.14, then 251 of $1,418.62 over 30 years. Mortgage insurance of $93.52 a month is included for the first 109 of 360 payments. Property tax and insurance are included. The land is not included.',
  );
  expect(
    monthTermsText({ ...loan, years: 1, mortgageInsurancePayments: 0, outsideCents: 3_929_328 }, ''),
  ).toBe(
    '6.934% APR, $24,938 (10%) down, 360 payments of $1,512.14 over 1 year. $39,293 of land work is not in this loan. Property tax and insurance are included.',
  );
});

it('says what a loan for the home only does not pay for', () => {
  expect(outsideText({ outsideCents: 3_929_328 })).toBe('$39,293 of land work is not in this loan.');
  expect(outsideText({ outsideCents: 0 })).toBe('');
});
