import { erasedEmail, erasedName } from '@hearthline/rules/people/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPerson,
  erasePerson,
  findTraces,
  person,
  removePerson,
} from '../../../testing/fixtures/erasable-person.ts';
import { mergingAs, type Person } from '../../../testing/fixtures/merging.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  await api.sql('delete from users where email_folded = $1', [person.folded]);
  await api.sql('delete from limits');
  admin = await api.as('admin');
});
const { person: add, merge, split, stored } = mergingAs(api, () => admin);
const zelda = {
  first_name: 'Zelda',
  last_name: 'Quimby',
  email: person.email,
  phone: '+13605550177',
  address: '5 Birchwood Lane',
  company: 'Quimby & Co',
};
const erased = async (): Promise<string> => {
  const id = await addPerson(api);
  await removePerson(admin, id);
  expect((await erasePerson(admin, id)).errors).toBeUndefined();
  return id;
};

describe('erasing somebody whose contacts were merged', () => {
  it.each([
    ['went into another one', false],
    ['stayed', true],
  ])('reaches the merge where their contact %s, and a split brings nothing back', async (_what, stays) => {
    const [hers, other] = [
      await add(zelda),
      await add({ last_name: 'Quimby', email: 'old.quimby@erase.example', tags: ['x'] }),
    ];
    const pair = stays ? ([hers, other] as const) : ([other, hers] as const);
    const { data } = await merge(...pair);
    expect((await findTraces(api)).some((trace) => trace.startsWith('contact_merges'))).toBe(true);
    if (!stays)
      await api.sql(
        "update contacts set last_name = 'Smith', email = 's@erase.example', email_folded = 's@erase.example' where id = $1",
        [other.id],
      );
    const id = await erased();
    expect(await findTraces(api)).toEqual([]);
    expect((await split(data.mergeContacts.id)).errors).toBeUndefined();
    expect(await findTraces(api)).toEqual([]);
    expect((await stored(pair[1].id)).email).toBe(erasedEmail(id));
  });

  it('reaches a merge of a contact that was deleted', async () => {
    const [into, other] = [await add(zelda), await add({ ...zelda, email: 'quimby2@erase.example' })];
    await merge(into, other);
    await admin.rest('DELETE', `/api/contacts/${into.id}`);
    await erased();
    expect(await findTraces(api)).toEqual([]);
    await admin.rest('POST', `/api/contacts/${into.id}/restore`);
    expect(await findTraces(api)).toEqual([]);
  });

  it('reaches the addresses in the history of a deal', async () => {
    const contact: Person = await add({ email: 'first@erase.example' });
    const { data } = await admin.gql(
      'mutation ($input: DealInput!) { createDeal(input: $input) { id version } }',
      {
        input: { contactId: contact.id },
      },
    );
    await admin.gql(
      'mutation ($id: ID!, $input: DealInput!) { updateDeal(id: $id, version: 1, input: $input) { id } }',
      { id: data.createDeal.id, input: { coBuyers: [{ name: person.name, email: person.email }] } },
    );
    const id = await erased();
    const [event] = await api.sql("select note from deal_events where deal_id = $1 and note like 'Buyers%'", [
      data.createDeal.id,
    ]);
    expect(event?.note).toBe(
      `Buyers: Ada Byron <first@erase.example> → Ada Byron <first@erase.example> and ${erasedName(id).full} <${erasedEmail(id)}>`,
    );
  });
});
