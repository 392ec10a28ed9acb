import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { pngFile, upload } from '../../../../testing/fixtures/files.ts';

const api = useApi();
let admin: Caller;
let customer: Caller;
let contractor: Caller;
let project: string;

beforeAll(async () => {
  [admin, customer, contractor] = await Promise.all([
    api.as('admin'),
    api.as('customer'),
    api.as('contractor'),
  ]);
  project = await addProject(api, {
    name: 'Alder Home',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
});

const mails = (): Promise<{ subject: string; text: string }[]> =>
  api.sql(
    "select subject, text from mails where to_address = 'customer@example.com' order by created_at desc",
  );

describe('a request for a document', () => {
  it('is asked for by mail, listed until it is answered by a document, and answered once', async () => {
    const ask = (input: object) =>
      admin.gql(
        'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id } }',
        { id: project, input },
      );
    const { data } = await ask({
      name: 'Proof of land',
      type: 'other',
      note: 'The recorded deed, please',
      dueOn: '2027-02-01',
    });
    expect((await mails())[0]).toMatchObject({
      subject: 'We need a document from you: Proof of land',
      text: expect.stringContaining('Monday, February 1, 2027'),
    });
    const open = async (caller: Caller) =>
      (
        await caller.gql('query ($id: ID) { documentRequests(projectId: $id) { id name note dueOn type } }', {
          id: project,
        })
      ).data.documentRequests;
    expect(await open(customer)).toEqual([
      {
        id: data.requestDocument.id,
        name: 'Proof of land',
        note: 'The recorded deed, please',
        dueOn: '2027-02-01',
        type: 'other',
      },
    ]);
    expect(await open(contractor)).toEqual([]);
    expect((await admin.gql('{ documentCounts { requested } }')).data.documentCounts.requested).toBe(1);
    const answer = await upload(
      customer,
      project,
      { 'scan0001.png': pngFile('land') },
      { requestId: data.requestDocument.id },
    );
    expect(answer.body.documents[0]).toMatchObject({
      name: 'Proof of land',
      type: 'other',
      fileName: 'scan0001.png',
    });
    expect(await open(customer)).toEqual([]);
    expect(
      (
        await upload(
          customer,
          project,
          { 'again.png': pngFile('land 2') },
          { requestId: data.requestDocument.id },
        )
      ).status,
    ).toBe(409);
    const other = await ask({ name: 'Loan letter', type: 'other', note: 'Please' });
    expect(
      (
        await admin.gql('mutation ($id: ID!) { withdrawDocumentRequest(id: $id) }', {
          id: other.data.requestDocument.id,
        })
      ).errors,
    ).toBeUndefined();
    expect(await open(customer)).toEqual([]);
    expect((await ask({ name: '', type: 'other', note: '', dueOn: '2027-02-30' })).status).toBe(400);
  });
});
