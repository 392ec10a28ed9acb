import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it, vi } from 'vitest';
import type { Context } from '../../../../platform/context.ts';
import type { StoredFile } from '../../../../platform/storage/storage.ts';
import { useApi } from '../../../../testing/api.ts';
import { pdfFile, upload } from '../../../../testing/fixtures/files.ts';
import { addProject } from '../../../../testing/fixtures/projects-fixtures.ts';
import { sweepFiles } from './sweep-files.ts';

const api = useApi();
const now = new Date('2027-03-01T12:00:00Z');
const ago = (milliseconds: number): Date => new Date(now.getTime() - milliseconds);
const hour = 3_600_000;
const week = 7 * 24 * hour;
const isoOf = (given: unknown): string => (given as Date).toISOString();

let used: string;
beforeAll(async () => {
  const project = await addProject(api, { name: 'Alder Home', customer: 'customer@example.com' });
  await upload(await api.as('customer'), project, { 'a.pdf': pdfFile('a') });
  [used = ''] = (
    await api.sql<{ key: string }>('select storage_key::text as key from document_versions')
  ).map(({ key }) => key);
});

/** Sweeps a storage with these files, and tells what became of them. */
const sweep = async (files: readonly StoredFile[]) => {
  const system = api.app.systemContext();
  const removed: string[] = [];
  const pageSizes: number[] = [];
  const [sweepDrafts, warn] = [vi.fn(() => Promise.resolve(0)), vi.fn()];
  const storage = {
    sweepDrafts,
    list: async function* () {
      await Promise.resolve();
      yield* files;
    },
    remove: (key: string) => Promise.resolve(void removed.push(key)),
  };
  const query = (statement: never, values: { keys?: string[] }) => {
    if (values.keys) pageSizes.push(values.keys.length);
    return system.query(statement, values as never);
  };
  const given = { now: () => now, query, storage, log: { ...system.log, warn } };
  const count = await sweepFiles(Object.assign(Object.create(system), given) as Context);
  return { count, removed, pageSizes, sweepDrafts, warn };
};
const stored = (storedAt: Date, key: string = randomUUID()): StoredFile => ({ key, storedAt });

it('a file that no row names is removed when it is more than an hour old', async () => {
  const [young, old] = [stored(ago(hour)), stored(ago(hour + 1))];
  const { removed, count } = await sweep([young, old, stored(ago(2 * hour), used)]);
  expect([removed, count]).toEqual([[old.key], 1]);
});

it('drafts go that nothing was written to for half an hour', async () => {
  const { sweepDrafts } = await sweep([]);
  expect(sweepDrafts.mock.calls.map((given: unknown[]) => isoOf(given[0]))).toEqual([
    ago(hour / 2).toISOString(),
  ]);
});

it('the log says how many files were removed, and nothing if there were none', async () => {
  expect((await sweep([stored(ago(week)), stored(ago(week))])).warn).toHaveBeenCalledWith(
    { removed: 2 },
    expect.any(String),
  );
  expect((await sweep([stored(now)])).warn).not.toHaveBeenCalled();
});

it('500 files are looked up at a time, however many there are', async () => {
  const files = Array.from({ length: 1001 }, () => stored(ago(week)));
  const { pageSizes, removed, count } = await sweep(files);
  expect(pageSizes).toEqual([500, 500, 1]);
  expect([removed.sort(), count]).toEqual([files.map(({ key }) => key).sort(), 1001]);
});

it('what was deleted more than a week ago is removed, unless a document has it still', async () => {
  const [retained, due] = [randomUUID(), randomUUID()];
  for (const [key, at] of [
    [retained, ago(week)],
    [due, ago(week + 1)],
    [used, ago(week + 1)],
  ])
    await api.sql('insert into removed_files (storage_key, removed_at) values ($1, $2)', [key, at]);
  expect((await sweep([])).removed).toEqual([due]);
  expect(await api.sql('select storage_key::text as key from removed_files')).toEqual([{ key: retained }]);
});

it('what waits to be removed counts as no file that was left behind', async () => {
  const waiting = stored(ago(2 * hour));
  await api.sql('insert into removed_files (storage_key, removed_at) values ($1, $2)', [
    waiting.key,
    ago(hour),
  ]);
  expect(await sweep([waiting])).toMatchObject({ removed: [], count: 0 });
});

it('more than 500 deleted files are removed in one go', async () => {
  await api.sql('delete from removed_files');
  await api.sql(
    'insert into removed_files (storage_key, removed_at) select gen_random_uuid(), $1 from generate_series(1, 501)',
    [ago(2 * week)],
  );
  expect((await sweep([])).removed).toHaveLength(501);
});
