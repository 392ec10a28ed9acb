import { checkPlan } from '../../model/check/check-plan.ts';
import { designOf, designsFor } from '../../model/designs/designs.ts';
import { sequence } from '../../model/random.ts';
import { widthClasses, type BedKind, type WidthClass, type Wish } from '../../model/plan/document.ts';

const baths = [1, 1.5, 2, 2.5, 3, 3.5] as const;
const wanted = 3;

/** The wishes of one width, number of bedrooms and number of baths, with different beds. */
export interface Cell {
  readonly width: WidthClass;
  readonly name: string;
  /** Requests that were answered with so many designs. */
  readonly counts: number[];
  /** Processor time of each request, in ms. */
  readonly times: number[];
}

/** The beds of a wish: the same for the same count and seed. */
const bedsOf = (count: number, seed: number): BedKind[] => {
  const next = sequence(`beds ${count} ${seed}`);
  const kinds: readonly BedKind[] = ['queen', 'full', 'twin', 'queen'];
  return Array.from({ length: count }, (_, index) =>
    index === 0 ? (next() < 0.5 ? 'king' : 'queen') : (kinds[Math.floor(next() * kinds.length)] ?? 'queen'),
  );
};

/** The value below which so large a share of the values lies. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** A share, as in `97.5 %`. */
export const percent = (part: number, whole: number): string =>
  `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** What a matrix came to. */
export interface MatrixFigures {
  readonly wishes: number;
  /** Wishes that were answered with a design, and with three. */
  readonly built: number;
  readonly full: number;
  readonly plans: number;
  /** Plans that break a rule of level `error`, and codes that do not give their plan again. */
  readonly broken: number;
  readonly unlike: number;
  /** Processor time for three designs where there are any, in ms. */
  readonly times: readonly number[];
}

interface Extent {
  readonly seeds: number;
  readonly beds: readonly [least: number, most: number];
  readonly widths: readonly WidthClass[];
}

/** Makes designs for the wishes of one cell and checks each. */
const runCell = (width: WidthClass, count: number, bath: number, seeds: number) => {
  const cell: Cell = { width, name: `${width} ${count} bed ${bath} bath`, counts: [0, 0, 0, 0], times: [] };
  let [plans, broken, unlike] = [0, 0, 0];
  for (let seed = 0; seed < seeds; seed++) {
    const wish: Wish = { beds: bedsOf(count, seed), baths: bath, width };
    const before = process.cpuUsage().user;
    const { designs } = designsFor(wish, seed, wanted);
    cell.times.push((process.cpuUsage().user - before) / 1000);
    cell.counts[designs.length] = (cell.counts[designs.length] ?? 0) + 1;
    for (const { plan, code } of designs) {
      plans++;
      if (checkPlan(plan, wish).some(({ level }) => level === 'error')) broken++;
      if (seed % 10 === 0 && JSON.stringify(designOf(code)?.plan) !== JSON.stringify(plan)) unlike++;
    }
  }
  return { cell, plans, broken, unlike };
};

/** Every wish of the matrix. @param onCell called after each cell */
export const measureMatrix = (
  { seeds, beds: [least, most], widths }: Extent,
  onCell: (cell: Cell) => void = () => undefined,
): MatrixFigures => {
  const figures = { wishes: 0, built: 0, full: 0, plans: 0, broken: 0, unlike: 0, times: [] as number[] };
  for (const width of widthClasses.filter((one) => widths.includes(one)))
    for (let count = least; count <= most; count++)
      for (const bath of baths) {
        const { cell, plans, broken, unlike } = runCell(width, count, bath, seeds);
        const [none = 0, , , three = 0] = cell.counts;
        figures.wishes += seeds;
        figures.built += seeds - none;
        figures.full += three;
        figures.plans += plans;
        figures.broken += broken;
        figures.unlike += unlike;
        if (none < seeds) figures.times.push(...cell.times);
        onCell(cell);
      }
  return figures;
};
