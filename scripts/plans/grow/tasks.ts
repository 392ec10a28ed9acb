// What the plan book is grown for: which rooms, in which sizes, in which arrangements.
import type { ArrangementKind, WidthClass } from '../../../model/plan/document.ts';
import type { Task } from './grow.ts';

type Size = readonly [depth: number, length: number];
interface Cell {
  readonly width: WidthClass;
  readonly rooms: readonly (readonly [beds: number, baths: number])[];
  readonly sizes: readonly Size[];
  readonly arrangements: readonly ArrangementKind[];
}

const cells: readonly Cell[] = [
  { width: 'single', rooms: [[1, 1]], sizes: [[160, 396], [160, 432], [160, 480], [192, 420], [192, 480], [192, 540]], arrangements: ['one-wing', 'galley', 'cottage', 'porch-end'] },
  { width: 'single', rooms: [[1, 1.5]], sizes: [[192, 480], [182, 540]], arrangements: ['one-wing', 'galley', 'porch-end', 'cottage'] },
  { width: 'single', rooms: [[2, 1]], sizes: [[160, 528], [160, 576], [160, 640], [192, 480], [192, 540], [192, 600]], arrangements: ['one-wing', 'split', 'galley', 'cottage', 'porch-end'] },
  { width: 'single', rooms: [[2, 1.5]], sizes: [[182, 600], [192, 576]], arrangements: ['one-wing', 'split', 'galley', 'porch-end'] },
  { width: 'single', rooms: [[2, 2]], sizes: [[160, 672], [192, 630], [182, 672]], arrangements: ['split', 'two-suites', 'galley', 'porch-end', 'one-wing'] },
  { width: 'single', rooms: [[3, 1], [3, 1.5]], sizes: [[182, 744], [192, 696]], arrangements: ['one-wing', 'split', 'galley', 'porch-end'] },
  { width: 'single', rooms: [[3, 2]], sizes: [[160, 792], [160, 912], [192, 750], [182, 792], [182, 912]], arrangements: ['split', 'one-wing', 'galley', 'porch-end'] },
  { width: 'single', rooms: [[4, 2]], sizes: [[192, 912], [192, 864]], arrangements: ['split', 'one-wing', 'galley', 'porch-end'] },
  { width: 'double', rooms: [[1, 1]], sizes: [[160, 420], [160, 480]], arrangements: ['one-wing', 'cottage', 'rear-living', 'porch-end'] },
  { width: 'double', rooms: [[2, 1], [2, 1.5]], sizes: [[160, 480], [160, 540]], arrangements: ['one-wing', 'split', 'cottage', 'foyer-wings', 'rear-living', 'porch-end'] },
  { width: 'double', rooms: [[2, 2]], sizes: [[160, 480], [160, 504], [160, 576]], arrangements: ['split', 'two-suites', 'foyer-wings', 'rear-living', 'porch-end', 'one-wing'] },
  { width: 'double', rooms: [[2, 2.5]], sizes: [[160, 588]], arrangements: ['split', 'two-suites', 'foyer-wings', 'rear-living'] },
  { width: 'double', rooms: [[3, 1], [3, 1.5]], sizes: [[160, 588]], arrangements: ['split', 'one-wing', 'foyer-wings', 'rear-living', 'porch-end'] },
  { width: 'double', rooms: [[3, 2]], sizes: [[160, 528], [160, 576], [160, 624], [160, 672], [160, 720], [160, 792], [182, 590], [182, 672]], arrangements: ['split', 'foyer-wings', 'rear-living', 'porch-end', 'one-wing', 'cottage'] },
  { width: 'double', rooms: [[3, 2.5], [3, 3]], sizes: [[160, 672], [160, 744]], arrangements: ['split', 'foyer-wings', 'rear-living', 'two-suites', 'porch-end'] },
  { width: 'double', rooms: [[4, 2]], sizes: [[160, 720], [160, 792], [182, 700]], arrangements: ['split', 'foyer-wings', 'rear-living', 'porch-end', 'one-wing'] },
  { width: 'double', rooms: [[4, 2.5]], sizes: [[160, 912], [160, 804]], arrangements: ['split', 'foyer-wings', 'rear-living', 'two-suites'] },
  { width: 'double', rooms: [[4, 3], [4, 3.5]], sizes: [[160, 876], [182, 828]], arrangements: ['split', 'foyer-wings', 'rear-living', 'two-suites'] },
  { width: 'double', rooms: [[5, 2], [5, 2.5]], sizes: [[160, 888], [182, 876]], arrangements: ['split', 'foyer-wings', 'rear-living'] },
  { width: 'double', rooms: [[5, 3], [5, 3.5]], sizes: [[160, 912], [182, 900]], arrangements: ['split', 'foyer-wings', 'rear-living', 'two-suites'] },
  { width: 'triple', rooms: [[3, 2]], sizes: [[154, 672]], arrangements: ['split', 'foyer-wings', 'rear-living'] },
  { width: 'triple', rooms: [[3, 2.5], [3, 3]], sizes: [[154, 700]], arrangements: ['split', 'foyer-wings', 'rear-living'] },
  { width: 'triple', rooms: [[4, 2.5], [4, 3], [4, 3.5]], sizes: [[154, 792]], arrangements: ['split', 'foyer-wings', 'rear-living'] },
  { width: 'triple', rooms: [[5, 3], [5, 3.5]], sizes: [[154, 876]], arrangements: ['split', 'foyer-wings', 'rear-living'] },
];

/** All tasks, so ordered that every cell has some before any has all. */
export const tasks: readonly Omit<Task, 'seconds' | 'seed'>[] = cells
  .flatMap(({ width, rooms, sizes, arrangements }) =>
    rooms.flatMap(([beds, baths]) =>
      arrangements.flatMap((arrangement, kind) =>
        sizes.map(([depth, length], size) => ({ rank: (kind + size * 3) % 11, task: { width, beds, baths, arrangement, depth, length } })),
      ),
    ),
  )
  .toSorted((a, b) => a.rank - b.rank)
  .map(({ task }) => task);
