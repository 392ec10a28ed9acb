import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addDeal, issued } from '../../../../testing/fixtures/quotes-fixtures.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** How staff type an address, and how its owner signs up: the same mailbox. */
const spellings: readonly (readonly [what: string, typed: string, account: string])[] = [
  ['capital letters', 'Bo.Capital@Co-Buyers.EXAMPLE', 'bo.capital@co-buyers.example'],
  ['an international domain', 'bo@xn--bcher-kva.example', 'BO@BÜCHER.example'],
  ['capitals of another script', 'ΟΔΥΣΣΕΥΣ@co-buyers.example', 'οδυσσευς@co-buyers.example'],
];

describe('a co-buyer', () => {
  it.each(spellings)(
    'whose address has %s sees and accepts the quote by their own account',
    async (_what, typed, account) => {
      const deal = await addDeal(api, admin, undefined, { coBuyers: [{ name: 'Bo', email: typed }] });
      const until = new Date(api.clock.now().getTime() + 6e8).toISOString().slice(0, 10);
      const { quote } = await issued(admin, deal.id, until);
      await api.addUser({ email: account, role: 'customer' });
      const bo = await api.asUser(account);
      expect((await bo.gql('{ myQuotes { id } }')).data.myQuotes).toEqual([{ id: quote.id }]);
      const { data } = await bo.gql('mutation ($id: ID!) { acceptQuote(id: $id) { status } }', {
        id: quote.id,
      });
      expect(data.acceptQuote).toEqual({ status: 'accepted' });
    },
  );

  it.each(spellings)(
    'whose address has %s gets the project of the deal, whenever their account comes',
    async (_what, typed, account) => {
      const email = `project.${typed}`;
      const deal = await signDeal(api, { coBuyers: [{ name: 'Bo', email }] });
      const { data } = await admin.gql(
        'mutation ($id: ID!) { winDeal(id: $id, version: 1) { project { id customer { id } } } }',
        { id: deal.dealId },
      );
      expect(data.winDeal.project.customer).toBeNull();
      const bo = await api.addUser({
        email: `project.${account}`,
        role: 'customer',
        passwordHash: 'chosen',
      });
      const [project] = await api.sql('select customer_id from projects where id = $1', [
        data.winDeal.project.id,
      ]);
      expect(project).toEqual({ customer_id: bo });
    },
  );
});

it('tells staff a co-buyer as they were typed, and nothing more', async () => {
  const deal = await addDeal(api, admin, undefined, { coBuyers: [{ name: 'Bo', email: 'Bo.T@x.example' }] });
  const { body } = await admin.rest('GET', '/api/deals');
  expect(body.deals.find(({ id }: { id: string }) => id === deal.id).coBuyers).toEqual([
    { name: 'Bo', email: 'Bo.T@x.example' },
  ]);
});
