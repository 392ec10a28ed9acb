import { expect, it } from 'vitest';
import type { Wish } from '../plan/document.ts';
import { designOf } from './designs.ts';
import { queryOf } from './query.ts';

const wish: Wish = {
  beds: ['king', 'queen', 'full', 'twin'],
  baths: 2.5,
  width: 'double',
  length: 66,
  squareFeet: 1800,
  kitchen: 'closed',
  entry: 'utility',
  primaryApart: true,
  office: true,
  porch: true,
  accessible: true,
};

it.each([
  '',
  '1',
  '2',
  '3.qq4d.d1.k0.n00',
  '1.qq4d.000.k0.1',
  '1.qq0d.000.k0',
  '1.qq4d.0-0.k0',
  `1.qq4d.${'0'.repeat(5000)}.k0`,
  '1.qq4d.000.k0\n',
  '../1.qq4d.000.k0',
  '2.qf4d.d0.dc.n00',
  '2.qf4d.d1.dc',
  '2.qf4d..dc.n00',
  '2.qf4d.d1.zz.n00',
  '2.qf4d.d1.0dc.n00',
  '2.qf4d.d1.dc.n99',
  '2.qf4d.d1.dc.n00\n',
  `2.qf4d.d1.dc.n00~${'m'.repeat(5000)}`,
  '__proto__',
])('knows no design of the forged code %j', (code) => {
  expect(designOf(code)).toBeUndefined();
});

it('writes a wish as the parameters of an address', () => {
  expect(queryOf({ beds: ['queen', 'twin'], baths: 1.5, width: 'single' })).toBe(
    'beds=queen,twin&baths=1.5&width=single',
  );
  expect(queryOf(wish)).toContain(
    '&length=66&squareFeet=1800&kitchen=closed&entry=utility&primaryApart=true',
  );
});
