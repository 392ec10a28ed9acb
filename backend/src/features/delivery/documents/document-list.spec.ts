import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../testing/api.ts';
import { pdfFile, upload } from '../../../testing/fixtures/files.ts';
import { addProject } from '../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
const callers: Record<string, Caller> = {};
let project: string;

/** Stores documents of the customer, the last one uploaded last. */
const addDocuments = (count: number, state: string, type = 'contract') =>
  api.sql(
    `with made as (
       insert into documents (project_id, name, type, state, uploaded_at)
       select $1, $3 || ' ' || lpad(n::text, 2, '0'), $4, $3, timestamptz '2027-01-01' + n * interval '1 hour' from generate_series(1, $2::int) n
       returning id, uploaded_at)
     insert into document_versions (document_id, number, file_name, content_type, size, sha256, storage_key, uploaded_by_id, state, created_at)
     select id, 1, 'a.pdf', 'application/pdf', 1, md5(id::text), gen_random_uuid(), (select id from users where email = 'customer@example.com'), $3, uploaded_at from made`,
    [project, count, state, type],
  );

beforeAll(async () => {
  for (const name of ['admin', 'customer', 'contractor'] as const) callers[name] = await api.as(name);
  project = await addProject(api, {
    name: 'Alder Home',
    customer: 'customer@example.com',
    contractor: 'contractor@example.com',
  });
  await addDocuments(41, 'waiting');
  await addDocuments(2, 'rejected', 'permit');
});

const list = async (who: string, query: string): Promise<{ names: string[]; total: number }> => {
  const { body } = await (callers[who] as Caller).rest('GET', `/api/documents?${query}`);
  return {
    names: body.documents.map(({ name }: { name: string }) => name),
    total: body.pagination.total,
  };
};

describe.each(['admin', 'customer'])('the documents that the %s sees', (who) => {
  it('come in pages of twenty, each with the total', async () => {
    const pages = [];
    for (const page of [1, 2, 3]) pages.push(await list(who, `state=waiting&sort=oldest&page=${page}`));
    expect(pages.map(({ names, total }) => [names[0], names.length, total])).toEqual([
      ['waiting 01', 20, 41],
      ['waiting 21', 20, 41],
      ['waiting 41', 1, 41],
    ]);
  });

  it('come with the total past the end as well', async () => {
    expect(await list(who, 'state=waiting&page=4')).toEqual({ names: [], total: 41 });
  });

  it('come with the newest first, or the oldest', async () => {
    expect((await list(who, 'type=permit')).names).toEqual(['rejected 02', 'rejected 01']);
    expect((await list(who, 'type=permit&sort=oldest')).names).toEqual(['rejected 01', 'rejected 02']);
  });

  it('can be none', async () => {
    expect(await list(who, 'state=approved')).toEqual({ names: [], total: 0 });
    expect(await list(who, 'search=none-such')).toEqual({ names: [], total: 0 });
  });

  it('are searched by page', async () => {
    const { names, total } = await list(who, 'search=waiting&sort=oldest&page=2');
    expect([names[0], names.length, total]).toEqual(['waiting 21', 20, 41]);
  });
});

it('what waits and what is asked for is counted for staff', async () => {
  const { data } = await (callers.admin as Caller).gql('{ documentCounts { waiting requested } }');
  expect(data.documentCounts).toEqual({ waiting: 41, requested: 0 });
});

it('the history names plans and photos, and of other documents the kind', async () => {
  const home = await addProject(api, { name: 'Birch Home' });
  for (const type of ['plans', 'permit', 'photo', 'contract', 'invoice'])
    await upload(callers.admin as Caller, home, { [`My ${type}.pdf`]: pdfFile(type) }, { type });
  expect(
    (
      await api.sql<{ subject: string }>(
        'select subject from project_events where project_id = $1 order by created_at, id',
        [home],
      )
    ).map(({ subject }) => subject),
  ).toEqual(['My plans', 'My permit', 'My photo', 'Contract', 'Invoice']);
});
