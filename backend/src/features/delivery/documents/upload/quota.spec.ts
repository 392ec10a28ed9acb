import { documentLimits, documentSentences } from '@hearthline/rules/delivery/documents.ts';
import { beforeAll, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';

const api = useApi();
let customer: Caller;
let admin: Caller;

beforeAll(async () => {
  [customer, admin] = await Promise.all([api.as('customer'), api.as('admin')]);
});

it.each([
  ['a person', documentLimits.person, documentSentences.personFull, () => customer],
  ['a project', documentLimits.project, documentSentences.projectFull, () => admin],
])('%s may fill the quota to its last byte, and not one byte more', async (who, limit, full, caller) => {
  const project = await addProject(api, { name: `Room of ${who}`, customer: 'customer@example.com' });
  const file = (word: string) => ({ [`${word}.pdf`]: pdfFile(`${who} ${word}`) });
  const stored = (await upload(caller(), project, { ...file('first'), ...file('second') })).body.documents;
  // A size is a 32-bit number, so it takes two files to fill a project.
  const use = async (bytes: number) => {
    const half = Math.floor(bytes / 2);
    for (const [index, size] of [half, bytes - half].entries())
      await api.sql('update document_versions set size = $2 where document_id = $1', [
        stored[index].id,
        size,
      ]);
  };
  const last = file('last');
  const { length } = pdfFile(`${who} last`);
  await use(limit - length + 1);
  expect(await upload(caller(), project, last)).toMatchObject({ status: 413, body: { message: full } });
  await use(limit - length);
  expect((await upload(caller(), project, last)).status).toBe(201);
  expect((await upload(caller(), project, file('more'))).status).toBe(413);
});
