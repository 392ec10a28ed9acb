import type { Plan } from '../plan/document.ts';

/** Made anew each time, because what is put into a document may be spoilt as well. */
const oddities = (): readonly unknown[] => [
  null,
  undefined,
  Number.NaN,
  Infinity,
  -1,
  0,
  0.5,
  1,
  7,
  160,
  2400,
  4800,
  -4800,
  1e308,
  2 ** 53,
  '',
  'outside',
  'hall',
  '__proto__',
  '<script>alert(1)</script>',
  '\u0000',
  [],
  {},
  [[]],
  [
    [0, 0],
    [9, 9],
  ],
  true,
  false,
];

type Holder = Record<string | number, unknown>;

/** Every object and list in a document. */
const holdersIn = (value: unknown): Holder[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Holder, ...Object.values(value).flatMap(holdersIn)];
};

/** Spoils a plan in a few places: wrong values, lost or repeated parts, numbers moved, floors whose corners are mixed. */
export const mangle = (plan: Plan, next: () => number): unknown => {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const times = 1 + Math.floor(next() * 6);
  // Half of the documents keep their types, so that they are measured.
  const typed = next() < 0.5;
  for (let i = 0; i < times; i++) {
    const holder = pick(holdersIn(plan).filter((one) => Object.keys(one).length > 0));
    const key = pick(Object.keys(holder));
    const value = holder[key];
    if (typeof value === 'number') holder[key] = Math.round(value + (next() - 0.5) * pick([4, 60, 4000]));
    else if (Array.isArray(value) && value.length > 0) {
      const at = Math.floor(next() * value.length);
      if (next() < 0.3) value.splice(at, 1);
      else if (next() < 0.5) value.push(...value.slice(0, 1 + at));
      else value.sort(() => next() - 0.5);
    } else if (typed) continue;
    if (!typed && next() < 0.5) holder[key] = pick(oddities());
  }
  return plan;
};
