import { beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { notifyUploader } from './review-document.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;

beforeEach(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  await api.sql('delete from mails');
});

const send = async (caller: Caller): Promise<string> =>
  (await upload(caller, project, { 'deed.pdf': pdfFile('deed') }, { type: 'contract' })).body.documents[0].id;
const review = (id: string, version: number, decision = 'approved', note?: string) =>
  admin.gql(
    'mutation ($id: ID!, $input: ReviewDocumentInput!) { reviewDocument(id: $id, input: $input) { version state versions { number state note } } }',
    { id, input: { version, decision, note } },
  );
const tell = (documentId: string, number: number, version: number) =>
  notifyUploader(api.app.systemContext(), { documentId, number, version });
const mails = (): Promise<unknown[]> => api.sql('select to_address from mails');
const audited = (id: string, action: string) =>
  api.sql('select details from audit_entries where object = $1 and action = $2', [`document:${id}`, action]);
const history = async (): Promise<string[]> =>
  (
    await api.sql<{ kind: string }>(
      'select kind from project_events where project_id = $1 order by created_at, id',
      [project],
    )
  ).map(({ kind }) => kind);

describe('of a review', () => {
  it('whoever uploaded the document is told', async () => {
    const id = await send(customer);
    await review(id, 1);
    await tell(id, 1, 2);
    expect(await mails()).toEqual([{ to_address: 'customer@example.com' }]);
  });

  it('nobody is told if staff uploaded it', async () => {
    const id = await send(admin);
    await review(id, 1, 'rejected', 'No stamp');
    await tell(id, 1, 2);
    expect(await mails()).toEqual([]);
  });

  it('nobody is told if they cannot sign in any more', async () => {
    const id = await send(customer);
    await review(id, 1);
    await api.sql("update users set disabled_at = now() where email = 'customer@example.com'");
    await tell(id, 1, 2);
    await api.sql("update users set disabled_at = null where email = 'customer@example.com'");
    expect(await mails()).toEqual([]);
  });

  it('nobody is told by a job for another version, or for an earlier review', async () => {
    const id = await send(customer);
    await review(id, 1);
    await tell(id, 2, 2);
    await tell(id, 1, 1);
    await tell(id, 1, 3);
    expect(await mails()).toEqual([]);
  });
});

it('a review is of the latest version, and the others stay as they are', async () => {
  const id = await send(customer);
  await review(id, 1, 'rejected', 'No stamp');
  await upload(customer, project, { 'deed.pdf': pdfFile('deed with a stamp') }, { documentId: id });
  expect((await review(id, 3)).data.reviewDocument).toEqual({
    version: 4,
    state: 'approved',
    versions: [
      { number: 2, state: 'approved', note: null },
      { number: 1, state: 'rejected', note: 'No stamp' },
    ],
  });
});

it('a review and its undoing stand in the history and in the audit log', async () => {
  const id = await send(customer);
  await review(id, 1);
  await admin.gql('mutation ($id: ID!) { undoDocumentReview(id: $id, input: { version: 2 }) { version } }', {
    id,
  });
  expect(await history()).toEqual(['document.uploaded', 'document.approved', 'document.reopened']);
  const details = { decision: 'approved', number: 1 };
  expect(await audited(id, 'document.review')).toEqual([{ details }]);
  expect(await audited(id, 'document.review-undo')).toEqual([{ details }]);
});

it('the audit log says which fields of a document were put right', async () => {
  const id = await send(customer);
  const update = (version: number, values: object) =>
    admin.gql(
      'mutation ($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { version } }',
      { id, input: { version, ...values } },
    );
  await update(1, { name: 'Deed of land', type: 'contract' });
  await update(2, { name: 'Deed of land', type: 'other' });
  await update(3, { name: 'Deed', type: 'permit' });
  expect((await audited(id, 'document.update')).map(({ details }) => details.fields as string[])).toEqual([
    ['name'],
    ['type'],
    ['name', 'type'],
  ]);
});
