import { unknownOwner } from '@hearthline/rules/people/owners.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';

const api = useApi();
let admin: Caller;
beforeAll(async () => {
  admin = await api.as('admin');
});

describe('the owner of a contact', () => {
  const fields = { firstName: 'Ada', lastName: 'Byron' };
  const create = (email: string, ownerId?: string) =>
    admin.rest('POST', '/api/contacts', { ...fields, email, ownerId });
  const refusal = { status: 400, body: { message: unknownOwner } };

  it('is somebody of the staff, or the contact is not stored', async () => {
    const customer = await api.addUser({ email: 'customer@owner.example', role: 'customer' });
    const answers = [
      await create('one@owner.example', customer),
      await create('two@owner.example', '0199aaaa-0000-7000-8000-000000000000'),
    ];
    expect(answers).toMatchObject([refusal, refusal]);
  });

  it('is looked up when another one is named, and not while they stay', async () => {
    const owner = await api.addUser({ email: 'colleague@owner.example', role: 'admin' });
    const email = 'kept@owner.example';
    const { body } = await create(email, owner);
    const edit = (ownerId: string, version: number) =>
      admin.rest('PATCH', `/api/contacts/${body.id}`, {
        ...fields,
        email,
        status: 'prospect',
        ownerId,
        version,
      });
    await api.sql("update users set role = 'agent' where id = $1", [owner]);
    expect([await edit('0199aaaa-0000-7000-8000-000000000000', 1), await edit(owner, 1)]).toMatchObject([
      refusal,
      { status: 200, body: { ownerId: owner, version: 2 } },
    ]);
  });
});

describe('the list of owners', () => {
  it('is one for contacts and deals: active staff, and no agent program', async () => {
    const [staff, agent, disabled] = [
      await api.addUser({ email: 'staff@list.example', role: 'admin' }),
      await api.addUser({ email: 'agent@list.example', role: 'agent' }),
      await api.addUser({ email: 'off@list.example', role: 'admin' }),
    ];
    await api.sql('update users set disabled_at = now() where id = $1', [disabled]);
    const offered = (await admin.gql('{ contactOwners { id } }')).data.contactOwners;
    expect(offered).toContainEqual({ id: staff });
    const contact = async (ownerId: string) =>
      (
        await admin.rest('POST', '/api/contacts', {
          firstName: 'Ada',
          lastName: 'Byron',
          email: `${ownerId}@list.example`,
          ownerId,
        })
      ).status;
    const [{ id: contactId } = { id: '' }] = await api.sql<{ id: string }>(
      "insert into contacts (first_name, last_name, email, email_folded) values ('Di', 'Buyer', 'di@list.example', 'di@list.example') returning id",
    );
    const open = (ownerId: string | null) =>
      admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id version } }', {
        input: { contactId, ownerId },
      });
    for (const id of [agent, disabled]) {
      expect(offered).not.toContainEqual({ id });
      expect(await contact(id)).toBe(400);
      expect((await open(id)).errors?.[0]?.message).toBe(unknownOwner);
    }
    expect(await contact(staff)).toBe(201);
    const deal = (await open(staff)).data.createDeal;
    // An owner of before stays while nobody names another one.
    await api.sql("update users set role = 'agent' where id = $1", [staff]);
    const update = (ownerId: string, version: number) =>
      admin.gql(
        'mutation ($id: ID!, $version: Int!, $input: DealInput!) { updateDeal(id: $id, version: $version, input: $input) { owner { id } version } }',
        { id: deal.id, version, input: { source: 'Fair', ownerId } },
      );
    expect((await update(staff, deal.version)).data.updateDeal.owner).toEqual({ id: staff });
    expect((await update(agent, deal.version + 1)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
  });
});
