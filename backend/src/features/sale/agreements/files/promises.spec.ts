import { allowancePromise, defaultQuoteTerms } from '@hearthline/rules/sale/quotes/terms.ts';
import { expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { textOf, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { quoted, create, send, tokenOf, pdf } = useAgreements(api);

it('the agreement, its disclosures and the quote promise the same of allowances, and no other sentence of the quote’s terms stands in it', async () => {
  const { quote } = await quoted();
  const agreement = await send(await create(quote.id));
  const token = await tokenOf('Ada Byron', agreement.number);
  // As text: in the PDF a page may end within a paragraph.
  const { parts } = (
    await api.rest('GET', '/api/linked-agreement/reading', undefined, { 'x-link-token': token })
  ).body;
  const text = parts
    .flatMap(({ blocks }: { blocks: { text: string }[] }) => blocks.map((one) => one.text))
    .join(' ');
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
