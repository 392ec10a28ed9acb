import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { agreementFields, textOf, useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { ok, code, quoted, create, read } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('the texts', () => {
  const update = (key: string, version: number, body: string) =>
    admin.gql(
      'mutation ($key: AgreementTextKey!, $version: Int!, $body: String!) { updateAgreementText(key: $key, version: $version, body: $body) { key version body } }',
      { key, version, body },
    );

  it('are shipped, edited by version, and stay in agreements as they were', async () => {
    const texts = await ok('{ agreementTexts { key version body authorName } }', {});
    expect(texts).toHaveLength(18);
    const { quote } = await quoted();
    const before = await create(quote.id);
    const deposit = texts.find(({ key }: any) => key === 'deposit');
    expect(
      (await update('deposit', deposit.version, 'Ten percent by {{buyer}}.')).data.updateAgreementText
        .version,
    ).toBe(deposit.version + 1);
    expect(await code(update('deposit', deposit.version, 'Other'))).toBe('CONFLICT');
    expect((await read(before.id)).pdfSha256).toBe(before.pdfSha256);
    const anew = await ok(
      `mutation ($id: ID!, $version: Int!) { updateAgreement(id: $id, version: $version) { ${agreementFields} } }`,
      { id: before.id, version: before.version },
    );
    const bytes = Buffer.from(await (await admin.open(`/api/agreements/${anew.id}.pdf`)).arrayBuffer());
    expect(await textOf(bytes)).toContain('Ten percent by Ada Byron.');
  });

  it('refuse fields that there are not', async () => {
    const { errors } = await update('home', 1, 'Hello {{buyr}} and {{home}}');
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { body: 'There is no such field: {{buyr}}' },
    });
  });

  it('are tried with made-up values', async () => {
    for (const [key, title] of [
      ['site', 'Purchase agreement'],
      ['disclosures', 'Disclosures'],
    ] as const) {
      const answer = await admin.open('/api/agreement-texts/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key, body: 'At {{site}}, said {{buyers}}.' }),
      });
      const text = await textOf(Buffer.from(await answer.arrayBuffer()));
      expect(text).toContain(title);
      expect(text).toContain('At 88 Cedar Road, Clark County, 98604, said Ada Byron and Robin Byron.');
    }
  });

  it('keep their paragraphs in the frame at the top, and go on over pages where they are long', async () => {
    const linesOf = async (body: string): Promise<{ pages: number; lines: string[] }> => {
      const answer = await admin.open('/api/agreement-texts/preview', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: 'dispute', body }),
      });
      const file = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()));
      const { text, totalPages } = await extractText(file, { mergePages: false });
      return { pages: totalPages, lines: text.join('\n').split('\n') };
    };
    const short = await linesOf('The first of two.\n\nThe second of two.');
    expect(short.lines).toContain('The first of two.');
    expect(short.lines).toContain('The second of two.');
    const long = await linesOf(
      Array.from({ length: 90 }, (_, at) => `Paragraph ${at + 1} of many.`).join('\n\n'),
    );
    expect(long.lines).toContain('Paragraph 90 of many.');
    expect(long.pages).toBeGreaterThan(short.pages);
  });
});
