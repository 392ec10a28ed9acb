import { deliveredText, homeAloneText, monthText } from '@hearthline/rules/homes/prices/price-text.ts';
import { shortPriceOf, shortPriceText } from '@hearthline/rules/homes/prices/short-price.ts';
import { expect, describe, it } from 'vitest';
import { listPrices } from '../features/homes/prices/price.api.ts';
import { readServedContent } from '../features/site/pages/served-content.service.ts';
import { useApi } from '../testing/api.ts';

const api = useApi();

/** Every third home of the catalog that travels: of all widths and sizes. */
const someHomes = async (query = ''): Promise<any[]> => {
  const { homes } = (await api.rest('GET', `/api/homes${query}`)).body;
  return homes
    .filter(({ travel }: any) => travel === null)
    .filter((_: unknown, index: number) => index % 3 === 0)
    .slice(0, 12);
};
const pricesOf = async (homes: readonly any[], site?: object): Promise<any[]> =>
  (
    await api.rest('POST', '/api/prices', {
      designs: homes.map(({ slug }) => ({ home: { slug }, ...(site && { site }) })),
    })
  ).body.prices;
const conventional = (price: any): any => price.payments.find(({ kind }: any) => kind === 'conventional');

describe('the rule true.same: one home has the same total, down payment, APR and month', () => {
  it('in the catalog, on its page, in lists, among prices and as a design', async () => {
    const homes = await someHomes();
    expect(homes).toHaveLength(12);
    const prices = await pricesOf(homes);
    const context = api.app.systemContext();
    const slugs = homes.map(({ slug }) => slug);
    const listed = await listPrices(context, slugs);
    for (const [index, { slug, price }] of homes.entries()) {
      const whole = prices[index];
      const payment = conventional(whole);
      expect(price, slug).toMatchObject({
        aboutCents: whole.aboutCents,
        aboutMonthlyCents: payment.monthlyCents,
        aprPercent: payment.aprPercent,
        payment,
      });
      expect(payment.priceCents, slug).toBe(whole.aboutCents);
      expect(listed[slug], slug).toEqual(shortPriceOf(whole));
      const { content } = await readServedContent(context, `/homes/${slug}`);
      expect(content.price && shortPriceOf(content.price), slug).toEqual(listed[slug]);
      const { data } = await api.gql(
        'query ($slug: String!) { home(slug: $slug) { price { baseCents aboutCents payment { downCents aprPercent monthlyCents } } } }',
        { slug },
      );
      const { downCents, aprPercent, monthlyCents } = payment;
      expect(data['home'].price, slug).toEqual({
        baseCents: listed[slug]?.baseCents,
        aboutCents: whole.aboutCents,
        payment: { downCents, aprPercent, monthlyCents },
      });
    }
  });

  it('on the pages about financing, which begin with the home of the larger example', async () => {
    const [whole] = await pricesOf([{ slug: 'castle-rock' }]);
    for (const path of ['/finance', '/financing', '/public-info']) {
      const { content } = await readServedContent(api.app.systemContext(), path);
      expect(content.price && shortPriceOf(content.price), path).toEqual(shortPriceOf(whole));
      expect(
        content.loans?.find(({ key }) => key === 'conventional'),
        path,
      ).toMatchObject({
        annualFeePercent: 0.5,
        annualFeeAbovePercent: 80,
        annualFeeUntilPercent: 78,
      });
    }
  });

  it('in the mail of a design, by the kind of loan that was chosen', async () => {
    const content = { home: { slug: 'castle-rock' }, loan: { kind: 'fha' } };
    const { code, editKey } = (await api.rest('POST', '/api/designs', content)).body;
    await api.gql(
      'mutation ($code: String!, $email: String!) { mailDesign(code: $code, email: $email) }',
      { code, email: 'buyer@same.example' },
      { 'x-design-key': editKey },
    );
    const [price] = (await api.rest('POST', '/api/prices', { designs: [content] })).body.prices;
    const short = shortPriceOf(price, 'fha')!;
    const [mail] = await api.sql<{ text: string }>(
      "select text from mails where kind = 'design_link' order by created_at desc limit 1",
    );
    const text = mail?.text.replaceAll(/\s+/g, ' ') ?? '';
    expect(text).toContain(shortPriceText(short));
    const amounts = [
      deliveredText(short.aboutCents!),
      homeAloneText(short.baseCents),
      monthText(short.month!.monthlyCents),
    ];
    const places = amounts.map((amount) => text.indexOf(amount));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(Math.min(...places)).toBeGreaterThan(-1);
  });

  it('at a place; without delivery the home alone is left', async () => {
    for (const [zip, land] of [
      ['98660', 'own'],
      ['97201', 'leased'],
    ]) {
      const homes = await someHomes(`?zip=${zip}&land=${land}`);
      const prices = await pricesOf(homes, { zip, land });
      for (const [index, { slug, price }] of homes.entries()) {
        expect(price.aboutCents, slug).toBe(prices[index].aboutCents);
        expect(price.payment, slug).toEqual(conventional(prices[index]));
      }
    }
    const [away] = await pricesOf([{ slug: 'castle-rock' }], { zip: '10001' });
    const short = shortPriceOf(away);
    expect(short).toMatchObject({ baseCents: 14_500_000, aboutCents: null, month: null });
    expect(short?.sentence).toMatch(/^We do not deliver to 10001 yet\./);
  });
});
