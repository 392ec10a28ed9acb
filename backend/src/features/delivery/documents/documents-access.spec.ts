import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { pdfFile, pngFile, upload } from '../../../testing/fixtures/files.ts';
import { missingId } from '../../../testing/access/access-probe.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const callers: Record<string, Caller> = {};
let project: string;
let foreign: string;
let request: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  for (const role of ['customer', 'contractor'] as const)
    await api.addUser({ email: `other.${role}@example.com`, role, name: `Other ${role}` });
  for (const name of ['customer', 'contractor', 'admin', 'other.customer', 'other.contractor', 'factory'])
    callers[name] = await api.asUser(`${name}@example.com`);
  project = await addProject(api, {
    name: 'Alder Home',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
  foreign = await addProject(api, {
    name: 'Birch Home',
    customer: 'other.customer@example.com',
    contractor: 'other.contractor@example.com',
  });
  const send = async (who: string, type: string, word: string): Promise<string> =>
    (await upload(callers[who] as Caller, project, { [`${word}.pdf`]: pdfFile(word) }, { type })).body
      .documents[0].id;
  ids.contract = await send('customer', 'contract', 'contract');
  ids.plans = await send('admin', 'plans', 'plans');
  ids.permit = await send('customer', 'permit', 'permit');
  ids.photo = (
    await upload(callers.contractor as Caller, project, { 'site.png': pngFile('site') }, { type: 'photo' })
  ).body.documents[0].id;
  const { data } = await (callers.admin as Caller).gql(
    'mutation ($id: ID!, $input: RequestDocumentInput!) { requestDocument(projectId: $id, input: $input) { id } }',
    { id: project, input: { name: 'Deed', type: 'other', note: 'Please' } },
  );
  request = data.requestDocument.id;
});

const named = (name: string): Caller => callers[name] as Caller;
const listed = async (name: string, query = ''): Promise<string[]> => {
  const { body } = await named(name).rest('GET', `/api/documents${query}`);
  return body.documents.map(({ name: title }: { name: string }) => title).sort();
};

/** The answers to everything that can be tried with an id. */
const attempts = async (caller: Caller, id: string): Promise<unknown[]> => {
  const say = async (answer: Promise<{ status: number; body?: any; errors?: any }>) => {
    const { status, body, errors } = await answer;
    return [
      status,
      body?.message ?? errors?.map(({ message, extensions }: any) => [message, extensions.code]),
    ];
  };
  const opened = async (path: string) => {
    const answer = await caller.open(path);
    return [answer.status, await answer.json()];
  };
  return [
    await say(caller.rest('GET', `/api/documents/${id}`)),
    await say(caller.rest('DELETE', `/api/documents/${id}`)),
    await opened(`/api/documents/${id}/content`),
    await opened(`/api/documents/${id}/content?version=1`),
    await opened(`/api/documents/${id}/preview`),
    await say(caller.gql('query ($id: ID!) { document(id: $id) { name } }', { id })),
    await say(caller.gql('mutation ($id: ID!) { deleteDocument(id: $id) }', { id })),
  ];
};

