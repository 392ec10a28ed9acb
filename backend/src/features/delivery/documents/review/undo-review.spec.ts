import { beforeAll, beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { notifyUploaderJob } from './review-document.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;
let id: string;

beforeAll(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});
let count = 0;
beforeEach(async () => {
  await api.sql('delete from mails');
  id = (
    await upload(customer, project, { 'deed.pdf': pdfFile(`deed ${(count += 1)}`) }, { type: 'contract' })
  ).body.documents[0].id;
});

const review = async (version: number, decision: string, note?: string) =>
  (
    await admin.gql(
      'mutation ($id: ID!, $input: ReviewDocumentInput!) { reviewDocument(id: $id, input: $input) { state version reviewUndoMs } }',
      { id, input: { version, decision, note } },
    )
  ).data.reviewDocument;
const undo = (version: number, caller = admin) =>
  caller.gql(
    'mutation ($id: ID!, $input: UndoDocumentReviewInput!) { undoDocumentReview(id: $id, input: $input) { state note version reviewUndoMs versions { reviewedAt } } }',
    { id, input: { version } },
  );
const codeOf = async (answer: ReturnType<typeof undo>): Promise<string | undefined> =>
  (await answer).errors?.[0]?.extensions.code;
/** Lets the ten seconds pass: for the time of undoing, for the jobs, or both. */
const passTime = () =>
  api.sql(
    "update document_versions set undo_until = now() - interval '1 second' where undo_until is not null",
  );
const runDue = async (): Promise<void> => {
  await api.sql(
    "update pgboss.job set start_after = now() - interval '1 second' where name = 'documents.tell'",
  );
  await api.runJobs();
};
const subjects = async (): Promise<string[]> =>
  (
    await api.sql<{ subject: string }>(
      "select subject from mails where to_address = 'customer@example.com' order by created_at",
    )
  ).map(({ subject }) => subject);

it('the mail waits for ten seconds, and goes out once', async () => {
  const { reviewUndoMs } = await review(1, 'approved');
  expect(reviewUndoMs).toBeGreaterThan(5000);
  expect(reviewUndoMs).toBeLessThanOrEqual(10_000);
  await api.runJobs();
  expect(await subjects()).toEqual([]);
  const [job] = await api.sql(
    "select data, extract(epoch from start_after - created_on) as wait from pgboss.job where name = 'documents.tell' and state = 'created'",
  );
  expect(Number(job?.wait)).toBeGreaterThan(9);
  await runDue();
  expect(await subjects()).toEqual(['Your document was approved: deed']);
  await api.app
    .systemContext()
    .transaction((trx) => api.app.systemContext().jobs.enqueue(trx, notifyUploaderJob, job?.data as never));
  await runDue();
  expect(await subjects()).toHaveLength(1);
  expect(await codeOf(undo(2))).toBe('CONFLICT');
});

it.each([
  ['approved', undefined],
  ['rejected', 'Page 2 is missing'],
])('a document that was %s is as before once that is undone; nobody is mailed', async (decision, note) => {
  await review(1, decision, note);
  const { data, errors } = await undo(2);
  expect(errors).toBeUndefined();
  expect(data.undoDocumentReview).toEqual({
    state: 'waiting',
    note: null,
    version: 3,
    reviewUndoMs: null,
    versions: [{ reviewedAt: null }],
  });
  await runDue();
  expect(await subjects()).toEqual([]);
  expect(
    (
      await api.sql('select action from audit_entries where object = $1 order by created_at', [
        `document:${id}`,
      ])
    ).map(({ action }) => action),
  ).toEqual(['document.upload', 'document.review', 'document.review-undo']);
  expect(await codeOf(undo(3))).toBe('CONFLICT');
  // It can be reviewed again, and deleted by its owner.
  expect((await customer.rest('GET', `/api/documents/${id}`)).body).toMatchObject({
    state: 'waiting',
    viewerCanDelete: true,
    reviewUndoMs: null,
  });
});

it('is not undone later, by others, or from what was read before', async () => {
  await review(1, 'approved');
  expect(await codeOf(undo(2, customer))).toBe('FORBIDDEN');
  expect(await codeOf(undo(1))).toBe('CONFLICT');
  await passTime();
  const late = await undo(2);
  expect(late.errors?.[0]).toMatchObject({
    message: expect.stringMatching(/too late/),
    extensions: { code: 'CONFLICT' },
  });
  await runDue();
  expect(await subjects()).toEqual(['Your document was approved: deed']);
});

it('a second decision within the time replaces the first: one mail, and undoing leads back to what was told', async () => {
  await review(1, 'approved');
  await review(2, 'rejected', 'No stamp');
  await runDue();
  expect(await subjects()).toEqual(['Please look at your document again: deed']);
  await review(3, 'approved');
  await review(4, 'rejected', 'No signature');
  expect((await undo(5)).data.undoDocumentReview).toMatchObject({ state: 'rejected', note: 'No stamp' });
  await runDue();
  expect(await subjects()).toHaveLength(1);
});

it('of two who undo at once one does; a deleted document is not told of', async () => {
  await review(1, 'approved');
  expect(
    (await Promise.all([undo(2), undo(2)]))
      .map(({ errors }) => errors?.[0]?.extensions.code ?? 'done')
      .sort(),
  ).toEqual(['CONFLICT', 'done']);
  await review(3, 'rejected', 'No stamp');
  await admin.rest('DELETE', `/api/documents/${id}`);
  await runDue();
  expect(await subjects()).toEqual([]);
});

it('the queue can show what can still be undone, for staff only', async () => {
  await review(1, 'approved');
  const list = async (caller: Caller, undoable: boolean) =>
    (
      await caller.gql(
        'query ($undoable: Boolean) { documents(state: waiting, undoable: $undoable) { documents { id } } }',
        { undoable },
      )
    ).data.documents.documents.some((one: { id: string }) => one.id === id);
  expect([await list(admin, true), await list(admin, false), await list(customer, true)]).toEqual([
    true,
    false,
    false,
  ]);
  expect(
    (await admin.rest('GET', '/api/documents?state=waiting&undoable=true')).body.documents.some(
      (one: { id: string }) => one.id === id,
    ),
  ).toBe(true);
  await passTime();
  expect(await list(admin, true)).toBe(false);
  await runDue();
});
