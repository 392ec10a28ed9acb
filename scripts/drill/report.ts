import type { EmbeddedPostgres } from '../../backend/src/platform/embedded-postgres/embedded-postgres.ts';

/** One row of a drill's results. */
export interface Row {
  readonly what: string;
  readonly came: string;
  /** What must hold, if anything must. */
  readonly goal?: string;
  readonly held?: boolean;
}

export interface DrillSurroundings {
  readonly postgres: EmbeddedPostgres;
  /** Where the drill's servers keep files; removed after the drill. */
  readonly dataDir: string;
  /** The arguments after the drill's name. */
  readonly given: string[];
  readonly say: (line: string) => void;
}

export type Drill = (surroundings: DrillSurroundings) => Promise<readonly Row[]>;

export const printed = (rows: readonly Row[]): string =>
  [
    '',
    '| what | came | goal | held |',
    '|---|---:|---|---|',
    ...rows.map(
      ({ what, came, goal = '', held }) =>
        `| ${what} | ${came} | ${goal} | ${held === undefined ? '' : held ? 'yes' : '**no**'} |`,
    ),
    '',
  ].join('\n');

/** That of all these none went wrong. If there were none at all, nothing was examined, and it does not hold. */
export const noneOf = (all: number, what: string, wrong: number): Row => ({
  what: `${all} ${what}`,
  came: String(wrong),
  goal: '0 of at least one',
  held: all > 0 && wrong === 0,
});

/** @param part from 0 to 1 */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN;

/** The slope of the best-fitting line, in units of y per unit of x. */
export const slope = (points: readonly (readonly [x: number, y: number])[]): number => {
  const middle = (index: 0 | 1): number =>
    points.reduce((sum, point) => sum + point[index], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  const [over, under] = points.reduce(([a, b], [px, py]) => [a + (px - x) * (py - y), b + (px - x) ** 2], [
    0, 0,
  ] as [number, number]);
  return under === 0 ? 0 : over / under;
};