describe('a foreign id', () => {
  it.each(['other.customer', 'other.contractor'])(
    'answers %s exactly like a missing one, in any spelling (D4, H3)',
    async (name) => {
      const missing = await attempts(named(name), missingId);
      for (const id of Object.values(ids)) {
        for (const spelling of [id, id.toUpperCase()])
          expect(await attempts(named(name), spelling), spelling).toEqual(missing);
      }
      for (const odd of [
        `{${ids.contract}}`,
        `${ids.contract}%00`,
        `${ids.contract}%20`,
        `..%2f${ids.contract}`,
        "1'--",
        'x'.repeat(3000),
      ]) {
        for (const path of ['', '/content', '/preview'])
          expect((await named(name).open(`/api/documents/${odd}${path}`)).status, odd).toBe(404);
      }
      expect(await listed(name)).toEqual([]);
      expect(await listed(name, '?search=contract')).toEqual([]);
      for (const path of [`/api/projects/${project}/documents`, `/api/documents?projectId=${project}`]) {
        const [own, none] = [
          await named(name).rest('GET', path),
          await named(name).rest('GET', path.replace(project, missingId)),
        ];
        expect([own.status, own.body]).toEqual([none.status, none.body]);
      }
    },
  );

  it('takes no upload, neither as project, as document nor as request (D4)', async () => {
    const other = named('other.customer');
    const send = (target: string, fields: Record<string, string>) =>
      upload(other, target, { 'x.pdf': pdfFile(Math.random().toString()) }, fields);
    expect(await send(project, { type: 'other' })).toEqual(await send(missingId, { type: 'other' }));
    expect(await send(foreign, { documentId: ids.contract as string })).toEqual(
      await send(foreign, { documentId: missingId }),
    );
    expect(await send(foreign, { requestId: request })).toEqual(
      await send(foreign, { requestId: missingId }),
    );
    // A document cannot be moved into another project either, not even by a person who may see both.
    expect(
      (
        await upload(
          named('admin'),
          foreign,
          { 'x.pdf': pdfFile('pull') },
          { documentId: ids.contract as string },
        )
      ).status,
    ).toBe(404);
    expect(await api.sql('select id from documents where project_id = $1', [foreign])).toEqual([]);
  });

  it('is not told of by its content', async () => {
    expect(
      (await upload(named('other.customer'), foreign, { 'same.pdf': pdfFile('contract') }, { type: 'other' }))
        .status,
    ).toBe(201);
    expect(
      (await upload(named('contractor'), project, { 'guess.pdf': pdfFile('contract') }, { type: 'photo' }))
        .status,
    ).toBe(201);
  });
});

describe('whoever builds on the site', () => {
  it('sees approved plans and permits, photos and own uploads, and of versions the approved ones', async () => {
    expect(await listed('contractor')).toEqual(['guess', 'plans', 'site']);
    const approve = (version: number) =>
      named('admin').gql(
        'mutation ($id: ID!, $input: ReviewDocumentInput!) { reviewDocument(id: $id, input: $input) { version } }',
        { id: ids.permit, input: { version, decision: 'approved' } },
      );
    await approve(1);
    expect(await listed('contractor', '?type=permit')).toEqual(['permit']);
    await upload(
      named('customer'),
      project,
      { 'second.pdf': pdfFile('permit, second') },
      { documentId: ids.permit as string },
    );
    const { body } = await named('contractor').rest('GET', `/api/documents/${ids.permit}`);
    expect([body.state, body.fileName, body.versions.length]).toEqual(['approved', 'permit.pdf', 1]);
    expect(
      await (await named('contractor').open(`/api/documents/${ids.permit}/content`)).text(),
    ).not.toContain('second');
    expect((await named('contractor').open(`/api/documents/${ids.permit}/content?version=2`)).status).toBe(
      404,
    );
    expect((await named('customer').open(`/api/documents/${ids.permit}/content?version=2`)).status).toBe(200);
  });

  it('sends photos only, replaces and deletes nobody else’s, and answers no request', async () => {
    const contractor = named('contractor');
    expect(
      (await upload(contractor, project, { 'x.pdf': pdfFile('as contract') }, { type: 'contract' })).status,
    ).toBe(403);
    expect(
      (
        await upload(
          contractor,
          project,
          { 'x.pdf': pdfFile('as plans') },
          { documentId: ids.plans as string },
        )
      ).status,
    ).toBe(403);
    expect(
      (await upload(contractor, project, { 'x.pdf': pdfFile('as answer') }, { requestId: request })).status,
    ).toBe(404);
    expect((await contractor.rest('DELETE', `/api/documents/${ids.plans}`)).status).toBe(403);
    const { data } = await contractor.gql(
      'query ($id: ID!) { projectEvents(id: $id) { events { kind subject } } }',
      { id: project },
    );
    expect(JSON.stringify(data)).not.toMatch(/"contract"|Deed/);
  });
});

