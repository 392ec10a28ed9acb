import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject, it, vi } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { withDatabase } from '../../../../testing/database-url.ts';
import { checkImport } from './check-import.ts';
import { readImport } from './import.queries.ts';
import { revertImport } from './revert-import.ts';
import { runImport } from './run-import.ts';
import { mapImport, startImport, undoImport } from './import.service.ts';
import { uploadImport } from './upload-file.ts';

const api = useApi();
const dataDir = mkdtempSync(join(tmpdir(), 'hearthline-killed-import-'));
let killed: ChildProcess | undefined;
afterAll(() => {
  killed?.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const rows = 6000;
const known = 2000;

it('an import whose server is killed in the middle does every row exactly once, and so does taking it back (K9)', async () => {
  const [{ name }] = (await api.sql('select current_database() as name')) as [{ name: string }];
  const { appUrl, ownerUrl } = inject('postgres');
  const context = api.app.systemContext();
  await api.sql(
    "insert into contacts (first_name, last_name, email, email_folded) select 'Known', n::text, n || '@killed.example', n || '@killed.example' from generate_series(1, $1::int) n",
    [known],
  );
  const file = [
    'Name,Email,Status',
    ...Array.from({ length: rows }, (_, index) => `Person ${index + 1},${index + 1}@killed.example,active`),
  ].join('\n');
  const id = await uploadImport(context, 'killed.csv', Readable.from([Buffer.from(file)]));
  await mapImport(context, id, { mapping: ['fullName', 'email', 'status'] });
  await checkImport(context, id);
  await startImport(context, id);

  const main = fileURLToPath(new URL('../../../../testing/server-process.ts', import.meta.url));
  killed = spawn(
    process.execPath,
    ['--import', 'tsx', main, withDatabase(appUrl, name), withDatabase(ownerUrl, name), dataDir],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await vi.waitFor(async () => expect((await readImport(context, id)).done).toBeGreaterThan(0), {
    timeout: 40_000,
    interval: 10,
  });
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  const left = await readImport(context, id);
  expect(left.state).toBe('importing');
  expect(left.done).toBeLessThan(rows);
  // The stored contacts are exactly the marked rows: no row is half done.
  await expect
    .poll(() =>
      api.sql(
        "select count(*)::int as n from contacts where email like '%@killed.example' and status = 'active'",
      ),
    )
    .toEqual([{ n: left.done }]);

  // Two workers that resume it at once do nothing twice.
  await Promise.all([runImport(context, id), runImport(context, id)]);
  expect(await readImport(context, id)).toMatchObject({
    state: 'imported',
    done: rows,
    counts: { created: rows - known, updated: known, error: 0 },
  });
  const stored =
    "select count(*)::int as n, count(distinct email)::int as people, sum(version)::int as versions from contacts where email like '%@killed.example'";
  expect(await api.sql(stored)).toEqual([{ n: rows, people: rows, versions: rows + known }]);
  expect(await api.sql('select count(*)::int as n from contact_status_changes')).toEqual([{ n: known }]);
  expect(
    await api.sql("select count(*)::int as n from audit_entries where action = 'contact.import'"),
  ).toEqual([{ n: 1 }]);

  await undoImport(context, id);
  await Promise.all([revertImport(context, id), revertImport(context, id)]);
  expect(await readImport(context, id)).toMatchObject({
    state: 'reverted',
    counts: { removed: rows - known, restored: known, kept: 0 },
  });
  expect(await api.sql(stored)).toEqual([{ n: known, people: known, versions: 3 * known }]);
  expect(await api.sql("select sum(delta)::int as n from contact_totals where status = 'prospect'")).toEqual(
    await api.sql("select count(*)::int as n from contacts where status = 'prospect'"),
  );
}, 90_000);
