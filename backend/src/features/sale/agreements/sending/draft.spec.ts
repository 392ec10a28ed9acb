import { agreementSentences } from '@hearthline/rules/sale/agreements/agreement-rules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import {
  agreementFields,
  sha,
  textOf,
  useAgreements,
} from '../../../../testing/fixtures/agreements-fixtures.ts';

const api = useApi();
const { ok, code, quoted, create, send, tokenOf, pdf, consent, out } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('an agreement', () => {
  it('agreement.no-retyping: takes lines, total, buyers, home and address from the accepted quote', async () => {
    const { quote, deal } = await quoted();
    const agreement = await create(quote.id);
    expect(agreement).toMatchObject({ status: 'draft', quoteId: quote.id, totalCents: quote.totalCents });
    expect(agreement.signers.map(({ role, name }: any) => [role, name])).toEqual([
      ['buyer', 'Ada Byron'],
      ['buyer', 'Robin Byron'],
      ['seller', expect.any(String)],
    ]);
    const answer = await admin.open(`/api/agreements/${agreement.id}.pdf`);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(sha(bytes)).toBe(agreement.pdfSha256);
    const text = await textOf(bytes);
    const amount = (cents: number) =>
      (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    for (const words of [
      agreement.number,
      'Ada Byron',
      'Robin Byron',
      'Yachats',
      '88 Cedar Road',
      'Dispute Resolution Program',
      amount(quote.totalCents),
      ...quote.lines.flatMap(({ label }: any) => [label]),
    ])
      expect(text).toContain(words);
    const parts = [
      'Notice on resolving disputes',
      '1. Parties',
      '2. Home',
      '3. Equipment',
      '4. Drawing',
      '5. Site',
      '6. Price',
      '7. Changes',
      '8. What is not included',
      '9. Deposit',
      '10. Payment schedule',
      '11. Delivery',
      '12. Warranties',
      '13. Cancellation',
      '14. Signatures',
      '15. Consent',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(
      (await ok('query ($id: ID!) { deal(id: $id) { agreement { id } } }', { id: deal.id })).agreement.id,
    ).toBe(agreement.id);
  });

  it('is not made for a contact without an address, and says so', async () => {
    const { quote, deal } = await quoted();
    await api.sql(
      "update contacts set email = '', email_folded = '' where id = (select contact_id from deals where id = $1)",
      [deal.id],
    );
    const { errors } = await admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { number } }', {
      id: quote.id,
    });
    expect(errors?.[0]).toMatchObject({
      message: agreementSentences.noAddress('Ada Byron'),
      extensions: { code: 'CONFLICT' },
    });
  });

  it('has a number without a gap, and is the only one of its deal', async () => {
    const { quote } = await quoted();
    const several = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.gql('mutation ($id: ID!) { createAgreement(quoteId: $id) { number } }', { id: quote.id }),
      ),
    );
    expect(several.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(
      new Set(several.filter(({ errors }) => errors).map(({ errors }) => errors?.[0]?.extensions.code)),
    ).toEqual(new Set(['CONFLICT']));
    const rows = await api.sql<{ number: number }>('select number from agreements order by number');
    expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => 1001 + index));
  });

  it('moves its deal to agreed when it is sent, and mails buyers alone at first', async () => {
    const { agreement, deal } = await out();
    expect(agreement.status).toBe('out');
    expect(agreement.signers.map(({ state }: any) => state)).toEqual(['sent', 'sent', 'waiting']);
    expect(
      (await ok('query ($id: ID!) { deal(id: $id) { stage events { kind } } }', { id: deal.id })).stage,
    ).toBe('agreed');
    expect(await tokenOf('Dana Whitfield', agreement.number)).toBe('');
  });

  it('agreement.disclosures: offers a document of its own before signing', async () => {
    const { agreement } = await out();
    const token = await tokenOf('Ada Byron', agreement.number);
    const bytes = await pdf(token, '/api/linked-agreement/disclosures.pdf');
    expect(sha(bytes)).toBe(agreement.disclosuresSha256);
    const text = await textOf(bytes);
    expect(text).toContain('Installation');
    expect(text).toContain('document of their own');
    // Reading them is not reading the agreement.
    expect((await consent(token)).status).toBe(409);
  });

  it('is made anew as a draft, and never again once it was sent', async () => {
    const { quote } = await quoted();
    const draft = await create(quote.id);
    const change = `mutation ($id: ID!, $version: Int!, $signers: [SignerInput!]) { updateAgreement(id: $id, version: $version, signers: $signers) { ${agreementFields} } }`;
    const signers = [
      { role: 'buyer', name: 'Cy Young', email: 'cy@buyers.example' },
      { role: 'seller', name: 'Dana Whitfield', email: 'dana@hearthline.example' },
    ];
    const changed = await ok(change, { id: draft.id, version: draft.version, signers });
    expect(changed.number).toBe(draft.number);
    expect(changed.pdfSha256).not.toBe(draft.pdfSha256);
    expect(changed.signers.map(({ name }: any) => name)).toEqual(['Cy Young', 'Dana Whitfield']);
    expect(await code(admin.gql(change, { id: draft.id, version: draft.version, signers }))).toBe('CONFLICT');
    const sent = await send(changed);
    expect(await code(admin.gql(change, { id: draft.id, version: sent.version, signers }))).toBe('CONFLICT');
    await expect(api.sql('update agreements set total_cents = 1 where id = $1', [draft.id])).rejects.toThrow(
      'never changes',
    );
    await expect(api.sql('delete from agreements where id = $1', [draft.id])).rejects.toThrow(
      'never deleted',
    );
    await expect(
      api.sql('update agreement_events set actor = $2 where agreement_id = $1', [draft.id, 'x']),
    ).rejects.toThrow();
  });
});
