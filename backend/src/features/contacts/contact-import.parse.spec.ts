import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { parseFile } from './contact-import.parse.ts';

/** Characters of one to four bytes, so that some straddle two pieces. */
const line = (n: number): string => `Zoë ${n},Øster🏡gaard,"Häuser, ${'é🏠'.repeat(n % 7)}",zoe${n}@example.com`;
const file = (rows: number): Buffer => Buffer.from(['First,Last,Company,Email', ...Array.from({ length: rows }, (_, n) => line(n))].join('\n'));

it('reads a large file to the letter, and lets others have their turn meanwhile', async () => {
  let turns = 0;
  let done = false;
  const others = (async () => {
    for (; !done; turns += 1) await nextTurn();
  })();
  const { columns, rows } = await parseFile(file(9000));
  done = true;
  await others;
  expect(columns).toEqual(['First', 'Last', 'Company', 'Email']);
  expect(rows).toHaveLength(9000);
  for (const n of [0, 1, 500, 4321, 8999]) expect(rows[n]).toEqual({ position: n + 2, cells: [`Zoë ${n}`, 'Øster🏡gaard', `Häuser, ${'é🏠'.repeat(n % 7)}`, `zoe${n}@example.com`] });
  expect(turns).toBeGreaterThan(10);
});
