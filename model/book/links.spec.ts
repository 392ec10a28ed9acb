import { expect, it } from 'vitest';
import { linksOf } from './links.ts';

const between = (tokens: readonly string[], closed = false): string[] =>
  linksOf(tokens, closed).map(({ kind, a, b }) => `${kind} ${typeof a === 'string' ? a : a.join('/')} ${b}`);

it('leaves living, dining and kitchen open to each other, and a living room closed to a family room', () => {
  const links = between(['L', 'D', 'K', 'F']);
  expect(links.filter((one) => one.startsWith('open'))).toEqual([
    'open L D',
    'open L K',
    'open D K',
    'open F K',
    'open F D',
  ]);
  expect(links).toContain('cased F L');
});

it('closes a kitchen that is wished closed, with one way in', () => {
  const links = between(['L', 'D', 'K'], true);
  expect(links.filter((one) => one.includes('K'))).toEqual(['cased L/D K']);
});

it('enters bedrooms from a hall before a foyer before the great room', () => {
  expect(between(['L', 'E', 'H', 'R2'])).toContain('hinged H/E/L R2');
});

it('never enters a bath from a kitchen or a dining room', () => {
  for (const bath of ['B2', 'Z', 'J2'])
    for (const { a, b } of linksOf(['L', 'D', 'K', 'H', 'R2', bath], false))
      if (b === bath) expect([a].flat().filter((room) => room === 'K' || room === 'D')).toEqual([]);
});

it('gives a bath of a bedroom for guests a second door', () => {
  expect(between(['L', 'H', 'R2', 'J2']).filter((one) => one.endsWith('J2'))).toEqual([
    'hinged R2 J2',
    'hinged H/L J2',
  ]);
  expect(between(['L', 'H', 'R2', 'Q2']).filter((one) => one.endsWith('Q2'))).toEqual(['hinged R2 Q2']);
});

it('leads from a first hall to a second, not back', () => {
  const links = between(['L', 'H', 'H2']);
  expect(links).toContain('cased L H');
  expect(links).toContain('cased L/H H2');
});
