import { randomUUID } from 'node:crypto';
import { messageSentences } from '@hearthline/rules/delivery/messages.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { missingId } from '../../../testing/access/access-probe.ts';
import { useApi, type Caller } from '../../../testing/api.ts';
import { pdfFile, upload } from '../../../testing/fixtures/files.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project = '';
let other = '';

const add = async (caller: Caller, to: string, name: string): Promise<string> => {
  const { status, body } = await upload(caller, to, { [`${name}.pdf`]: pdfFile(name) }, { type: 'other' });
  expect(status).toBe(201);
  return String(body.documents[0].id);
};
const send = (caller: Caller, documentId: string | null, key = randomUUID()) =>
  caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id attachment { id name fileName size } } }',
    { id: project, input: { text: 'See the file', key, documentId } },
  );
const attachments = async (caller: Caller): Promise<(string | null)[]> =>
  (
    await caller.gql('query ($id: ID!) { messages(id: $id) { messages { attachment { name } } } }', {
      id: project,
    })
  ).data.messages.messages.map(
    (one: { attachment: { name: string } | null }) => one.attachment?.name ?? null,
  );

beforeAll(async () => {
  await api.sql('truncate limits');
  [admin, customer] = [await api.as('admin'), await api.as('customer')];
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  other = await addProject(api, { name: 'Birch Home', customer: 'customer@example.com' });
});

describe('a document that comes with a message', () => {
  it('is there for both sides, in the thread and among the project’s documents', async () => {
    const id = await add(admin, project, 'Deed');
    const { data } = await send(admin, id);
    expect(data.sendMessage.attachment).toMatchObject({ id, name: 'Deed', fileName: 'Deed.pdf' });
    expect(await attachments(customer)).toEqual(['Deed']);
    expect((await customer.rest('GET', `/api/documents/${id}`)).status).toBe(200);
    const back = await add(customer, project, 'Signed deed');
    expect((await send(customer, back)).errors).toBeUndefined();
    expect(await attachments(admin)).toEqual(['Deed', 'Signed deed']);
    expect(
      (await admin.gql('{ messageThreads { threads { latest { attachment { id } } } } }')).errors,
    ).toBeUndefined();
  });

  it('is the sender’s own, of this project', async () => {
    const staffs = await add(admin, project, 'Internal');
    const elsewhere = await add(customer, other, 'Elsewhere');
    for (const id of [staffs, elsewhere, missingId, 'nonsense']) {
      const answer = await send(customer, id);
      expect(answer.errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fieldErrors: { documentId: messageSentences.badDocument },
      });
    }
  });

  it('is not one that was exchanged with an earlier customer', async () => {
    const id = await add(admin, project, 'Old contract');
    await api.addUser({ email: 'next@example.com', role: 'customer', name: 'Next' });
    const owner = 'update projects set customer_id = (select id from users where email = $1) where id = $2';
    await api.sql(owner, ['next@example.com', project]);
    expect((await send(admin, id)).errors?.[0]?.extensions.code).toBe('BAD_INPUT');
    await api.sql(owner, ['customer@example.com', project]);
    expect((await send(admin, id)).errors).toBeUndefined();
  });

  it('is sent once, and another one under the same key is refused', async () => {
    const [first, second, key] = [
      await add(admin, project, 'First'),
      await add(admin, project, 'Second'),
      randomUUID(),
    ];
    const [a, b] = [await send(admin, first, key), await send(admin, first, key)];
    expect(b.data.sendMessage).toEqual(a.data.sendMessage);
    expect((await send(admin, second, key)).errors?.[0]?.extensions.code).toBe('KEY_REUSED');
  });

  it('leaves the message when it is deleted', async () => {
    const id = await add(admin, project, 'Mistake');
    await send(admin, id);
    expect((await attachments(customer)).at(-1)).toBe('Mistake');
    expect((await admin.rest('DELETE', `/api/documents/${id}`)).status).toBe(204);
    expect((await attachments(customer)).at(-1)).toBeNull();
  });
});
