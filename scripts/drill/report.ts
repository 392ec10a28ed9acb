/** One result of a drill. */
export interface Figure {
  readonly name: string;
  readonly value: string;
  /** The same of the bare server that it was measured beside, and how much of it the product needs. */
  readonly beside?: string;
  /** What must hold, if anything must. */
  readonly goal?: string;
  readonly met?: boolean;
}

/** A table in Markdown. */
export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| figure | value | bare server | goal | met |',
    '|---|---:|---:|---|---|',
    ...figures.map(
      ({ name, value, beside = '', goal = '', met }) =>
        `| ${name} | ${value} | ${beside} | ${goal} | ${met === undefined ? '' : met ? 'yes' : '**no**'} |`,
    ),
  ].join('\n');

/** A figure that must be so, compared as texts. */
export const exactly = (name: string, value: unknown, goal: unknown): Figure => ({
  name,
  value: String(value),
  goal: String(goal),
  met: String(value) === String(goal),
});

/** A figure that must stay under a number. @param unit printed behind both, as in ` ms` */
export const under = (name: string, value: number, goal: number, unit: string): Figure => ({
  name,
  value: `${value.toFixed(1)}${unit}`,
  goal: `under ${goal}${unit}`,
  met: value < goal,
});

/** That of all these none went wrong. If there were none at all, nothing was examined, and it does not hold. */
export const noneOf = (all: number, what: string, wrong: number): Figure => ({
  name: `${all} ${what}`,
  value: String(wrong),
  goal: '0 of at least one',
  met: all > 0 && wrong === 0,
});

/** @param share from 0 to 1 */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN;

/** The slope of the best-fitting line, in units of y per unit of x. */
export const slope = (points: readonly (readonly [x: number, y: number])[]): number => {
  const [meanX, meanY] = [0, 1].map(
    (axis) => points.reduce((sum, point) => sum + (point[axis] ?? 0), 0) / points.length,
  ) as [number, number];
  const covariance = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  const variance = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  return variance === 0 ? 0 : covariance / variance;
};
