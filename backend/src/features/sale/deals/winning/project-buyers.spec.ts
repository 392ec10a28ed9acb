import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { demoPassword } from '../../../../seed/accounts.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { signDeal } from '../../../../testing/fixtures/signed-agreements.ts';
import { openStream } from '../../../../testing/http/event-streams.ts';
import { remindOfRequests } from '../../../delivery/documents/requests/send-request-reminders.ts';
import { messageChannel } from '../../../delivery/messages/message-events.ts';
import { remind } from '../../../delivery/messages/send-message-reminders.ts';

const api = useApi();
let admin: Caller;
let made = 0;
let stopListening = (): void => undefined;

/** A won deal of two who buy together, each with an account. */
const buyTogether = async ({ verified = true }: { verified?: boolean } = {}) => {
  const coEmail = `together${++made}@winning.example`;
  const deal = await signDeal(api, { coBuyers: [{ name: 'Bo Byron', email: coEmail.toUpperCase() }] });
  await api.addUser({ email: deal.email, role: 'customer', name: 'Ada Byron', passwordHash: 'chosen' });
  const coId = await api.addUser({
    email: coEmail,
    role: 'customer',
    name: 'Bo Byron',
    isEmailVerified: verified,
    passwordHash: 'chosen',
  });
  const win = async (): Promise<string> => {
    const [row] = await api.sql<{ version: number }>('select version from deals where id = $1', [
      deal.dealId,
    ]);
    const { data, errors } = await admin.gql(
      'mutation ($id: ID!, $version: Int!) { winDeal(id: $id, version: $version) { project { id customer { email } } } }',
      { id: deal.dealId, version: row?.version },
    );
    expect(errors).toBeUndefined();
    expect(data.winDeal.project.customer.email).toBe(deal.email);
    return data.winDeal.project.id;
  };
  /** Changes who buys along. */
  const buyers = async (coBuyers: object[]): Promise<void> => {
    const [row] = await api.sql<{ version: number }>('select version from deals where id = $1', [
      deal.dealId,
    ]);
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $version: Int!, $coBuyers: [CoBuyerInput!]) { updateDeal(id: $id, version: $version, input: { coBuyers: $coBuyers }, reason: "They say so") { id } }',
      { id: deal.dealId, version: row?.version, coBuyers },
    );
    expect(errors).toBeUndefined();
  };
  return { deal, coEmail, coId, win, buyers };
};

const read = (caller: Caller, id: string) =>
  caller.gql('query ($id: ID!) { project(id: $id) { id contractCents signedHome { name } } }', { id });
const listed = async (caller: Caller): Promise<string[]> =>
  (await caller.gql('{ projects { projects { id } } }')).data.projects.projects.map(({ id }: any) => id);
const messages = (caller: Caller, id: string) =>
  caller.gql('query ($id: ID!) { messages(id: $id) { messages { text isMine fromStaff } closed } }', { id });
const send = (caller: Caller, id: string, text: string) =>
  caller.gql(
    'mutation ($id: ID!, $input: SendMessageInput!) { sendMessage(id: $id, input: $input) { id } }',
    { id, input: { text, key: randomUUID() } },
  );
const unread = async (caller: Caller): Promise<number> =>
  (await caller.gql('{ unreadMessages { messages } }')).data.unreadMessages.messages;
const documents = async (caller: Caller, id: string): Promise<any[]> =>
  (await caller.rest('GET', `/api/projects/${id}/documents`)).body.documents ?? [];
const mailsTo = async (address: string, kind: string): Promise<number> =>
  (await api.sql('select 1 from mails where kind = $2 and to_address = $1', [address, kind])).length;

/** Opens the stream of messages of an account. */
const listen = async (address: string) => {
  await api.sql(
    "update users set password_hash = (select password_hash from users where email = 'customer@example.com') where email = $1",
    [address],
  );
  const { body } = await api.rest('POST', '/api/auth/login', { email: address, password: demoPassword });
  return openStream(api.url, String(body.accessToken));
};

