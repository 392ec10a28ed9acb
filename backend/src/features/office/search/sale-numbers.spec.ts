import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addDeal, addPayment } from '../../../testing/fixtures/sale-figures.ts';
import { signDeal, type SignedDeal } from '../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
let admin: Caller;
let buyer: Caller;
let deal: SignedDeal;
/** The numbers as people see them. */
let quote: string;
let agreement: string;
let receipt: string;

interface Hit {
  readonly kind: string;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}
const find = async (who: Caller, text: string): Promise<Hit[]> => {
  const { data, errors } = await who.gql(
    'query ($text: String!) { search(text: $text) { kind title detail path } }',
    { text },
  );
  expect(errors).toBeUndefined();
  return data.search;
};
const kindsOf = async (who: Caller, text: string) => (await find(who, text)).map(({ kind }) => kind);
const numberOf = async (table: string, column: string, where: string, letter: string): Promise<string> => {
  const [row] = await api.sql(`select ${column} as n from ${table} where ${where}`);
  return `${letter}-${String(row?.['n'])}`;
};

beforeAll(async () => {
  admin = await api.as('admin');
  deal = await signDeal(api);
  await api.addUser({ email: deal.email, role: 'customer' });
  buyer = await api.asUser(deal.email);
  const payment = await addPayment(api, deal.dealId, { dollars: 5000 });
  quote = await numberOf('quotes', 'number', `deal_id = '${deal.dealId}'`, 'Q');
  agreement = await numberOf('agreements', 'number', `deal_id = '${deal.dealId}'`, 'A');
  receipt = await numberOf('payments', 'receipt_number', `id = '${payment}'`, 'R');
});

describe('the number of a paper', () => {
  it('leads staff to the deal of the quote, the agreement or the receipt', async () => {
    const path = `/deals/${deal.dealId}`;
    expect(await find(admin, quote)).toEqual([
      { kind: 'quote', title: `${quote}, Ada Byron`, detail: 'Accepted · $200,000.50', path },
    ]);
    expect(await find(admin, agreement)).toEqual([
      { kind: 'agreement', title: `${agreement}, Ada Byron`, detail: 'Signed · $200,000.50', path },
    ]);
    expect(await find(admin, receipt)).toEqual([
      { kind: 'payment', title: `${receipt}, Ada Byron`, detail: 'Deposit · $5,000.00', path },
    ]);
  });

  it('is read in small letters, without the hyphen, and with blanks around it', async () => {
    expect(await kindsOf(admin, ` ${quote.toLowerCase().replace('-', '')} `)).toEqual(['quote']);
    // Neither a part of it, nor a longer one.
    expect(await kindsOf(admin, quote.slice(0, -1))).not.toContain('quote');
    expect(await kindsOf(admin, `${quote}0`)).not.toContain('quote');
    expect(await kindsOf(admin, 'Q-9999999999')).toEqual([]);
  });

  it('says of a void payment that it is void', async () => {
    await api.sql("update payments set voided_at = now(), void_reason = 'wrong' where deal_id = $1", [
      deal.dealId,
    ]);
    expect((await find(admin, receipt))[0]?.detail).toBe('Void · $5,000.00');
  });

  it('leads buyers to their own papers', async () => {
    for (const [text, kind] of [
      [quote, 'quote'],
      [agreement, 'agreement'],
      [receipt, 'payment'],
    ] as const)
      expect(await find(buyer, text)).toMatchObject([{ kind, path: '/dashboard' }]);
  });
});

describe('price.privacy', () => {
  it.each(['customer', 'contractor', 'factory', 'devops', 'agent', 'investor'] as const)(
    'price.privacy: another %s finds no paper by its number',
    async (role) => {
      const other = await api.as(role);
      for (const text of [quote, agreement, receipt]) expect(await find(other, text)).toEqual([]);
    },
  );

  it('price.privacy: a draft is found by staff alone', async () => {
    const second = await addDeal(api, { contact_id: deal.contactId });
    await api.sql(
      `insert into agreements select (jsonb_populate_record(null::agreements, to_jsonb(a) || jsonb_build_object(
         'id', gen_random_uuid(), 'pdf_key', gen_random_uuid(), 'disclosures_key', gen_random_uuid(), 'deal_id', $2::text, 'number', 7777, 'status', 'draft',
         'sent_at', null, 'expires_at', null, 'signed_at', null, 'signed_key', null, 'signed_sha256', null, 'signed_size', null))).*
       from agreements a where a.deal_id = $1`,
      [deal.dealId, second],
    );
    expect(await find(admin, 'A-7777')).toMatchObject([{ kind: 'agreement', path: `/deals/${second}` }]);
    expect(await find(buyer, 'A-7777')).toEqual([]);
  });
});
