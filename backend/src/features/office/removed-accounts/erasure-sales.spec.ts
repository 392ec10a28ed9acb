import { erasedEmail, erasedName, userSentences } from '@hearthline/rules/people/users.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';
import { erasePerson, removePerson } from '../../../testing/fixtures/erasable-person.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';

const api = useApi();
const { out, signed, quoted, create, tokenOf, header } = useAgreements(api);
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

/** The account of a customer who was removed. @returns its id */
const removed = async (email: string): Promise<string> => {
  const id = await api.addUser({ email, role: 'customer', name: 'Robin Byron' });
  await removePerson(admin, id);
  return id;
};
const coBuyerOf = async (dealId: string): Promise<string> =>
  (
    await api.sql<{ email: string }>("select co_buyers -> 0 ->> 'email' as email from deals where id = $1", [
      dealId,
    ])
  )[0]?.email ?? '';
const dealOf = async (id: string) =>
  (await api.sql('select buyer_name, co_buyers from deals where id = $1', [id]))[0];

describe('erasing somebody who buys', () => {
  it('is refused while an agreement is out that names them: as the contact, as a co-buyer, as a signer', async () => {
    const { deal, email } = await out();
    const people = [email, await coBuyerOf(deal.id), 'robin@buyers.example'];
    for (const address of people) {
      const id = await removed(address);
      const { errors } = await erasePerson(admin, id, address);
      expect(errors?.[0], address).toMatchObject({
        message: userSentences.agreementFirst,
        extensions: { code: 'CONFLICT' },
      });
      expect(await api.sql('select email, erased_at from users where id = $1', [id])).toEqual([
        { email: address, erased_at: null },
      ]);
    }
  });

  it('is refused when one is just being sent', async () => {
    const { deal, quote, email } = await quoted();
    await create(quote.id);
    const id = await removed(email);
    const release = await holdLocks(
      api,
      `with sending as (select id from deals where id = $1 for update)
       update agreements set status = 'out', sent_at = now(), expires_at = now() + interval '1 day'
       where deal_id in (select id from sending)`,
      [deal.id],
    );
    const erasing = erasePerson(admin, id, email);
    await untilWaiting(api, 1);
    await release();
    expect((await erasing).errors?.[0]?.message).toBe(userSentences.agreementFirst);
  });

  it('leaves what they have signed, and whose it is, as it was', async () => {
    const { deal, email, agreement } = await signed();
    const before = await dealOf(deal.id);
    const token = await tokenOf('Dana Whitfield', agreement.number);
    const id = await removed(email);
    expect((await erasePerson(admin, id, email)).errors).toBeUndefined();
    expect(await api.sql('select from contacts where email_folded = $1', [erasedEmail(id)])).toHaveLength(1);
    expect((await api.rest('GET', `/api/verify/${agreement.signedSha256}`)).body).toMatchObject({
      damaged: false,
      status: 'signed',
      signers: [{ name: 'Ada Byron' }, { name: 'Robin Byron' }, { name: 'Dana Whitfield' }],
    });
    const file = await api.open('/api/linked-agreement.pdf', { headers: header(token) });
    expect(file.status).toBe(200);
    expect(await dealOf(deal.id)).toEqual(before);
  });

  it('leaves a quote that was issued as it was, and the deal that it is for', async () => {
    const { deal, email, quote } = await quoted();
    const before = await dealOf(deal.id);
    const documentOf = () => api.sql('select document, accepted_by from quotes where id = $1', [quote.id]);
    const document = await documentOf();
    expect((await erasePerson(admin, await removed(email), email)).errors).toBeUndefined();
    expect([await dealOf(deal.id), await documentOf()]).toEqual([before, document]);
  });

  it('takes their name and address from a deal of which nothing was put on paper', async () => {
    const [email, co] = ['ada@unsold.example', 'robin@unsold.example'];
    const [contact] = await api.sql(
      "insert into contacts (first_name, last_name, email, email_folded, source, status) values ('Ada', 'Byron', $1, $1, 'manual', 'prospect') returning id",
      [email],
    );
    const other = { name: 'Di Byron', email: 'di@unsold.example' };
    const { data } = await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
      input: { contactId: contact?.id, coBuyers: [{ name: 'Robin Byron', email: co }, other] },
    });
    const ids = [await removed(email), await removed(co)] as const;
    expect((await erasePerson(admin, ids[0], email)).errors).toBeUndefined();
    expect((await erasePerson(admin, ids[1], co)).errors).toBeUndefined();
    const address = erasedEmail(ids[1]);
    expect(await dealOf(data.createDeal.id)).toEqual({
      buyer_name: erasedName(ids[0]).full,
      co_buyers: [
        { name: erasedName(ids[1]).full, email: address, emailFolded: address },
        { ...other, emailFolded: other.email },
      ],
    });
  });
});
