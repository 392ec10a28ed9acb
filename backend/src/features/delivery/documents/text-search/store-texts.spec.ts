import { beforeAll, expect, it, vi } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pngFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { readAllTexts, readTextOf } from './store-texts.ts';

const api = useApi();
let customer: Caller;
let project: string;
beforeAll(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});

const versionOf = async (name: string, content: Buffer | string): Promise<string> => {
  const { body } = await upload(customer, project, { [name]: content });
  const [row] = await api.sql<{ id: string }>('select id from document_versions where document_id = $1', [
    body.documents[0].id,
  ]);
  return row?.id ?? '';
};
const texts = async (): Promise<number> => (await api.sql('select version_id from document_texts')).length;

it('a picture is not read, and no draft of a text is left', async () => {
  const context = api.app.systemContext();
  const read = vi.spyOn(context.storage, 'read');
  await readTextOf(context, await versionOf('a.png', pngFile()), true);
  expect(read).not.toHaveBeenCalled();
  await readTextOf(context, await versionOf('a.txt', 'okapi'), true);
  expect(read).toHaveBeenCalledTimes(1);
  read.mockRestore();
  expect(await texts()).toBe(1);
  expect(await context.storage.sweepDrafts(new Date(Date.now() + 3_600_000))).toBe(0);
});

it('all that were not read are read, however many they are', async () => {
  const first = await versionOf('b.txt', 'wombat');
  await api.sql(
    `insert into document_versions (document_id, number, file_name, content_type, size, sha256, storage_key, state)
     select document_id, n, file_name, content_type, size, sha256, storage_key, state from document_versions, generate_series(2, 51) n where id = $1`,
    [first],
  );
  await api.sql('delete from document_texts');
  await readAllTexts(api.app.systemContext());
  // A text, and another one with its 50 copies.
  expect(await texts()).toBe(52);
});
