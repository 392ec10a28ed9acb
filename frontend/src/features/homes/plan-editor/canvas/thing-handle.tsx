import { chakra } from '@chakra-ui/react/styled-system';
import type { Box } from '@hearthline/model/plan/document.ts';
import type { KeyboardEvent } from 'react';
import type { Thing } from './things.ts';
import type { DragHandlers } from './use-drag.ts';

const Handle = chakra('g', {
  base: {
    cursor: 'grab',
    outline: 'none',
    WebkitTapHighlightColor: 'transparent',
    '& .edge': { fill: 'transparent', stroke: 'transparent' },
    '&:hover .edge': { stroke: 'emberText' },
    '&[aria-pressed=true] .edge': {
      stroke: 'emberText',
      fill: 'color-mix(in srgb, currentColor 16%, transparent)',
    },
    '&:focus-visible .edge': { stroke: 'focus' },
    color: 'emberText',
  },
});

interface ThingHandleProps {
  readonly thing: Thing;
  /** Where it lies on the sheet. */
  readonly box: Box;
  /** Inches per pixel. */
  readonly unit: number;
  readonly selected: boolean;
  readonly handlers: DragHandlers;
  readonly onSelect: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** What the keys do, for screen readers. */
  readonly help: string;
}

/** In pixels, the least that a finger or a mouse is given to take hold of. */
const minGrip = 16;

/** Without this, browsers take a finger's drag for scrolling, whatever `touch-action` says on a shape. */
const holdTouches = (element: SVGGElement): (() => void) => {
  const hold = (event: TouchEvent): void => event.preventDefault();
  element.addEventListener('touchstart', hold, { passive: false });
  return () => element.removeEventListener('touchstart', hold);
};

/** What can be taken hold of: invisible over the drawing, framed when pointed at, chosen or reached with the Tab key. */
export const ThingHandle = ({
  thing,
  box,
  unit,
  selected,
  handlers,
  onSelect,
  onKeyDown,
  help,
}: ThingHandleProps) => {
  const grip = minGrip * unit;
  const [wide, high] = [Math.max(box.w, grip), Math.max(box.h, grip)];
  return (
    <Handle
      ref={selected ? holdTouches : undefined}
      role="button"
      tabIndex={0}
      data-thing={thing.id}
      aria-label={thing.name}
      aria-pressed={selected}
      aria-describedby={help}
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <rect
        x={box.x - (wide - box.w) / 2}
        y={box.y - (high - box.h) / 2}
        width={wide}
        height={high}
        fill="transparent"
      />
      <rect
        className="edge"
        x={box.x - 1.5 * unit}
        y={box.y - 1.5 * unit}
        width={box.w + 3 * unit}
        height={box.h + 3 * unit}
        strokeWidth={2.5 * unit}
        rx={2 * unit}
      />
    </Handle>
  );
};
