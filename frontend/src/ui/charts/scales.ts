import { nice, ticks } from 'd3-array';

/** About how many lines an axis has. */
const lines = 4;

/** From figures to places. */
export interface Scale {
  (value: number): number;
  /** The round figures at which lines are drawn, both ends among them. */
  readonly ticks: readonly number[];
}

/** A scale from figures to places, both ends made round. @param range where its ends are, in pixels */
export const linearScale = (min: number, max: number, range: readonly [number, number]): Scale => {
  const [from, end] = range;
  const [low, high] = nice(min, max, lines);
  const place = (value: number): number => from + ((value - low) / (high - low)) * (end - from);
  return Object.assign(place, { ticks: ticks(low, high, lines) });
};

/** Bands of one width side by side. */
export interface Bands {
  /** From one band's beginning to the next one's. */
  readonly step: number;
  readonly width: number;
  readonly start: (band: number) => number;
}

/** Divides a width into bands. @param inner, outer the room between them and before the first, as parts of a step */
export const bandScale = (
  count: number,
  [left, right]: readonly [number, number],
  { inner, outer }: { readonly inner: number; readonly outer: number },
): Bands => {
  const step = (right - left) / Math.max(1, count - inner + 2 * outer);
  const first = left + (right - left - step * (count - inner)) / 2;
  return { step, width: step * (1 - inner), start: (band) => first + step * band };
};
