import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addDeal, issued } from '../../../testing/fixtures/quotes-fixtures.ts';

const api = useApi();
let admin: Caller;
let people = 0;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** A deal with an issued quote, and an account with the address of its contact or of its co-buyer. */
const begin = async (as: 'contact' | 'co-buyer' = 'contact') => {
  const co = `co${++people}@policy.example`;
  const deal = await addDeal(api, admin, undefined, { coBuyers: [{ name: 'Bo', email: co }] });
  const { quote } = await issued(admin, deal.id);
  const email = as === 'contact' ? deal.email : co;
  const id = await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
  return { deal, quote, id, email, caller: await api.asUser(email) };
};
const sees = async (caller: Caller, quoteId: string): Promise<boolean> => {
  const { data } = await caller.gql('query ($id: ID!) { quote(id: $id) { id } }', { id: quoteId });
  const pdf = (await caller.open(`/api/quotes/${quoteId}.pdf`)).status !== 404;
  const isListed = (await caller.gql('{ myQuotes { id } }')).data?.myQuotes.length > 0;
  expect([isListed, pdf]).toEqual([data?.quote?.id === quoteId, data?.quote?.id === quoteId]);
  return isListed;
};
const buyers = (dealId: string) =>
  api.sql('select user_id from deal_buyer_accounts($1) order by place', [dealId]);
const bought = (userId: string) => api.sql('select * from bought_deals($1)', [userId]);

describe('an account with the address of a buyer', () => {
  it.each(['contact', 'co-buyer'] as const)('is the buyer’s: the %s', async (as) => {
    const { deal, quote, id, caller } = await begin(as);
    await api.runJobs();
    expect(await sees(caller, quote.id)).toBe(true);
    expect(await buyers(deal.id)).toEqual([{ user_id: id }]);
    expect(await bought(id)).toEqual([{ bought_deals: deal.id }]);
  });

  it.each([
    ['has another role', "role = 'contractor'"],
    ['has not proved the address', 'is_email_verified = false'],
    ['is disabled', 'disabled_at = now()'],
    ['is archived, and so disabled', 'archived_at = now(), disabled_at = now()'],
    ['has moved to another address', "email = 'away@policy.example', email_folded = 'away@policy.example'"],
  ])('is nobody’s once it %s', async (_what, change) => {
    const { deal, id } = await begin();
    expect(await buyers(deal.id)).toHaveLength(1);
    await api.sql(`update users set ${change} where id = $1`, [id]);
    expect(await buyers(deal.id)).toEqual([]);
    expect(await bought(id)).toEqual([]);
    await api.sql('delete from users where id = $1', [id]);
  });

  it('stops at the next request when the contact or the co-buyers change', async () => {
    for (const [as, change] of [
      ['contact', 'contact_id = null'],
      ['co-buyer', "co_buyers = '[]'"],
    ] as const) {
      const { deal, quote, caller } = await begin(as);
      await api.runJobs();
      expect(await sees(caller, quote.id), as).toBe(true);
      await api.sql(`update deals set ${change} where id = $1`, [deal.id]);
      expect(await sees(caller, quote.id), as).toBe(false);
    }
  });
});

describe('nothing else makes a buyer', () => {
  it('neither a design, owned or shared, nor a name, a phone, another address, or a blank one', async () => {
    const { deal, quote } = await begin();
    const id = await api.addUser({
      email: `other${++people}@policy.example`,
      role: 'customer',
      name: 'Ada Byron',
      passwordHash: 'chosen',
    });
    const caller = await api.asUser(`other${people}@policy.example`);
    await api.sql("update users set phone = '+13605550142' where id = $1", [id]);
    await api.sql("update contacts set phone = '+13605550142' where id = $1", [deal.contactId]);
    const claimed = await caller.rest('POST', `/api/designs/${deal.code}/claim`, undefined, {
      'x-design-key': deal.editKey,
    });
    expect(claimed.status).toBe(200);
    await api.sql('update designs set contact_id = $2 where code = $1', [deal.code, deal.contactId]);
    expect(await sees(caller, quote.id)).toBe(false);
    // Blank addresses of both sides are no address.
    await api.sql("update users set email = '', email_folded = '' where id = $1", [id]);
    await api.sql("update contacts set email = '', email_folded = '' where id = $1", [deal.contactId]);
    await api.sql(
      `update deals set co_buyers = '[{"name": "Bo", "email": "", "emailFolded": ""}]' where id = $1`,
      [deal.id],
    );
    expect(await sees(caller, quote.id)).toBe(false);
    expect(await buyers(deal.id)).toEqual([]);
  });
});

describe('the statements', () => {
  it('find a buyer’s deals by index among many contacts', async () => {
    await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, source, status) select 'A', 'B', 'many' || n || '@policy.example', 'many' || n || '@policy.example', 'manual', 'prospect' from generate_series(1, 20000) n",
    );
    await api.sql(
      "insert into deals (stage, probability_percent, buyer_name, contact_id) select 'new', 10, 'A B', id from contacts where email_folded like 'many%' limit 5000",
    );
    await api.sql('analyze contacts, deals, users, projects');
    const { id, deal } = await begin();
    const plan = async (query: string): Promise<string> =>
      (await api.sql(`explain ${query}`)).map((row) => Object.values(row)[0]).join('\n');
    for (const query of [
      `select d.id from deals d where d.id = any (array(select bought from bought_deals('${id}') bought))`,
      `select p.id from projects p where p.deal_id = any (array(select bought from bought_deals('${id}') bought))`,
      `select user_id from deal_buyer_accounts('${deal.id}')`,
    ]) {
      const text = await plan(query);
      expect(text).not.toMatch(/Seq Scan on (contacts|deals)/);
      // Inlined, so that the planner sees the tables.
      expect(text).toMatch(/contacts_(email_index|pkey)/);
    }
  });
});
