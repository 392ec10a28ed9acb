import { targetOf, type CaseName, type Transport } from '../../bench/cases.ts';
import type { Scratch } from '../../bench/data.ts';
import type { Target } from '../../bench/load.ts';

/** Twenty requests in the proportions of office work: one in ten writes. */
const mix: readonly (readonly [CaseName, Transport, times: number])[] = [
  ['first page', 'REST', 4],
  ['first page', 'GraphQL', 3],
  ['middle page', 'GraphQL', 1],
  ['by id', 'REST', 3],
  ['by id', 'GraphQL', 3],
  ['search, 1 in 1000', 'GraphQL', 2],
  ['status filter', 'REST', 2],
  ['create', 'REST', 1],
  ['create', 'GraphQL', 1],
];

/** The requests of the mix, with those of one kind spread out evenly. */
export const officeWork = (
  url: string,
  headers: Record<string, string>,
  scratch: Scratch,
): readonly Target[] => {
  const all = mix.flatMap(([name, transport, times]) =>
    Array.from({ length: times }, (_, turn) => ({
      place: (turn + 0.5) / times,
      target: targetOf(name, transport, { limit: url, GraphQL: url, REST: url }, headers, scratch),
    })),
  );
  return all.toSorted((a, b) => a.place - b.place).map(({ target }) => target);
};
