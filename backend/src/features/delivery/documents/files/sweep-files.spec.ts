import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { removedMs, staleDraftMs, sweepFiles } from './sweep-files.ts';

const api = useApi();
let customer: Caller;
let project: string;
const hour = 3_600_000;
const context = () => api.app.systemContext();
const later = (milliseconds: number): void => api.clock.set(new Date(Date.now() + milliseconds));
const storedFiles = async (): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of context().storage.list()) keys.push(key);
  return keys.sort();
};
const named = async (): Promise<string[]> =>
  (
    await api.sql<{ key: string }>(
      'select distinct storage_key::text as key from document_versions order by 1',
    )
  ).map(({ key }) => key);

beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});
beforeEach(() => api.clock.reset());

describe('the sweep', () => {
  it('removes bytes that no row names once no upload can be on its way, and keeps the others', async () => {
    await upload(customer, project, { 'kept.pdf': pdfFile('kept') });
    const { storage } = context();
    const draft = await storage.draft();
    await draft.fill(Readable.from([Buffer.from('left by a crash')]), 100);
    const orphan = randomUUID();
    await storage.keep(draft, orphan);
    expect(await sweepFiles(context())).toBe(0);
    expect(await storedFiles()).toContain(orphan);
    later(2 * hour);
    expect(await sweepFiles(context())).toBe(1);
    expect(await storedFiles()).toEqual(await named());
    expect(await sweepFiles(context())).toBe(0);
  });

  it('keeps the bytes of what was deleted for a week, then forgets them', async () => {
    const { body } = await upload(customer, project, { 'deleted.pdf': pdfFile('deleted') });
    const before = await storedFiles();
    await customer.rest('DELETE', `/api/documents/${body.documents[0].id}`);
    later(2 * hour);
    await sweepFiles(context());
    expect(await storedFiles()).toEqual(before);
    later(removedMs + hour);
    await sweepFiles(context());
    expect(await storedFiles()).toEqual(await named());
    expect(await api.sql('select * from removed_files')).toEqual([]);
  });

  it('has nothing to do after an upload that came twice: one document, and one file', async () => {
    const send = (content: string) =>
      upload(
        customer,
        project,
        { 'twice.pdf': pdfFile(content) },
        { type: 'plans' },
        { 'idempotency-key': 'the same try' },
      );
    const [first, second] = [await send('twice'), await send('twice')];
    expect(second).toEqual(first);
    expect(first.status).toBe(201);
    expect(await storedFiles()).toEqual(await named());
    // The same content under another key is a duplicate; the same key for other content is a mistake.
    expect(
      (
        await upload(
          customer,
          project,
          { 'twice.pdf': pdfFile('twice') },
          { type: 'plans' },
          { 'idempotency-key': 'another try' },
        )
      ).status,
    ).toBe(409);
    expect((await send('other')).status).toBe(422);
    expect(await storedFiles()).toEqual(await named());
  });

  it('removes the bytes of an upload whose transaction was lost, and drafts that were left', async () => {
    const { storage } = context();
    const draft = await storage.draft();
    await draft.fill(Readable.from([Buffer.from('half')]), 100);
    await api.sql('alter table document_versions add constraint broken check (size < 0) not valid');
    const answer = await upload(customer, project, { 'lost.pdf': pdfFile('lost') });
    await api.sql('alter table document_versions drop constraint broken');
    expect(answer.status).toBe(500);
    expect(await storedFiles()).not.toEqual(await named());
    expect(await api.sql("select id from documents where name = 'lost'")).toEqual([]);
    later(staleDraftMs + 2 * hour);
    await sweepFiles(context());
    expect(await storedFiles()).toEqual(await named());
    await expect.poll(() => storage.sweepDrafts(new Date(Date.now() + hour))).toBe(0);
  });
});

it('what a backup holds is whole: every file that a row names is there, with its bytes (K11)', async () => {
  await upload(customer, project, { 'backup.pdf': pdfFile('backup') });
  for (const { key, sha256, size } of await api.sql<{ key: string; sha256: string; size: number }>(
    'select storage_key as key, sha256, size from document_versions',
  )) {
    const bytes = await buffer(await context().storage.read(key));
    expect([createHash('sha256').update(bytes).digest('hex'), bytes.length]).toEqual([sha256, size]);
  }
});
