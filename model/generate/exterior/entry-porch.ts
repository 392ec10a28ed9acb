import type { PorchPlace } from './porch-doors.ts';
import type { StyledPorch } from './styles.ts';
import type { Span } from './wall-side.ts';

/** Lengths and places of a porch are tried in steps of so many inches. */
const step = 6;
/** A porch of a share of the wall is at most so much longer than it must be, in parts of its least. */
const longer = { parts: 7, of: 4 } as const;
/** As far from the middle of the door as a porch may lie before its length changes instead. */
const maxOff = 36;
/** A post stands clear of a window by this. */
const post = 5;
const cutWindow = 120;
/** What speaks against a porch beside the middle of its door, for itself and for each inch. */
const offMiddle = { any: 60, inch: 4 } as const;

const even = (inches: number): number => 2 * Math.ceil(inches / 2);

/** The least, usual and greatest length of a porch on a wall. */
const lengthsOf = ({ length }: StyledPorch, wall: number): { min: number; usual: number; max: number } => {
  if ('min' in length)
    return {
      min: Math.min(length.min, wall),
      usual: Math.min(length.usual, wall),
      max: Math.min(length.max, wall),
    };
  const min = Math.min(wall, even((wall * length.parts) / length.of));
  return { min, usual: min, max: Math.min(wall, even((min * longer.parts) / longer.of)) };
};

const awayFrom = (middle: number, from: number, to: number): number => {
  const off = Math.abs(from + to - 2 * middle) >> 1;
  return off > 0 ? offMiddle.any + offMiddle.inch * off : 0;
};

const cuts = (edge: number, wall: number, windows: readonly Span[]): number =>
  edge > 0 && edge < wall && windows.some(({ from, to }) => edge > from - post && edge < to + post)
    ? cutWindow
    : 0;

/**
 * The covered porch of a style before the front door: as long as the style says, in the middle of the door where the wall
 * allows it, with no post before a window. Landings of other doors lie wholly under it or beside it.
 * @param others what lies before the other doors of the wall
 */
export const entryPorch = (
  porch: StyledPorch,
  entry: PorchPlace,
  wall: number,
  windows: readonly Span[],
  others: readonly PorchPlace[],
): PorchPlace => {
  const { min, usual, max } = lengthsOf(porch, wall);
  const middle = Math.floor((entry.from + entry.to) / 2);
  let best: { from: number; to: number; cost: number } | undefined;
  for (let length = min; length <= max; length = length < max ? Math.min(max, length + step) : max + 1)
    for (let off = -maxOff; off <= maxOff; off += step) {
      const from = Math.max(0, Math.min(wall - length, middle - (length >> 1) + off));
      const to = from + length;
      if (from > entry.from || to < entry.to) continue;
      if (others.some((other) => other.from < to && other.to > from && (other.from < from || other.to > to)))
        continue;
      const cost =
        Math.abs(length - usual) +
        awayFrom(middle, from, to) +
        cuts(from, wall, windows) +
        cuts(to, wall, windows);
      if (!best || cost < best.cost) best = { from, to, cost };
    }
  if (best) return { from: best.from, to: best.to, depth: porch.depth };
  // Landings on either side leave no such place: all of them under one roof.
  const from = Math.max(0, Math.min(wall - usual, middle - (usual >> 1)));
  const all = [{ from, to: from + usual }, entry, ...others];
  return {
    from: Math.min(...all.map((one) => one.from)),
    to: Math.max(...all.map((one) => one.to)),
    depth: porch.depth,
  };
};
