import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { updateContacts } from '../../people/contacts/import/rows/write-contacts.ts';

const api = useApi();
let admin: Caller;
let email: string;
let userId: string;
let count = 0;
beforeEach(async () => {
  admin = await api.as('admin');
  email = `person${(count += 1)}@race.example`;
  userId = await api.addUser({ email, role: 'customer', passwordHash: 'set' });
});

const code = async (answer: ReturnType<Caller['gql']>): Promise<string> =>
  (await answer).errors?.[0]?.extensions.code ?? 'done';
const remove = () => code(admin.gql('mutation ($id: ID!) { removeUser(id: $id) }', { id: userId }));
const write = (project: string) =>
  code(
    admin.gql(
      'mutation ($id: ID!, $key: ID!) { sendMessage(id: $id, input: { text: "Hello", key: $key }) { id } }',
      { id: project, key: randomUUID() },
    ),
  );
const addContact = async (name: string): Promise<string> =>
  (
    await admin.rest('POST', '/api/contacts', {
      firstName: name,
      lastName: 'Byron',
      email: `${name}.${email}`,
    })
  ).body.id;

describe('an account that is removed while somebody is at its project', () => {
  it('waits until they are done: neither waits for the other in a circle', async () => {
    const project = await addProject(api, { name: 'Alder Home', customer: email });
    await api.sql('insert into message_threads (project_id) values ($1)', [project]);
    // The write holds the project and is about to refer to the customer.
    const release = await holdLocks(api, 'select from message_threads where project_id = $1 for update', [
      project,
    ]);
    const written = write(project);
    await untilWaiting(api, 1);
    const removed = remove();
    await untilWaiting(api, 2);
    await release();
    expect([await written, await removed]).toEqual(['done', 'done']);
    expect(await api.sql('select customer_id from projects where id = $1', [project])).toEqual([
      { customer_id: userId },
    ]);
  });

  it('refers to nothing that it does itself at that moment', async () => {
    const project = await addProject(api, { name: 'Birch Home', customer: email });
    const customer = await api.asUser(email);
    const release = await holdLocks(api, 'select from projects where id = $1 for update', [project]);
    const changed = code(
      customer.gql(
        'mutation ($id: ID!) { updateProject(id: $id, input: { version: 1, notes: "Ring twice" }) { id } }',
        { id: project },
      ),
    );
    await untilWaiting(api, 1);
    const removed = remove();
    await untilWaiting(api, 2);
    await release();
    expect([
      ['done', 'done'],
      ['CONFLICT', 'done'],
    ]).toContainEqual([await changed, await removed]);
  });

  it('also when it was only invited', async () => {
    await api.sql('update users set password_hash = null where id = $1', [userId]);
    const project = await addProject(api, { name: 'Cedar Home', customer: email });
    await api.sql('insert into message_threads (project_id) values ($1)', [project]);
    const release = await holdLocks(api, 'select from message_threads where project_id = $1 for update', [
      project,
    ]);
    const written = write(project);
    await untilWaiting(api, 1);
    const revoked = code(admin.gql('mutation ($id: ID!) { revokeInvitation(id: $id) }', { id: userId }));
    await untilWaiting(api, 2);
    await release();
    expect([await written, await revoked]).toEqual(['done', 'done']);
  });
});

describe('several projects at once', () => {
  it('contacts are locked before them: a project may change its contact while both are deleted', async () => {
    const [before, after] = [await addContact('ada'), await addContact('bert')];
    const project = await addProject(api, { name: 'Dogwood Home' });
    await api.sql('update projects set contact_id = $2 where id = $1', [project, before]);
    const release = await holdLocks(api, 'select from projects where id = $1 for update', [project]);
    const changed = code(
      admin.gql(
        'mutation ($id: ID!, $contact: ID) { updateProject(id: $id, input: { version: 1, contactId: $contact }) { id } }',
        { id: project, contact: after },
      ),
    );
    await untilWaiting(api, 1);
    const deleted = code(
      admin.gql('mutation ($ids: [ID!]!) { deleteContacts(selection: { ids: $ids }) { changed } }', {
        ids: [before, after],
      }),
    );
    await untilWaiting(api, 2);
    await release();
    expect([await changed, await deleted]).toEqual(['done', 'done']);
    expect(await api.sql('select contact_id from projects where id = $1', [project])).toEqual([
      { contact_id: null },
    ]);
  });

  it('somebody may be renamed while the office writes to their project', async () => {
    const project = await addProject(api, { name: 'Hazel Home', customer: email });
    await api.sql('insert into message_threads (project_id) values ($1)', [project]);
    const release = await holdLocks(api, 'select from message_threads where project_id = $1 for update', [
      project,
    ]);
    const written = write(project);
    await untilWaiting(api, 1);
    const renamed = code(
      admin.gql(
        'mutation ($id: ID!) { updateUser(id: $id, input: { version: 1, name: "Robin Vale", role: customer }) { id } }',
        { id: userId },
      ),
    );
    await untilWaiting(api, 2);
    await release();
    expect([await written, await renamed]).toEqual(['done', 'done']);
    expect(await api.sql('select customer_name from projects where id = $1', [project])).toEqual([
      { customer_name: 'Robin Vale' },
    ]);
  });

  it.each(['an import renames their contacts', 'their contacts are deleted', 'their contacts come back'])(
    'are locked in one order, whoever renames their customer while %s',
    async (what) => {
      const contacts = [await addContact('carl'), await addContact('dora')];
      const projects: string[] = [];
      for (const name of ['Elm', 'Fir', 'Gum'])
        projects.push(await addProject(api, { name, customer: email }));
      const [first, between, last] = projects;
      // The first contact's project comes last and vice versa: the updates here decide the order of the rows in the table.
      for (const [project, contact] of [
        [first, contacts[1]],
        [between, null],
        [last, contacts[0]],
      ])
        await api.sql('update projects set contact_id = $2 where id = $1', [project, contact]);
      const ids = { ids: contacts };
      const deleteThem = () =>
        admin.gql('mutation ($ids: [ID!]!) { deleteContacts(selection: { ids: $ids }) { deletion } }', ids);
      const deletion = what.endsWith('back') ? (await deleteThem()).data.deleteContacts.deletion : null;
      const rename = (): Promise<unknown> =>
        api.app.systemContext().transaction((trx) =>
          updateContacts(
            trx,
            contacts.map((id) => ({ id, set: { lastName: 'Renamed' } })),
            null,
          ),
        );
      const other = what.startsWith('an import')
        ? rename
        : deletion
          ? () => admin.gql('mutation ($id: ID!) { restoreContacts(deletion: $id) }', { id: deletion })
          : deleteThem;
      const customer = await api.asUser(email);
      const release = await holdLocks(api, 'select from projects where id = $1 for update', [between]);
      const renamed = code(customer.gql('mutation { updateAccount(input: { name: "Robin Vale" }) { id } }'));
      await untilWaiting(api, 1);
      const done = other();
      await untilWaiting(api, 2);
      await release();
      expect(await renamed).toBe('done');
      expect(((await done) as { errors?: unknown } | undefined)?.errors).toBeUndefined();
    },
  );
});
