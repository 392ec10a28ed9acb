import { onOneLine } from '@hearthline/rules/text.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';
import { pdfFile, pngFile, upload } from '../../../testing/fixtures/files.ts';

const api = useApi();
afterEach(() => api.clock.reset());
let admin: Caller;
let customer: Caller;
let project: string;

beforeAll(async () => {
  [admin, customer] = await Promise.all([api.as('admin'), api.as('customer')]);
  project = await addProject(api, {
    name: 'Alder Home',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
});

const review = (id: string, version: number, decision: string, note?: string, caller = admin) =>
  caller.gql(
    'mutation ($id: ID!, $input: ReviewDocumentInput!) { reviewDocument(id: $id, input: $input) { state note version } }',
    { id, input: { version, decision, note } },
  );
const history = async (): Promise<string[]> => {
  const { data } = await admin.gql(
    'query ($id: ID!) { projectEvents(id: $id) { events { kind subject } } }',
    { id: project },
  );
  return data.projectEvents.events.map(
    ({ kind, subject }: { kind: string; subject: string }) => `${kind} ${subject}`,
  );
};
const mails = (address: string): Promise<{ subject: string; text: string }[]> =>
  api.sql('select subject, text from mails where to_address = $1 order by created_at desc', [address]);

describe('a document', () => {
  it('is uploaded, listed, read and downloaded over both APIs', async () => {
    const bytes = pdfFile('first');
    const { status, body } = await upload(customer, project, { 'Site plan.pdf': bytes }, { type: 'plans' });
    expect(status).toBe(201);
    const [document] = body.documents;
    expect(document).toMatchObject({
      name: 'Site plan',
      type: 'plans',
      state: 'waiting',
      fileName: 'Site plan.pdf',
      contentType: 'application/pdf',
      size: bytes.length,
      project: { id: project, name: 'Alder Home' },
      viewerCanReplace: true,
      viewerCanDelete: true,
      versions: [{ number: 1, state: 'waiting' }],
    });
    expect(document).not.toHaveProperty('storageKey');
    expect((await customer.rest('GET', `/api/documents/${document.id}`)).body).toEqual(document);
    expect(
      (await customer.rest('GET', `/api/projects/${project}/documents?type=plans`)).body.documents,
    ).toEqual([document]);
    const { data } = await customer.gql(
      'query ($id: ID) { documents(projectId: $id) { documents { id uploadedAt versions { uploadedAt } } pagination { total } } }',
      { id: project },
    );
    expect(data.documents).toEqual({
      documents: [
        { id: document.id, uploadedAt: document.uploadedAt, versions: [{ uploadedAt: document.uploadedAt }] },
      ],
      pagination: { total: 1 },
    });

    const file = await customer.open(`/api/documents/${document.id}/content`);
    expect(Buffer.from(await file.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="Site plan.pdf"; filename*=UTF-8''Site%20plan.pdf`,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
      'cache-control': 'private, no-store, no-transform',
    });
    expect(
      (await customer.open(`/api/documents/${document.id}/preview`)).headers.get('content-disposition'),
    ).toMatch(/^inline/);
  });

  it('is rejected with a note, mailed about, and replaced; the old version stays', async () => {
    const { body } = await upload(customer, project, { 'deed.pdf': pdfFile('deed 1') }, { type: 'contract' });
    const { id } = body.documents[0];
    expect((await review(id, 1, 'rejected')).errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fieldErrors: { note: expect.any(String) },
    });
    expect((await review(id, 1, 'rejected', 'Page 2 is missing')).data.reviewDocument).toEqual({
      state: 'rejected',
      note: 'Page 2 is missing',
      version: 2,
    });
    // The mail waits while the review can be undone.
    await api.sql("update pgboss.job set start_after = now() where name = 'documents.tell'");
    await api.runJobs();
    const [mail] = await mails('customer@example.com');
    expect(mail?.subject).toBe('Please look at your document again: deed');
    expect(mail?.text).toContain('Page 2 is missing');
    expect(mail?.text).toContain(`/projects/${project}?tab=documents`);
    expect((await customer.rest('GET', `/api/documents/${id}`)).body).toMatchObject({
      state: 'rejected',
      note: 'Page 2 is missing',
      viewerCanDelete: false,
    });

    const second = await upload(
      customer,
      project,
      { 'deed-both-pages.pdf': pdfFile('deed 2') },
      { documentId: id },
    );
    expect(second.body.documents[0]).toMatchObject({
      id,
      state: 'waiting',
      note: null,
      name: 'deed',
      type: 'contract',
      version: 3,
      versions: [
        { number: 2, state: 'waiting' },
        { number: 1, state: 'rejected', note: 'Page 2 is missing' },
      ],
    });
    expect((await review(id, 2, 'approved')).errors?.[0]?.extensions.code).toBe('CONFLICT');
    expect((await review(id, 3, 'approved')).data.reviewDocument.state).toBe('approved');
    expect(await (await customer.open(`/api/documents/${id}/content?version=1`)).text()).toContain('deed 1');
    expect(await (await customer.open(`/api/documents/${id}/content`)).text()).toContain('deed 2');
    expect((await customer.open(`/api/documents/${id}/content?version=3`)).status).toBe(404);
    expect((await history()).slice(0, 4)).toEqual([
      'document.approved Contract',
      'document.replaced Contract',
      'document.rejected Contract',
      'document.uploaded Contract',
    ]);
    const audit = await api.sql(
      'select action, details from audit_entries where object = $1 order by created_at',
      [`document:${id}`],
    );
    expect(audit.map(({ action }) => action)).toEqual([
      'document.upload',
      'document.review',
      'document.replace',
      'document.review',
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/deed|missing/);
  });

  it('can be deleted by whoever sent it until it is reviewed, and by staff always', async () => {
    const send = async (word: string) =>
      (await upload(customer, project, { 'x.pdf': pdfFile(word) }, { type: 'permit' })).body.documents[0]
        .id as string;
    const [early, late] = [await send('early'), await send('late')];
    expect((await customer.rest('DELETE', `/api/documents/${early}`)).status).toBe(204);
    expect((await customer.open(`/api/documents/${early}/content`)).status).toBe(404);
    await review(late, 1, 'approved');
    expect((await customer.rest('DELETE', `/api/documents/${late}`)).status).toBe(403);
    expect(
      (await admin.gql('mutation ($id: ID!) { deleteDocument(id: $id) }', { id: late })).data.deleteDocument,
    ).toBe(late);
    expect((await customer.rest('GET', `/api/documents/${late}`)).status).toBe(404);
    expect(await api.sql("select action from audit_entries where action = 'document.delete'")).toHaveLength(
      2,
    );
  });

  it('is told where its content is here already', async () => {
    const bytes = pdfFile('same');
    await upload(customer, project, { 'Survey.pdf': bytes }, { type: 'plans' });
    const again = await upload(customer, project, { 'Survey copy.pdf': bytes }, { type: 'plans' });
    expect([again.status, again.body.message]).toEqual([409, 'Survey copy.pdf is here already, as “Survey”']);
    expect(
      (
        await upload(
          customer,
          project,
          { 'a.pdf': pdfFile('twin'), 'b.pdf': pdfFile('twin') },
          { type: 'plans' },
        )
      ).status,
    ).toBe(409);
    expect(
      (await upload(customer, project, { 'Survey copy.pdf': bytes }, { type: 'plans', again: 'true' }))
        .status,
    ).toBe(201);
  });

  it('of several at once is stored with the others or not at all', async () => {
    const count = async (): Promise<number> =>
      (await api.sql('select count(*)::int as n from documents'))[0]?.n as number;
    const before = await count();
    const mixed = await upload(customer, project, { 'good.pdf': pdfFile('good'), 'bad.exe': 'MZ' });
    expect([mixed.status, mixed.body.message]).toEqual([
      415,
      expect.stringMatching(/^bad\.exe is of a kind/),
    ]);
    expect(await count()).toBe(before);
    expect(
      (
        await upload(customer, project, { 'one.pdf': pdfFile('one'), 'two.png': pngFile('two') })
      ).body.documents.map(({ name }: { name: string }) => name),
    ).toEqual(['one', 'two']);
  });

  it('of the admin is approved at once by whoever uploaded it, that of a customer waits', async () => {
    api.clock.set(api.clock.now());
    const now = api.clock.now();
    const { body } = await upload(customer, project, { 'Stamp.pdf': pdfFile('not stamped') });
    const [{ id, versions }] = body.documents;
    expect(versions).toMatchObject([{ state: 'waiting', reviewedAt: null }]);
    const staffs = await upload(admin, project, { 'Staff.pdf': pdfFile('stamped') });
    const replaced = await upload(
      admin,
      project,
      { 'Stamp.pdf': pdfFile('stamped too') },
      { documentId: String(id) },
    );
    for (const answer of [staffs, replaced])
      expect(answer.body.documents[0]).toMatchObject({
        state: 'approved',
        versions: expect.arrayContaining([
          expect.objectContaining({ state: 'approved', reviewedAt: now.toISOString() }),
        ]),
      });
    const stamped = await api.sql(
      `select v.document_id, v.number, u.email from document_versions v left join users u on u.id = v.reviewed_by_id
       where v.document_id = any($1) order by v.document_id = $2 desc, v.number`,
      [[id, staffs.body.documents[0].id], id],
    );
    expect(stamped.map(({ number, email }) => [number, email])).toEqual([
      [1, null],
      [2, 'admin@example.com'],
      [1, 'admin@example.com'],
    ]);
  });

  it('of the admin needs no review; its name and kind can be put right', async () => {
    const { body } = await upload(
      admin,
      project,
      { 'Contract.pdf': pdfFile('by staff') },
      { type: 'contract' },
    );
    expect(body.documents[0].state).toBe('approved');
    const update = (version: number, name = 'Purchase contract') =>
      admin.gql(
        'mutation ($id: ID!, $input: UpdateDocumentInput!) { updateDocument(id: $id, input: $input) { name type version } }',
        { id: body.documents[0].id, input: { version, name, type: 'other' } },
      );
    expect((await update(1)).data.updateDocument).toEqual({
      name: 'Purchase contract',
      type: 'other',
      version: 2,
    });
    expect((await update(1)).errors?.[0]?.extensions.code).toBe('CONFLICT');
    // A name that is older than the rule for names may stay.
    const old = 'Purchase\ncontract';
    expect((await update(2, old)).errors?.[0]?.extensions.fieldErrors).toEqual({ name: onOneLine });
    await api.sql('update documents set name = $2 where id = $1', [body.documents[0].id, old]);
    expect((await update(2, old)).data.updateDocument).toEqual({ name: old, type: 'other', version: 3 });
  });
});
