import { expect, it } from 'vitest';
import { described, mutated, mutationsOf } from './mutations.ts';

const mutantsOf = (source: string): readonly string[] =>
  mutationsOf('a.ts', source).map((mutation) => mutated(source, mutation));

it.each([
  ['a < b', ['a <= b']],
  ['a >= b', ['a > b']],
  ['a === b', ['a !== b']],
  ['a && b || c', ['a && b && c', 'a || b || c']],
  ['a * b - c', ['a * b + c', 'a / b - c']],
  ['f(9, true)', ['f(10, true)', 'f(9, false)']],
  ['const c = !(a)', ['const c = ((a))']],
  ['if (a) throw b; c', ['; c']],
  ['if (a) { return b; }', [';']],
  ['if (a) return b; else c', []],
  ['await save(a)', [';']],
  ['const d = await save(a)', []],
  ["'a < 1' + b + `c`", []],
  ['type A = 1 | true', []],
  ['class A { @B(1) c() {} }', []],
])('%s becomes %j', (source, mutants) => {
  expect([...mutantsOf(source)].toSorted()).toEqual(mutants.toSorted());
});

it('says where a mutation is', () => {
  const source = 'const a = 1;\nif (\n  b\n) throw c;\n';
  expect(mutationsOf('a.ts', source).map((mutation) => described(source, mutation))).toEqual([
    'a.ts:1: 1 → 2   in   const a = 1;',
    'a.ts:2: without if ( b ) throw c;   in   if (',
  ]);
});
