import { expect, it } from 'vitest';
import { walkOf } from '../walk/walk.ts';
import type { Plan, Wish } from '../plan/document.ts';
import { buildEntry } from './build.ts';
import { parseEntry } from './entry.ts';
import { lengthOf } from './size.ts';

const line = (table: string): string =>
  `s0 rear-living A 192 868-952 3/2${table} both L>U~L [166{74[68W 98A] 118P} 41{148L 44G} 159L 155K 250{148[115{120R2 28[72C2 43R2]} 74U 61B2] 44H} 120{64C3 128R3}]`;

const planOf = (text: string): Plan => {
  const entry = parseEntry(text);
  const wish: Wish = { beds: ['king', 'queen', 'full'], baths: 2, width: 'single' };
  const plan = buildEntry(
    entry,
    { length: lengthOf(entry.tree), mirror: false, style: 'cottage', color: 'white' },
    wish,
  );
  if ('refused' in plan) throw new Error(plan.refused);
  return plan;
};

it('has no seats of its own in a line of the first edition', () => {
  expect(parseEntry(line('')).table).toBeNull();
  expect(parseEntry(line('/6')).table).toBe(6);
});

it('has a table with a chair for each seat, and a way past them to every room', () => {
  const plan = planOf(line('/6'));
  const { fixtures } = plan.levels[0];
  expect(fixtures.filter(({ kind, seats }) => kind === 'table' && seats === 6)).toHaveLength(1);
  expect(fixtures.filter(({ kind }) => kind === 'chair')).toHaveLength(6);
  const walk = walkOf(plan);
  expect(walk?.rooms.filter(({ stand }) => !walk.isReached(stand)).map(({ room }) => room.name)).toEqual([]);
});

it('has no place where the table has none', () => {
  const tiny = 's0 one-wing A 192 480-480 1/1/6 open L>U [140L 112K 112{80U 68B2 44H} 116{34W 158P}]';
  const entry = parseEntry(tiny);
  const plan = buildEntry(
    entry,
    { length: lengthOf(entry.tree), mirror: false, style: 'cottage', color: 'white' },
    { beds: ['queen'], baths: 1, width: 'single' },
  );
  expect(plan).toHaveProperty('refused');
});
