import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { DraggingProps } from './board-dragging.tsx';
import { BoardPartsContext, useBoardParts } from './board-parts.ts';

// Follows by itself, once the cards are drawn. A file that is lost on its way takes no board away: the menu of each card moves it, too.
const BoardDragging = lazy(() =>
  import('./board-dragging.tsx').then(
    (file) => ({ default: file.BoardDragging }),
    () => ({ default: () => <></> }),
  ),
);

const Columns = chakra('div', {
  base: {
    // `relative`, so that content for screen readers only scrolls with it and does not widen the page.
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    // As narrow as a card may be, so that a finger sees that there is more to the right.
    gridAutoColumns: { base: 'minmax(11rem, 16rem)', xl: 'minmax(11rem, 20rem)' },
    columnGap: '2',
    // As high as the window at most: it scrolls both ways, so that the heads of its columns stay in sight.
    maxH: { base: 'calc(100dvh - 7rem)', md: 'calc(100dvh - 8rem)' },
    overflow: 'auto',
    pb: '2',
    _print: { maxH: 'none', overflow: 'visible' },
    scrollSnapType: { base: 'x proximity', sm: 'none' },
  },
  variants: {
    // Seven of them stand side by side in a window of 1280 pixels.
    slim: { true: { gridAutoColumns: { xl: 'minmax(8rem, 20rem)' } } },
  },
});

interface BoardProps extends DraggingProps {
  readonly label: string;
  /** Narrower columns in a wide window, where all of them fit. */
  readonly slim?: boolean;
  readonly children: ReactNode;
}

/** Columns of cards that are dragged with a mouse, a finger or the keyboard. */
export const Board = ({ label, slim, children, ...dragging }: BoardProps) => {
  const parts = useBoardParts();
  const columns = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // Where they do not all fit, the first one with cards is the first in sight.
    const board = columns.current;
    const first = board?.querySelector<HTMLElement>(':scope > :has(article)');
    if (board && first) board.scrollLeft = first.offsetLeft;
  }, []);
  return (
    <>
      <BoardPartsContext value={parts}>
        <Columns ref={columns} slim={slim ?? false} role="group" aria-label={label} tabIndex={0}>
          {children}
        </Columns>
      </BoardPartsContext>
      <Suspense>
        <BoardDragging parts={parts} {...dragging} />
      </Suspense>
    </>
  );
};
