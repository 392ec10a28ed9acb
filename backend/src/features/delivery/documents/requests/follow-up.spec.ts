import { documentSentences } from '@hearthline/rules/delivery/documents.ts';
import { todaySentences } from '@hearthline/rules/waiting.ts';
import { beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;
let id: string;

beforeEach(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  for (const table of ['document_requests', 'documents', 'mails']) await api.sql(`delete from ${table}`);
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  const [row] = await api.sql<{ id: string }>(
    "insert into document_requests (project_id, name, type, note, due_on) values ($1, 'Deed', 'other', 'Please', current_date - 3) returning id",
    [project],
  );
  id = String(row?.id);
});

const remind = (of = id, caller = admin) =>
  caller.gql('mutation ($id: ID!) { remindOfDocumentRequest(id: $id) }', { id: of });
const undo = () => admin.gql('mutation ($id: ID!) { undoDocumentReminder(id: $id) }', { id });
const waiting = async (): Promise<unknown[]> =>
  (await admin.gql('{ today { items { kind id who title day ready } } }')).data.today.items;
const runDue = async (): Promise<void> => {
  await api.sql(
    "update pgboss.job set start_after = now() - interval '1 second' where name = 'documents.follow-up'",
  );
  await api.runJobs();
};
const mailed = () => api.sql("select to_address from mails where kind = 'document_overdue'");

it('an overdue document waits until its customer is reminded, and again three days later', async () => {
  expect(await waiting()).toMatchObject([{ kind: 'request', id, title: 'Deed', ready: true }]);
  expect((await remind()).data.remindOfDocumentRequest).toBe(id);
  expect(await waiting()).toEqual([]);
  await api.runJobs();
  expect(await mailed()).toEqual([]);
  await runDue();
  expect(await mailed()).toEqual([{ to_address: 'customer@example.com' }]);
  await api.sql("update document_requests set followed_up_at = now() - interval '73 hours'");
  expect(await waiting()).toHaveLength(1);
});

it('a reminder that is undone is not mailed, and the document waits as before', async () => {
  await remind();
  expect((await undo()).errors).toBeUndefined();
  expect(await waiting()).toHaveLength(1);
  await runDue();
  expect(await mailed()).toEqual([]);
  await remind();
  await runDue();
  expect(await mailed()).toHaveLength(1);
  expect((await undo()).errors?.[0]).toMatchObject({
    message: todaySentences.undoLate,
    extensions: { code: 'CONFLICT' },
  });
  expect(
    (
      await api.sql('select action from audit_entries where object = $1 order by created_at, id', [
        `document-request:${id}`,
      ])
    ).map(({ action }) => action),
  ).toEqual(['follow-up', 'follow-up-undo', 'follow-up'].map((what) => `document-request.${what}`));
});

it('nobody is reminded of what has arrived meanwhile', async () => {
  await remind();
  await upload(customer, project, { 'deed.pdf': pdfFile('deed') }, { requestId: id });
  await runDue();
  expect(await mailed()).toEqual([]);
  expect((await remind()).errors?.[0]?.message).toBe(documentSentences.closed);
});

it('only staff remind, of what is overdue, whom a mail can reach', async () => {
  const problem = async (answer: ReturnType<typeof remind>) => (await answer).errors?.[0];
  expect((await problem(remind(id, customer)))?.extensions.code).toBe('FORBIDDEN');
  expect((await problem(remind('nonsense')))?.message).toBe(documentSentences.requestMissing);
  await api.sql('update document_requests set due_on = current_date + 9');
  expect((await problem(remind()))?.message).toBe(documentSentences.notOverdue);
  await api.sql('update document_requests set due_on = current_date - 9');
  await api.sql('update projects set customer_id = null');
  expect(await waiting()).toMatchObject([{ ready: false }]);
  expect((await problem(remind()))?.message).toBe(documentSentences.cannotBeMailed);
});
