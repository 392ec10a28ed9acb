import { columnWidths } from '@hearthline/rules/column-layout.ts';
import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';

interface ColumnResizerProps {
  /** Its width now, in pixels. */
  readonly width: number;
  /** Called while the pointer moves: the width to show. */
  readonly onResize: (width: number) => void;
  /** Called when a width is to be kept. */
  readonly onKeep: (width: number) => void;
}

const Handle = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: '0',
    insetInlineEnd: '0',
    width: '2.5',
    cursor: 'col-resize',
    touchAction: 'none',
    display: { base: 'none', md: 'block' },
    _after: {
      content: '""',
      position: 'absolute',
      insetBlock: '2',
      insetInlineEnd: '1px',
      width: '1px',
      bg: 'line',
    },
    '&:is(:hover, :focus-visible, [data-dragged])::after': { bg: 'pine', width: '2px' },
    _focusVisible: { outlineOffset: '-2px' },
    _print: { display: 'none' },
  },
});

/** Pixels per press of an arrow key. */
const step = 16;

/** The edge of a column's head that changes its width: dragged with the pointer, moved by the arrow keys. */
export const ColumnResizer = ({ width, onResize, onKeep }: ColumnResizerProps) => {
  const from = useRef<{ readonly x: number; readonly width: number } | null>(null);
  const widthAt = (event: PointerEvent): number =>
    from.current ? from.current.width + event.clientX - from.current.x : width;
  const start = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.dataset['dragged'] = '';
    from.current = { x: event.clientX, width };
  };
  const end = (event: PointerEvent<HTMLElement>): void => {
    if (!from.current) return;
    onKeep(widthAt(event));
    from.current = null;
    delete event.currentTarget.dataset['dragged'];
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const change = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (!change) return;
    event.preventDefault();
    onKeep(width + change);
  };
  return (
    <Handle
      role="separator"
      aria-orientation="vertical"
      aria-label="Column width"
      aria-valuenow={width}
      aria-valuemin={columnWidths.min}
      aria-valuemax={columnWidths.max}
      tabIndex={0}
      onPointerDown={start}
      onPointerMove={(event) => from.current && onResize(widthAt(event))}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={onKeyDown}
    />
  );
};
