import { expect, it } from 'vitest';
import { useApi } from '../../../testing/api.ts';
import { hasSale } from './sale.policy.ts';

const api = useApi();
let count = 0;
const insert = async (text: string, values: unknown[] = []): Promise<string> =>
  String((await api.sql<{ id: string }>(`${text} returning id`, values))[0]?.id);
const has = (address: string): Promise<boolean> =>
  api.app.systemContext().transaction((trx) => hasSale(trx, address));

/** A contact with a deal that a co-buyer shares. */
const lead = async () => {
  const number = (count += 1);
  const [email, other] = [`contact${number}@sale.example`, `partner${number}@sale.example`];
  const contact = await insert(
    "insert into contacts (first_name, last_name, email, email_folded) values ('Bea', 'Buyer', $1, $1)",
    [email],
  );
  const deal = await insert(
    "insert into deals (stage, probability_percent, buyer_name, contact_id, co_buyers) values ('visited', 40, 'Bea Buyer', $1, $2)",
    [contact, JSON.stringify([{ name: 'Pat Partner', email: other, emailFolded: other }])],
  );
  return { email, other, contact, deal };
};
const quoted = (deal: string): Promise<string> =>
  insert(
    "insert into quotes (deal_id, status, lines, total_cents, terms, design_code, design_version) values ($1, 'draft', '[]', 1, '', '000000000000', 1)",
    [deal],
  );

it('nobody has a sale by being known, or by a deal that is only a lead', async () => {
  const { email, other } = await lead();
  expect([await has(email), await has(other), await has('nobody@sale.example')]).toEqual([
    false,
    false,
    false,
  ]);
});

it.each<[string, (deal: string) => Promise<unknown>]>([
  ['a quote', quoted],
  [
    'an agreement',
    async (deal) => {
      const quote = await quoted(deal);
      await insert(
        "insert into agreements (deal_id, quote_id, number, status, document, total_cents, consent_version, pdf_key, pdf_sha256, pdf_size, disclosures_key, disclosures_sha256, disclosures_size) values ($1, $2, 5000, 'draft', '{}', 100, '1', gen_random_uuid(), '', 1, gen_random_uuid(), '', 1)",
        [deal, quote],
      );
    },
  ],
  ['a project', (deal) => insert("insert into projects (name, deal_id) values ('Alder Home', $1)", [deal])],
])('the contact and the co-buyers of a deal with %s have one', async (_what, work) => {
  const [{ email, other, deal }, unrelated] = [await lead(), await lead()];
  await work(deal);
  expect([await has(email), await has(other), await has(unrelated.email)]).toEqual([true, true, false]);
});

it('the contact of a project has one, without any deal', async () => {
  const { email, other, contact } = await lead();
  await insert("insert into projects (name, contact_id) values ('Alder Home', $1)", [contact]);
  expect([await has(email), await has(other)]).toEqual([true, false]);
});
