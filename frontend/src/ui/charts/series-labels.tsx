import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** Below this width the names are in a list under the drawing, which needs all its width for itself. */
const directFrom = 420;
const rowHeight = 18;
const wordWidth = (name: string): number => Math.ceil(7.6 * name.length);

/** The room that the names need on the right of the drawing; 0 if they belong below it. */
export const labelRoom = (names: readonly string[], width: number): number => {
  if (names.length < 2 || width < directFrom) return 0;
  const room = 24 + Math.max(...names.map(wordWidth));
  return room > width / 3 ? 0 : room;
};

/**
 * Moves labels apart, so that none covers another, keeping their order.
 * @param wanted where each would be best
 * @param floor the lowest place there is
 */
export const spreadLabels = (wanted: readonly number[], floor: number): number[] => {
  const order = [...wanted.keys()].sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = wanted.map(() => 0);
  let last = -Infinity;
  for (const index of order) placed[index] = last = Math.max(wanted[index] ?? 0, last + rowHeight);
  let limit = floor;
  for (const index of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? 0, limit);
    limit = (placed[index] ?? 0) - rowHeight;
  }
  return placed;
};

interface DirectLabelsProps {
  readonly names: readonly string[];
  /** Where the labels begin, and where each belongs. */
  readonly x: number;
  readonly wanted: readonly number[];
  readonly floor: number;
  /** Draws the mark of a series in a box of 16 by 12 pixels. */
  readonly mark: (series: number) => ReactNode;
}

const Name = chakra('text', { base: { fill: 'ink', fontSize: '0.8125rem' } });

/** The names of the series beside what they name, inside the svg. */
export const DirectLabels = ({ names, x, wanted, floor, mark }: DirectLabelsProps) =>
  spreadLabels(wanted, floor).map((y, series) => (
    <g key={series} data-label>
      <g transform={`translate(${x} ${y - 6})`}>{mark(series)}</g>
      <Name x={x + 20} y={y} dy="0.32em">
        {names[series]}
      </Name>
    </g>
  ));

/** The names of the series in a list, where there is no room beside the drawing. */
export const ChartLegend = ({
  names,
  mark,
}: {
  readonly names: readonly string[];
  readonly mark: (series: number) => ReactNode;
}) => (
  <chakra.ul
    aria-label="Legend"
    display="flex"
    flexWrap="wrap"
    columnGap="5"
    rowGap="1.5"
    listStyle="none"
    textStyle="fine"
  >
    {names.map((name, series) => (
      <chakra.li key={name} display="inline-flex" alignItems="center" gap="2">
        <svg width="16" height="12" aria-hidden="true">
          {mark(series)}
        </svg>
        {name}
      </chakra.li>
    ))}
  </chakra.ul>
);
