import { expect, type Page } from '@playwright/test';

/** An amount of money for a month, or a down payment in percent: what makes a page state the rest of the terms. */
const payment = /\$[\d,.]+ (a|per) month|\d% down/i;

/** The terms that stand with it (rule `apr.shown`): 12 CFR 1026.24(d), and what the payment leaves out. */
const terms: readonly (readonly [name: string, text: RegExp])[] = [
  ['the APR', /\d% APR|\bAPR\b[^]{0,400}\d%/],
  ['the down payment', /\d%\)? down|Down payment/],
  ['the term', /\d+ years/],
  ['what it leaves out', /land (is )?not included|leaves out|Not included: the land/i],
];

/** Pages that do state one, of which some come after the page itself. */
const statingPages = [
  '/',
  '/homes',
  '/finance',
  '/public-info',
  '/homes/birkenfeld',
  '/compare?homes=birkenfeld,yachats',
];

/** Where a page states a payment or a down payment, expects APR, down payment, term and what is left out to stand with it. */
export const expectTermsStated = async (page: Page, address: string): Promise<void> => {
  const main = page.getByRole('main');
  if (statingPages.includes(address)) await expect(main, address).toContainText(payment);
  if (!payment.test(await main.innerText())) return;
  for (const [name, wanted] of terms)
    await expect(async () => expect(await main.innerText()).toMatch(wanted), `${address}: ${name}`).toPass({
      timeout: 10_000,
    });
};
