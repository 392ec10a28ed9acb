import { describe, expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { useAgreements } from '../../../../testing/fixtures/agreements-fixtures.ts';
import { welcomeBuyers } from './welcome-buyers.ts';

const api = useApi();
const { out, signed, signAll, tokenOf } = useAgreements(api);

const welcomes = (agreementId: string) =>
  api.sql<{ to_address: string; subject: string; text: string }>(
    "select to_address, subject, text from mails where kind = 'buyer_welcome' and reference_id = $1 order by created_at, id",
    [agreementId],
  );
const coBuyerOf = async (dealId: string): Promise<string> => {
  const [row] = await api.sql<{ email: string }>(
    "select co_buyers -> 0 ->> 'email' as email from deals where id = $1",
    [dealId],
  );
  return row?.email ?? '';
};
const secretIn = (text: string): string => /\/invitation#token=([\w-]+)/.exec(text)?.[1] ?? '';

describe('a buyer whose agreement everybody has signed', () => {
  it('contract.mails: is welcomed with an invitation to an account of that address, once, for 7 days', async () => {
    const { agreement, deal, email } = await signed();
    const coBuyer = await coBuyerOf(deal.id);
    await api.runJobs();
    await welcomeBuyers(api.app.systemContext(), { agreementId: agreement.id });
    const mails = await welcomes(agreement.id);
    expect(mails.map(({ to_address: address }) => address)).toEqual([email, coBuyer]);
    const [first, second] = mails.map(({ text }) => text);
    expect(first).toContain('The link is good for 7 days and works once.');
    expect(secretIn(first ?? '')).not.toBe(secretIn(second ?? ''));
    const accept = (token: string) =>
      api.gql(
        'mutation ($token: String!) { acceptInvitation(token: $token, name: "Robin Byron", password: "A Long Passphrase 7!") { message } }',
        { token },
      );
    const redeemed = await accept(secretIn(second ?? ''));
    expect(redeemed.errors).toBeUndefined();
    expect((await accept(secretIn(second ?? ''))).errors).toHaveLength(1);
    const [account] = await api.sql('select role, is_email_verified from users where email_folded = $1', [
      coBuyer,
    ]);
    expect(account).toEqual({ role: 'customer', is_email_verified: true });
    // The account sees what its buyer buys, and nothing has to be linked by hand.
    const mine = await (await api.asUser(coBuyer)).gql('{ myAgreements { number } }');
    expect(mine.data.myAgreements).toEqual([{ number: agreement.number }]);
  });

  it('contract.mails: gets the page of the account that they have, and no link to one that is closed', async () => {
    const { agreement, deal, email } = await out();
    const coBuyer = await coBuyerOf(deal.id);
    await api.addUser({ email, role: 'customer', passwordHash: 'chosen' });
    const closed = await api.addUser({ email: coBuyer, role: 'customer', passwordHash: 'chosen' });
    await api.sql('update users set disabled_at = now() where id = $1', [closed]);
    for (const name of ['Ada Byron', 'Robin Byron', 'Dana Whitfield']) {
      // Nobody is welcomed before the last signature.
      await api.runJobs();
      expect(await welcomes(agreement.id)).toEqual([]);
      await signAll(await tokenOf(name, agreement.number), name);
    }
    await api.runJobs();
    const [own, other] = (await welcomes(agreement.id)).map(({ text }) => text);
    expect(own).toMatch(/\/dashboard\b/);
    expect(`${own}${other}`).not.toContain('/invitation');
    expect(other).not.toContain('/dashboard');
    expect(other).toContain('Your account with us is closed at the moment.');
  });

  it('is not mailed if their contact has no address by then', async () => {
    const { agreement, deal } = await signed();
    await api.sql(
      "update contacts set email = '', email_folded = '' where id = (select contact_id from deals where id = $1)",
      [deal.id],
    );
    await api.runJobs();
    expect((await welcomes(agreement.id)).map(({ to_address: address }) => address)).toEqual([
      await coBuyerOf(deal.id),
    ]);
  });
});
