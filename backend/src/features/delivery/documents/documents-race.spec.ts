import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { pdfFile, upload } from '../../../testing/fixtures/files.ts';
import { holdLocks, untilWaiting } from '../../../testing/locks.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let project: string;

beforeAll(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

/** Lets the first of two operations wait for the project, then the second, and then releases both. */
const meet = async <First, Second>(
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> => {
  const release = await holdLocks(api, 'select from projects where id = $1 for update', [project]);
  const one = first();
  await untilWaiting(api, 1);
  const two = second();
  await untilWaiting(api, 2);
  await release();
  return Promise.all([one, two]);
};
const codeOf = async (answer: ReturnType<Caller['gql']>): Promise<string> =>
  (await answer).errors?.[0]?.extensions.code ?? 'done';
const fresh = async (word: string): Promise<string> =>
  (await upload(customer, project, { [`${word}.pdf`]: pdfFile(word) }, { type: 'plans' })).body.documents[0]
    .id;

it('a review that meets a new version is told of it: neither waits for the other in a circle', async () => {
  const id = await fresh('reviewed 1');
  const review = () =>
    codeOf(
      admin.gql(
        'mutation ($id: ID!) { reviewDocument(id: $id, input: { version: 1, decision: approved }) { state } }',
        { id },
      ),
    );
  const [replaced, reviewed] = await meet(
    () => upload(customer, project, { 'b.pdf': pdfFile('reviewed 2') }, { documentId: id }),
    review,
  );
  expect([replaced.status, reviewed]).toEqual([201, 'CONFLICT']);
});

it('so is a deletion', async () => {
  const id = await fresh('deleted 1');
  const [replaced, deleted] = await meet(
    () => upload(customer, project, { 'b.pdf': pdfFile('deleted 2') }, { documentId: id }),
    () => codeOf(customer.gql('mutation ($id: ID!) { deleteDocument(id: $id) }', { id })),
  );
  expect([replaced.status, deleted]).toEqual([201, 'done']);
});

it('a request that is answered while it is taken back stays answered', async () => {
  const { data } = await admin.gql(
    'mutation ($id: ID!) { requestDocument(projectId: $id, input: { name: "Deed", type: other, note: "The recorded deed" }) { id } }',
    { id: project },
  );
  const { id } = data.requestDocument;
  const withdraw = () =>
    codeOf(admin.gql('mutation ($id: ID!) { withdrawDocumentRequest(id: $id) }', { id }));
  const [answered, withdrawn] = await meet(
    () => upload(customer, project, { 'deed.pdf': pdfFile('asked for') }, { requestId: id }),
    withdraw,
  );
  expect([answered.status, withdrawn]).toEqual([201, 'CONFLICT']);
});
