import { describe, expect, it } from 'vitest';
import { answersAbout } from '../testing/access/answers-about-sale.ts';
import { useApi } from '../testing/api.ts';
import {
  depositCents,
  dollars,
  findings,
  priceCents,
  strangers,
  usePrivateSale,
  written,
} from '../testing/fixtures/private-sale.ts';

const sale = usePrivateSale(useApi());
const { ids, words } = sale;
const { graphqlAnswers, restAnswers } = answersAbout(sale);

describe('price.privacy', () => {
  it('is about something: staff read every sum by both APIs, the buyer what is theirs', async () => {
    for (const who of ['admin', 'buyer'] as const) {
      const texts = await graphqlAnswers(who, [ids.deal ?? '', ids.project ?? '']);
      for (const cents of [priceCents, depositCents])
        expect(findings(texts, [String(cents)]).length, `${who} ${cents}`).toBeGreaterThan(0);
    }
    const rest = (await restAnswers('admin')).map(({ text }) => text);
    for (const cents of [priceCents, depositCents])
      expect(findings(rest, [String(cents), dollars(cents)]).length).toBeGreaterThan(0);
  });

  describe.each(strangers)('a %s who is not the buyer', (who) => {
    it(
      'reads no sum and no number of the sale by GraphQL, whatever they ask for',
      { timeout: 180_000 },
      async () => {
        const texts = await graphqlAnswers(who);
        expect(texts.length).toBeGreaterThan(20);
        expect(findings(texts, written)).toEqual([]);
        // Whoever holds the very file may check it, and learns its number; whoever builds the home, from which agreement it comes (0065).
        const others = texts.filter((text) => !text.startsWith('Query.verifyDocument'));
        const numbers = ['contractor', 'factory'].includes(who) ? words.numbers.slice(1) : words.numbers;
        expect(findings(others, numbers)).toEqual([]);
      },
    );

    it('reads none by REST: no file, no export, no report', { timeout: 180_000 }, async () => {
      const answers = await restAnswers(who);
      expect(
        findings(
          answers.map(({ path, text }) => `${path} ${text}`),
          written,
        ),
      ).toEqual([]);
      // Who sells has lists, in which there is nothing.
      const ofSale =
        who === 'sales'
          ? /^\/api\/(deals\/(?!board)|quotes|agreements|payments|linked-)/
          : /^\/api\/(deals|quotes|agreements|payments|linked-)/;
      const open = answers.filter(
        ({ path, status }) => ofSale.test(path) && ![400, 401, 403, 404, 429].includes(status),
      );
      expect(open.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
      // The contract’s own documents, by every way to their bytes.
      const files = [ids.document, ids.version, ids.quote_file, ids.agreement_file, ids.signed_file];
      const served = answers.filter(
        ({ path, status }) => status === 200 && files.some((id) => path.includes(String(id))),
      );
      expect(served.map(({ path }) => path)).toEqual([]);
    });
  });
});
