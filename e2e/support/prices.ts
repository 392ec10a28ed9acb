import type { HomePrice, Price } from '@hearthline/rules/homes/prices/price-of.ts';
import {
  deliveredText,
  homeAloneText,
  landLeftOut,
  monthTermsText,
  monthText,
} from '@hearthline/rules/homes/prices/price-text.ts';
import type { LoanPayment } from '@hearthline/rules/homes/prices/payments-of.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** A home as the API lists it. */
export interface PricedHome {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  readonly squareFootage: number;
  readonly price: HomePrice;
}

/** The homes that the API lists. @param query as in `?maxMonthly=140000` */
export const homesOf = async (page: Page, query = ''): Promise<PricedHome[]> => {
  const answer = await page.request.get(`/api/homes${query}`);
  return ((await answer.json()) as { homes: PricedHome[] }).homes;
};

/** What the API says that a design costs. @param choices what is chosen for the home */
export const priceOf = async (page: Page, home: object, choices: object = {}): Promise<Price> => {
  const answer = await page.request.post('/api/prices', { data: { designs: [{ home, ...choices }] } });
  const [price] = ((await answer.json()) as { prices: Price[] }).prices;
  if (!price) throw new Error('The API answers no price');
  return price;
};

export const exact = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
export const whole = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** What stands beside a month: APR, down payment, all payments, and what is left out. */
export const terms = (payment: LoanPayment | null | undefined): string =>
  payment ? monthTermsText(payment, landLeftOut(null)) : '';

/** A card says the delivered total, the home alone and a month, in this order, and beside the month everything that belongs to it. */
export const expectPriceOnCard = async (
  card: Locator,
  { baseCents, aboutCents, aboutMonthlyCents, payment }: HomePrice,
): Promise<void> => {
  await expect(card).toContainText(
    [
      deliveredText(aboutCents),
      homeAloneText(baseCents),
      monthText(aboutMonthlyCents ?? 0),
      terms(payment),
    ].join(''),
  );
};
