import { chakra } from '@chakra-ui/react/styled-system';
import type { Box } from '@hearthline/model/plan/document.ts';

const Label = chakra('g', {
  base: {
    pointerEvents: 'none',
    '& rect': { fill: 'ink' },
    '& text': { fill: 'paper', fontWeight: '600' },
  },
});

interface DragLabelProps {
  readonly lines: readonly string[];
  /** What is dragged, on the sheet. */
  readonly at: Box;
  /** The part of the sheet that is seen. */
  readonly within: Box;
  /** Inches per pixel. */
  readonly unit: number;
}

const lineHeight = 19;

/** How far something has been dragged and how large the rooms are now, beside it. */
export const DragLabel = ({ lines, at, within, unit }: DragLabelProps) => {
  const wide = (20 + 7.4 * Math.max(0, ...lines.map(({ length }) => length))) * unit;
  const high = (10 + lineHeight * lines.length) * unit;
  const x = Math.max(within.x, Math.min(at.x + at.w / 2 - wide / 2, within.x + within.w - wide));
  const above = at.y - high - 10 * unit;
  const y = above >= within.y ? above : Math.min(at.y + at.h + 10 * unit, within.y + within.h - high);
  return (
    <Label aria-hidden>
      <rect x={x} y={y} width={wide} height={high} rx={6 * unit} />
      {lines.map((line, index) => (
        <text
          key={index}
          x={x + wide / 2}
          y={y + (20 + lineHeight * index) * unit}
          style={{ fontSize: `${13.5 * unit}px` }}
          textAnchor="middle"
        >
          {line}
        </text>
      ))}
    </Label>
  );
};
