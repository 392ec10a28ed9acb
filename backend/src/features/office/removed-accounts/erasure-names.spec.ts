import { erasedName } from '@hearthline/rules/people/users.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import {
  addPerson,
  erasePerson,
  findTraces,
  person,
  removePerson,
} from '../../../testing/fixtures/erasable-person.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
beforeEach(async () => {
  await api.sql('delete from limits');
  admin = await api.as('admin');
});

describe('erasing one of two of the same name', () => {
  it('leaves the other in the histories, and words that contain a short name', async () => {
    const first = await api.addUser({
      email: 'al1@erase.example',
      role: 'contractor',
      name: 'Al',
      passwordHash: 'x',
    });
    const second = await api.addUser({
      email: 'al2@erase.example',
      role: 'contractor',
      name: 'Al',
      passwordHash: 'x',
    });
    const project = await addProject(api, { name: 'Cedar Home' });
    await admin.gql(
      'mutation ($id: ID!, $person: ID) { updateProject(id: $id, input: { version: 1, contractorId: $person }) { id } }',
      { id: project, person: second },
    );
    await api.sql(
      "insert into mails (kind, to_name, to_address, subject, text, html, attachments) values ('report', 'Staff', 'staff@example.com', 'Also', 'Almost all of it', 'Almost', '[]')",
    );
    await removePerson(admin, first);
    expect((await erasePerson(admin, first, 'al1@erase.example')).errors).toBeUndefined();
    expect((await api.sql('select after from project_events where project_id = $1', [project]))[0]).toEqual({
      after: 'Al',
    });
    expect((await api.sql("select text from mails where subject = 'Also'"))[0]).toEqual({
      text: 'Almost all of it',
    });
  });

  it('of two who erase one person at the same moment one does', async () => {
    const id = await api.addUser({
      email: 'twice@erase.example',
      role: 'customer',
      name: 'Twice Asked',
      passwordHash: 'x',
    });
    await removePerson(admin, id);
    const answers = await Promise.all([
      erasePerson(admin, id, 'twice@erase.example'),
      erasePerson(admin, id, 'twice@erase.example'),
    ]);
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code ?? 'done').sort()).toEqual([
      'CONFLICT',
      'done',
    ]);
  });
});

it('a person of the business is erased from what they wrote, which stays', async () => {
  const { email, folded, name, phone } = person;
  const id = await addPerson(api, 'admin');
  const staff = await api.asUser(folded);
  const contact = await admin.rest('POST', '/api/contacts', {
    firstName: 'Con',
    lastName: 'Tact',
    email: 'con.tact@example.com',
  });
  const deleted = await admin.rest('POST', '/api/contacts', {
    firstName: 'Gone',
    lastName: 'Tact',
    email: 'deleted.tact@example.com',
  });
  for (const { body } of [contact, deleted])
    expect(
      (
        await staff.gql(
          'mutation ($id: ID!) { addContactNote(contactId: $id, input: { text: "Rang twice" }) }',
          { id: body.id },
        )
      ).errors,
    ).toBeUndefined();
  await admin.rest('DELETE', `/api/contacts/${deleted.body.id}`);
  await api.sql('insert into consultants (name, email, user_id) values ($1, $2, $3)', [name, email, id]);
  await removePerson(admin, id);
  await api.sql(
    "insert into sign_ups (name, email, email_folded, phone, password_hash) values ($1, $2, $3, $4, 'x')",
    [name, email, folded, phone],
  );
  expect((await erasePerson(admin, id)).errors).toBeUndefined();
  expect(await findTraces(api)).toEqual([]);
  expect(
    await api.sql('select name, email, on_duty from consultants where former_user_id = $1', [id]),
  ).toEqual([{ name: erasedName(id).full, email: null, on_duty: false }]);
  expect(await api.sql('select author_name, text from contact_notes where author_id = $1', [id])).toEqual([
    { author_name: erasedName(id).full, text: 'Rang twice' },
  ]);
  await admin.gql('mutation ($id: ID!) { restoreContact(id: $id) { id } }', { id: deleted.body.id });
  expect(await api.sql('select author_name from contact_notes where author_id = $1', [id])).toEqual([
    { author_name: erasedName(id).full },
    { author_name: erasedName(id).full },
  ]);
});
