import { beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { missingId } from '../../../../testing/access/access-probe.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { remindOfRequests } from './send-request-reminders.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;

beforeEach(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  await api.sql('delete from document_requests');
});

const ask = (id = project) =>
  admin.gql(
    'mutation ($id: ID!) { requestDocument(projectId: $id, input: { name: "Deed", type: contract, note: "Please" }) { id isOverdue } }',
    { id },
  );
const withdraw = (id: string) =>
  admin.gql('mutation ($id: ID!) { withdrawDocumentRequest(id: $id) }', { id });
const refusal = async (answer: ReturnType<typeof ask>): Promise<string[]> =>
  (await answer).errors?.map(({ message, extensions }) => `${extensions.code} ${message}`) ?? [];
const listed = async (caller: Caller, id?: string): Promise<string[]> =>
  (
    await caller.gql('query ($id: ID) { documentRequests(projectId: $id) { name } }', { id })
  ).data.documentRequests.map(({ name }: { name: string }) => name);
const addRequests = (count: number, dueOn: string | null = null) =>
  api.sql(
    "insert into document_requests (project_id, name, type, note, due_on) select $1, 'Deed ' || lpad(n::text, 3, '0'), 'other', 'Please', $3 from generate_series(1, $2::int) n",
    [project, count, dueOn],
  );

it('a document is asked for where a customer can answer', async () => {
  const words = ['BAD_INPUT This project has no customer with an account yet, so nobody could answer'];
  expect(await refusal(ask(await addProject(api, { name: 'Birch Home' })))).toEqual(words);
  await api.sql("update users set disabled_at = now() where email = 'customer@example.com'");
  expect(await refusal(ask())).toEqual(words);
  await api.sql("update users set disabled_at = null where email = 'customer@example.com'");
  expect(await refusal(ask())).toEqual([]);
});

it('50 requests of one project may be open, and not one more', async () => {
  await addRequests(49);
  expect(await refusal(ask())).toEqual([]);
  expect(await refusal(ask())).toEqual([
    'BAD_INPUT There are many open requests already. Please wait for some of them.',
  ]);
});

it('at most 100 are listed, the most urgent first', async () => {
  await addRequests(101);
  await api.sql("update document_requests set due_on = '2030-01-02' where name = 'Deed 101'");
  await api.sql("update document_requests set due_on = '2030-01-01' where name = 'Deed 100'");
  const names = await listed(admin);
  expect(names).toHaveLength(100);
  expect(names.slice(0, 3)).toEqual(['Deed 100', 'Deed 101', 'Deed 001']);
});

it('those of one project are listed without those of others, to whoever sees it', async () => {
  await addRequests(1);
  const other = await addProject(api, { name: 'Birch Home' });
  expect([await listed(admin, project), await listed(admin, other)]).toEqual([['Deed 001'], []]);
  const { errors } = await customer.gql('query ($id: ID) { documentRequests(projectId: $id) { id } }', {
    id: other,
  });
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});

it('what is asked for and withdrawn stands in the history and in the audit log', async () => {
  const { id, isOverdue } = (await ask()).data.requestDocument;
  expect(isOverdue).toBe(false);
  expect((await withdraw(id)).data.withdrawDocumentRequest).toBe(id);
  expect(
    await api.sql('select kind, subject from project_events where project_id = $1 order by created_at, id', [
      project,
    ]),
  ).toEqual([
    { kind: 'document.requested', subject: 'Contract' },
    { kind: 'document.withdrawn', subject: 'Contract' },
  ]);
  expect(
    await api.sql('select action, details from audit_entries where object = $1 order by created_at, id', [
      `document-request:${id}`,
    ]),
  ).toMatchObject([
    { action: 'document-request.create', details: { type: 'contract' } },
    { action: 'document-request.delete' },
  ]);
});

it('a request that is not there cannot be withdrawn, nor one that was answered', async () => {
  const missing = ['NOT_FOUND This request for a document is not there any more'];
  for (const id of [missingId, 'x']) expect(await refusal(withdraw(id))).toEqual(missing);
  const { id } = (await ask()).data.requestDocument;
  await upload(customer, project, { 'deed.pdf': pdfFile('deed') }, { requestId: id });
  expect(await refusal(withdraw(id))).toEqual(['CONFLICT This document was sent already']);
});

it('an answer in another project is none', async () => {
  const other = await addProject(api, { name: 'Birch Home', customer: 'customer@example.com' });
  const { id } = (await ask()).data.requestDocument;
  const { status, body } = await upload(customer, other, { 'a.pdf': pdfFile('other') }, { requestId: id });
  expect([status, body.message]).toEqual([404, 'This request for a document is not there any more']);
});

it('more than 100 overdue requests are reminded of at once', async () => {
  await addRequests(101, '2020-01-01');
  expect(await remindOfRequests(api.app.systemContext())).toBe(101);
});
