import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { parseFile, type ParsedRow } from './parse-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthline-parse-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Characters of one to four bytes, so that some straddle two pieces. */
const line = (n: number): string =>
  `Zoë ${n},Øster🏡gaard,"Häuser, ${'é🏠'.repeat(n % 7)}",zoe${n}@example.com`;
const file = (rows: number): string => {
  const path = join(folder, `${rows}.csv`);
  writeFileSync(
    path,
    ['First,Last,Company,Email', ...Array.from({ length: rows }, (_, n) => line(n))].join('\n'),
  );
  return path;
};

it('reads a large file to the letter, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let done = false;
  const others = (async () => {
    for (; !done; turns += 1) await nextTurn();
  })();
  const { columns, rows: read } = await parseFile(file(9000));
  const rows: ParsedRow[] = [];
  for await (const row of read) rows.push(row);
  done = true;
  await others;
  expect(columns).toEqual(['First', 'Last', 'Company', 'Email']);
  expect(rows).toHaveLength(9000);
  for (const n of [0, 1, 500, 4321, 8999])
    expect(rows[n]).toEqual({
      position: n + 2,
      cells: [`Zoë ${n}`, 'Øster🏡gaard', `Häuser, ${'é🏠'.repeat(n % 7)}`, `zoe${n}@example.com`],
    });
  expect(turns).toBeGreaterThan(10);
});

it('reads no more of a file than is taken', async () => {
  const { rows } = await parseFile(file(100_000));
  expect((await rows.next()).value).toMatchObject({ position: 2 });
  const before = process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed;
  for (let n = 0; n < 20_000; n += 1) await rows.next();
  expect(process.memoryUsage().arrayBuffers + process.memoryUsage().heapUsed - before).toBeLessThan(
    150_000_000,
  );
  await rows.return(undefined);
});

it('numbers columns without a title from one', async () => {
  const path = join(folder, 'untitled.csv');
  writeFileSync(path, 'Email,,\t,Name\na@b.example,,,A');
  expect((await parseFile(path)).columns).toEqual(['Email', 'Column 2', 'Column 3', 'Name']);
});
