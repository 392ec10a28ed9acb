import type { Span } from './wall-side.ts';
import { movedTo, type WindowGroup } from './window-groups.ts';

/** A stretch of the street wall without an opening is no longer than this, a little less than the rule's 168; in inches. */
export const maxBlank = 164;
/** Smaller windows leave a wall blank; in square inches of the frame. */
const largeWindow = 1152;

const isLarge = ({ slot: { size } }: WindowGroup): boolean => size.width * size.height >= largeWindow;

/** The stretches of a wall without an opening that are too long. */
export const blanksIn = (groups: readonly WindowGroup[], doors: readonly Span[], length: number): Span[] => {
  const opened = [
    ...doors,
    ...groups.filter(isLarge).map(({ start, width }) => ({ from: start, to: start + width })),
    { from: length, to: length },
  ].toSorted((a, b) => a.from - b.from);
  return opened.flatMap(({ from }, index) => {
    const start = opened[index - 1]?.to ?? 0;
    return from - start > maxBlank ? [{ from: start, to: from }] : [];
  });
};

/** Inches that are too many, together. */
const excessOf = (blanks: readonly Span[]): number =>
  blanks.reduce((sum, { from, to }) => sum + to - from - maxBlank, 0);

/** Windows beside a stretch that is too long move toward it, where that leaves less of the wall blank. */
export const drawnTogether = (
  groups: readonly WindowGroup[],
  doors: readonly Span[],
  length: number,
): WindowGroup[] => {
  let found = [...groups];
  for (const blank of blanksIn(groups, doors, length)) {
    const excess = blank.to - blank.from - maxBlank;
    for (const [index, group] of groups.entries()) {
      const toward =
        group.start + group.width === blank.from ? excess : group.start === blank.to ? -excess : 0;
      if (toward === 0) continue;
      const moved = found.with(index, movedTo(group, group.start + toward));
      if (excessOf(blanksIn(moved, doors, length)) < excessOf(blanksIn(found, doors, length))) found = moved;
    }
  }
  return found;
};
