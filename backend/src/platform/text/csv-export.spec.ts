import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { csvOfRecords, filtersOf } from './csv-export.ts';

it.each([
  [0, []],
  [500, [500]],
  [501, [500, 1]],
])('%i records are read in batches and written in their order', async (count, batches) => {
  const ids = Array.from({ length: count }, (_, n) => `id ${n}`);
  const read: number[] = [];
  const file = csvOfRecords<string>([['Name', (id) => id]], ids, async (some) => {
    read.push(some.length);
    return some;
  });
  expect((await text(file)).trimEnd().split('\r\n')).toEqual(['Name', ...ids]);
  expect(read).toEqual(batches);
});

it('names the filters that are set', () => {
  expect(filtersOf({ search: 'oak', status: null, open: false, mine: true })).toEqual(['search', 'mine']);
});
