import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { pdfFile, upload } from '../../../testing/fixtures/files.ts';
import { useProjectStaff, type StaffName } from '../../../testing/fixtures/project-staff.ts';

const api = useApi();
const made = useProjectStaff(api);
const by = (name: StaffName | 'admin'): Caller => made().callers[name];
type Which = 'own' | 'foreign';

/** A document of the customer and a request for each of the two projects. */
const documents = {} as Record<Which, string>;
const requests = {} as Record<Which, string>;
beforeAll(async () => {
  const customer = await api.as('customer');
  for (const which of ['own', 'foreign'] as const) {
    const project = made().projects[which];
    const sent = await upload(customer, project, { [`${which}.pdf`]: pdfFile(which) }, { type: 'permit' });
    documents[which] = sent.body.documents[0].id;
    const { data } = await by('admin').gql(
      'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id } }',
      { id: project, input: { name: `Deed ${which}`, type: 'other', note: 'Please' } },
    );
    requests[which] = data.requestDocument.id;
  }
});

const codeOf = (answer: { errors?: { extensions: { code: string } }[] }): string | undefined =>
  answer.errors?.[0]?.extensions.code;

describe('role.table: documents follow their project', () => {
  it('a seller reads those of their own projects, in every list and file, and reviews none', async () => {
    const seller = by('seller');
    const { data } = await seller.gql(
      '{ documents { documents { id viewerCanReplace viewerCanDelete reviewUndoMs } pagination { total } } documentRequests { id } }',
    );
    expect(data).toEqual({
      documents: {
        documents: [
          { id: documents.own, viewerCanReplace: true, viewerCanDelete: false, reviewUndoMs: null },
        ],
        pagination: { total: 1 },
      },
      documentRequests: [{ id: requests.own }],
    });
    expect((await seller.rest('GET', '/api/documents?search=foreign')).body.documents).toEqual([]);
    const statuses = async (which: Which): Promise<number[]> => [
      (await seller.rest('GET', `/api/documents/${documents[which]}`)).status,
      (await seller.open(`/api/documents/${documents[which]}/content`)).status,
      (await seller.rest('GET', `/api/projects/${made().projects[which]}/documents`)).status,
      (
        await upload(
          seller,
          made().projects[which],
          { 'seller.pdf': pdfFile(`seller ${which}`) },
          { type: 'plans' },
        )
      ).status,
    ];
    expect(await statuses('own')).toEqual([200, 200, 200, 201]);
    expect(await statuses('foreign')).toEqual([404, 404, 404, 404]);
    // What staff upload needs no review.
    expect(await api.sql("select state from documents where name = 'seller'")).toEqual([
      { state: 'approved' },
    ]);
    await api.sql("delete from documents where name = 'seller'");
    expect(codeOf(await seller.gql('{ documentCounts { waiting } }'))).toBe('FORBIDDEN');
  });

  it.each<[StaffName, Which[]]>([
    ['manager', ['own']],
    ['leader', ['own']],
    ['otherManager', ['foreign']],
    ['office', ['own', 'foreign']],
  ])('the %s reads all, and reviews, corrects, requests and deletes in %j', async (who, which) => {
    const caller = by(who);
    const { data } = await caller.gql(
      '{ documents { documents { id version viewerCanDelete } } documentCounts { waiting requested } }',
    );
    expect(data.documentCounts).toEqual({ waiting: which.length, requested: which.length });
    const listed: { id: string; version: number; viewerCanDelete: boolean }[] = data.documents.documents;
    expect(listed).toHaveLength(2);
    for (const one of ['own', 'foreign'] as const) {
      const isOwn = which.includes(one);
      const document = listed.find(({ id }) => id === documents[one]);
      expect(document?.viewerCanDelete, one).toBe(isOwn);
      const review = await caller.gql(
        'mutation ($id: ID!, $input: ReviewDocumentInput!) { reviewDocument(id: $id, input: $input) { version reviewUndoMs } }',
        { id: documents[one], input: { version: document?.version, decision: 'approved' } },
      );
      const reviewed = review.data?.reviewDocument;
      if (isOwn) {
        expect(reviewed.reviewUndoMs).toBeGreaterThan(0);
        const others = which.length === 1 ? [who === 'otherManager' ? 'manager' : 'otherManager'] : [];
        for (const other of others as StaffName[]) {
          const seen = await by(other).gql('query ($id: ID!) { document(id: $id) { reviewUndoMs } }', {
            id: documents[one],
          });
          expect(seen.data.document.reviewUndoMs).toBeNull();
        }
      }
      const answers = [
        review,
        await caller.gql(
          'mutation ($id: ID!, $input: UndoDocumentReviewInput!) { undoDocumentReview(id: $id, input: $input) { id } }',
          { id: documents[one], input: { version: reviewed?.version ?? document?.version } },
        ),
        await caller.gql(
          'mutation ($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { id } }',
          {
            id: documents[one],
            input: {
              version: (document?.version ?? 0) + (isOwn ? 2 : 0),
              name: `Paper ${who}`,
              type: 'permit',
            },
          },
        ),
        await caller.gql(
          'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id } }',
          { id: made().projects[one], input: { name: 'Survey', type: 'other', note: 'Please' } },
        ),
      ];
      expect(answers.map(codeOf), one).toEqual(answers.map(() => (isOwn ? undefined : 'FORBIDDEN')));
      if (isOwn)
        expect(
          codeOf(
            await caller.gql('mutation ($id: ID!) { withdrawDocumentRequest(id: $id) }', {
              id: answers[3]?.data.requestDocument.id,
            }),
          ),
        ).toBeUndefined();
    }
  });

  it('a request of a colleague’s project is neither withdrawn nor followed up', async () => {
    await api.sql('update document_requests set due_on = current_date - 3');
    for (const name of ['withdrawDocumentRequest', 'remindOfDocumentRequest', 'undoDocumentReminder']) {
      const answer = (which: Which) =>
        by('manager').gql(`mutation ($id: ID!) { ${name}(id: $id) }`, { id: requests[which] });
      expect(codeOf(await answer('foreign')), name).toBe('FORBIDDEN');
    }
    const remind = await by('manager').gql('mutation ($id: ID!) { remindOfDocumentRequest(id: $id) }', {
      id: requests.own,
    });
    expect(codeOf(remind)).toBeUndefined();
    expect((await by('manager').rest('DELETE', `/api/documents/${documents.foreign}`)).status).toBe(403);
    expect((await by('manager').rest('DELETE', `/api/documents/${documents.own}`)).status).toBe(204);
  });
});
