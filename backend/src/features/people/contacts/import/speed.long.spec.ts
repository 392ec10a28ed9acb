import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { useApi } from '../../../../testing/api.ts';
import { checkImport } from './check-import.ts';
import { runImport } from './run-import.ts';
import { mapImport, startImport } from './import.service.ts';
import { uploadImport } from './upload-file.ts';

const api = useApi();

/** What PostgreSQL counted since this database was made; connections tell it within ten seconds. */
const counted = async (): Promise<{ read: number; rewritten: number }> => {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = JSON.stringify(
          await api.sql(`
      select (select coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0) from pg_stat_user_tables where relname = 'contact_import_rows')::int as read,
        (select n_tup_upd from pg_stat_user_tables where relname = 'contacts')::int as rewritten`),
        );
        return last === before;
      },
      { interval: 5500, timeout: 50_000 },
    )
    .toBe(true);
  return JSON.parse(last)[0];
};

it('reads a large file a few times in all, not once for each of its parts, and writes a contact that comes with a note once', async () => {
  const rows = 6000;
  const context = api.app.systemContext();
  const lines = Array.from({ length: rows }, (_, n) => `Person ${n},${n}@large.example,Owns ${n} acres`);
  const id = await uploadImport(
    context,
    'large.csv',
    Readable.from([Buffer.from(['Name,Email,Notes', ...lines].join('\n'))]),
  );
  await mapImport(context, id, { mapping: ['fullName', 'email', 'notes'] });
  await checkImport(context, id);
  await startImport(context, id);
  await runImport(context, id);
  const { read, rewritten } = await counted();
  expect(read).toBeGreaterThan(rows);
  // Without statistics it is more than sixty times, and grows with the file.
  expect(read / rows).toBeLessThan(40);
  expect(rewritten).toBe(0);
});