describe('a customer who takes a project over', () => {
  const take = (id: string, email: string | null) =>
    api.sql('update projects set customer_id = (select id from users where email = $2) where id = $1', [
      id,
      email,
    ]);
  const see = async (name: string, id: string): Promise<string[]> =>
    (await named(name).rest('GET', `/api/projects/${id}/documents`)).body.documents
      .map(({ name: title }: { name: string }) => title)
      .sort();
  const contractOf = async (id: string): Promise<string> =>
    (await named('admin').rest('GET', `/api/projects/${id}/documents?type=contract`)).body.documents[0].id;
  let home: string;

  beforeAll(async () => {
    home = await addProject(api, { name: 'Cedar Home' });
    const send = (who: string, type: string, word: string) =>
      upload(named(who), home, { [`${word}.pdf`]: pdfFile(`${word} of Cedar Home`) }, { type });
    await send('admin', 'contract', 'draft');
    await take(home, 'customer@example.com');
    await send('admin', 'plans', 'plans');
    await send('customer', 'other', 'passport');
    await send('customer', 'permit', 'permit');
  });

  it('sees neither the contract nor the papers of the one before, in any way; the house’s own plans they do see', async () => {
    expect(await see('customer', home)).toEqual(['draft', 'passport', 'permit', 'plans']);
    await take(home, 'other.customer@example.com');
    expect(await see('other.customer', home)).toEqual(['plans']);
    expect(await attempts(named('other.customer'), await contractOf(home))).toEqual(
      await attempts(named('other.customer'), missingId),
    );
    expect(await see('admin', home)).toEqual(['draft', 'passport', 'permit', 'plans']);
  });

  it('sees of a document that goes on what came since', async () => {
    const id = await contractOf(home);
    expect(
      (await upload(named('admin'), home, { 'new.pdf': pdfFile('a new contract') }, { documentId: id }))
        .status,
    ).toBe(201);
    const { body } = await named('other.customer').rest('GET', `/api/documents/${id}`);
    expect([body.versionCount, body.versions.map(({ number }: { number: number }) => number)]).toEqual([
      1,
      [2],
    ]);
    expect((await named('other.customer').open(`/api/documents/${id}/content?version=1`)).status).toBe(404);
    expect((await named('other.customer').open(`/api/documents/${id}/content`)).status).toBe(200);
  });

  it('has everything again that was theirs when the project comes back', async () => {
    await take(home, 'customer@example.com');
    expect(await see('customer', home)).toEqual(['draft', 'passport', 'permit', 'plans']);
    expect(
      (await named('customer').rest('GET', `/api/documents/${await contractOf(home)}`)).body.versionCount,
    ).toBe(1);
  });

  it('inherits nothing from a customer who was taken off the project', async () => {
    await api.addUser({ email: 'going@example.com', role: 'customer', name: 'Going' });
    const left = await addProject(api, { name: 'Dogwood Home', customer: 'going@example.com' });
    await upload(
      named('admin'),
      left,
      { 'contract.pdf': pdfFile('contract of Dogwood Home') },
      { type: 'contract' },
    );
    await api.sql('update projects set customer_id = null where id = $1', [left]);
    await take(left, 'other.customer@example.com');
    expect(await see('other.customer', left)).toEqual([]);
  });
});

it('other roles have no documents, and nobody without a session', async () => {
  expect((await named('factory').rest('GET', '/api/documents')).status).toBe(403);
  expect((await api.open(`/api/documents/${ids.plans}/content`)).status).toBe(401);
  expect((await upload(api, project, { 'x.pdf': pdfFile() })).status).toBe(401);
});

it('somebody taken off a project downloads nothing from then on (H3)', async () => {
  await api.addUser({ email: 'leaving@example.com', role: 'customer', name: 'Leaving' });
  const leaving = await api.asUser('leaving@example.com');
  const left = await addProject(api, { name: 'Elm Home', customer: 'leaving@example.com' });
  const [document] = (
    await upload(
      named('admin'),
      left,
      { 'contract.pdf': pdfFile('contract of Elm Home') },
      { type: 'contract' },
    )
  ).body.documents;
  expect((await leaving.open(`/api/documents/${document.id}/content`)).status).toBe(200);
  await api.sql('update projects set customer_id = null where id = $1', [left]);
  expect((await leaving.open(`/api/documents/${document.id}/content`)).status).toBe(404);
});
