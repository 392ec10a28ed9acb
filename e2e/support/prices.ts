import type { ListPrice, Price } from '@hearthline/rules/homes/prices/price-of.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** A home as the API lists it. */
export interface PricedHome {
  readonly slug: string;
  readonly name: string;
  readonly bedrooms: number;
  readonly squareFootage: number;
  readonly price: ListPrice;
}

/** The homes that the API lists. @param query as in `?maxMonthly=140000` */
export const homesOf = async (page: Page, query = ''): Promise<PricedHome[]> => {
  const answer = await page.request.get(`/api/homes${query}`);
  return ((await answer.json()) as { homes: PricedHome[] }).homes;
};

/** What the API says that a design costs. */
export const priceOf = async (page: Page, home: object): Promise<Price> => {
  const answer = await page.request.post('/api/prices', { data: { designs: [{ home }] } });
  const [price] = ((await answer.json()) as { prices: Price[] }).prices;
  if (!price) throw new Error('The API answers no price');
  return price;
};

export const exact = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
export const whole = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** The usual terms of the example prices, as they stand beside each payment: APR, down payment, term, and what is left out. */
export const terms = (aprPercent: number | null): string =>
  `${aprPercent}% APR, 10% down, 30 years. Delivered and set up, with taxes and insurance; land not included.`;

/** A card says what the home costs and what a month comes to, and beside it everything that belongs to it. */
export const expectPriceOnCard = async (
  card: Locator,
  { baseCents, aboutMonthlyCents, aprPercent }: ListPrice,
): Promise<void> => {
  await expect(card).toContainText(`From ${whole(baseCents)}`);
  await expect(card).toContainText(`About ${whole(aboutMonthlyCents ?? 0)} a month`);
  await expect(card).toContainText(terms(aprPercent));
};
