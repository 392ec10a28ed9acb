import { allowancePromise, defaultQuoteTerms } from '@hearthline/rules/sale/quotes/terms.ts';
import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { textOf, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { quoted, create, send, tokenOf, pdf } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

it('the agreement, its disclosures and the quote promise the same of allowances, and no other sentence of the quote’s terms stands in it', async () => {
  const { quote } = await quoted();
  const agreement = await send(await create(quote.id));
  const token = await tokenOf('Ada Byron', agreement.number);
  const file = await admin.open(`/api/agreements/${agreement.id}.pdf`);
  const text = await textOf(Buffer.from(await file.arrayBuffer()));
  const disclosures = await textOf(await pdf(token, '/api/linked-agreement/disclosures.pdf'));
  expect(defaultQuoteTerms).toContain(allowancePromise);
  // Price and changes promise it, and the disclosures once.
  for (const [words, times] of [
    [text, 2],
    [disclosures, 1],
  ] as const) {
    expect(words.split(allowancePromise)).toHaveLength(times + 1);
    expect(words).not.toContain('the buyer pays what it turns out to cost');
    expect(words).not.toContain('you pay what it costs');
  }
  const sentences = defaultQuoteTerms
    .replace(allowancePromise, '')
    .split(/(?<=\.)\s+/)
    .filter((one) => one.trim());
  expect(sentences.length).toBeGreaterThan(5);
  for (const sentence of sentences) expect(text).not.toContain(sentence.trim());
});
