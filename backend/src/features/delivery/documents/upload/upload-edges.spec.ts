import { documentLimits } from '@hearthline/rules/delivery/documents.ts';
import { beforeEach, expect, it } from 'vitest';
import { useApi, type Caller } from '../../../../testing/api.ts';
import { pdfFile, pngFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { holdLocks, untilWaiting } from '../../../../testing/locks.ts';

const api = useApi();
let customer: Caller;
let project: string;
beforeEach(async () => {
  customer = await api.as('customer');
  project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
});
const answerTo = async (
  files: Record<string, Buffer | string>,
  fields?: Record<string, string>,
): Promise<[number, string | undefined]> => {
  const { status, body } = await upload(customer, project, files, fields);
  return [status, body.message];
};
const idOf = async (word: string, caller = customer): Promise<string> =>
  (await upload(caller, project, { 'a.pdf': pdfFile(word) })).body.documents[0].id;

it('a document has up to 50 versions, and not one more', async () => {
  const documentId = await idOf('first');
  await api.sql('update documents set latest = 49 where id = $1', [documentId]);
  const replace = (word: string) => answerTo({ 'a.pdf': pdfFile(word) }, { documentId });
  expect(await replace('50')).toEqual([201, undefined]);
  expect(await replace('51')).toEqual([
    400,
    'This document has too many versions. Please upload it as a new one.',
  ]);
});

it('a request is answered by one file', async () => {
  const two = { 'a.pdf': pdfFile('a'), 'b.pdf': pdfFile('b') };
  expect(await answerTo(two, { requestId: '01890a5d-0000-7000-8000-000000000000' })).toEqual([
    400,
    'A new version is a single file',
  ]);
});

it('an upload has a file', async () => {
  expect(await answerTo({}, { type: 'other' })).toEqual([400, 'Please choose at least one file']);
});

it('two files with the same content are told apart by their names', async () => {
  const same = { 'a.pdf': pdfFile('twin'), 'other.pdf': pdfFile('x'), 'b.pdf': pdfFile('twin') };
  expect(await answerTo(same)).toEqual([409, 'b.pdf is here already, as “a.pdf”']);
});

it('who has no room left is told so before their files are looked at', async () => {
  const id = await idOf('full');
  const use = (size: number) =>
    api.sql('update document_versions set size = $1 where document_id = $2', [size, id]);
  await use(documentLimits.person + 1);
  const full = await answerTo({ 'bad.exe': 'MZ' });
  await use(1);
  expect(full).toEqual([413, 'Your storage is full. Please delete what you no longer need, or call us.']);
});

it('two uploads to two projects at once have no more room than one', async () => {
  const id = await idOf('nearly full');
  const other = await addProject(api, { name: 'Birch Home', customer: 'customer@example.com' });
  const { length } = pngFile('left');
  const [{ used } = { used: 0 }] = await api.sql<{ used: number }>(
    "select coalesce(sum(size), 0)::float8 as used from document_versions where document_id <> $1 and uploaded_by_id = (select id from users where email = 'customer@example.com')",
    [id],
  );
  await api.sql('update document_versions set size = $1 where document_id = $2', [
    documentLimits.person - used - length,
    id,
  ]);
  const release = await holdLocks(api, 'select from projects where id = any($1) for update', [
    [project, other],
  ]);
  const both = [project, other].map((target) => upload(customer, target, { 'a.png': pngFile('left') }));
  await untilWaiting(api, 2);
  await release();
  const statuses = (await Promise.all(both)).map(({ status }) => status);
  await api.sql('update document_versions set size = 1 where document_id = $1', [id]);
  expect(statuses.sort()).toEqual([201, 413]);
});

it('the audit log has the sizes of what was uploaded', async () => {
  const files = { 'a.pdf': pdfFile('audited'), 'b.png': pngFile('audited') };
  const { body } = await upload(customer, project, files);
  const bytes = Object.values(files).map(({ length }) => length);
  for (const { id } of body.documents)
    expect(
      await api.sql('select action, details from audit_entries where object = $1', [`document:${id}`]),
    ).toEqual([{ action: 'document.upload', details: { bytes } }]);
});

it('staff store files of any type, and of no owner’s quota', async () => {
  const admin = await api.as('admin');
  const id = await idOf('of staff', admin);
  await api.sql('update document_versions set size = $1 where document_id = $2', [
    documentLimits.person + 1,
    id,
  ]);
  expect((await upload(admin, project, { 'b.pdf': pdfFile('more') })).status).toBe(201);
});