/** Sees nothing of a project, by any door. */
const expectNothing = async (caller: Caller, id: string): Promise<void> => {
  expect((await read(caller, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await listed(caller)).not.toContain(id);
  expect((await messages(caller, id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  expect((await send(caller, id, 'Hello')).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  for (const path of ['', '/documents'])
    expect((await caller.rest('GET', `/api/projects/${id}${path}`)).status, path).toBe(404);
  for (const { id: document } of await documents(admin, id))
    expect((await caller.open(`/api/documents/${document}/content`)).status).toBe(404);
  expect((await caller.rest('GET', '/api/projects')).body.projects.map((one: any) => one.id)).not.toContain(
    id,
  );
};

beforeAll(async () => {
  admin = await api.as('admin');
  // What the server of a start does: hears what the database tells, and passes it on.
  const client = await api.database.pool.connect();
  stopListening = () => client.release(true);
  await client.query(`listen ${messageChannel}`);
  client.on('notification', ({ payload }) => api.app.events.emit(messageChannel, payload ?? ''));
});
afterAll(() => stopListening());
beforeEach(() => api.sql('truncate limits'));

describe('who buys together', () => {
  it('project.customer: sees the project over both APIs, as its customer does', async () => {
    const { deal, coEmail, win } = await buyTogether();
    const id = await win();
    const [customer, co] = [await api.asUser(deal.email), await api.asUser(coEmail)];
    const seen = await read(co, id);
    expect(seen).toEqual(await read(customer, id));
    expect(seen.data.project).toEqual({
      id,
      contractCents: deal.totalCents,
      signedHome: { name: 'Castle Rock' },
    });
    expect(await listed(co)).toEqual([id]);
    expect((await co.rest('GET', '/api/projects')).body.projects.map((one: any) => one.id)).toEqual([id]);
    expect((await co.rest('GET', `/api/projects/${id}`)).body).toMatchObject({ id, budget: 200_001 });
    const found = await co.gql('{ search(text: "Castle Rock") { id kind } }');
    expect(found.data.search).toContainEqual({ id, kind: 'project' });
    await expectNothing(await api.as('customer'), id);
  });

  it('reads the documents of the customer, and what their own upload became', async () => {
    const { deal, coEmail, win } = await buyTogether();
    const id = await win();
    const [customer, co] = [await api.asUser(deal.email), await api.asUser(coEmail)];
    await upload(customer, id, { 'deed.pdf': pdfFile('deed') }, { type: 'other' });
    await upload(co, id, { 'loan.pdf': pdfFile('loan') }, { type: 'other' });
    const names = async (caller: Caller) => (await documents(caller, id)).map(({ name }) => name).sort();
    expect(await names(co)).toEqual(await names(admin));
    expect(await names(customer)).toEqual(await names(admin));
    expect(await names(co)).toHaveLength(4);
    for (const { id: document } of await documents(admin, id)) {
      const answer = await co.open(`/api/documents/${document}/content`);
      expect(answer.status).toBe(200);
      await answer.body?.cancel();
    }
    // The project is its buyers', whoever of them was its customer when something was uploaded.
    await api.sql(
      "update document_versions set customer_id = (select id from users where email = 'customer@example.com') where document_id = (select id from documents where project_id = $1 and name ilike '%deed%')",
      [id],
    );
    expect(await names(co)).toHaveLength(4);
  });

  it('writes and reads messages in one thread, and is told live and by mail', async () => {
    const { deal, coEmail, coId, win } = await buyTogether();
    const id = await win();
    const [customer, co] = [await api.asUser(deal.email), await api.asUser(coEmail)];
    const [listening, elsewhere] = [await listen(coEmail), await listen('customer@example.com')];
    await send(co, id, 'When does it come?');
    await send(admin, id, 'In May.');
    expect((await messages(co, id)).data.messages.messages).toEqual([
      { text: 'When does it come?', isMine: true, fromStaff: false },
      { text: 'In May.', isMine: false, fromStaff: true },
    ]);
    expect((await messages(customer, id)).data.messages.messages).toEqual([
      { text: 'When does it come?', isMine: false, fromStaff: false },
      { text: 'In May.', isMine: false, fromStaff: true },
    ]);
    await expect
      .poll(() => listening.arrived.map(({ data }) => data.messageChanges))
      .toEqual([
        { projectId: id, kind: 'sent', number: 1 },
        { projectId: id, kind: 'sent', number: 2 },
      ]);
    expect(elsewhere.arrived).toEqual([]);
    listening.close();
    elsewhere.close();
    // One's own messages are read; what the other one wrote is not.
    expect([await unread(co), await unread(customer)]).toEqual([1, 2]);
    await co.gql('mutation ($id: ID!) { markMessagesRead(id: $id, number: 2) { messages } }', { id });
    expect([await unread(co), await unread(customer)]).toEqual([0, 2]);
    await customer.gql('mutation ($id: ID!) { markMessagesRead(id: $id, number: 2) { messages } }', { id });
    await send(customer, id, 'Good.');
    expect([await unread(co), await unread(customer)]).toEqual([1, 0]);
    await send(admin, id, 'On the 4th.');
    await api.sql("update sessions set rotated_at = now() - interval '1 day' where user_id = $1", [coId]);
    await api.sql(
      "update sessions set rotated_at = now() - interval '1 day' where user_id = (select id from users where email = $1)",
      [deal.email],
    );
    for (const _again of [1, 2]) await remind(api.app.systemContext(), { projectId: id, toStaff: false });
    expect([
      await mailsTo(coEmail, 'messages_waiting'),
      await mailsTo(deal.email, 'messages_waiting'),
    ]).toEqual([1, 1]);
    expect(await mailsTo('customer@example.com', 'messages_waiting')).toBe(0);
  });

  it('is asked for documents by mail, as the customer is', async () => {
    const { deal, coEmail, win } = await buyTogether();
    const id = await win();
    const { errors } = await admin.gql(
      'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id } }',
      { id, input: { name: 'Deed', type: 'other', note: 'Please send the deed.' } },
    );
    expect(errors).toBeUndefined();
    expect([
      await mailsTo(deal.email, 'document_requested'),
      await mailsTo(coEmail, 'document_requested'),
    ]).toEqual([1, 1]);
    const co = await api.asUser(coEmail);
    const requested = await co.gql('{ documentRequests { name project { id } } }');
    expect(requested.data.documentRequests).toEqual([{ name: 'Deed', project: { id } }]);
    await api.sql("update document_requests set due_on = '2020-01-01' where project_id = $1", [id]);
    await remindOfRequests(api.app.systemContext());
    expect([
      await mailsTo(deal.email, 'document_overdue'),
      await mailsTo(coEmail, 'document_overdue'),
    ]).toEqual([1, 1]);
  });
});

describe('who does not buy, or no longer', () => {
  it('sees nothing: removed from the deal before it was won', async () => {
    const { coEmail, win, buyers } = await buyTogether();
    await buyers([]);
    await expectNothing(await api.asUser(coEmail), await win());
  });

  it('sees nothing: removed from it afterwards, live events and mails included', async () => {
    const { coEmail, win, buyers } = await buyTogether();
    const id = await win();
    const [co, listening] = [await api.asUser(coEmail), await listen(coEmail)];
    expect(await listed(co)).toEqual([id]);
    await send(admin, id, 'Before');
    await expect.poll(() => listening.arrived).toHaveLength(1);
    await buyers([]);
    await expectNothing(co, id);
    await send(admin, id, 'After');
    await buyers([{ name: 'Bo', email: coEmail }]);
    await send(admin, id, 'Again');
    await expect.poll(() => listening.arrived.map(({ data }) => data.messageChanges.number)).toEqual([1, 3]);
    listening.close();
  });

  it('sees nothing: without a proof of the address, until there is one; refused by staff; with another address', async () => {
    const { coEmail, coId, win } = await buyTogether({ verified: false });
    const id = await win();
    const unproved = await api.asUser(coEmail);
    expect((await unproved.rest('GET', `/api/projects/${id}`)).status).toBe(403);
    await api.sql('update users set is_email_verified = true where id = $1', [coId]);
    const co = await api.asUser(coEmail);
    expect(await listed(co)).toEqual([id]);
    await api.sql('insert into project_link_refusals (project_id, user_id) values ($1, $2)', [id, coId]);
    await expectNothing(co, id);
    await api.sql('delete from project_link_refusals where user_id = $1', [coId]);
    expect(await listed(co)).toEqual([id]);
    await api.sql(
      "update users set email = 'moved@winning.example', email_folded = 'moved@winning.example' where id = $1",
      [coId],
    );
    await expectNothing(co, id);
  });
});
