import { expect, it } from 'vitest';
import { described, mutated, mutationsOf } from './mutations.ts';
import { sample, seeded } from './sample.ts';

const mutantsOf = (source: string): readonly string[] =>
  mutationsOf('a.ts', source).map((mutation) => mutated(source, mutation));

it('a comparison, a connective and a calculation become their neighbors', () => {
  expect(mutantsOf('a < b')).toEqual(['a <= b']);
  expect(mutantsOf('a >= b')).toEqual(['a > b']);
  expect(mutantsOf('a === b')).toEqual(['a !== b']);
  expect(mutantsOf('a && b || c')).toEqual(['a && b && c', 'a || b || c']);
  expect(mutantsOf('a + b')).toEqual(['a - b']);
  expect(mutantsOf('a * b')).toEqual(['a / b']);
});

it('numbers, booleans and negations change', () => {
  expect(mutantsOf('f(9, true, false)')).toEqual(
    expect.arrayContaining(['f(10, true, false)', 'f(9, false, false)', 'f(9, true, true)']),
  );
  expect(mutantsOf('const c = !(a)')).toEqual(['const c = ((a))']);
});

it('guards and calls made for their effect are left out, other branches are not', () => {
  expect(mutantsOf('if (a) throw b; c')).toEqual(['; c']);
  expect(mutantsOf('if (a) { return b; }')).toEqual([';']);
  expect(mutantsOf('if (a) return b; else c')).toEqual([]);
  expect(mutantsOf('await save(a)')).toEqual([';']);
  expect(mutantsOf('const d = await save(a)')).toEqual([]);
});

it('texts, types, imports and decorators stay', () => {
  expect(mutantsOf("'a < 1' + b + `c`")).toEqual([]);
  expect(mutantsOf('type A = 1 | true')).toEqual([]);
  expect(mutantsOf("import a from 'a'")).toEqual([]);
  expect(mutantsOf('class A { @B(1) c() {} }')).toEqual([]);
  expect(mutantsOf('const a = <T,>(b: 1): false => b')).toEqual([]);
});

it('says where a mutation is', () => {
  const source = 'const a = 1;\nif (\n  b\n) throw c;\n';
  expect(mutationsOf('a.ts', source).map((mutation) => described(source, mutation))).toEqual([
    'a.ts:1: 1 → 2   in   const a = 1;',
    'a.ts:2: without if ( b ) throw c;   in   if (',
  ]);
});

it('the same seed takes the same sample, another one another', () => {
  const all = Array.from({ length: 100 }, (_, index) => index);
  const taken = sample(all, 10, seeded(1));
  expect(taken).toHaveLength(10);
  expect(new Set(taken).size).toBe(10);
  expect(taken).toEqual(taken.toSorted((a, b) => a - b));
  expect(sample(all, 10, seeded(1))).toEqual(taken);
  expect(sample(all, 10, seeded(2))).not.toEqual(taken);
  expect(sample(all, 1000, seeded(1))).toEqual(all);
});
