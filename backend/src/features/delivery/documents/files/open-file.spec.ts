import { beforeAll, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let customer: Caller;
let project: string;
/** A file of twenty letters. */
let id: string;

beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  const { body } = await upload(customer, project, { 'letters.txt': 'abcdefghijklmnopqrst' });
  id = body.documents[0].id;
});

describe('of a file of twenty bytes', () => {
  const ask = async (range: string) => {
    const answer = await customer.open(`/api/documents/${id}/content`, { headers: { range } });
    const [contentRange, length] = ['content-range', 'content-length'].map((name) =>
      answer.headers.get(name),
    );
    return { status: answer.status, range: contentRange, length, text: await answer.text() };
  };

  it.each<[string, string, string]>([
    ['bytes=0-0', '0-0', 'a'],
    ['bytes=1-3', '1-3', 'bcd'],
    ['bytes=19-19', '19-19', 't'],
    ['bytes=17-', '17-19', 'rst'],
    ['bytes=17-20', '17-19', 'rst'],
    ['bytes=-1', '19-19', 't'],
    ['bytes=-20', '0-19', 'abcdefghijklmnopqrst'],
    ['bytes=-21', '0-19', 'abcdefghijklmnopqrst'],
  ])('%s gets the bytes %s', async (range, bytes, text) => {
    const length = String(text.length);
    expect(await ask(range)).toEqual({ status: 206, range: `bytes ${bytes}/20`, length, text });
  });

  it.each(['bytes=20-', 'bytes=20-25', 'bytes=5-4', 'bytes=-0'])('%s gets nothing', async (range) => {
    expect(await ask(range)).toMatchObject({ status: 416, range: 'bytes */20', text: '' });
  });

  it.each(['bytes=-', 'bytes=1-2,4-5', 'bytes = 1-2', 'bytes=1-1234567890123456'])(
    '%s gets the whole',
    async (range) => {
      expect(await ask(range)).toEqual({
        status: 200,
        range: null,
        length: '20',
        text: 'abcdefghijklmnopqrst',
      });
    },
  );
});

it('only what a browser can show is shown: a text is downloaded', async () => {
  expect((await customer.open(`/api/documents/${id}/preview`)).status).toBe(404);
  const download = await customer.open(`/api/documents/${id}/content`);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment; filename="letters.txt"/);
  expect(download.headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('a version has up to four digits', async () => {
  const statusOf = async (version: string) =>
    (await customer.open(`/api/documents/${id}/content?version=${version}`)).status;
  expect([await statusOf('0001'), await statusOf('9999')]).toEqual([200, 404]);
  expect([await statusOf('00001'), await statusOf('-1'), await statusOf('')]).toEqual([400, 400, 400]);
});

describe('deleting a document', () => {
  const send = async (word: string): Promise<string> =>
    (await upload(customer, project, { 'deed.pdf': pdfFile(word) }, { type: 'contract' })).body.documents[0]
      .id;

  it('leaves an entry in the project’s history and in the audit log', async () => {
    const deed = await send('deleted');
    await customer.rest('DELETE', `/api/documents/${deed}`);
    expect(
      await api.sql(
        'select kind, subject from project_events where project_id = $1 order by created_at desc, id desc limit 1',
        [project],
      ),
    ).toEqual([{ kind: 'document.deleted', subject: 'Contract' }]);
    expect(
      await api.sql("select details from audit_entries where action = 'document.delete' and object = $1", [
        `document:${deed}`,
      ]),
    ).toEqual([{ details: { type: 'contract', state: 'waiting', files: 1 } }]);
  });

  it('is refused to its owner once it is reviewed, and to others because it is not theirs', async () => {
    const admin = await api.as('admin');
    const deed = await send('reviewed');
    await admin.gql(
      'mutation ($id: ID!) { reviewDocument(id: $id, input: { version: 1, decision: approved }) { state } }',
      { id: deed },
    );
    const staffs = (await upload(admin, project, { 'plan.pdf': pdfFile('plan') }, { type: 'plans' })).body
      .documents[0].id;
    const refusal = async (document: string) =>
      (await customer.rest('DELETE', `/api/documents/${document}`)).body;
    expect(await refusal(deed)).toEqual({
      message: 'It has been reviewed already. Only our team can delete it now.',
      code: 'FORBIDDEN',
    });
    expect(await refusal(staffs)).toEqual({
      message: 'Only the person who uploaded it can do this',
      code: 'FORBIDDEN',
    });
  });
});
