import { expect, it } from 'vitest';
import {
  centsText,
  mortgageInsuranceText,
  outsideText,
  paymentsText,
  paymentTermsText,
  rangeText,
  wholeCentsText,
} from './price-text.ts';
import { shortPriceIn, shortPriceOf } from './short-price.ts';

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

it('says what the home alone costs, of its own row or of base and area, and what a month comes to', () => {
  const lines = [
    line('home-base:single', 2_000_000),
    line('home-area:single', 700_000),
    line('site:steps', 5),
  ];
  expect(shortPriceOf({ lines, payments: [{ ...payment, kind: 'fha', monthlyCents: 1 }, payment] })).toEqual({
    baseCents: 2_700_000,
    month: payment,
  });
  expect(shortPriceOf({ lines: [line('home:enid', 9)], payments: [] })).toEqual({
    baseCents: 9,
    month: null,
  });
  expect(shortPriceOf({ lines: [], payments: [] })).toBeNull();
});

it('reads the same in a list, where the terms of the loan are said once', () => {
  const enid = { baseCents: 9, aboutCents: 20, aboutMonthlyCents: 3, aprPercent: 6.6 };
  const loan = { downPercent: 10, years: 30 };
  expect(shortPriceIn({ loan, homes: { enid } }, 'enid')).toEqual({
    baseCents: 9,
    month: { monthlyCents: 3, aprPercent: 6.6, ...loan },
  });
  expect(shortPriceIn({ loan: null, homes: { enid } }, 'enid')).toEqual({ baseCents: 9, month: null });
  expect(shortPriceIn({ loan, homes: { enid } }, 'wasco')).toBeNull();
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

it('says what a loan for the home only does not pay for', () => {
  expect(outsideText({ outsideCents: 3_929_328 })).toBe('$39,293 of land work is not in this loan.');
  expect(outsideText({ outsideCents: 0 })).toBe('');
});
