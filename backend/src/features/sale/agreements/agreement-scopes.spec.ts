import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { useAgreements } from '../../../testing/fixtures/agreements-fixtures.ts';
import { deposit, usePayments } from '../../../testing/fixtures/payments-fixtures.ts';
import { addColleagues, type Colleague, type StaffName } from '../../../testing/fixtures/sale-staff.ts';

const api = useApi();
const { quoted } = useAgreements(api);
const { record } = usePayments(api);
const missing = '018f0000-0000-7000-8000-000000000000';
let people: Readonly<Record<StaffName, Colleague>>;
/** A deal of Sofia’s with an accepted quote; of her contact in `mixed`, so that she only reads it. */
let own: Awaited<ReturnType<typeof quoted>>;
let mixed: Awaited<ReturnType<typeof quoted>>;

beforeAll(async () => {
  people = await addColleagues(api);
  own = await quoted();
  mixed = await quoted();
  const { sofia, sam } = people;
  await api.sql('update deals set owner_id = $1 where id = $2', [sofia.id, own.deal.id]);
  await api.sql('update deals set owner_id = $1 where id = $2', [sam.id, mixed.deal.id]);
  await api.sql('update contacts set owner_id = $1 where id = (select contact_id from deals where id = $2)', [
    sofia.id,
    mixed.deal.id,
  ]);
});

const fields = 'id version status signers { id email } events { kind }';
const create =
  'mutation ($id: ID!) { createAgreement(quoteId: $id) { id version status signers { id email } } }';
const knock = async (who: Caller, call: string, id: string) => {
  const { errors = [] } = await who.gql(call, { id });
  return errors.map(({ message, extensions: { code } }) => ({ message, code }));
};
const doors = (id: string, signer: string) =>
  [
    [`mutation ($id: ID!) { updateAgreement(id: $id, version: 99) { id } }`, id],
    [`mutation ($id: ID!) { sendAgreement(id: $id, version: 99) { id } }`, id],
    [`mutation ($id: ID!) { sendSignerLink(signerId: $id) { id } }`, signer],
  ] as const;

describe('agreements follow their deal (role.table)', () => {
  it('are made, read with addresses and sent by whose the deal is', async () => {
    const { sofia, sam, leader } = people;
    const made = (await sofia.gql(create, { id: own.quote.id })).data.createAgreement;
    expect(made.status).toBe('draft');
    const read = `query ($id: ID!) { agreement(id: $id) { ${fields} } deal(id: "${own.deal.id}") { agreement { id } } }`;
    const { data } = await leader.gql(read, { id: made.id });
    expect(data.agreement.signers[0].email).toBe(own.email);
    expect(data.deal.agreement).toEqual({ id: made.id });
    const files = async (who: Caller) => (await who.open(`/api/agreements/${made.id}.pdf`)).status;
    expect([await files(sofia), await files(people.office), await files(sam)]).toEqual([200, 200, 404]);
    for (const [call, id] of doors(made.id, made.signers[0].id)) {
      const answer = await knock(sam, call, id);
      expect(
        answer.map(({ code }) => code),
        call,
      ).toEqual(['NOT_FOUND']);
      expect(answer, call).toEqual(await knock(sam, call, missing));
    }
    const [unread] = await knock(sam, 'query ($id: ID!) { agreement(id: $id) { id } }', made.id);
    expect(unread?.code).toBe('NOT_FOUND');
    const sent = await sofia.gql(
      'mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { status } }',
      { id: made.id, version: made.version },
    );
    expect(sent.errors?.[0]?.message ?? sent.data.sendAgreement.status).toMatch(/out|parcel/);
    const refused = 'mutation ($id: ID!) { voidAgreement(id: $id, version: 99, reason: "x") { id } }';
    expect((await knock(sofia, refused, made.id)).map(({ code }) => code)).toEqual(['FORBIDDEN']);
  });

  it('are not made or changed by whoever only reads the deal', async () => {
    const { sofia, office } = people;
    expect((await knock(sofia, create, mixed.quote.id)).map(({ code }) => code)).toEqual(['FORBIDDEN']);
    const { id, signers } = (await office.gql(create, { id: mixed.quote.id })).data.createAgreement;
    const { data } = await sofia.gql(`query ($id: ID!) { agreement(id: $id) { ${fields} } }`, { id });
    expect(data.agreement.status).toBe('draft');
    for (const [call, which] of doors(id, signers[0].id))
      expect(
        (await knock(sofia, call, which)).map(({ code }) => code),
        call,
      ).toEqual(['FORBIDDEN']);
  });
});

describe('payments follow their deal (role.table)', () => {
  it('are recorded by the office, and read with who did by whoever reads the deal', async () => {
    const { sofia, sam, office, manager } = people;
    const { data } = await record(own.deal.id, deposit, undefined, office);
    const { id } = data.recordPayment;
    const list = 'query ($id: ID!) { payments(dealId: $id) { id recordedBy } }';
    const [payment] = (await sofia.gql(list, { id: own.deal.id })).data.payments;
    expect(payment).toEqual({ id, recordedBy: 'office' });
    const receipt = async (who: Caller) => (await who.open(`/api/payments/${id}/receipt.pdf`)).status;
    expect(await Promise.all([sofia, sam, office, manager].map(receipt))).toEqual([200, 404, 200, 403]);
    const refused = await record(own.deal.id, deposit, undefined, sofia);
    expect(refused.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
